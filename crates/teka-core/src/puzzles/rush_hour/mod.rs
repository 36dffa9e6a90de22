//! Rush Hour: vehicles slide along their own axes until the primary one reaches the exit.

mod model;

pub use model::{Axis, Exit, MAX_SIDE, Move, Puzzle, State, Vehicle};
