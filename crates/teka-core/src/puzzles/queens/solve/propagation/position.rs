//! A position in the search: the candidate cells, the number of candidates in each unit, and the
//! eliminations that follow.

use super::board::{Board, COLUMN, Cells, Layout, REGION, ROW, bits, each_word, indices};

/// Added to the count of a unit that has its queen, so that it is never mistaken for a unit with
/// few candidates.
const CLOSED: u16 = 0x4000;

/// What is still possible. It is small enough to copy for each guess, so nothing ever has to be
/// undone.
#[derive(Clone)]
pub struct Position<const L: usize, const W: usize> {
    /// The cells that contain or may contain a queen. Once every queen is placed, this is the
    /// solution.
    pub(super) candidates: Cells<W>,
    /// The rows, columns and regions without a queen.
    pub(super) open: [u32; 3],
    /// The number of candidates in each unit. It is updated for each cell removed: a cell is
    /// removed at most once along a path, whereas recounting would visit every unit after every
    /// queen.
    pub(super) left: [[u16; 32]; 3],
    /// The count when "touches all" was last tried. Counts only decrease, so an equal count means
    /// the same candidates.
    pub(super) tried: [[u16; 32]; 3],
    /// Units with a single candidate whose queen has not been placed yet, as 32 times the kind plus
    /// the index.
    singles: [u8; 96],
    waiting: usize,
}

/// There is no solution from this position.
#[derive(Debug)]
pub struct Dead;

/// The result of applying all eliminations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Every unit has its queen.
    Solved,
    /// Nothing more follows, so a guess is needed.
    Open,
}

impl<const L: usize, const W: usize> Position<L, W> {
    /// Creates a position in which every cell of a region is a candidate. Returns [`Dead`] if a
    /// unit has no cell.
    pub fn new(board: &Board<L, W>) -> Result<Self, Dead> {
        let all = u32::MAX >> (32 - board.size);
        let mut position = Self {
            candidates: board
                .regions
                .iter()
                .fold([0; W], |all, region| each_word(|word| all[word] | region[word])),
            open: [all; 3],
            left: board.counts,
            tried: [[0; 32]; 3],
            singles: [0; 96],
            waiting: 0,
        };
        for kind in [ROW, COLUMN, REGION] {
            for index in 0..board.size {
                match board.counts[kind][index] {
                    0 => return Err(Dead),
                    1 => position.await_queen(kind, index),
                    _ => {}
                }
            }
        }
        Ok(position)
    }

    /// Returns `true` if the cell contains or may contain a queen.
    pub fn allows(&self, row: usize, column: usize) -> bool {
        let (word, bit) = Layout::<L, W>::locate(row, column);
        self.candidates[word] & bit != 0
    }

    /// Places a queen in this candidate. Returns [`Dead`] if that leaves a unit without a
    /// candidate.
    pub fn place(&mut self, board: &Board<L, W>, row: usize, column: usize) -> Result<(), Dead> {
        let region = usize::from(board.region_of[row & 31][column & 31]);
        for (kind, index) in [row, column, region].into_iter().enumerate() {
            self.left[kind][index & 31] += CLOSED;
            self.open[kind] &= !(1 << index);
        }
        let mut gone = board.kill(row & 31, column & 31);
        let (word, bit) = Layout::<L, W>::locate(row, column);
        gone[word] &= !bit;
        self.remove(board, &gone)
    }

    /// Removes this cell from the candidates. Returns [`Dead`] if that leaves a unit without a
    /// candidate.
    pub fn cross(&mut self, board: &Board<L, W>, row: usize, column: usize) -> Result<(), Dead> {
        let mut gone = [0; W];
        let (word, bit) = Layout::<L, W>::locate(row, column);
        gone[word] = bit;
        self.remove(board, &gone)
    }

    /// Removes all these cells from the candidates. Returns [`Dead`] if that leaves a unit without
    /// a candidate.
    pub(super) fn remove(&mut self, board: &Board<L, W>, gone: &Cells<W>) -> Result<(), Dead> {
        for (word, gone) in gone.iter().enumerate() {
            let gone = self.candidates[word] & gone;
            self.candidates[word] ^= gone;
            for bit in bits(gone) {
                let (row, column) = Layout::<L, W>::place(word, bit);
                self.count_down(ROW, row)?;
                self.count_down(COLUMN, column)?;
                self.count_down(REGION, usize::from(board.region_of[row][column]))?;
            }
        }
        Ok(())
    }

    /// Applies every elimination, cheapest first: units with one candidate, cells that touch every
    /// candidate of a unit, and regions confined to a few lines. Returns [`Dead`] on a
    /// contradiction.
    pub fn settle(&mut self, board: &Board<L, W>) -> Result<Rest, Dead> {
        loop {
            self.place_singles(board)?;
            if self.open[ROW] == 0 {
                return Ok(Rest::Solved);
            }
            if !self.remove_touching(board)? && !self.remove_confined(board)? {
                return Ok(Rest::Open);
            }
        }
    }

    /// Returns `true` if a unit with a single candidate is waiting for its queen.
    pub(super) fn has_single(&self) -> bool {
        self.waiting > 0
    }

    /// Returns a candidate of the unit that has the fewest, among units without a queen.
    pub fn guess(&self, board: &Board<L, W>) -> Option<(usize, usize)> {
        let units =
            (0..3).flat_map(|kind| indices(self.open[kind]).map(move |index| (kind, index)));
        let (kind, index) = units.min_by_key(|(kind, index)| self.left[*kind][*index])?;
        self.first_of(&board.unit(kind, index))
    }

