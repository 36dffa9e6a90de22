//! What is asked of all lanes of a word at once.

use super::word::Word;

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
    /// The lanes of a grid with so many rows.
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
