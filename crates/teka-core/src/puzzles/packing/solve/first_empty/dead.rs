//! Remembers positions that led nowhere. The same cells are often filled by the same pieces
//! in many ways, and all but the first of them can be cut if that one failed.

use super::left::weights;
use crate::puzzles::packing::solve::mask::Mask;
use crate::puzzles::packing::solve::problem::Problem;

/// So many positions are remembered at first, as a power of two, ...
const FIRST_BITS: u32 = 8;
/// ... and so many in the end.
const MOST_BITS: u32 = 18;

/// Positions without a solution. A new one takes the place of an older one with the same hash.
pub(super) struct Dead<M> {
    positions: Vec<Key<M>>,
    bits: u32,
    /// How many were remembered since there is so much room.
    remembered: usize,
    /// False if no numbers tell the pieces left apart.
    told_apart: bool,
}

/// A position: cells filled, and a number for the pieces left.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Key<M> {
    pub filled: M,
    pub left: u64,
}

impl<M: Mask> Dead<M> {
    /// The most memory it takes.
    pub const BYTES: u64 = (size_of::<Key<M>>() as u64) << MOST_BITS;

    /// Remembers nothing yet, and never will if no numbers tell the pieces left apart.
    pub fn new(problem: &Problem) -> Self {
        let positions = vec![Key::default(); 1 << FIRST_BITS];
        let told_apart = weights(problem).is_some();
        Self { positions, bits: FIRST_BITS, remembered: 0, told_apart }
    }

    /// True if the position is known to lead nowhere.
    #[inline(always)]
    pub fn knows(&self, key: &Key<M>) -> bool {
        self.positions[self.index(key)] == *key
    }

    /// The position led nowhere.
    pub fn remember(&mut self, key: Key<M>) {
        if !self.told_apart {
            return;
        }
        if self.remembered >> self.bits != 0 && self.bits < MOST_BITS {
            self.grow();
        }
        let index = self.index(&key);
        self.positions[index] = key;
        self.remembered += 1;
    }

    fn grow(&mut self) {
        self.bits += 2;
        self.remembered = 0;
        let old = std::mem::replace(&mut self.positions, vec![Key::default(); 1 << self.bits]);
        for key in old {
            let index = self.index(&key);
            self.positions[index] = key;
        }
    }

    #[inline(always)]
    fn index(&self, key: &Key<M>) -> usize {
        (key.filled.mix(key.left.mix(0)) >> (64 - self.bits)) as usize
    }
}
