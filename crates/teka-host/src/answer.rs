//! Solving of one puzzle: the solutions and what they prove.

use std::ops::ControlFlow;
use std::time::Duration;

use teka_core::any::{AnyFinding, AnyPosition, AnyPuzzle};
use teka_core::control::Stop;
use teka_core::family::Ending;

use crate::budget::Cost;
use crate::search::Search;
use crate::watch::{Progress, Spectator};

/// The number of solutions wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One solution. A fast method also checks whether it is the only one.
    One,
    /// At most this number of solutions.
    UpTo(u64),
    /// All solutions.
    All,
}

/// The answer to a puzzle.
pub struct Answer {
    /// The outcome of the search.
    pub outcome: Outcome,
    /// The verified solutions. Empty if they were passed on as they were found.
    pub solutions: Vec<Box<dyn AnyPosition>>,
    /// The number of wanted solutions that were found.
    pub found: u64,
    /// True if there are no other solutions.
    pub complete: bool,
    /// True if the search found one more solution than requested, so there are others.
    pub others: bool,
    /// True if the first solution is proven to have the fewest moves. `None` if the number of moves
    /// does not matter in this family.
    pub shortest: Option<bool>,
    /// The time and the counters.
    pub cost: Cost,
}

/// The outcome of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All the wanted solutions were found, or all that exist.
    Solved,
    /// The puzzle is proven to have no solution.
    Unsolvable,
    /// The search was stopped first. The solutions found so far are available.
    Stopped(Stop),
}

/// The time limit for finding the reason why there is no solution.
pub const TIME_FOR_WHY: Duration = Duration::from_secs(1);

/// An upper bound on the memory of a stored solution. Measured solutions take a few hundred bytes.
const BYTES_A_SOLUTION: u64 = 1024;

/// Solves `puzzle` and stores the solutions.
pub fn solve(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    wanted: Wanted,
    progress: Option<&Progress>,
    spectator: Option<Spectator<'_>>,
) -> Answer {
    let keep = |position| (position, BYTES_A_SOLUTION);
    let (mut answer, solutions) = solve_as(puzzle, search, wanted, progress, spectator, keep);
    answer.solutions = solutions;
    answer
}

/// Solves `puzzle` and stores the result of `keep` for each solution, together with its memory
/// size.
pub fn solve_as<T>(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    wanted: Wanted,
    progress: Option<&Progress>,
    spectator: Option<Spectator<'_>>,
    keep: impl Fn(Box<dyn AnyPosition>) -> (T, u64),
) -> (Answer, Vec<T>) {
    let (mut kept, mut taken) = (Vec::new(), 0);
    let most = search.budget.limits.bytes.unwrap_or(u64::MAX);
    let mut take = |position| {
        let (made, bytes) = keep(position);
        taken += bytes;
        if taken > most {
            return Err(Stop::MemoryLimit);
        }
        kept.push(made);
        Ok(())
    };
    let answer = each(puzzle, search, wanted, progress, spectator, &mut take);
    (answer, kept)
}

/// Solves `puzzle` and passes on each solution when it is found. The callback can stop the search.
pub fn each(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    wanted: Wanted,
    progress: Option<&Progress>,
    spectator: Option<Spectator<'_>>,
    take: &mut dyn FnMut(Box<dyn AnyPosition>) -> Result<(), Stop>,
) -> Answer {
    let seeks_second = wanted == Wanted::One && search.method.proves_unique;
    let (kept, sought) = match wanted {
        Wanted::One => (1, if seeks_second { 2 } else { 1 }),
        Wanted::UpTo(most) => (most, most),
        Wanted::All => (u64::MAX, u64::MAX),
    };
    let (mut seen, mut stopped) = (0, None);
    let (ending, cost) = search.run(progress, spectator, |control| {
        puzzle.solve(search.method, &search.args, control, &mut |position| {
            seen += 1;
            if seen <= kept {
                stopped = take(position).err();
            }
            let enough = seen >= sought || stopped.is_some();
            if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    let ending = stopped.map_or(ending, Ending::Stopped);
    let found = seen.min(kept);
    let outcome = outcome(ending, found, wanted);
    let is_sound = found > 0 && ending != Ending::Stopped(Stop::Fault);
    let shortest = proves_shortest(puzzle, search).map(|proves| proves && is_sound);
    let (complete, others) = (ending == Ending::Exhausted, seen > kept);
    Answer { outcome, solutions: Vec::new(), found, complete, others, shortest, cost }
}

/// Returns the reason why a puzzle has no solution, if there is one to give.
///
/// The puzzle is proven to have none, or its search was stopped and the precheck finds a reason.
/// The answer does not depend on the reason, so the time for finding it is short.
pub fn why_impossible(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    answer: &Answer,
) -> Option<AnyFinding> {
    let why = match answer.outcome {
        Outcome::Unsolvable => {
            let brief = search.budget.at_most(TIME_FOR_WHY);
            brief.run(None, None, |control| puzzle.why_impossible(control)).0
        }
        Outcome::Stopped(_) if answer.found == 0 => precheck(puzzle, search),
        Outcome::Stopped(_) | Outcome::Solved => return None,
    };
    why.ok().flatten()
}

/// Returns the reason why there is no solution if it is clear without a search, or `None`
/// otherwise. Returns an error if the check takes too long.
pub fn precheck(puzzle: &dyn AnyPuzzle, search: &Search) -> Result<Option<AnyFinding>, Stop> {
    search.budget.at_most(TIME_FOR_WHY).run(None, None, |control| puzzle.precheck(control)).0
}

/// Returns whether the method guarantees the fewest moves with these parameters. Returns `None` if
/// no method of the family does, because then the number of moves does not matter.
fn proves_shortest(puzzle: &dyn AnyPuzzle, search: &Search) -> Option<bool> {
    let counts = puzzle.family().methods().iter().any(|method| method.promise.is_about_moves());
    counts.then(|| search.method.promise.is_shortest(&search.args))
}

fn outcome(ending: Ending, found: u64, wanted: Wanted) -> Outcome {
    match ending {
        Ending::Exhausted if found == 0 => Outcome::Unsolvable,
        Ending::Exhausted | Ending::Enough => Outcome::Solved,
        // One solution was wanted and found. Not knowing whether it is the only one is not a
        // failure.
        Ending::Stopped(stop) if stop != Stop::Fault && wanted == Wanted::One && found > 0 => {
            Outcome::Solved
        }
        Ending::Stopped(stop) => Outcome::Stopped(stop),
    }
}
