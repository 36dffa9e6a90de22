//! `check`: checks an answer and reports which rules it breaks, and where.

use clap::ArgMatches;
use serde_json::json;
use teka_core::any::{AnyPosition, AnyPuzzle};
use teka_core::family::{Status, Violation};
use teka_core::message;
use teka_host::answer::{self, Outcome, Wanted};
use teka_host::files::STDIN;
use teka_host::json;
use teka_host::report;
use teka_host::search::{Aim, Choice, Search};

use super::batch::line;
use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::inputs;
use crate::options;
use crate::output::{self, Kind, Sink, Target};
use crate::progress::with_progress;

/// Checks one answer.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["txt", "json", "svg", "png"])?;
    let (file, answer) = (text(matches, "file"), text(matches, "answer"));
    if file == STDIN && answer == STDIN {
        return Err(message!("stdin-twice").into());
    }
    let source = inputs::source(file)?;
    let (name, puzzle) = inputs::only_puzzle(matches, &source, context)?;
    let given = inputs::source(answer)?;
    if report::says_no_solution(&given.text) {
        return check_claim(&name, puzzle.as_ref(), target, context);
    }
    let position =
        puzzle.read_answer(&given.text).map_err(|wrong| inputs::invalid(&given, wrong))?;
    let status = position.status();
    let exit = if status == Status::Solved { Exit::Answered } else { Exit::No };
    if let Some(Target { path, kind: Kind::Picture(picture) }) = &target {
        let scene = position.scene_of_mistakes();
        output::save_scenes(path, *picture, &[scene], options::theme(matches), context)?;
        Sink::new(None).finish(&verdict(&status, context), context)?;
        return Ok(exit);
    }
    let say = |message: &_| context.say(message);
    let color = context.color && target.is_none();
    let output = if context.json {
        line(&json::check(puzzle.family(), &name, &status, &say))
    } else {
        verdict(&status, context) + &board(position.as_ref(), &status, color)
    };
    Sink::new(target).finish(&output, context)?;
    Ok(exit)
}

/// Checks the claim that there is no solution by searching for one.
fn check_claim(
    name: &str,
    puzzle: &dyn AnyPuzzle,
    target: Option<Target>,
    context: &Context,
) -> Result<Exit, CommandError> {
    let choice = Choice::automatic(puzzle.family(), &[], Aim::Solve)?;
    let search = Search::of(&choice, puzzle, &options::unlimited(context));
    let answer = with_progress(context, 1, |progress| {
        answer::solve(puzzle, &search, Wanted::UpTo(1), Some(progress), None)
    });
    let (output, exit) = match answer.outcome {
        Outcome::Stopped(stop) => {
            context.write_stderr(&context.stopped(name, stop, 0));
            return Ok(stop.into());
        }
        Outcome::Unsolvable if context.json => {
            let (id, outcome) = (puzzle.family().info().id, "unsolvable");
            let correct = json!({ "puzzle": id, "name": name, "outcome": outcome, "mistakes": [] });
            (line(&correct), Exit::Answered)
        }
        Outcome::Unsolvable => (verdict(&Status::Solved, context), Exit::Answered),
        Outcome::Solved => (refuted(name, puzzle, context), Exit::No),
    };
    Sink::new(target.filter(|target| !matches!(target.kind, Kind::Picture(_))))
        .finish(&output, context)?;
    Ok(exit)
}

/// Returns the verdict for a puzzle that has a solution after all.
fn refuted(name: &str, puzzle: &dyn AnyPuzzle, context: &Context) -> String {
    let message = message!("has-solution");
    let status = Status::Broken(vec![Violation { code: "has-solution", message, places: vec![] }]);
    let say = |message: &_| context.say(message);
    if context.json {
        line(&json::check(puzzle.family(), name, &status, &say))
    } else {
        verdict(&status, context)
    }
}

fn text<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    options::text(matches, name).unwrap_or(STDIN)
}

fn verdict(status: &Status, context: &Context) -> String {
    match status {
        Status::Solved => format!("{}\n", context.say(&message!("correct"))),
        Status::Open { missing } => {
            format!("{}\n", context.say(&message!("unfinished", missing = missing.clone())))
        }
        Status::Broken(violations) => {
            let lines =
                violations.iter().map(|violation| format!("{}\n", context.say(&violation.message)));
            format!("{}\n{}", context.say(&message!("wrong")), lines.collect::<String>())
        }
    }
}

/// Returns the board. With colours, it shows the mistakes.
fn board(position: &dyn AnyPosition, status: &Status, color: bool) -> String {
    let show = color && matches!(status, Status::Broken(_));
    if show { teka_render::text(&position.scene_of_mistakes(), true) } else { String::new() }
}
