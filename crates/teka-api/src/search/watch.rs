//! Watched searches: progress events at the speed that the client chooses.

use std::time::Duration;

use teka_core::control::{Stats, View};
use teka_host::search::Search;

use super::solve::{SolveEvent, SolveProgress};
use super::{INTERVAL, counters};
use crate::context::{Context, Pacing, Speed};
use crate::endpoint::{Event, Sink};
use crate::picture::{Look, Picture};

/// At full speed, reporting takes at most 1 part in `PART` of the time of a search.
const PART: u32 = 20;

/// The maximum number of nodes between two checks of the clock and the speed.
const NODES: u64 = 8192;

/// Why a watched search had to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It was watched for too long.
    TooLong,
    /// Another search is waiting for its slot.
    Preempted,
}

/// An observer that reports the progress of a search.
pub struct Watched<'a> {
    context: &'a Context,
    look: Look,
    pacing: &'a dyn Pacing,
    search: &'a Search,
    sink: &'a dyn Sink,
    began: Duration,
    /// The time at which even a paused search has to end.
    until: Duration,
    /// The time spent on reporting and pausing, which does not count as search time.
    watched: Duration,
    last_look: Duration,
    /// The time and the node of the last report.
    reported: Option<(Duration, u64)>,
    /// The duration of the last report.
    reporting: Duration,
    step: u64,
    /// The reason why the search had to end, if it had to.
    pub ended: Option<Ended>,
}

impl<'a> Watched<'a> {
    /// Starts observing a search that has to end at `until`.
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

    /// Reports progress and pauses as the speed requires. Returns the number of nodes until the
    /// next call.
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

    /// Returns the number of nodes until the next report.
    fn left(&self, between: u64, nodes: u64) -> u64 {
        self.reported.map_or(1, |(_, at)| between.saturating_sub(nodes - at).max(1))
    }

    /// Returns the number of nodes that take a few milliseconds. A node may take nanoseconds or
    /// seconds.
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

    /// Pauses as the speed requires. `began` is the time at which the current call started.
    fn rest(&mut self, began: Duration) {
        let mut ended = None;
        self.pacing.rest(&mut |speed| {
            ended = ended.take().or_else(|| self.has_to_end(speed, began));
            ended.is_some() || self.context.cancel.is_asked()
        });
        // A search can be slow even without a pause.
        if let Some(why) = ended.or_else(|| self.has_to_end(self.pacing.speed(), began)) {
            self.end(why);
        }
    }

    /// Returns why the search has to end, if it has to. The whole watched time counts, so that many
    /// short pauses cannot occupy the slot for ever.
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
