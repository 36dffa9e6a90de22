//! Positions of small grids, with one word per row. All rows and columns are processed together in
//! about the time that one of them takes cell by cell.

use std::mem::take;

use super::word::{Lanes, Word, narrow_row, place_hidden};
use super::{Broken, FEWEST_OPEN, Grid, LARGEST_SET, take_first};
use crate::place::Cell;

/// A position with one word per row.
pub struct Packed<W, const ROWS: usize> {
    size: usize,
    lanes: Lanes<W>,
    now: [W; ROWS],
    stack: Vec<[W; ROWS]>,
    /// The cells of each row with several candidates; valid for rows that are not stale.
    open: [W; ROWS],
    /// The rows whose open cells must be recomputed, as bits.
    stale: u32,
    /// The rows that changed, as bits.
    dirty: u32,
    /// The lines whose sets of cells must be examined. Rows come first, then columns.
    sets: u64,
}

impl<W: Word, const ROWS: usize> Grid for Packed<W, ROWS> {
    const TOGETHER: bool = true;

    fn new(size: usize, allowed: &[u32]) -> Self {
        let lanes = Lanes::<W>::new(size);
        let mut now = [W::NONE; ROWS];
        for (row, allowed) in now.iter_mut().zip(allowed.chunks_exact(size)) {
            *row = word(allowed.iter().map(|numbers| numbers >> 1));
        }
        // If every number is allowed everywhere, nothing follows from lines yet.
        let narrowed = now[..size].iter().any(|row| *row != lanes.full);
        let rows = (1 << size) - 1;
        let (dirty, sets) = if narrowed { (rows, (1 << (2 * size)) - 1) } else { (0, 0) };
        let (open, stack) = ([W::NONE; ROWS], Vec::new());
        Self { size, lanes, now, stack, open, stale: rows, dirty, sets }
    }

    #[inline(always)]
    fn domain(&self, cell: Cell) -> u32 {
        self.now[usize::from(cell.row)].lane(cell.column) << 1
    }

    fn first_domain(&self, cell: Cell) -> u32 {
        let first = self.stack.first().unwrap_or(&self.now);
        first[usize::from(cell.row)].lane(cell.column) << 1
    }

    #[inline(always)]
    fn keep(&mut self, cell: Cell, numbers: u32) -> bool {
        let row = &mut self.now[usize::from(cell.row)];
        let gone = row.lane(cell.column) & !(numbers >> 1);
        if gone == 0 {
            return false;
        }
        *row = *row & !W::at(cell.column, gone);
        self.dirty |= 1 << cell.row;
        self.stale |= 1 << cell.row;
        self.mark(cell);
        true
    }

    fn push(&mut self) {
        self.stack.push(self.now);
    }

    fn pop(&mut self) {
        if let Some(before) = self.stack.pop() {
            self.now = before;
            self.stale = (1 << self.size) - 1;
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
        for row in bits(take(&mut self.stale)) {
            self.open[row] = self.open(row)?;
        }
        let mut touched = 0;
        while self.narrow()? {
            touched |= self.dirty;
        }
        if self.open[..self.size].iter().all(|row| *row == W::NONE) {
            self.sets = 0;
        }
        for row in bits(touched) {
            self.report(row, before[row] & !self.now[row], &mut changed);
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
                if self.keep(cell, new.lane(position) << 1) {
                    changed(cell);
                }
            }
        }
        Ok(true)
    }
}

impl<W: Word, const ROWS: usize> Packed<W, ROWS> {
    /// Returns the cells of a row with several candidates.
    #[inline(always)]
    fn open(&self, row: usize) -> Result<W, Broken> {
        let word = self.now[row];
        if !self.lanes.all_filled(word) {
            return Err(Broken(row));
        }
        Ok(self.lanes.whole(self.lanes.several(word)))
    }

    /// Runs one round of singles in all columns and in the changed rows. Returns whether another
    /// round is needed.
    fn narrow(&mut self) -> Result<bool, Broken> {
        let lanes = self.lanes;
        let (mut once, mut twice, mut standing) = (W::NONE, W::NONE, W::NONE);
        for (row, open) in self.now[..self.size].iter().zip(&self.open) {
            twice |= once & *row;
            once |= *row;
            standing |= *row & !*open;
        }
        if once != lanes.full {
            return Err(self.broken_column(lanes.full & !once));
        }
        let (strike, hidden) = (standing & twice, once & !twice & !standing);
        let rows = if strike | hidden == W::NONE { self.dirty } else { (1 << self.size) - 1 };
        let dirty = take(&mut self.dirty);
        for row in bits(rows) {
            let old = self.now[row];
            let new = if dirty & 1 << row != 0 {
                narrow_row(&lanes, old, self.open[row], strike, hidden)
            } else {
                place_hidden(&lanes, old & !(self.open[row] & strike), hidden)
            };
            let new = new.ok_or(Broken(row))?;
            if new != old {
                self.now[row] = new;
                self.open[row] = self.open(row)?;
                self.dirty |= 1 << row;
            }
        }
        // A fixed number that could not be removed elsewhere is fixed in two rows of the column.
        if self.dirty == 0 && strike != W::NONE {
            return Err(self.broken_column(strike));
        }
        Ok(self.dirty != 0)
    }

    fn broken_column(&self, bits: W) -> Broken {
        Broken(self.size + usize::from(bits.first_lane()))
    }

    /// Returns the cells of a column as if it were a row.
    fn column(&self, column: usize) -> W {
        word(self.now[..self.size].iter().map(|row| row.lane(column as u8)))
    }

    /// Returns a line without the candidates that sets of its cells exclude, or `None` if a set has
    /// more cells than numbers.
    fn strike_sets(&self, mut line: W) -> Option<W> {
        let lanes = &self.lanes;
        let mut open = lanes.several(line);
        if open.count() < FEWEST_OPEN {
            return Some(line);
        }
        while open != W::NONE {
            let lane = open.first_lane();
            open = open & !W::at(lane, 1 << (W::WIDTH - 1));
            let set = line.lane(lane);
            let count = set.count_ones();
            if count > LARGEST_SET {
                continue;
            }
            let set = lanes.spread(set);
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

    fn report(&mut self, row: usize, mut difference: W, changed: &mut impl FnMut(Cell)) {
        while difference != W::NONE {
            let column = difference.first_lane();
            difference = difference & !W::at(column, (1 << W::WIDTH) - 1);
            let cell = Cell::new(row as u8, column);
            self.mark(cell);
            changed(cell);
        }
    }

    #[inline(always)]
    fn mark(&mut self, cell: Cell) {
        self.sets |= 1 << cell.row | 1 << (self.size + usize::from(cell.column));
    }
}

/// Returns the indices of the set bits.
#[inline(always)]
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(first)
    })
}

/// Builds a word from the bits of its lanes.
#[inline(always)]
fn word<W: Word>(lanes: impl Iterator<Item = u32>) -> W {
    (0..).zip(lanes).fold(W::NONE, |word, (lane, bits)| word | W::at(lane, bits))
}
