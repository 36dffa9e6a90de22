//! Calcudoku (KenKen, Mathdoku): numbers 1 to n, none twice in a row or column; the
//! numbers of each cage give its target under its operator.

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
// The experiment that repeats the course's counts the cells its rules fill.
pub use solve::hybrid_genetic::rule_stage;

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
pub struct Calcudoku;

impl Family for Calcudoku {
    const INFO: Info = Info {
        id: "calcudoku",
        answer: AnswerIs::Position,
        figures: &[],
        hunt: &[],
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

    const FORMATS: Formats<Puzzle> = text::FORMATS;

    fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
        text::read_answer(puzzle, text)
    }

    fn read_move(_: &Puzzle, text: &str) -> Result<Move, Refusal> {
        Move::from_text(text).ok_or_else(|| message!("calcudoku-bad-move", text = text).into())
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

    fn keys(puzzle: &Puzzle, ui: &Ui) -> Vec<Key> {
        input::keys(puzzle, ui)
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

    fn touched(puzzle: &Puzzle, state: &State, action: &Move) -> Vec<Cell> {
        let holds = |cell: &Cell| {
            let at = puzzle.index(*cell);
            state.numbers()[at] != 0 || state.marks()[at] != 0
        };
        let empty = || puzzle.cells().filter(|cell| !holds(cell)).collect();
        action.cell().map_or_else(empty, |cell| vec![cell])
    }

    /// `grid`: rows of numbers; null where there is none.
    fn answer(puzzle: &Puzzle, state: &State, _: &[Move]) -> Fields {
        let number = |number: &u8| if *number == 0 { Value::Null } else { Value::from(*number) };
        let row = |row: &[u8]| row.iter().map(number).collect::<Value>();
        vec![("grid", state.numbers().chunks(puzzle.size().into()).map(row).collect())]
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
