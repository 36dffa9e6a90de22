//! Packing (IQ Puzzler Pro): fill a flat board or a pyramid of balls with all the pieces.

mod draw;
mod generate;
mod input;
mod model;
mod play;
mod rules;
pub mod solve;
pub mod text;

pub use input::Ui;
pub use model::{
    Board, BoardKind, MAX_CELLS, MAX_PIECES, MAX_SIDE, Move, Orientation, Piece, Puzzle, State,
};
pub use solve::Encoding;

use crate::family::{AnswerIs, Family, Info, Samples};

/// The packing puzzle family.
pub struct Packing;

impl Family for Packing {
    const INFO: Info = Info {
        id: "packing",
        answer: AnswerIs::Position,
        figures: &[],
        words: &[("en", include_str!("words.en.ftl")), ("id", include_str!("words.id.ftl"))],
        samples: Samples {
            one: "corpus/packing/given_4x5.txt",
            many: "corpus/packing/many.jsonl",
            moves: "D=r4c3r4c4r3c5r4c5",
        },
    };
    type Puzzle = Puzzle;
    type State = State;
    type Move = Move;
    type Ui = Ui;
}
