//! `hint`: gives the next step in three levels: where to look, which rule applies, and the move.

use clap::ArgMatches;
use serde_json::{Value as Json, json};
use teka_core::any::{AnyFamily, AnyStep};
use teka_core::message;
use teka_core::registry;
use teka_core::scene::{Role, Scene};
use teka_core::session::{AnySession, Hint, where_to_look};
use teka_host::json;

use super::batch::line;
use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::inputs;
use crate::options;
use crate::output::{self, Kind, Sink, Target};
use crate::progress::with_progress;

/// Gives one hint.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["txt", "json", "svg", "png"])?;
    let (name, family, game) = game(matches, context)?;
    let budget = options::budget(matches, context)?;
    let (found, _) = with_progress(context, 1, |progress| {
        budget.run(Some(progress), None, |control| {
            let hint = game.hint(control)?;
            // The hint is useful even if the cost of the last move is unknown.
            Ok((hint, game.last_cost(control).unwrap_or(None)))
        })
    });
    let (hint, cost) = match found {
        Ok(found) => found,
        Err(stop) if context.json => {
            Sink::new(target).finish(&line(&json::stopped(family, &name, stop)), context)?;
            return Ok(stop.into());
        }
        Err(stop) => {
            context.write_stderr(&context.stopped(&name, stop, 0));
            return Ok(stop.into());
        }
    };
    if let Some(Target { path, kind: Kind::Picture(picture) }) = &target {
        let scene = drawn(&hint, game.as_ref(), rung(matches));
        output::save_scenes(path, *picture, &[scene], options::theme(matches), context)?;
    }
    let output = if context.json {
        let mut object = hint_json(family, &name, &hint, rung(matches), context);
        if let Some(cost) = cost {
            object["last_cost"] = json!(cost);
        }
        line(&object)
    } else {
        let cost = cost.filter(|cost| *cost > 0);
        let last = cost.map(|cost| context.say(&message!("hint-last-cost", cost = cost)) + "\n");
        last.unwrap_or_default() + &show(&hint, rung(matches), family, context)
    };
    Sink::new(target.filter(|target| !matches!(target.kind, Kind::Picture(_))))
        .finish(&output, context)?;
    Ok(exit(&hint))
}

/// Returns the game in the input: a saved game, or a puzzle with the moves of `--after`.
pub fn game(
    matches: &ArgMatches,
    context: &Context,
) -> Result<(String, &'static dyn AnyFamily, Box<dyn AnySession>), CommandError> {
    let source = inputs::only_source(matches)?;
    let (name, family, mut game) = match registry::saved_game(&source.text) {
        Some(family) => {
            let game =
                family.load(&source.text).map_err(|wrong| inputs::invalid(&source, wrong))?;
            (source.name.clone(), family, game)
        }
        None => {
            let (name, puzzle) = inputs::only_puzzle(matches, &source, context)?;
            (name, puzzle.family(), puzzle.session())
        }
    };
    let moves = options::text(matches, "after").unwrap_or_default();
    for action in
        moves.split(|c: char| c.is_whitespace() || c == ',').filter(|action| !action.is_empty())
    {
        game.play(action)?;
    }
    Ok((name, family, game))
}

/// The level up to which a hint is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rung {
    Where,
    Rule,
    Move,
}

fn rung(matches: &ArgMatches) -> Rung {
    match options::text(matches, "rung") {
        Some("where") => Rung::Where,
        Some("rule") => Rung::Rule,
        _ => Rung::Move,
    }
}

fn exit(hint: &Hint) -> Exit {
    match hint {
        Hint::Solved | Hint::Step(_) | Hint::Move(_) => Exit::Answered,
        Hint::Broken(_) | Hint::GoBack(_) | Hint::Impossible(_) => Exit::No,
    }
}

/// Returns the board with what the level reveals: where to look, or the whole step.
fn drawn(hint: &Hint, game: &dyn AnySession, rung: Rung) -> Scene {
    let Some(step) = step_of(hint) else {
        return game.scene();
    };
    if rung == Rung::Move {
        return step.finding.scene.clone();
    }
    let mut scene = game.scene().at_rest();
    let reasons = step.finding.scene.lights.iter().filter(|light| light.role == Role::Reason);
    scene.lights.extend(reasons);
    scene
}

fn step_of(hint: &Hint) -> Option<&AnyStep> {
    match hint {
        Hint::Step(step) | Hint::Impossible(Some(step)) => Some(step),
        _ => None,
    }
}

fn show(hint: &Hint, rung: Rung, family: &dyn AnyFamily, context: &Context) -> String {
    let lines = match hint {
        Hint::Solved => vec![context.say(&message!("hint-solved"))],
        Hint::Broken(violations) => {
            violations.iter().map(|violation| context.say(&violation.message)).collect()
        }
        Hint::GoBack(moves) => vec![context.say(&message!("hint-go-back", count = *moves))],
        Hint::Impossible(None) => vec![context.say(&message!("no-solution"))],
        Hint::Impossible(Some(step)) => {
            vec![context.say(&message!("no-solution")), context.say(&step.finding.message)]
        }
        Hint::Step(step) => ladder(step, rung, family, context),
        Hint::Move(found) => vec![context.say(&found.message)],
    };
    lines.join("\n") + "\n"
}

/// Returns the levels up to the requested one.
fn ladder(step: &AnyStep, rung: Rung, family: &dyn AnyFamily, context: &Context) -> Vec<String> {
    let mut lines = vec![context.say(&where_to_look(&step.finding))];
    if rung >= Rung::Rule {
        lines.push(context.words.id(&format!("{}-rule-{}", family.info().id, step.rule)));
    }
    if rung == Rung::Move {
        lines.push(context.say(&step.finding.message));
        lines.push(context.say(&message!("hint-moves", moves = step.finding.moves.join(" "))));
    }
    lines
}

/// Returns a step as JSON, as far as the level reveals it.
fn step_json(family: &dyn AnyFamily, step: &AnyStep, rung: Rung, context: &Context) -> Json {
    let mut object = json::step(family, step, &|message| context.say(message));
    let hidden: &[&str] = match rung {
        Rung::Where => &["rule", "grade", "message", "moves"],
        Rung::Rule => &["message", "moves"],
        Rung::Move => &[],
    };
    if let Some(fields) = object.as_object_mut() {
        fields.retain(|name, _| !hidden.contains(&name.as_str()));
    }
    object
}

fn hint_json(
    family: &dyn AnyFamily,
    name: &str,
    hint: &Hint,
    rung: Rung,
    context: &Context,
) -> Json {
    let say = |message: &_| context.say(message);
    let (kind, more) = match hint {
        Hint::Solved => ("solved", Json::Null),
        Hint::Broken(violations) => {
            ("broken", violations.iter().map(|violation| say(&violation.message)).collect())
        }
        Hint::GoBack(moves) => ("go-back", json!(moves)),
        Hint::Impossible(step) => {
            ("unsolvable", step.as_ref().map_or(Json::Null, |step| json::step(family, step, &say)))
        }
        Hint::Step(step) => ("step", step_json(family, step, rung, context)),
        Hint::Move(found) => ("move", json!(found.moves.concat())),
    };
    json!({ "puzzle": family.info().id, "name": name, "hint": kind, kind: more })
}
