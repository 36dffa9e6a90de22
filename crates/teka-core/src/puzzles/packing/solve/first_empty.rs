//! First empty cell: the lowest empty cell must be covered next, by a placement whose lowest cell
//! it is. If cells are numbered along the short side of a board, the filled area has a short
//! boundary and few placements fit. A node is a piece placed.
//!
//! Tables give the set of placements that fit, a few cells at a time, as a set of slots. Each kind
//! has the same slots at every cell, so that the pieces left are also a set of slots.

use std::ops::{ControlFlow, Range};

use super::mask::{Mask, Wide};
use super::problem::{Laid, Problem};
use super::regions::Regions;
use super::trail::{self, Sink, Trail};
use crate::control::{Control, Stop};
use crate::family::Ending;
use crate::scene::Scene;

/// Passes every solution to `found`, once even if pieces have the same shape. `picture` draws the
/// pieces placed so far for an observer.
pub fn solve(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
    found: &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending {
    trail::solve::<FirstEmpty>(problem, control, picture, found)
}

/// Counts the solutions without distinguishing pieces of the same shape. Returns an error if the
/// search is stopped.
pub fn count(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
) -> Result<u128, Stop> {
    trail::count::<FirstEmpty>(problem, control, picture)
}

struct FirstEmpty;

impl trail::Search for FirstEmpty {
    fn search<S: Sink>(problem: &Problem, trail: &mut Trail<S>) -> Result<(), Ending> {
        let words = slots_needed(problem).div_ceil(64);
        match (problem.cells, words) {
            _ if problem.area() != problem.cells => Ok(()),
            (0, _) => trail.found(),
            (..=64, ..=1) => search::<u64, 1, S>(problem, trail),
            (..=64, ..=2) => search::<u64, 2, S>(problem, trail),
            (..=128, ..=4) => search::<u128, 4, S>(problem, trail),
            (_, ..=16) => search::<Wide, 16, S>(problem, trail),
            (_, ..=24) => search::<Wide, 24, S>(problem, trail),
            // Each of 64 pieces has at most 8 placements at a cell, or 24 in a pyramid.
            _ => Err(Stop::MemoryLimit.into()),
        }
    }
}

/// With fewer pieces left than this, searching a position is faster than looking it up.
const WORTH_REMEMBERING: usize = 3;
/// With fewer pieces left than this, regions are not worth measuring; isolated cells always are.
const WORTH_MEASURING: usize = 6;

fn search<M: Mask, const WORDS: usize, S: Sink>(
    problem: &Problem,
    trail: &mut Trail<S>,
) -> Result<(), Ending> {
    let bytes = Table::<M, WORDS>::bytes(problem) + Regions::<M>::bytes(problem);
    trail.control.store(0, bytes + Dead::<M>::BYTES)?;
    let table = Table::new(problem);
    let mut searcher = Searcher::<M, WORDS, S> {
        trail,
        table: &table,
        regions: Regions::new(problem),
        dead: Dead::new(problem),
        left: Left::new(problem),
        whole: M::of(&(0..problem.cells).collect()),
        solutions: 0,
    };
    searcher.cover_next(&Position::new(&table, M::default(), every_slot(problem)))
}

struct Searcher<'a, 'r, 'c, M, const WORDS: usize, S> {
    trail: &'a mut Trail<'r, 'c, S>,
    table: &'a Table<M, WORDS>,
    regions: Regions<M>,
    dead: Dead<M>,
    left: Left,
    /// All cells.
    whole: M,
    /// The number of solutions found.
    solutions: u64,
}

