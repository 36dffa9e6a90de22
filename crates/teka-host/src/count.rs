//! Counting solutions: whole, up to a limit, or one share of the work.

use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Instant;

use rayon::prelude::*;
use teka_core::any::AnyPuzzle;
use teka_core::control::{Stats, Stop};
use teka_core::family::Ending;

use crate::run::{Cost, Search};
use crate::watch::Progress;

/// Into how many pieces the work is cut for each share or thread, so that
/// uneven pieces even out.
const PIECES_EACH: usize = 16;

/// Share `index` of `of`, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which share, from 1.
    pub index: usize,
    /// How many shares there are.
    pub of: usize,
}

impl Part {
    /// The most shares there can be.
    pub const MOST: usize = 10_000;
}

/// Reads `3/8`.
impl FromStr for Part {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (index, of) = text.split_once('/').ok_or(())?;
        let part = Self { index: index.parse().map_err(|_| ())?, of: of.parse().map_err(|_| ())? };
        let valid = (1..=part.of).contains(&part.index) && part.of <= Self::MOST;
        valid.then_some(part).ok_or(())
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

/// A number of solutions.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// How many were found.
    pub count: u64,
    /// True if there are no others (in this share).
    pub exact: bool,
    /// Why counting stopped early, unless it was for having reached the limit asked for.
    pub stopped: Option<Stop>,
    /// What it took.
    pub cost: Cost,
}

/// How to count.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting {
    /// Stop after so many.
    pub limit: Option<u64>,
    /// Count only this share.
    pub part: Option<Part>,
    /// True if this puzzle alone may use every thread of the pool.
    pub spread: bool,
}

/// Counts the solutions of `puzzle`.
pub fn count(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    how: Counting,
    progress: Option<&Progress>,
) -> Count {
    // Cutting a puzzle into pieces takes time as well.
    let began = Instant::now();
    // Limits mean the same on every machine only if pieces are counted in order.
    let may_spread = how.spread && how.limit.is_none() && search.limits.nodes.is_none();
    let pieces = match how.part {
        Some(part) => pieces_of(puzzle, part),
        None if may_spread && rayon::current_num_threads() > 1 => {
            puzzle.split(rayon::current_num_threads() * PIECES_EACH)
        }
        None => return count_one(puzzle, search, how.limit, progress),
    };
    let mut total = match may_spread {
        true => count_spread(&pieces, search, began, progress),
        false => count_in_order(&pieces, search, began, how.limit, progress),
    };
    total.cost.time = began.elapsed();
    total
}

/// The pieces of one share: every `of`-th.
fn pieces_of(puzzle: &dyn AnyPuzzle, part: Part) -> Vec<Box<dyn AnyPuzzle>> {
    let pieces = puzzle.split(part.of * PIECES_EACH);
    pieces.into_iter().skip(part.index - 1).step_by(part.of).collect()
}

/// Counts pieces on all threads at once.
fn count_spread(
    pieces: &[Box<dyn AnyPuzzle>],
    search: &Search,
    began: Instant,
    progress: Option<&Progress>,
) -> Count {
    let counts = pieces.par_iter().map(|piece| {
        let rest = search.share_from(began, rayon::current_num_threads());
        match rest.is_over() {
            Some(stop) => Count { exact: false, stopped: Some(stop), ..Count::none() },
            None => count_one(piece.as_ref(), &rest, None, progress),
        }
    });
    counts.reduce(Count::none, Count::plus)
}

/// Counts pieces one after another; what one uses of a limit, the next has not.
fn count_in_order(
    pieces: &[Box<dyn AnyPuzzle>],
    search: &Search,
    began: Instant,
    limit: Option<u64>,
    progress: Option<&Progress>,
) -> Count {
    let mut total = Count::none();
    for piece in pieces {
        let mut rest = search.clone();
        rest.limits.nodes = search.limits.nodes.map(|most| most - total.cost.stats.nodes.min(most));
        rest.time = search.time.map(|most| most.saturating_sub(began.elapsed()));
        let left = limit.map(|most| most - total.count);
        total = total.plus(count_one(piece.as_ref(), &rest, left, progress));
        if !total.exact {
            break;
        }
    }
    total
}

/// Counts without listing where the method can; a limit asks for a list that ends early.
fn count_one(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    limit: Option<u64>,
    progress: Option<&Progress>,
) -> Count {
    let (counted, cost) = search.run(progress, None, |control| {
        limit.is_none().then(|| puzzle.count(search.method.name, &search.args, control)).flatten()
    });
    match counted {
        None => count_by_listing(puzzle, search, limit, progress),
        Some(Ok(count)) => Count { count, exact: count < u64::MAX, stopped: None, cost },
        Some(Err(stop)) => Count { count: 0, exact: false, stopped: Some(stop), cost },
    }
}

fn count_by_listing(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    limit: Option<u64>,
    progress: Option<&Progress>,
) -> Count {
    let mut count = 0;
    let (ending, cost) = search.run(progress, None, |control| {
        puzzle.solve(search.method.name, &search.args, control, &mut |_| {
            count += 1;
            if limit == Some(count) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    let stopped = match ending {
        Ending::Stopped(stop) => Some(stop),
        Ending::Exhausted | Ending::Enough => None,
    };
    Count { count, exact: ending == Ending::Exhausted, stopped, cost }
}

impl Count {
    fn none() -> Self {
        Self { count: 0, exact: true, stopped: None, cost: Cost::default() }
    }

    fn plus(self, other: Self) -> Self {
        let (mine, its) = (self.cost.stats, other.cost.stats);
        let stats = Stats {
            nodes: mine.nodes + its.nodes,
            stored: mine.stored.max(its.stored),
            bytes: mine.bytes.max(its.bytes),
            at_least: 0,
        };
        Self {
            count: self.count.saturating_add(other.count),
            exact: self.exact && other.exact,
            stopped: self.stopped.or(other.stopped),
            cost: Cost { stats, time: self.cost.time + other.cost.time },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_read_and_checked() {
        assert_eq!("3/8".parse(), Ok(Part { index: 3, of: 8 }));
        for bad in ["", "3", "0/8", "9/8", "a/8", "3/", "1/10001", "-1/2"] {
            assert_eq!(bad.parse::<Part>(), Err(()), "{bad}");
        }
    }
}
