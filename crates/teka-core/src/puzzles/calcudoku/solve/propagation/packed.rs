//! Positions of small grids: a row is a word, so that all rows and columns are looked at
//! together in about the time one of them takes cell by cell.

use std::mem::take;

use super::grid::{Broken, FEWEST_OPEN, Grid, LARGEST_SET, take_first};
use super::word::{Lanes, Word};
use crate::place::Cell;

/// A word a row.
pub struct Packed<W, const ROWS: usize> {
    size: usize,
    lanes: Lanes<W>,
    now: [W; ROWS],
    stack: Vec<[W; ROWS]>,
    /// Rows that changed, as bits.
    dirty: u32,
    /// Lines whose sets of cells are to be looked at. Rows come first, then columns.
    sets: u64,
}

impl<W: Word, const ROWS: usize> Grid for Packed<W, ROWS> {
    fn new(size: usize, allowed: &[u32]) -> Self {
        let lanes = Lanes::<W>::new(size);
        let mut now = [W::NONE; ROWS];
        for (row, allowed) in now.iter_mut().zip(allowed.chunks_exact(size)) {
            let cells = allowed.iter().rev();
            *row = cells.fold(W::NONE, |row, numbers| row << W::LANES | W::first(numbers >> 1));
        }
        // Where every number is allowed everywhere, nothing follows in lines yet.
        let narrowed = now[..size].iter().any(|row| *row != lanes.full);
        let (dirty, sets) =
            if narrowed { ((1 << size) - 1, (1 << (2 * size)) - 1) } else { (0, 0) };
        Self { size, lanes, now, stack: Vec::new(), dirty, sets }
    }

    #[inline(always)]
    fn domain(&self, cell: Cell) -> u32 {
        lane(self.now[usize::from(cell.row)], cell.column) << 1
    }

    fn first_domain(&self, cell: Cell) -> u32 {
        let first = self.stack.first().unwrap_or(&self.now);
        lane(first[usize::from(cell.row)], cell.column) << 1
    }

    #[inline(always)]
    fn keep(&mut self, cell: Cell, numbers: u32) -> bool {
        let row = &mut self.now[usize::from(cell.row)];
        let gone = lane(*row, cell.column) & !(numbers >> 1);
        if gone == 0 {
            return false;
        }
        *row = *row ^ W::first(gone) << (u32::from(cell.column) * W::LANES);
        self.dirty |= 1 << cell.row;
        self.mark(cell);
        true
    }

    fn push(&mut self) {
        self.stack.push(self.now);
    }

    fn pop(&mut self) {
        if let Some(before) = self.stack.pop() {
            self.now = before;
        }
    }

    fn forget(&mut self) {
        (self.dirty, self.sets) = (0, 0);
    }

    fn singles(&mut self, mut changed: impl FnMut(Cell)) -> Result<(), Broken> {
        if self.dirty == 0 {
            return Ok(());
        }
        let before = self.now;
        let mut open = [W::NONE; ROWS];
        for row in 0..self.size {
            open[row] = self.open(row)?;
        }
        while self.narrow(&mut open)? {}
        if open.iter().all(|row| *row == W::NONE) {
            self.sets = 0;
        }
        for (row, old) in before.iter().enumerate().take(self.size) {
            self.tell(row, *old ^ self.now[row], &mut changed);
        }
        Ok(())
    }

    fn sets(&mut self, mut changed: impl FnMut(Cell)) -> Result<bool, Broken> {
        let Some(line) = take_first(&mut self.sets) else { return Ok(false) };
        let old = if line < self.size { self.now[line] } else { self.column(line - self.size) };
        let new = self.strike_sets(old).ok_or(Broken(line))?;
        if new != old {
            for position in 0..self.size as u8 {
                let cell = if line < self.size {
                    Cell::new(line as u8, position)
                } else {
                    Cell::new(position, (line - self.size) as u8)
                };
                if self.keep(cell, lane(new, position) << 1) {
                    changed(cell);
                }
            }
        }
        Ok(true)
    }
}

impl<W: Word, const ROWS: usize> Packed<W, ROWS> {
    /// The cells of a row that may hold several numbers.
    #[inline(always)]
    fn open(&self, row: usize) -> Result<W, Broken> {
        let word = self.now[row];
        if !self.lanes.all_filled(word) {
            return Err(Broken(row));
        }
        Ok(self.lanes.whole(self.lanes.several(word)))
    }

