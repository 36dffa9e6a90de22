//! Cuts positions whose empty cells fall apart into regions that the pieces left cannot fill.

use super::mask::Mask;
use super::problem::Problem;

/// With so many steps shifting is quicker than looking up.
const FEW: usize = 4;

/// What touches what, looked up by the byte, and the sizes of the pieces.
pub(super) struct Regions<M> {
    /// The differences between the numbers of touching cells, each with the lower ones of
    /// the cells that touch so; empty if there are many.
    steps: Vec<(usize, M)>,
    /// For each eight cells and each choice of them, the cells that touch one of them.
    near: Vec<M>,
    /// For each kind the cells it covers; none if it is not connected.
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

    /// The memory it takes.
    pub fn bytes(problem: &Problem) -> u64 {
        (problem.cells.div_ceil(8) * 256 * size_of::<M>()) as u64
    }

    /// The cells that touch one of these.
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

    /// False if some region of the empty cells has a size no choice of the pieces left sums
    /// up to: `left` says how many there are of each kind.
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

    /// The region the lowest of these cells is in.
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

    /// The sizes that pieces left can sum up to, as a set of numbers; none if one of the
    /// pieces is not connected, for it can lie in several regions. The sum of all is left
    /// out if it has no room: nobody asks for it when there are several regions.
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

/// The differences between the numbers of touching cells, and the lower of these cells.
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
