//! A row in one word: a lane of bits for each cell, bit k - 1 of a lane for the number k.
//! Whatever is done to a word is done to all cells of the row at once.

use std::ops::{Add, BitAnd, BitOr, BitOrAssign, BitXor, Mul, Not, Shl, Shr, Sub};

/// A word wide enough for [`Word::LANES`] cells of as many numbers.
pub trait Word:
    Copy
    + PartialEq
    + Add<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Mul<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Sub<Output = Self>
{
    /// How many lanes there are, and how many bits each has.
    const LANES: u32;
    /// No bit at all.
    const NONE: Self;

    /// A word with these bits in its first lane.
    fn first(bits: u32) -> Self;

    /// The bits of the first lane and some of the next.
    fn low(self) -> u32;

    /// The number of the first bit that is set.
    fn first_bit(self) -> u32;

    /// How many bits are set.
    fn count(self) -> u32;
}

impl Word for u64 {
    const LANES: u32 = 8;
    const NONE: Self = 0;

    #[inline(always)]
    fn first(bits: u32) -> Self {
        Self::from(bits)
    }

    #[inline(always)]
    fn low(self) -> u32 {
        self as u32
    }

    #[inline(always)]
    fn first_bit(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }
}

impl Word for u128 {
    const LANES: u32 = 11;
    const NONE: Self = 0;

    #[inline(always)]
    fn first(bits: u32) -> Self {
        Self::from(bits)
    }

    #[inline(always)]
    fn low(self) -> u32 {
        self as u32
    }

    #[inline(always)]
    fn first_bit(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }
}

/// The lanes of a grid of one size.
#[derive(Clone, Copy)]
pub struct Lanes<W> {
    /// The first bit, the last bit, and all bits but the last, of each lane in use.
    ones: W,
    lasts: W,
    rest: W,
    /// Every number in each lane in use.
    pub full: W,
    /// Every number in the first lane.
    pub all: W,
}

impl<W: Word> Lanes<W> {
    /// The lanes of a grid with so many rows.
    pub fn new(size: usize) -> Self {
        let ones =
            (0..size as u32).fold(W::NONE, |ones, lane| ones | W::first(1) << (lane * W::LANES));
        let all = W::first((1 << size) - 1);
        let last = W::first(1 << (W::LANES - 1));
        let lasts = ones * last;
        Self { ones, lasts, rest: lasts - ones, full: ones * all, all }
    }

    /// The last bit of each lane that is not empty.
    #[inline(always)]
    pub fn filled(&self, word: W) -> W {
        (((word & self.rest) + self.rest) | word) & self.lasts
    }

    /// True if no lane is empty.
    #[inline(always)]
    pub fn all_filled(&self, word: W) -> bool {
        self.filled(word) == self.lasts
    }

    /// The whole lanes whose last bits are given.
    #[inline(always)]
    pub fn whole(&self, lasts: W) -> W {
        lasts | (lasts - (lasts >> (W::LANES - 1)))
    }

    /// The last bit of each lane with several bits. No lane is empty.
    #[inline(always)]
    pub fn several(&self, word: W) -> W {
        self.filled(word & (word - self.ones))
    }

    /// True if a lane has several bits; lanes may be empty, and the last bits of the
    /// others are given.
    #[inline(always)]
    pub fn is_torn(&self, word: W, filled: W) -> bool {
        word & (word - (filled >> (W::LANES - 1))) != W::NONE
    }

    /// The bits of the first lane in every lane.
    #[inline(always)]
    pub fn spread(&self, first: W) -> W {
        first * self.ones
    }

    /// Of the lanes together: the bits seen, and those seen twice, in the first lane.
    #[inline(always)]
    pub fn fold(&self, word: W) -> (W, W) {
        let (mut once, mut twice) = (word, W::NONE);
        for step in steps::<W>() {
            let (other, more) = (once >> step, twice >> step);
            twice = twice | more | (once & other);
            once |= other;
        }
        (once & self.all, twice & self.all)
    }

    /// Of the lanes together: the bits seen, in the first lane.
    #[inline(always)]
    pub fn union(&self, mut word: W) -> W {
        for step in steps::<W>() {
            word |= word >> step;
        }
        word & self.all
    }
}

/// How far to shift so that in the end the first lane has met every other once.
#[inline(always)]
fn steps<W: Word>() -> impl Iterator<Item = u32> {
    let steps: [u32; 4] = [8, 4, 2, 1];
    steps.into_iter().filter(|step| *step < W::LANES).map(|step| step * W::LANES)
}
