//! Prunes positions whose empty cells are split into regions that the pieces left cannot fill.

use super::mask::Mask;
use super::problem::Problem;

/// The maximum number of differences for which shifting is faster than a table.
const FEW: usize = 4;

/// The neighbours of cells, looked up by byte, and the sizes of the pieces.
pub(super) struct Regions<M> {
    /// The differences between the numbers of touching cells, each with the lower cells of such
    /// pairs; empty if there are many.
    steps: Vec<(usize, M)>,
    /// For each group of eight cells and each subset of it, the cells that touch one of them.
    near: Vec<M>,
    /// The number of cells that each kind covers, or `None` if it is not connected.
    sizes: Vec<Option<usize>>,
}

impl<M: Mask> Regions<M> {
    pub fn new(problem: &Problem) -> Self {
        let mut near = vec![M::default(); problem.cells.div_ceil(8) * 256];
        for (index, all) in near.iter_mut().enumerate() {
            let of_byte =
                (0..8).filter(|bit| index >> bit & 1 == 1).map(|bit| index / 256 * 8 + bit);
            for touching in of_byte.filter_map(|cell| problem.touching.get(cell)) {
                *all = *all | M::of(touching);
            }
        }
        let steps = steps(problem);
        let steps = if steps.len() <= FEW { steps } else { Vec::new() };
        let sizes = problem.kinds.iter().map(|kind| kind.connected.then_some(kind.size));
        Self { steps, near, sizes: sizes.collect() }
    }

    /// Returns the memory that the tables use, in bytes.
    pub fn bytes(problem: &Problem) -> u64 {
        (problem.cells.div_ceil(8) * 256 * size_of::<M>()) as u64
    }

    /// Returns the cells that touch one of these.
    #[inline(always)]
    pub fn touching(&self, cells: M) -> M {
        let mut all = M::default();
        if !self.steps.is_empty() {
            for (by, lower) in &self.steps {
                all = all | (cells & *lower) << *by | cells >> *by & *lower;
            }
            return all;
        }
        for (index, near) in self.near.chunks_exact(256).enumerate() {
            all = all | near[cells.byte(index)];
        }
        all
    }

    /// Returns `false` if a region of empty cells has a size to which no combination of the pieces
    /// left adds up; `left` holds their number for each kind.
    pub fn can_be_filled(&self, empty: M, left: &[u16]) -> bool {
        let mut region = self.region(empty);
        let mut rest = empty & !region;
        if rest.is_empty() {
            return true;
        }
        let Some(sums) = self.sums(left) else { return true };
        while sums.has(region.len()) {
            if rest.is_empty() {
                return true;
            }
            region = self.region(rest);
            rest = rest & !region;
        }
        false
    }

    /// Returns the region of the lowest of these cells.
    fn region(&self, cells: M) -> M {
        if cells.is_empty() {
            return cells;
        }
        let mut new = M::cell(cells.lowest());
        let mut region = new;
        while !new.is_empty() {
            new = self.touching(new) & cells & !region;
            region = region | new;
        }
        region
    }

    /// Returns the sizes to which pieces left can add up, as a set of numbers. Returns `None` if a
    /// piece is not connected, because it can be placed in several regions. The sum of all pieces
    /// may not fit in the set, but it is not needed when there are several regions.
    fn sums(&self, left: &[u16]) -> Option<M> {
        let mut sums = M::cell(0);
        for (size, left) in self.sizes.iter().zip(left) {
            for _ in 0..*left {
                sums = sums | sums.raised((*size)?);
            }
        }
        Some(sums)
    }
}

/// Returns the differences between the numbers of touching cells, with the lower cells of each.
fn steps<M: Mask>(problem: &Problem) -> Vec<(usize, M)> {
    let mut steps: Vec<(usize, M)> = Vec::new();
    for (cell, touching) in problem.touching.iter().enumerate() {
        for by in touching.iter().filter_map(|other| other.checked_sub(cell)) {
            match steps.iter_mut().find(|step| step.0 == by) {
                Some(step) => step.1 = step.1 | M::cell(cell),
                None => steps.push((by, M::cell(cell))),
            }
        }
    }
    steps
}
