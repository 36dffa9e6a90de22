//! The host's observer: the clock, Ctrl-C, progress and live pictures.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use teka_core::control::{Observer, Stats, Stop, View};

/// Asks every run that holds a clone of it to stop; it cannot be taken back.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Asks; true if somebody had asked before.
    pub fn ask(&self) -> bool {
        self.0.swap(true, Ordering::SeqCst)
    }

    /// True once somebody has asked.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What many runs have done together, for a progress bar on another thread.
#[derive(Debug, Default)]
pub struct Progress {
    /// Puzzles there are.
    pub puzzles: AtomicU64,
    /// Puzzles done.
    pub done: AtomicU64,
    /// Nodes looked at in all.
    pub nodes: AtomicU64,
    /// Share of the present search space done, in millionths; 0 where unknown.
    pub millionths: AtomicU64,
}

/// Sees a run at work; what it returns is how many nodes may pass until the next look.
pub type Spectator<'a> = &'a mut dyn FnMut(&Stats, &dyn View) -> u64;

/// How many nodes may pass between two looks at the clock.
const OFTEN: u64 = 1024;

/// Watches one run.
pub struct Watch<'a, 's> {
    deadline: Option<Instant>,
    cancel: &'a Cancel,
    progress: Option<&'a Progress>,
    spectator: Option<Spectator<'s>>,
    /// Node count at which the spectator looks next.
    next_show: u64,
    nodes_told: u64,
    nodes_seen: u64,
    /// Time the spectator took, which is none of the search's.
    watched: Duration,
}

impl<'a, 's> Watch<'a, 's> {
    /// Watches a run that may take `time` from now on.
    pub fn new(time: Option<Duration>, cancel: &'a Cancel, progress: Option<&'a Progress>) -> Self {
        // A limit so long that the clock cannot hold it is none.
        let deadline = time.and_then(|time| Instant::now().checked_add(time));
        let watched = Duration::ZERO;
        Self {
            deadline,
            cancel,
            progress,
            spectator: None,
            next_show: 0,
            nodes_told: 0,
            nodes_seen: 0,
            watched,
        }
    }

    /// Lets a spectator see every so many nodes, from the first on.
    pub fn show(mut self, spectator: Option<Spectator<'s>>) -> Self {
        self.spectator = spectator;
        self
    }

    /// Time the spectator took.
    pub fn watched(&self) -> Duration {
        self.watched
    }

    /// Tells the progress what was done since it was last told.
    pub fn tell(&mut self, stats: &Stats) {
        if let Some(progress) = self.progress {
            progress.nodes.fetch_add(stats.nodes - self.nodes_told, Ordering::Relaxed);
            self.nodes_told = stats.nodes;
        }
    }

    fn show_now(&mut self, stats: &Stats, now: &dyn View) {
        // Where nodes are long, there are more looks than the spectator wants to see.
        if stats.nodes < self.next_show {
            return;
        }
        if let Some(spectator) = &mut self.spectator {
            let began = Instant::now();
            self.next_show = stats.nodes.saturating_add(spectator(stats, now).max(1));
            let took = began.elapsed();
            self.watched += took;
            // Looking must not eat the time the search was given.
            self.deadline = self.deadline.and_then(|deadline| deadline.checked_add(took));
        }
    }
}

impl Observer for Watch<'_, '_> {
    fn tick(&mut self, stats: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.tell(stats);
        self.nodes_seen = stats.nodes;
        if let (Some(progress), Some(share)) = (self.progress, now.share()) {
            progress.millionths.store((share * 1e6) as u64, Ordering::Relaxed);
        }
        self.show_now(stats, now);
        if self.cancel.is_asked() {
            return Err(Stop::Cancelled);
        }
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(Stop::TimeLimit),
            _ => Ok(()),
        }
    }

    /// However rarely the spectator looks, the clock is looked at often.
    fn patience(&self) -> u64 {
        match self.spectator {
            Some(_) => (self.next_show.saturating_sub(self.nodes_seen)).clamp(1, OFTEN),
            None => OFTEN,
        }
    }
}
