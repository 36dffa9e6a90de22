//! The algorithms, a file each. They see a [`problem::Problem`], never the puzzle.

pub mod bit_slices;
pub mod brute_force;
pub mod first_empty;
mod mask;
pub mod problem;
mod regions;
mod run;
