//! Files of Rush Hour boards, one board per line.

use teka_core::puzzles::rush_hour::Puzzle;

use super::data;
use super::one_line::one_line;

/// A board with the other words of its line.
pub struct Known {
    pub words: Vec<String>,
    pub puzzle: Puzzle,
}

/// Returns the boards of a file, where the board is the word with index `at` on its line. The list
/// is empty if the file is missing.
pub fn known(file: &str, at: usize) -> Vec<Known> {
    let text = std::fs::read_to_string(data("rush-hour").join(file)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            Known { puzzle: one_line(&words[at]), words }
        })
        .collect()
}
