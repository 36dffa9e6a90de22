//! Packing (IQ Puzzler Pro): fill a board with all the pieces, flat or as a pyramid of balls.

mod model;
pub mod solve;
pub mod text;

pub use model::{Board, BoardKind, MAX_CELLS, MAX_PIECES, MAX_SIDE, Move, Piece, Puzzle, State};
