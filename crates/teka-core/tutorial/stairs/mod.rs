//! Stairs: a row of numbers, each one more than the number before it. The first number is given,
//! and others may be. It is the example in `docs/how-to/add-a-family.md` and part of test builds
//! only.

use std::fmt;

use rand::RngExt;

use crate::control::{Control, Stop};
use crate::diagnostic::{Diagnostic, Diagnostics, Parsed, Span};
use crate::explain::{Finding, Rule, Then};
use crate::family::*;
use crate::param::{Args, Kind, Param};
use crate::place::{Cell, Place};
use crate::reading::{Formats, TextFormat};
use crate::rng::rng;
use crate::scene::{Ground, Hand, Scene, Shape, Square, Symbol};
use crate::value::Fields;
use crate::{Refusal, message};

/// The Stairs family.
pub struct Stairs;

/// An optional number for each step: the givens of a puzzle, or the numbers of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Steps(Vec<Option<u8>>);

/// Writes a number on a step, counted from 0. The text form counts from 1: `3=7` sets the third
/// step to 7.
#[derive(Clone, Debug, PartialEq)]
pub struct Write(usize, u8);

impl fmt::Display for Write {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.0 + 1, self.1)
    }
}

impl Family for Stairs {
    const INFO: Info = Info {
        id: "stairs",
        answer: AnswerIs::Position,
        figures: &[],
        words: &[("en", include_str!("words.en.ftl")), ("id", include_str!("words.id.ftl"))],
        samples: Samples {
            one: "corpus/stairs/one.txt",
            many: "corpus/stairs/many.txt",
            moves: "2=4",
        },
    };
    type Puzzle = Steps;
    type State = Steps;
    type Move = Write;
    type Ui = ();
}

impl Read for Stairs {
    const FORMATS: Formats<Steps> = Formats::new(&[TextFormat {
        name: "text",
        one_line: true,
        sniff: |text| text.starts_with("stairs").then_some(100),
        split: |text| Entry::several(Entry::lines(text, |_| None), text),
        read: |text, _| read(text),
        write: Some(|puzzle| Ok(write(puzzle))),
    }]);

    fn read_answer(_: &Steps, text: &str) -> Result<Vec<Write>, Diagnostics> {
        Ok(moves(&Self::parse(text)?.value))
    }

    fn read_move(_: &Steps, text: &str) -> Result<Write, Refusal> {
        let (at, number) = text.split_once('=').unwrap_or_default();
        let at = at.parse::<usize>().ok().and_then(|at| at.checked_sub(1));
        let read = at.zip(number.parse().ok()).map(|(at, number)| Write(at, number));
        read.ok_or_else(|| message!("stairs-bad-move", text = text).into())
    }
}

fn read(text: &str) -> Result<Parsed<Steps>, Diagnostics> {
    let mut wrong = Diagnostics::default();
    let mut steps = Vec::new();
    for (number, word) in text.split_whitespace().skip(1).enumerate() {
        steps.push(word.parse().ok());
        if steps[number].is_none() && word != "." || number >= 100 {
            let message = message!("stairs-bad-step", word = word);
            wrong.push(Diagnostic::new("bad-step", message).at(Span::at(1, number + 1)));
        }
    }
    if steps.first().is_none_or(Option::is_none) {
        wrong.push(Diagnostic::new("no-first", message!("stairs-no-first")));
    }
    wrong.or_ok(Parsed::from(Steps(steps)))
}

fn write(puzzle: &Steps) -> String {
    let word = |step: &Option<u8>| step.map_or(" .".to_owned(), |step| format!(" {step}"));
    format!("stairs{}\n", puzzle.0.iter().map(word).collect::<String>())
}

impl Play for Stairs {
    fn start(puzzle: &Steps) -> Steps {
        puzzle.clone()
    }

    fn play(puzzle: &Steps, state: &mut Steps, action: &Write) -> Result<(), Refusal> {
        let Write(at, number) = *action;
        let step = puzzle.0.get(at).filter(|given| given.is_none_or(|given| given == number));
        step.ok_or_else(|| message!("stairs-bad-move", text = action.to_string()))?;
        state.0[at] = Some(number);
        Ok(())
    }

    fn status(_: &Steps, state: &Steps) -> Status {
        let is_uneven = |pair: &[Option<u8>]| match pair {
            [Some(low), Some(high)] => low.checked_add(1) != Some(*high),
            _ => false,
        };
        let missing = state.0.iter().filter(|step| step.is_none()).count();
        match state.0.windows(2).position(is_uneven) {
            Some(low) => Status::Broken(vec![Violation {
                code: "uneven",
                message: message!("stairs-uneven", cell = cell(low + 1)),
                places: vec![Place::Cell(cell(low)), Place::Cell(cell(low + 1))],
            }]),
            None if missing == 0 => Status::Solved,
            None => Status::Open { missing: message!("stairs-missing", count = missing) },
        }
    }

    fn answer(_: &Steps, state: &Steps, _: &[Write]) -> Fields {
        vec![("steps", state.0.iter().flatten().copied().collect())]
    }

