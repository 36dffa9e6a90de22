//! Solves the same puzzles with OR-Tools CP-SAT.

use std::path::Path;
use std::process::Command;

/// The modes in which CP-SAT runs, and what each one proves.
pub const QUESTIONS: [(&str, &str); 3] = [
    ("first", "first solution only, nothing proved"),
    ("enumerate", "uniqueness proved by listing all"),
    ("forbid", "uniqueness proved by solving twice"),
];

/// Returns the times of CP-SAT in microseconds per puzzle, each the fastest of `passes` runs.
/// Returns `None` if CP-SAT is not installed.
pub fn cp_sat(passes: usize) -> Option<serde_json::Value> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/peers/calcudoku_cpsat.py");
    let folder = super::support::data("calcudoku").join("course");
    let passes = ["--passes".into(), passes.to_string()];
    let output = Command::new("python3").arg(script).arg(folder).args(passes).output().ok()?;
    serde_json::from_slice(&output.stdout).ok()
}
