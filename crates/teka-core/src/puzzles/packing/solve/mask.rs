//! Sets of cells as plain numbers, as wide as the board requires: one or two machine words, or
//! `Wide` for the largest boards. The same words can hold the number of pieces left of each kind.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

use super::problem::{CellSet, MOST_CELLS};

/// A set of cells whose operations take only a few instructions; the default is the empty set.
/// Shifts must be by less than its width.
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
    /// The maximum number of cells.
    const CELLS: usize;

    /// Converts a set of cells, dropping those that do not fit.
    fn of(cells: &CellSet) -> Self;

    /// Returns a number in binary.
    fn number(number: u64) -> Self;

    /// Returns the lowest cell, or [`Mask::CELLS`] if the set is empty.
    fn lowest(self) -> usize;

    /// Returns the number of cells.
    fn len(self) -> usize;

    /// Returns eight cells, starting at cell `8 * index`.
    fn byte(self, index: usize) -> usize;

    /// Returns the 32 cells above a cell.
    fn above(self, cell: usize) -> usize;

    /// Mixes the set into a hash.
    fn mix(self, hash: u64) -> u64;

    /// Returns the set of a single cell.
    #[inline(always)]
    fn cell(cell: usize) -> Self {
        Self::number(1) << cell
    }

    /// Moves every cell `by` positions up, by any amount, dropping those beyond the top.
    #[inline(always)]
    fn raised(self, by: usize) -> Self {
        if by < Self::CELLS { self << by } else { Self::default() }
    }

    /// Returns `true` if the set is empty.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Returns `true` if the sets share a cell.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Returns `true` if the cell is in the set.
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

/// Mixes one word into a hash by multiplying and folding the halves of the product.
#[inline(always)]
fn mix_word(hash: u64, word: u64) -> u64 {
    let product = u128::from(word ^ hash) * u128::from(0x9e37_79b9_7f4a_7c15_u64);
    product as u64 ^ (product >> 64) as u64
}

/// A set of up to 256 cells, the lower half first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wide([u128; MOST_CELLS / 128]);

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
        // The part of the 32 cells above this one that is in the upper half.
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

#[cfg(test)]
mod tests {
    //! Tests that masks of every width behave the same for the cells they hold.

    use std::collections::BTreeSet;

    use super::*;

    /// Checks all operations of a mask on a set that fits.
    fn check<M: Mask>(cells: &CellSet) {
        let mask = M::of(cells);
        assert!(mask.raised(M::CELLS).is_empty() && mask.raised(1000).is_empty());
        assert_eq!(mask.len(), cells.len());
        assert_eq!(mask.lowest(), cells.iter().next().unwrap_or(M::CELLS));
        for cell in 0..M::CELLS {
            assert_eq!(mask.has(cell), cells.contains(cell));
            assert_eq!(mask.byte(cell / 8) >> (cell % 8) & 1 == 1, cells.contains(cell));
            let above = (0..32).filter(|up| cells.iter().any(|one| one == cell + 1 + up));
            assert_eq!(mask.above(cell), above.map(|up| 1 << up).sum::<usize>());
            let raised: CellSet =
                cells.iter().map(|one| one + cell).filter(|one| *one < M::CELLS).collect();
            assert!(mask.raised(cell) == M::of(&raised));
            assert!(mask << cell == M::of(&raised));
            let lowered: CellSet = cells.iter().filter_map(|one| one.checked_sub(cell)).collect();
            assert!(mask >> cell == M::of(&lowered));
        }
    }

    #[test]
    fn masks_of_every_width_hold_the_same_cells() {
        let spread = |below: usize| (0..below).filter(|cell| cell % 7 == 3 || cell % 11 < 2);
        for few in [CellSet::default(), spread(64).collect(), spread(29).skip(5).collect()] {
            check::<u64>(&few);
            check::<u128>(&few);
            check::<Wide>(&few);
        }
        check::<u128>(&spread(128).skip(20).collect());
        check::<Wide>(&spread(256).skip(10).collect());
        check::<Wide>(&spread(256).skip(60).collect());
    }

    /// Checks subtraction across the words that hold a number.
    fn check_difference<M: Mask>(at: usize) {
        let (many, few) = (M::number(0b1011) << at, M::number(0b101) << at);
        assert!(many - few == M::number(0b110) << at);
        assert!((M::cell(at + 6) - M::cell(at)) == M::number(0b11_1111) << at);
        assert!(M::number(u64::MAX) == M::of(&(0..64).collect()));
    }

    #[test]
    fn numbers_are_taken_from_numbers() {
        for at in [0, 1, 30, 57] {
            check_difference::<u64>(at);
            check_difference::<u128>(at);
            check_difference::<Wide>(at);
        }
        [60, 64, 121].into_iter().for_each(check_difference::<u128>);
        [60, 124, 127, 128, 190, 249].into_iter().for_each(check_difference::<Wide>);
    }

    #[test]
    fn different_masks_have_different_hashes() {
        fn check<M: Mask>() {
            let hashes =
                (0..M::CELLS).flat_map(|cell| [M::cell(cell).mix(0), M::cell(cell).mix(1)]);
            assert_eq!(hashes.collect::<BTreeSet<_>>().len(), 2 * M::CELLS);
        }
        check::<u64>();
        check::<u128>();
        check::<Wide>();
    }
}