    /// Returns the queens placed so far, row by row.
    pub fn queens(&self, size: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..size).filter(|row| self.open[ROW] & (1 << row) == 0).map(|row| {
            (row, Layout::<L, W>::columns(&self.candidates, row).trailing_zeros() as usize)
        })
    }

    #[inline(always)]
    fn count_down(&mut self, kind: usize, index: usize) -> Result<(), Dead> {
        let left = &mut self.left[kind][index & 31];
        *left -= 1;
        match *left {
            0 => Err(Dead),
            1 => {
                self.await_queen(kind, index);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Queues a unit that has one candidate left. That happens at most once per unit along a path,
    /// so the queue never overflows.
    fn await_queen(&mut self, kind: usize, index: usize) {
        self.singles[self.waiting] = (kind * 32 + index) as u8;
        self.waiting += 1;
    }

    fn place_singles(&mut self, board: &Board<L, W>) -> Result<(), Dead> {
        while self.waiting > 0 {
            self.waiting -= 1;
            let unit = usize::from(self.singles[self.waiting]);
            let (kind, index) = (unit / 32, unit % 32);
            // Another queued unit may already have placed the same queen.
            if self.open[kind] & (1 << index) != 0 {
                let (row, column) = self.first_of(&board.unit(kind, index)).ok_or(Dead)?;
                self.place(board, row, column)?;
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn first_of(&self, unit: &Cells<W>) -> Option<(usize, usize)> {
        (0..W).find_map(|word| {
            let bits = self.candidates[word] & unit[word];
            (bits != 0).then(|| Layout::<L, W>::place(word, bits.trailing_zeros() as usize))
        })
    }
}

// Confined regions: if k regions have all their candidates in k adjacent lines (rows or columns),
// their queens fill those lines, and no other region has a queen there. More than k regions in k
// lines is a contradiction.
//
// On hard boards this avoids nearly all guesses: the largest boards made by players (18 x 18) drop
// from thousands of nodes to a few dozen. Checking lines that are not adjacent, or lines confined
// to a few regions, finds little more.

/// The lines that contain the candidates of each region without a queen.
type Spans = [u32; 32];

/// The encoding of a slack of zero. Smaller bytes are a contradiction; bytes with the high bit set,
/// which are nearly all of them, can be skipped.
const FULL: u8 = 0x7F;
/// The slack of lines before the first line of the interval, which is never full.
const ASIDE: u8 = 0xC0;

/// For each line, 1 for that line and every later one.
const FROM: &[[u8; 32]; 32] = &from();

impl<const L: usize, const W: usize> Position<L, W> {
    /// Searches for confined regions in rows, then in columns. Returns `true` if a candidate was
    /// removed, or [`Dead`] on a contradiction.
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

    /// Moves the first line of an interval from the last line to the first while keeping a byte of
    /// slack for every possible last line: the number of open lines in the interval minus the
    /// number of regions confined to it. Stops at the first interval that removes a candidate.
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

    /// Returns the regions without a queen whose span begins in each line.
    fn starting(&self, spans: &Spans) -> [u32; 32] {
        let mut starting = [0; 32];
        for region in indices(self.open[2]) {
            starting[spans[region].trailing_zeros() as usize & 31] |= 1 << region;
        }
        starting
    }

    /// Removes the candidates of other regions from every full interval that begins at `first`.
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

// "Touches all": a queen in a cell that rules out every candidate of a unit would leave that unit
// without a queen, so the cell contains none.

/// Units with more candidates are skipped, because their candidates rarely attack a common cell.
/// Measured in instructions, 4 is best; 3 and 6 cost 5% more, and 8 costs 20% more.
const FEW: u16 = 4;

impl<const L: usize, const W: usize> Position<L, W> {
    /// Tries every unit with few candidates that has changed since it was last tried. Returns
    /// `true` if a candidate was removed; stops early if that leaves a unit with a single
    /// candidate. Returns [`Dead`] on a contradiction.
    pub(super) fn remove_touching(&mut self, board: &Board<L, W>) -> Result<bool, Dead> {
        let mut removed = false;
        for kind in 0..3 {
            for index in indices(self.open[kind]) {
                let left = self.left[kind][index];
                if left > FEW || left == self.tried[kind][index] {
                    continue;
                }
                self.tried[kind][index] = left;
                if let Some(gone) = self.touching(board, &board.unit(kind, index)) {
                    self.remove(board, &gone)?;
                    removed = true;
                    if self.has_single() {
                        return Ok(true);
                    }
                }
            }
        }
        Ok(removed)
    }

    /// Returns the candidates outside the unit that all its candidates rule out.
    #[inline(always)]
    fn touching(&self, board: &Board<L, W>, unit: &Cells<W>) -> Option<Cells<W>> {
        let mut common: Cells<W> = each_word(|word| self.candidates[word] & !unit[word]);
        for (word, unit) in unit.iter().enumerate() {
            for bit in bits(self.candidates[word] & unit) {
                let (row, column) = Layout::<L, W>::place(word, bit);
                let kill = board.kill(row, column);
                common = each_word(|word| common[word] & kill[word]);
                if common.iter().fold(0, |any, word| any | word) == 0 {
                    return None;
                }
            }
        }
        Some(common)
    }
}
