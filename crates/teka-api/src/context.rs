//! What the work of a request may use: its limits, its language, a way to cancel it, and what
//! comes from outside.

use std::sync::Arc;
use std::time::Duration;

use teka_core::control::{self, Control, Stop};
use teka_host::budget::Budget;
use teka_host::watch::{Cancel, Clock};
use teka_text::{Lang, Words};

use crate::info::LimitsReply;
use crate::request::BudgetFields;

/// The limits of one request's work.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most rows, and the most columns, of a board.
    pub board_side: u8,
    /// The most moves of a game.
    pub moves: usize,
    /// The time a search may take.
    pub time: Duration,
    /// The time a search may take that is slowed down to be watched.
    pub watched: Duration,
    /// The time after which a watched search ends if another one waits for its place.
    pub preempt_after: Duration,
    /// The memory the tables of a search may take.
    pub memory_bytes: u64,
    /// The nodes a search may visit.
    pub nodes: u64,
    /// The most solutions of one search.
    pub solutions: u64,
    /// The most runs of one comparison.
    pub runs: usize,
}

/// The speed of a search that is watched.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speed {
    /// Nodes between two progress events; none for as many as take about a tenth of a second.
    pub nodes_per_event: Option<u64>,
    /// The pause after each event.
    pub pause: Duration,
    /// Whether the search is paused.
    pub is_paused: bool,
}

impl Speed {
    /// Returns true if it is slower than it could be.
    pub fn is_slow(self) -> bool {
        self.is_paused || self.nodes_per_event.is_some() || !self.pause.is_zero()
    }
}

/// A change of a running search.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    /// Another speed; with `step`, one more node of a paused search.
    Speed {
        /// The new speed.
        speed: Speed,
        /// Whether a paused search visits one more node.
        step: bool,
    },
    /// Stops the search.
    Stop,
}

/// The speed of one running search, controlled from outside.
pub trait Pacing: Send + Sync {
    /// Returns the present speed.
    fn speed(&self) -> Speed;
    /// Waits as long as the speed of each moment says, or until `is_over` returns true.
    fn rest(&self, is_over: &mut dyn FnMut(Speed) -> bool);
    /// Returns true if the search must end because another one waits for its place.
    fn is_preempted(&self) -> bool;
}

/// What surrounds the API: other requests, and files.
pub trait Host: Send + Sync {
    /// Returns the text of a sample file, by its path from the top of the repository.
    fn sample(&self, path: &str) -> Option<String>;
    /// Returns every limit, and how busy the host is.
    fn limits(&self) -> LimitsReply;
    /// Returns how many runs of a comparison may run in parallel.
    fn threads(&self) -> usize;
    /// Registers a search that begins, under its id if it has one; `cancel` stops it. Returns
    /// none if a running search has this id.
    fn register(
        &self,
        run_id: Option<&str>,
        speed: Speed,
        cancel: &Cancel,
    ) -> Option<Box<dyn Pacing>>;
    /// Changes a running search. Returns false if none has this id.
    fn control(&self, run_id: &str, change: Change) -> bool;
}

/// The API with everything that all requests share.
pub struct Api {
    /// The limits of each request.
    pub limits: Limits,
    /// The clock.
    pub clock: Clock,
    /// What surrounds it.
    pub host: Box<dyn Host>,
    words: [Words; Lang::ALL.len()],
}

impl Api {
    /// Returns an API with these limits.
    pub fn new(limits: Limits, clock: Clock, host: Box<dyn Host>) -> Self {
        Self { limits, clock, host, words: Lang::ALL.map(Words::new) }
    }

    /// Returns the texts of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        let position = Lang::ALL.iter().position(|known| *known == lang);
        &self.words[position.unwrap_or(0)]
    }
}

/// One request's surroundings.
#[derive(Clone)]
pub struct Context {
    /// What all requests share.
    pub api: Arc<Api>,
    /// Cancels the work.
    pub cancel: Cancel,
    /// The reader's language.
    pub lang: Lang,
}

impl Context {
    /// Returns the texts of the reader's language.
    pub fn words(&self) -> &Words {
        self.api.words(self.lang)
    }

    /// Returns the limits of the request, never wider than those of the API.
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

    /// Runs work that has no method of its own within the limits of the request.
    pub(crate) fn run<T>(
        &self,
        fields: &BudgetFields,
        work: impl FnOnce(&mut Control) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        self.budget(fields).run(None, None, work).0
    }
}
