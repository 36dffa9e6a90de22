//! The families of puzzles, a folder each.

pub mod calcudoku;
#[cfg(test)]
mod checks;
pub mod packing;
pub mod queens;
pub mod rush_hour;
/// The example of `docs/adding-a-family.md`, in test builds.
#[cfg(feature = "tutorial")]
#[path = "../../tutorial/stairs/mod.rs"]
pub mod stairs;