impl<M: Mask, const WORDS: usize, S: Sink> Searcher<'_, '_, '_, M, WORDS, S> {
    /// Covers the lowest empty cell in every possible way.
    fn cover_next(&mut self, position: &Position<M, WORDS>) -> Result<(), Ending> {
        let mut tried = 0;
        for (word, mut fitting) in position.fitting.into_iter().enumerate() {
            while fitting != 0 {
                let slot = word * 64 + fitting.trailing_zeros() as usize;
                fitting &= fitting - 1;
                if self.trail.shows_progress() {
                    self.trail.choose(tried, position.choices());
                    tried += 1;
                }
                let entry = self.table.entry(position.cell, slot);
                if !entry.cells.meets(position.filled) {
                    self.try_entry(position, entry)?;
                }
            }
        }
        Ok(())
    }

    /// Continues with a placement that fits, unless a cheap test shows that it leads nowhere.
    #[inline(always)]
    fn try_entry(
        &mut self,
        position: &Position<M, WORDS>,
        entry: &Entry<M, WORDS>,
    ) -> Result<(), Ending> {
        let filled = position.filled | entry.cells;
        let empty = self.whole & !filled;
        if empty.is_empty() {
            return self.finish(entry.laid);
        }
        if self.left.bound() && empty.meets(!self.regions.touching(empty)) {
            return Ok(());
        }
        let last = self.left.has_one(entry.laid.kind);
        let slots = if last { without(&position.slots, &entry.kind) } else { position.slots };
        let next = Position::new(self.table, filled, slots);
        if next.fitting == [0; WORDS] || self.table.is_late(next.cell, &slots) {
            return Ok(());
        }
        self.left.take(entry.laid.kind);
        self.go_on(entry.laid, &next, empty)?;
        self.left.restore(entry.laid.kind);
        Ok(())
    }

    /// Places the last piece.
    fn finish(&mut self, laid: Laid) -> Result<(), Ending> {
        self.trail.lay(laid)?;
        self.solutions += 1;
        self.trail.found()?;
        self.trail.take_back();
        Ok(())
    }

    /// Places a piece and continues the search, unless the position is known or found to be a dead
    /// end.
    #[inline(always)]
    fn go_on(&mut self, laid: Laid, next: &Position<M, WORDS>, empty: M) -> Result<(), Ending> {
        if self.left.pieces < WORTH_REMEMBERING {
            return self.lay(laid, next);
        }
        let key = Key { filled: next.filled, left: self.left.number };
        let solutions = self.solutions;
        if self.dead.knows(&key) {
            return Ok(());
        }
        let measured = self.left.pieces >= WORTH_MEASURING;
        if !measured || self.regions.can_be_filled(empty, &self.left.counts) {
            self.lay(laid, next)?;
        }
        if self.solutions == solutions {
            self.dead.remember(key);
        }
        Ok(())
    }

    #[inline(always)]
    fn lay(&mut self, laid: Laid, next: &Position<M, WORDS>) -> Result<(), Ending> {
        self.trail.lay(laid)?;
        self.cover_next(next)?;
        self.trail.take_back();
        Ok(())
    }
}

/// The filled cells, and the placements that may cover the lowest empty cell.
struct Position<M, const WORDS: usize> {
    filled: M,
    /// The slots of the kinds left.
    slots: Slots<WORDS>,
    /// The lowest empty cell.
    cell: usize,
    /// The slots that may fit there.
    fitting: Slots<WORDS>,
}

impl<M: Mask, const WORDS: usize> Position<M, WORDS> {
    #[inline(always)]
    fn new(table: &Table<M, WORDS>, filled: M, slots: Slots<WORDS>) -> Self {
        let cell = (!filled).lowest();
        let fitting = table.fitting(cell, filled.above(cell), &slots);
        Self { filled, slots, cell, fitting }
    }

    /// Returns the number of slots that may fit.
    fn choices(&self) -> usize {
        self.fitting.iter().map(|word| word.count_ones() as usize).sum()
    }
}

/// Returns the slots without some of them.
#[inline(always)]
fn without<const WORDS: usize>(slots: &Slots<WORDS>, some: &Slots<WORDS>) -> Slots<WORDS> {
    std::array::from_fn(|word| slots[word] & !some[word])
}

