//! `explain`: explains every step with the name of its rule and the reason, and grades the puzzle.

use std::path::Path;

use clap::ArgMatches;
use teka_core::any::{AnyExplanation, AnyFamily, AnyStep};
use teka_core::control::Stop;
use teka_core::explain::Reached;
use teka_core::message;
use teka_core::message::Message;
use teka_core::scene::Scene;
use teka_host::answer::{self, Wanted};
use teka_host::json;
use teka_host::search::{Aim, Choice, Search};

use super::batch::{Batch, Reply, Task, line};
use crate::context::Context;
use crate::error::{self, CommandError};
use crate::exit::Exit;
use crate::inputs;
use crate::options;
use crate::output::{self, Kind, Picture, Sink, Target};
use crate::progress::with_progress;

/// Explains every puzzle.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["txt", "json", "svg", "png", "gif"])?;
    if let Some(Target { path, kind: Kind::Picture(picture) }) = &target {
        return draw(matches, context, path, *picture);
    }
    let batch = Batch { matches, context, target, alone: false };
    let step = matches.get_one::<u64>("step").copied();
    let budget = options::budget(matches, context)?;
    let prepare = |family: &dyn AnyFamily| Ok(Choice::automatic(family, &[], Aim::Solve)?);
    batch.run(prepare, |task, choice, progress| {
        let explained = budget.run(Some(progress), None, |control| task.puzzle.explain(control)).0;
        match explained {
            Ok(explanation) => {
                let several = || has_several(task, &Search::of(choice, task.puzzle, &budget));
                let several = explanation.end == Reached::Stuck && several();
                reply(&batch, task, &explanation, several, step)
            }
            Err(stop) => stopped(task, stop, context),
        }
    })
}

fn stopped(task: &Task, stop: Stop, context: &Context) -> Reply {
    let exit = stop.into();
    if context.json {
        let object = json::stopped(task.puzzle.family(), &task.name, stop);
        return Reply { out: line(&object), err: String::new(), exit };
    }
    Reply { out: String::new(), err: context.stopped(&task.name, stop, 0), exit }
}

fn exit(explanation: &AnyExplanation) -> Exit {
    match explanation.end {
        Reached::Solved => Exit::Answered,
        Reached::Impossible => Exit::No,
        Reached::Stuck => Exit::Stopped,
    }
}

/// Returns true if the puzzle is known to have more than one solution.
fn has_several(task: &Task, search: &Search) -> bool {
    answer::solve(task.puzzle, search, Wanted::UpTo(2), None, None).found > 1
}

fn reply(
    batch: &Batch,
    task: &Task,
    explanation: &AnyExplanation,
    several: bool,
    step: Option<u64>,
) -> Reply {
    let context = batch.context;
    let output = match step {
        None => Ok(show(batch, task, explanation, several)),
        Some(number) => pick(explanation, number).map(|step| show_one(batch, task, number, step)),
    };
    match output {
        Ok(out) => Reply { out, err: String::new(), exit: exit(explanation) },
        Err(message) => {
            let err = error::line(&message, context);
            Reply { out: String::new(), err, exit: Exit::BadUsage }
        }
    }
}

/// Returns all steps and the grade.
fn show(batch: &Batch, task: &Task, explanation: &AnyExplanation, several: bool) -> String {
    let (family, context) = (task.puzzle.family(), batch.context);
    if context.json {
        let say = |message: &_| context.say(message);
        return line(&json::explanation(family, &task.name, explanation, &say));
    }
    let boards = batch.matches.get_flag("boards");
    let numbered = (1..).zip(&explanation.steps);
    let steps: String =
        numbered.map(|(number, step)| show_step(number, step, boards, batch, family)).collect();
    let last =
        if boards { teka_render::diagram(&explanation.last, batch.color()) } else { String::new() };
    among(task, format!("{steps}{last}{}\n", end(explanation, several, family, context)))
}

/// Returns one step with its board.
fn show_one(batch: &Batch, task: &Task, number: u64, step: &AnyStep) -> String {
    let family = task.puzzle.family();
    if batch.context.json {
        return line(&json::step(family, step, &|message| batch.context.say(message)));
    }
    among(task, show_step(number, step, true, batch, family))
}

/// Adds the name of the puzzle if there are others.
fn among(task: &Task, output: String) -> String {
    if task.many { format!("{}:\n{output}\n", task.name) } else { output }
}

fn show_step(
    number: u64,
    step: &AnyStep,
    board: bool,
    batch: &Batch,
    family: &dyn AnyFamily,
) -> String {
    let rule = batch.context.words.id(&format!("{}-rule-{}", family.info().id, step.rule));
    let output = format!(
        "{number}. {rule}. {}
",
        batch.context.say(&step.finding.message)
    );
    if board {
        output
            + &teka_render::diagram(&step.finding.scene, batch.color())
            + "
"
    } else {
        output
    }
}

fn end(
    explanation: &AnyExplanation,
    several: bool,
    family: &dyn AnyFamily,
    context: &Context,
) -> String {
    let steps = explanation.steps.len();
    match (explanation.end, explanation.grade) {
        (Reached::Solved, Some(grade)) => {
            let grade =
                context.words.id(&format!("{}-grade-{}", family.info().id, family.grades()[grade]));
            context.say(&message!("explained", steps = steps, grade = grade))
        }
        (Reached::Impossible, _) => context.say(&message!("no-solution")),
        _ if several => context.say(&message!("explain-several")),
        _ => context.say(&message!("explain-stuck", steps = steps)),
    }
}

fn pick(explanation: &AnyExplanation, number: u64) -> Result<&AnyStep, Message> {
    let index = usize::try_from(number - 1).unwrap_or(usize::MAX);
    let steps = explanation.steps.len();
    let step = explanation.steps.get(index);
    step.ok_or_else(|| message!("no-such-step", number = number, steps = steps))
}

/// Draws one step, or an animation of all steps.
fn draw(
    matches: &ArgMatches,
    context: &Context,
    path: &Path,
    picture: Picture,
) -> Result<Exit, CommandError> {
    let source = inputs::only_source(matches)?;
    let (name, puzzle) = inputs::only_puzzle(matches, &source, context)?;
    let budget = options::budget(matches, context)?;
    let explained = with_progress(context, 1, |progress| {
        budget.run(Some(progress), None, |control| puzzle.explain(control)).0
    });
    let explanation = match explained {
        Ok(explanation) => explanation,
        Err(stop) => {
            let task =
                Task { name, puzzle: puzzle.as_ref(), warnings: Default::default(), many: false };
            Sink::new(None).emit(&stopped(&task, stop, context), context)?;
            return Ok(stop.into());
        }
    };
    let frames: Vec<Scene> = match matches.get_one::<u64>("step") {
        Some(number) => vec![pick(&explanation, *number)?.finding.scene.clone()],
        None => {
            let steps = explanation.steps.iter().map(|step| step.finding.scene.clone());
            steps.chain([explanation.last.clone()]).collect()
        }
    };
    output::save_scenes(path, picture, &frames, options::theme(matches), context)?;
    Ok(exit(&explanation))
}
