//! Is it right.

use serde_json::Value as Json;
use teka_core::message::Message;
use teka_host::json as shapes;
use teka_host::report;

use super::Reply;
use crate::ask::Ask;
use crate::opened;
use crate::picture::picture;
use crate::state::{extend, status, without};
use crate::trouble::Trouble;

/// Judges the position of a game, or an answer to its puzzle.
pub fn check(ask: &Ask) -> Result<Reply, Trouble> {
    let (game, words) = (opened::game(ask)?, ask.words());
    let (mut object, scene): (Json, _) = match ask.maybe_text("answer")? {
        None => (status(game.as_ref(), &game.status(), words), game.scene()),
        Some(answer) => {
            let puzzle = game.puzzle();
            let position = puzzle.read_answer(&report::without_figures(answer))?;
            let say = |message: &Message| words.say(message);
            let verdict = shapes::check(puzzle.family(), "", &position.status(), &say);
            (without(verdict, &["puzzle", "name"]), position.scene_of_mistakes())
        }
    };
    extend(&mut object, picture(&scene, ask.look()?, Some(words)));
    Ok(object.into())
}