/// The number of pieces left of each kind, and values derived from it.
struct Left {
    counts: Vec<u16>,
    /// The number of pieces left.
    pieces: usize,
    /// A distinct number for every combination of pieces left, with the exception described at
    /// [`weights`].
    number: u64,
    weights: Vec<u64>,
    /// For each kind, 1 if it can cover an isolated cell, otherwise 0.
    loose: Vec<u16>,
    /// The number of pieces left that can cover an isolated cell.
    all_loose: u16,
}

impl Left {
    fn new(problem: &Problem) -> Self {
        let counts: Vec<u16> = problem.kinds.iter().map(|kind| kind.count as u16).collect();
        let weights = weights(problem).unwrap_or_else(|| vec![0; counts.len()]);
        let loose = problem.kinds.iter().map(|kind| u16::from(!kind.connected || kind.size == 1));
        let loose: Vec<u16> = loose.collect();
        Self {
            pieces: counts.iter().map(|count| usize::from(*count)).sum(),
            number: weights.iter().zip(&counts).map(|(one, count)| one * u64::from(*count)).sum(),
            all_loose: loose.iter().zip(&counts).map(|(one, count)| one * count).sum(),
            counts,
            weights,
            loose,
        }
    }

    /// Returns `true` if no piece left can cover an isolated cell.
    #[inline(always)]
    fn bound(&self) -> bool {
        self.all_loose == 0
    }

    /// Returns `true` if one piece of the kind is left.
    #[inline(always)]
    fn has_one(&self, kind: u16) -> bool {
        self.counts[usize::from(kind)] == 1
    }

    #[inline(always)]
    fn take(&mut self, kind: u16) {
        let kind = usize::from(kind);
        self.counts[kind] -= 1;
        self.pieces -= 1;
        self.number -= self.weights[kind];
        self.all_loose -= self.loose[kind];
    }

    #[inline(always)]
    fn restore(&mut self, kind: u16) {
        let kind = usize::from(kind);
        self.counts[kind] += 1;
        self.pieces += 1;
        self.number += self.weights[kind];
        self.all_loose += self.loose[kind];
    }
}

/// Returns what one piece of each kind adds to the number for the pieces left, or `None` if there
/// are too many combinations for distinct numbers.
fn weights(problem: &Problem) -> Option<Vec<u64>> {
    let mut next = 1_u64;
    let weights = problem.kinds.iter().map(|kind| {
        let weight = next;
        next = next.checked_mul(kind.count as u64 + 1)?;
        Some(weight)
    });
    weights.collect()
}

// Stores positions that led nowhere. The same pieces often fill the same cells in many ways, and if
// the first of them failed, all others can be pruned.

/// The initial capacity, as a power of two.
const FIRST_BITS: u32 = 8;
/// The maximum capacity, as a power of two.
const MOST_BITS: u32 = 18;

/// Positions without a solution. A new position replaces an older one with the same hash.
struct Dead<M> {
    positions: Vec<Key<M>>,
    bits: u32,
    /// The number of positions stored since the capacity last changed.
    remembered: usize,
    /// Whether numbers distinguish the combinations of pieces left.
    distinguishable: bool,
}

/// A position: the filled cells, and a number for the pieces left.
#[derive(Clone, Copy, Default, PartialEq)]
struct Key<M> {
    filled: M,
    left: u64,
}

impl<M: Mask> Dead<M> {
    /// The maximum memory in bytes.
    const BYTES: u64 = (size_of::<Key<M>>() as u64) << MOST_BITS;

    /// Creates an empty store, which stays empty if no numbers distinguish the pieces left.
    fn new(problem: &Problem) -> Self {
        let positions = vec![Key::default(); 1 << FIRST_BITS];
        let distinguishable = weights(problem).is_some();
        Self { positions, bits: FIRST_BITS, remembered: 0, distinguishable }
    }

    /// Returns `true` if the position is known to lead nowhere.
    #[inline(always)]
    fn knows(&self, key: &Key<M>) -> bool {
        self.positions[self.index(key)] == *key
    }

