//! The families of puzzles, a folder each.

pub mod calcudoku;
#[cfg(test)]
mod checks;
pub mod packing;
pub mod queens;
pub mod rush_hour;
