//! Solving, watched: the present view of the search, each solution as it is found.

use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use teka_core::any::{AnyPosition, AnyPuzzle};
use teka_core::control::{Stats, Stop, View};
use teka_core::diagnostic::Diagnostics;
use teka_core::message::Message;
use teka_host::answer::{self, Wanted};
use teka_host::json as shapes;
use teka_host::run::Search;

use super::{Run, told};
use crate::ask::Ask;
use crate::events::Events;
use crate::opened;
use crate::picture::{Look, picture};
use crate::search::search;
use crate::state::{extend, without};
use crate::trouble::Trouble;

/// Makes ready to solve the puzzle of a game.
pub fn solve(ask: &Ask) -> Result<Run, Trouble> {
    let puzzle = opened::game(ask)?.puzzle();
    let search = search(ask, puzzle.as_ref(), false)?;
    let limit = ask.number("limit", 1, ask.shared.limits.solutions)?;
    let wanted = limit.map_or(Wanted::One, Wanted::UpTo);
    let watching = Watching {
        look: ask.look()?,
        pace: ask.number("pace", 1, 1_000_000_000)?,
        pause: Duration::from_millis(ask.number("pause", 0, 5_000)?.unwrap_or(0)),
        until: Instant::now() + ask.shared.limits.watched,
    };
    let (shared, lang) = (std::sync::Arc::clone(&ask.shared), ask.lang);
    Ok(Box::new(move |events: &Events| {
        let words = shared.words(lang);
        let say = |message: &Message| words.say(message);
        let mut show = Show::new(&watching, &search, events, &say);
        let mut number = 0;
        let mut take = |found: Box<dyn AnyPosition>| {
            number += 1;
            events.insist("solution", &solution(number, puzzle.as_ref(), found.as_ref()))
        };
        let mut spectator = |stats: &Stats, now: &dyn View| show.look(stats, now);
        let found =
            answer::each(puzzle.as_ref(), &search, wanted, None, Some(&mut spectator), &mut take);
        let nothing = Diagnostics::default();
        let done = shapes::answer(puzzle.family(), "", &search, &found, &nothing, &say);
        let mut done = without(done, &["name", "warnings"]);
        done["found"] = json!(found.found);
        if show.is_over && done["reason"] == Stop::Cancelled.name() {
            done["reason"] = json!(Stop::TimeLimit.name());
        }
        if let Some(reason) = done["reason"].as_str() {
            done["message"] = json!(told::why(reason, words));
        }
        let _ = events.insist("done", &done);
    }))
}

/// A solution, and the game that leads to it: the page goes through it move by move.
fn solution(number: u64, puzzle: &dyn AnyPuzzle, found: &dyn AnyPosition) -> Json {
    let mut game = puzzle.session();
    for action in found.moves() {
        // A solution's moves were verified by playing them.
        let _ = game.play(&action);
    }
    let mut object = json!({ "number": number, "game": game.save(), "moves": found.moves() });
    extend(&mut object, Json::Object(shapes::fields(&found.answer())));
    object
}

/// How a search is to be watched.
struct Watching {
    look: Look,
    /// Nodes between two looks; as many as take about a tenth of a second if not said.
    pace: Option<u64>,
    /// How long it rests after each look.
    pause: Duration,
    /// When even a search that rests has to end.
    until: Instant,
}

/// How often the view is told where no pace was asked for.
const OFTEN: Duration = Duration::from_millis(100);

/// How long it rests at the most without looking whether somebody has left.
const NAP: Duration = Duration::from_millis(20);

/// The most nodes between two looks at the clock.
const NODES: u64 = 1024;

/// Tells where a search stands.
struct Show<'a> {
    watching: &'a Watching,
    search: &'a Search,
    events: &'a Events,
    say: &'a dyn Fn(&Message) -> String,
    began: Instant,
    last_told: Option<Instant>,
    last_look: Instant,
    step: u64,
    is_over: bool,
}

impl<'a> Show<'a> {
    fn new(
        watching: &'a Watching,
        search: &'a Search,
        events: &'a Events,
        say: &'a dyn Fn(&Message) -> String,
    ) -> Self {
        let now = Instant::now();
        Self {
            watching,
            search,
            events,
            say,
            began: now,
            last_told: None,
            last_look: now,
            step: 1,
            is_over: false,
        }
    }

    /// Looks, tells, rests; returns how many nodes may pass until the next look.
    fn look(&mut self, stats: &Stats, now: &dyn View) -> u64 {
        if Instant::now() >= self.watching.until {
            self.is_over = true;
            self.search.cancel.ask();
        }
        match self.watching.pace {
            Some(pace) => {
                self.tell(stats, now);
                self.rest();
                pace
            }
            None => self.look_often(stats, now),
        }
    }

    /// Nodes may take nanoseconds or seconds: the next look is so many nodes away as take
    /// a few milliseconds.
    fn look_often(&mut self, stats: &Stats, now: &dyn View) -> u64 {
        let since = self.last_look.elapsed();
        self.step = match since {
            short if short < Duration::from_millis(2) => (self.step * 2).min(NODES),
            long if long > Duration::from_millis(20) => (self.step / 4).max(1),
            _ => self.step,
        };
        if self.last_told.is_none_or(|told| told.elapsed() >= OFTEN) {
            self.tell(stats, now);
        }
        self.last_look = Instant::now();
        self.step
    }

    fn tell(&mut self, stats: &Stats, now: &dyn View) {
        let mut event = json!({
            "nodes": stats.nodes, "stored": stats.stored,
            "seconds": self.began.elapsed().as_secs_f64(), "share": now.share(),
            "note": now.note().map(|note| (self.say)(&note)), "cost": now.cost(),
        });
        extend(&mut event, picture(&now.scene(), self.watching.look, None));
        self.events.tell("progress", &event);
        self.last_told = Some(Instant::now());
    }

    fn rest(&self) {
        let until = Instant::now() + self.watching.pause;
        while Instant::now() < until && !self.search.cancel.is_asked() {
            std::thread::sleep(NAP.min(until.saturating_duration_since(Instant::now())));
        }
    }
}
