//! One search: a method with its parameters and limits, let loose on a puzzle.

use std::time::{Duration, Instant};

use teka_core::control::{Control, Limits, Stats, Stop};
use teka_core::family::{Counted, MethodInfo};
use teka_core::param::Args;

use crate::watch::{Cancel, Progress, Spectator, Watch};

/// How to search.
#[derive(Clone)]
pub struct Search {
    /// The algorithm.
    pub method: MethodInfo,
    /// Its parameters.
    pub args: Args,
    /// Deterministic limits.
    pub limits: Limits,
    /// The time it may take.
    pub time: Option<Duration>,
    /// Stops it from outside.
    pub cancel: Cancel,
}

/// What a search took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// What it counted.
    pub stats: Stats,
    /// Time of the search alone.
    pub time: Duration,
}

impl Search {
    /// The same search for one of many pieces of the work that began at `began` and is
    /// done on `threads` threads: what is left of the time, a share of the memory.
    pub fn share_from(&self, began: Instant, threads: usize) -> Self {
        let mut share = self.clone();
        share.time = self.time.map(|time| time.saturating_sub(began.elapsed()));
        share.limits.bytes = self.limits.bytes.map(|bytes| bytes / threads.max(1) as u64);
        share
    }

    /// Returns the unit of its main count.
    pub fn counted(&self) -> Counted {
        (self.method.counted)(&self.args)
    }

    /// Returns the same search with a time limit of at most `time`.
    pub fn briefly(&self, time: Duration) -> Self {
        Self { time: Some(self.time.unwrap_or(time).min(time)), ..self.clone() }
    }

    /// Why there is no need to begin, if there is none.
    pub fn is_over(&self) -> Option<Stop> {
        match self.time {
            _ if self.cancel.is_asked() => Some(Stop::Cancelled),
            Some(Duration::ZERO) => Some(Stop::TimeLimit),
            _ => None,
        }
    }

    /// Runs `work` under this search's limits, shown to `spectator` if there is one.
    pub fn run<T>(
        &self,
        progress: Option<&Progress>,
        spectator: Option<Spectator<'_>>,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        self.watched(self.watch(progress).show(spectator), work)
    }

    /// Runs `work` that is this `share` of a larger work.
    pub fn run_piece<T>(
        &self,
        progress: Option<&Progress>,
        share: f64,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        self.watched(self.watch(progress).piece(Some(share)), work)
    }

    fn watch<'a, 's>(&'a self, progress: Option<&'a Progress>) -> Watch<'a, 's> {
        if let Some(progress) = progress {
            progress.count_as(self.counted());
        }
        Watch::new(self.time, &self.cancel, progress)
    }

    fn watched<T>(
        &self,
        mut watch: Watch<'_, '_>,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        let began = Instant::now();
        let mut control = Control::new(self.limits, &mut watch);
        let result = work(&mut control);
        let stats = control.stats();
        let time = began.elapsed().saturating_sub(watch.watched());
        watch.end(&stats);
        (result, Cost { stats, time })
    }
}