    /// Stores a position that led nowhere.
    fn remember(&mut self, key: Key<M>) {
        if !self.distinguishable {
            return;
        }
        if self.remembered >> self.bits != 0 && self.bits < MOST_BITS {
            self.grow();
        }
        let index = self.index(&key);
        self.positions[index] = key;
        self.remembered += 1;
    }

    fn grow(&mut self) {
        self.bits += 2;
        self.remembered = 0;
        let old = std::mem::replace(&mut self.positions, vec![Key::default(); 1 << self.bits]);
        for key in old {
            let index = self.index(&key);
            self.positions[index] = key;
        }
    }

    #[inline(always)]
    fn index(&self, key: &Key<M>) -> usize {
        (key.filled.mix(key.left.mix(0)) >> (64 - self.bits)) as usize
    }
}

/// The number of cells in a group, which are looked up together.
const GROUP: usize = 6;
/// The number of groups to look up; the caller checks the cells beyond them.
const GROUPS: usize = 4;
/// The number of patterns of a group.
const PATTERNS: usize = 1 << GROUP;

/// A set of slots.
type Slots<const WORDS: usize> = [u64; WORDS];

/// A placement, with what the search needs when it is placed.
#[derive(Clone, Copy)]
struct Entry<M, const WORDS: usize> {
    cells: M,
    /// The slots of all placements of its kind.
    kind: Slots<WORDS>,
    laid: Laid,
}

/// For each cell, the placements whose lowest cell it is, each in a slot of its kind.
struct Table<M, const WORDS: usize> {
    /// The placement in each slot of each cell.
    entries: Vec<Entry<M, WORDS>>,
    /// The slots that fit, for each cell, each group of cells above it and each pattern of filled
    /// ones.
    fitting: Vec<[[Slots<WORDS>; PATTERNS]; GROUPS]>,
    /// For each cell, the slots of the kinds whose lowest cells are all below it.
    late: Vec<Slots<WORDS>>,
}

impl<M: Mask, const WORDS: usize> Table<M, WORDS> {
    /// Builds the table of a problem, which must not need more slots than fit.
    fn new(problem: &Problem) -> Self {
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

    /// Returns the memory that the table uses, in bytes.
    fn bytes(problem: &Problem) -> u64 {
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

    /// Returns the slots whose placements at the cell fit beside the filled cells `near` above it,
    /// as far as the groups reach.
    #[inline(always)]
    fn fitting(&self, cell: usize, near: usize, slots: &Slots<WORDS>) -> Slots<WORDS> {
        let mut all = *slots;
        for (group, patterns) in self.fitting[cell].iter().enumerate() {
            let some = &patterns[near >> (group * GROUP) & (PATTERNS - 1)];
            for (word, some) in all.iter_mut().zip(some) {
                *word &= some;
            }
        }
        all
    }

    /// Returns `true` if a kind with one of these slots can no longer start at the cell or above
    /// it.
    #[inline(always)]
    fn is_late(&self, cell: usize, slots: &Slots<WORDS>) -> bool {
        self.late[cell].iter().zip(slots).any(|(late, own)| late & own != 0)
    }

    /// Returns the placement in a slot of a cell.
    #[inline(always)]
    fn entry(&self, cell: usize, slot: usize) -> &Entry<M, WORDS> {
        &self.entries[cell * WORDS * 64 + slot]
    }
}

/// Returns the slots of a range.
fn set<const WORDS: usize>(slots: Range<usize>) -> Slots<WORDS> {
    let mut set = [0; WORDS];
    slots.for_each(|slot| set[slot / 64] |= 1 << (slot % 64));
    set
}

/// Returns the slots of each kind: its maximum number of placements at one cell.
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

/// Returns the number of slots.
fn slots_needed(problem: &Problem) -> usize {
    slots(problem).last().map_or(0, |last| last.end)
}

/// Returns the slots of all kinds.
fn every_slot<const WORDS: usize>(problem: &Problem) -> Slots<WORDS> {
    set(0..slots_needed(problem))
}
