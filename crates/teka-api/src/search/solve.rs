//! Solving, with progress events and each solution as soon as it is found.

use std::sync::Arc;
use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use teka_core::any::{AnyPosition, AnyPuzzle};
use teka_core::control::{Stats, Stop, View};
use teka_core::message;
use teka_host::answer::{self, Outcome, Wanted};
use teka_host::json::{self, Reason, Solved};
use teka_host::report::{self, Report};
use teka_host::search::{Aim, Search};

use super::several::several;
use super::watch::{Ended, Watched};
use super::{Counter, RunFields, SpeedFields, counters, register, search};
use crate::context::{Context, Pacing};
use crate::endpoint::{Event, Job, Sink};
use crate::error::{ApiError, ErrorEvent};
use crate::game::{game, why};
use crate::picture::{Look, Picture};
use crate::request::{BudgetFields, GameFields, LookFields, MethodFields, Request};

/// A request to solve a puzzle.
#[derive(Deserialize, JsonSchema)]
pub struct SolveRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    method: MethodFields,
    #[serde(flatten)]
    budget: BudgetFields,
    #[serde(flatten)]
    look: LookFields,
    /// The maximum number of solutions; 1 by default.
    #[schemars(range(min = 1, max = 1000))]
    limit: Option<u64>,
    #[serde(flatten)]
    speed: SpeedFields,
    #[serde(flatten)]
    run: RunFields,
}

impl Request for SolveRequest {}

/// An event of a search for solutions.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "event", content = "data", rename_all = "kebab-case")]
#[allow(dead_code, reason = "the host reports a fault as an error event")]
pub enum SolveEvent {
    /// The progress of the search. Clients that read slowly do not receive all of these events.
    Progress(Box<SolveProgress>),
    /// A solution.
    Solution(Box<Solution>),
    /// The last event.
    Done(Box<SolveDone>),
    /// The last event if the search failed because of a bug in Teka.
    Error(ErrorEvent),
}

/// The progress of a search.
#[derive(Serialize, JsonSchema)]
pub struct SolveProgress {
    /// The number of nodes visited so far.
    pub nodes: u64,
    /// The number of states stored in memory.
    pub stored: u64,
    /// The number of values or placements tried. 0 if the method does not count them separately.
    pub tries: u64,
    /// A proven lower bound on the number of moves. 0 if there is none.
    pub at_least: u64,
    /// The number of choices that lead to the current position.
    pub depth: Option<u64>,
    /// The time elapsed so far, in seconds.
    pub seconds: f64,
    /// The fraction of the work that is done.
    pub fraction: Option<f64>,
    /// A remark about the current state of the search.
    pub note: Option<String>,
    /// The cost of the best candidate so far.
    pub cost: Option<u64>,
    /// Whether the search is paused.
    pub paused: bool,
    /// The counters. The first one is the main counter of the method.
    pub counters: Vec<Counter>,
    #[serde(flatten)]
    pub picture: Picture,
}

/// A solution.
#[derive(Serialize, JsonSchema)]
pub struct Solution {
    /// The number of the solution, from 1.
    number: u64,
    /// The game that leads to the solution.
    game: String,
    /// The moves that lead to the solution.
    moves: Vec<String>,
    /// The solution, by the names that the family defines.
    #[serde(flatten)]
    answer: Map<String, Json>,
}

impl Solution {
    fn new(number: u64, puzzle: &dyn AnyPuzzle, found: &dyn AnyPosition) -> Self {
        let mut game = puzzle.session();
        let moves = found.moves();
        for action in &moves {
            // The moves of a solution have already been verified by playing them.
            let _ = game.play(action);
        }
        Self { number, game: game.save(), moves, answer: json::fields(&found.answer()) }
    }
}

