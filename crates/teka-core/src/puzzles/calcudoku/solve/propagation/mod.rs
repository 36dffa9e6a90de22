//! Propagation, the fast default. The candidates of each cell are a bit set. The search applies
//! everything that follows from lines and cages, and tries a number only when nothing follows. It
//! prefers a cell with few candidates whose cage and lines have often failed. A node is a position
//! after all its eliminations.

mod cages;
mod packed;
mod plain;
mod position;
mod table;
mod word;

use std::ops::ControlFlow;

use self::packed::Packed;
use self::plain::Plain;
use self::position::{Dead, Solver};
use self::word::Halves;
use super::{Handover, picture, standing};
use crate::control::{Control, Stop};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::calcudoku::model::{Cage, Move, Puzzle};

/// Passes every solution to `found`.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let mut handover = Handover::new(puzzle, found);
    search(puzzle, &[], control, &mut |numbers| handover.emit(numbers))
}

/// Counts the solutions of the puzzle, stopping at `most`. Returns an error if the search is
/// stopped.
pub fn count_up_to(puzzle: &Puzzle, most: u64, control: &mut Control) -> Result<u64, Stop> {
    if most == 0 {
        return Ok(0);
    }
    let mut count = 0;
    let mut next = |_: &[u8]| {
        count += 1;
        if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    match search(puzzle, &[], control, &mut next) {
        Ending::Stopped(stop) => Err(stop),
        Ending::Exhausted | Ending::Enough => Ok(count),
    }
}

/// Returns the candidates of each cell, row by row, after propagation without guesses. Returns
/// `None` on a contradiction.
pub fn candidates(puzzle: &Puzzle) -> Option<Vec<u32>> {
    let board = Board::new(puzzle);
    let mut solver = Solver::<Plain>::new(&board, &standing(puzzle));
    solver.settle(&board).ok()?;
    Some(board.cells().map(|cell| solver.grid.domain(cell)).collect())
}

/// Passes the numbers of every solution, row by row, to `found`. `allowed` restricts the numbers of
/// each cell, row by row (bit k for the number k); if it is empty, all numbers are allowed.
pub fn search(
    puzzle: &Puzzle,
    allowed: &[u32],
    control: &mut Control,
    found: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> Ending {
    let mut domains = standing(puzzle);
    domains.iter_mut().zip(allowed).for_each(|(domain, allowed)| *domain &= allowed);
    match puzzle.size() {
        0..=8 => search_in::<Packed<u64, 8>>(puzzle, &domains, control, found),
        9..=10 => search_in::<Packed<Halves, 10>>(puzzle, &domains, control, found),
        _ => search_in::<Plain>(puzzle, &domains, control, found),
    }
}

fn search_in<G: Grid>(
    puzzle: &Puzzle,
    domains: &[u32],
    control: &mut Control,
    found: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> Ending {
    let board = Board::new(puzzle);
    let solver = Solver::<G>::new(&board, domains);
    let mut search = Search { puzzle, board, solver, stored: 0, control, found };
    search.visit().into()
}

struct Search<'a, 'b, G> {
    puzzle: &'a Puzzle,
    board: Board<'a>,
    solver: Solver<G>,
    /// The memory accounted for, in bytes.
    stored: u64,
    control: &'a mut Control<'b>,
    found: &'a mut dyn FnMut(&[u8]) -> ControlFlow<()>,
}

impl<G: Grid> Search<'_, '_, G> {
    /// Searches everything below this position. After each guess, the search continues from the
    /// same position without that number, which often decides the next guess.
    fn visit(&mut self) -> Result<ControlFlow<()>, Stop> {
        loop {
            self.count_node()?;
            if let Err(Dead) = self.solver.settle(&self.board) {
                return Ok(ControlFlow::Continue(()));
            }
            let Some((cell, bit)) = self.solver.guess(&self.board) else {
                return Ok((self.found)(&numbers(&self.board, &self.solver.grid)));
            };
            self.solver.push();
            self.solver.keep(&self.board, cell, bit);
            let flow = self.visit()?;
            self.solver.pop();
            if flow.is_break() {
                return Ok(flow);
            }
            self.solver.keep(&self.board, cell, !bit);
        }
    }
}

impl<G: Grid> Search<'_, '_, G> {
    /// Counts a node and the memory that the tables use by now. Nodes take long in large grids and
    /// with large cages.
    #[inline(always)]
    fn count_node(&mut self) -> Result<(), Stop> {
        let is_long = !G::TOGETHER || self.solver.was_long();
        let (puzzle, board, solver) = (self.puzzle, &self.board, &self.solver);
        let view = || picture(puzzle, &numbers(board, &solver.grid));
        if is_long {
            self.control.slow_node(&view)?;
        } else {
            self.control.node(&view)?;
        }
        let bytes = solver.tables.bytes();
        if bytes == self.stored {
            return Ok(());
        }
        self.control.store(0, bytes - std::mem::replace(&mut self.stored, bytes))
    }
}

/// Returns the number of each cell, row by row; 0 if it is open.
fn numbers(board: &Board, grid: &impl Grid) -> Vec<u8> {
    let number = |domain: u32| match domain.is_power_of_two() {
        true => domain.trailing_zeros() as u8,
        false => 0,
    };
    let (mut numbers, size) = (Vec::with_capacity(board.size * board.size), board.size as u8);
    for row in 0..size {
        let cells = (0..size).map(|column| Cell::new(row, column));
        numbers.extend(cells.map(|cell| number(grid.domain(cell))));
    }
    numbers
}

// What never changes during a search: which cells are in which cage.

/// A puzzle prepared for the search. Cages are sorted by size, so that the fastest ones come first.
struct Board<'a> {
    /// n.
    size: usize,
    /// The cages, smallest first.
    cages: Vec<&'a Cage>,
    /// The cage of each cell, row by row.
    cage_of: Vec<u16>,
}

impl<'a> Board<'a> {
    /// Prepares a puzzle.
    fn new(puzzle: &'a Puzzle) -> Self {
        let size = usize::from(puzzle.size());
        let mut cages: Vec<&Cage> = puzzle.cages().iter().collect();
        cages.sort_by_key(|cage| cage.cells.len());
        let mut board = Self { size, cages, cage_of: vec![0; size * size] };
        for (number, cage) in board.cages.iter().enumerate() {
            for cell in &cage.cells {
                let index = usize::from(cell.row) * size + usize::from(cell.column);
                board.cage_of[index] = number as u16;
            }
        }
        board
    }

    /// Returns the index of a cell's cage.
    #[inline(always)]
    fn cage_of(&self, cell: Cell) -> usize {
        usize::from(self.cage_of[usize::from(cell.row) * self.size + usize::from(cell.column)])
    }

    /// Returns every cell, row by row.
    fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size as u8;
        (0..size).flat_map(move |row| (0..size).map(move |column| Cell::new(row, column)))
    }
}

// The interface between the search and the representation of candidates.

/// There is no solution from this position, because a number has no cell in this line. Rows come
/// first, then columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Broken(usize);

/// The current position, the positions below it on the stack, and the lines that changed. Sets of
/// numbers are bit sets: bit k for the number k.
trait Grid {
    /// Whether all lines are processed together, so that it pays to process several cages first.
    const TOGETHER: bool;

    /// Creates a position with these numbers allowed, row by row.
    fn new(size: usize, allowed: &[u32]) -> Self;

    /// Returns the candidates of a cell.
    fn domain(&self, cell: Cell) -> u32;

    /// Returns the candidates of a cell in the initial position.
    fn first_domain(&self, cell: Cell) -> u32;

    /// Restricts a cell to these numbers. Returns `true` if that removed a candidate.
    fn keep(&mut self, cell: Cell, numbers: u32) -> bool;

    /// Continues with a copy of the position.
    fn push(&mut self);

    /// Returns to the position before the last [`Grid::push`].
    fn pop(&mut self);

    /// Marks all lines as processed.
    fn forget(&mut self);

    /// Removes each fixed number from the rest of every changed line, and fills each number with
    /// one possible cell. Calls `changed` for each changed cell. Returns [`Broken`] if a line has
    /// no cell for a number.
    fn singles(&mut self, changed: impl FnMut(Cell)) -> Result<(), Broken>;

    /// Processes one changed line: if k cells have only k candidates between them, these are
    /// removed from the rest of the line. Returns `false` if no line had changed, and [`Broken`] on
    /// a contradiction.
    fn sets(&mut self, changed: impl FnMut(Cell)) -> Result<bool, Broken>;
}

/// The largest set of cells to search for. Larger ones cost more than they save.
const LARGEST_SET: u32 = 4;
/// With fewer open cells in a line, singles find everything that sets would.
const FEWEST_OPEN: u32 = 4;

/// Removes and returns the first line of a set of lines.
fn take_first(set: &mut u64) -> Option<usize> {
    let first = set.trailing_zeros() as usize;
    *set &= set.checked_sub(1)?;
    Some(first)
}
