//! The next thing to do, all rungs at once: a page shows them one after another.

use serde_json::{Value as Json, json};
use teka_core::any::{AnyFamily, AnyStep};
use teka_core::message;
use teka_core::scene::{Role, Scene};
use teka_core::session::{AnySession, Hint};

use super::{Reply, told};
use crate::ask::Ask;
use crate::opened;
use crate::picture::picture;
use crate::search::within;
use crate::state::figures;
use crate::trouble::Trouble;

/// Gives one hint.
pub fn hint(ask: &Ask) -> Result<Reply, Trouble> {
    let game = opened::game(ask)?;
    let found = within(ask, |control| {
        let hint = game.hint(control)?;
        // A hint is one without what the last move cost, too.
        Ok((hint, game.last_cost(control).unwrap_or(None)))
    })?;
    let (hint, cost) = match found {
        Ok(found) => found,
        Err(stop) => {
            let mut object = told::stopped(stop, ask.words());
            object["hint"] = json!("stopped");
            return Ok(object.into());
        }
    };
    let mut object = shown(&hint, game.as_ref(), ask)?;
    if let Some(cost) = cost {
        object["last_cost"] = json!(cost);
    }
    Ok(object.into())
}

/// What a shortest way comes to.
pub fn best(ask: &Ask) -> Result<Reply, Trouble> {
    let game = opened::game(ask)?;
    let found = within(ask, |control| game.best(control))?.unwrap_or(None);
    Ok(json!({ "figures": found.as_ref().map(figures) }).into())
}

fn shown(hint: &Hint, game: &dyn AnySession, ask: &Ask) -> Result<Json, Trouble> {
    let words = ask.words();
    let family = game.puzzle().family();
    Ok(match hint {
        Hint::Solved => {
            json!({ "hint": "solved", "message": words.say(&message!("hint-solved")) })
        }
        Hint::Broken(violations) => {
            let said: Vec<String> = violations.iter().map(|it| words.say(&it.message)).collect();
            json!({ "hint": "broken", "message": said.join(" ") })
        }
        Hint::GoBack(moves) => {
            let message = words.say(&message!("hint-go-back", count = *moves));
            json!({ "hint": "go-back", "count": moves, "message": message })
        }
        Hint::Impossible(step) => {
            let step = step.as_ref().map(|step| stepped(family, step, game, ask)).transpose()?;
            let message = words.say(&message!("no-solution"));
            json!({ "hint": "unsolvable", "message": message, "step": step })
        }
        Hint::Step(step) => {
            let places = step.finding.because.clone();
            json!({
                "hint": "step", "message": words.say(&message!("hint-where", places = places)),
                "step": stepped(family, &on_their_board(step, game), game, ask)?, "moves": step.finding.moves,
            })
        }
        Hint::Move(action) => {
            let message = words.say(&message!("hint-move-only", action = action.as_str()));
            json!({ "hint": "move", "message": message, "moves": [action] })
        }
    })
}

/// The step as the player sees the board: with their cursor, their conveniences and what
/// they hold. The squares of the conclusion have a sketch of it.
fn on_their_board(step: &AnyStep, game: &dyn AnySession) -> AnyStep {
    let (mut step, mut scene) = (step.clone(), at_rest(game));
    let told = &mut step.finding.scene;
    let concluded =
        |cell| told.lights.iter().any(|it| it.cell == cell && it.role == Role::Conclusion);
    for (square, sketched) in scene.squares.iter_mut().zip(&told.squares) {
        if concluded(square.cell) {
            *square = sketched.clone();
        }
    }
    scene.lights.append(&mut told.lights);
    scene.arrows.append(&mut told.arrows);
    step.finding.scene = scene;
    step
}

/// The player's board without the arrow of the last move: a hint is about the next one.
fn at_rest(game: &dyn AnySession) -> Scene {
    let mut scene = game.scene();
    scene.arrows.clear();
    scene
}

/// The step, and the board with nothing but the places to look at lit.
fn stepped(
    family: &dyn AnyFamily,
    step: &AnyStep,
    game: &dyn AnySession,
    ask: &Ask,
) -> Result<Json, Trouble> {
    let (look, words) = (ask.look()?, ask.words());
    let mut object = told::step(family, step, look, words);
    let mut scene = at_rest(game);
    let reasons = step.finding.scene.lights.iter().filter(|light| light.role == Role::Reason);
    scene.lights.extend(reasons);
    object["where"] = picture(&scene, look, Some(words));
    Ok(object)
}
