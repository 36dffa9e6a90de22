//! Every step, with its picture.

use serde_json::{Value as Json, json};
use teka_core::message::Message;
use teka_host::json as shapes;

use super::{Reply, told};
use crate::ask::Ask;
use crate::opened;
use crate::picture::picture;
use crate::search::within;
use crate::state::without;
use crate::trouble::Trouble;

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
    let steps = found.steps.iter().map(|step| told::step(family, step, look, words));
    object["steps"] = steps.collect::<Vec<Json>>().into();
    let name =
        |grade: usize| words.id(&format!("{}-grade-{}", family.info().id, family.grades()[grade]));
    object["grade_name"] = json!(found.grade.map(name));
    object["last"] = picture(&found.last, look, Some(words));
    Ok(object.into())
}
