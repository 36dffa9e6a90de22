//! The observer of runs: the clock, Ctrl-C, progress and live pictures.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use teka_core::control::{Observer, Stats, Stop, View};
use teka_core::family::Counted;

/// A token that cancels every run that holds a clone of it. A cancelled token stays cancelled.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Cancels the runs. Returns true if they were already cancelled.
    pub fn ask(&self) -> bool {
        self.0.swap(true, Ordering::SeqCst)
    }

    /// Returns true if the runs are cancelled.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A clock that returns the time since a fixed moment.
///
/// It is replaceable because a program in a browser cannot use the system clock, which is the
/// default.
#[derive(Clone, Copy, Debug)]
pub struct Clock(pub fn() -> Duration);

impl Clock {
    /// Returns the time since the fixed moment.
    pub fn now(self) -> Duration {
        (self.0)()
    }

    /// Returns the time elapsed since `then`.
    pub fn since(self, then: Duration) -> Duration {
        self.now().saturating_sub(then)
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self(|| {
            static START: OnceLock<Instant> = OnceLock::new();
            START.get_or_init(Instant::now).elapsed()
        })
    }
}

/// A callback that runs on the thread of a run each time the run reports progress.
pub type Listener = Box<dyn Fn(&Progress) + Send + Sync>;

/// The combined progress of several runs, for a progress bar on another thread.
#[derive(Default)]
pub struct Progress {
    /// The number of puzzles.
    pub puzzles: AtomicU64,
    /// The number of finished puzzles.
    pub done: AtomicU64,
    /// The sum of the main counters of all runs.
    pub nodes: AtomicU64,
    /// The unit of the main counter, as an index into [`Counted::ALL`].
    counted: AtomicU8,
    /// The fraction of the work that is done, if it is known.
    fraction: AtomicU64,
    /// The fraction of the work that was done in an earlier run.
    before: AtomicU64,
    listener: Option<Listener>,
}

impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Progress")
            .field("nodes", &self.nodes)
            .field("fraction", &self.fraction)
            .finish()
    }
}

/// The whole work, in units so fine that small pieces are not lost in rounding.
const WHOLE: f64 = 1e12;

impl Progress {
    /// Creates a progress that calls `listener` each time a run reports.
    pub fn with_listener(listener: Listener) -> Self {
        Self { listener: Some(listener), ..Self::default() }
    }

    /// Sets the unit of the run that is starting.
    pub fn count_as(&self, counted: Counted) {
        let number = Counted::ALL.iter().position(|known| *known == counted).unwrap_or_default();
        self.counted.store(number as u8, Ordering::Relaxed);
    }

    /// Returns the unit of the last run that started.
    pub fn counted(&self) -> Counted {
        let number = usize::from(self.counted.load(Ordering::Relaxed));
        Counted::ALL.get(number).copied().unwrap_or_default()
    }

    /// Returns the fraction of the work that is done, from 0 to 1. Returns 0 if it is unknown.
    pub fn fraction(&self) -> f64 {
        (self.fraction.load(Ordering::Relaxed) as f64 / WHOLE).min(1.0)
    }

    /// Returns the fraction of the work that was done in an earlier run.
    pub fn before(&self) -> f64 {
        self.before.load(Ordering::Relaxed) as f64 / WHOLE
    }

    /// Records that this fraction of the work was done in an earlier run.
    pub fn was_done(&self, work: f64) {
        let work = (work * WHOLE) as u64;
        self.before.fetch_add(work, Ordering::Relaxed);
        self.fraction.fetch_add(work, Ordering::Relaxed);
    }
}

/// A callback that observes a run. It returns the number of nodes until the next call.
pub type Spectator<'a> = &'a mut dyn FnMut(&Stats, &dyn View) -> u64;

/// The number of nodes between two checks of the clock.
const OFTEN: u64 = 1024;

/// The observer of one run.
pub struct Watch<'a, 's> {
    clock: Clock,
    deadline: Option<Duration>,
    cancel: &'a Cancel,
    progress: Option<&'a Progress>,
    spectator: Option<Spectator<'s>>,
    /// The number of nodes at which the spectator is called next.
    next_show: u64,
    nodes_reported: u64,
    nodes_seen: u64,
    /// The fraction of a larger task that this run makes up, or `None` for a separate task.
    work: Option<f64>,
    fraction_reported: u64,
    /// The time that the spectator took, which does not count as search time.
    watched: Duration,
}

impl<'a, 's> Watch<'a, 's> {
    /// Observes a run that may take `time` from now on, by the system clock.
    pub fn new(time: Option<Duration>, cancel: &'a Cancel, progress: Option<&'a Progress>) -> Self {
        Self::by(Clock::default(), time, cancel, progress)
    }

