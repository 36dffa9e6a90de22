//! Helpers shared by the tests, benches and examples: the folders of puzzles, unlimited runs and
//! simple reference solvers.

// Each test, bench or example uses only some of these helpers.
#![allow(dead_code)]

pub mod arithmetic;
pub mod calcudoku;
pub mod one_line;
pub mod queens;
pub mod random_calcudoku;
pub mod random_packing;
pub mod reading;
pub mod replay;
pub mod rush_hour;
pub mod watching;

use std::fs;
use std::path::{Path, PathBuf};

use teka_core::control::{Control, Limits, Stop, Unwatched};

/// Returns the folder of a family in the corpus of the project.
pub fn corpus(family: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(family)
}

/// Returns the folder of the larger sets of a family, which not every checkout has.
pub fn data(family: &str) -> PathBuf {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    std::env::var_os("TEKA_DATA").map_or_else(beside, PathBuf::from).join(family)
}

/// Returns the puzzle files of a folder in order. The list is empty if the folder does not exist.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.is_file() && path.extension().is_some_and(|end| end != "md"));
    files.sort();
    files
}

/// Runs without an observer or limits.
pub fn unstopped<T>(run: impl FnOnce(&mut Control) -> Result<T, Stop>) -> T {
    within(None, run).unwrap()
}

/// Runs with a node limit.
pub fn within<T>(nodes: Option<u64>, run: impl FnOnce(&mut Control) -> T) -> T {
    run(&mut Control::new(Limits { nodes, bytes: None }, &mut Unwatched))
}
