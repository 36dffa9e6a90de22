//! Empty cells with no empty neighbour: most states that lead nowhere have one.
//!
//! Larger regions are not looked at. To find those of a size that no pieces have together
//! takes longer on flat boards than passing on the few states that have one.

use std::collections::BTreeMap;

use crate::puzzles::packing::solve::mask::Mask;
use crate::puzzles::packing::solve::problem::{CellSet, Problem};

/// Which cells touch, and which pieces can cover a cell that is alone.
pub struct Lonely<M> {
    /// How far apart the numbers of touching cells are, and the lower cells of such pairs:
    /// on a rectangle there are only two distances.
    steps: Vec<(usize, M)>,
    /// The bits of the pieces of one cell, and of those that are in several parts.
    pieces: M,
}

impl<M: Mask> Lonely<M> {
    /// For a problem whose kinds are counted in these bits.
    pub fn new(problem: &Problem, fields: &[(M, M)]) -> Self {
        let mut steps: BTreeMap<usize, CellSet> = BTreeMap::new();
        for (cell, touching) in problem.touching.iter().enumerate() {
            for other in touching.iter().filter(|other| *other > cell) {
                steps.entry(other - cell).or_default().insert(cell);
            }
        }
        let kinds = problem.kinds.iter().zip(fields);
        let fitting = kinds.filter(|(kind, _)| kind.size == 1 || !kind.connected);
        Self {
            steps: steps.iter().map(|(step, from)| (*step, M::of(from))).collect(),
            pieces: fitting.fold(M::default(), |all, (_, (field, _))| all | *field),
        }
    }

    /// True if one of the empty cells is alone and no piece left can cover it.
    #[inline(always)]
    pub fn is_dead(&self, empty: M, left: M) -> bool {
        !left.meets(self.pieces) && empty.meets(!self.neighbours(empty))
    }

    /// The cells that touch one of these.
    #[inline(always)]
    fn neighbours(&self, cells: M) -> M {
        self.steps.iter().fold(M::default(), |all, (step, from)| {
            all | (cells & *from) << *step | (cells >> *step & *from)
        })
    }
}
