//! Rush Hour: vehicles slide along their own axes until the primary one reaches the exit.

pub mod draw;
mod input;
mod model;
pub mod play;
pub mod report;
pub mod text;
pub mod solve;

pub use model::{Axis, Exit, MAX_SIDE, Move, Puzzle, State, Vehicle};
pub use play::Ui;

/// Words of the family by language.
pub const WORDS: &[(&str, &str)] =
    &[("en", include_str!("words.en.ftl")), ("id", include_str!("words.id.ftl"))];
