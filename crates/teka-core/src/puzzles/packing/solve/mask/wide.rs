//! A mask for the largest boards.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

use super::Mask;
use crate::puzzles::packing::solve::problem::{CellSet, MOST_CELLS};

/// A set of up to 256 cells, the lower half first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in super::super) struct Wide([u128; MOST_CELLS / 128]);

impl Mask for Wide {
    const CELLS: usize = MOST_CELLS;

    fn of(cells: &CellSet) -> Self {
        let [first, second, third, fourth] = cells.words().map(u128::from);
        Self([first | second << 64, third | fourth << 64])
    }

    fn number(number: u64) -> Self {
        Self([u128::from(number), 0])
    }

    fn cell(cell: usize) -> Self {
        let mut mask = Self::default();
        mask.0[cell / 128] = 1 << (cell % 128);
        mask
    }

    fn lowest(self) -> usize {
        if self.0[0] != 0 { self.0[0].lowest() } else { 128 + self.0[1].lowest() }
    }

    fn len(self) -> usize {
        self.0[0].len() + self.0[1].len()
    }

    fn byte(self, index: usize) -> usize {
        self.0[index / 16].byte(index % 16)
    }

    fn above(self, cell: usize) -> usize {
        if cell >= 128 {
            return self.0[1].above(cell - 128);
        }
        // What the upper half adds to the 32 cells above this one.
        let next = self.0[1] << (127 - cell);
        self.0[0].above(cell) | next as u32 as usize
    }

    fn mix(self, hash: u64) -> u64 {
        self.0[1].mix(self.0[0].mix(hash))
    }
}

impl BitAnd for Wide {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Wide {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitXor for Wide {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl Not for Wide {
    type Output = Self;

    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1]])
    }
}

impl Shl<usize> for Wide {
    type Output = Self;

    fn shl(self, by: usize) -> Self {
        let [low, high] = self.0;
        match by {
            0 => self,
            1..128 => Self([low << by, high << by | low >> (128 - by)]),
            _ => Self([0, low << (by - 128)]),
        }
    }
}

impl Shr<usize> for Wide {
    type Output = Self;

    fn shr(self, by: usize) -> Self {
        let [low, high] = self.0;
        match by {
            0 => self,
            1..128 => Self([low >> by | high << (128 - by), high >> by]),
            _ => Self([high >> (by - 128), 0]),
        }
    }
}

impl Sub for Wide {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let (low, borrowed) = self.0[0].overflowing_sub(other.0[0]);
        Self([low, self.0[1] - other.0[1] - u128::from(borrowed)])
    }
}
