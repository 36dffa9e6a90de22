//! The families of puzzles, a folder each.

pub mod calcudoku;
pub mod packing;
pub mod queens;
pub mod rush_hour;
