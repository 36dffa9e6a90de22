//! Propagation, the fast default: the numbers each cell may still hold are a set of
//! bits; what follows from lines and cages is done at once, and only when nothing
//! follows is a number tried, in a cell with few candidates whose cage and lines have
//! failed often. A node is a position reasoned through to its end.

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

/// Hands every solution to `found`.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let mut handover = Handover::new(puzzle, found);
    search(puzzle, &[], control, &mut |numbers| handover.emit(numbers))
}

/// How many solutions the puzzle has, counting no further than `most`.
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

/// The numbers each cell may hold, row by row, as far as follows without trying; none
/// if that leaves nothing.
pub fn candidates(puzzle: &Puzzle) -> Option<Vec<u32>> {
    let board = Board::new(puzzle);
    let mut solver = Solver::<Plain>::new(&board, &standing(puzzle));
    solver.settle(&board).ok()?;
    Some(board.cells().map(|cell| solver.grid.domain(cell)).collect())
}

/// Hands the numbers of every solution, row by row, to `found`. A cell holds only
/// numbers that are `allowed` there (bit k for the number k), row by row; where that
/// is empty, all are.
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
    /// The memory accounted for.
    stored: u64,
    control: &'a mut Control<'b>,
    found: &'a mut dyn FnMut(&[u8]) -> ControlFlow<()>,
}

impl<G: Grid> Search<'_, '_, G> {
    /// Everything from this position on. After a guess the same position goes on
    /// without that number, which often decides the next one.
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
    /// Counts a node, and what the tables take by now. Large grids, and large cages, make
    /// nodes long.
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

/// The number of each cell, row by row; 0 where it is open.
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

/// A puzzle made ready. The cages are in the order of their sizes, so that quick ones
/// are looked at first.
struct Board<'a> {
    /// n.
    size: usize,
    /// The cages, smallest first.
    cages: Vec<&'a Cage>,
    /// The cage of each cell, row by row.
    cage_of: Vec<u16>,
}

impl<'a> Board<'a> {
    /// Makes a puzzle ready.
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

    /// The number of a cell's cage.
    #[inline(always)]
    fn cage_of(&self, cell: Cell) -> usize {
        usize::from(self.cage_of[usize::from(cell.row) * self.size + usize::from(cell.column)])
    }

    /// Every cell, row by row.
    fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size as u8;
        (0..size).flat_map(move |row| (0..size).map(move |column| Cell::new(row, column)))
    }
}

// What a search needs of the numbers each cell may still hold, however they are kept.

/// There is no solution from here: this line has no place for a number. Rows come first,
/// then columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Broken(usize);

/// The position being looked at, those it came from, and which lines changed. Numbers are
/// sets of bits: bit k for the number k.
trait Grid {
    /// Whether all lines are looked at together, so that it pays to look at several cages
    /// before.
    const TOGETHER: bool;

    /// The position with these numbers allowed, row by row.
    fn new(size: usize, allowed: &[u32]) -> Self;

    /// The numbers a cell may hold.
    fn domain(&self, cell: Cell) -> u32;

    /// The numbers a cell may hold in the position all others came from.
    fn first_domain(&self, cell: Cell) -> u32;

    /// Leaves a cell only these numbers; true if it had others.
    fn keep(&mut self, cell: Cell, numbers: u32) -> bool;

    /// Continues with a copy of the position.
    fn push(&mut self);

    /// Goes back to the position before the last [`Grid::push`].
    fn pop(&mut self);

    /// Takes all lines for looked at.
    fn forget(&mut self);

    /// In every line that changed: a number that stands is struck from the rest of the
    /// line; a number with one place left goes there. Says which cells changed.
    fn singles(&mut self, changed: impl FnMut(Cell)) -> Result<(), Broken>;

    /// In one line that changed: where k cells hold only k numbers, the rest of the line
    /// holds none of them. False if there was no such line.
    fn sets(&mut self, changed: impl FnMut(Cell)) -> Result<bool, Broken>;
}

/// The largest sets of cells looked for: larger ones cost more than they give.
const LARGEST_SET: u32 = 4;
/// With fewer open cells in a line, what sets say follows from singles.
const FEWEST_OPEN: u32 = 4;

/// Takes the first line out of a set of lines.
fn take_first(set: &mut u64) -> Option<usize> {
    let first = set.trailing_zeros() as usize;
    *set &= set.checked_sub(1)?;
    Some(first)
}
