//! Comparison of several methods on one puzzle. Each run is reported when it ends.

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

/// A request to compare methods on a puzzle.
#[derive(Deserialize, JsonSchema)]
pub struct CompareRequest {
    #[serde(flatten)]
    game: GameFields,
    /// The runs. If they are missing, every method runs with its default parameters.
    runs: Option<Vec<RunRequest>>,
    /// The number of runs in parallel, at most one per core. Use 1 to measure undisturbed times.
    #[schemars(range(min = 1, max = 4))]
    parallel: Option<u64>,
    #[serde(flatten)]
    budget: BudgetFields,
    #[serde(flatten)]
    run: RunFields,
}

impl Request for CompareRequest {}

/// A run of a comparison.
#[derive(Deserialize, JsonSchema)]
struct RunRequest {
    /// The name of the method.
    method: String,
    /// The parameters of the method by name.
    #[schemars(with = "Option<BTreeMap<String, Scalar>>")]
    parameters: Option<Map<String, Json>>,
}

/// An event of a comparison.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "event", content = "data", rename_all = "kebab-case")]
#[allow(dead_code, reason = "the host reports a fault as an error event")]
pub enum CompareEvent {
    /// The progress of a run. Clients that read slowly do not receive all of these events.
    Progress(CompareProgress),
    /// The result of a run.
    Run(Box<RunDone>),
    /// The last event.
    Done(CompareDone),
    /// The last event if the comparison failed because of a bug in Teka.
    Error(ErrorEvent),
}

/// The progress of a run.
#[derive(Serialize, JsonSchema)]
pub struct CompareProgress {
    /// The index of the run, from 0.
    index: usize,
    /// The number of nodes visited so far.
    nodes: u64,
    /// The time elapsed so far, in seconds.
    seconds: f64,
    /// The fraction of the work that is done. 0 if it is unknown.
    fraction: f64,
    /// The counters. The first one is the main counter of the method.
    counters: Vec<Counter>,
}

/// The result of a run.
#[derive(Serialize, JsonSchema)]
pub struct RunDone {
    /// The index of the run, from 0.
    index: usize,
    /// The name of the method.
    method: &'static str,
    /// The parameters of the method by name.
    #[schemars(with = "BTreeMap<String, Scalar>")]
    parameters: Map<String, Json>,
    /// The name of the method with the parameters that were set.
    label: String,
    /// The outcome of the run.
    outcome: SearchOutcome,
    /// The reason why the run stopped, or null.
    reason: Option<Reason>,
    /// A description of the reason, if the run stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    /// What the method guarantees.
    promise: &'static str,
    /// Whether the method guarantees a shortest path. Null if solutions of this family are not
    /// paths.
    shortest: Option<bool>,
    /// The counters. The first one is the main counter of the method.
    counters: Vec<Counter>,
    /// The statistics of the run, and the figures of its solution by the names that the family
    /// defines.
    #[serde(flatten)]
    stats: json::Stats,
}

/// The end of a comparison.
#[derive(Serialize, JsonSchema)]
pub struct CompareDone {
    /// The number of runs.
    runs: usize,
    /// The number of runs that ran in parallel.
    parallel: usize,
    /// Whether two methods that prove their answers disagree.
    contradiction: bool,
}

/// The maximum number of parallel runs in a comparison. They share the memory of one search, and a
/// comparison has to leave room for other requests.
const MOST_PARALLEL: usize = 4;

/// Prepares a comparison of methods on the puzzle of a game.
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

/// A comparison in progress.
struct Comparison {
    puzzles: [Box<dyn AnyPuzzle>; 1],
    entrants: Vec<Entrant>,
    /// The index of the next run to start.
    next: AtomicUsize,
    /// The finished runs.
    runs: Mutex<Vec<Measurement>>,
    parallel: usize,
    /// Keeps the comparison registered, so that it can be stopped by its id until the last run
    /// ends.
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
    /// Runs one entrant. Returns `None` if the client has disconnected.
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

    /// Returns a progress observer that reports a run at intervals.
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

/// Returns the requested methods with their parameters, or all methods that find solutions.
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
