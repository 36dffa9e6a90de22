//! Searches that report events (solve, count and compare), and the control of running searches.

mod compare;
mod count;
mod several;
mod solve;
mod watch;

pub use compare::{CompareEvent, compare};
pub use count::{CountEvent, count};
pub(crate) use several::several;
pub use solve::{SolveEvent, solve};

use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use teka_core::any::AnyPuzzle;
use teka_core::control::Stats;
use teka_core::message;
use teka_host::counters;
use teka_host::json;
use teka_host::search::{Aim, Choice, Search};
use teka_text::Words;

use crate::context::{Change, Context, Pacing, Speed};
use crate::error::ApiError;
use crate::request::{BudgetFields, MethodFields, Request, settings};

/// The interval between progress events.
const INTERVAL: Duration = Duration::from_millis(100);

/// A counter of a run.
#[derive(Serialize, JsonSchema)]
pub struct Counter {
    name: &'static str,
    /// The label of the counter.
    label: String,
    /// The value of the counter.
    #[schemars(with = "f64")]
    value: Json,
}

/// Returns the counters of a run. The first one is the main counter of its method.
fn counters(search: &Search, stats: &Stats, words: &Words) -> Vec<Counter> {
    let shown = counters::shown(search, stats).into_iter();
    let counter = |(id, name, number): (String, _, _)| Counter {
        name,
        label: words.id(&id),
        value: json::value(&number),
    };
    shown.map(counter).collect()
}

/// Returns the search that a request describes.
fn search(
    context: &Context,
    puzzle: &dyn AnyPuzzle,
    method: &MethodFields,
    budget: &BudgetFields,
    aim: Aim,
) -> Result<Search, ApiError> {
    let settings = settings(method.parameters.as_ref());
    let choice = Choice::new(puzzle.family(), method.method.as_deref(), &settings, aim)?;
    Ok(Search::of(&choice, puzzle, &context.budget(budget)))
}

/// The speed of a search.
#[derive(Default, Deserialize, JsonSchema)]
struct SpeedFields {
    /// The number of nodes between two progress events. If it is missing, the search runs at full
    /// speed.
    #[schemars(range(min = 1, max = 1000000000))]
    nodes_per_event: Option<u64>,
    /// The pause after each progress event, in milliseconds.
    #[schemars(range(min = 0, max = 5000))]
    pause_ms: Option<u64>,
    /// Whether the search is paused.
    paused: Option<bool>,
}

impl SpeedFields {
    fn speed(&self) -> Speed {
        Speed {
            nodes_per_event: self.nodes_per_event,
            pause: Duration::from_millis(self.pause_ms.unwrap_or(0)),
            is_paused: self.paused == Some(true),
        }
    }
}

/// The identification of a search.
#[derive(Deserialize, JsonSchema)]
struct RunFields {
    /// A unique id, which `control` uses to change the speed of the search or to stop it.
    run_id: Option<String>,
}

/// The maximum length of a search id, in bytes.
const LONGEST_ID: usize = 64;

/// Registers a search with the id and the speed in its request.
fn register(context: &Context, run: &RunFields, speed: Speed) -> Result<Box<dyn Pacing>, ApiError> {
    let id = run.run_id.as_deref();
    if id.is_some_and(|id| id.len() > LONGEST_ID) {
        return Err(ApiError::bad(message!("server-run-too-long", most = LONGEST_ID)));
    }
    let registered = context.api.host.register(id, speed, &context.cancel);
    registered.ok_or_else(|| ApiError::bad(message!("server-run-taken")))
}

/// A request to change a running search. Fields that are missing take their values at full speed.
#[derive(Deserialize, JsonSchema)]
pub struct ControlRequest {
    /// The id of the search.
    run_id: String,
    #[serde(flatten)]
    speed: SpeedFields,
    /// Whether a paused search visits one more node.
    step: Option<bool>,
    /// Whether to stop the search. Its `done` event follows, with the final figures.
    stop: Option<bool>,
}

impl Request for ControlRequest {}

/// The state of a running search after a change.
#[derive(Serialize, JsonSchema)]
pub struct ControlReply {
    run_id: String,
    /// Whether the search is paused.
    paused: bool,
}

/// Changes the speed of a running search, or stops it.
pub fn control(context: &Context, request: ControlRequest) -> Result<ControlReply, ApiError> {
    let speed = request.speed.speed();
    let change = match request.stop {
        Some(true) => Change::Stop,
        _ => Change::Speed { speed, step: request.step == Some(true) },
    };
    match context.api.host.control(&request.run_id, change) {
        true => Ok(ControlReply { run_id: request.run_id, paused: speed.is_paused }),
        false => Err(ApiError::unknown_run()),
    }
}
