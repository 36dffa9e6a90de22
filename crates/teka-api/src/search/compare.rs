//! Several methods on one puzzle, side by side: each run is reported as soon as it has ended.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stats;
use teka_core::message;
use teka_host::answer::{Outcome, Wanted};
use teka_host::compare::{self, Entrant, Measurement};
use teka_host::json::{self, Reason, Scalar, SearchOutcome};
use teka_host::search::{self, Aim, Search};
use teka_host::watch::Progress;

use super::count::Timer;
use super::{Counter, RunFields, counters, register};
use crate::context::{Context, Pacing, Speed};
use crate::endpoint::{Event, Job, Sink};
use crate::error::{ApiError, ErrorEvent};
use crate::game::{game, why};
use crate::request::{BudgetFields, GameFields, Request, settings};

/// Compares methods on a puzzle.
#[derive(Deserialize, JsonSchema)]
pub struct CompareRequest {
    #[serde(flatten)]
    game: GameFields,
    /// The runs; every method with its defaults if they are missing.
    runs: Option<Vec<RunRequest>>,
    /// How many runs run in parallel, at most one per core; 1 for undisturbed times.
    #[schemars(range(min = 1, max = 4))]
    parallel: Option<u64>,
    #[serde(flatten)]
    budget: BudgetFields,
    #[serde(flatten)]
    run: RunFields,
}

impl Request for CompareRequest {}

/// One run of a comparison.
#[derive(Deserialize, JsonSchema)]
struct RunRequest {
    /// The algorithm.
    method: String,
    /// Parameters by name.
    #[schemars(with = "Option<BTreeMap<String, Scalar>>")]
    parameters: Option<Map<String, Json>>,
}

/// An event of a comparison.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "event", content = "data", rename_all = "kebab-case")]
#[allow(dead_code, reason = "the host reports a fault as an error event")]
pub enum CompareEvent {
    /// How far a run is; left out for slow readers.
    Progress(CompareProgress),
    /// How a run ended.
    Run(Box<RunDone>),
    /// The last event.
    Done(CompareDone),
    /// The last event if the program failed.
    Error(ErrorEvent),
}

/// How far a run is.
#[derive(Serialize, JsonSchema)]
pub struct CompareProgress {
    /// Which run, from 0.
    index: usize,
    /// Nodes visited so far.
    nodes: u64,
    /// The time so far.
    seconds: f64,
    /// The fraction of the work that is done; 0 if it is not known.
    fraction: f64,
    /// The counters; the first is the main count of the method.
    counters: Vec<Counter>,
}

/// How a run ended.
#[derive(Serialize, JsonSchema)]
pub struct RunDone {
    /// Which run, from 0.
    index: usize,
    /// The algorithm.
    method: &'static str,
    /// Parameters by name.
    #[schemars(with = "BTreeMap<String, Scalar>")]
    parameters: Map<String, Json>,
    /// The method and the parameters that were set.
    label: String,
    /// How it ended.
    outcome: SearchOutcome,
    /// Why it stopped, or null.
    reason: Option<Reason>,
    /// The reason in words, where it stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    /// What the method guarantees.
    promise: &'static str,
    /// Whether it guarantees a shortest path; null where a solution is not a path.
    shortest: Option<bool>,
    /// The counters; the first is the main count of the method.
    counters: Vec<Counter>,
    /// The statistics of the run, and the figures of its solution by the names of the family.
    #[serde(flatten)]
    stats: json::Stats,
}

/// The end of a comparison.
#[derive(Serialize, JsonSchema)]
pub struct CompareDone {
    /// The number of runs.
    runs: usize,
    /// How many of them ran in parallel.
    parallel: usize,
    /// Whether two methods that prove their answers disagree.
    contradiction: bool,
}

/// The most parallel runs of one comparison: they share the memory of one search, and a
/// comparison must leave room for other requests.
const MOST_PARALLEL: usize = 4;

/// Prepares to compare methods on the puzzle of a game.
pub fn compare(context: &Context, request: CompareRequest) -> Result<Box<dyn Job>, ApiError> {
    let puzzle = game(context, &request.game, None)?.puzzle();
    let mut entrants = entrants(context, &request, puzzle.family())?;
    let wanted = request.parallel.map_or(MOST_PARALLEL, |parallel| parallel as usize);
    let parallel = wanted.min(context.api.host.threads()).min(entrants.len()).max(1);
    for Entrant { search, .. } in &mut entrants {
        let limits = &mut search.budget.limits;
        limits.bytes = limits.bytes.map(|bytes| bytes / parallel as u64);
    }
    Ok(Box::new(Comparison {
        puzzles: [puzzle],
        entrants,
        next: AtomicUsize::new(0),
        runs: Mutex::default(),
        parallel,
        _registered: register(context, &request.run, Speed::default())?,
        context: context.clone(),
    }))
}

