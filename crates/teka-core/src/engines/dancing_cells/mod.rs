//! Exact cover by dancing cells (Knuth's later variant of Algorithm X): the same problems,
//! and the same solutions as [dancing links](super::exact_cover), though not in the same
//! order; with [`Choose::Fewest`] the same number of nodes, with [`Choose::First`] no more.
//!
//! Where the links of an option are taken out of lists one by one and put back one by one,
//! here the options of an item lie side by side in an array, those that are left before
//! those that are not. To take one out is to swap it behind the others and to count one
//! less; to put everything back is to remember how many there were. So going back costs a
//! copy of one number an item instead of all the work of going forward once more, what is
//! walked through lies side by side, and a dead end is seen while an option is being taken.

mod cells;

use std::ops::{ControlFlow, Range};

use self::cells::Cells;
use super::exact_cover::{Choose, Problem};
use crate::control::{Control, Deep, Stop};
use crate::family::Ending;
use crate::scene::Scene;

/// Hands every solution to `found`, as the numbers of its options in the order
/// they were taken. A node is an option taken. Whoever watches sees what
/// `picture` makes of the options taken so far.
pub fn solve(
    problem: &Problem,
    choose: Choose,
    control: &mut Control,
    picture: &dyn Fn(&[usize]) -> Scene,
    found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> Ending {
    match search(problem, choose, control, picture, found) {
        Ok(flow) => flow.into(),
        Err(stop) => stop.into(),
    }
}

fn search(
    problem: &Problem,
    choose: Choose,
    control: &mut Control,
    picture: &dyn Fn(&[usize]) -> Scene,
    found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Stop> {
    control.store(0, cells::bytes(problem))?;
    let mut cells = Cells::new(problem);
    let (mut way, mut taken) = (Way::default(), Vec::new());
    let mut alive = true;
    loop {
        if alive {
            match cells.choose(choose) {
                Some(item) => way.enter(cells.try_item(item), &cells, control)?,
                None if found(&taken).is_break() => return Ok(ControlFlow::Break(())),
                None => {}
            }
        }
        let Some(node) = way.next(&mut cells) else { return Ok(ControlFlow::Continue(())) };
        taken.truncate(way.levels.len() - 1);
        taken.push(cells.option(node));
        alive = cells.take(node);
        let view = Deep(taken.len(), || picture(&taken));
        if problem.has_long_nodes() {
            control.long_node(&view)?;
        } else {
            control.node(&view)?;
        }
    }
}

/// How the search came to where it is.
#[derive(Default)]
struct Way {
    levels: Vec<Level>,
    /// What there was to come back to at each level that had a choice.
    saved: Vec<u32>,
}

/// An item being tried.
struct Level {
    /// Where its options yet to be tried lie.
    options: Range<u32>,
    /// True if it has more than one, so that somebody will come back.
    choice: bool,
}

impl Way {
    /// Goes on to an item's options.
    fn enter(
        &mut self,
        options: Range<u32>,
        cells: &Cells,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let choice = options.len() > 1;
        if choice {
            let before = self.saved.capacity();
            self.saved.extend_from_slice(cells.counts());
            let more = (self.saved.capacity() - before) * size_of::<u32>();
            control.store(0, more as u64)?;
        }
        self.levels.push(Level { options, choice });
        Ok(())
    }

    /// The next option to take, of the last item that has one; everything is as it was
    /// when that item was entered.
    fn next(&mut self, cells: &mut Cells) -> Option<u32> {
        loop {
            let level = self.levels.last_mut()?;
            let kept = self.saved.len() - if level.choice { cells.counts().len() } else { 0 };
            if let Some(at) = level.options.next() {
                if level.choice {
                    cells.restore(&self.saved[kept..]);
                }
                return Some(cells.at(at));
            }
            self.saved.truncate(kept);
            self.levels.pop();
        }
    }
}

#[cfg(test)]
mod tests;
