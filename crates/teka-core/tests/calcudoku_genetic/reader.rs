//! Reads a puzzle for the experiment.

use teka_core::family::Family;
use teka_core::puzzles::calcudoku::{Calcudoku, Puzzle};

/// The puzzle, if the text has one.
pub fn read(text: &str) -> Option<Puzzle> {
    Calcudoku::parse(text).ok().map(|read| read.value)
}
