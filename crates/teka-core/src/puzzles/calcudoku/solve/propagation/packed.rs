//! Positions of small grids: a row is a word, so that all rows and columns are looked at
//! together in about the time one of them takes cell by cell.

use super::grid::{Broken, FEWEST_OPEN, Grid, LARGEST_SET, take_first};
use super::word::{Lanes, Word};
use crate::place::Cell;

/// A word a row.
pub struct Packed<W, const ROWS: usize> {
    size: usize,
    lanes: Lanes<W>,
    now: [W; ROWS],
    stack: Vec<[W; ROWS]>,
    /// Whether any line changed.
    unsettled: bool,
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
        let unsettled = now[..size].iter().any(|row| *row != lanes.full);
        let sets = if unsettled { (1 << (2 * size)) - 1 } else { 0 };
        Self { size, lanes, now, stack: Vec::new(), unsettled, sets }
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
        self.unsettled = true;
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
        (self.unsettled, self.sets) = (false, 0);
    }

    #[inline(never)]
    fn singles(&mut self, mut changed: impl FnMut(Cell)) -> Result<(), Broken> {
        if !self.unsettled {
            return Ok(());
        }
        let before = self.now;
        while self.narrow()? {}
        self.unsettled = false;
        for (row, old) in before.iter().enumerate().take(self.size) {
            self.tell(row, *old ^ self.now[row], &mut changed);
        }
        Ok(())
    }

    #[inline(never)]
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
    /// One round of singles in all rows and columns; whether anything changed.
    #[inline(never)]
    fn narrow(&mut self) -> Result<bool, Broken> {
        let lanes = self.lanes;
        let (mut once, mut twice, mut standing) = (W::NONE, W::NONE, W::NONE);
        let mut open = [W::NONE; ROWS];
        let rows = &mut self.now[..self.size];
        for ((number, row), open) in rows.iter().enumerate().zip(&mut open) {
            if !lanes.all_filled(*row) {
                return Err(Broken(number));
            }
            *open = lanes.whole(lanes.several(*row));
            twice |= once & *row;
            once |= *row;
            standing |= *row & !*open;
        }
        if once != lanes.full {
            let missing = (once ^ lanes.full).first_bit() / W::LANES;
            return Err(Broken(self.size + missing as usize));
        }
        let hidden = once & !twice & !standing;
        let mut changed = W::NONE;
        for ((number, row), open) in rows.iter_mut().enumerate().zip(open) {
            let old = *row;
            *row = narrow_row(&lanes, old, open, standing, hidden).ok_or(Broken(number))?;
            changed |= old ^ *row;
        }
        Ok(changed != W::NONE)
    }

    /// The cells of a column, as if it were a row.
    #[inline(never)]
    fn column(&self, column: usize) -> W {
        let rows = self.now[..self.size].iter().rev();
        rows.fold(W::NONE, |cells, row| cells << W::LANES | W::first(lane(*row, column as u8)))
    }

    /// A line without what sets of its cells take; none if more cells than numbers are
    /// in a set.
    #[inline(never)]
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

    #[inline(never)]
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
fn narrow_row<W: Word>(lanes: &Lanes<W>, row: W, open: W, standing: W, hidden: W) -> Option<W> {
    let here = lanes.union(row & !open);
    let (once, twice) = lanes.fold(row);
    if once != lanes.all {
        return None;
    }
    let row = row & !(open & (lanes.spread(here) | standing));
    let hidden = row & (lanes.spread(once & !twice & !here) | hidden);
    if hidden == W::NONE {
        return Some(row);
    }
    let filled = lanes.filled(hidden);
    let is_torn = lanes.is_torn(hidden, filled);
    (!is_torn).then(|| (row & !lanes.whole(filled)) | hidden)
}

/// The bits of one lane.
#[inline(always)]
fn lane<W: Word>(word: W, lane: u8) -> u32 {
    (word >> (u32::from(lane) * W::LANES)).low() & ((1 << W::LANES) - 1)
}
