//! A position of the search: the cells where a queen may still stand, how many
//! of them each unit has, and the reasoning that goes on until nothing follows.

use super::board::{Board, COLUMN, Cells, Layout, REGION, ROW, bits, each_word, indices};

/// Added to the count of a unit that has its queen, so that it never looks nearly empty.
const CLOSED: u16 = 0x4000;

/// What is still possible. Small enough to be copied at a guess, so that nothing
/// ever has to be taken back.
#[derive(Clone)]
pub struct Position<const L: usize, const W: usize> {
    /// Cells where a queen stands or may stand. Once all stand, this is the solution.
    pub(super) candidates: Cells<W>,
    /// Rows, columns and regions without a queen.
    pub(super) open: [u32; 3],
    /// How many candidates each unit has. Kept up to date cell by cell: over a
    /// whole path each cell goes once, while counting afresh would look at every
    /// unit after every queen.
    pub(super) left: [[u16; 32]; 3],
    /// How many it had when "touches all" was last tried; counts only fall, so
    /// the same count means the same candidates.
    pub(super) tried: [[u16; 32]; 3],
    /// Units that came down to one candidate and wait for their queen: 32 times
    /// the kind, and the index.
    singles: [u8; 96],
    waiting: usize,
}

/// There is no solution from here.
#[derive(Debug)]
pub struct Dead;

/// What came of the reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Every unit has its queen.
    Solved,
    /// Nothing more follows: a guess is needed.
    Open,
}

impl<const L: usize, const W: usize> Position<L, W> {
    /// Every cell that lies in a region is a candidate.
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

    /// True if a queen stands or may stand here.
    pub fn allows(&self, row: usize, column: usize) -> bool {
        let (word, bit) = Layout::<L, W>::locate(row, column);
        self.candidates[word] & bit != 0
    }

    /// A queen stands on this candidate.
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

    /// No queen stands on this cell.
    pub fn cross(&mut self, board: &Board<L, W>, row: usize, column: usize) -> Result<(), Dead> {
        let mut gone = [0; W];
        let (word, bit) = Layout::<L, W>::locate(row, column);
        gone[word] = bit;
        self.remove(board, &gone)
    }

    /// No queen stands on any of these cells.
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

    /// Does all that follows, cheapest first: queens that have only one place,
    /// cells that touch every candidate of a unit, regions confined to few lines.
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

    /// True if some unit waits for its queen.
    pub(super) fn has_single(&self) -> bool {
        self.waiting > 0
    }

    /// A candidate of the open unit that has the fewest.
    pub fn guess(&self, board: &Board<L, W>) -> Option<(usize, usize)> {
        let units =
            (0..3).flat_map(|kind| indices(self.open[kind]).map(move |index| (kind, index)));
        let (kind, index) = units.min_by_key(|(kind, index)| self.left[*kind][*index])?;
        self.first_of(&board.unit(kind, index))
    }

    /// The queens that stand, row by row.
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

    /// Each unit comes down to one candidate at most once on a path: they all have room.
    fn await_queen(&mut self, kind: usize, index: usize) {
        self.singles[self.waiting] = (kind * 32 + index) as u8;
        self.waiting += 1;
    }

    fn place_singles(&mut self, board: &Board<L, W>) -> Result<(), Dead> {
        while self.waiting > 0 {
            self.waiting -= 1;
            let unit = usize::from(self.singles[self.waiting]);
            let (kind, index) = (unit / 32, unit % 32);
            // Another unit that waited may have placed the same queen.
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

// Confined regions: if k regions have all their candidates in k neighbouring
// lines (rows, or columns), their queens fill those lines, and no other region
// has a queen there. More than k regions in k lines is a contradiction.
//
// On hard boards this saves nearly all the guesses: the largest of the boards
// players made (18 x 18) fall from thousands of nodes to a few dozen. Sets of
// lines that are not neighbours, and lines confined to few regions, were tried
// and find little more.

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

// "Touches all": a queen on a cell that forbids every candidate of a unit would
// leave that unit without one, so no queen stands there.

/// Units with more candidates are left alone: their candidates rarely have a
/// cell in common. By instructions 4 is best; 3 and 6 cost a twentieth more, 8 a fifth.
const FEW: u16 = 4;

impl<const L: usize, const W: usize> Position<L, W> {
    /// Tries every unit with few candidates that changed since it was last tried.
    /// True if a candidate went; a queen that has only one place comes first then.
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

    /// Candidates outside the unit that all of its candidates forbid.
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
