//! First empty cell: the lowest empty cell must be covered next, by a placement whose lowest
//! cell it is. Where cells are numbered along the short side of a board, what is filled has
//! a narrow rim, and few placements fit. A node is a piece laid.
//!
//! Which placements fit is looked up, a few cells at a time, as a set of slots. Each kind has
//! the same slots at every cell, so that the pieces left are a set of slots as well.

mod dead;
mod left;
mod table;

use std::ops::ControlFlow;

use self::dead::{Dead, Key};
use self::left::Left;
use self::table::{Entry, Slots, Table, every_slot, slots_needed};
use super::mask::{Mask, Wide};
use super::problem::{Laid, Problem};
use super::regions::Regions;
use super::run::{self, Run, Sink};
use crate::control::{Control, Stop};
use crate::family::Ending;
use crate::scene::Scene;

/// Hands every solution to `found`, once even if pieces look alike. Whoever watches sees
/// what `picture` makes of the pieces laid so far.
pub fn solve(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
    found: &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending {
    run::solve::<FirstEmpty>(problem, control, picture, found)
}

/// Counts the solutions; pieces that look alike are not told apart.
pub fn count(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
) -> Result<u128, Stop> {
    run::count::<FirstEmpty>(problem, control, picture)
}

struct FirstEmpty;

impl run::Search for FirstEmpty {
    fn search<S: Sink>(problem: &Problem, run: &mut Run<S>) -> Result<(), Ending> {
        let words = slots_needed(problem).div_ceil(64);
        match (problem.cells, words) {
            _ if problem.area() != problem.cells => Ok(()),
            (0, _) => run.found(),
            (..=64, ..=1) => search::<u64, 1, S>(problem, run),
            (..=64, ..=2) => search::<u64, 2, S>(problem, run),
            (..=128, ..=4) => search::<u128, 4, S>(problem, run),
            (_, ..=16) => search::<Wide, 16, S>(problem, run),
            (_, ..=24) => search::<Wide, 24, S>(problem, run),
            // Each of 64 pieces lies on a cell in 8 ways at most, in a pyramid in 24.
            _ => Err(Stop::MemoryLimit.into()),
        }
    }
}

/// Below so many pieces left a position is searched more quickly than looked up.
const WORTH_REMEMBERING: usize = 3;
/// Below so many pieces left regions are not worth measuring; isolated cells always are.
const WORTH_MEASURING: usize = 6;

fn search<M: Mask, const WORDS: usize, S: Sink>(
    problem: &Problem,
    run: &mut Run<S>,
) -> Result<(), Ending> {
    let bytes = Table::<M, WORDS>::bytes(problem) + Regions::<M>::bytes(problem);
    run.control.store(0, bytes + Dead::<M>::BYTES)?;
    let table = Table::new(problem);
    let mut searcher = Searcher::<M, WORDS, S> {
        run,
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
    run: &'a mut Run<'r, 'c, S>,
    table: &'a Table<M, WORDS>,
    regions: Regions<M>,
    dead: Dead<M>,
    left: Left,
    /// All cells.
    whole: M,
    /// How many solutions were found.
    solutions: u64,
}

impl<M: Mask, const WORDS: usize, S: Sink> Searcher<'_, '_, '_, M, WORDS, S> {
    /// Covers the lowest empty cell in every way.
    fn cover_next(&mut self, position: &Position<M, WORDS>) -> Result<(), Ending> {
        let mut tried = 0;
        for (word, mut fitting) in position.fitting.into_iter().enumerate() {
            while fitting != 0 {
                let slot = word * 64 + fitting.trailing_zeros() as usize;
                fitting &= fitting - 1;
                if self.run.tells_share() {
                    self.run.choose(tried, position.choices());
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

    /// Goes on with a placement that fits, unless something cheap tells that it leads nowhere.
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
        self.left.give_back(entry.laid.kind);
        Ok(())
    }

    /// Lays the last piece.
    fn finish(&mut self, laid: Laid) -> Result<(), Ending> {
        self.run.lay(laid)?;
        self.solutions += 1;
        self.run.found()?;
        self.run.take_back();
        Ok(())
    }

    /// Lays a piece and searches on, unless the position is known or seen to be dead.
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
        self.run.lay(laid)?;
        self.cover_next(next)?;
        self.run.take_back();
        Ok(())
    }
}

/// Cells filled, and how to cover the lowest empty one.
struct Position<M, const WORDS: usize> {
    filled: M,
    /// The slots of the kinds left.
    slots: Slots<WORDS>,
    /// The lowest empty cell.
    cell: usize,
    /// Those of the slots that may fit there.
    fitting: Slots<WORDS>,
}

impl<M: Mask, const WORDS: usize> Position<M, WORDS> {
    #[inline(always)]
    fn new(table: &Table<M, WORDS>, filled: M, slots: Slots<WORDS>) -> Self {
        let cell = (!filled).lowest();
        let fitting = table.fitting(cell, filled.above(cell), &slots);
        Self { filled, slots, cell, fitting }
    }

    /// How many slots may fit.
    fn choices(&self) -> usize {
        self.fitting.iter().map(|word| word.count_ones() as usize).sum()
    }
}

/// The slots without some of them.
#[inline(always)]
fn without<const WORDS: usize>(slots: &Slots<WORDS>, some: &Slots<WORDS>) -> Slots<WORDS> {
    std::array::from_fn(|word| slots[word] & !some[word])
}
