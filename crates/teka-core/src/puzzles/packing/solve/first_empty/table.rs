//! Which placements begin at a cell, and which of them fit beside what is filled.

use std::ops::Range;

use crate::puzzles::packing::solve::mask::Mask;
use crate::puzzles::packing::solve::problem::{Laid, Problem};

/// So many cells are looked up at once, ...
const GROUP: usize = 6;
/// ... so many times: what lies further ahead is left to the caller.
const GROUPS: usize = 4;
/// The patterns of a group.
const PATTERNS: usize = 1 << GROUP;

/// A set of slots.
pub(super) type Slots<const WORDS: usize> = [u64; WORDS];

/// A placement, and what the search needs to know when it is laid.
#[derive(Clone, Copy)]
pub(super) struct Entry<M, const WORDS: usize> {
    pub cells: M,
    /// The slots of all placements of its kind.
    pub kind: Slots<WORDS>,
    pub laid: Laid,
}

/// For each cell the placements whose lowest cell it is, each in a slot of its kind.
pub(super) struct Table<M, const WORDS: usize> {
    /// For each cell and slot its placement.
    entries: Vec<Entry<M, WORDS>>,
    /// For each cell, group of cells above it and pattern of filled ones the slots that fit.
    fitting: Vec<[[Slots<WORDS>; PATTERNS]; GROUPS]>,
    /// For each cell the slots of the kinds that begin at lower cells alone.
    late: Vec<Slots<WORDS>>,
}

impl<M: Mask, const WORDS: usize> Table<M, WORDS> {
    /// The table of a problem that needs no more slots.
    pub fn new(problem: &Problem) -> Self {
        let laid = Laid { kind: 0, placement: 0 };
        let entry = Entry { cells: M::default(), kind: [0; WORDS], laid };
        let mut table = Self {
            entries: vec![entry; problem.cells * WORDS * 64],
            fitting: vec![[[[0; WORDS]; PATTERNS]; GROUPS]; problem.cells],
            late: vec![[0; WORDS]; problem.cells],
        };
        let every_kind = slots(problem).into_iter().enumerate();
        for (kind, slots) in every_kind.filter(|(_, slots)| !slots.is_empty()) {
            let mut next = vec![slots.start; problem.cells];
            let own = set(slots);
            let last =
                problem.kinds[kind].placements.iter().filter_map(|cells| cells.iter().next()).max();
            for late in table.late.iter_mut().skip(last.map_or(0, |last| last + 1)) {
                (0..WORDS).for_each(|word| late[word] |= own[word]);
            }
            for (placement, cells) in problem.kinds[kind].placements.iter().enumerate() {
                let Some(lowest) = cells.iter().next() else { continue };
                let laid = Laid { kind: kind as u16, placement: placement as u16 };
                table.add(lowest, next[lowest], Entry { cells: M::of(cells), kind: own, laid });
                next[lowest] += 1;
            }
        }
        table
    }

    /// The memory it takes.
    pub fn bytes(problem: &Problem) -> u64 {
        let entries = WORDS * 64 * size_of::<Entry<M, WORDS>>();
        let fitting = GROUPS * PATTERNS * size_of::<Slots<WORDS>>();
        (problem.cells * (entries + fitting + size_of::<Slots<WORDS>>())) as u64
    }

    fn add(&mut self, cell: usize, slot: usize, entry: Entry<M, WORDS>) {
        self.entries[cell * WORDS * 64 + slot] = entry;
        let above = entry.cells.above(cell);
        for (group, patterns) in self.fitting[cell].iter_mut().enumerate() {
            let taken = above >> (group * GROUP) & (PATTERNS - 1);
            for pattern in (0..PATTERNS).filter(|pattern| pattern & taken == 0) {
                patterns[pattern][slot / 64] |= 1 << (slot % 64);
            }
        }
    }

    /// Those of the slots whose placements at the cell fit beside the filled cells `near`
    /// above it, as far as they are looked up.
    #[inline(always)]
    pub fn fitting(&self, cell: usize, near: usize, slots: &Slots<WORDS>) -> Slots<WORDS> {
        let mut all = *slots;
        for (group, patterns) in self.fitting[cell].iter().enumerate() {
            let some = &patterns[near >> (group * GROUP) & (PATTERNS - 1)];
            for (word, some) in all.iter_mut().zip(some) {
                *word &= some;
            }
        }
        all
    }

    /// True if a kind with one of these slots can no longer begin at the cell or above it.
    #[inline(always)]
    pub fn is_late(&self, cell: usize, slots: &Slots<WORDS>) -> bool {
        self.late[cell].iter().zip(slots).any(|(late, own)| late & own != 0)
    }

    /// The placement in a slot of a cell.
    #[inline(always)]
    pub fn entry(&self, cell: usize, slot: usize) -> &Entry<M, WORDS> {
        &self.entries[cell * WORDS * 64 + slot]
    }
}

/// The slots of a range.
fn set<const WORDS: usize>(slots: Range<usize>) -> Slots<WORDS> {
    let mut set = [0; WORDS];
    slots.for_each(|slot| set[slot / 64] |= 1 << (slot % 64));
    set
}

/// For each kind its slots: as many as it has placements at one cell at most.
fn slots(problem: &Problem) -> Vec<Range<usize>> {
    let mut end = 0;
    let widths = problem.kinds.iter().map(|kind| {
        let mut at = vec![0; problem.cells];
        for cells in kind.placements.iter().filter(|_| kind.count > 0) {
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

/// How many slots there are.
pub(super) fn slots_needed(problem: &Problem) -> usize {
    slots(problem).last().map_or(0, |last| last.end)
}

/// The slots of all kinds.
pub(super) fn every_slot<const WORDS: usize>(problem: &Problem) -> Slots<WORDS> {
    set(0..slots_needed(problem))
}
