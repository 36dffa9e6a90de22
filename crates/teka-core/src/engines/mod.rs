//! Search engines that know nothing about puzzles.

pub mod dancing_cells;
pub mod deduce;
pub mod exact_cover;
pub mod genetic;
pub mod search;
