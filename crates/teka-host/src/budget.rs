//! What work may take: nodes, memory and time, and a way to cancel it. Knows no method.

use std::time::Duration;

use teka_core::control::{Control, Limits, Stats, Stop};

use crate::watch::{Cancel, Clock, Progress, Spectator, Watch};

/// The limits of a piece of work; none by default.
#[derive(Clone, Default)]
pub struct Budget {
    /// Deterministic limits.
    pub limits: Limits,
    /// The time limit.
    pub time: Option<Duration>,
    /// Cancels the work from outside.
    pub cancel: Cancel,
    /// Measures the time.
    pub clock: Clock,
}

/// What a piece of work took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Its counters.
    pub stats: Stats,
    /// Its time, without that of a spectator.
    pub time: Duration,
}

impl Budget {
    /// Returns the budget of one of several pieces of the work that began at `began` by its clock and
    /// runs on `threads` threads: the remaining time and an equal part of the memory.
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

    /// Returns why no work can begin, if it is cancelled or no time remains.
    pub fn exhausted(&self) -> Option<Stop> {
        match self.time {
            _ if self.cancel.is_asked() => Some(Stop::Cancelled),
            Some(Duration::ZERO) => Some(Stop::TimeLimit),
            _ => None,
        }
    }

    /// Runs `work` within this budget, shown to `spectator` if there is one.
    pub fn run<T>(
        &self,
        progress: Option<&Progress>,
        spectator: Option<Spectator<'_>>,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        let watch = Watch::by(self.clock, self.time, &self.cancel, progress);
        self.watched(watch.show(spectator), work)
    }

    /// Runs `work` that makes up this `fraction` of a larger work.
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
