//! A row in one word: one lane of bits per cell, with bit k - 1 of a lane for the number k. An
//! operation on a word applies to all cells of the row at once. No carry ever leaves its lane.

use std::ops::{Add, BitAnd, BitOr, BitOrAssign, Not, Sub};

/// A word with one lane per cell of a row.
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
    /// The number of bits in a lane.
    const WIDTH: u32;
    /// The empty word.
    const NONE: Self;

    /// Returns a word with these bits in one lane.
    fn at(lane: u8, bits: u32) -> Self;

    /// Returns the bits of one lane.
    fn lane(self, lane: u8) -> u32;

    /// Moves the last bit of each lane to its first position. No other bits may be set.
    fn to_first(self) -> Self;

    /// Returns these bits in each lane whose first bit is set.
    fn times(self, bits: u32) -> Self;

    /// Returns the bits that occur in any lane, and those that occur in more than one.
    fn fold(self) -> (u32, u32);

    /// Returns the first lane that is not empty.
    fn first_lane(self) -> u8;

    /// Returns the number of set bits.
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

/// The number of lanes in a half.
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

/// Combines the lanes by shifts, after which the first lane has met every other lane once.
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
    /// The first bit, the last bit, and all bits except the last, of each lane in use.
    ones: W,
    lasts: W,
    rest: W,
    /// Every number in each lane in use.
    pub full: W,
    /// Every number.
    pub all: u32,
}

impl<W: Word> Lanes<W> {
    /// Returns the lanes of a grid with this number of rows.
    pub fn new(size: usize) -> Self {
        let ones = (0..size as u8).fold(W::NONE, |ones, lane| ones | W::at(lane, 1));
        let all = (1 << size) - 1;
        let lasts = ones.times(1 << (W::WIDTH - 1));
        Self { ones, lasts, rest: lasts - ones, full: ones.times(all), all }
    }

    /// Returns the last bit of each lane that is not empty.
    #[inline(always)]
    pub fn filled(&self, word: W) -> W {
        (((word & self.rest) + self.rest) | word) & self.lasts
    }

    /// Returns `true` if no lane is empty.
    #[inline(always)]
    pub fn all_filled(&self, word: W) -> bool {
        self.filled(word) == self.lasts
    }

    /// Returns the whole lanes whose last bits are set.
    #[inline(always)]
    pub fn whole(&self, lasts: W) -> W {
        lasts | (lasts - lasts.to_first())
    }

    /// Returns the last bit of each lane with several bits. No lane may be empty.
    #[inline(always)]
    pub fn several(&self, word: W) -> W {
        self.filled(word & (word - self.ones))
    }

    /// Returns `true` if a lane has several bits. Lanes may be empty; `filled` holds the last bits
    /// of the others.
    #[inline(always)]
    pub fn is_torn(&self, word: W, filled: W) -> bool {
        word & (word - filled.to_first()) != W::NONE
    }

    /// Returns a word with these bits in every lane.
    #[inline(always)]
    pub fn spread(&self, bits: u32) -> W {
        self.ones.times(bits)
    }
}

/// Runs one round of singles in a row. `open` holds its open cells, `strike` the numbers fixed in
/// each column and `hidden` those with only one cell there. Returns `None` if a number has no cell.
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

/// Fills each number in `hidden` in its only cell. Returns `None` if two numbers need the same
/// cell.
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
