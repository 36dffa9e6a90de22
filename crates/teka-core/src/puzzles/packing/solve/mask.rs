//! Sets of cells as plain numbers, as wide as the board needs and no wider.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::problem::{CellSet, MOST_CELLS};

/// A set of cells that knows nothing dearer than a few instructions.
pub(super) trait Mask:
    Copy
    + Default
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// The most cells it holds.
    const CELLS: usize;

    /// The same cells; those it has no room for are left out.
    fn of(cells: &CellSet) -> Self;

    /// A single cell.
    fn cell(cell: usize) -> Self;

    /// The lowest cell; [`Mask::CELLS`] if there is none.
    fn lowest(self) -> usize;

    /// The number of cells.
    fn len(self) -> usize;

    /// Eight cells from number `8 * index` on.
    fn byte(self, index: usize) -> usize;

    /// 32 cells above the cell.
    fn above(self, cell: usize) -> usize;

    /// Every cell `by` numbers higher; what leaves the top is gone.
    fn raised(self, by: usize) -> Self;

    /// Every cell `by` numbers lower; what falls below zero is gone.
    fn lowered(self, by: usize) -> Self;

    /// Mixes the cells and a number; the highest bits are mixed best.
    fn hash(self, number: u64) -> u64;

    /// True if there is none.
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// True if the sets have a cell in common.
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// True if the cell is in the set.
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
            fn cell(cell: usize) -> Self {
                1 << cell
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
            fn raised(self, by: usize) -> Self {
                self.checked_shl(by as u32).unwrap_or(0)
            }

            #[inline(always)]
            fn hash(self, number: u64) -> u64 {
                let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                ((self ^ self >> (Self::BITS / 2)) as u64 ^ mixed)
                    .wrapping_mul(0xd6e8_feb8_6659_fd93)
            }

            #[inline(always)]
            fn lowered(self, by: usize) -> Self {
                self.checked_shr(by as u32).unwrap_or(0)
            }
        }
    };
}

plain_number!(u64);
plain_number!(u128);

/// A mask for the largest boards, the lower half first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Wide([u128; MOST_CELLS / 128]);

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

impl Mask for Wide {
    const CELLS: usize = MOST_CELLS;

    fn of(cells: &CellSet) -> Self {
        let [first, second, third, fourth] = cells.words().map(u128::from);
        Self([first | second << 64, third | fourth << 64])
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

    fn raised(self, by: usize) -> Self {
        let carried = match by {
            0 => 0,
            1..128 => self.0[0] >> (128 - by),
            _ => self.0[0].raised(by - 128),
        };
        Self([self.0[0].raised(by), self.0[1].raised(by) | carried])
    }

    fn hash(self, number: u64) -> u64 {
        self.0[1].hash(self.0[0].hash(number))
    }

    fn lowered(self, by: usize) -> Self {
        let carried = match by {
            0 => 0,
            1..128 => self.0[1] << (128 - by),
            _ => self.0[1].lowered(by - 128),
        };
        Self([self.0[0].lowered(by) | carried, self.0[1].lowered(by)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks everything a mask says about a set that fits into it.
    fn check<M: Mask>(cells: &CellSet) {
        let mask = M::of(cells);
        assert_eq!(mask.len(), cells.len());
        assert_eq!(mask.lowest(), cells.iter().next().unwrap_or(M::CELLS));
        for cell in 0..M::CELLS {
            assert_eq!(mask.has(cell), cells.contains(cell));
            assert_eq!(mask.byte(cell / 8) >> (cell % 8) & 1 == 1, cells.contains(cell));
            let above = (0..32).filter(|up| cells.iter().any(|one| one == cell + 1 + up));
            assert_eq!(mask.above(cell), above.map(|up| 1 << up).sum());
            let raised: CellSet =
                cells.iter().map(|one| one + cell).filter(|one| *one < M::CELLS).collect();
            assert!(mask.raised(cell) == M::of(&raised));
            let lowered: CellSet = cells.iter().filter_map(|one| one.checked_sub(cell)).collect();
            assert!(mask.lowered(cell) == M::of(&lowered));
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
}
