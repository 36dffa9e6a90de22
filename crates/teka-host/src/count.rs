//! Counting of solutions: all of them, up to a limit, or one part of a larger count.

use std::ops::ControlFlow;
use std::time::Duration;

use rayon::prelude::*;
use teka_core::any::AnyPuzzle;
use teka_core::control::{Control, Stats, Stop};
use teka_core::counting::{Derived, Partition};
use teka_core::family::Ending;

use crate::budget::Cost;
use crate::search::Search;
pub use crate::shard::Shard;
use crate::watch::Progress;

/// The number of pieces per part or thread, so that uneven pieces balance out.
const PIECES_EACH: usize = 16;
/// The minimum number of pieces of a count in parts, so that a part can be resumed in the middle.
const PIECES_AT_LEAST: usize = 64;

/// The result of a count.
#[derive(Clone, Debug)]
pub struct Count {
    /// The number of solutions found.
    pub count: u128,
    /// True if there are no other solutions (in this part).
    pub exact: bool,
    /// The reason why the count stopped early. `None` if it reached the requested limit.
    pub stopped: Option<Stop>,
    /// How the numbers that the family names follow from the count. Only the plain number if the
    /// others are unknown.
    pub derived: Vec<Derived>,
    /// The time and the counters.
    pub cost: Cost,
}

/// The options of a count.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting {
    /// The number of solutions at which counting stops.
    pub limit: Option<u64>,
    /// The part to count, if not all.
    pub part: Option<Shard>,
    /// True if this puzzle may use all threads of the pool.
    pub spread: bool,
}

/// Counts the solutions of `puzzle`.
pub fn count(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    how: Counting,
    progress: Option<&Progress>,
) -> Count {
    // Dividing a puzzle into pieces takes time too.
    let run = Tally { search, how, began: search.budget.clock.now(), progress };
    let partitions = run.partitions(puzzle);
    let whole = [Piece { number: 0, puzzle, weight: 1, work: 1.0 }];
    let pieces =
        partitions.as_ref().map_or_else(|| whole.to_vec(), |partitions| run.dealt(partitions));
    let mut total = run.count(&pieces, &|_, _| {});
    if partitions.is_some() {
        total.cost.time = run.elapsed();
    }
    run.derive(puzzle, &mut total);
    total
}

/// A piece of the work, which one thread counts without interruption.
#[derive(Clone, Copy)]
pub(crate) struct Piece<'a> {
    /// Its index in the whole division.
    pub number: usize,
    puzzle: &'a dyn AnyPuzzle,
    weight: u128,
    /// Its fraction of the work of this run.
    pub work: f64,
}

/// A count in progress.
pub(crate) struct Tally<'a> {
    pub search: &'a Search,
    pub how: Counting,
    /// The start time by the clock of the budget.
    pub began: Duration,
    pub progress: Option<&'a Progress>,
}

/// A callback that receives each piece when it has been counted.
pub(crate) type Note<'a> = &'a (dyn Fn(usize, &Count) + Sync);

type Partitions = Vec<Partition<Box<dyn AnyPuzzle>>>;

impl Tally<'_> {
    /// Returns the time since the start.
    pub fn elapsed(&self) -> Duration {
        self.search.budget.clock.since(self.began)
    }

    /// Returns the pieces to count, or `None` if the puzzle is better counted as a whole.
    fn partitions(&self, puzzle: &dyn AnyPuzzle) -> Option<Partitions> {
        if let Some(part) = self.how.part {
            return Some(puzzle.split(cut_for(part)));
        }
        if self.in_order() || self.search.method.counts_whole {
            return None;
        }
        let threads = if self.how.spread { rayon::current_num_threads() } else { 1 };
        // Partitions with a weight above 1 save work even on one thread.
        let saves = || puzzle.split(1).iter().any(|partition| partition.weight > 1);
        (threads > 1 || saves()).then(|| puzzle.split(threads * PIECES_EACH))
    }

    /// Returns true if pieces have to be counted in order, so that limits mean the same on every
    /// machine.
    fn in_order(&self) -> bool {
        self.how.limit.is_some() || self.search.budget.limits.nodes.is_some()
    }

    /// Returns the pieces of the requested part, or all pieces.
    pub fn dealt<'a>(&self, partitions: &'a Partitions) -> Vec<Piece<'a>> {
        let works: Vec<f64> = partitions.iter().map(|partition| partition.work).collect();
        let numbers = match self.how.part {
            Some(part) => part.of(&works),
            None => (0..partitions.len()).collect(),
        };
        let all: f64 = numbers.iter().map(|number| works[*number]).sum();
        let piece = |number: usize| {
            let Partition { puzzle, weight, work } = &partitions[number];
            let work = if all > 0.0 { work / all } else { 0.0 };
            Piece { number, puzzle: puzzle.as_ref(), weight: *weight, work }
        };
        numbers.into_iter().map(piece).collect()
    }

    /// Counts pieces, in parallel if possible.
    pub fn count(&self, pieces: &[Piece], note: Note) -> Count {
        match self.how.spread && !self.in_order() {
            true => self.count_spread(pieces, note),
            false => self.count_in_order(pieces, note),
        }
    }

    /// Counts pieces on all threads.
    fn count_spread(&self, pieces: &[Piece], note: Note) -> Count {
        let counts = pieces.par_iter().map(|piece| {
            let rest = self.search.budget.remaining(self.began, rayon::current_num_threads());
            match rest.exhausted() {
                Some(stop) => Count::stopped(stop),
                None => count_one(piece, &self.search.within(rest), None, self.progress, note),
            }
        });
        counts.reduce_with(Count::plus).unwrap_or_else(Count::none)
    }

    /// Counts pieces one after another. Each has what the previous ones left of the limits.
    fn count_in_order(&self, pieces: &[Piece], note: Note) -> Count {
        let mut total: Option<Count> = None;
        for piece in pieces {
            let (count, nodes) =
                total.as_ref().map_or((0, 0), |so_far| (so_far.count, so_far.cost.stats.nodes));
            let budget = &self.search.budget;
            let mut rest = budget.remaining(self.began, 1);
            rest.limits.nodes = budget.limits.nodes.map(|most| most.saturating_sub(nodes));
            let left = self.how.limit.map(|most| {
                u64::try_from(u128::from(most).saturating_sub(count)).unwrap_or(u64::MAX)
            });
            let next = count_one(piece, &self.search.within(rest), left, self.progress, note);
            let so_far = total.map_or_else(|| next.clone(), |so_far| so_far.plus(next.clone()));
            let is_over = !so_far.exact;
            total = Some(so_far);
            if is_over {
                break;
            }
        }
        total.unwrap_or_else(Count::none)
    }

    /// Determines how the named numbers follow from a complete count. This comes last, so that the
    /// count is available even if no time is left for it.
    pub fn derive(&self, puzzle: &dyn AnyPuzzle, total: &mut Count) {
        total.derived = plain(puzzle);
        if !total.exact || total.derived.is_empty() {
            return;
        }
        let rest = self.search.budget.remaining(self.began, 1);
        if let (Ok(derived), _) = rest.run(None, None, |control| puzzle.derived(control)) {
            total.derived = derived;
        }
    }
}

