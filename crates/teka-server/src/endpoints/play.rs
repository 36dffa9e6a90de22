//! Playing: what a player does, and where they went wrong.

use serde_json::{Value as Json, json};
use teka_core::family::Input;
use teka_core::message;
use teka_core::message::Refusal;
use teka_core::place::{Cell, Place};
use teka_core::session::AnySession;

use super::{Reply, told};
use crate::ask::Ask;
use crate::opened;
use crate::search::within;
use crate::state::state;
use crate::trouble::Trouble;

const ACTIONS: &str = "undo, redo, reset, look, go, move, moves, input";

/// Does what the player does. A move that the rules refuse changes nothing and is told.
pub fn play(ask: &Ask) -> Result<Reply, Trouble> {
    let mut game = opened::game(ask)?;
    let action = ask.field("action");
    let action = action.ok_or_else(|| Trouble::bad(message!("server-missing", name = "action")))?;
    let (changed, refused) = match act(game.as_mut(), action, ask)? {
        Ok(changed) => (changed, None),
        Err(Refusal(message)) => (false, Some(ask.words().say(&message))),
    };
    let mut object = state(ask, game.as_ref())?;
    object["changed"] = json!(changed);
    object["refused"] = json!(refused);
    Ok(object.into())
}

/// Takes back what led astray.
pub fn back(ask: &Ask) -> Result<Reply, Trouble> {
    let mut game = opened::game(ask)?;
    let astray = match within(ask, |control| game.moves_astray(control))? {
        Ok(astray) => astray,
        Err(stop) => return Ok(told::stopped(stop, ask.words()).into()),
    };
    for _ in 0..astray.unwrap_or(0) {
        game.undo();
    }
    let mut object = state(ask, game.as_ref())?;
    object["astray"] = json!(astray);
    Ok(object.into())
}

/// Whether anything changed, or why it was refused.
type Acted = Result<bool, Refusal>;

fn act(game: &mut dyn AnySession, action: &Json, ask: &Ask) -> Result<Acted, Trouble> {
    let unknown = || Trouble::bad(message!("server-bad-action", known = ACTIONS));
    if let Some(word) = action.as_str() {
        return plain(game, word).map(Ok).ok_or_else(unknown);
    }
    let fields = action.as_object().filter(|fields| fields.len() == 1).ok_or_else(unknown)?;
    match fields.iter().next().map(|(name, value)| (name.as_str(), value)) {
        Some(("go", to)) => to.as_u64().map(|to| Ok(go(game, to))).ok_or_else(unknown),
        Some(("move", text)) => text.as_str().map(|text| moved(game, &[text])).ok_or_else(unknown),
        Some(("moves", list)) => {
            let texts: Option<Vec<&str>> =
                list.as_array().and_then(|list| list.iter().map(Json::as_str).collect());
            let texts = texts.filter(|texts| texts.len() <= ask.shared.limits.moves);
            texts.map(|texts| moved(game, &texts)).ok_or_else(unknown)
        }
        Some(("input", given)) => {
            let given = input(game, given)?;
            Ok(game.input(given))
        }
        _ => Err(unknown()),
    }
}

fn plain(game: &mut dyn AnySession, word: &str) -> Option<bool> {
    match word {
        "undo" => Some(game.undo()),
        "redo" => Some(game.redo()),
        "reset" => {
            let made = game.made();
            game.reset();
            Some(made > 0)
        }
        "look" => Some(false),
        _ => None,
    }
}

/// Makes so many moves stand, as far as there are so many.
fn go(game: &mut dyn AnySession, to: u64) -> bool {
    let before = game.made();
    while (game.made() as u64) < to && game.redo() {}
    while game.made() as u64 > to && game.undo() {}
    game.made() != before
}

/// Makes moves up to the first that is refused.
fn moved(game: &mut dyn AnySession, moves: &[&str]) -> Acted {
    moves.iter().try_for_each(|action| game.play(action))?;
    Ok(!moves.is_empty())
}

fn input(game: &dyn AnySession, given: &Json) -> Result<Input, Trouble> {
    let unknown = || Trouble::bad(message!("server-bad-action", known = ACTIONS));
    if let Some(word) = given.as_str() {
        let known = [("act", Input::Act), ("act-other", Input::ActOther), ("clear", Input::Clear)];
        let known = known.into_iter().find(|(name, _)| *name == word);
        return known.map(|(_, input)| input).ok_or_else(unknown);
    }
    let fields = given.as_object().filter(|fields| fields.len() == 1).ok_or_else(unknown)?;
    match fields.iter().next().map(|(name, value)| (name.as_str(), value)) {
        Some(("arrow", by)) => arrow(by).ok_or_else(unknown),
        Some(("key", key)) => key.as_str().and_then(only).map(Input::Key).ok_or_else(unknown),
        Some(("press", at)) => Ok(Input::Press(place(game, at)?)),
        Some(("press-other", at)) => Ok(Input::PressOther(place(game, at)?)),
        Some(("drag", Json::Array(ends))) if ends.len() == 2 => {
            Ok(Input::Drag(place(game, &ends[0])?, place(game, &ends[1])?))
        }
        Some(("take", Json::Array(of))) if of.len() == 2 => match place(game, &of[1])? {
            Place::Cell(cell) => Ok(Input::Take(place(game, &of[0])?, cell)),
            _ => Err(unknown()),
        },
        _ => Err(unknown()),
    }
}

fn arrow(by: &Json) -> Option<Input> {
    let by = by.as_array().filter(|by| by.len() == 2)?;
    let step = |number: &Json| {
        number.as_i64().filter(|step| (-64..=64).contains(step)).map(|step| step as i8)
    };
    Some(Input::Arrow(step(&by[0])?, step(&by[1])?))
}

/// The one character of a text.
fn only(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}

/// `r3c5`, or `piece B` of a piece that is to be seen.
fn place(game: &dyn AnySession, given: &Json) -> Result<Place, Trouble> {
    let text = given.as_str().unwrap_or_default();
    let piece = |letter: char| {
        let scene = game.scene();
        let mut bodies = scene.bodies.iter().chain(&scene.tray);
        let body = bodies.find(|body| body.letter == letter)?;
        Some(Place::Piece { index: body.index, letter })
    };
    let found = match text.strip_prefix("piece ").and_then(only) {
        Some(letter) => piece(letter),
        None => Cell::from_text(text).map(Place::Cell),
    };
    let shown: String = text.chars().take(20).collect();
    found.ok_or_else(|| Trouble::bad(message!("server-bad-place", text = shown)))
}
