//! Calcudoku (KenKen, Mathdoku): fill the grid with the numbers 1 to n, none twice in a row or
//! column, so that the numbers in each cage reach its target with its operator.

mod draw;
mod generate;
mod input;
mod model;
mod play;
mod rules;
mod solve;
mod text;

pub use input::Ui;
pub use model::{Cage, MAX_SIZE, Move, Operator, Puzzle, State};
// Public because the experiment that repeats the Calcudoku thesis counts the cells its rules fill.
pub use solve::hybrid_genetic::rule_stage;

use crate::family::{AnswerIs, Family, Info, Samples};

/// The Calcudoku puzzle family.
pub struct Calcudoku;

impl Family for Calcudoku {
    const INFO: Info = Info {
        id: "calcudoku",
        answer: AnswerIs::Position,
        figures: &[],
        words: &[("en", include_str!("words.en.ftl")), ("id", include_str!("words.id.ftl"))],
        samples: Samples {
            one: "corpus/calcudoku/4x4_2.txt",
            many: "corpus/calcudoku/many_ids.txt",
            moves: "r1c1=3 r1c2+2",
        },
    };
    type Puzzle = Puzzle;
    type State = State;
    type Move = Move;
    type Ui = Ui;
}
