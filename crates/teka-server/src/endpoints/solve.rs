//! Solving, watched: the present view of the search, each solution as it is found.

use std::sync::Arc;
use std::time::Instant;

use serde_json::{Value as Json, json};
use teka_core::any::{AnyPosition, AnyPuzzle};
use teka_core::control::{Stats, Stop, View};
use teka_core::diagnostic::Diagnostics;
use teka_core::message::Message;
use teka_host::answer::{self, Outcome, Wanted};
use teka_host::json as shapes;
use teka_host::report::{self, Report};
use teka_host::search::Aim;

use super::show::{Ended, Show, Watching};
use super::{Run, pace, told};
use crate::ask::Ask;
use crate::events::Events;
use crate::opened;
use crate::search::search;
use crate::state::{extend, without};
use crate::trouble::Trouble;

/// Makes ready to solve the puzzle of a game.
pub fn solve(ask: &Ask) -> Result<Run, Trouble> {
    let puzzle = opened::game(ask)?.puzzle();
    let search = search(ask, puzzle.as_ref(), Aim::Solve)?;
    let limit = ask.number("limit", 1, ask.shared.limits.solutions)?;
    let wanted = limit.map_or(Wanted::One, Wanted::UpTo);
    let watching = Watching {
        look: ask.look()?,
        listed: pace::list(ask)?,
        shared: Arc::clone(&ask.shared),
        cancel: ask.cancel.clone(),
        until: Instant::now() + ask.shared.limits.watched,
    };
    let lang = ask.lang;
    Ok(Box::new(move |events: &Events| {
        let words = watching.shared.words(lang);
        let say = |message: &Message| words.say(message);
        let mut show = Show::new(&watching, &search, events, words);
        let (mut number, mut first) = (0, None);
        let mut take = |found: Box<dyn AnyPosition>| {
            number += 1;
            let sent =
                events.insist("solution", &solution(number, puzzle.as_ref(), found.as_ref()));
            first.get_or_insert(found);
            sent
        };
        let mut spectator = |stats: &Stats, now: &dyn View| show.look(stats, now);
        let mut found =
            answer::each(puzzle.as_ref(), &search, wanted, None, Some(&mut spectator), &mut take);
        // A search ended by the show was not cancelled by its client.
        let is_cancelled = found.outcome == Outcome::Stopped(Stop::Cancelled);
        let ended = show.ended.filter(|_| is_cancelled);
        if ended == Some(Ended::TooLong) {
            found.outcome = Outcome::Stopped(Stop::TimeLimit);
        }
        let nothing = Diagnostics::default();
        let done = shapes::answer(puzzle.family(), "", &search, &found, &nothing, &say);
        let mut done = without(done, &["name", "warnings"]);
        done["found"] = json!(found.found);
        done["counters"] = told::counters(&search, &found.cost.stats, words);
        let why = answer::why_impossible(puzzle.as_ref(), &search, &found);
        let why = why.as_ref().map(|why| &why.message);
        let report = Report { words, search: &search, answer: &found, why };
        let first = first.filter(|found| found.moves().len() <= watching.shared.limits.moves);
        let first = first.map(|found| report::solution(found.as_ref(), false, words));
        done["text"] = json!(report.file(first.as_slice()));
        if ended == Some(Ended::GaveWay) {
            done["reason"] = json!(told::GAVE_WAY);
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
