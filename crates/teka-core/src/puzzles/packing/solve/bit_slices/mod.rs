//! Bit slices: every placement that still fits is in a list of its kind; laying a piece
//! filters the lists. How many placements cover each cell is added up for all cells at once,
//! one bit of every number a mask (a slice), and the cell or kind with the fewest choices is
//! settled next. A node is a piece laid.

mod lists;
mod slices;

use std::ops::ControlFlow;

use self::lists::Lists;
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
    run::solve::<BitSlices>(problem, control, picture, found)
}

/// Counts the solutions; pieces that look alike are not told apart.
pub fn count(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
) -> Result<u128, Stop> {
    run::count::<BitSlices>(problem, control, picture)
}

struct BitSlices;

impl run::Search for BitSlices {
    fn search<S: Sink>(problem: &Problem, run: &mut Run<S>) -> Result<(), Ending> {
        match problem.cells {
            _ if problem.area() != problem.cells => Ok(()),
            0 => run.found(),
            1..=64 => search::<u64, S>(problem, run),
            65..=128 => search::<u128, S>(problem, run),
            _ => search::<Wide, S>(problem, run),
        }
    }
}

fn search<M: Mask, S: Sink>(problem: &Problem, run: &mut Run<S>) -> Result<(), Ending> {
    let lists = Lists::new(problem);
    run.control.store(0, Regions::<M>::bytes(problem) + lists.bytes())?;
    let mut searcher = Searcher {
        run,
        regions: Regions::new(problem),
        levels: vec![lists],
        left: problem.kinds.iter().map(|kind| kind.count as u16).collect(),
    };
    let whole = M::of(&(0..problem.cells).collect());
    searcher.settle_next(0, whole)
}

struct Searcher<'a, 'r, 'c, M, S> {
    run: &'a mut Run<'r, 'c, S>,
    regions: Regions<M>,
    /// What still fits, for each number of pieces laid.
    levels: Vec<Lists<M>>,
    /// How many pieces of each kind are left.
    left: Vec<u16>,
}

impl<M: Mask, S: Sink> Searcher<'_, '_, '_, M, S> {
    /// Settles the cell or kind with the fewest choices in every way.
    fn settle_next(&mut self, depth: usize, empty: M) -> Result<(), Ending> {
        let Some((choice, choices)) = self.levels[depth].fewest(empty, &self.left) else {
            return Ok(());
        };
        let (mut at, mut tried) = (0, 0);
        while let Some((index, cells, laid)) = self.levels[depth].next(choice, at) {
            if self.run.tells_share() {
                self.run.choose(tried, choices);
                tried += 1;
            }
            self.run.lay(laid)?;
            self.left[usize::from(laid.kind)] -= 1;
            self.go_on(depth, empty & !cells, cells)?;
            self.left[usize::from(laid.kind)] += 1;
            self.run.take_back();
            at = index + 1;
        }
        Ok(())
    }

    /// Searches on after a piece was laid on `cells`.
    fn go_on(&mut self, depth: usize, empty: M, cells: M) -> Result<(), Ending> {
        if empty.is_empty() {
            return self.run.found();
        }
        if !self.regions.can_be_filled(empty, &self.left) {
            return Ok(());
        }
        if self.levels.len() == depth + 1 {
            self.levels.push(Lists::default());
        }
        let [.., from, to] = &mut self.levels[..depth + 2] else { return Ok(()) };
        if to.lacks_room_for(from) {
            self.run.control.store(0, to.make_room_for(from))?;
        }
        if to.filter(from, cells, &self.left) {
            self.settle_next(depth + 1, empty)?;
        }
        Ok(())
    }
}
