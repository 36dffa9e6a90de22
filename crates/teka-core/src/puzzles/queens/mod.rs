//! Queens: place N queens on an N x N board, one in each row, column and region, with no two
//! touching.

mod draw;
mod generate;
mod input;
mod model;
mod play;
mod rules;
mod solve;
mod text;

pub use input::Ui;
pub use model::{Content, MAX_SIZE, Move, Puzzle, State};

use crate::family::{AnswerIs, Family, Info, Samples};

/// The Queens puzzle family.
pub struct Queens;

impl Family for Queens {
    const INFO: Info = Info {
        id: "queens",
        answer: AnswerIs::Position,
        figures: &[],
        words: &[("en", include_str!("words.en.ftl")), ("id", include_str!("words.id.ftl"))],
        samples: Samples {
            one: "corpus/queens/case2_8x8.txt",
            many: "corpus/queens/many.sbn",
            moves: "r1c3=Q r2c5=Q",
        },
    };
    type Puzzle = Puzzle;
    type State = State;
    type Move = Move;
    type Ui = Ui;
}
