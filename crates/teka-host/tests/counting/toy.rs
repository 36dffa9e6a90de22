//! A toy family with everything that counting supports: rows of the letters 0, 1 and 2 in which no
//! two neighbours are equal. Swapping 1 and 2 in a row gives another row, so partitions that start
//! with 2 are left out and those that start with 1 count twice.

use std::fmt;
use std::ops::ControlFlow;

use teka_core::control::{Control, Stop};
use teka_core::counting::{Derived, Partition};
use teka_core::diagnostic::{Diagnostic, Diagnostics, Parsed};
use teka_core::family::*;
use teka_core::message;
use teka_core::message::Refusal;
use teka_core::param::{Args, Kind, Param};
use teka_core::place::{Cell, Place};
use teka_core::reading::{Formats, TextFormat};
use teka_core::scene::Scene;
use teka_core::value::Fields;

pub struct Toy;

#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    length: usize,
    given: Vec<u8>,
}

/// A move that appends a letter.
#[derive(Clone, Debug, PartialEq)]
pub struct Letter(u8);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Lenient reading ignores everything after the length.
fn read(text: &str, reading: Strictness) -> Result<Parsed<Row>, Diagnostics> {
    let length = match reading {
        Strictness::Strict => text,
        Strictness::Lenient => text.split(' ').next().unwrap_or_default(),
    };
    let refused = |_| Diagnostic::new("bad", message!("toy-bad"));
    Ok(Parsed::from(Row { length: length.trim().parse().map_err(refused)?, given: Vec::new() }))
}

fn fits(row: &[u8], letter: u8) -> bool {
    row.last() != Some(&letter)
}

/// Visits every row. Each letter is a node.
fn walk(
    puzzle: &Row,
    row: &mut Vec<u8>,
    control: &mut Control,
    found: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Stop> {
    control.node(&|| Scene::new(1, 1))?;
    if row.len() == puzzle.length {
        return Ok(found(row));
    }
    for letter in 0..3 {
        if fits(row, letter) {
            row.push(letter);
            let flow = walk(puzzle, row, control, found)?;
            row.pop();
            if flow.is_break() {
                return Ok(flow);
            }
        }
    }
    Ok(ControlFlow::Continue(()))
}

fn list(puzzle: &Row, _: &Args, control: &mut Control, found: Found<'_, Letter>) -> Ending {
    let mut hand = |row: &[u8]| {
        let moves: Vec<Letter> = row.iter().map(|letter| Letter(*letter)).collect();
        found(&moves)
    };
    walk(puzzle, &mut puzzle.given.clone(), control, &mut hand).into()
}

fn give_up(_: &Row, _: &Args, _: &mut Control, _: Found<'_, Letter>) -> Ending {
    Ending::Stopped(Stop::GaveUp)
}

const PACE: &[Param] =
    &[Param { name: "pace", kind: Kind::Int { min: 1, max: 9, default: 1 }, about: "toy-pace" }];

impl Family for Toy {
    const INFO: Info = Info {
        id: "toy",
        answer: AnswerIs::Position,
        figures: &[],
        words: &[],
        samples: Samples { one: "", many: "", moves: "" },
    };
    type Puzzle = Row;
    type State = Vec<u8>;
    type Move = Letter;
    type Ui = ();
}

impl Read for Toy {
    const FORMATS: Formats<Row> = Formats::new(&[TextFormat {
        name: "text",
        one_line: true,
        sniff: |_| Some(0),
        split: |text| vec![Entry::whole(text)],
        read,
        write: Some(|puzzle| Ok(format!("{} {:?}\n", puzzle.length, puzzle.given))),
    }]);

    fn read_answer(_: &Row, _: &str) -> Result<Vec<Letter>, Diagnostics> {
        Ok(Vec::new())
    }

    fn read_move(_: &Row, text: &str) -> Result<Letter, Refusal> {
        text.parse().map(Letter).map_err(|_| message!("toy-bad").into())
    }
}

impl Play for Toy {
    fn start(_: &Row) -> Vec<u8> {
        Vec::new()
    }

    fn play(_: &Row, state: &mut Vec<u8>, action: &Letter) -> Result<(), Refusal> {
        state.push(action.0);
        Ok(())
    }

    fn status(puzzle: &Row, state: &Vec<u8>) -> Status {
        let is_even = state.windows(2).all(|pair| pair[0] != pair[1]);
        match is_even && state.len() == puzzle.length && state.starts_with(&puzzle.given) {
            true => Status::Solved,
            false => Status::Open { missing: message!("toy-open") },
        }
    }

    fn answer(_: &Row, _: &Vec<u8>, _: &[Letter]) -> Fields {
        Fields::new()
    }

    fn input(_: &Row, _: &Vec<u8>, _: &mut (), _: Input) -> Reaction<Letter> {
        Reaction::Nothing
    }
}

impl Draw for Toy {
    fn scene(_: &Row, _: &Vec<u8>, _: &()) -> Scene {
        Scene::new(1, 1)
    }

    fn cells(_: &Row, _: &Vec<u8>, _: Place) -> Vec<Cell> {
        Vec::new()
    }

    fn touched(_: &Row, _: &Vec<u8>, _: &Letter) -> Vec<Cell> {
        Vec::new()
    }
}

impl Solve for Toy {
    fn methods() -> &'static [Method<Self>] {
        &METHODS
    }

    /// For long rows, storing states is faster than listing.
    fn automatic(puzzle: &Row, counting: bool) -> &'static Method<Self> {
        let [list, remember, _] = &METHODS;
        if counting && puzzle.length > 9 { remember } else { list }
    }

    fn finish(_: &Row, _: &Vec<u8>, _: &mut Control) -> Result<Option<Vec<Letter>>, Stop> {
        Ok(None)
    }
}

