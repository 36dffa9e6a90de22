//! The symmetries of a puzzle as the searches see them: which placement comes to lie where when
//! the board is turned or mirrored onto itself. One piece can be held to the first of each orbit of
//! its placements; the other solutions are images of those found.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use super::encoding::Encoding;
use super::problem::{CellSet, Laid, Problem};
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

/// A problem in which one piece is held, or nothing where no symmetry helps.
pub struct Held {
    problem: Problem,
    piece: Option<HeldPiece>,
}

#[derive(Clone)]
struct HeldPiece {
    kind: usize,
    orbits: Vec<Orbit>,
}

/// The placements a piece can come to from the first of them.
#[derive(Clone)]
struct Orbit {
    first: Laid,
    /// One symmetry for each placement of the orbit that brings the first one there.
    indices: Vec<usize>,
}

impl Held {
    /// Holds the piece that has the fewest orbits. Only one that looks like no other will
    /// do: it lies in one place in each solution.
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

    /// The problem with the piece held.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// What is laid in the problem with the piece held, as laid in the whole problem.
    pub fn whole(&self, laid: &[Laid]) -> Vec<Laid> {
        let whole = |laid: &Laid| self.orbit(*laid).map_or(*laid, |orbit| orbit.first);
        laid.iter().map(whole).collect()
    }

    fn orbit(&self, laid: Laid) -> Option<&Orbit> {
        let piece = self.piece.as_ref().filter(|piece| piece.kind == usize::from(laid.kind))?;
        piece.orbits.get(usize::from(laid.placement))
    }

    /// Every solution that a solution with the piece held stands for, itself first.
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

    /// The same problem for each length of orbits, with that length.
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

    /// Each orbit by its first placement and its length; none where no piece is held.
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

/// The orbit of a placement; none if another comes first in it.
fn orbit(symmetries: &Symmetries, first: Laid) -> Option<Orbit> {
    let mut images: Vec<(Laid, usize)> =
        (0..symmetries.len()).map(|index| (symmetries.image(index, first), index)).collect();
    images.sort_unstable();
    images.dedup_by_key(|image| image.0);
    // The way it is comes first among the ways that leave it where it is.
    let indices = images.iter().map(|image| image.1).collect();
    (images[0].0 == first).then_some(Orbit { first, indices })
}
