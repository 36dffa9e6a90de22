//! Solving one puzzle: what was found, and what that proves.

use std::ops::ControlFlow;
use std::time::Duration;

use teka_core::any::{AnyFinding, AnyPosition, AnyPuzzle};
use teka_core::control::Stop;
use teka_core::family::Ending;

use crate::budget::Cost;
use crate::search::Search;
use crate::watch::{Progress, Spectator};

/// How many solutions are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One; a quick method also looks whether it is the only one.
    One,
    /// At most so many.
    UpTo(u64),
    /// All there are.
    All,
}

/// The answer to a puzzle.
pub struct Answer {
    /// Which of the three answers it is.
    pub outcome: Outcome,
    /// The solutions, each verified; none where they were handed over as they were found.
    pub solutions: Vec<Box<dyn AnyPosition>>,
    /// How many of those wanted were found.
    pub found: u64,
    /// True if there are no others.
    pub complete: bool,
    /// True if the search found one more solution than requested: there are others.
    pub others: bool,
    /// True if the first is proven to have the fewest moves; none where that means nothing.
    pub shortest: Option<bool>,
    /// What it took.
    pub cost: Cost,
}

/// Solved, impossible and gave-up are three different answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// As many solutions as were wanted, or all there are.
    Solved,
    /// Proven to have no solution.
    Unsolvable,
    /// Stopped before that; what was found so far is there.
    Stopped(Stop),
}

/// The time limit for finding out why there is no solution.
pub const TIME_FOR_WHY: Duration = Duration::from_secs(1);

/// What a kept solution may take, at the most: a few hundred bytes were measured.
const BYTES_A_SOLUTION: u64 = 1024;

/// Solves `puzzle` and keeps the solutions.
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

/// Solves `puzzle` and keeps what `keep` makes of each solution, and says how much memory
/// that takes.
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

/// Solves `puzzle` and hands each solution over as it is found, which may stop the search.
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

/// Returns why there is no solution: of a puzzle proven to have none, or of one whose search
/// stopped before that but whose precheck sees a reason. The answer does not depend on the reason,
/// so the search for it is short.
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

/// Returns why there is no solution, if that is clear without a search; an error if the check
/// took too long.
pub fn precheck(puzzle: &dyn AnyPuzzle, search: &Search) -> Result<Option<AnyFinding>, Stop> {
    search.budget.at_most(TIME_FOR_WHY).run(None, None, |control| puzzle.precheck(control)).0
}

/// Whether the method promises the fewest moves when it is set so; none in families
/// where no method does, for there the number of moves means nothing.
fn proves_shortest(puzzle: &dyn AnyPuzzle, search: &Search) -> Option<bool> {
    let counts = puzzle.family().methods().iter().any(|method| method.promise.is_about_moves());
    counts.then(|| search.method.promise.is_shortest(&search.args))
}

fn outcome(ending: Ending, found: u64, wanted: Wanted) -> Outcome {
    match ending {
        Ending::Exhausted if found == 0 => Outcome::Unsolvable,
        Ending::Exhausted | Ending::Enough => Outcome::Solved,
        // One was wanted and one is there: that its being the only one is not known is no failure.
        Ending::Stopped(stop) if stop != Stop::Fault && wanted == Wanted::One && found > 0 => {
            Outcome::Solved
        }
        Ending::Stopped(stop) => Outcome::Stopped(stop),
    }
}
