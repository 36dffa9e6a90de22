//! The result of a rule and the message that explains it. Messages are built only for deductions
//! that are shown: trials and grading make thousands that are not. A cage is named by its target
//! and its first cell.

use super::board::{Board, Line, cell};
use crate::control::Stop;
use crate::explain::{Finding, Then};
use crate::message;
use crate::message::{Arg, Message};
use crate::place::{Cell, Place};
use crate::puzzles::calcudoku::draw;
use crate::puzzles::calcudoku::model::{Move, Puzzle, State};

/// Finds one application of a rule in a position, without building a message.
pub type Find = fn(&Board) -> Option<Deduction>;

/// Finds one application of a slow rule, calling the given function regularly to see whether to
/// continue.
pub type SlowFind = fn(&Board, GoOn<'_>) -> Result<Option<Deduction>, Stop>;

/// Shows the grid being explained to an observer, who may stop the search.
pub type GoOn<'a> = &'a mut dyn FnMut() -> Result<(), Stop>;

/// A rule that makes no deduction, but adds the pencil marks that other rules start from.
pub type Note = fn(&Puzzle, &State) -> Option<Finding<Move>>;

/// A rule of any kind, without messages.
#[derive(Clone, Copy)]
pub enum Finder {
    /// Takes milliseconds, or tenths of a second on the largest grids.
    Quick(Find),
    /// As fast as `Quick`, but explains in simpler terms what a later rule would also find.
    Gentle(Find),
    /// May take minutes on a large grid.
    Slow(SlowFind),
    /// Only adds pencil marks, so it finds nothing here.
    Notes(Note),
}

impl Finder {
    /// Finds one application of the rule, if there is one. Calls `go_on` first; returns an error if
    /// the search is stopped.
    pub fn find(self, board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
        go_on()?;
        match self {
            Self::Quick(find) | Self::Gentle(find) => Ok(find(board)),
            Self::Slow(find) => find(board, go_on),
            Self::Notes(_) => Ok(None),
        }
    }
}

/// A reason and its effect. Cells are numbered row by row. Sets of numbers are bit sets: bit k for
/// the number k.
#[derive(Clone, Debug)]
pub struct Deduction {
    pub reason: Reason,
    pub effect: Effect,
}

/// Why a deduction holds.
#[derive(Clone, Debug)]
pub enum Reason {
    /// The same number is in two cells of a line.
    Clash { line: Line, cells: [usize; 2], number: u8 },
    /// A cell has no candidate left.
    NoNumber { cell: usize },
    /// A number has no cell left in a line.
    NoPlace { line: Line, number: u8 },
    /// No filling of a cage reaches its target.
    NoFilling { cage: usize },
    /// The cage has one cell.
    CageOfOne { cage: usize },
    /// Only one number is left for the cell.
    NakedSingle { cell: usize, number: u8 },
    /// Only one cell is left for the number in the line.
    HiddenSingle { line: Line, cell: usize, number: u8 },
    /// The cage as a whole can contain only these numbers.
    Combinations { cage: usize, numbers: u32 },
    /// All other cells of the cage are filled.
    LastCell { cage: usize, cell: usize, number: u8 },
    /// No filling of the cage puts these numbers in this cell.
    ByCell { cage: usize, cell: usize, numbers: u32 },
    /// Every filling of the cage puts the number in this line.
    Locked { cage: usize, line: Line, number: u8 },
    /// These k cells of a line have only k candidates between them.
    NakedSet { line: Line, cells: Vec<usize>, numbers: u32 },
    /// These k numbers have only k cells between them in a line.
    HiddenSet { line: Line, cells: Vec<usize>, numbers: u32 },
    /// In these k lines, the number's candidates are in only k crossing lines.
    Fish { number: u8, lines: Vec<Line>, across: Vec<Line> },
    /// Either the first or the last cell of the chain contains the number.
    Chain { cells: Vec<usize>, number: u8 },
    /// These cells make up the rest of the lines' sum.
    Sum { lines: Vec<Line>, cells: Vec<usize>, sum: u32 },
    /// The cages that cover the lines extend to these cells, which have this sum.
    SumOutside { lines: Vec<Line>, cells: Vec<usize>, sum: u32 },
    /// The sum of these cells is odd, or even.
    Parity { lines: Vec<Line>, cells: Vec<usize>, odd: bool },
    /// The number in the cell leads to a contradiction after this number of steps.
    Trial { cell: usize, number: u8, steps: usize, end: Box<Reason> },
}

/// What a deduction concludes.
#[derive(Clone, Debug)]
pub enum Effect {
    /// This number is in this cell.
    Place(usize, u8),
    /// These numbers, all of them candidates, are not in these cells.
    Strike(Vec<(usize, u32)>),
    /// There is no solution from this position.
    Impossible,
    /// There is no solution, because this cell would have no candidate left.
    Starves(usize),
}

impl Deduction {
    /// Creates a deduction that there is no solution.
    pub fn impossible(reason: Reason) -> Self {
        Self { reason, effect: Effect::Impossible }
    }

    /// Converts the deduction to a message and moves.
    pub fn finding(&self, puzzle: &Puzzle, state: &State) -> Finding<Move> {
        let (message, because) = finding(puzzle, self);
        let then = match &self.effect {
            Effect::Place(at, number) => {
                Then::Moves(vec![Move::WriteAndTidy(cell(puzzle, *at), *number)])
            }
            Effect::Strike(strikes) => Then::Moves(unmark(puzzle, state, strikes)),
            Effect::Impossible | Effect::Starves(_) => Then::Impossible,
        };
        Finding { message, because, then }
    }
}

/// Returns the moves that remove pencil marks, adding all pencil marks first where there are none.
fn unmark(puzzle: &Puzzle, state: &State, strikes: &[(usize, u32)]) -> Vec<Move> {
    let bare = strikes.iter().any(|(at, _)| state.marks()[*at] == 0);
    let struck = strikes.iter().flat_map(|(at, numbers)| {
        each_number(*numbers).map(|number| Move::Unmark(cell(puzzle, *at), number))
    });
    bare.then_some(Move::MarkAll).into_iter().chain(struck).collect()
}

/// Returns the numbers of a set in ascending order.
pub fn each_number(mut numbers: u32) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let number = (numbers != 0).then(|| numbers.trailing_zeros() as u8)?;
        numbers &= numbers - 1;
        Some(number)
    })
}

