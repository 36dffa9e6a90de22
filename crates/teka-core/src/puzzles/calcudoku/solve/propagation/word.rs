//! A row in one word: a lane of bits for each cell, bit k - 1 of a lane for the number k.
//! Whatever is done to a word is done to all cells of the row at once. No carry ever
//! leaves its lane.

use std::ops::{Add, BitAnd, BitOr, BitOrAssign, Not, Sub};

/// A word with a lane for each cell of a row.
pub trait Word:
    Copy
    + PartialEq
    + Add<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Sub<Output = Self>
{
    /// How many bits a lane has.
    const WIDTH: u32;
    /// No bit at all.
    const NONE: Self;

    /// A word with these bits in one lane.
    fn at(lane: u8, bits: u32) -> Self;

    /// The bits of one lane.
    fn lane(self, lane: u8) -> u32;

    /// The last bit of each lane, moved to be its first. There are no others.
    fn to_first(self) -> Self;

    /// These bits in each lane that has its first bit here.
    fn times(self, bits: u32) -> Self;

    /// Of all lanes together: the bits seen, and those seen more than once.
    fn fold(self) -> (u32, u32);

    /// The first lane that is not empty.
    fn first_lane(self) -> u8;

    /// How many bits are set.
    fn count(self) -> u32;
}

/// Eight lanes of eight bits.
impl Word for u64 {
    const WIDTH: u32 = 8;
    const NONE: Self = 0;

    #[inline(always)]
    fn at(lane: u8, bits: u32) -> Self {
        Self::from(bits) << (8 * lane)
    }

    #[inline(always)]
    fn lane(self, lane: u8) -> u32 {
        (self >> (8 * lane)) as u32 & 0xff
    }

    #[inline(always)]
    fn to_first(self) -> Self {
        self >> 7
    }

    #[inline(always)]
    fn times(self, bits: u32) -> Self {
        self * Self::from(bits)
    }

    #[inline(always)]
    fn fold(self) -> (u32, u32) {
        let (once, twice) = fold(self, 0, [32, 16, 8]);
        (once as u32 & 0xff, twice as u32 & 0xff)
    }

    #[inline(always)]
    fn first_lane(self) -> u8 {
        (self.trailing_zeros() / 8) as u8
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }
}

/// Ten lanes of twelve bits, five in each half.
#[derive(Clone, Copy, PartialEq)]
pub struct Halves(u64, u64);

/// How many lanes a half has.
const HALF: u8 = 5;

impl Word for Halves {
    const WIDTH: u32 = 12;
    const NONE: Self = Self(0, 0);

    #[inline(always)]
    fn at(lane: u8, bits: u32) -> Self {
        let bits = u64::from(bits);
        if lane < HALF {
            Self(bits << (12 * lane), 0)
        } else {
            Self(0, bits << (12 * (lane - HALF)))
        }
    }

    #[inline(always)]
    fn lane(self, lane: u8) -> u32 {
        let (half, lane) = if lane < HALF { (self.0, lane) } else { (self.1, lane - HALF) };
        (half >> (12 * lane)) as u32 & 0xfff
    }

    #[inline(always)]
    fn to_first(self) -> Self {
        Self(self.0 >> 11, self.1 >> 11)
    }

    #[inline(always)]
    fn times(self, bits: u32) -> Self {
        Self(self.0 * u64::from(bits), self.1 * u64::from(bits))
    }

    #[inline(always)]
    fn fold(self) -> (u32, u32) {
        let (once, twice) = fold(self.0 | self.1, self.0 & self.1, [48, 24, 12]);
        (once as u32 & 0xfff, twice as u32 & 0xfff)
    }

    #[inline(always)]
    fn first_lane(self) -> u8 {
        if self.0 != 0 {
            (self.0.trailing_zeros() / 12) as u8
        } else {
            HALF + (self.1.trailing_zeros() / 12) as u8
        }
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.0.count_ones() + self.1.count_ones()
    }
}

/// Shifts so far that in the end the first lane has met every other once.
#[inline(always)]
fn fold(mut once: u64, mut twice: u64, steps: [u32; 3]) -> (u64, u64) {
    for step in steps {
        twice |= twice >> step | once & once >> step;
        once |= once >> step;
    }
    (once, twice)
}

impl Add for Halves {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1)
    }
}

impl Sub for Halves {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0, self.1 - other.1)
    }
}

impl BitAnd for Halves {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, self.1 & other.1)
    }
}

impl BitOr for Halves {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, self.1 | other.1)
    }
}

impl BitOrAssign for Halves {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Halves {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0, !self.1)
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
    /// Every number.
    pub all: u32,
}

impl<W: Word> Lanes<W> {
    /// The lanes of a grid with this many rows.
    pub fn new(size: usize) -> Self {
        let ones = (0..size as u8).fold(W::NONE, |ones, lane| ones | W::at(lane, 1));
        let all = (1 << size) - 1;
        let lasts = ones.times(1 << (W::WIDTH - 1));
        Self { ones, lasts, rest: lasts - ones, full: ones.times(all), all }
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
        lasts | (lasts - lasts.to_first())
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
        word & (word - filled.to_first()) != W::NONE
    }

    /// These bits in every lane.
    #[inline(always)]
    pub fn spread(&self, bits: u32) -> W {
        self.ones.times(bits)
    }
}

/// One round of singles in a row, given its open cells and what stands and what has only
/// one place in each column; none if a number has no place.
#[inline(always)]
pub fn narrow_row<W: Word>(lanes: &Lanes<W>, row: W, open: W, strike: W, hidden: W) -> Option<W> {
    let (here, _) = (row & !open).fold();
    let (once, twice) = row.fold();
    if once != lanes.all {
        return None;
    }
    let left = row & !(open & (lanes.spread(here) | strike));
    if left == row && here & twice != 0 {
        return None;
    }
    place_hidden(lanes, left, lanes.spread(once & !twice & !here) | hidden)
}

/// A row whose numbers with only one place go there; none if two go to the same.
#[inline(always)]
pub fn place_hidden<W: Word>(lanes: &Lanes<W>, row: W, hidden: W) -> Option<W> {
    let hidden = row & hidden;
    if hidden == W::NONE {
        return Some(row);
    }
    let filled = lanes.filled(hidden);
    let is_torn = lanes.is_torn(hidden, filled);
    (!is_torn).then(|| (row & !lanes.whole(filled)) | hidden)
}
