//! The algorithms, a file each. They see a [`problem::Problem`], never the puzzle.

pub mod bit_slices;
pub mod brute_force;
pub mod cover;
pub mod first_empty;
#[cfg(test)]
mod made_up;
mod mask;
pub mod memo_count;
pub mod problem;
mod regions;
mod run;