    /// One round of singles, in all columns and in the rows that changed; whether anything
    /// is left to do.
    fn narrow(&mut self, open: &mut [W; ROWS]) -> Result<bool, Broken> {
        let lanes = self.lanes;
        let (mut once, mut twice, mut standing) = (W::NONE, W::NONE, W::NONE);
        for (row, open) in self.now[..self.size].iter().zip(&*open) {
            twice |= once & *row;
            once |= *row;
            standing |= *row & !*open;
        }
        if once != lanes.full {
            return Err(self.broken_column(once ^ lanes.full));
        }
        let (strike, hidden) = (standing & twice, once & !twice & !standing);
        let rows = if strike | hidden == W::NONE { self.dirty } else { (1 << self.size) - 1 };
        let dirty = take(&mut self.dirty);
        for row in bits(rows) {
            let old = self.now[row];
            let new = if dirty & 1 << row != 0 {
                narrow_row(&lanes, old, open[row], strike, hidden)
            } else {
                place_hidden(&lanes, old & !(open[row] & strike), hidden)
            };
            let new = new.ok_or(Broken(row))?;
            if new != old {
                self.now[row] = new;
                open[row] = self.open(row)?;
                self.dirty |= 1 << row;
            }
        }
        // What stands and cannot be struck elsewhere stands there, too.
        if self.dirty == 0 && strike != W::NONE {
            return Err(self.broken_column(strike));
        }
        Ok(self.dirty != 0)
    }

    fn broken_column(&self, bits: W) -> Broken {
        Broken(self.size + (bits.first_bit() / W::LANES) as usize)
    }

    /// The cells of a column, as if it were a row.
    fn column(&self, column: usize) -> W {
        let rows = self.now[..self.size].iter().rev();
        rows.fold(W::NONE, |cells, row| cells << W::LANES | W::first(lane(*row, column as u8)))
    }

    /// A line without what sets of its cells take; none if more cells than numbers are
    /// in a set.
    fn strike_sets(&self, mut line: W) -> Option<W> {
        let lanes = &self.lanes;
        let mut open = lanes.several(line);
        if open.count() < FEWEST_OPEN {
            return Some(line);
        }
        while open != W::NONE {
            let at = open.first_bit() / W::LANES;
            open = open & (open - (W::first(1) << open.first_bit()));
            let set = lane(line, at as u8);
            let count = set.count_ones();
            if count > LARGEST_SET {
                continue;
            }
            let set = lanes.spread(W::first(set));
            let outside = lanes.filled(line & !set);
            let inside = self.size as u32 - outside.count();
            if inside > count {
                return None;
            }
            if inside == count {
                line = line & !(set & lanes.whole(outside));
            }
        }
        Some(line)
    }

    fn tell(&mut self, row: usize, mut difference: W, changed: &mut impl FnMut(Cell)) {
        while difference != W::NONE {
            let column = difference.first_bit() / W::LANES;
            let bits = W::first((1 << W::LANES) - 1) << (column * W::LANES);
            difference = difference & !bits;
            let cell = Cell::new(row as u8, column as u8);
            self.mark(cell);
            changed(cell);
        }
    }

    #[inline(always)]
    fn mark(&mut self, cell: Cell) {
        self.sets |= 1 << cell.row | 1 << (self.size + usize::from(cell.column));
    }
}

/// One round of singles in a row, given its open cells and what stands and what has only
/// one place in each column; none if a number has no place.
#[inline(always)]
fn narrow_row<W: Word>(lanes: &Lanes<W>, row: W, open: W, strike: W, hidden: W) -> Option<W> {
    let here = lanes.union(row & !open);
    let (once, twice) = lanes.fold(row);
    if once != lanes.all {
        return None;
    }
    let left = row & !(open & (lanes.spread(here) | strike));
    if left == row && here & twice != W::NONE {
        return None;
    }
    place_hidden(lanes, left, lanes.spread(once & !twice & !here) | hidden)
}

/// A row whose numbers with only one place go there; none if two go to the same.
#[inline(always)]
fn place_hidden<W: Word>(lanes: &Lanes<W>, row: W, hidden: W) -> Option<W> {
    let hidden = row & hidden;
    if hidden == W::NONE {
        return Some(row);
    }
    let filled = lanes.filled(hidden);
    let is_torn = lanes.is_torn(hidden, filled);
    (!is_torn).then(|| (row & !lanes.whole(filled)) | hidden)
}

/// The numbers of the bits that are set.
#[inline(always)]
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(first)
    })
}

/// The bits of one lane.
#[inline(always)]
fn lane<W: Word>(word: W, lane: u8) -> u32 {
    (word >> (u32::from(lane) * W::LANES)).low() & ((1 << W::LANES) - 1)
}
