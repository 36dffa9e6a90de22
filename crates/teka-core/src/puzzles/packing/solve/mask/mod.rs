//! Sets of cells as plain numbers, as wide as the board needs and no wider. The same words
//! can hold how many pieces of each kind are left.

mod wide;

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

pub(super) use self::wide::Wide;
use super::problem::CellSet;

/// A set of cells that knows nothing dearer than a few instructions; the empty one is the
/// default. Shifts are by less than its width.
pub(super) trait Mask:
    Copy
    + Default
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
    + Sub<Output = Self>
{
    /// The most cells it holds.
    const CELLS: usize;

    /// The same cells; those it has no room for are left out.
    fn of(cells: &CellSet) -> Self;

    /// A number in binary.
    fn number(number: u64) -> Self;

    /// The lowest cell; [`Mask::CELLS`] if there is none.
    fn lowest(self) -> usize;

    /// The number of cells.
    fn len(self) -> usize;

    /// Eight cells from number `8 * index` on.
    fn byte(self, index: usize) -> usize;

    /// 32 cells above the cell.
    fn above(self, cell: usize) -> usize;

    /// Takes the set into a hash.
    fn mix(self, hash: u64) -> u64;

    /// A single cell.
    #[inline(always)]
    fn cell(cell: usize) -> Self {
        Self::number(1) << cell
    }

    /// Every cell `by` numbers higher, however many; what leaves the top is gone.
    #[inline(always)]
    fn raised(self, by: usize) -> Self {
        if by < Self::CELLS { self << by } else { Self::default() }
    }

    /// True if there is none.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// True if the sets have a cell in common.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// True if the cell is in the set.
    #[inline(always)]
    fn has(self, cell: usize) -> bool {
        self.meets(Self::cell(cell))
    }
}

macro_rules! plain_number {
    ($number:ty) => {
        impl Mask for $number {
            const CELLS: usize = <$number>::BITS as usize;

            fn of(cells: &CellSet) -> Self {
                let words = cells.words().iter().enumerate().take(Self::CELLS / 64);
                words.fold(0, |mask, (index, word)| mask | Self::from(*word) << (64 * index))
            }

            #[inline(always)]
            fn number(number: u64) -> Self {
                Self::from(number)
            }

            #[inline(always)]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline(always)]
            fn len(self) -> usize {
                self.count_ones() as usize
            }

            #[inline(always)]
            fn byte(self, index: usize) -> usize {
                (self >> (8 * index)) as usize & 0xff
            }

            #[inline(always)]
            fn above(self, cell: usize) -> usize {
                (self >> cell >> 1) as u32 as usize
            }

            #[inline(always)]
            fn mix(self, hash: u64) -> u64 {
                let words = (0..Self::CELLS).step_by(64).map(|at| (self >> at) as u64);
                words.fold(hash, mix_word)
            }
        }
    };
}

plain_number!(u64);
plain_number!(u128);

/// One word into a hash: what is multiplied spreads upwards, and the halves are folded.
#[inline(always)]
fn mix_word(hash: u64, word: u64) -> u64 {
    let product = u128::from(word ^ hash) * u128::from(0x9e37_79b9_7f4a_7c15_u64);
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests;
