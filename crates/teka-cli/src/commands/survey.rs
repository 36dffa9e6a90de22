//! `survey`: reports on all positions that can be reached from a position.

use clap::ArgMatches;
use serde_json::{Value as Json, json};
use teka_core::fact::Fact;
use teka_core::family::Status;
use teka_core::message;
use teka_core::param::Args;
use teka_host::json;

use super::batch::line;
use super::hint;
use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::options;
use crate::output::{self, Sink};
use crate::progress::with_progress;

/// Surveys one position.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["txt", "json"])?;
    let (name, family, game) = hint::game(matches, context)?;
    let args = Args::read(family.survey_params(), &options::pairs(matches)?)?;
    let budget = options::budget(matches, context)?;
    let (facts, _) = with_progress(context, 1, |progress| {
        budget.run(Some(progress), None, |control| game.survey(&args, control))
    });
    let facts = match facts {
        Ok(facts) => facts,
        Err(stop) => {
            match context.json {
                true => {
                    Sink::new(target).finish(&line(&json::stopped(family, &name, stop)), context)?
                }
                false => context.write_stderr(&context.stopped(&name, stop, 0)),
            }
            return Ok(stop.into());
        }
    };
    if facts.is_empty() {
        // A position that breaks a rule has no facts either.
        if let Status::Broken(violations) = game.status()
            && let Some(first) = violations.into_iter().next()
        {
            return Err(first.message.into());
        }
        let title = context.words.id(&format!("{}-title", family.info().id));
        return Err(message!("survey-nothing", family = title).into());
    }
    let output = if context.json {
        let mut object = json!({ "puzzle": family.info().id, "name": name });
        for fact in &facts {
            object[fact.name] = json::value(&fact.value);
        }
        line(&object as &Json)
    } else {
        let color = context.color && target.is_none();
        facts.iter().map(|fact| show(fact, color, context)).collect()
    };
    Sink::new(target).finish(&output, context)?;
    Ok(Exit::Answered)
}

fn show(fact: &Fact, color: bool, context: &Context) -> String {
    // Lines after the heading are indented.
    let mark = |number: usize| if number > 0 { "  " } else { "" };
    let said = fact.said.iter().enumerate();
    let mut output: String =
        said.map(|(number, said)| format!("{}{}\n", mark(number), context.say(said))).collect();
    output.extend(fact.scene.as_ref().map(|scene| teka_render::diagram(scene, color)));
    output
}
