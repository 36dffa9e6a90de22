//! What a rule found, before it is put into words: trials and grading make
//! thousands of deductions that nobody reads.

use super::board::{Board, Line, cell};
use super::tell;
use crate::control::Stop;
use crate::explain::{Finding, Then};
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
    pub fn tell(&self, puzzle: &Puzzle, state: &State) -> Finding<Move> {
        let (message, because) = tell::deduction(puzzle, self);
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
