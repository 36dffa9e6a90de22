//! For every cell how many placements cover it, added up for all cells at once.

use crate::puzzles::packing::solve::mask::Mask;

/// Numbers up to 7 in three slices; more than that is just many.
#[derive(Clone, Copy, Default)]
pub(super) struct Slices<M> {
    ones: M,
    twos: M,
    fours: M,
    many: M,
}

/// From here on numbers are not told apart.
pub(super) const MANY: usize = 8;

impl<M: Mask> Slices<M> {
    /// Adds one to each of the cells.
    #[inline(always)]
    pub fn add(&mut self, cells: M) {
        let two = self.ones & cells;
        self.ones = self.ones ^ cells;
        let four = self.twos & two;
        self.twos = self.twos ^ two;
        self.many = self.many | self.fours & four;
        self.fours = self.fours ^ four;
    }

    /// The smallest number below [`MANY`] among these cells, and the cells that have it.
    pub fn fewest(&self, among: M) -> Option<(usize, M)> {
        let few = among & !self.many;
        (0..MANY)
            .map(|number| (number, few & self.equal(number)))
            .find(|(_, cells)| !cells.is_empty())
    }

    /// The cells that have this number or, it may be, many.
    fn equal(&self, number: usize) -> M {
        let slices = [self.ones, self.twos, self.fours];
        let matching = slices.into_iter().enumerate();
        let matching =
            matching.map(|(bit, slice)| if number >> bit & 1 == 1 { slice } else { !slice });
        matching.fold(!M::default(), |all, some| all & some)
    }
}
