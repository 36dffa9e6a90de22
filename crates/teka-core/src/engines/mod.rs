//! Search engines that know no puzzle.

pub mod exact_cover;
pub mod genetic;
