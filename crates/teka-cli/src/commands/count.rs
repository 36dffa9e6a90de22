//! `count`: how many solutions there are.

use std::path::Path;

use clap::ArgMatches;
use teka_core::any::AnyFamily;
use teka_core::message;
use teka_host::count::{self, Count, Counting, Part};
use teka_host::json;
use teka_host::ledger::{self, NotResumed, Resumed};
use teka_host::report;
use teka_host::search::{Aim, Search};
use teka_host::watch::Progress;

use super::batch::{Batch, Reply, Task, line};
use crate::exit::Exit;
use crate::face::Face;
use crate::options;
use crate::output;
use crate::problems::{self, Trouble};
use crate::search::SearchOptions;

/// Counts the solutions of every puzzle.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["txt", "json"])?;
    let (part, limit) = (part(matches)?, matches.get_one::<u64>("limit").copied());
    let ledger = options::text(matches, "resume").map(Path::new);
    let batch = Batch { matches, face, target, alone: ledger.is_some() };
    // A limit asks for solutions to be listed until there are enough.
    let aim = if limit.is_some() { Aim::Solve } else { Aim::Count };
    let prepare = |family: &dyn AnyFamily| SearchOptions::read(matches, family, aim, face);
    batch.run(prepare, |task, searches, progress| {
        let search = &searches.search(task.puzzle, face);
        let how = Counting { limit, part, spread: !task.many };
        match ledger {
            None => {
                let count = count::count(task.puzzle, search, how, Some(progress));
                reply(task, search, &count, part, face)
            }
            Some(path) => go_on(task, search, how, progress, path, face)
                .unwrap_or_else(|trouble| problems::reply(&trouble, face)),
        }
    })
}

/// Counts what is not yet counted according to the file.
fn go_on(
    task: &Task,
    search: &Search,
    how: Counting,
    progress: &Progress,
    path: &Path,
    face: &Face,
) -> Result<Reply, Trouble> {
    let shown = || path.display().to_string();
    let resumed = ledger::count(task.puzzle, search, how, Some(progress), path);
    let Resumed { count, unsaved } = resumed.map_err(|why| match why {
        NotResumed::Another => message!("resume-another", path = shown()).into(),
        NotResumed::Damaged => message!("resume-damaged", path = shown()).into(),
        NotResumed::File(error) => Trouble::from(error),
    })?;
    let mut reply = reply(task, search, &count, how.part, face);
    match unsaved {
        Some(error) => reply.err += &problems::reply(&error.into(), face).err,
        None if count.stopped.is_some() && !face.quiet => {
            reply.err += &format!("{}\n", face.say(&message!("resume-noted", path = shown())));
        }
        None => {}
    }
    Ok(reply)
}

fn reply(task: &Task, search: &Search, count: &Count, part: Option<Part>, face: &Face) -> Reply {
    let exit = exit(count, part);
    if face.json {
        let object = json::count(task.puzzle, &task.name, search, count, part);
        return Reply { out: line(&object), err: String::new(), exit };
    }
    Reply { out: show(task, count, part, face), err: told(task, search, count, face), exit }
}

fn part(matches: &ArgMatches) -> Result<Option<Part>, Trouble> {
    let Some(text) = options::text(matches, "part") else {
        return Ok(None);
    };
    let part = text.parse().map_err(|()| message!("bad-part", text = text, most = Part::MOST))?;
    Ok(Some(part))
}

/// None at all, proven, is "unsolvable"; none in one share says nothing yet.
fn exit(count: &Count, part: Option<Part>) -> Exit {
    match count.stopped {
        Some(stop) => stop.into(),
        None if count.exact && count.count == 0 && part.is_none() => Exit::No,
        None => Exit::Answered,
    }
}

fn show(task: &Task, count: &Count, part: Option<Part>, face: &Face) -> String {
    let at_least = if count.exact { String::new() } else { face.words.id("at-least") + " " };
    let name = if task.many { format!("{}: ", task.name) } else { String::new() };
    if count.derived.is_empty() {
        return format!("{name}{at_least}{}\n", count.count);
    }
    let numbers = count.named(part).into_iter();
    let numbers = numbers.map(|(named, number)| (named, number.map(|number| number.to_string())));
    numbered(task.puzzle.family(), &name, numbers, &at_least, face)
}

/// A line for each number, with its name and with what stands before both.
pub fn numbered<'a>(
    family: &dyn AnyFamily,
    before: &str,
    numbers: impl Iterator<Item = (&'a str, Option<String>)>,
    at_least: &str,
    face: &Face,
) -> String {
    let line = |(name, number): (&str, Option<String>)| {
        let name = face.words.id(&format!("{}-count-{name}", family.info().id));
        let number = number.unwrap_or_else(|| face.words.id("count-too-large"));
        format!("{before}{name}: {at_least}{number}\n")
    };
    numbers.map(line).collect()
}

fn told(task: &Task, search: &Search, count: &Count, face: &Face) -> String {
    let mut lines = Vec::new();
    if let Some(stop) = count.stopped {
        let reason = face.words.id(&format!("stop-{}", stop.name()));
        lines.push(face.say(&message!(
            "count-stopped",
            name = task.name.as_str(),
            reason = reason
        )));
    }
    if (!task.many || face.verbose) && !face.quiet {
        lines.extend(report::figures(search, &count.cost, &face.words));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
