//! The same question put to OR-tools CP-SAT.

use std::path::Path;
use std::process::Command;

/// The mean of CP-SAT in microseconds on the course's puzzles, if it is at hand.
pub fn cp_sat() -> Option<f64> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/peers/calcudoku_cpsat.py");
    let folder = super::puzzles::data().join("course");
    let output = Command::new("python3").arg(script).arg(folder).output().ok()?;
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    answer["mean_us"].as_f64()
}
