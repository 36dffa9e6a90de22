//! Cuts a puzzle into several, for threads and clusters alike.

use std::collections::VecDeque;

use super::propagation;
use crate::counting::Partition;
use crate::family::Count;
use crate::place::Cell;
use crate::puzzles::calcudoku::Calcudoku;
use crate::puzzles::calcudoku::model::Puzzle;

/// The most cells all parts together have: whole puzzles are handed out, and nobody
/// watches while they are made.
const MOST_CELLS: usize = 2_000_000;

impl Count for Calcudoku {
    /// About `parts` puzzles, fewer where that would be too many, made by giving a cell with
    /// few candidates each of them in turn. Their solutions together, each once, are those of
    /// the whole; the cut is the same every time.
    ///
    /// Reasoning is done once, for the whole: on a large grid it takes long.
    fn split(puzzle: &Puzzle, parts: usize) -> Vec<Partition<Puzzle>> {
        let most = parts.min(MOST_CELLS / usize::from(puzzle.size()).pow(2));
        let candidates = if most > 1 { propagation::candidates(puzzle) } else { None };
        let cut = candidates.map_or(Vec::new(), |candidates| cut(puzzle, candidates, most));
        // Nothing left means no solution; the whole puzzle says so as well.
        Partition::equal(if cut.is_empty() { vec![puzzle.clone()] } else { cut })
    }
}

/// What is known of a part.
struct Piece {
    /// What it is given more than the whole is.
    given: Vec<(Cell, u8)>,
    /// The numbers each cell may hold, row by row: bit k for the number k.
    candidates: Vec<u32>,
}

/// Cuts the oldest piece, again and again, until there are enough.
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
    /// The cell with the fewest candidates of those that have several.
    fn narrowest(&self, puzzle: &Puzzle) -> Option<(Cell, u32)> {
        let cells = puzzle.cells().zip(self.candidates.iter().copied());
        let open = cells.filter(|(_, numbers)| numbers.count_ones() > 1);
        open.min_by_key(|(_, numbers)| numbers.count_ones())
    }

    /// The piece once for each of these numbers in the cell, unless that leaves some cell
    /// of its row or column nothing.
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
