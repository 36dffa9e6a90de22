//! What a run may take: nodes, memory and time, and a token that cancels it. Nodes and memory
//! give the same result on every machine. Nothing here reads the clock unless a time is set.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use teka_core::control::{self, Control, Observer, Stats, Stop, View};

/// Cancels every run that holds a clone of it; it cannot be taken back.
///
/// ```
/// use teka::{Cancel, NoSolution, Stop};
///
/// let cancel = Cancel::new();
/// cancel.cancel();
/// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
/// match puzzle.solve().cancel_with(&cancel).solution() {
///     Err(NoSolution::Stopped(stopped)) => assert_eq!(stopped.reason(), Stop::Cancelled),
///     other => panic!("{other:?}"),
/// }
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Returns a token that nothing has cancelled yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks every run that holds the token to stop.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns true once [`Cancel::cancel`] was called.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The limits of a run; none by default.
///
/// ```
/// use teka::{Limits, Stop};
///
/// let puzzle = teka::read("AAAAAB\nAAACCB\nDDDCCC\nDDDDCC\nEDDDFF\nEDDDFF")?;
/// let stopped = puzzle.explain_within(&Limits::new().nodes(1)).unwrap_err();
/// assert_eq!(stopped.reason(), Stop::NodeLimit);
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Limits {
    fixed: control::Limits,
    time: Option<Duration>,
    cancel: Cancel,
}

impl Limits {
    /// Returns no limits.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the most nodes a run may visit.
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.fixed.nodes = Some(nodes);
        self
    }

    /// Sets the most memory that the tables of a run may take, in bytes.
    pub fn memory(mut self, bytes: u64) -> Self {
        self.fixed.bytes = Some(bytes);
        self
    }

    /// Sets the most time a run may take. Where the target has no clock, as on
    /// `wasm32-unknown-unknown`, there is no such limit: cancel the run instead.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn time(mut self, time: Duration) -> Self {
        self.time = Some(time);
        self
    }

    /// Lets `cancel` stop the run.
    pub fn cancel(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self
    }

    /// Returns true if results depend on the order in which nodes are visited.
    pub(crate) fn counts_nodes(&self) -> bool {
        self.fixed.nodes.is_some()
    }

    /// Runs `work` within these limits; `dropped` stops it as well.
    pub(crate) fn run<T>(
        &self,
        dropped: &Cancel,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Stats) {
        // A limit too long for the clock is none.
        let deadline = self.time.and_then(|time| Instant::now().checked_add(time));
        let mut clock = Clock { deadline, cancels: [&self.cancel, dropped], has_looked: false };
        let mut control = Control::new(self.fixed, &mut clock);
        let done = work(&mut control);
        let stats = control.stats();
        (done, stats)
    }
}

/// The four methods that set limits, for every builder that has a field `limits`.
macro_rules! limit_methods {
    () => {
        /// Sets the most nodes the run may visit.
        pub fn limit_nodes(mut self, nodes: u64) -> Self {
            self.limits = self.limits.nodes(nodes);
            self
        }

        /// Sets the most memory that the tables of the run may take, in bytes.
        pub fn limit_memory(mut self, bytes: u64) -> Self {
            self.limits = self.limits.memory(bytes);
            self
        }

        /// Sets the most time the run may take; not where the target has no clock.
        #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
        pub fn limit_time(mut self, time: std::time::Duration) -> Self {
            self.limits = self.limits.time(time);
            self
        }

        /// Lets `cancel` stop the run.
        pub fn cancel_with(mut self, cancel: &crate::Cancel) -> Self {
            self.limits = self.limits.cancel(cancel);
            self
        }

        /// Sets all limits at once.
        pub fn limits(mut self, limits: &crate::Limits) -> Self {
            self.limits = limits.clone();
            self
        }
    };
}

pub(crate) use limit_methods;

/// How many nodes may pass between two looks at the clock.
const OFTEN: u64 = 1024;

/// Watches the clock and the tokens.
struct Clock<'a> {
    deadline: Option<Instant>,
    cancels: [&'a Cancel; 2],
    has_looked: bool,
}

impl Observer for Clock<'_> {
    fn tick(&mut self, _: &Stats, _: &dyn View) -> Result<(), Stop> {
        self.has_looked = true;
        if self.cancels.iter().any(|cancel| cancel.is_cancelled()) {
            return Err(Stop::Cancelled);
        }
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(Stop::TimeLimit),
            _ => Ok(()),
        }
    }

    /// The first look is at the first node: what is cancelled already does not begin.
    fn interval(&self) -> u64 {
        if self.has_looked { OFTEN } else { 1 }
    }
}
