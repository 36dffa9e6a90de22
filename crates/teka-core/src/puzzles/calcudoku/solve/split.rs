//! Divides a puzzle into parts, for threads and for counts over several machines.

use std::collections::VecDeque;

use super::propagation;
use crate::counting::Partition;
use crate::family::Count;
use crate::place::Cell;
use crate::puzzles::calcudoku::Calcudoku;
use crate::puzzles::calcudoku::model::Puzzle;

/// The maximum number of cells in all parts together. Each part is a whole puzzle, and creating
/// them cannot be observed or stopped.
const MOST_CELLS: usize = 2_000_000;

impl Count for Calcudoku {
    /// Divides the puzzle into about `parts` parts, or fewer if that would be too many, by giving a
    /// cell with few candidates each of them in turn. Each solution of the puzzle belongs to
    /// exactly one part. The division is deterministic.
    ///
    /// Propagation runs only once, for the whole puzzle, because it is slow on a large grid.
    fn split(puzzle: &Puzzle, parts: usize) -> Vec<Partition<Puzzle>> {
        let most = parts.min(MOST_CELLS / usize::from(puzzle.size()).pow(2));
        let candidates = if most > 1 { propagation::candidates(puzzle) } else { None };
        let cut = candidates.map_or(Vec::new(), |candidates| cut(puzzle, candidates, most));
        // No parts means no solution; returning the whole puzzle gives the same result.
        Partition::equal(if cut.is_empty() { vec![puzzle.clone()] } else { cut })
    }
}

/// A part under construction.
struct Piece {
    /// The numbers given in addition to those of the puzzle.
    given: Vec<(Cell, u8)>,
    /// The candidates of each cell, row by row: bit k for the number k.
    candidates: Vec<u32>,
}

/// Divides the oldest part repeatedly until there are enough.
fn cut(puzzle: &Puzzle, candidates: Vec<u32>, parts: usize) -> Vec<Puzzle> {
    let mut open = VecDeque::from([Piece { given: Vec::new(), candidates }]);
    let mut whole = Vec::new();
    while whole.len() + open.len() < parts
        && let Some(piece) = open.pop_front()
    {
        match piece.narrowest(puzzle) {
            None => whole.push(piece),
            Some((cell, numbers)) => open.extend(piece.cut_at(puzzle, cell, numbers)),
        }
    }
    let pieces = whole.iter().chain(&open);
    pieces.map(|piece| puzzle.with_all_given(&piece.given)).collect()
}

impl Piece {
    /// Returns the open cell with the fewest candidates.
    fn narrowest(&self, puzzle: &Puzzle) -> Option<(Cell, u32)> {
        let cells = puzzle.cells().zip(self.candidates.iter().copied());
        let open = cells.filter(|(_, numbers)| numbers.count_ones() > 1);
        open.min_by_key(|(_, numbers)| numbers.count_ones())
    }

    /// Returns one part for each of these numbers in the cell, except those that leave another cell
    /// of its row or column without a candidate.
    fn cut_at(&self, puzzle: &Puzzle, cell: Cell, numbers: u32) -> impl Iterator<Item = Self> {
        let held = (1..=puzzle.size()).filter(move |number| numbers & (1 << number) != 0);
        held.filter_map(move |number| self.with(puzzle, cell, number))
    }

    fn with(&self, puzzle: &Puzzle, cell: Cell, number: u8) -> Option<Self> {
        let mut candidates = self.candidates.clone();
        for (other, numbers) in puzzle.cells().zip(&mut candidates) {
            if other == cell {
                *numbers = 1 << number;
            } else if other.row == cell.row || other.column == cell.column {
                *numbers &= !(1 << number);
            }
        }
        let given = [&self.given[..], &[(cell, number)]].concat();
        let is_possible = candidates.iter().all(|numbers| *numbers != 0);
        is_possible.then_some(Self { given, candidates })
    }
}
