//! What is left to do in a position, and what is left after one more piece: the empty cells,
//! the pieces not yet laid, and where each of them still fits.

use super::super::model::{BoardKind, Puzzle, State};
use super::super::solve::Encoding;
use super::super::solve::problem::{CellSet, Laid, Problem};
use crate::place::Place;

/// The puzzle left in a position, as the rules see it.
pub struct Rest {
    /// The puzzle; what lies on the board is given.
    pub puzzle: Puzzle,
    /// The same as a problem, and the way back.
    pub encoding: Encoding,
}

impl Rest {
    /// What is left in a position; none if a piece lies as it cannot lie.
    pub fn at(puzzle: &Puzzle, state: &State) -> Option<Self> {
        puzzle.at(state).map(Self::of)
    }

    /// What is left beside the given pieces.
    pub fn of(puzzle: Puzzle) -> Self {
        let encoding = Encoding::new(&puzzle);
        Self { puzzle, encoding }
    }

    /// What the board is.
    pub fn kind(&self) -> BoardKind {
        self.puzzle.board().kind()
    }

    /// What is left, ready to be tried on.
    pub fn draft(&self) -> Draft<'_> {
        Draft::new(self.encoding.problem())
    }

    /// Cells of the problem as places of the board.
    pub fn places(&self, cells: &CellSet) -> Vec<Place> {
        let cells = self.encoding.on_board(cells);
        cells
            .iter()
            .map(|cell| Place::Cell(self.puzzle.board().cells()[usize::from(*cell)]))
            .collect()
    }

    /// The pieces of a kind.
    pub fn pieces(&self, kind: usize) -> Vec<Place> {
        self.encoding.pieces(kind).iter().map(|piece| self.piece(*piece)).collect()
    }

    /// A piece by its number in the puzzle.
    pub fn piece(&self, piece: usize) -> Place {
        Place::Piece { index: piece as u8, letter: self.puzzle.pieces()[piece].letter() }
    }
}

/// A position in thought.
#[derive(Clone)]
pub struct Draft<'a> {
    problem: &'a Problem,
    /// The cells to be filled.
    pub empty: CellSet,
    /// For each kind how many pieces are left.
    pub left: Vec<usize>,
    /// For each kind the placements that still fit; none if no piece is left.
    pub fits: Vec<Vec<u16>>,
}

impl<'a> Draft<'a> {
    /// A problem nothing is laid in yet.
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

    /// The problem.
    pub fn problem(&self) -> &'a Problem {
        self.problem
    }

    /// The same with one more piece laid where it fits.
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

    /// The kinds with pieces left.
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

    /// For each cell of the problem how many placements cover it.
    pub fn cover_counts(&self) -> Vec<usize> {
        let mut counts = vec![0; self.problem.cells];
        for laid in self.all_placements() {
            self.problem.covered(laid).iter().for_each(|cell| counts[cell] += 1);
        }
        counts
    }

    /// The regions of empty cells, that of the lowest cell first.
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

    /// True if every piece left lies within one region.
    pub fn is_connected(&self) -> bool {
        self.kinds().all(|kind| self.problem.kinds[kind].connected)
    }
}

fn lowest(cells: &CellSet) -> Option<usize> {
    cells.iter().next()
}

/// True if no two of the placements have a cell in common.
pub fn are_apart(problem: &Problem, all: &[Laid]) -> bool {
    let covered =
        all.iter().fold(CellSet::default(), |sum, laid| sum.union(problem.covered(*laid)));
    covered.len() == all.iter().map(|laid| problem.covered(*laid).len()).sum::<usize>()
}
