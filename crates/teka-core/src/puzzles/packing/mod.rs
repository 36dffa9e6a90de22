//! Packing (IQ Puzzler Pro): fill a board with all the pieces, flat or as a pyramid of balls.
#![allow(dead_code)]

mod chooser;
mod counts;
mod draw;
pub mod generate;
pub mod impossible;
mod input;
mod model;
mod play;
mod problem;
pub mod rules;
mod search;
mod shares;
pub mod solve;
pub mod survey;
mod symmetry;

pub use input::Ui;
pub use model::{
    Board, BoardKind, MAX_CELLS, MAX_PIECES, MAX_SIDE, Move, Piece, Puzzle, State, Way,
};
pub use play::start;
pub use problem::Border;
