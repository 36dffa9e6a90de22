//! The same puzzles put to OR-tools CP-SAT.

use std::path::Path;
use std::process::Command;

/// How CP-SAT is asked, and what that proves.
pub const QUESTIONS: [(&str, &str); 3] = [
    ("first", "first solution only, nothing proved"),
    ("enumerate", "uniqueness proved by listing all"),
    ("forbid", "uniqueness proved by solving twice"),
];

/// What CP-SAT took, in microseconds a puzzle, each the best of `passes`; none if it is
/// not at hand.
pub fn cp_sat(passes: usize) -> Option<serde_json::Value> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/peers/calcudoku_cpsat.py");
    let folder = super::support::data("calcudoku").join("course");
    let passes = ["--passes".into(), passes.to_string()];
    let output = Command::new("python3").arg(script).arg(folder).args(passes).output().ok()?;
    serde_json::from_slice(&output.stdout).ok()
}
