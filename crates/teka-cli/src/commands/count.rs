//! `count`: counts solutions. `merge` adds up the counts of parts.

use std::path::Path;

use clap::ArgMatches;
use serde_json::Value as Json;
use teka_core::any::AnyFamily;
use teka_core::diagnostic::Diagnostics;
use teka_core::{message, registry};
use teka_host::checkpoint::{self, NotResumed, Resumed};
use teka_host::count::{self, Count, Counting, Shard};
use teka_host::search::{Aim, Search};
use teka_host::watch::Progress;
use teka_host::{json, merge, report};

use super::batch::{Batch, Reply, Task, line};
use crate::context::Context;
use crate::error::{self, CommandError};
use crate::exit::Exit;
use crate::options::SearchOptions;
use crate::output::{self, Sink};
use crate::{inputs, options};

/// Counts the solutions of every puzzle.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["txt", "json"])?;
    let (part, limit) = (part(matches)?, matches.get_one::<u64>("limit").copied());
    let checkpoint = options::text(matches, "resume").map(Path::new);
    let batch = Batch { matches, context, target, alone: checkpoint.is_some() };
    // With a limit, solutions are listed until it is reached.
    let aim = if limit.is_some() { Aim::Solve } else { Aim::Count };
    let prepare = |family: &dyn AnyFamily| SearchOptions::read(matches, family, aim, context);
    batch.run(prepare, |task, searches, progress| {
        let search = &searches.search(task.puzzle, context);
        let how = Counting { limit, part, spread: !task.many };
        match checkpoint {
            None => {
                let count = count::count(task.puzzle, search, how, Some(progress));
                reply(task, search, &count, part, context)
            }
            Some(path) => go_on(task, search, how, progress, path, context)
                .unwrap_or_else(|error| error::reply(&error, context)),
        }
    })
}

/// Resumes a count from a file.
fn go_on(
    task: &Task,
    search: &Search,
    how: Counting,
    progress: &Progress,
    path: &Path,
    context: &Context,
) -> Result<Reply, CommandError> {
    let shown = || path.display().to_string();
    let resumed = checkpoint::count(task.puzzle, search, how, Some(progress), path);
    let Resumed { count, unsaved } = resumed.map_err(|why| match why {
        NotResumed::Another => message!("resume-another", path = shown()).into(),
        NotResumed::Damaged => message!("resume-damaged", path = shown()).into(),
        NotResumed::File(error) => CommandError::from(error),
    })?;
    let mut reply = reply(task, search, &count, how.part, context);
    match unsaved {
        Some(error) => reply.err += &error::reply(&error.into(), context).err,
        None if count.stopped.is_some() && !context.quiet => {
            reply.err += &format!("{}\n", context.say(&message!("resume-noted", path = shown())));
        }
        None => {}
    }
    Ok(reply)
}

fn reply(
    task: &Task,
    search: &Search,
    count: &Count,
    part: Option<Shard>,
    context: &Context,
) -> Reply {
    let exit = exit(count, part);
    if context.json {
        let object = json::count(task.puzzle, &task.name, search, count, part);
        return Reply { out: line(&object), err: String::new(), exit };
    }
    Reply {
        out: show(task, count, part, context),
        err: summary(task, search, count, context),
        exit,
    }
}

fn part(matches: &ArgMatches) -> Result<Option<Shard>, CommandError> {
    let Some(text) = options::text(matches, "part") else {
        return Ok(None);
    };
    let part = text.parse().map_err(|()| message!("bad-part", text = text, most = Shard::MOST))?;
    Ok(Some(part))
}

/// Returns the exit status. A proven count of 0 means "unsolvable", unless it is the count of one
/// part.
fn exit(count: &Count, part: Option<Shard>) -> Exit {
    match count.stopped {
        Some(stop) => stop.into(),
        None if count.exact && count.count == 0 && part.is_none() => Exit::No,
        None => Exit::Answered,
    }
}

fn show(task: &Task, count: &Count, part: Option<Shard>, context: &Context) -> String {
    let at_least = if count.exact { String::new() } else { context.words.id("at-least") + " " };
    let name = if task.many { format!("{}: ", task.name) } else { String::new() };
    if count.derived.is_empty() {
        return format!("{name}{at_least}{}\n", count.count);
    }
    let numbers = count.named(part).into_iter();
    let numbers = numbers.map(|(named, number)| (named, number.map(|number| number.to_string())));
    numbered(task.puzzle.family(), &name, numbers, &at_least, context)
}

/// Returns a line for each number, with its name and a prefix.
pub fn numbered<'a>(
    family: &dyn AnyFamily,
    before: &str,
    numbers: impl Iterator<Item = (&'a str, Option<String>)>,
    at_least: &str,
    context: &Context,
) -> String {
    let line = |(name, number): (&str, Option<String>)| {
        let name = context.words.id(&format!("{}-count-{name}", family.info().id));
        let number = number.unwrap_or_else(|| context.words.id("count-too-large"));
        format!("{before}{name}: {at_least}{number}\n")
    };
    numbers.map(line).collect()
}

fn summary(task: &Task, search: &Search, count: &Count, context: &Context) -> String {
    let mut lines = Vec::new();
    if let Some(stop) = count.stopped {
        let reason = context.words.id(&format!("stop-{}", stop.name()));
        lines.push(context.say(&message!(
            "count-stopped",
            name = task.name.as_str(),
            reason = reason
        )));
    }
    if (!task.many || context.verbose) && !context.quiet {
        lines.extend(report::figures(search, &count.cost, &context.words));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Adds up the JSON output of `count --part`.
pub fn merge(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["txt", "json"])?;
    let sources = inputs::sources(matches).into_iter().collect::<Result<Vec<_>, _>>()?;
    let sums = match merge::merge(sources.iter().flat_map(|source| source.text.lines())) {
        Ok(sums) => sums,
        Err(wrong) => {
            wrong
                .iter()
                .take(Diagnostics::MOST)
                .for_each(|what| context.write_stderr(&error::line(what, context)));
            return Ok(Exit::BadUsage);
        }
    };
    let mut sink = Sink::new(target);
    for sum in &sums {
        sink.write(&if context.json { line(sum) } else { show_sum(sum, context) })?;
    }
    sink.close(context)?;
    let none = sums.iter().any(|sum| sum["count"] == 0);
    Ok(if none { Exit::No } else { Exit::Answered })
}

/// Formats a sum with the name of each number.
fn show_sum(sum: &Json, context: &Context) -> String {
    let text = |value: &Json| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let name = sum["name"].as_str().unwrap_or_default();
    let whole = context.say(&message!("merged", name = name, count = text(&sum["count"])));
    let family = sum["puzzle"].as_str().and_then(registry::family);
    let names = family.map_or(&[][..], |family| family.derived_names());
    let numbers = names.iter().filter_map(|name| Some((*name, sum["counts"].get(*name)?)));
    let numbers = numbers.map(|(name, number)| (name, (!number.is_null()).then(|| text(number))));
    let lines = family.map(|family| numbered(family, &format!("{name}: "), numbers, "", context));
    lines.filter(|lines| !lines.is_empty()).unwrap_or_else(|| format!("{whole}\n"))
}
