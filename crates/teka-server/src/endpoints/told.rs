//! What several answers say alike.

use serde_json::{Value as Json, json};
use teka_core::any::{AnyFamily, AnyStep};
use teka_core::control::{Stats, Stop};
use teka_core::message::Message;
use teka_core::place::{Cell, Place};
use teka_core::value::Value;
use teka_host::counters;
use teka_host::json as shapes;
use teka_host::search::Search;
use teka_text::Words;

use crate::picture::{Look, picture};
use crate::state::{extend, parts};

/// Work that a limit ended.
pub fn stopped(stop: Stop, words: &Words) -> Json {
    json!({ "outcome": "stopped", "reason": stop.name(), "message": why(stop.name(), words) })
}

/// The reason of a search that ended for the sake of another one.
pub const GAVE_WAY: &str = "gave-way";

/// Why work stopped, in words.
pub fn why(stop: &str, words: &Words) -> String {
    match stop {
        GAVE_WAY => words.id("server-gave-way"),
        stop => words.id(&format!("stop-{stop}")),
    }
}

/// Returns every counter of a run with its name and its label; the first is the main count of its
/// method.
pub fn counters(search: &Search, stats: &Stats, words: &Words) -> Json {
    let counter = |(id, name, number): (String, &str, Value)| json!({ "name": name, "label": words.id(&id), "value": shapes::value(&number) });
    counters::shown(search, stats).into_iter().map(counter).collect()
}

/// A step with its picture, its rule in words, and the cells its words speak of.
pub fn step(family: &dyn AnyFamily, step: &AnyStep, look: Look, words: &Words) -> Json {
    let mut object = plain_step(family, step, words);
    extend(&mut object, picture(&step.finding.scene, look, Some(words)));
    object
}

/// A step without its picture.
pub fn plain_step(family: &dyn AnyFamily, step: &AnyStep, words: &Words) -> Json {
    let say = |message: &Message| words.say(message);
    let mut object = shapes::step(family, step, &say);
    let finding = &step.finding;
    let cells = |place: Place| -> Vec<Cell> {
        let known = finding.cells.iter().find(|(known, _)| *known == place);
        known.map(|(_, cells)| cells.clone()).unwrap_or_default()
    };
    object["rule_name"] = json!(words.id(&format!("{}-rule-{}", family.info().id, step.rule)));
    object["parts"] = parts(&finding.message, words, &cells);
    object
}
