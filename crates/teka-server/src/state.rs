//! A game as the page holds it: its text, and everything there is to show of it.

use serde_json::{Value as Json, json};
use teka_core::family::{Key, Status, Violation};
use teka_core::message::Message;
use teka_core::place::{Cell, Place};
use teka_core::scene::Role;
use teka_core::session::{AnySession, Figures};
use teka_host::json;
use teka_text::Words;

use crate::ask::Ask;
use crate::picture::{cells, picture};
use crate::trouble::Trouble;

/// The state of a game.
pub fn state(ask: &Ask, game: &dyn AnySession) -> Result<Json, Trouble> {
    let status = game.status();
    let mut object = json!({
        "puzzle": game.puzzle().family().info().id, "game": game.save(), "ui": game.ui(),
        "made": game.made(), "undone": game.undone(),
        "status": self::status(game, &status, ask.words()), "figures": figures(&game.figures()),
        "keys": keys(&game.keys(), ask.words()), "aids": keys(&game.aids(), ask.words()),
    });
    let mut scene = game.scene();
    if ask.flag("quiet")? {
        scene.lights.retain(|light| light.role != Role::Mistake);
    }
    extend(&mut object, picture(&scene, ask.look()?, Some(ask.words())));
    Ok(object)
}

/// Figures by name.
pub fn figures(figures: &Figures) -> Json {
    figures.iter().map(|(name, number)| ((*name).to_owned(), json!(number))).collect()
}

/// Keys for whoever has no keyboard.
fn keys(keys: &[Key], words: &Words) -> Json {
    let key = |it: &Key| {
        let label = it.about.as_ref().map_or_else(|| it.sign.to_string(), |about| words.say(about));
        json!({ "key": it.sign, "label": label, "on": it.is_on })
    };
    keys.iter().map(key).collect()
}

/// Whether a position is solved, open or broken, and what is to say about it.
pub fn status(game: &dyn AnySession, status: &Status, words: &Words) -> Json {
    let say = |message: &Message| words.say(message);
    let mut object = json::check(game.puzzle().family(), "", status, &say);
    let said: Vec<&Message> = match status {
        Status::Solved => Vec::new(),
        Status::Open { missing } => vec![missing],
        Status::Broken(violations) => violations.iter().map(|it: &Violation| &it.message).collect(),
    };
    for (mistake, message) in object["mistakes"].as_array_mut().into_iter().flatten().zip(said) {
        mistake["parts"] = parts(message, words, &|place| game.cells(place));
    }
    without(object, &["puzzle", "name"])
}

/// A sentence in stretches; those that speak of places have their cells.
pub fn parts(message: &Message, words: &Words, of: &dyn Fn(Place) -> Vec<Cell>) -> Json {
    let part = |said: &teka_text::Said| {
        let lit: Vec<Cell> = said.places.iter().flat_map(|place| of(*place)).collect();
        json!({ "text": said.text, "cells": cells(&lit) })
    };
    words.said(message).iter().map(part).collect()
}

/// The same object without fields that mean nothing here.
pub fn without(mut object: Json, names: &[&str]) -> Json {
    if let Some(fields) = object.as_object_mut() {
        fields.retain(|name, _| !names.contains(&name.as_str()));
    }
    object
}

/// Adds the fields of another object.
pub fn extend(object: &mut Json, more: Json) {
    if let (Json::Object(object), Json::Object(more)) = (object, more) {
        object.extend(more);
    }
}