static METHODS: [Method<Toy>; 3] = [
    Method::new(MethodInfo::new("list", Promise::Complete), list),
    Method::counting(
        MethodInfo {
            counts_whole: true,
            params: PACE,
            ..MethodInfo::new("remember", Promise::Complete)
        },
        remember,
    ),
    Method::new(MethodInfo::new("huge", Promise::Complete), give_up)
        .with_count(|_, _, _| Ok(u128::MAX / 3)),
];

fn remember(puzzle: &Row, _: &Args, control: &mut Control) -> Result<u128, Stop> {
    control.node(&|| Scene::new(1, 1))?;
    let left = (puzzle.length - puzzle.given.len()) as u32;
    let first = if puzzle.given.is_empty() { 3 } else { 2 };
    Ok(if left == 0 { 1 } else { first << (left - 1) })
}

impl Teach for Toy {
    fn grades() -> &'static [&'static str] {
        &["easy"]
    }
}

impl Make for Toy {}

impl Count for Toy {
    fn derived_names() -> &'static [&'static str] {
        &["rows", "letters", "up-to-swap"]
    }

    fn derived(puzzle: &Row, control: &mut Control) -> Result<Vec<Derived>, Stop> {
        control.node(&|| Scene::new(1, 1))?;
        // Only a row of zeros is symmetric to itself.
        let plus = u128::from(puzzle.length <= 1);
        let letters = Derived { per: puzzle.length as u128, ..Derived::plain("letters") };
        let up_to_swap = Derived { name: "up-to-swap", per: 1, plus, by: 2 };
        Ok(vec![Derived::plain("rows"), letters, up_to_swap])
    }

    fn split(puzzle: &Row, parts: usize) -> Vec<Partition<Row>> {
        let mut rows: Vec<Vec<u8>> = vec![Vec::new()];
        let begun = |rows: &[Vec<u8>]| !rows[0].is_empty();
        while (rows.len() < parts || !begun(&rows)) && rows[0].len() < puzzle.length {
            let longer = |row: &Vec<u8>| {
                let letters = (0..3).filter(|letter| fits(row, *letter));
                letters.map(|letter| [&row[..], &[letter]].concat()).collect::<Vec<_>>()
            };
            rows = rows.iter().flat_map(longer).filter(|row| is_first(row)).collect();
        }
        let all: usize = (1..=rows.len()).sum();
        let fraction = |(index, given): (usize, Vec<u8>)| Partition {
            weight: if given.contains(&1) { 2 } else { 1 },
            puzzle: Row { length: puzzle.length, given },
            work: (index + 1) as f64 / all as f64,
        };
        rows.into_iter().enumerate().map(fraction).collect()
    }
}

/// Returns true unless swapping 1 and 2 gives a row that comes first.
fn is_first(row: &[u8]) -> bool {
    row.iter().find(|letter| **letter != 0) != Some(&2)
}