/// A comparison under way.
struct Comparison {
    puzzles: [Box<dyn AnyPuzzle>; 1],
    entrants: Vec<Entrant>,
    /// The entrant that runs next.
    next: AtomicUsize,
    /// The runs that have ended.
    runs: Mutex<Vec<Measurement>>,
    parallel: usize,
    /// It can be stopped by its id until the last run has ended.
    _registered: Box<dyn Pacing>,
    context: Context,
}

impl Job for Comparison {
    fn threads(&self) -> usize {
        self.parallel
    }

    fn work(&self, sink: &Arc<dyn Sink>) {
        loop {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(entrant) = self.entrants.get(index) else { return };
            if self.run(index, entrant, sink).is_none() {
                return;
            }
        }
    }

    fn finish(&self, sink: &Arc<dyn Sink>) {
        let runs = self.runs.lock().unwrap_or_else(PoisonError::into_inner);
        let done = CompareDone {
            runs: runs.len(),
            parallel: self.parallel,
            contradiction: !compare::contradictions(&runs, &self.entrants).is_empty(),
        };
        let _ = sink.deliver(Event::new(&CompareEvent::Done(done)));
    }
}

impl Comparison {
    /// Runs one entrant; none if the client has left.
    fn run(&self, index: usize, entrant: &Entrant, sink: &Arc<dyn Sink>) -> Option<()> {
        let progress = self.reported(index, entrant, sink);
        let alone = std::slice::from_ref(entrant);
        let runs = compare::run(&self.puzzles, alone, Wanted::UpTo(1), 1, Some(&progress));
        for run in runs {
            let done = self.done(index, entrant, &run);
            sink.deliver(Event::new(&CompareEvent::Run(Box::new(done)))).ok()?;
            let mut all = self.runs.lock().unwrap_or_else(PoisonError::into_inner);
            all.push(Measurement { entrant: index, ..run });
        }
        Some(())
    }

    /// Returns the progress of a run, which is reported every now and then.
    fn reported(&self, index: usize, entrant: &Entrant, sink: &Arc<dyn Sink>) -> Progress {
        let timer = Timer::new(self.context.api.clock);
        let (context, search, sink) =
            (self.context.clone(), entrant.search.clone(), Arc::clone(sink));
        Progress::with_listener(Box::new(move |progress| {
            let Some(elapsed) = timer.is_due() else { return };
            let nodes = progress.nodes.load(Ordering::Relaxed);
            let stats = Stats { nodes, ..Stats::default() };
            sink.offer(Event::new(&CompareEvent::Progress(CompareProgress {
                index,
                nodes,
                seconds: elapsed.as_secs_f64(),
                fraction: progress.fraction(),
                counters: counters(&search, &stats, context.words()),
            })));
        }))
    }

    fn done(&self, index: usize, entrant: &Entrant, run: &Measurement) -> RunDone {
        let (words, method) = (self.context.words(), entrant.search.method);
        let methods = self.puzzles[0].family().methods();
        let counts_moves = methods.iter().any(|method| method.promise.is_about_moves());
        let (outcome, reason) = json::search_outcome(run.outcome);
        let message = match run.outcome {
            Outcome::Stopped(stop) => Some(why(stop, words)),
            Outcome::Solved | Outcome::Unsolvable => None,
        };
        let mut stats = json::Stats::new(&run.cost);
        let figures = run.figures.iter();
        stats.further.extend(figures.map(|(name, number)| ((*name).to_owned(), (*number).into())));
        RunDone {
            index,
            method: method.name,
            parameters: json::named(&entrant.search.args),
            label: entrant.label.clone(),
            outcome,
            reason,
            message,
            promise: json::promise(method),
            shortest: counts_moves.then(|| method.promise.is_shortest(&entrant.search.args)),
            counters: counters(&entrant.search, &run.cost.stats, words),
            stats,
        }
    }
}

/// Returns the methods that are asked for with their parameters, or every one that solves.
fn entrants(
    context: &Context,
    request: &CompareRequest,
    family: &dyn AnyFamily,
) -> Result<Vec<Entrant>, ApiError> {
    let entrant = |name: &str, set: &[(String, String)]| {
        let settings: String = set.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        let method = search::method(family, name, Aim::Solve)?;
        let search = Search::new(method, set, context.budget(&request.budget))?;
        Ok(Entrant { label: format!("{name}{settings}"), search })
    };
    let Some(runs) = &request.runs else {
        let methods = family.methods().into_iter().filter(|method| !method.counts_only());
        return methods.map(|method| entrant(method.name, &[])).collect();
    };
    let most = context.api.limits.runs;
    if runs.len() > most {
        let message = message!("server-too-many-runs", count = runs.len(), most = most);
        return Err(ApiError::too_large(message));
    }
    let asked = |run: &RunRequest| entrant(&run.method, &settings(run.parameters.as_ref()));
    runs.iter().map(asked).collect()
}
