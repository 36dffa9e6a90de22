//! First empty cell: the lowest empty cell must be covered next, by a placement whose lowest
//! cell it is. Where cells are numbered along the short side of a board, what is filled has
//! a narrow rim, and few placements fit. A node is a piece laid.
//!
//! Which placements fit is looked up, a few cells at a time, as a set of slots. Each kind has
//! the same slots at every cell, so that the pieces left are a set of slots as well.

mod table;

use std::ops::ControlFlow;

use self::table::Table;
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
        match problem.cells {
            _ if problem.area() != problem.cells => Ok(()),
            0 => run.found(),
            ..=64 => search::<u64, S>(problem, run),
            ..=128 => search::<u128, S>(problem, run),
            _ => search::<Wide, S>(problem, run),
        }
    }
}

fn search<M: Mask, S: Sink>(problem: &Problem, run: &mut Run<S>) -> Result<(), Ending> {
    let bytes = Table::<M>::bytes(problem) + Regions::<M>::bytes(problem);
    run.control.store(0, bytes).map_err(Ending::Stopped)?;
    let table = Table::new(problem);
    let mut searcher = Searcher {
        run,
        regions: Regions::new(problem),
        slots: table.every_slot(),
        left: problem.kinds.iter().map(|kind| kind.count as u16).collect(),
        whole: M::of(&(0..problem.cells).collect()),
        table: &table,
    };
    searcher.cover_next(M::default())
}

struct Searcher<'a, 'r, 'c, M, S> {
    run: &'a mut Run<'r, 'c, S>,
    table: &'a Table<M>,
    regions: Regions<M>,
    /// How many pieces of each kind are left.
    left: Vec<u16>,
    /// The slots of the kinds that are left.
    slots: Vec<u64>,
    whole: M,
}

impl<M: Mask, S: Sink> Searcher<'_, '_, '_, M, S> {
    /// Covers the lowest empty cell in every way.
    fn cover_next(&mut self, filled: M) -> Result<(), Ending> {
        let cell = (!filled).lowest();
        let near = filled.above(cell);
        for word in 0..self.slots.len() {
            let mut fitting = self.slots[word] & self.table.fitting(cell, near, word);
            while fitting != 0 {
                let slot = word * 64 + fitting.trailing_zeros() as usize;
                fitting &= fitting - 1;
                self.try_slot(cell, slot, filled)?;
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn try_slot(&mut self, cell: usize, slot: usize, filled: M) -> Result<(), Ending> {
        let (cells, laid) = self.table.placement(cell, slot);
        if cells.meets(filled) {
            return Ok(());
        }
        let filled = filled | cells;
        if filled == self.whole {
            self.run.lay(laid)?;
            self.run.found()?;
            self.run.take_back();
            return Ok(());
        }
        let empty = self.whole & !filled;
        if !(empty & !self.regions.touching(empty)).is_empty() {
            return Ok(());
        }
        self.run.lay(laid)?;
        let kind = usize::from(laid.kind);
        self.left[kind] -= 1;
        if self.left[kind] == 0 {
            self.table.switch(kind, &mut self.slots);
        }
        self.cover_next(filled)?;
        if self.left[kind] == 0 {
            self.table.switch(kind, &mut self.slots);
        }
        self.left[kind] += 1;
        self.run.take_back();
        Ok(())
    }
}
