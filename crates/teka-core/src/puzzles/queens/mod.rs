//! Queens: N queens on N x N cells, one in each row, column and region, no two touching.

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

use crate::control::{Control, Stop};
use crate::counting::Share;
use crate::diagnostic::Diagnostics;
use crate::explain::Rule;
use crate::family::{AnswerIs, Family, Info, Input, Key, Method, Reaction, Samples, Status};
use crate::message;
use crate::message::Refusal;
use crate::param::{Args, Param};
use crate::place::{Cell, Place};
use crate::reading::Formats;
use crate::scene::Scene;
use crate::value::{Fields, Value};

/// The family.
pub struct Queens;

impl Family for Queens {
    const INFO: Info = Info {
        id: "queens",
        answer: AnswerIs::Position,
        figures: &[],
        hunt: &[],
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

    const FORMATS: Formats<Puzzle> = text::FORMATS;

    fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
        text::read_answer(puzzle, text)
    }

    fn read_move(_: &Puzzle, text: &str) -> Result<Move, Refusal> {
        Move::from_text(text).ok_or_else(|| message!("queens-bad-move", text = text).into())
    }

    fn start(puzzle: &Puzzle) -> State {
        play::start(puzzle)
    }

    fn play(puzzle: &Puzzle, state: &mut State, action: &Move) -> Result<(), Refusal> {
        play::play(puzzle, state, action)
    }

    fn status(puzzle: &Puzzle, state: &State) -> Status {
        play::status(puzzle, state)
    }

    fn finish(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Vec<Move>>, Stop> {
        solve::finish(puzzle, state, control)
    }

    fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
        input::input(puzzle, state, ui, input)
    }

    fn write_ui(ui: &Ui) -> String {
        ui.to_string()
    }

    fn read_ui(puzzle: &Puzzle, text: &str) -> Option<Ui> {
        Ui::from_text(puzzle, text)
    }

    fn aids(ui: &Ui) -> Vec<Key> {
        input::aids(ui)
    }

    fn scene(puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
        draw::scene(puzzle, state, ui)
    }

    fn cells(puzzle: &Puzzle, _: &State, place: Place) -> Vec<Cell> {
        draw::cells(puzzle, place)
    }

    fn touched(_: &Puzzle, _: &State, action: &Move) -> Vec<Cell> {
        vec![action.cell]
    }

    /// `columns`: the queen's column for each row, from zero; null where a row has none.
    fn answer(puzzle: &Puzzle, state: &State, _: &[Move]) -> Fields {
        let mut columns = vec![Value::Null; usize::from(puzzle.size())];
        for queen in state.queens(puzzle) {
            columns[usize::from(queen.row)] = Value::from(queen.column);
        }
        vec![("columns", Value::List(columns))]
    }

    fn methods() -> &'static [Method<Self>] {
        solve::METHODS
    }

    fn rules() -> &'static [Rule<Self>] {
        rules::RULES
    }

    fn grades() -> &'static [&'static str] {
        rules::GRADES
    }

    fn generator() -> &'static [Param] {
        generate::PARAMS
    }

    fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Puzzle, Stop> {
        generate::generate(args, seed, control)
    }

    fn split(puzzle: &Puzzle, parts: usize) -> Vec<Share<Puzzle>> {
        Share::equal(solve::split(puzzle, parts))
    }
}
