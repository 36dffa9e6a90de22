//! The families of puzzles, a folder each.

pub mod calcudoku;
pub mod queens;
