//! Calcudoku (KenKen, Mathdoku): numbers 1 to n, none twice in a row or column; the
//! numbers of each cage give its target under its operator.

pub mod draw;
mod input;
mod model;
pub mod play;
pub mod rules;
pub mod solve;
pub mod text;

pub use model::{Cage, MAX_SIZE, Move, Operator, Puzzle, State};
pub use play::Ui;

use crate::message;
use crate::message::Refusal;
use crate::value::{Fields, Value};

/// Words of the family by language.
pub const WORDS: &[(&str, &str)] =
    &[("en", include_str!("words.en.ftl")), ("id", include_str!("words.id.ftl"))];

/// Reads a move as it is written.
pub fn read_move(_: &Puzzle, text: &str) -> Result<Move, Refusal> {
    Move::from_text(text).ok_or_else(|| message!("calcudoku-bad-move", text = text).into())
}

/// `grid`: rows of numbers; null where there is none.
pub fn answer(puzzle: &Puzzle, state: &State) -> Fields {
    let number = |number: &u8| if *number == 0 { Value::Null } else { Value::from(*number) };
    let row = |row: &[u8]| row.iter().map(number).collect::<Value>();
    vec![("grid", state.numbers().chunks(puzzle.size().into()).map(row).collect())]
}
