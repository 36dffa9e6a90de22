//! The puzzle families, one module each.

pub mod calcudoku;
pub mod packing;
pub mod queens;
pub mod rush_hour;
/// The example family from `docs/how-to/add-a-family.md`, compiled only for tests.
#[cfg(feature = "tutorial")]
#[path = "../../tutorial/stairs/mod.rs"]
pub mod stairs;
