//! The context of a request: its limits, its language, its cancellation token and the host.

use std::sync::Arc;
use std::time::Duration;

use teka_core::control::{self, Control, Stop};
use teka_host::budget::Budget;
use teka_host::watch::{Cancel, Clock};
use teka_text::{Lang, Words};

use crate::info::LimitsReply;
use crate::request::BudgetFields;

/// The limits of one request.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The maximum number of rows and of columns of a board.
    pub board_side: u8,
    /// The maximum number of moves in a game.
    pub moves: usize,
    /// The maximum time of a search.
    pub time: Duration,
    /// The maximum time of a watched search, which runs at reduced speed.
    pub watched: Duration,
    /// The time after which a watched search ends if another search is waiting for its slot.
    pub preempt_after: Duration,
    /// The maximum memory of a search's tables, in bytes.
    pub memory_bytes: u64,
    /// The maximum number of nodes that a search may visit.
    pub nodes: u64,
    /// The maximum number of solutions that a search may report.
    pub solutions: u64,
    /// The maximum number of runs in a comparison.
    pub runs: usize,
}

/// The speed of a watched search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speed {
    /// The number of nodes between two progress events. `None` means one event about every tenth of
    /// a second.
    pub nodes_per_event: Option<u64>,
    /// The pause after each progress event.
    pub pause: Duration,
    /// Whether the search is paused.
    pub is_paused: bool,
}

impl Speed {
    /// Returns true if the search runs below full speed.
    pub fn is_slow(self) -> bool {
        self.is_paused || self.nodes_per_event.is_some() || !self.pause.is_zero()
    }
}

/// A change to a running search.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    /// Sets the speed and, with `step`, makes a paused search visit one more node.
    Speed {
        /// The new speed.
        speed: Speed,
        /// Whether a paused search visits one more node.
        step: bool,
    },
    /// Stops the search.
    Stop,
}

/// The externally controlled speed of one running search.
pub trait Pacing: Send + Sync {
    /// Returns the current speed.
    fn speed(&self) -> Speed;
    /// Waits as long as the current speed requires, or until `is_over` returns true.
    fn rest(&self, is_over: &mut dyn FnMut(Speed) -> bool);
    /// Returns true if the search has to end because another search is waiting for its slot.
    fn is_preempted(&self) -> bool;
}

/// The environment of the API: running searches, limits and sample files.
pub trait Host: Send + Sync {
    /// Returns the text of a sample file, or `None` if there is none at this path. The path is
    /// relative to the root of the repository.
    fn sample(&self, path: &str) -> Option<String>;
    /// Returns all the limits and the current load.
    fn limits(&self) -> LimitsReply;
    /// Returns the number of runs of a comparison that may run in parallel.
    fn threads(&self) -> usize;
    /// Registers a new search, under its id if it has one. `cancel` stops the search.
    ///
    /// Returns `None` if another running search has the same id.
    fn register(
        &self,
        run_id: Option<&str>,
        speed: Speed,
        cancel: &Cancel,
    ) -> Option<Box<dyn Pacing>>;
    /// Changes a running search. Returns false if no running search has this id.
    fn control(&self, run_id: &str, change: Change) -> bool;
}

/// The API with everything that requests share.
pub struct Api {
    /// The limits of each request.
    pub limits: Limits,
    /// The source of time.
    pub clock: Clock,
    /// The environment.
    pub host: Box<dyn Host>,
    words: [Words; Lang::ALL.len()],
}

impl Api {
    /// Creates an API with these limits, clock and host.
    pub fn new(limits: Limits, clock: Clock, host: Box<dyn Host>) -> Self {
        Self { limits, clock, host, words: Lang::ALL.map(Words::new) }
    }

    /// Returns the texts of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        let position = Lang::ALL.iter().position(|known| *known == lang);
        &self.words[position.unwrap_or(0)]
    }
}

/// The context of one request.
#[derive(Clone)]
pub struct Context {
    /// The state that requests share.
    pub api: Arc<Api>,
    /// The token that cancels the request.
    pub cancel: Cancel,
    /// The language of the reply.
    pub lang: Lang,
}

impl Context {
    /// Returns the texts of the reply's language.
    pub fn words(&self) -> &Words {
        self.api.words(self.lang)
    }

    /// Returns the limits of the request, capped at those of the API.
    pub(crate) fn budget(&self, fields: &BudgetFields) -> Budget {
        let most = &self.api.limits;
        let nodes = fields.node_limit.map_or(most.nodes, |nodes| nodes.min(most.nodes));
        let time = fields.time_limit.map(Duration::from_secs);
        Budget {
            limits: control::Limits { nodes: Some(nodes), bytes: Some(most.memory_bytes) },
            time: Some(time.map_or(most.time, |time| time.min(most.time))),
            cancel: self.cancel.clone(),
            clock: self.api.clock,
        }
    }

    /// Runs work that is not a search within the limits of the request.
    pub(crate) fn run<T>(
        &self,
        fields: &BudgetFields,
        work: impl FnOnce(&mut Control) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        self.budget(fields).run(None, None, work).0
    }
}
