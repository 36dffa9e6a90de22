//! Packing (IQ Puzzler Pro): fill a board with all the pieces, flat or as a pyramid of balls.

pub mod generate;
pub mod impossible;
mod model;
mod play;
mod problem;
pub mod rules;
mod search;
pub mod solve;
pub mod survey;

pub use model::{Board, BoardKind, MAX_CELLS, MAX_PIECES, MAX_SIDE, Move, Piece, Puzzle, State};