/// Returns the number of pieces for parts of this kind. It is the same for all of them.
pub(crate) fn cut_for(part: Shard) -> usize {
    (part.of * PIECES_EACH).max(PIECES_AT_LEAST)
}

/// Returns what is always known about a family's numbers: the first one is the plain count.
fn plain(puzzle: &dyn AnyPuzzle) -> Vec<Derived> {
    let names = puzzle.family().derived_names();
    names.first().map(|name| Derived::plain(name)).into_iter().collect()
}

/// Counts one piece and reports it, unless it was stopped.
fn count_one(
    piece: &Piece,
    search: &Search,
    limit: Option<u64>,
    progress: Option<&Progress>,
    note: Note,
) -> Count {
    // With a limit, solutions are listed until it is reached.
    let may_count = limit.is_none() || search.method.counts_only();
    let ((count, ending), cost) = search.run_piece(progress, piece.work, |control| {
        let counted =
            may_count.then(|| piece.puzzle.count(search.method, &search.args, control)).flatten();
        match counted {
            None => list(piece.puzzle, search, limit, control),
            Some(Ok(count)) => (count, Ending::Exhausted),
            Some(Err(stop)) => (0, Ending::Stopped(stop)),
        }
    });
    let stopped = if let Ending::Stopped(stop) = ending { Some(stop) } else { None };
    let count = count.saturating_mul(piece.weight);
    let exact = ending == Ending::Exhausted && count < u128::MAX;
    let count = Count { count, exact, stopped, derived: Vec::new(), cost };
    if ending == Ending::Exhausted {
        note(piece.number, &count);
    }
    count
}

fn list(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    limit: Option<u64>,
    control: &mut Control,
) -> (u128, Ending) {
    let mut count = 0u128;
    let most = limit.map(u128::from);
    let ending = puzzle.solve(search.method, &search.args, control, &mut |_| {
        count += 1;
        if most == Some(count) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (count, ending)
}

impl Count {
    /// Returns the result of a count with nothing to count.
    pub(crate) fn none() -> Self {
        let (derived, cost) = (Vec::new(), Cost::default());
        Self { count: 0, exact: true, stopped: None, derived, cost }
    }

    fn stopped(stop: Stop) -> Self {
        Self { exact: false, stopped: Some(stop), ..Self::none() }
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        let (mine, its) = (self.cost.stats, other.cost.stats);
        let stats = Stats {
            nodes: mine.nodes + its.nodes,
            stored: mine.stored.max(its.stored),
            bytes: mine.bytes.max(its.bytes),
            most_bytes: mine.most_bytes.max(its.most_bytes),
            at_least: mine.at_least.min(its.at_least),
            tries: mine.tries + its.tries,
            genetic: mine.genetic.or(its.genetic),
        };
        let count = self.count.saturating_add(other.count);
        Self {
            count,
            exact: self.exact && other.exact && count < u128::MAX,
            stopped: self.stopped.or(other.stopped),
            derived: self.derived,
            cost: Cost { stats, time: self.cost.time + other.cost.time },
        }
    }

    /// Returns the named numbers: all of them for a complete count, otherwise those for which the
    /// count so far is a lower bound. `None` means that the number is too large.
    pub fn named(&self, part: Option<Shard>) -> Vec<(&'static str, Option<u128>)> {
        let is_whole = self.exact && part.is_none();
        let known = self.derived.iter().filter(|number| is_whole || number.is_sum());
        known.map(|number| (number.name, number.of(self.count))).collect()
    }
}
