//! Calcudoku (KenKen, Mathdoku): numbers 1 to n, none twice in a row or column; the
//! numbers of each cage give its target under its operator.

mod model;

pub use model::{Cage, MAX_SIZE, Move, Operator, Puzzle, State};