/// The end of a search.
#[derive(Serialize, JsonSchema)]
pub struct SolveDone {
    #[serde(flatten)]
    solved: Solved,
    /// The number of solutions reported.
    found: u64,
    /// The counters. The first one is the main counter of the method.
    counters: Vec<Counter>,
    /// The first solution with its figures, or the reason why there is none, in the text format of
    /// `teka solve -o`.
    text: String,
    /// The reason why there is no solution, if there is none and the rules can prove it.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// A sentence about the number of solutions, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<String>,
    /// A description of the reason, if the search stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// Prepares a search for solutions of a game's puzzle.
pub fn solve(context: &Context, request: SolveRequest) -> Result<Box<dyn Job>, ApiError> {
    let puzzle = game(context, &request.game, None)?.puzzle();
    let search = search(context, puzzle.as_ref(), &request.method, &request.budget, Aim::Solve)?;
    let (limit, most) = (request.limit, context.api.limits.solutions);
    if limit.is_some_and(|limit| limit > most) {
        let message = message!("server-not-number", name = "limit", min = 1, max = most);
        return Err(ApiError::bad(message));
    }
    Ok(Box::new(Solving {
        puzzle,
        search,
        wanted: limit.map_or(Wanted::One, Wanted::UpTo),
        look: request.look.look(),
        pacing: register(context, &request.run, request.speed.speed())?,
        until: context.api.clock.now() + context.api.limits.watched,
        context: context.clone(),
    }))
}

struct Solving {
    puzzle: Box<dyn AnyPuzzle>,
    search: Search,
    wanted: Wanted,
    look: Look,
    pacing: Box<dyn Pacing>,
    until: Duration,
    context: Context,
}

impl Job for Solving {
    fn work(&self, sink: &Arc<dyn Sink>) {
        let (puzzle, search) = (self.puzzle.as_ref(), &self.search);
        let pacing = self.pacing.as_ref();
        let mut watched =
            Watched::new(&self.context, self.look, pacing, search, sink.as_ref(), self.until);
        let (mut number, mut first) = (0, None);
        let mut take = |found: Box<dyn AnyPosition>| {
            number += 1;
            let solution = Solution::new(number, puzzle, found.as_ref());
            let sent = sink.deliver(Event::new(&SolveEvent::Solution(Box::new(solution))));
            first.get_or_insert(found);
            sent
        };
        let mut spectator = |stats: &Stats, view: &dyn View| watched.look(stats, view);
        let found =
            answer::each(puzzle, search, self.wanted, None, Some(&mut spectator), &mut take);
        let done = self.done(found, first, watched.ended);
        let _ = sink.deliver(Event::new(&SolveEvent::Done(Box::new(done))));
    }
}

impl Solving {
    fn done(
        &self,
        mut found: answer::Answer,
        first: Option<Box<dyn AnyPosition>>,
        ended: Option<Ended>,
    ) -> SolveDone {
        let (puzzle, search, words) = (self.puzzle.as_ref(), &self.search, self.context.words());
        // A search that ended because it was watched for too long was not cancelled by its client.
        let is_cancelled = found.outcome == Outcome::Stopped(Stop::Cancelled);
        let ended = ended.filter(|_| is_cancelled);
        if ended == Some(Ended::TooLong) {
            found.outcome = Outcome::Stopped(Stop::TimeLimit);
        }
        let impossible = answer::why_impossible(puzzle, search, &found);
        let impossible = impossible.as_ref().map(|why| &why.message);
        let report = Report { words, search, answer: &found, why: impossible };
        let first = first.filter(|found| found.moves().len() <= self.context.api.limits.moves);
        let first = first.map(|found| report::solution(found.as_ref(), false, words));
        let mut solved = Solved::new(puzzle.family(), search, &found);
        let mut message = match found.outcome {
            Outcome::Stopped(stop) => Some(why(stop, words)),
            Outcome::Solved | Outcome::Unsolvable => None,
        };
        if ended == Some(Ended::Preempted) {
            solved.reason = Some(Reason::Preempted);
            message = Some(words.id("server-gave-way"));
        }
        let is_open = found.outcome == Outcome::Solved && !found.complete;
        let solutions = is_open.then(|| several(&self.context, puzzle)).flatten();
        SolveDone {
            why: impossible.map(|why| words.say(why)),
            solutions: solutions.map(|message| words.say(&message)),
            solved,
            found: found.found,
            counters: counters(search, &found.cost.stats, words),
            text: report.file(first.as_slice()),
            message,
        }
    }
}
