//! The ways a puzzle can be turned and mirrored onto itself, as the searches see them:
//! which placement comes to lie where.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use super::encoding::Encoding;
use super::problem::{CellSet, Laid};
use crate::puzzles::packing::model::{CellIndex, Puzzle};

/// For each kind the number of each placement.
type Numbers = Vec<HashMap<CellSet, u16, FxBuildHasher>>;

/// For each kind and placement the placement it comes to.
type Images = Vec<Vec<u16>>;

/// The symmetries of a puzzle on its problem, the way it is first. They are those of the board
/// that bring every given piece onto one that looks alike.
pub struct Symmetries {
    images: Vec<Images>,
}

impl Symmetries {
    /// The symmetries of a puzzle.
    pub fn new(puzzle: &Puzzle, encoding: &Encoding) -> Self {
        let board = puzzle.board().symmetries();
        let kept = board.iter().filter(|map| keeps_given(puzzle, map));
        let cells: Vec<Vec<usize>> = kept.filter_map(|map| encoding.numbered(map)).collect();
        let indices = placement_indices(encoding);
        let images = cells.iter().map(|map| images(encoding, &indices, map)).collect();
        Self { images }
    }

    /// How many there are, the way it is included.
    pub fn len(&self) -> usize {
        self.images.len()
    }

    /// The placement a laid piece comes to.
    pub fn image(&self, symmetry: usize, laid: Laid) -> Laid {
        let images = &self.images[symmetry][usize::from(laid.kind)];
        Laid { placement: images[usize::from(laid.placement)], ..laid }
    }

    /// True if a solution is the first among those it comes to: one of each orbit is.
    pub fn is_first(&self, solution: &[Laid]) -> bool {
        let sorted = |mut laid: Vec<Laid>| {
            laid.sort_unstable();
            laid
        };
        let own = sorted(solution.to_vec());
        (1..self.len()).all(|symmetry| {
            own <= sorted(solution.iter().map(|laid| self.image(symmetry, *laid)).collect())
        })
    }
}

/// Whether a symmetry of the board brings every given piece onto one that looks alike.
fn keeps_given(puzzle: &Puzzle, map: &[CellIndex]) -> bool {
    let shape = |piece: usize| puzzle.pieces()[piece].shape();
    let pieces = 0..puzzle.pieces().len();
    let given: Vec<_> = pieces.filter_map(|piece| Some((piece, puzzle.given(piece)?))).collect();
    given.iter().all(|(piece, cells)| {
        let mut image: Vec<CellIndex> = cells.iter().map(|cell| map[usize::from(*cell)]).collect();
        image.sort_unstable();
        given.iter().any(|(other, lies)| *lies == image && shape(*other) == shape(*piece))
    })
}

fn placement_indices(encoding: &Encoding) -> Numbers {
    let kinds = encoding.problem().kinds.iter();
    kinds.map(|kind| kind.placements.iter().copied().zip(0..).collect()).collect()
}

fn images(encoding: &Encoding, indices: &Numbers, map: &[usize]) -> Images {
    let kinds = encoding.problem().kinds.iter().zip(indices);
    let image = |cells: &CellSet| cells.iter().map(|cell| map[cell]).collect::<CellSet>();
    kinds
        .map(|(kind, known)| kind.placements.iter().map(|cells| known[&image(cells)]).collect())
        .collect()
}
