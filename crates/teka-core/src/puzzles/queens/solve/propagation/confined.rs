//! Confined regions: if k regions have all their candidates in k neighbouring
//! lines (rows, or columns), their queens fill those lines, and no other region
//! has a queen there. More than k regions in k lines is a contradiction.
//!
//! On hard boards this saves nearly all the guesses: the largest of the boards
//! players made (18 x 18) fall from thousands of nodes to a few dozen. Sets of
//! lines that are not neighbours, and lines confined to few regions, were tried
//! and find little more.

use super::board::{Board, COLUMN, ROW};
use super::layout::{Cells, Layout, each_word, indices};
use super::position::{Dead, Position};

/// The lines in which each open region has candidates.
type Spans = [u32; 32];

/// A slack of zero. Bytes below it are a contradiction; bytes with the high bit
/// set are of no interest, and that is nearly all of them.
const FULL: u8 = 0x7F;
/// The slack of lines below the first one looked at: never full.
const ASIDE: u8 = 0xC0;

/// For each line, 1 for the lines from there on.
const FROM: &[[u8; 32]; 32] = &from();

impl<const L: usize, const W: usize> Position<L, W> {
    /// Looks for confined regions in rows, then in columns; true if a candidate went.
    pub(super) fn remove_confined(&mut self, board: &Board<L, W>) -> Result<bool, Dead> {
        let (mut rows, mut columns) = self.spans(board);
        let by_rows = self.confine(board, ROW, &mut rows)?;
        let by_columns = self.confine(board, COLUMN, &mut columns)?;
        Ok(by_rows || by_columns)
    }

    fn spans(&self, board: &Board<L, W>) -> (Spans, Spans) {
        let (mut rows, mut columns) = ([0; 32], [0; 32]);
        for region in indices(self.open[2]) {
            for word in 0..W {
                let cells = self.candidates[word] & board.regions[region][word];
                for lane in 0..Layout::<L, W>::ROWS_IN_WORD {
                    let in_row = ((cells >> (lane * L)) & Layout::<L, W>::LANE) as u32;
                    let row = (word * Layout::<L, W>::ROWS_IN_WORD + lane) & 31;
                    rows[region] |= u32::from(in_row != 0) << row;
                    columns[region] |= in_row;
                }
            }
        }
        (rows, columns)
    }

    /// Walks the first line of an interval upwards and keeps, for every last line
    /// at once, a byte of slack: how many open lines the interval has more than
    /// regions that lie in it. Stops at the first interval that removes something.
    fn confine(
        &mut self,
        board: &Board<L, W>,
        kind: usize,
        spans: &mut Spans,
    ) -> Result<bool, Dead> {
        let starting = self.starting(spans);
        let mut slack = [ASIDE; 32];
        for first in indices(self.open[kind].reverse_bits()).map(|index| 31 - index) {
            let slack = &mut slack[..L.next_power_of_two()];
            slack.iter_mut().for_each(|slack| *slack += 1);
            slack[first] = FULL + 1;
            for region in indices(starting[first]) {
                let last = 31 - spans[region].leading_zeros();
                let from = &FROM[last as usize & 31];
                slack.iter_mut().zip(from).for_each(|(slack, from)| *slack -= from);
            }
            if starting[first] != 0 && self.fill(board, kind, first, slack, spans)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The open regions whose span begins in each line.
    fn starting(&self, spans: &Spans) -> [u32; 32] {
        let mut starting = [0; 32];
        for region in indices(self.open[2]) {
            starting[spans[region].trailing_zeros() as usize & 31] |= 1 << region;
        }
        starting
    }

    /// Keeps the others out of every full interval that begins at `first`.
    fn fill(
        &mut self,
        board: &Board<L, W>,
        kind: usize,
        first: usize,
        slack: &[u8],
        spans: &mut Spans,
    ) -> Result<bool, Dead> {
        if slack.iter().all(|slack| *slack > FULL) {
            return Ok(false);
        }
        for (last, slack) in slack.iter().enumerate().filter(|(_, slack)| **slack <= FULL) {
            if *slack < FULL {
                return Err(Dead);
            }
            let lines = (u32::MAX << first) & (u32::MAX >> (31 - last));
            if self.keep_others_out(board, kind, lines, spans)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn keep_others_out(
        &mut self,
        board: &Board<L, W>,
        kind: usize,
        lines: u32,
        spans: &mut Spans,
    ) -> Result<bool, Dead> {
        let mut removed = false;
        for region in indices(self.open[2]) {
            let is_other = spans[region] & !lines != 0;
            if is_other && spans[region] & lines != 0 {
                spans[region] &= !lines;
                let band = Self::lines(kind, lines);
                let gone = each_word(|word| band[word] & board.regions[region][word]);
                self.remove(board, &gone)?;
                removed = true;
            }
        }
        Ok(removed)
    }

    fn lines(kind: usize, lines: u32) -> Cells<W> {
        if kind == COLUMN {
            return [Layout::<L, W>::STARTS * (u64::from(lines) & Layout::<L, W>::LANE); W];
        }
        indices(lines).fold([0; W], |all, row| {
            let row = &Layout::<L, W>::ROWS[row];
            each_word(|word| all[word] | row[word])
        })
    }
}

const fn from() -> [[u8; 32]; 32] {
    let (mut from, mut first) = ([[0; 32]; 32], 0);
    while first < 32 {
        let mut line = first;
        while line < 32 {
            from[first][line] = 1;
            line += 1;
        }
        first += 1;
    }
    from
}
