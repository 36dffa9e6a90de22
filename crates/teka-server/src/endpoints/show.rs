//! A search as it is watched: where it stands, told so often as its speed says.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use teka_core::control::{Stats, View};
use teka_host::search::Search;
use teka_host::watch::Cancel;
use teka_text::Words;

use super::told;
use crate::app::Shared;
use crate::events::Events;
use crate::paces::{Listed, Speed};
use crate::picture::{Look, picture};
use crate::state::extend;

/// How a search is to be watched.
pub struct Watching {
    pub look: Look,
    pub listed: Listed,
    pub shared: Arc<Shared>,
    pub cancel: Cancel,
    /// When even a search that rests has to end.
    pub until: Instant,
}

/// How often the view is told where no pace was asked for.
const OFTEN: Duration = Duration::from_millis(100);

/// Telling takes at most this part of the time of a search at full speed.
const SHARE: u32 = 20;

/// The most nodes between two looks at the clock and the speed.
const NODES: u64 = 8192;

/// Why a search had to end that was watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It was watched for too long.
    TooLong,
    /// Another one waits for its place.
    GaveWay,
}

/// Tells where a search stands.
pub struct Show<'a> {
    watching: &'a Watching,
    events: &'a Events,
    search: &'a Search,
    words: &'a Words,
    began: Instant,
    /// Time spent on watching, which is none of the search's.
    watched: Duration,
    last_look: Instant,
    /// When the view was last told, and at which node.
    told: Option<(Instant, u64)>,
    /// How long that took.
    telling: Duration,
    step: u64,
    pub ended: Option<Ended>,
}

impl<'a> Show<'a> {
    pub fn new(
        watching: &'a Watching,
        search: &'a Search,
        events: &'a Events,
        words: &'a Words,
    ) -> Self {
        let now = Instant::now();
        Self {
            watching,
            search,
            events,
            words,
            began: now,
            watched: Duration::ZERO,
            last_look: now,
            told: None,
            telling: Duration::ZERO,
            step: 1,
            ended: None,
        }
    }

    /// Looks, tells, rests; returns how many nodes may pass until the next look.
    pub fn look(&mut self, stats: &Stats, now: &dyn View) -> u64 {
        let began = Instant::now();
        let since = began - self.last_look;
        let mut speed = self.watching.listed.pace.speed();
        if speed.is_paused || self.is_due(speed, began, stats.nodes) {
            self.tell(stats, now, speed);
            self.rest(began);
            speed = self.watching.listed.pace.speed();
        } else if began >= self.watching.until {
            self.end(Ended::TooLong);
        }
        self.last_look = Instant::now();
        self.watched += self.last_look - began;
        match (speed.is_paused, speed.pace) {
            (true, _) => 1,
            (false, Some(pace)) => pace.min(NODES).min(self.left(pace, stats.nodes)),
            (false, None) => self.next_step(since),
        }
    }

    fn is_due(&self, speed: Speed, now: Instant, nodes: u64) -> bool {
        let Some((told, at)) = self.told else { return true };
        match speed.pace {
            Some(pace) => nodes - at >= pace,
            None => now - told >= OFTEN.max(self.telling * SHARE),
        }
    }

    /// Nodes until the view is told again.
    fn left(&self, pace: u64, nodes: u64) -> u64 {
        self.told.map_or(1, |(_, at)| pace.saturating_sub(nodes - at).max(1))
    }

    /// Nodes may take nanoseconds or seconds: the next look is so many nodes away as take
    /// a few milliseconds.
    fn next_step(&mut self, since: Duration) -> u64 {
        self.step = match since {
            short if short < Duration::from_millis(2) => (self.step * 2).min(NODES),
            long if long > Duration::from_millis(20) => (self.step / 4).max(1),
            _ => self.step,
        };
        self.step
    }

    fn tell(&mut self, stats: &Stats, now: &dyn View, speed: Speed) {
        let began = Instant::now();
        let seconds = (began - self.began).saturating_sub(self.watched).as_secs_f64();
        let mut event = json!({
            "nodes": stats.nodes, "stored": stats.stored, "tries": stats.tries,
            "at_least": stats.at_least, "depth": now.depth(), "seconds": seconds,
            "share": now.progress(), "note": now.note().map(|note| self.words.say(&note)),
            "cost": now.cost(), "paused": speed.is_paused,
            "counters": told::counters(self.search, stats, self.words),
        });
        extend(&mut event, picture(&now.scene(), self.watching.look, None));
        self.events.tell("progress", &event);
        self.told = Some((Instant::now(), stats.nodes));
        self.telling = began.elapsed();
    }

    /// Rests as the speed says; `began` is when this look did.
    fn rest(&mut self, began: Instant) {
        let Watching { listed, cancel, .. } = self.watching;
        let mut ended = None;
        listed.pace.rest(|speed| {
            ended = ended.take().or_else(|| self.has_to_end(speed, began));
            ended.is_some() || cancel.is_asked()
        });
        // It may be slow without any rest.
        if let Some(why) = ended.or_else(|| self.has_to_end(listed.pace.speed(), began)) {
            self.end(why);
        }
    }

    /// All the time it is watched counts, so that many short rests are no way to stay.
    fn has_to_end(&self, speed: Speed, began: Instant) -> Option<Ended> {
        let Watching { shared, until, .. } = self.watching;
        let lingers = || self.watched + began.elapsed() >= shared.limits.lingering;
        match Instant::now() >= *until {
            true => Some(Ended::TooLong),
            false if speed.is_slow() && lingers() => {
                shared.searches.give_way().then_some(Ended::GaveWay)
            }
            false => None,
        }
    }

    fn end(&mut self, why: Ended) {
        self.ended = Some(why);
        self.watching.cancel.ask();
    }
}
