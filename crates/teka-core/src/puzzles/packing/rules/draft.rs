//! What remains in a position, and after further placements: the empty cells, the pieces left to
//! place, and where each still fits.

use super::super::model::{BoardKind, Puzzle, State};
use super::super::solve::Encoding;
use super::super::solve::problem::{CellSet, Laid, Problem};
use crate::place::Place;

/// The puzzle that remains in a position, as the rules use it.
pub struct Rest {
    /// The puzzle, with the placed pieces given.
    pub puzzle: Puzzle,
    /// The same as a problem, and the mapping back.
    pub encoding: Encoding,
}

impl Rest {
    /// Returns what remains in a position, or `None` if a piece has an invalid placement.
    pub fn at(puzzle: &Puzzle, state: &State) -> Option<Self> {
        puzzle.at(state).map(Self::of)
    }

    /// Returns what remains besides the given pieces.
    pub fn of(puzzle: Puzzle) -> Self {
        let encoding = Encoding::new(&puzzle);
        Self { puzzle, encoding }
    }

    /// Returns the kind of the board.
    pub fn kind(&self) -> BoardKind {
        self.puzzle.board().kind()
    }

    /// Returns a draft on which placements can be tried.
    pub fn draft(&self) -> Draft<'_> {
        Draft::new(self.encoding.problem())
    }

    /// Converts cells of the problem to places on the board.
    pub fn places(&self, cells: &CellSet) -> Vec<Place> {
        let cells = self.encoding.on_board(cells);
        cells.iter().map(|cell| self.puzzle.board().place(usize::from(*cell))).collect()
    }

    /// Returns the pieces of a kind as places.
    pub fn pieces(&self, kind: usize) -> Vec<Place> {
        self.encoding.pieces(kind).iter().map(|piece| self.piece(*piece)).collect()
    }

    /// Returns a piece as a place, by its index in the puzzle.
    pub fn piece(&self, piece: usize) -> Place {
        Place::Piece { index: piece as u8, letter: self.puzzle.pieces()[piece].letter() }
    }
}

/// A hypothetical position.
#[derive(Clone)]
pub struct Draft<'a> {
    problem: &'a Problem,
    /// The cells to fill.
    pub empty: CellSet,
    /// The number of pieces left of each kind.
    pub left: Vec<usize>,
    /// The placements of each kind that still fit; empty if no piece is left.
    pub fits: Vec<Vec<u16>>,
}

impl<'a> Draft<'a> {
    /// Creates a draft of a problem without placements.
    pub fn new(problem: &'a Problem) -> Self {
        let all =
            problem.kinds.iter().map(|kind| (0..=u16::MAX).take(kind.placements.len()).collect());
        Self {
            problem,
            empty: (0..problem.cells).collect(),
            left: problem.kinds.iter().map(|kind| kind.count).collect(),
            fits: all.collect(),
        }
    }

    /// Returns the problem.
    pub fn problem(&self) -> &'a Problem {
        self.problem
    }

    /// Returns the draft with one more piece placed where it fits.
    pub fn lay(&self, laid: Laid) -> Self {
        let covered = self.problem.covered(laid);
        let mut left = self.left.clone();
        left[usize::from(laid.kind)] -= 1;
        let still = |(number, fits): (usize, &Vec<u16>)| -> Vec<u16> {
            let cells = &self.problem.kinds[number].placements;
            let clear = fits.iter().filter(|at| !cells[usize::from(**at)].meets(covered));
            if left[number] == 0 { Vec::new() } else { clear.copied().collect() }
        };
        let fits = self.fits.iter().enumerate().map(still).collect();
        Self { problem: self.problem, empty: self.empty.without(covered), left, fits }
    }

    /// Returns the kinds with pieces left.
    pub fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.left.len()).filter(|kind| self.left[*kind] > 0)
    }

    /// Returns the placements of a kind.
    pub fn placements(&self, kind: usize) -> impl Iterator<Item = Laid> + '_ {
        self.fits[kind]
            .iter()
            .map(move |placement| Laid { kind: kind as u16, placement: *placement })
    }

    /// Returns every placement.
    pub fn all_placements(&self) -> impl Iterator<Item = Laid> + '_ {
        self.kinds().flat_map(|kind| self.placements(kind))
    }

    /// Returns the placements that cover a cell.
    pub fn placements_covering(&self, cell: usize) -> impl Iterator<Item = Laid> + '_ {
        self.all_placements().filter(move |laid| self.problem.covered(*laid).contains(cell))
    }

    /// Returns the number of placements that cover each cell of the problem.
    pub fn cover_counts(&self) -> Vec<usize> {
        let mut counts = vec![0; self.problem.cells];
        for laid in self.all_placements() {
            self.problem.covered(laid).iter().for_each(|cell| counts[cell] += 1);
        }
        counts
    }

    /// Returns the regions of empty cells, sorted by their lowest cells.
    pub fn regions(&self) -> Vec<CellSet> {
        let (mut rest, mut regions) = (self.empty, Vec::new());
        while let Some(cell) = lowest(&rest) {
            let region = self.region(cell);
            rest = rest.without(&region);
            regions.push(region);
        }
        regions
    }

    fn region(&self, cell: usize) -> CellSet {
        let (mut region, mut edge) = (CellSet::from_iter([cell]), vec![cell]);
        while let Some(cell) = edge.pop() {
            let near = self.problem.touching[cell].iter();
            for cell in near.filter(|cell| self.empty.contains(*cell)) {
                if !region.contains(cell) {
                    region.insert(cell);
                    edge.push(cell);
                }
            }
        }
        region
    }

    /// Returns `true` if every piece left is connected, and so fits within one region.
    pub fn is_connected(&self) -> bool {
        self.kinds().all(|kind| self.problem.kinds[kind].connected)
    }
}

fn lowest(cells: &CellSet) -> Option<usize> {
    cells.iter().next()
}

/// Returns `true` if no two of the placements share a cell.
pub fn are_apart(problem: &Problem, all: &[Laid]) -> bool {
    let covered =
        all.iter().fold(CellSet::default(), |sum, laid| sum.union(problem.covered(*laid)));
    covered.len() == all.iter().map(|laid| problem.covered(*laid).len()).sum::<usize>()
}
