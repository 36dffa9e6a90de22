//! A search as it is watched: where it stands, reported as often as its speed says.

use std::time::Duration;

use teka_core::control::{Stats, View};
use teka_host::search::Search;

use super::solve::{SolveEvent, SolveProgress};
use super::{INTERVAL, counters};
use crate::context::{Context, Pacing, Speed};
use crate::endpoint::{Event, Sink};
use crate::picture::{Look, Picture};

/// Reporting takes at most this part of the time of a search at full speed.
const PART: u32 = 20;

/// The most nodes between two looks at the clock and the speed.
const NODES: u64 = 8192;

/// Why a watched search had to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It was watched for too long.
    TooLong,
    /// Another one waits for its place.
    Preempted,
}

/// Reports where a search stands.
pub struct Watched<'a> {
    context: &'a Context,
    look: Look,
    pacing: &'a dyn Pacing,
    search: &'a Search,
    sink: &'a dyn Sink,
    began: Duration,
    /// When even a paused search has to end.
    until: Duration,
    /// Time spent on watching, which does not count as the search's.
    watched: Duration,
    last_look: Duration,
    /// When the view was last reported, and at which node.
    reported: Option<(Duration, u64)>,
    /// How long that took.
    reporting: Duration,
    step: u64,
    /// Why the search had to end, if it had.
    pub ended: Option<Ended>,
}

impl<'a> Watched<'a> {
    /// Watches a search that begins now; it has to end at `until`.
    pub fn new(
        context: &'a Context,
        look: Look,
        pacing: &'a dyn Pacing,
        search: &'a Search,
        sink: &'a dyn Sink,
        until: Duration,
    ) -> Self {
        let now = context.api.clock.now();
        Self {
            context,
            look,
            pacing,
            search,
            sink,
            began: now,
            until,
            watched: Duration::ZERO,
            last_look: now,
            reported: None,
            reporting: Duration::ZERO,
            step: 1,
            ended: None,
        }
    }

    fn now(&self) -> Duration {
        self.context.api.clock.now()
    }

    /// Looks, reports and rests. Returns how many nodes may pass until the next look.
    pub fn look(&mut self, stats: &Stats, view: &dyn View) -> u64 {
        let began = self.now();
        let since = began.saturating_sub(self.last_look);
        let mut speed = self.pacing.speed();
        if speed.is_paused || self.is_due(speed, began, stats.nodes) {
            self.report(stats, view, speed);
            self.rest(began);
            speed = self.pacing.speed();
        } else if began >= self.until {
            self.end(Ended::TooLong);
        }
        self.last_look = self.now();
        self.watched += self.last_look.saturating_sub(began);
        match (speed.is_paused, speed.nodes_per_event) {
            (true, _) => 1,
            (false, Some(nodes)) => nodes.min(NODES).min(self.left(nodes, stats.nodes)),
            (false, None) => self.next_step(since),
        }
    }

    fn is_due(&self, speed: Speed, now: Duration, nodes: u64) -> bool {
        let Some((reported, at)) = self.reported else { return true };
        match speed.nodes_per_event {
            Some(between) => nodes - at >= between,
            None => now.saturating_sub(reported) >= INTERVAL.max(self.reporting * PART),
        }
    }

    /// Returns how many nodes pass until the view is reported again.
    fn left(&self, between: u64, nodes: u64) -> u64 {
        self.reported.map_or(1, |(_, at)| between.saturating_sub(nodes - at).max(1))
    }

    /// Nodes may take nanoseconds or seconds: the next look comes after a few milliseconds.
    fn next_step(&mut self, since: Duration) -> u64 {
        self.step = match since {
            short if short < Duration::from_millis(2) => (self.step * 2).min(NODES),
            long if long > Duration::from_millis(20) => (self.step / 4).max(1),
            _ => self.step,
        };
        self.step
    }

    fn report(&mut self, stats: &Stats, view: &dyn View, speed: Speed) {
        let (began, words) = (self.now(), self.context.words());
        let seconds = began.saturating_sub(self.began).saturating_sub(self.watched);
        let progress = SolveProgress {
            nodes: stats.nodes,
            stored: stats.stored,
            tries: stats.tries,
            at_least: stats.at_least,
            depth: view.depth(),
            seconds: seconds.as_secs_f64(),
            fraction: view.progress(),
            note: view.note().map(|note| words.say(&note)),
            cost: view.cost(),
            paused: speed.is_paused,
            counters: counters(self.search, stats, words),
            picture: Picture::new(&view.scene(), self.look, None),
        };
        self.sink.offer(Event::new(&SolveEvent::Progress(Box::new(progress))));
        let now = self.now();
        self.reported = Some((now, stats.nodes));
        self.reporting = now.saturating_sub(began);
    }

    /// Rests as the speed says; `began` is when this look did.
    fn rest(&mut self, began: Duration) {
        let mut ended = None;
        self.pacing.rest(&mut |speed| {
            ended = ended.take().or_else(|| self.has_to_end(speed, began));
            ended.is_some() || self.context.cancel.is_asked()
        });
        // A search may be slow without any rest.
        if let Some(why) = ended.or_else(|| self.has_to_end(self.pacing.speed(), began)) {
            self.end(why);
        }
    }

    /// All the time it is watched counts, so that many short rests cannot keep the place.
    fn has_to_end(&self, speed: Speed, began: Duration) -> Option<Ended> {
        let now = self.now();
        let watched = self.watched + now.saturating_sub(began);
        let is_long = watched >= self.context.api.limits.preempt_after;
        match now >= self.until {
            true => Some(Ended::TooLong),
            false if speed.is_slow() && is_long => {
                self.pacing.is_preempted().then_some(Ended::Preempted)
            }
            false => None,
        }
    }

    fn end(&mut self, why: Ended) {
        self.ended = Some(why);
        self.context.cancel.ask();
    }
}
