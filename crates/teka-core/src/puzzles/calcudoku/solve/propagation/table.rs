//! The fillings of cages, kept as bits: for each 64 fillings, for each cell and number
//! the set of those that have the number there. What is left of a cage is then a
//! few intersections.

use std::ops::ControlFlow;

use super::Board;
use crate::puzzles::calcudoku::model::fillings::{Asked, Walked, Walker};

/// Cages with more fillings are walked through instead.
const MOST_FILLINGS: usize = 4096;
/// And so are those whose listing takes more steps.
const MOST_STEPS: u64 = 200_000;

/// What is known of a cage's fillings.
#[derive(Clone, Copy, Debug)]
pub enum Kept {
    /// Nobody listed them yet; it was looked at so often.
    Looks(u8),
    /// There are too many.
    Many,
    /// They are here.
    Table(Table),
}

/// Where a cage's fillings are kept.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    start: u32,
    /// How many blocks of 64 fillings there are.
    blocks: u32,
}

/// The tables of all cages.
pub struct Tables {
    kept: Vec<Kept>,
    bits: Vec<u64>,
    /// Numbers a cell may hold, and the words a cell takes in a block.
    size: usize,
    /// Fillings on their way into a table.
    listed: Vec<u8>,
}

impl Tables {
    /// No tables yet.
    pub fn new(board: &Board) -> Self {
        let kept = vec![Kept::Looks(0); board.cages.len()];
        Self { kept, bits: Vec::new(), size: board.size, listed: Vec::new() }
    }

    /// The memory the tables take.
    #[inline(always)]
    pub fn bytes(&self) -> u64 {
        (self.bits.capacity() * size_of::<u64>()) as u64
    }

    /// What is known of a cage's fillings.
    pub fn kept(&self, cage: usize) -> Kept {
        self.kept[cage]
    }

    /// Counts a look at a cage whose fillings nobody listed.
    pub fn looked(&mut self, cage: usize) {
        if let Kept::Looks(looks) = &mut self.kept[cage] {
            *looks = looks.saturating_add(1);
        }
    }

    /// Lists the fillings of a cage, unless they are too many.
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

    /// Of the candidates `left`, those that some filling has; stops once all are seen.
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

    /// The fillings of a block that have only numbers that are left.
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
