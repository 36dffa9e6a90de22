//! Which placements begin at a cell, and which of them fit beside what is filled.

use crate::puzzles::packing::solve::mask::Mask;
use crate::puzzles::packing::solve::problem::{Laid, Problem};

/// So many cells are looked up at once, ...
const GROUP: usize = 6;
/// ... so many times: what lies further ahead is left to the caller.
const GROUPS: usize = 4;
/// The patterns of a group.
const PATTERNS: usize = 1 << GROUP;

/// For each cell the placements whose lowest cell it is, each in a slot of its kind.
pub(super) struct Table<M> {
    /// For each cell and slot its placement.
    placements: Vec<(M, Laid)>,
    /// For each cell, group of cells above it and pattern of filled ones the slots that fit.
    fitting: Vec<u64>,
    /// For each kind its slots.
    slots: Vec<u64>,
    /// How many words of slots there are.
    words: usize,
}

impl<M: Mask> Table<M> {
    pub fn new(problem: &Problem) -> Self {
        let (slots, words) = (slots(problem), words(problem));
        let mut table = Self {
            placements: vec![(M::default(), Laid { kind: 0, placement: 0 }); problem.cells * words * 64],
            fitting: vec![0; problem.cells * GROUPS * PATTERNS * words],
            slots: vec![0; problem.kinds.len() * words],
            words,
        };
        for (kind, of_kind) in problem.kinds.iter().enumerate() {
            for slot in slots[kind].clone() {
                table.slots[kind * words + slot / 64] |= 1 << (slot % 64);
            }
            let mut next = vec![slots[kind].start; problem.cells];
            for (placement, cells) in of_kind.placements.iter().enumerate() {
                let Some(lowest) = cells.iter().next() else { continue };
                let laid = Laid { kind: kind as u16, placement: placement as u16 };
                table.add(lowest, next[lowest], M::of(cells), laid);
                next[lowest] += 1;
            }
        }
        table
    }

    /// The memory it takes.
    pub fn bytes(problem: &Problem) -> u64 {
        let words = words(problem) as u64;
        let at_cell = 64 * size_of::<(M, Laid)>() + GROUPS * PATTERNS * 8;
        problem.cells as u64 * words * at_cell as u64
    }

    fn add(&mut self, cell: usize, slot: usize, cells: M, laid: Laid) {
        self.placements[cell * self.words * 64 + slot] = (cells, laid);
        let above = cells.above(cell);
        for group in 0..GROUPS {
            let taken = above >> (group * GROUP) & (PATTERNS - 1);
            for pattern in (0..PATTERNS).filter(|pattern| pattern & taken == 0) {
                let index = (cell * GROUPS + group) * PATTERNS + pattern;
                self.fitting[index * self.words + slot / 64] |= 1 << (slot % 64);
            }
        }
    }

    /// The slots of all kinds.
    pub fn every_slot(&self) -> Vec<u64> {
        let mut all = vec![0; self.words];
        (0..self.slots.len() / self.words).for_each(|kind| self.switch(kind, &mut all));
        all
    }

    /// Takes the slots of a kind out, or puts them back.
    #[inline(always)]
    pub fn switch(&self, kind: usize, slots: &mut [u64]) {
        let own = &self.slots[kind * self.words..][..self.words];
        slots.iter_mut().zip(own).for_each(|(all, own)| *all ^= own);
    }

    /// A word of slots whose placements at the cell fit beside the filled cells `near` above
    /// it, as far as they are looked up.
    #[inline(always)]
    pub fn fitting(&self, cell: usize, near: usize, word: usize) -> u64 {
        let mut all = u64::MAX;
        for group in 0..GROUPS {
            let pattern = near >> (group * GROUP) & (PATTERNS - 1);
            let index = (cell * GROUPS + group) * PATTERNS + pattern;
            all &= self.fitting[index * self.words + word];
        }
        all
    }

    /// The placement in a slot of a cell.
    #[inline(always)]
    pub fn placement(&self, cell: usize, slot: usize) -> (M, Laid) {
        self.placements[cell * self.words * 64 + slot]
    }
}

/// For each kind its slots: as many as it has placements at one cell at most.
fn slots(problem: &Problem) -> Vec<std::ops::Range<usize>> {
    let mut end = 0;
    let widths = problem.kinds.iter().map(|kind| {
        let mut at = vec![0; problem.cells];
        for cells in &kind.placements {
            cells.iter().next().into_iter().for_each(|lowest| at[lowest] += 1);
        }
        at.into_iter().max().unwrap_or(0)
    });
    let ranges = widths.map(|width| {
        end += width;
        end - width..end
    });
    ranges.collect()
}

fn words(problem: &Problem) -> usize {
    slots(problem).last().map_or(0, |last| last.end).div_ceil(64)
}