/// Returns the only number of a set, or `None` if the set does not have exactly one.
pub fn only(numbers: u32) -> Option<u8> {
    (numbers.count_ones() == 1).then(|| numbers.trailing_zeros() as u8)
}

/// Returns the message and the places that justify the deduction.
pub fn finding(puzzle: &Puzzle, deduction: &Deduction) -> (Message, Vec<Place>) {
    let because = because(puzzle, &deduction.reason);
    let why = why(puzzle, &deduction.reason);
    match deduction.effect {
        Effect::Starves(at) => {
            (message!("calcudoku-why-starves", why = why, cell = cell(puzzle, at)), because)
        }
        _ => (why, because),
    }
}

/// Returns the places that justify the deduction.
fn because(puzzle: &Puzzle, reason: &Reason) -> Vec<Place> {
    match reason {
        Reason::Clash { cells: both, .. } => cells(puzzle, both),
        Reason::NoNumber { cell } | Reason::NakedSingle { cell, .. } => cells(puzzle, &[*cell]),
        Reason::NoPlace { line, .. } | Reason::HiddenSingle { line, .. } => vec![line.place()],
        Reason::NoFilling { cage }
        | Reason::CageOfOne { cage }
        | Reason::Combinations { cage, .. }
        | Reason::LastCell { cage, .. }
        | Reason::ByCell { cage, .. }
        | Reason::Locked { cage, .. } => {
            puzzle.cages()[*cage].cells.iter().map(|cell| Place::Cell(*cell)).collect()
        }
        Reason::NakedSet { cells: some, .. }
        | Reason::HiddenSet { cells: some, .. }
        | Reason::Chain { cells: some, .. } => cells(puzzle, some),
        Reason::Fish { lines: some, .. } => lines(some),
        Reason::Sum { lines: some, cells: left, .. }
        | Reason::SumOutside { lines: some, cells: left, .. }
        | Reason::Parity { lines: some, cells: left, .. } => {
            [lines(some), cells(puzzle, left)].concat()
        }
        Reason::Trial { cell, end, .. } => [cells(puzzle, &[*cell]), because(puzzle, end)].concat(),
    }
}

fn why(puzzle: &Puzzle, reason: &Reason) -> Message {
    match reason {
        Reason::Clash { .. }
        | Reason::NoNumber { .. }
        | Reason::NoPlace { .. }
        | Reason::NoFilling { .. } => message!("calcudoku-why-end", end = end(puzzle, reason)),
        Reason::Trial { cell: at, number, steps, end: last } => message!(
            "calcudoku-why-trial",
            cell = cell(puzzle, *at),
            number = *number,
            steps = *steps,
            end = end(puzzle, last)
        ),
        Reason::CageOfOne { cage }
        | Reason::Combinations { cage, .. }
        | Reason::LastCell { cage, .. }
        | Reason::ByCell { cage, .. }
        | Reason::Locked { cage, .. } => {
            let (target, at) = name(puzzle, *cage);
            in_cage(puzzle, reason, target, at)
        }
        Reason::NakedSingle { .. }
        | Reason::HiddenSingle { .. }
        | Reason::NakedSet { .. }
        | Reason::HiddenSet { .. } => in_line(puzzle, reason),
        Reason::Fish { .. }
        | Reason::Chain { .. }
        | Reason::Sum { .. }
        | Reason::SumOutside { .. }
        | Reason::Parity { .. } => across(puzzle, reason),
    }
}

