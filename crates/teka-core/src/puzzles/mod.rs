//! The families of puzzles, a folder each.

pub mod queens;
