//! Limits on the nodes, the memory and the time of a run, and a token that cancels it.
//!
//! Limits on nodes and memory give the same result on every machine. The clock is read only if a
//! time limit is set.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use teka_core::control::{self, Control, Observer, Stats, Stop, View};

/// A token that cancels every run that holds a clone of it. A cancelled token stays cancelled.
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
    /// Returns a token that is not cancelled.
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops every run that holds the token.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns true if [`Cancel::cancel`] has been called.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The limits of a run. By default there are none.
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
    /// Returns limits that allow everything.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the maximum number of nodes that a run may visit.
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.fixed.nodes = Some(nodes);
        self
    }

    /// Sets the maximum number of bytes that the tables of a run may occupy.
    pub fn memory(mut self, bytes: u64) -> Self {
        self.fixed.bytes = Some(bytes);
        self
    }

    /// Sets the maximum time that a run may take.
    ///
    /// Targets without a clock, such as `wasm32-unknown-unknown`, do not have this method. Cancel
    /// the run instead.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn time(mut self, time: Duration) -> Self {
        self.time = Some(time);
        self
    }

    /// Sets the token that cancels the run.
    pub fn cancel(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self
    }

    /// Returns true if the result depends on the order in which nodes are visited.
    pub(crate) fn counts_nodes(&self) -> bool {
        self.fixed.nodes.is_some()
    }

    /// Runs `work` within these limits. Cancelling `dropped` also stops it.
    pub(crate) fn run<T>(
        &self,
        dropped: &Cancel,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Stats) {
        // A time limit beyond the range of the clock is no limit.
        let deadline = self.time.and_then(|time| Instant::now().checked_add(time));
        let mut clock = Clock { deadline, cancels: [&self.cancel, dropped], has_looked: false };
        let mut control = Control::new(self.fixed, &mut clock);
        let done = work(&mut control);
        let stats = control.stats();
        (done, stats)
    }
}

/// Defines the methods that set limits, for every builder that has a field `limits`.
macro_rules! limit_methods {
    () => {
        /// Sets the maximum number of nodes that the run may visit.
        pub fn limit_nodes(mut self, nodes: u64) -> Self {
            self.limits = self.limits.nodes(nodes);
            self
        }

        /// Sets the maximum number of bytes that the tables of the run may occupy.
        pub fn limit_memory(mut self, bytes: u64) -> Self {
            self.limits = self.limits.memory(bytes);
            self
        }

        /// Sets the maximum time that the run may take. Targets without a clock do not have this
        /// method.
        #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
        pub fn limit_time(mut self, time: std::time::Duration) -> Self {
            self.limits = self.limits.time(time);
            self
        }

        /// Sets the token that cancels the run.
        pub fn cancel_with(mut self, cancel: &crate::Cancel) -> Self {
            self.limits = self.limits.cancel(cancel);
            self
        }

        /// Sets all the limits at once.
        pub fn limits(mut self, limits: &crate::Limits) -> Self {
            self.limits = limits.clone();
            self
        }
    };
}

pub(crate) use limit_methods;

/// The number of nodes between two checks of the clock.
const OFTEN: u64 = 1024;

/// An observer that checks the clock and the tokens.
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

    /// The first check is at the first node, so a run that is already cancelled does not start.
    fn interval(&self) -> u64 {
        if self.has_looked { OFTEN } else { 1 }
    }
}
