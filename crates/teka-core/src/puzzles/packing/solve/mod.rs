//! The algorithms, a file each. They see a [`problem::Problem`], never the puzzle.

pub mod problem;
