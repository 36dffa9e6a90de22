//! When the empty cells show that a state leads nowhere.

use std::collections::BTreeMap;

use super::mask::Mask;
use super::table::State;
use crate::puzzles::packing::solve::problem::{CellSet, Problem};

/// What is known of the board and the pieces.
pub struct Cuts<M> {
    /// How far apart the numbers of touching cells are, and the lower cells of such pairs:
    /// on a rectangle there are only two distances.
    steps: Vec<(usize, M)>,
    /// The bits of the pieces that can cover a cell all of whose neighbours are filled.
    lonely: M,
    /// The bits of the pieces that need not lie within one region.
    scattered: M,
    /// For each kind the bits that count it, one of it in these bits, and its size.
    kinds: Vec<(M, M, usize)>,
}

impl<M: Mask> Cuts<M> {
    /// The cuts for a problem, each kind of which is counted in a field of bits, of which
    /// the second is one piece.
    pub fn new(problem: &Problem, fields: &[(M, M)]) -> Self {
        let mut steps: BTreeMap<usize, CellSet> = BTreeMap::new();
        for (cell, touching) in problem.touching.iter().enumerate() {
            for other in touching.iter().filter(|other| *other > cell) {
                steps.entry(other - cell).or_default().insert(cell);
            }
        }
        let kinds = || problem.kinds.iter().zip(fields);
        let (mut lonely, mut scattered) = (M::default(), M::default());
        for (kind, (field, _)) in kinds() {
            if !kind.connected {
                scattered = scattered | *field;
            }
            if !kind.connected || kind.size == 1 {
                lonely = lonely | *field;
            }
        }
        Self {
            steps: steps.iter().map(|(step, from)| (*step, M::of(from))).collect(),
            lonely,
            scattered,
            kinds: kinds().map(|(kind, (field, one))| (*field, *one, kind.size)).collect(),
        }
    }

    /// False if an empty cell has no empty neighbour and no piece left could cover it.
    #[inline(always)]
    pub fn none_isolated(&self, empty: M, left: M) -> bool {
        left.meets(self.lonely) || !empty.meets(!self.neighbours(empty))
    }

    /// False if the size of a region of the empty cells is not that of some pieces left.
    pub fn regions_fit(&self, state: State<M>, board: M) -> bool {
        if state.left.meets(self.scattered) {
            return true;
        }
        let mut empty = board & !state.filled;
        let mut region = self.region(empty);
        if region == empty {
            return true;
        }
        let sums = self.sums(state.left);
        while empty != M::default() {
            if !(sums >> region.count()).meets(M::number(1)) {
                return false;
            }
            empty = empty & !region;
            region = self.region(empty);
        }
        true
    }

    /// The cells that touch one of these.
    #[inline(always)]
    fn neighbours(&self, cells: M) -> M {
        self.steps.iter().fold(M::default(), |all, (step, from)| {
            all | (cells & *from) << *step | (cells >> *step & *from)
        })
    }

    /// The region of the lowest of these cells.
    fn region(&self, cells: M) -> M {
        if cells == M::default() {
            return cells;
        }
        let mut region = M::number(1) << cells.lowest();
        loop {
            let larger = region | (self.neighbours(region) & cells);
            if larger == region {
                return region;
            }
            region = larger;
        }
    }

    /// The sizes that pieces left have together, as bits.
    fn sums(&self, left: M) -> M {
        let mut sums = M::number(1);
        for (field, one, size) in &self.kinds {
            let mut of_kind = left & *field;
            while of_kind != M::default() {
                sums = sums | sums << *size;
                of_kind = of_kind - *one;
            }
        }
        sums
    }
}
