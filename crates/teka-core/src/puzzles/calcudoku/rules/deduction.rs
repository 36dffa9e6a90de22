//! What a rule found, and its words: which sentence, and the places it names. A deduction is put
//! into words only when it is shown; trials and grading make thousands that are not. A
//! cage is named by its target and its first cell.

use super::board::{Board, Line, cell};
use crate::control::Stop;
use crate::explain::{Finding, Then};
use crate::message;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::puzzles::calcudoku::draw;
use crate::puzzles::calcudoku::model::{Move, Puzzle, State};

/// A rule without words: one use of it in a position, if there is one.
pub type Find = fn(&Board) -> Option<Deduction>;

/// A rule without words that takes long, and so asks on the way whether to go on.
pub type SlowFind = fn(&Board, GoOn<'_>) -> Result<Option<Deduction>, Stop>;

/// Lets whoever watches look at the grid being explained, and stop it.
pub type GoOn<'a> = &'a mut dyn FnMut() -> Result<(), Stop>;

/// A rule that concludes nothing, but notes what the others start from.
pub type Note = fn(&Puzzle, &State) -> Option<Finding<Move>>;

/// A rule without words, of any kind.
#[derive(Clone, Copy)]
pub enum Finder {
    /// Takes milliseconds, or on the largest grids tenths of a second.
    Quick(Find),
    /// The same, but says in plainer words what a later rule would find as well.
    Gentle(Find),
    /// May take minutes on a large grid.
    Slow(SlowFind),
    /// Has nothing to say without words.
    Notes(Note),
}

impl Finder {
    /// One use of the rule, if there is one; asks before whether to go on.
    pub fn find(self, board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
        go_on()?;
        match self {
            Self::Quick(find) | Self::Gentle(find) => Ok(find(board)),
            Self::Slow(find) => find(board, go_on),
            Self::Notes(_) => Ok(None),
        }
    }
}

/// A reason and what follows from it. Cells are numbered row by row, sets of
/// numbers are bits: bit k for the number k.
#[derive(Clone, Debug)]
pub struct Deduction {
    pub reason: Reason,
    pub effect: Effect,
}

/// Why something follows.
#[derive(Clone, Debug)]
pub enum Reason {
    /// The same number stands in two cells of a line.
    Clash { line: Line, cells: [usize; 2], number: u8 },
    /// Nothing is left for a cell.
    NoNumber { cell: usize },
    /// A number has no cell left in a line.
    NoPlace { line: Line, number: u8 },
    /// No filling of a cage gives its target.
    NoFilling { cage: usize },
    /// The cage is one cell.
    CageOfOne { cage: usize },
    /// One number is left for the cell.
    NakedSingle { cell: usize, number: u8 },
    /// One cell is left for the number in the line.
    HiddenSingle { line: Line, cell: usize, number: u8 },
    /// The cage as a whole can hold these numbers only.
    Combinations { cage: usize, numbers: u32 },
    /// The other cells of the cage are filled.
    LastCell { cage: usize, cell: usize, number: u8 },
    /// No filling of the cage puts these numbers in this cell.
    ByCell { cage: usize, cell: usize, numbers: u32 },
    /// Every filling of the cage puts the number in this line.
    Locked { cage: usize, line: Line, number: u8 },
    /// These cells of a line share as many numbers.
    NakedSet { line: Line, cells: Vec<usize>, numbers: u32 },
    /// These numbers of a line share as many cells.
    HiddenSet { line: Line, cells: Vec<usize>, numbers: u32 },
    /// The number's cells in these lines lie in as many lines across.
    Fish { number: u8, lines: Vec<Line>, across: Vec<Line> },
    /// Either the first cell of the chain or the last has the number.
    Chain { cells: Vec<usize>, number: u8 },
    /// These cells make up what the lines' other cells leave of their sum.
    Sum { lines: Vec<Line>, cells: Vec<usize>, sum: u32 },
    /// These cells stick out of the lines, by this much together.
    SumOutside { lines: Vec<Line>, cells: Vec<usize>, sum: u32 },
    /// The sum of these cells is odd, or even.
    Parity { lines: Vec<Line>, cells: Vec<usize>, odd: bool },
    /// The number in the cell would lead to a contradiction after so many steps.
    Trial { cell: usize, number: u8, steps: usize, end: Box<Reason> },
}

/// What follows from a reason.
#[derive(Clone, Debug)]
pub enum Effect {
    /// This number stands in this cell.
    Place(usize, u8),
    /// These numbers, all candidates, do not stand in these cells.
    Strike(Vec<(usize, u32)>),
    /// There is no solution from here.
    Impossible,
    /// The same, for it would leave nothing for this cell.
    Starves(usize),
}

impl Deduction {
    /// There is no solution, for this reason.
    pub fn impossible(reason: Reason) -> Self {
        Self { reason, effect: Effect::Impossible }
    }

    /// The deduction in words and moves.
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

/// Strikes marks; where there are none yet, they are noted first.
fn unmark(puzzle: &Puzzle, state: &State, strikes: &[(usize, u32)]) -> Vec<Move> {
    let bare = strikes.iter().any(|(at, _)| state.marks()[*at] == 0);
    let struck = strikes.iter().flat_map(|(at, numbers)| {
        each_number(*numbers).map(|number| Move::Unmark(cell(puzzle, *at), number))
    });
    bare.then_some(Move::MarkAll).into_iter().chain(struck).collect()
}

/// The numbers of a set, smallest first.
pub fn each_number(mut numbers: u32) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let number = (numbers != 0).then(|| numbers.trailing_zeros() as u8)?;
        numbers &= numbers - 1;
        Some(number)
    })
}

/// The only number of a set.
pub fn only(numbers: u32) -> Option<u8> {
    (numbers.count_ones() == 1).then(|| numbers.trailing_zeros() as u8)
}

/// The sentence, and the places that are the reason.
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

/// The places that are the reason.
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

/// What cannot be: the end of a sentence.
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
        // No other reason ends anything.
        _ => why(puzzle, reason),
    }
}

/// What follows from one cage.
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
            numbers = list(*numbers)
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

/// What follows from one line.
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

/// What follows from several lines.
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

/// How a cage is named: its target with the sign of its operator, and its first cell.
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

/// Numbers in a row, the same in every language.
fn list(numbers: u32) -> String {
    each_number(numbers).map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}
