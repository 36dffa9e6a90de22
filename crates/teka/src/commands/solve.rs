//! `solve`: the answer.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyFinding, AnyPosition};
use teka_core::control::{Stats, Stop, View};
use teka_core::family::Part;
use teka_core::message;
use teka_core::value::Value;
use teka_host::answer::{self, Answer, Outcome, Wanted};
use teka_host::compare;
use teka_host::counters;
use teka_host::json;
use teka_host::run::Search;
use teka_host::watch::Progress;
use teka_text::Words;

use super::batch::{Batch, Reply, Task};
use crate::exit::Exit;
use crate::face::Face;
use crate::inputs;
use crate::output::{self, Kind, Picture, Sink, Target};
use crate::plan::{Aim, Plan};
use crate::problems::Trouble;
use crate::progress::with_progress;
use crate::spectacle::Spectacle;
use crate::units::{show_number, show_time};

/// How long a reason is looked for why there is no solution.
const TIME_FOR_WHY: Duration = Duration::from_secs(1);

/// Solves every puzzle.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["txt", "json", "svg", "png", "gif"])?;
    output::check_strip(matches, target.as_ref())?;
    if let Some(Target { path, kind: Kind::Picture(picture) }) = &target {
        return draw_answer(matches, face, path, *picture);
    }
    let wanted = wanted(matches);
    if matches.get_flag("watch") && !face.watching {
        face.note(&message!("watch-needs-terminal"));
    }
    let batch = Batch { matches, face, target, alone: false };
    let prepare = |family: &dyn AnyFamily| Plan::new(matches, family, Aim::Solve, face);
    batch.run(prepare, |task, plan, progress| {
        let search = plan.fitting(task.puzzle, face);
        let text = !face.json && batch.target.is_none();
        if wanted != Wanted::One && !task.many && text && !face.watching {
            return stream(&batch, task, search, wanted, progress);
        }
        if face.json {
            return json_reply(task, search, wanted, progress, face);
        }
        let answer = solve(face, task, search, wanted, progress);
        reply(&batch, task, search, &answer)
    })
}

/// Shows each solution as it comes: there may be millions.
fn stream(
    batch: &Batch,
    task: &Task,
    search: &Search,
    wanted: Wanted,
    progress: &Progress,
) -> Reply {
    let mut unread = false;
    let mut take = |found: Box<dyn AnyPosition>| {
        let text = parts(&found.report(), batch.face.color, batch.face) + "\n";
        std::io::stdout().write_all(text.as_bytes()).map_err(|_| {
            unread = true;
            Stop::Cancelled
        })
    };
    let answer = answer::each(task.puzzle, search, wanted, Some(progress), None, &mut take);
    // Whoever stopped reading has seen enough: that is no failure.
    if unread { Reply::default() } else { reply(batch, task, search, &answer) }
}

fn wanted(matches: &ArgMatches) -> Wanted {
    match matches.get_one::<u64>("limit") {
        Some(most) => Wanted::UpTo(*most),
        None if matches.get_flag("all") => Wanted::All,
        None => Wanted::One,
    }
}

/// Solves one puzzle, shown at work if that is asked for.
fn solve(face: &Face, task: &Task, search: &Search, wanted: Wanted, progress: &Progress) -> Answer {
    if !face.watching || task.many {
        return answer::solve(task.puzzle, search, wanted, Some(progress), None);
    }
    let mut spectacle = Spectacle::new(face, search.counted());
    let mut show = |stats: &_, now: &dyn View| spectacle.show(stats, now);
    let answer = answer::solve(task.puzzle, search, wanted, Some(progress), Some(&mut show));
    spectacle.end(&answer.cost);
    answer
}

fn reply(batch: &Batch, task: &Task, search: &Search, answer: &Answer) -> Reply {
    let Shown { out, err } = show_answer(task, search, answer, batch.color(), batch.face);
    Reply { out, err, exit: answer.outcome.into() }
}

/// Solutions become text as they are found: that is what is kept of them.
fn json_reply(
    task: &Task,
    search: &Search,
    wanted: Wanted,
    progress: &Progress,
    face: &Face,
) -> Reply {
    let keep = |found: Box<dyn AnyPosition>| {
        let text = json::solution(found.as_ref());
        let bytes = (text.len() + size_of::<String>()) as u64;
        (text, bytes)
    };
    let (answer, solutions) =
        answer::solve_as(task.puzzle, search, wanted, Some(progress), None, keep);
    let say = |message: &_| face.say(message);
    let mut object =
        json::answer(task.puzzle.family(), &task.name, search, &answer, &task.warnings, &say);
    if let Some(why) = why_impossible(task, search, &answer) {
        object["why"] = json::finding(&why, &say);
    }
    let out = json::with_solutions(&object, &solutions);
    Reply { out, err: String::new(), exit: answer.outcome.into() }
}

/// The answer does not depend on it, so it is looked for only shortly.
fn why_impossible(task: &Task, search: &Search, answer: &Answer) -> Option<AnyFinding> {
    if answer.outcome != Outcome::Unsolvable {
        return None;
    }
    let time = search.time.unwrap_or(TIME_FOR_WHY).min(TIME_FOR_WHY);
    let shortly = Search { time: Some(time), ..search.clone() };
    let (why, _) = shortly.run(None, None, |control| task.puzzle.why_impossible(control));
    why.ok().flatten()
}

