//! Where games come from, and puzzles as text.

use serde_json::json;
use teka_core::message;
use teka_core::message::Message;
use teka_host::generate::Recipe;
use teka_host::json as shapes;

use super::{Reply, told};
use crate::ask::Ask;
use crate::opened::{self, How, Opened};
use crate::search::within;
use crate::state::state;
use crate::trouble::Trouble;

/// Opens a text.
pub fn open(ask: &Ask) -> Result<Reply, Trouble> {
    let entry = ask.number("entry", 0, u64::from(u32::MAX))?.unwrap_or(0);
    let how = How { family: ask.family()?, reading: ask.reading()?, entry: entry as usize };
    let Opened { game, warnings, entries } = opened::open(ask, ask.text("text")?, how)?;
    let mut object = state(ask, game.as_ref())?;
    object["name"] = entries[how.entry]["name"].clone();
    let say = |message: &Message| ask.words().say(message);
    object["warnings"] = shapes::diagnostics(&warnings, &say);
    object["entries"] = entries;
    Ok(object.into())
}

/// Writes a puzzle in another format.
pub fn convert(ask: &Ask) -> Result<Reply, Trouble> {
    let puzzle = opened::game(ask)?.puzzle();
    let (family, format) = (puzzle.family(), ask.text("to")?);
    if !family.formats().iter().any(|known| known.name == format) {
        let known: Vec<&str> = family.formats().iter().map(|format| format.name).collect();
        let (id, known) = (family.info().id, known.join(", "));
        let message = message!("unknown-format", name = format, family = id, known = known);
        return Err(Trouble::bad(message));
    }
    Ok(json!({ "text": puzzle.write(format)?, "format": format }).into())
}

/// The largest number that every program reads exactly.
const EXACT: u64 = 1 << 53;

/// Makes a new puzzle.
pub fn generate(ask: &Ask) -> Result<Reply, Trouble> {
    let missing = |name: &str| Trouble::bad(message!("server-missing", name = name));
    let family = ask.family()?.ok_or_else(|| missing("family"))?;
    let seed = ask.number("seed", 0, EXACT)?.ok_or_else(|| missing("seed"))?;
    let recipe = Recipe::new(family, &ask.settings("set")?)?;
    match within(ask, |control| recipe.make(seed, control))? {
        Ok(puzzle) => {
            let mut object = state(ask, puzzle.session().as_ref())?;
            object["seed"] = json!(seed);
            Ok(object.into())
        }
        Err(stop) => {
            let mut object = told::stopped(stop, ask.words());
            object["message"] = json!(ask.words().id("server-not-made"));
            Ok(object.into())
        }
    }
}
