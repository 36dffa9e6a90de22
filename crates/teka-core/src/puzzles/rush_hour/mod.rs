//! Rush Hour: vehicles slide along their own axes until the primary one reaches the exit.

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

use crate::control::{Control, Stop};
use crate::counting::Share;
use crate::diagnostic::Diagnostics;
use crate::explain::{Explanation, Finding, Rule, Step};
use crate::fact::{Fact, Overestimates};
use crate::family::{AnswerIs, Family, Info, Input, Method, Part, Reaction, Samples, Status};
use crate::message::Refusal;
use crate::param::{Args, Param};
use crate::place::{Cell, Place};
use crate::reading::Formats;
use crate::scene::Scene;
use crate::value::Fields;

/// The family.
pub struct RushHour;

impl Family for RushHour {
    const INFO: Info = Info {
        id: "rush-hour",
        answer: AnswerIs::Way,
        figures: &["slides", "cells"],
        hunt: generate::HUNT,
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

    fn scene(puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
        draw::scene(puzzle, state, ui)
    }

    fn epilogue(puzzle: &Puzzle, state: &State) -> Option<Scene> {
        draw::left(puzzle, state)
    }

    fn cells(puzzle: &Puzzle, state: &State, place: Place) -> Vec<Cell> {
        play::cells(puzzle, state, place)
    }

    fn touched(puzzle: &Puzzle, state: &State, action: &Move) -> Vec<Cell> {
        play::touched(puzzle, state, action)
    }

    fn answer(puzzle: &Puzzle, _: &State, moves: &[Move]) -> Fields {
        draw::answer(puzzle, moves)
    }

    fn report(puzzle: &Puzzle, moves: &[Move]) -> Vec<Part> {
        draw::report(puzzle, moves)
    }

    fn methods() -> &'static [Method<Self>] {
        solve::METHODS
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

    fn grades() -> &'static [&'static str] {
        rules::GRADES
    }

    fn grade(explanation: &Explanation<Move>) -> Option<usize> {
        rules::grade(explanation)
    }

    fn why_impossible(puzzle: &Puzzle, _: &mut Control) -> Result<Option<Finding<Move>>, Stop> {
        Ok(rules::why_impossible(puzzle))
    }

    fn generator() -> &'static [Param] {
        generate::PARAMS
    }

    fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Puzzle, Stop> {
        generate::generate(args, seed, control)
    }

    /// Shortest ways are counted on the map of all positions, which is one piece of work.
    fn split(puzzle: &Puzzle, _: usize) -> Vec<Share<Puzzle>> {
        Share::equal(vec![puzzle.clone()])
    }

    fn count(
        puzzle: &Puzzle,
        method: &str,
        args: &Args,
        control: &mut Control,
    ) -> Option<Result<u128, Stop>> {
        (method == "bfs").then(|| solve::count_shortest(puzzle, Metric::of(args), control))
    }

    fn survey_params() -> &'static [Param] {
        &[Metric::PARAM]
    }

    fn survey(
        puzzle: &Puzzle,
        state: &State,
        args: &Args,
        control: &mut Control,
    ) -> Result<Vec<Fact>, Stop> {
        rules::survey(puzzle, state, Metric::of(args), control)
    }

    fn overestimates(puzzle: &Puzzle, args: &Args, control: &mut Control) -> Option<Overestimates> {
        rules::overestimates(puzzle, args, control)
    }
}
