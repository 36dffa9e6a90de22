//! Files of Rush Hour boards, one line each.

use teka_core::puzzles::rush_hour::Puzzle;

use super::data;
use super::one_line::one_line;

/// A board with the words around it.
pub struct Known {
    pub words: Vec<String>,
    pub puzzle: Puzzle,
}

/// The lines of a file of the data, the board being the word number `at`; none
/// where the data is not at hand.
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
