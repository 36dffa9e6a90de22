//! Counting of solutions, with progress events.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use teka_core::any::AnyPuzzle;
use teka_host::count::{self, Counting};
use teka_host::json::Counted;
use teka_host::search::{Aim, Search};
use teka_host::watch::{Clock, Progress};

use super::{INTERVAL, search};
use crate::context::Context;
use crate::endpoint::{Event, Job, Sink};
use crate::error::{ApiError, ErrorEvent};
use crate::game::{game, why};
use crate::request::{BudgetFields, GameFields, MethodFields, Request};

/// A request to count the solutions of a puzzle.
#[derive(Deserialize, JsonSchema)]
pub struct CountRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    method: MethodFields,
    #[serde(flatten)]
    budget: BudgetFields,
    /// The number of solutions at which counting stops.
    #[schemars(range(min = 1, max = 18446744073709551615u64))]
    limit: Option<u64>,
}

impl Request for CountRequest {}

/// An event of a count.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "event", content = "data", rename_all = "kebab-case")]
#[allow(dead_code, reason = "the host reports a fault as an error event")]
pub enum CountEvent {
    /// The progress of the count. Clients that read slowly do not receive all of these events.
    Progress(CountProgress),
    /// The last event.
    Done(Box<CountDone>),
    /// The last event if the count failed because of a bug in Teka.
    Error(ErrorEvent),
}

/// The progress of a count.
#[derive(Serialize, JsonSchema)]
pub struct CountProgress {
    /// The number of nodes visited so far.
    nodes: u64,
    /// The time elapsed so far, in seconds.
    seconds: f64,
    /// The fraction of the work that is done. 0 if it is unknown.
    fraction: f64,
}

/// The result of a count.
#[derive(Serialize, JsonSchema)]
pub struct CountDone {
    #[serde(flatten)]
    counted: Counted,
    /// A description of the reason, if the count stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// Prepares a count of the solutions of a game's puzzle.
pub fn count(context: &Context, request: CountRequest) -> Result<Box<dyn Job>, ApiError> {
    let puzzle = game(context, &request.game, None)?.puzzle();
    let search = search(context, puzzle.as_ref(), &request.method, &request.budget, Aim::Count)?;
    Ok(Box::new(CountJob { puzzle, search, limit: request.limit, context: context.clone() }))
}

struct CountJob {
    puzzle: Box<dyn AnyPuzzle>,
    search: Search,
    limit: Option<u64>,
    context: Context,
}

impl Job for CountJob {
    fn work(&self, sink: &Arc<dyn Sink>) {
        let how = Counting { limit: self.limit, ..Counting::default() };
        let (timer, listener) = (Timer::new(self.context.api.clock), Arc::clone(sink));
        let report = move |progress: &Progress| {
            if let Some(elapsed) = timer.is_due() {
                listener.offer(Event::new(&CountEvent::Progress(CountProgress {
                    nodes: progress.nodes.load(Ordering::Relaxed),
                    seconds: elapsed.as_secs_f64(),
                    fraction: progress.fraction(),
                })));
            }
        };
        let progress = Progress::with_listener(Box::new(report));
        let counted = count::count(self.puzzle.as_ref(), &self.search, how, Some(&progress));
        let done = CountDone {
            message: counted.stopped.map(|stop| why(stop, self.context.words())),
            counted: Counted::new(self.puzzle.as_ref(), &self.search, &counted, None),
        };
        let _ = sink.deliver(Event::new(&CountEvent::Done(Box::new(done))));
    }
}

/// A timer that determines when progress is due.
pub struct Timer {
    clock: Clock,
    began: Duration,
    /// The time of the last report, in milliseconds since the start.
    last: AtomicU64,
}

impl Timer {
    /// Starts a timer.
    pub fn new(clock: Clock) -> Self {
        Self { clock, began: clock.now(), last: AtomicU64::new(0) }
    }

    /// Returns the time since the start if a report is due, or `None` otherwise.
    pub fn is_due(&self) -> Option<Duration> {
        let elapsed = self.clock.since(self.began);
        let (now, last) = (elapsed.as_millis() as u64, self.last.load(Ordering::Relaxed));
        let is_due = now.saturating_sub(last) >= INTERVAL.as_millis() as u64;
        is_due.then(|| {
            self.last.store(now, Ordering::Relaxed);
            elapsed
        })
    }
}
