//! The algorithms, a file each. They see a [`problem::Problem`], never the puzzle.

pub mod cover;
#[cfg(test)]
mod made_up;
pub mod memo_count;
pub mod problem;
