//! `draw`: draws a puzzle or its solution.

use clap::ArgMatches;
use teka_core::message;
use teka_core::scene::Scene;
use teka_host::answer::{self, Outcome, Wanted};
use teka_host::search::Aim;

use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::inputs;
use crate::options::SearchOptions;
use crate::output::{self, Kind, Sink, Target};
use crate::progress::with_progress;

/// Draws one puzzle.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["txt", "svg", "png", "gif"])?;
    output::check_strip(matches, target.as_ref())?;
    let source = inputs::only_source(matches)?;
    let (_, puzzle) = inputs::only_puzzle(matches, &source, context)?;
    let frames = if matches.get_flag("solved") {
        let searches = SearchOptions::read(matches, puzzle.family(), Aim::Solve, context)?;
        let search = searches.search(puzzle.as_ref(), context);
        let answer = with_progress(context, 1, |progress| {
            answer::solve(puzzle.as_ref(), &search, Wanted::One, Some(progress), None)
        });
        match answer.solutions.first() {
            Some(found) => {
                output::frames(found.as_ref(), target.as_ref().map(|target| target.kind))
            }
            None => return Ok(nothing_to_draw(answer.outcome, context)),
        }
    } else {
        vec![puzzle.scene()]
    };
    show(matches, &frames, target, context)?;
    Ok(Exit::Answered)
}

fn show(
    matches: &ArgMatches,
    frames: &[Scene],
    target: Option<Target>,
    context: &Context,
) -> Result<(), CommandError> {
    if let Some(Target { path, kind: Kind::Picture(picture) }) = &target {
        return output::save_solution(matches, path, *picture, frames, context);
    }
    let color = context.color && target.is_none();
    let last = frames.last().map(|scene| teka_render::diagram(scene, color));
    Sink::new(target).finish(&last.unwrap_or_default(), context)
}

fn nothing_to_draw(outcome: Outcome, context: &Context) -> Exit {
    context.write_stderr(&match outcome {
        Outcome::Stopped(stop) => {
            let reason = context.words.id(&format!("stop-{}", stop.name()));
            context.say(&message!("draw-stopped", reason = reason))
                + "
"
        }
        Outcome::Solved | Outcome::Unsolvable => {
            context.say(&message!("no-solution"))
                + "
"
        }
    });
    outcome.into()
}
