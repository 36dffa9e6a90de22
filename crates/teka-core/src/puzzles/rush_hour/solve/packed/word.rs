//! [`Word`]: every vehicle's position packed into one word. The lowest two bits
//! are left to a stamp, so that a stamped word is never zero and zero can mean
//! an empty slot.

use std::hash::Hash;

/// Bits at the low end of a word that hold no position.
pub const STAMP_BITS: u32 = 2;

/// Spreads bits over the whole word; odd, from the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// A word that holds a position, small and quick to compare.
pub trait Word: Copy + Eq + Ord + Hash + Default + Send + Sync + 'static {
    /// How many bits it has, stamp included.
    const BITS: u32;
    /// Bits in a row that one field must not cross.
    const LIMB: u32;

    /// The word with only the bit at `shift` set.
    fn bit(shift: u32) -> Self;
    /// The bits from `shift` that `mask` leaves.
    fn field(self, shift: u32, mask: u32) -> usize;
    /// The field of `step` (a single bit) made larger by 1.
    fn plus(self, step: Self) -> Self;
    /// The field of `step` (a single bit) made smaller by 1.
    fn minus(self, step: Self) -> Self;
    /// Well mixed in its highest bits.
    fn hash(self) -> u64;
    /// True if the two differ in their stamps at most.
    fn same(self, other: Self) -> bool;
    /// The stamp, 0 if there is none.
    fn stamp(self) -> u64;
    /// An unstamped word with a stamp from 1 to 3.
    fn stamped(self, stamp: u64) -> Self;
    /// The word without its stamp.
    fn bare(self) -> Self;

    /// The field at `shift` set to `value`, where it was 0.
    fn with(self, shift: u32, value: usize) -> Self {
        (0..value).fold(self, |word, _| word.plus(Self::bit(shift)))
    }
}

const STAMP: u64 = (1 << STAMP_BITS) - 1;

impl Word for u64 {
    const BITS: u32 = 64;
    const LIMB: u32 = 64;

    fn bit(shift: u32) -> Self {
        1 << shift
    }

    #[inline(always)]
    fn field(self, shift: u32, mask: u32) -> usize {
        ((self >> shift) as u32 & mask) as usize
    }

    #[inline(always)]
    fn plus(self, step: Self) -> Self {
        self.wrapping_add(step)
    }

    #[inline(always)]
    fn minus(self, step: Self) -> Self {
        self.wrapping_sub(step)
    }

    #[inline(always)]
    fn hash(self) -> u64 {
        let bare = self >> STAMP_BITS;
        (bare ^ (bare >> 29)).wrapping_mul(SPREAD)
    }

    #[inline(always)]
    fn same(self, other: Self) -> bool {
        self ^ other <= STAMP
    }

    #[inline(always)]
    fn stamp(self) -> u64 {
        self & STAMP
    }

    #[inline(always)]
    fn stamped(self, stamp: u64) -> Self {
        self | stamp
    }

    #[inline(always)]
    fn bare(self) -> Self {
        self & !STAMP
    }
}

impl Word for u128 {
    const BITS: u32 = 128;
    const LIMB: u32 = 128;

    fn bit(shift: u32) -> Self {
        1 << shift
    }

    #[inline(always)]
    fn field(self, shift: u32, mask: u32) -> usize {
        ((self >> shift) as u32 & mask) as usize
    }

    #[inline(always)]
    fn plus(self, step: Self) -> Self {
        self.wrapping_add(step)
    }

    #[inline(always)]
    fn minus(self, step: Self) -> Self {
        self.wrapping_sub(step)
    }

    #[inline(always)]
    fn hash(self) -> u64 {
        let (low, high) = (self as u64 >> STAMP_BITS, (self >> 64) as u64);
        let mixed = low.wrapping_mul(SPREAD) ^ high;
        (mixed ^ (mixed >> 29)).wrapping_mul(SPREAD)
    }

    #[inline(always)]
    fn same(self, other: Self) -> bool {
        self ^ other <= u128::from(STAMP)
    }

    #[inline(always)]
    fn stamp(self) -> u64 {
        self as u64 & STAMP
    }

    #[inline(always)]
    fn stamped(self, stamp: u64) -> Self {
        self | u128::from(stamp)
    }

    #[inline(always)]
    fn bare(self) -> Self {
        self & !u128::from(STAMP)
    }
}

/// A word of several limbs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Limbs<const N: usize>([u64; N]);

/// Wide enough for every board there can be: a vehicle has at most 15 positions
/// and so 4 bits for its two cells or more, and the largest board has 256 cells;
/// the rest is for the stamp and for what is left over at the end of a limb.
pub type Widest = Limbs<9>;

impl<const N: usize> Default for Limbs<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Word for Limbs<N> {
    const BITS: u32 = 64 * N as u32;
    const LIMB: u32 = 64;

    fn bit(shift: u32) -> Self {
        let mut word = [0; N];
        word[shift as usize / 64] = 1 << (shift % 64);
        Self(word)
    }

    #[inline(always)]
    fn field(self, shift: u32, mask: u32) -> usize {
        self.0[shift as usize / 64].field(shift % 64, mask)
    }

    #[inline(always)]
    fn plus(self, step: Self) -> Self {
        Self(std::array::from_fn(|limb| self.0[limb].wrapping_add(step.0[limb])))
    }

    #[inline(always)]
    fn minus(self, step: Self) -> Self {
        Self(std::array::from_fn(|limb| self.0[limb].wrapping_sub(step.0[limb])))
    }

    #[inline(always)]
    fn hash(self) -> u64 {
        self.bare().0.iter().fold(0, |hash, limb| {
            let mixed = (hash ^ limb).wrapping_mul(SPREAD);
            mixed ^ (mixed >> 29)
        })
    }

    #[inline(always)]
    fn same(self, other: Self) -> bool {
        self.bare() == other.bare()
    }

    #[inline(always)]
    fn stamp(self) -> u64 {
        self.0[0] & STAMP
    }

    #[inline(always)]
    fn stamped(mut self, stamp: u64) -> Self {
        self.0[0] |= stamp;
        self
    }

    #[inline(always)]
    fn bare(mut self) -> Self {
        self.0[0] &= !STAMP;
        self
    }
}