/// Returns the contradiction as the last clause of a sentence.
fn end(puzzle: &Puzzle, reason: &Reason) -> Message {
    match reason {
        Reason::Clash { line, cells: both, number } => message!(
            "calcudoku-end-clash",
            line = line.place(),
            cells = cells(puzzle, both),
            number = *number
        ),
        Reason::NoPlace { line, number } => {
            message!("calcudoku-end-no-place", line = line.place(), number = *number)
        }
        Reason::NoFilling { cage } => {
            let (target, at) = name(puzzle, *cage);
            message!("calcudoku-end-no-filling", target = target, at = at)
        }
        Reason::NoNumber { cell: at } => {
            message!("calcudoku-end-no-number", cell = cell(puzzle, *at))
        }
        // No other reason is a contradiction.
        _ => why(puzzle, reason),
    }
}

/// Returns the message for a deduction from one cage.
fn in_cage(puzzle: &Puzzle, reason: &Reason, target: String, at: Cell) -> Message {
    match reason {
        Reason::Combinations { numbers, .. } => {
            let numbers = list(*numbers);
            message!("calcudoku-why-combinations", target = target, at = at, numbers = numbers)
        }
        Reason::LastCell { cell: last, number, .. } => message!(
            "calcudoku-why-last-cell",
            target = target,
            at = at,
            cell = cell(puzzle, *last),
            number = *number
        ),
        Reason::ByCell { cell: which, numbers, .. } => message!(
            "calcudoku-why-by-cell",
            target = target,
            at = at,
            cell = cell(puzzle, *which),
            numbers = list(*numbers),
            count = numbers.count_ones()
        ),
        Reason::Locked { line, number, .. } => message!(
            "calcudoku-why-locked",
            target = target,
            at = at,
            line = line.place(),
            number = *number
        ),
        _ => message!("calcudoku-why-cage-of-one", cell = at, target = target),
    }
}

/// Returns the message for a deduction from one line.
fn in_line(puzzle: &Puzzle, reason: &Reason) -> Message {
    match reason {
        Reason::HiddenSingle { line, cell: at, number } => message!(
            "calcudoku-why-hidden-single",
            line = line.place(),
            cell = cell(puzzle, *at),
            number = *number
        ),
        Reason::NakedSet { line, cells: set, numbers } => message!(
            "calcudoku-why-naked-set",
            line = line.place(),
            cells = cells(puzzle, set),
            numbers = list(*numbers)
        ),
        Reason::HiddenSet { line, cells: set, numbers } => message!(
            "calcudoku-why-hidden-set",
            line = line.place(),
            cells = cells(puzzle, set),
            numbers = list(*numbers)
        ),
        Reason::NakedSingle { cell: at, number } => {
            message!("calcudoku-why-naked-single", cell = cell(puzzle, *at), number = *number)
        }
        _ => across(puzzle, reason),
    }
}

/// Returns the message for a deduction from several lines.
fn across(puzzle: &Puzzle, reason: &Reason) -> Message {
    match reason {
        Reason::Fish { number, lines: some, across } => message!(
            "calcudoku-why-fish",
            number = *number,
            lines = lines(some),
            across = lines(across)
        ),
        Reason::Sum { lines: some, cells: left, sum } => message!(
            "calcudoku-why-sum",
            lines = lines(some),
            cells = cells(puzzle, left),
            sum = *sum,
            count = left.len()
        ),
        Reason::SumOutside { lines: some, cells: left, sum } => message!(
            "calcudoku-why-sum-outside",
            lines = lines(some),
            cells = cells(puzzle, left),
            sum = *sum,
            count = left.len()
        ),
        Reason::Parity { lines: some, cells: left, odd } => message!(
            "calcudoku-why-parity",
            lines = lines(some),
            cells = cells(puzzle, left),
            parity = if *odd { "odd" } else { "even" },
            count = left.len()
        ),
        Reason::Chain { cells: links, number } => message!(
            "calcudoku-why-chain",
            first = cell(puzzle, links[0]),
            last = cell(puzzle, links[links.len() - 1]),
            links = links.len(),
            number = *number
        ),
        _ => end(puzzle, reason),
    }
}

/// Returns the name of a cage: its target with the sign of its operator, and its first cell.
fn name(puzzle: &Puzzle, cage: usize) -> (String, Cell) {
    let cage = &puzzle.cages()[cage];
    (draw::target(cage), cage.cells[0])
}

fn cells(puzzle: &Puzzle, cells: &[usize]) -> Vec<Place> {
    cells.iter().map(|at| Place::Cell(cell(puzzle, *at))).collect()
}

fn lines(lines: &[Line]) -> Vec<Place> {
    lines.iter().map(|line| line.place()).collect()
}

/// Returns the numbers as a list in the reader's language: `3`, `3 and 4`, `3, 4 and 5`.
fn list(numbers: u32) -> Arg {
    let names: Vec<String> = each_number(numbers).map(|number| number.to_string()).collect();
    match names.as_slice() {
        [first, last] => message!("list-two", first = first.as_str(), last = last.as_str()).into(),
        [rest @ .., last] if !rest.is_empty() => {
            message!("list-more", rest = rest.join(", "), last = last.as_str()).into()
        }
        only => only.concat().into(),
    }
}
