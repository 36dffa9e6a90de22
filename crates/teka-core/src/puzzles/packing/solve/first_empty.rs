//! First empty cell: the lowest empty cell must be covered next, by a placement whose lowest
//! cell it is. Where cells are numbered along the short side of a board, what is filled has
//! a narrow rim, and few placements fit. A node is a piece laid.
//!
//! Which placements fit is looked up, a few cells at a time, as a set of slots. Each kind has
//! the same slots at every cell, so that the pieces left are a set of slots as well.

mod table;

use std::ops::ControlFlow;

use self::table::{Slots, Table, every_slot, slots_needed};
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
            (_, ..=64) => search::<Wide, 64, S>(problem, run),
            // Pieces on a board or pyramid have far fewer turns.
            _ => Err(Stop::MemoryLimit.into()),
        }
    }
}

fn search<M: Mask, const WORDS: usize, S: Sink>(
    problem: &Problem,
    run: &mut Run<S>,
) -> Result<(), Ending> {
    let bytes = Table::<M, WORDS>::bytes(problem) + Regions::<M>::bytes(problem);
    run.control.store(0, bytes)?;
    let mut searcher = Searcher::<M, WORDS, S> {
        run,
        table: &Table::new(problem),
        regions: Regions::new(problem),
        left: problem.kinds.iter().map(|kind| kind.count as u16).collect(),
        whole: M::of(&(0..problem.cells).collect()),
    };
    searcher.cover_next(M::default(), every_slot(problem))
}

struct Searcher<'a, 'r, 'c, M, const WORDS: usize, S> {
    run: &'a mut Run<'r, 'c, S>,
    table: &'a Table<M, WORDS>,
    regions: Regions<M>,
    /// How many pieces of each kind are left.
    left: Vec<u16>,
    /// All cells.
    whole: M,
}

impl<M: Mask, const WORDS: usize, S: Sink> Searcher<'_, '_, '_, M, WORDS, S> {
    /// Covers the lowest empty cell in every way; `slots` are those of the kinds left.
    fn cover_next(&mut self, filled: M, slots: Slots<WORDS>) -> Result<(), Ending> {
        let cell = (!filled).lowest();
        let fitting = self.table.fitting(cell, filled.above(cell), &slots);
        for (word, mut fitting) in fitting.into_iter().enumerate() {
            while fitting != 0 {
                let slot = word * 64 + fitting.trailing_zeros() as usize;
                fitting &= fitting - 1;
                self.try_slot(cell, slot, filled, &slots)?;
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn try_slot(
        &mut self,
        cell: usize,
        slot: usize,
        filled: M,
        slots: &Slots<WORDS>,
    ) -> Result<(), Ending> {
        let entry = self.table.entry(cell, slot);
        if entry.cells.meets(filled) {
            return Ok(());
        }
        let empty = self.whole & !(filled | entry.cells);
        if empty.meets(!self.regions.touching(empty)) {
            return Ok(());
        }
        self.run.lay(entry.laid)?;
        if empty.is_empty() {
            self.run.found()?;
        } else {
            let left = &mut self.left[usize::from(entry.laid.kind)];
            *left -= 1;
            let gone = if *left == 0 { entry.kind } else { [0; WORDS] };
            self.cover_next(filled | entry.cells, std::array::from_fn(|word| slots[word] & !gone[word]))?;
            self.left[usize::from(entry.laid.kind)] += 1;
        }
        self.run.take_back();
        Ok(())
    }
}
