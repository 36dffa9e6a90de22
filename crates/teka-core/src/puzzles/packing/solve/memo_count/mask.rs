//! Sets of cells as wide as the board needs them. The same words hold how many pieces of
//! each kind are left.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr, Sub};

use crate::puzzles::packing::solve::problem::CellSet;

/// A set of cells; the empty one is the default. Shifts are by less than its width.
pub trait Mask:
    Copy
    + Eq
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
    + Sub<Output = Self>
{
    /// The same cells. Those beyond the width are lost.
    fn of(cells: &CellSet) -> Self;

    /// A number, small enough for the width, in binary.
    fn number(number: u64) -> Self;

    /// The lowest cell; the width if there is none.
    fn lowest(self) -> usize;

    /// Takes the set into a hash.
    fn mix(self, hash: u64) -> u64;

    /// True if the sets have a cell in common.
    fn meets(self, other: Self) -> bool {
        self & other != Self::default()
    }
}

/// One word into a hash: what is multiplied spreads upwards, and the halves are folded.
fn mix_word(word: u64, hash: u64) -> u64 {
    let product = u128::from(word ^ hash) * u128::from(0x9e37_79b9_7f4a_7c15_u64);
    product as u64 ^ (product >> 64) as u64
}

impl Mask for u64 {
    fn of(cells: &CellSet) -> Self {
        cells.words()[0]
    }

    fn number(number: u64) -> Self {
        number
    }

    fn lowest(self) -> usize {
        self.trailing_zeros() as usize
    }

    fn mix(self, hash: u64) -> u64 {
        mix_word(self, hash)
    }
}

impl Mask for u128 {
    fn of(cells: &CellSet) -> Self {
        let [low, high, ..] = cells.words();
        u128::from(*low) | u128::from(*high) << 64
    }

    fn number(number: u64) -> Self {
        u128::from(number)
    }

    fn lowest(self) -> usize {
        self.trailing_zeros() as usize
    }

    fn mix(self, hash: u64) -> u64 {
        mix_word((self >> 64) as u64, mix_word(self as u64, hash))
    }
}

/// A set of up to 256 cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wide {
    low: u128,
    high: u128,
}

impl Mask for Wide {
    fn of(cells: &CellSet) -> Self {
        let [_, _, low, high] = cells.words();
        Self { low: u128::of(cells), high: u128::from(*low) | u128::from(*high) << 64 }
    }

    fn number(number: u64) -> Self {
        Self { low: u128::from(number), high: 0 }
    }

    fn lowest(self) -> usize {
        if self.low == 0 { 128 + self.high.lowest() } else { self.low.lowest() }
    }

    fn mix(self, hash: u64) -> u64 {
        self.high.mix(self.low.mix(hash))
    }
}

impl BitAnd for Wide {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }
}

impl BitOr for Wide {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }
}

impl Not for Wide {
    type Output = Self;

    fn not(self) -> Self {
        Self { low: !self.low, high: !self.high }
    }
}

impl Shl<usize> for Wide {
    type Output = Self;

    fn shl(self, by: usize) -> Self {
        match by {
            0 => self,
            1..128 => Self { low: self.low << by, high: self.high << by | self.low >> (128 - by) },
            _ => Self { low: 0, high: self.low << (by - 128) },
        }
    }
}

impl Shr<usize> for Wide {
    type Output = Self;

    fn shr(self, by: usize) -> Self {
        match by {
            0 => self,
            1..128 => Self { low: self.low >> by | self.high << (128 - by), high: self.high >> by },
            _ => Self { low: self.high >> (by - 128), high: 0 },
        }
    }
}

impl Sub for Wide {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let (low, borrowed) = self.low.overflowing_sub(other.low);
        Self { low, high: self.high - other.high - u128::from(borrowed) }
    }
}
