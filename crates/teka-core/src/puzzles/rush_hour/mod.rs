//! Rush Hour: vehicles slide along their own axes until the primary vehicle reaches the exit.

mod draw;
mod generate;
mod input;
mod model;
mod play;
mod rules;
pub mod solve;
mod text;

pub use input::Ui;
pub use model::{Axis, Exit, MAX_SIDE, Move, Puzzle, State, Vehicle};
pub use rules::why_impossible;
pub use solve::Metric;

use crate::family::{AnswerIs, Family, Info, Samples};

/// The Rush Hour puzzle family.
pub struct RushHour;

impl Family for RushHour {
    const INFO: Info = Info {
        id: "rush-hour",
        answer: AnswerIs::Path,
        figures: &["slides", "cells"],
        words: &[("en", include_str!("words.en.ftl")), ("id", include_str!("words.id.ftl"))],
        samples: Samples {
            one: "corpus/rush-hour/right_6x6.txt",
            many: "corpus/rush-hour/many.txt",
            moves: "I-1",
        },
    };
    type Puzzle = Puzzle;
    type State = State;
    type Move = Move;
    type Ui = Ui;
}
