//! The files of boards in one line each.

use std::path::PathBuf;

use teka_core::puzzles::rush_hour::Puzzle;

use crate::one_line::one_line;

/// A board with the words around it.
pub struct Known {
    pub words: Vec<String>,
    pub puzzle: Puzzle,
}

/// The lines of a file of the data, the board being the word number `at`; none
/// where the data is not at hand.
pub fn known(file: &str, at: usize) -> Vec<Known> {
    let text = std::fs::read_to_string(path(file)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            Known { puzzle: one_line(&words[at]), words }
        })
        .collect()
}

/// Where a file of the data is.
pub fn path(file: &str) -> PathBuf {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let data = std::env::var("TEKA_DATA").map_or_else(|_| PathBuf::from(beside), PathBuf::from);
    data.join("rush-hour").join(file)
}
