//! Search engines that know no puzzle.

pub mod dancing_cells;
pub mod deduce;
pub mod exact_cover;
pub mod genetic;
pub mod search;
