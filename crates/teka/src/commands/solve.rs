//! `solve`: the answer.

use std::io::Write;
use std::path::Path;

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyPosition};
use teka_core::control::{Stop, View};
use teka_core::family::Part;
use teka_core::message;
use teka_core::message::Message;
use teka_host::answer::{self, Answer, Outcome, Wanted};
use teka_host::json;
use teka_host::report::{self, Report};
use teka_host::run::Search;
use teka_host::watch::Progress;

use super::batch::{Batch, Reply, Task};
use crate::exit::Exit;
use crate::face::Face;
use crate::inputs;
use crate::output::{self, Kind, Picture, Sink, Target};
use crate::plan::{Aim, Plan};
use crate::problems::Trouble;
use crate::progress::with_progress;
use crate::spectacle::Spectacle;

/// Solves every puzzle.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["txt", "json", "svg", "png", "gif"])?;
    output::check_strip(matches, target.as_ref())?;
    output::check_bare(matches, target.as_ref())?;
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
        let face = batch.face;
        let text = report::solution(found.as_ref(), face.color, &face.words) + "\n";
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
    let (solved, face) = (Solved::new(task, search, answer), batch.face);
    let out = match &batch.target {
        Some(_) if !batch.matches.get_flag("bare") => solved.file(face),
        _ => solved.result(batch.color(), face),
    };
    let out = if task.many { format!("{}:\n{out}\n", task.name) } else { out };
    Reply { out, err: solved.summary(face), exit: answer.outcome.into() }
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
    if let Some(why) = answer::why_impossible(task.puzzle, search, &answer) {
        object["why"] = json::finding(&why, &say);
    }
    let out = json::with_solutions(&object, &solutions);
    Reply { out, err: String::new(), exit: answer.outcome.into() }
}

/// A puzzle with its answer, to be put into words.
pub struct Solved<'a> {
    task: &'a Task<'a>,
    search: &'a Search,
    answer: &'a Answer,
    why: Option<Message>,
}

impl<'a> Solved<'a> {
    /// Takes the answer, and looks shortly for a reason where it is that there is none.
    pub fn new(task: &'a Task, search: &'a Search, answer: &'a Answer) -> Self {
        let why = answer::why_impossible(task.puzzle, search, answer).map(|why| why.message);
        Self { task, search, answer, why }
    }

    /// The boards, or the sentence that there is no solution.
    pub fn result(&self, color: bool, face: &Face) -> String {
        self.report(face).result(&self.solutions(color, face))
    }

    /// What a file holds: the result and the figures.
    pub fn file(&self, face: &Face) -> String {
        self.report(face).file(&self.solutions(false, face))
    }

    /// How the answer came about, and what it proves, a line each.
    pub fn figures(&self, face: &Face) -> Vec<String> {
        let mut lines = self.report(face).proven();
        lines.extend(report::figures(self.search, &self.answer.cost, &face.words));
        lines
    }

    fn report<'b>(&'b self, face: &'b Face) -> Report<'b> {
        let Self { search, answer, why, .. } = self;
        Report { words: &face.words, search, answer, why: why.as_ref() }
    }

    fn solutions(&self, color: bool, face: &Face) -> Vec<String> {
        let show = |found: &Box<_>| report::solution(AsRef::as_ref(found), color, &face.words);
        self.answer.solutions.iter().map(show).collect()
    }

    /// What standard error gets: as much as was asked for.
    fn summary(&self, face: &Face) -> String {
        let Answer { outcome, found, .. } = *self.answer;
        let mut told = match outcome {
            Outcome::Stopped(stop) => face.stopped(&self.task.name, stop, found),
            Outcome::Solved if self.task.many && !face.verbose => return String::new(),
            Outcome::Solved | Outcome::Unsolvable => String::new(),
        };
        // Even who wants no summary has to know that there is no answer.
        if face.quiet {
            return told;
        }
        self.figures(face).iter().for_each(|line| told += &format!("{line}\n"));
        if self.answer.others {
            told += &format!("{}\n", face.words.id("list-all"));
        }
        told
    }
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
    let solved = Solved::new(&task, search, &answer);
    match answer.solutions.first() {
        Some(found) => {
            let frames = output::frames(found.as_ref(), Some(Kind::Picture(picture)));
            output::save_solution(matches, path, picture, &frames, face)?;
            // What the picture cannot say, such as how many moves these are.
            if let Some(Part::Say(last)) = found.report().last() {
                face.note(last);
            }
            face.tell(&solved.summary(face));
        }
        None => {
            let (out, err) = (solved.result(face.color, face), solved.summary(face));
            let exit = answer.outcome.into();
            Sink::new(None).give(&Reply { out, err, exit }, face)?;
            face.note(&message!("nothing-to-draw", path = path.display().to_string()));
        }
    }
    Ok(answer.outcome.into())
}
