//! Packing (IQ Puzzler Pro): fill a board with all the pieces, flat or as a pyramid of balls.

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
    Board, BoardKind, MAX_CELLS, MAX_PIECES, MAX_SIDE, Move, Piece, Puzzle, State, Way,
};
pub use solve::Encoding;

use crate::control::{Control, Stop};
use crate::counting::{Derived, Share};
use crate::diagnostic::Diagnostics;
use crate::explain::{Finding, Rule, Step};
use crate::fact::Fact;
use crate::family::{AnswerIs, Family, Info, Input, Key, Method, Reaction, Samples, Status};
use crate::message::Refusal;
use crate::param::{Args, Param};
use crate::place::{Cell, Place};
use crate::reading::Formats;
use crate::scene::Scene;
use crate::value::Fields;

/// The family.
pub struct Packing;

impl Family for Packing {
    const INFO: Info = Info {
        id: "packing",
        answer: AnswerIs::Position,
        figures: &[],
        hunt: generate::HUNT,
        words: &[("en", include_str!("words.en.ftl")), ("id", include_str!("words.id.ftl"))],
        samples: Samples {
            one: "corpus/packing/default_5x5.txt",
            many: "corpus/packing/many.jsonl",
            moves: "G=r1c1r1c2r1c3",
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
        play::read_move(text)
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

    fn scene(puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
        draw::scene(puzzle, state, ui)
    }

    fn cells(puzzle: &Puzzle, state: &State, place: Place) -> Vec<Cell> {
        play::cells(puzzle, state, place)
    }

    fn touched(puzzle: &Puzzle, state: &State, action: &Move) -> Vec<Cell> {
        play::touched(puzzle, state, action)
    }

    fn answer(puzzle: &Puzzle, state: &State, _: &[Move]) -> Fields {
        vec![("board", draw::rows(puzzle, state).into_iter().collect())]
    }

    fn methods() -> &'static [Method<Self>] {
        solve::METHODS
    }

    fn usual(puzzle: &Puzzle, counting: bool) -> &'static str {
        solve::usual(puzzle, counting)
    }

    fn rules() -> &'static [Rule<Self>] {
        rules::RULES
    }

    fn next_step(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Step<Move>>, Stop> {
        rules::next_step(puzzle, state, control)
    }

    fn suggest(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Step<Move>>, Stop> {
        rules::suggest(puzzle, state, control)
    }

    fn suggestions() -> &'static [&'static str] {
        &[rules::SHARED]
    }

    fn grades() -> &'static [&'static str] {
        rules::GRADES
    }

    fn why_impossible(
        puzzle: &Puzzle,
        control: &mut Control,
    ) -> Result<Option<Finding<Move>>, Stop> {
        rules::why_impossible(puzzle, control)
    }

    fn generator() -> &'static [Param] {
        generate::PARAMS
    }

    fn refuse(args: &Args) -> Option<Refusal> {
        generate::refuse(args)
    }

    fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Puzzle, Stop> {
        generate::generate(args, seed, control)
    }

    fn count(
        puzzle: &Puzzle,
        method: &str,
        args: &Args,
        control: &mut Control,
    ) -> Option<Result<u128, Stop>> {
        Some(solve::count(puzzle, method, args, control))
    }

    fn derived_names() -> &'static [&'static str] {
        solve::DERIVED_NAMES
    }

    fn derived(puzzle: &Puzzle, control: &mut Control) -> Result<Vec<Derived>, Stop> {
        solve::derived(puzzle, control)
    }

    fn split(puzzle: &Puzzle, parts: usize) -> Vec<Share<Puzzle>> {
        solve::split(puzzle, parts)
    }

    fn survey(
        puzzle: &Puzzle,
        state: &State,
        args: &Args,
        control: &mut Control,
    ) -> Result<Vec<Fact>, Stop> {
        rules::survey(puzzle, state, args, control)
    }
}
