//! The algorithms, a file each. They see a [`problem::Problem`], never the puzzle.

pub mod cover;
pub mod memo_count;
pub mod problem;
