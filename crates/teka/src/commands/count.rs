//! `count`: how many solutions there are.

use clap::ArgMatches;
use teka_core::any::AnyFamily;
use teka_core::message;
use teka_host::count::{self, Count, Counting, Part};
use teka_host::json;
use teka_host::run::Search;

use super::batch::{Batch, Reply, Task, line};
use super::solve::named;
use crate::exit::Exit;
use crate::face::Face;
use crate::options;
use crate::output;
use crate::problems::Trouble;
use crate::units::show_time;

/// Counts the solutions of every puzzle.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["txt", "json"])?;
    let (part, limit) = (part(matches)?, matches.get_one::<u64>("limit").copied());
    let batch = Batch { matches, face, target };
    let prepare = |family: &dyn AnyFamily| options::search(matches, family, face);
    batch.run(prepare, |task, search, progress| {
        let how = Counting { limit, part, spread: !task.many };
        let count = count::count(task.puzzle, search, how, Some(progress));
        let exit = exit(&count, part);
        if face.json {
            let object = json::count(task.puzzle, &task.name, search, &count, part);
            return Reply { out: line(&object), err: String::new(), exit };
        }
        Reply { out: show(task, &count, face), err: told(task, search, &count, face), exit }
    })
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

fn show(task: &Task, count: &Count, face: &Face) -> String {
    let at_least = if count.exact { String::new() } else { face.words.id("at-least") + " " };
    let name = if task.many { format!("{}: ", task.name) } else { String::new() };
    format!("{name}{at_least}{}\n", count.count)
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
        let nodes = face.words.number(count.cost.stats.nodes);
        lines.push(face.say(&message!(
            "count-cost",
            time = show_time(count.cost.time, &face.words),
            method = named(search),
            nodes = nodes
        )));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
