//! The fillings of cages as bit sets. For each block of 64 fillings, each cell and each number, a
//! word holds the set of fillings with that number in that cell. Filtering a cage then takes a few
//! intersections.

use std::ops::ControlFlow;

use super::Board;
use crate::puzzles::calcudoku::model::fillings::{Asked, Walked, Walker};

/// Cages with more fillings than this are enumerated instead.
const MOST_FILLINGS: usize = 4096;
/// Cages whose listing takes more steps than this are enumerated instead.
const MOST_STEPS: u64 = 200_000;

/// What is known about the fillings of a cage.
#[derive(Clone, Copy, Debug)]
pub enum Kept {
    /// They have not been listed yet; holds the number of visits so far.
    Looks(u8),
    /// There are too many to store.
    Many,
    /// They are stored in this table.
    Table(Table),
}

/// The location of a cage's stored fillings.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    start: u32,
    /// The number of blocks of 64 fillings.
    blocks: u32,
}

/// The tables of all cages.
pub struct Tables {
    kept: Vec<Kept>,
    bits: Vec<u64>,
    /// The number of values a cell can have, which is also the number of words per cell in a block.
    size: usize,
    /// A buffer for the fillings to be stored.
    listed: Vec<u8>,
}

impl Tables {
    /// Creates an empty set of tables.
    pub fn new(board: &Board) -> Self {
        let kept = vec![Kept::Looks(0); board.cages.len()];
        Self { kept, bits: Vec::new(), size: board.size, listed: Vec::new() }
    }

    /// Returns the memory that the tables use, in bytes.
    #[inline(always)]
    pub fn bytes(&self) -> u64 {
        (self.bits.capacity() * size_of::<u64>()) as u64
    }

    /// Returns what is known about the fillings of a cage.
    pub fn kept(&self, cage: usize) -> Kept {
        self.kept[cage]
    }

    /// Counts a visit to a cage whose fillings have not been listed.
    pub fn looked(&mut self, cage: usize) {
        if let Kept::Looks(looks) = &mut self.kept[cage] {
            *looks = looks.saturating_add(1);
        }
    }

    /// Lists the fillings of a cage, unless there are too many.
    pub fn list(&mut self, cage: usize, asked: &Asked, walker: &mut Walker) {
        let (listed, cells) = (&mut self.listed, asked.cells.len());
        listed.clear();
        let walked = walker.walk(asked, MOST_STEPS, |numbers| {
            listed.extend_from_slice(numbers);
            if listed.len() < cells * MOST_FILLINGS {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        self.kept[cage] =
            if walked == Walked::All { Kept::Table(self.tabulate(cells)) } else { Kept::Many };
    }

    fn tabulate(&mut self, cells: usize) -> Table {
        let (start, block) = (self.bits.len(), cells * self.size);
        let blocks = (self.listed.len() / cells).div_ceil(64);
        self.bits.resize(start + blocks * block, 0);
        for (index, filling) in self.listed.chunks_exact(cells).enumerate() {
            let words = &mut self.bits[start + index / 64 * block..][..block];
            for (words, number) in words.chunks_exact_mut(self.size).zip(filling) {
                words[usize::from(*number) - 1] |= 1 << (index % 64);
            }
        }
        Table { start: start as u32, blocks: blocks as u32 }
    }

    /// Computes which of the candidates `left` occur in a filling, stopping once all of them do.
    pub fn support(&self, table: Table, left: &[u32], supported: &mut [u32]) {
        let block = left.len() * self.size;
        let bits = &self.bits[table.start as usize..][..table.blocks as usize * block];
        for words in bits.chunks_exact(block) {
            let alive = self.alive(words, left);
            if alive == 0 {
                continue;
            }
            let mut missing = 0;
            let cells = words.chunks_exact(self.size).zip(left).zip(supported.iter_mut());
            for ((words, left), supported) in cells {
                let mut unseen = left & !*supported;
                while unseen != 0 {
                    let number = unseen.trailing_zeros();
                    unseen &= unseen - 1;
                    let seen = words[number as usize - 1] & alive != 0;
                    *supported |= u32::from(seen) << number;
                }
                missing |= left & !*supported;
            }
            if missing == 0 {
                return;
            }
        }
    }

    /// Returns the fillings of a block that contain only numbers in `left`.
    #[inline(always)]
    fn alive(&self, words: &[u64], left: &[u32]) -> u64 {
        let mut alive = u64::MAX;
        for (words, left) in words.chunks_exact(self.size).zip(left) {
            let (mut numbers, mut any) = (*left, 0);
            while numbers != 0 {
                any |= words[numbers.trailing_zeros() as usize - 1];
                numbers &= numbers - 1;
            }
            alive &= any;
        }
        alive
    }
}