/// An answer as people read it.
pub struct Shown {
    /// The result.
    pub out: String,
    /// What else there is to say.
    pub err: String,
}

/// Words and boards for an answer.
pub fn show_answer(
    task: &Task,
    search: &Search,
    answer: &Answer,
    color: bool,
    face: &Face,
) -> Shown {
    let mut out = if task.many { format!("{}:\n", task.name) } else { String::new() };
    let boards: Vec<String> =
        answer.solutions.iter().map(|found| parts(&found.report(), color, face)).collect();
    out += &boards.join("\n");
    if answer.outcome == Outcome::Unsolvable {
        out += &format!("{}\n", face.say(&message!("no-solution")));
        if let Some(why) = why_impossible(task, search, answer) {
            out += &format!("{}\n", face.say(&why.message));
        }
    }
    if task.many {
        out.push('\n');
    }
    Shown { out, err: summary(task, search, answer, face) }
}

fn parts(parts: &[Part], color: bool, face: &Face) -> String {
    let show = |part: &Part| match part {
        Part::Say(message) => format!("{}\n", face.say(message)),
        Part::Board(scene) => teka_render::text(scene, color),
    };
    parts.iter().map(show).collect()
}

/// How the answer came about, and what it proves.
fn summary(task: &Task, search: &Search, answer: &Answer, face: &Face) -> String {
    let found = answer.found;
    let mut lines = Vec::new();
    match answer.outcome {
        // Even who wants no summary has to know that there is no answer.
        Outcome::Stopped(stop) if face.quiet => return face.stopped(&task.name, stop, found),
        _ if face.quiet => return String::new(),
        Outcome::Solved if task.many && !face.verbose => return String::new(),
        Outcome::Stopped(stop) => {
            lines.push(face.stopped(&task.name, stop, found).trim_end().to_owned());
            lines.extend(bound(answer, face));
        }
        Outcome::Solved if answer.complete && found == 1 => {
            lines.push(face.say(&message!("only-solution")))
        }
        Outcome::Solved if answer.complete => {
            lines.push(face.say(&message!("all-solutions", count = found)))
        }
        Outcome::Solved if search.method.proves_unique && found == 1 => {
            lines.push(face.say(&message!("more-solutions")))
        }
        Outcome::Solved | Outcome::Unsolvable => {}
    }
    let is_shortest = answer.shortest.filter(|_| found > 0);
    lines.extend(is_shortest.map(|yes| match yes {
        true => face.words.id("shortest-proven"),
        false => face.words.id("shortest-unproven"),
    }));
    lines.push(face.say(&message!(
        "search-time",
        time = show_time(answer.cost.time, &face.words),
        method = named(search)
    )));
    lines.extend(counters(search, &answer.cost.stats, &face.words));
    lines.join("\n") + "\n"
}

/// Every counter of a run on a line of its own.
pub fn counters(search: &Search, stats: &Stats, words: &Words) -> Vec<String> {
    let line = |(id, _, number): (String, _, Value)| {
        format!("{}: {}", words.id(&id), show_number(&number, words))
    };
    counters::shown(search, stats).into_iter().map(line).collect()
}

/// What a search that was stopped has proven all the same.
fn bound(answer: &Answer, face: &Face) -> Option<String> {
    let moves = answer.cost.stats.at_least;
    (moves > 0).then(|| face.say(&message!("proven-at-least", moves = moves)))
}

/// The method with its parameters: without them a figure means little.
pub fn named(search: &Search) -> String {
    let show = |(name, value): (&str, &_)| format!(" {name}={}", compare::show(value));
    search.method.name.to_owned() + &search.args.iter().map(show).collect::<String>()
}

/// Solves the one puzzle and draws its solution.
fn draw_answer(
    matches: &ArgMatches,
    face: &Face,
    path: &Path,
    picture: Picture,
) -> Result<Exit, Trouble> {
    let source = inputs::only_source(matches)?;
    let (name, puzzle) = inputs::only_puzzle(matches, &source, face)?;
    let plan = Plan::new(matches, puzzle.family(), Aim::Solve, face)?;
    let search = plan.fitting(puzzle.as_ref(), face);
    let task = Task { name, puzzle: puzzle.as_ref(), warnings: Default::default(), many: false };
    let answer =
        with_progress(face, 1, |progress| solve(face, &task, search, wanted(matches), progress));
    match answer.solutions.first() {
        Some(found) => {
            let frames = output::frames(found.as_ref(), Some(Kind::Picture(picture)));
            output::save_solution(matches, path, picture, &frames, face)?;
            // What the picture cannot say, such as how many moves these are.
            if let Some(Part::Say(last)) = found.report().last() {
                face.note(last);
            }
            face.tell(&summary(&task, search, &answer, face));
        }
        None => {
            let Shown { out, err } = show_answer(&task, search, &answer, face.color, face);
            let exit = answer.outcome.into();
            Sink::new(None).give(&Reply { out, err, exit }, face)?;
        }
    }
    Ok(answer.outcome.into())
}