    /// Observes a run that may take `time` from now on, by another clock.
    pub fn by(
        clock: Clock,
        time: Option<Duration>,
        cancel: &'a Cancel,
        progress: Option<&'a Progress>,
    ) -> Self {
        // A time limit beyond the range of the clock is no limit.
        let deadline = time.and_then(|time| clock.now().checked_add(time));
        let watched = Duration::ZERO;
        Self {
            clock,
            deadline,
            cancel,
            progress,
            spectator: None,
            next_show: 0,
            nodes_reported: 0,
            nodes_seen: 0,
            work: None,
            fraction_reported: 0,
            watched,
        }
    }

    /// Adds a spectator, which is called at the first node and at the intervals it returns.
    pub fn show(mut self, spectator: Option<Spectator<'s>>) -> Self {
        self.spectator = spectator;
        self
    }

    /// Counts the run as this fraction of a larger task.
    pub fn piece(mut self, work: Option<f64>) -> Self {
        self.work = work;
        self
    }

    /// Returns the time that the spectator took.
    pub fn watched(&self) -> Duration {
        self.watched
    }

    /// Reports the work done since the last report.
    pub fn report(&mut self, stats: &Stats) {
        if let Some(progress) = self.progress {
            progress.nodes.fetch_add(stats.nodes - self.nodes_reported, Ordering::Relaxed);
            self.nodes_reported = stats.nodes;
        }
    }

    /// Reports the end of the run: a piece is finished, or a separate task is no longer in
    /// progress.
    pub fn end(&mut self, stats: &Stats) {
        self.report(stats);
        self.report_fraction(self.work.unwrap_or(0.0));
    }

    fn report_fraction(&mut self, fraction: f64) {
        if let Some(progress) = self.progress {
            let fraction = (fraction * WHOLE) as u64;
            progress
                .fraction
                .fetch_add(fraction.wrapping_sub(self.fraction_reported), Ordering::Relaxed);
            self.fraction_reported = fraction;
        }
    }

    fn show_now(&mut self, stats: &Stats, now: &dyn View) {
        // If nodes are slow, the observer runs more often than the spectator wants.
        if stats.nodes < self.next_show {
            return;
        }
        if let Some(spectator) = &mut self.spectator {
            let began = self.clock.now();
            self.next_show = stats.nodes.saturating_add(spectator(stats, now).max(1));
            let took = self.clock.since(began);
            self.watched += took;
            // Observing must not use up the time of the search.
            self.deadline = self.deadline.and_then(|deadline| deadline.checked_add(took));
        }
    }
}

impl Observer for Watch<'_, '_> {
    fn tick(&mut self, stats: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.report(stats);
        self.nodes_seen = stats.nodes;
        if let Some(fraction) = now.progress() {
            self.report_fraction(fraction.clamp(0.0, 1.0) * self.work.unwrap_or(1.0));
        }
        if let Some((progress, listener)) =
            self.progress.and_then(|progress| Some((progress, progress.listener.as_ref()?)))
        {
            listener(progress);
        }
        self.show_now(stats, now);
        if self.cancel.is_asked() {
            return Err(Stop::Cancelled);
        }
        match self.deadline {
            Some(deadline) if self.clock.now() >= deadline => Err(Stop::TimeLimit),
            _ => Ok(()),
        }
    }

    /// The clock is checked often, even if the spectator is rarely called.
    fn interval(&self) -> u64 {
        match self.spectator {
            Some(_) => (self.next_show.saturating_sub(self.nodes_seen)).clamp(1, OFTEN),
            None => OFTEN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use teka_core::scene::Scene;

    /// A run with this progress.
    struct At(f64);

    impl View for At {
        fn scene(&self) -> Scene {
            Scene::new(1, 1)
        }

        fn progress(&self) -> Option<f64> {
            Some(self.0)
        }
    }

    fn close_to(progress: &Progress, fraction: f64) {
        assert!(
            (progress.fraction() - fraction).abs() < 1e-9,
            "{} is not {fraction}",
            progress.fraction()
        );
    }

    #[test]
    fn pieces_add_up_in_any_order() {
        let (progress, cancel, stats) = (Progress::default(), Cancel::default(), Stats::default());
        let watch = |work| Watch::new(None, &cancel, Some(&progress)).piece(work);
        progress.was_done(0.25);
        let (mut first, mut second) = (watch(Some(0.25)), watch(Some(0.5)));
        first.tick(&stats, &At(0.5)).unwrap();
        second.tick(&stats, &At(0.1)).unwrap();
        close_to(&progress, 0.425);
        first.end(&stats);
        close_to(&progress, 0.55);
        second.end(&stats);
        close_to(&progress, 1.0);
        assert_eq!(progress.before(), 0.25);
    }

    #[test]
    fn runs_that_stand_for_themselves_begin_anew() {
        let (progress, cancel, stats) = (Progress::default(), Cancel::default(), Stats::default());
        for _ in 0..3 {
            let mut watch = Watch::new(None, &cancel, Some(&progress));
            watch.tick(&stats, &At(0.7)).unwrap();
            close_to(&progress, 0.7);
            watch.end(&stats);
            close_to(&progress, 0.0);
        }
    }
}