    fn progress(puzzle: &Steps, state: &Steps) -> Option<Progress> {
        let open = |steps: &Steps| steps.0.iter().filter(|step| step.is_none()).count();
        let (total, left) = (open(puzzle), open(state));
        let done = total - left;
        let message = message!("stairs-progress", done = done, total = total);
        Some(Progress { done, total, message })
    }

    /// A click increases a step by 1.
    fn input(_: &Steps, state: &Steps, (): &mut (), input: Input) -> Reaction<Write> {
        let Input::Press(Place::Cell(cell)) = input else { return Reaction::Nothing };
        let at = usize::from(cell.column);
        let number = state.0.get(at).copied().flatten().map_or(1, |step| step.saturating_add(1));
        Reaction::Play(Write(at, number))
    }
}

impl Draw for Stairs {
    fn scene(puzzle: &Steps, state: &Steps, (): &()) -> Scene {
        let mut scene = Scene::new(state.0.len() as u8, 1);
        for (at, step) in state.0.iter().enumerate() {
            let hand = if puzzle.0[at].is_some() { Hand::Given } else { Hand::Played };
            let symbol = |step: u8| Symbol { shape: Shape::Text(step.to_string()), hand };
            let plain = Square::new(cell(at), 0, Ground::Plain, '.');
            scene.squares.push(Square { symbol: step.map(symbol), ..plain });
        }
        scene
    }

    fn touched(_: &Steps, _: &Steps, action: &Write) -> Vec<Cell> {
        vec![cell(action.0)]
    }
}

impl Solve for Stairs {
    fn methods() -> &'static [Method<Self>] {
        &[const { Method::new(MethodInfo::new("climb", Promise::Complete), list) }]
    }

    fn finish(_: &Steps, state: &Steps, _: &mut Control) -> Result<Option<Vec<Write>>, Stop> {
        let is_open = |action: &Write| state.0[action.0].is_none();
        Ok(climb(state).map(|whole| moves(&whole).into_iter().filter(is_open).collect()))
    }
}

fn list(puzzle: &Steps, _: &Args, control: &mut Control, found: Found<'_, Write>) -> Ending {
    match control.node(&|| Stairs::scene(puzzle, puzzle, &())).map(|()| climb(puzzle)) {
        Err(stop) => stop.into(),
        Ok(Some(whole)) => found(&moves(&whole)).into(),
        Ok(None) => Ending::Exhausted,
    }
}

/// Returns the solution that matches these steps, or `None` if there is none.
fn climb(steps: &Steps) -> Option<Steps> {
    let first = usize::from(steps.0.first().copied().flatten()?);
    let numbers = (first..first + steps.0.len()).map(|number| u8::try_from(number).ok().map(Some));
    let whole = numbers.collect::<Option<Vec<_>>>()?;
    let fits = steps.0.iter().zip(&whole).all(|(step, other)| step.is_none() || step == other);
    fits.then_some(Steps(whole))
}

/// Explains puzzles with one rule: a known step determines the next one.
impl Teach for Stairs {
    fn rules() -> &'static [Rule<Self>] {
        &[Rule { name: "next", grade: 0, find: |_, state, _| Ok(next(state)) }]
    }

    fn grades() -> &'static [&'static str] {
        &["easy"]
    }
}

fn next(state: &Steps) -> Option<Finding<Write>> {
    let is_next = |pair: &[Option<u8>]| pair[0].is_some() && pair[1].is_none();
    let at = 1 + state.0.windows(2).position(is_next)?;
    let below = state.0[at - 1]?;
    Some(Finding {
        message: message!("stairs-next", below = below),
        because: vec![Place::Cell(cell(at - 1))],
        then: Then::Moves(vec![Write(at, below.checked_add(1)?)]),
    })
}

impl Make for Stairs {
    fn generator() -> Option<&'static Generator<Self>> {
        Some(&GENERATOR)
    }
}

static GENERATOR: Generator<Stairs> =
    Generator { levels: LEVELS, ..Generator::new(PARAMS, generate) };

const PARAMS: &[Param] = &[Param {
    name: "size",
    kind: Kind::Int { min: 3, max: 20, default: 6 },
    about: "stairs-generate-size",
}];

const LEVELS: &[Level] = &[
    Level::new(Difficulty::Easy, &[("size", "4")], 1).daily(),
    Level::new(Difficulty::Hard, &[("size", "9")], 1).daily(),
];

/// Generates a row whose first number is given, and others at random.
fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Steps, Stop> {
    control.node(&|| Scene::new(0, 0))?;
    let size = u8::try_from(args.int("size")).map_err(|_| Stop::GaveUp)?;
    let mut rng = rng(seed);
    let first = rng.random_range(1..=4);
    let mut step = |at: u8| (at == 0 || rng.random_range(0..4) == 0).then_some(first + at);
    let mut steps: Vec<Option<u8>> = (0..size).map(&mut step).collect();
    steps[usize::from(size) - 1] = None;
    Ok(Steps(steps))
}

// Stairs does not split puzzles to count solutions.
impl Count for Stairs {}

fn moves(steps: &Steps) -> Vec<Write> {
    let known = |(at, step): (usize, &Option<u8>)| Some(Write(at, (*step)?));
    steps.0.iter().enumerate().filter_map(known).collect()
}

fn cell(at: usize) -> Cell {
    Cell::new(0, at as u8)
}
