//! What several tests, and the benches and examples that go with them, need alike:
//! where puzzles lie, runs that nobody stops, and slow, obviously right solvers.

// Whoever includes it needs only a part of it.
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

/// The project's own puzzles of a family.
pub fn corpus(family: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(family)
}

/// Larger sets of a family that not every clone has beside it.
pub fn data(family: &str) -> PathBuf {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    std::env::var_os("TEKA_DATA").map_or_else(beside, PathBuf::from).join(family)
}

/// The files of a folder that hold puzzles, in order; none where there is no such folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.is_file() && path.extension().is_some_and(|end| end != "md"));
    files.sort();
    files
}

/// Runs what nobody watches or limits.
pub fn unstopped<T>(run: impl FnOnce(&mut Control) -> Result<T, Stop>) -> T {
    within(None, run).unwrap()
}

/// Runs within so many nodes.
pub fn within<T>(nodes: Option<u64>, run: impl FnOnce(&mut Control) -> T) -> T {
    run(&mut Control::new(Limits { nodes, bytes: None }, &mut Unwatched))
}
