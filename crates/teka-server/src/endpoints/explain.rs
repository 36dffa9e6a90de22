//! Every step, with its picture.

use serde_json::{Value as Json, json};
use teka_core::any::AnyStep;
use teka_core::message::Message;
use teka_host::json as shapes;

use super::{Reply, told};
use crate::ask::Ask;
use crate::opened;
use crate::picture::picture;
use crate::search::within;
use crate::state::without;
use crate::trouble::Trouble;

/// Bytes of drawings in one answer, about; their scenes take some more. Long explanations of
/// large boards have many, and a server must hold what is not yet read.
const DRAWN: usize = 1 << 20;

/// Explains the puzzle of a game from its start.
pub fn explain(ask: &Ask) -> Result<Reply, Trouble> {
    let (puzzle, words, look) = (opened::game(ask)?.puzzle(), ask.words(), ask.look()?);
    let family = puzzle.family();
    let found = match within(ask, |control| puzzle.explain(control))? {
        Ok(found) => found,
        Err(stop) => return Ok(told::stopped(stop, words).into()),
    };
    let say = |message: &Message| words.say(message);
    let mut object = without(shapes::explanation(family, "", &found, &say), &["puzzle", "name"]);
    let (from, mut drawn) = (ask.number("from", 0, u64::from(u32::MAX))?.unwrap_or(0), 0);
    let step = |(number, step): (usize, &AnyStep)| {
        if (number as u64) < from || drawn >= DRAWN {
            return told::plain_step(family, step, words);
        }
        let step = told::step(family, step, look, words);
        drawn += step["svg"].as_str().map_or(0, str::len);
        step
    };
    object["steps"] = found.steps.iter().enumerate().map(step).collect::<Vec<Json>>().into();
    let name =
        |grade: usize| words.id(&format!("{}-grade-{}", family.info().id, family.grades()[grade]));
    object["grade_name"] = json!(found.grade.map(name));
    object["last"] = picture(&found.last, look, Some(words));
    Ok(object.into())
}
