//! The symmetries of a puzzle as the searches use them: the placement to which each placement maps
//! when the board is rotated or reflected onto itself. One piece can be restricted to the first
//! placement of each of its orbits; all other solutions are images of those found.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use super::encoding::Encoding;
use super::problem::{CellSet, Laid, Problem};
use crate::puzzles::packing::model::{CellIndex, Puzzle};

/// The index of each placement of each kind.
type Numbers = Vec<HashMap<CellSet, u16, FxBuildHasher>>;

/// The image of each placement of each kind.
type Images = Vec<Vec<u16>>;

/// The symmetries of a puzzle, applied to its problem, the identity first. They are the symmetries
/// of the board that map every given piece to one of the same shape.
pub struct Symmetries {
    images: Vec<Images>,
}

impl Symmetries {
    /// Computes the symmetries of a puzzle.
    pub fn new(puzzle: &Puzzle, encoding: &Encoding) -> Self {
        let board = puzzle.board().symmetries();
        let kept = board.iter().filter(|map| keeps_given(puzzle, map));
        let cells: Vec<Vec<usize>> = kept.filter_map(|map| encoding.numbered(map)).collect();
        let indices = placement_indices(encoding);
        let images = cells.iter().map(|map| images(encoding, &indices, map)).collect();
        Self { images }
    }

    /// Returns the number of symmetries, including the identity.
    pub fn len(&self) -> usize {
        self.images.len()
    }

    /// Returns the image of a placement.
    pub fn image(&self, symmetry: usize, laid: Laid) -> Laid {
        let images = &self.images[symmetry][usize::from(laid.kind)];
        Laid { placement: images[usize::from(laid.placement)], ..laid }
    }

    /// Returns `true` if a solution is the first among its images, which holds for one solution of
    /// each orbit.
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

/// Returns `true` if a symmetry of the board maps every given piece to one of the same shape.
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

/// A problem in which one piece is restricted, or none if no symmetry helps.
pub struct Held {
    problem: Problem,
    piece: Option<HeldPiece>,
}

#[derive(Clone)]
struct HeldPiece {
    kind: usize,
    orbits: Vec<Orbit>,
}

/// The images of a placement, starting with the first of them.
#[derive(Clone)]
struct Orbit {
    first: Laid,
    /// One symmetry for each placement of the orbit, which maps the first placement to it.
    indices: Vec<usize>,
}

impl Held {
    /// Restricts the piece with the fewest orbits. Only a piece of a unique shape is eligible,
    /// because it has exactly one placement in each solution.
    pub fn new(problem: &Problem, symmetries: &Symmetries) -> Self {
        let single = (0..problem.kinds.len()).filter(|kind| problem.kinds[*kind].count == 1);
        let single = single.filter(|_| symmetries.len() > 1);
        let pieces =
            single.map(|kind| HeldPiece { kind, orbits: orbits(problem, symmetries, kind) });
        let fewest = pieces.min_by_key(|piece| piece.orbits.len());
        Self::to(problem, fewest)
    }

    fn to(problem: &Problem, piece: Option<HeldPiece>) -> Self {
        let mut problem = problem.clone();
        if let Some(HeldPiece { kind, orbits }) = &piece {
            let first =
                |orbit: &Orbit| problem.kinds[*kind].placements[usize::from(orbit.first.placement)];
            problem.kinds[*kind].placements = orbits.iter().map(first).collect();
        }
        Self { problem, piece }
    }

    /// Returns the problem with the restricted piece.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// Converts placements of the restricted problem to those of the whole problem.
    pub fn whole(&self, laid: &[Laid]) -> Vec<Laid> {
        let whole = |laid: &Laid| self.orbit(*laid).map_or(*laid, |orbit| orbit.first);
        laid.iter().map(whole).collect()
    }

    fn orbit(&self, laid: Laid) -> Option<&Orbit> {
        let piece = self.piece.as_ref().filter(|piece| piece.kind == usize::from(laid.kind))?;
        piece.orbits.get(usize::from(laid.placement))
    }

    /// Returns every solution that a solution of the restricted problem represents, starting with
    /// itself.
    pub fn images<'a>(
        &self,
        laid: &[Laid],
        symmetries: &'a Symmetries,
    ) -> impl Iterator<Item = Vec<Laid>> + 'a {
        let indices =
            laid.iter().find_map(|laid| self.orbit(*laid)).map(|orbit| orbit.indices.clone());
        let whole = self.whole(laid);
        indices
            .unwrap_or_else(|| vec![0])
            .into_iter()
            .map(move |index| whole.iter().map(|laid| symmetries.image(index, *laid)).collect())
    }

    /// Returns the restricted problem for each orbit length, with that length.
    pub fn by_length(&self, whole: &Problem) -> Vec<(u128, Self)> {
        let Some(piece) = &self.piece else { return vec![(1, Self::to(whole, None))] };
        let mut lengths: Vec<usize> =
            piece.orbits.iter().map(|orbit| orbit.indices.len()).collect();
        lengths.sort_unstable();
        lengths.dedup();
        let of_length = |length: usize| {
            let orbits = piece.orbits.iter().filter(|orbit| orbit.indices.len() == length);
            HeldPiece { kind: piece.kind, orbits: orbits.cloned().collect() }
        };
        let part = |length| (length as u128, Self::to(whole, Some(of_length(length))));
        lengths.into_iter().map(part).collect()
    }

    /// Returns the first placement and the length of each orbit, or `None` if no piece is
    /// restricted.
    pub fn orbits(&self) -> Option<impl Iterator<Item = (Laid, u128)>> {
        let piece = self.piece.as_ref()?;
        Some(piece.orbits.iter().map(|orbit| (orbit.first, orbit.indices.len() as u128)))
    }
}

fn orbits(problem: &Problem, symmetries: &Symmetries, kind: usize) -> Vec<Orbit> {
    let placements = 0..problem.kinds[kind].placements.len();
    let laid = placements.map(|placement| Laid { kind: kind as u16, placement: placement as u16 });
    laid.filter_map(|first| orbit(symmetries, first)).collect()
}

/// Returns the orbit of a placement, or `None` if another placement comes first in it.
fn orbit(symmetries: &Symmetries, first: Laid) -> Option<Orbit> {
    let mut images: Vec<(Laid, usize)> =
        (0..symmetries.len()).map(|index| (symmetries.image(index, first), index)).collect();
    images.sort_unstable();
    images.dedup_by_key(|image| image.0);
    // The identity comes first among the symmetries that leave the placement unchanged.
    let indices = images.iter().map(|image| image.1).collect();
    (images[0].0 == first).then_some(Orbit { first, indices })
}
