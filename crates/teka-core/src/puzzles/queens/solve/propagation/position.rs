//! A position of the search: the cells where a queen may still stand, how many
//! of them each unit has, and the reasoning that goes on until nothing follows.

use super::board::{Board, COLUMN, REGION, ROW};
use super::layout::{Cells, Layout, bits, each_word, indices};

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
