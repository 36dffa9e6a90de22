//! Limits on the nodes, memory and time of work, and its cancellation. This module is independent
//! of methods.

use std::time::Duration;

use teka_core::control::{Control, Limits, Stats, Stop};

use crate::watch::{Cancel, Clock, Progress, Spectator, Watch};

/// The limits of a task. By default there are none.
#[derive(Clone, Default)]
pub struct Budget {
    /// The deterministic limits.
    pub limits: Limits,
    /// The time limit.
    pub time: Option<Duration>,
    /// The token that cancels the task.
    pub cancel: Cancel,
    /// The clock that measures the time.
    pub clock: Clock,
}

/// The cost of a task.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// The counters.
    pub stats: Stats,
    /// The time, without that of a spectator.
    pub time: Duration,
}

impl Budget {
    /// Returns the budget of one piece of a task that started at `began` and runs on `threads`
    /// threads: the remaining time and an equal part of the memory.
    pub fn remaining(&self, began: Duration, threads: usize) -> Self {
        let mut rest = self.clone();
        rest.time = self.time.map(|time| time.saturating_sub(self.clock.since(began)));
        rest.limits.bytes = self.limits.bytes.map(|bytes| bytes / threads.max(1) as u64);
        rest
    }

    /// Returns the same budget with a time limit of at most `time`.
    pub fn at_most(&self, time: Duration) -> Self {
        Self { time: Some(self.time.unwrap_or(time).min(time)), ..self.clone() }
    }

    /// Returns the reason why no work can start, if the task is cancelled or no time remains.
    pub fn exhausted(&self) -> Option<Stop> {
        match self.time {
            _ if self.cancel.is_asked() => Some(Stop::Cancelled),
            Some(Duration::ZERO) => Some(Stop::TimeLimit),
            _ => None,
        }
    }

    /// Runs `work` within this budget. `spectator` can observe it.
    pub fn run<T>(
        &self,
        progress: Option<&Progress>,
        spectator: Option<Spectator<'_>>,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        let watch = Watch::by(self.clock, self.time, &self.cancel, progress);
        self.watched(watch.show(spectator), work)
    }

    /// Runs `work` as this `fraction` of a larger task.
    pub fn run_piece<T>(
        &self,
        progress: Option<&Progress>,
        fraction: f64,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        let watch = Watch::by(self.clock, self.time, &self.cancel, progress);
        self.watched(watch.piece(Some(fraction)), work)
    }

    fn watched<T>(
        &self,
        mut watch: Watch<'_, '_>,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        let began = self.clock.now();
        let mut control = Control::new(self.limits, &mut watch);
        let result = work(&mut control);
        let stats = control.stats();
        let time = self.clock.since(began).saturating_sub(watch.watched());
        watch.end(&stats);
        (result, Cost { stats, time })
    }
}
