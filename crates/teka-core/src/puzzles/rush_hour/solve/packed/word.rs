//! A [`Word`] packs the positions of all vehicles. The lowest two bits hold a stamp, so that a
//! stamped word is never zero and zero can mean an empty slot.

use std::hash::Hash;

/// The number of bits at the low end of a word that hold no position.
pub const STAMP_BITS: u32 = 2;

/// A multiplier that spreads bits over the whole word; odd, derived from the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// A word that holds a position, small and fast to compare.
pub trait Word: Copy + Eq + Ord + Hash + Default + Send + Sync + 'static {
    /// The number of bits, including the stamp.
    const BITS: u32;
    /// The number of bits in a limb; a field must not cross limbs.
    const LIMB: u32;

    /// Returns the word with only the bit at `shift` set.
    fn bit(shift: u32) -> Self;
    /// Returns the bits from `shift` on, masked with `mask`.
    fn field(self, shift: u32, mask: u32) -> usize;
    /// Increments the field of `step`, which is a single bit.
    fn plus(self, step: Self) -> Self;
    /// Decrements the field of `step`, which is a single bit.
    fn minus(self, step: Self) -> Self;
    /// Returns a hash whose highest bits are well mixed.
    fn hash(self) -> u64;
    /// Returns `true` if the words are equal apart from their stamps.
    fn same(self, other: Self) -> bool;
    /// Returns the stamp, or 0 if there is none.
    fn stamp(self) -> u64;
    /// Returns an unstamped word with a stamp from 1 to 3.
    fn stamped(self, stamp: u64) -> Self;
    /// Returns the word without its stamp.
    fn bare(self) -> Self;

    /// Sets the field at `shift`, which must be 0, to `value`.
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

/// A word wide enough for every board. A vehicle has at most 15 positions and needs 4 bits for its
/// 2 or more cells, and the largest board has 256 cells. The rest is for the stamp and for unused
/// bits at the end of a limb.
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
