//! `solve`: solves puzzles.

use std::io::Write;
use std::path::Path;

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyFinding, AnyPosition};
use teka_core::control::{Stop, View};
use teka_core::family::Section;
use teka_core::message;
use teka_core::scene::Scene;
use teka_host::answer::{self, Answer, Outcome, Wanted};
use teka_host::json;
use teka_host::report::{self, Report};
use teka_host::search::{Aim, Search};
use teka_host::watch::Progress;

use super::batch::{Batch, Reply, Task};
use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::inputs;
use crate::options::SearchOptions;
use crate::output::{self, Kind, Picture, Sink, Target};
use crate::progress::{LiveView, with_progress};

/// The extensions of files for a solution.
pub const ENDINGS: &[&str] = &["txt", "json", "svg", "png", "gif"];

/// Solves every puzzle.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, ENDINGS)?;
    output::check_strip(matches, target.as_ref())?;
    output::check_bare(matches, target.as_ref())?;
    if let Some(Target { path, kind: Kind::Picture(picture) }) = &target {
        return draw_answer(matches, context, path, *picture);
    }
    let wanted = wanted(matches);
    if matches.get_flag("watch") && !context.watching {
        context.note(&message!("watch-needs-terminal"));
    }
    let batch = Batch { matches, context, target, alone: false };
    let prepare =
        |family: &dyn AnyFamily| SearchOptions::read(matches, family, Aim::Solve, context);
    batch.run(prepare, |task, searches, progress| {
        let search = &searches.search(task.puzzle, context);
        let text = !context.json && batch.target.is_none();
        if wanted != Wanted::One && !task.many && text && !context.watching {
            return stream(&batch, task, search, wanted, progress);
        }
        if context.json {
            return json_reply(task, search, wanted, progress, context);
        }
        let answer = solve_one(context, task, search, wanted, progress);
        reply(&batch, task, search, &answer)
    })
}

/// Prints each solution when it is found, because there may be millions.
fn stream(
    batch: &Batch,
    task: &Task,
    search: &Search,
    wanted: Wanted,
    progress: &Progress,
) -> Reply {
    let mut unread = false;
    let mut take = |found: Box<dyn AnyPosition>| {
        let context = batch.context;
        let text = report::solution(found.as_ref(), context.color, &context.words) + "\n";
        std::io::stdout().write_all(text.as_bytes()).map_err(|_| {
            unread = true;
            Stop::Cancelled
        })
    };
    let answer = answer::each(task.puzzle, search, wanted, Some(progress), None, &mut take);
    // A reader that closes the pipe has seen enough, which is not a failure.
    if unread { Reply::default() } else { reply(batch, task, search, &answer) }
}

fn wanted(matches: &ArgMatches) -> Wanted {
    match matches.get_one::<u64>("limit") {
        Some(most) => Wanted::UpTo(*most),
        None if matches.get_flag("all") => Wanted::All,
        None => Wanted::One,
    }
}

/// Solves one puzzle, and shows the search if requested.
pub fn solve_one(
    context: &Context,
    task: &Task,
    search: &Search,
    wanted: Wanted,
    progress: &Progress,
) -> Answer {
    if !context.watching || task.many {
        return answer::solve(task.puzzle, search, wanted, Some(progress), None);
    }
    let mut live_view = LiveView::new(context, search.counted());
    let mut show = |stats: &_, now: &dyn View| live_view.show(stats, now);
    let answer = answer::solve(task.puzzle, search, wanted, Some(progress), Some(&mut show));
    live_view.end(&answer.cost);
    answer
}

fn reply(batch: &Batch, task: &Task, search: &Search, answer: &Answer) -> Reply {
    let (solved, context) = (Solved::new(task, search, answer), batch.context);
    // A search that was stopped before it found anything does not overwrite an earlier result.
    let is_empty = matches!(answer.outcome, Outcome::Stopped(_)) && !solved.has_solution();
    let wants_figures = batch.target.is_some() && !batch.matches.get_flag("bare");
    let out = match wants_figures && (task.many || !is_empty) {
        true => solved.file(context),
        false => solved.result(batch.color(), context),
    };
    let out = if task.many { format!("{}:\n{out}\n", task.name) } else { out };
    Reply { out, err: solved.summary(context), exit: answer.outcome.into() }
}

/// Solutions are stored as text when they are found.
fn json_reply(
    task: &Task,
    search: &Search,
    wanted: Wanted,
    progress: &Progress,
    context: &Context,
) -> Reply {
    let keep = |found: Box<dyn AnyPosition>| {
        let text = json::solution(found.as_ref());
        let bytes = (text.len() + size_of::<String>()) as u64;
        (text, bytes)
    };
    let (answer, solutions) =
        answer::solve_as(task.puzzle, search, wanted, Some(progress), None, keep);
    let why = answer::why_impossible(task.puzzle, search, &answer);
    let out = json_line(task, search, &answer, why.as_ref(), &solutions, context);
    Reply { out, err: String::new(), exit: answer.outcome.into() }
}

fn json_line(
    task: &Task,
    search: &Search,
    answer: &Answer,
    why: Option<&AnyFinding>,
    solutions: &[String],
    context: &Context,
) -> String {
    let (family, say) = (task.puzzle.family(), |message: &_| context.say(message));
    let mut object = json::answer(family, &task.name, search, answer, &task.warnings, &say);
    if let Some(why) = why {
        object["why"] = json::finding(why, &say);
    }
    json::with_solutions(&object, solutions)
}

/// A puzzle with its answer, ready for output.
pub struct Solved<'a> {
    task: &'a Task<'a>,
    search: &'a Search,
    answer: &'a Answer,
    why: Option<AnyFinding>,
}

impl<'a> Solved<'a> {
    /// Stores the answer. If there is no solution, searches briefly for the reason.
    pub fn new(task: &'a Task, search: &'a Search, answer: &'a Answer) -> Self {
        let why = answer::why_impossible(task.puzzle, search, answer);
        Self { task, search, answer, why }
    }

    /// Returns the boards, or the sentence that there is no solution.
    pub fn result(&self, color: bool, context: &Context) -> String {
        self.report(context).result(&self.solutions(color, context))
    }

    /// Returns the text of a file: the result and the figures.
    pub fn file(&self, context: &Context) -> String {
        self.report(context).file(&self.solutions(false, context))
    }

    /// Returns lines about the run.
    pub fn account(&self, context: &Context) -> Vec<String> {
        self.report(context).account()
    }

    /// Returns further lines about the run, for `-v`.
    pub fn details(&self, context: &Context) -> Vec<String> {
        match context.verbose {
            true => self.report(context).details(self.task.puzzle),
            false => Vec::new(),
        }
    }

    /// Returns the answer as one line of JSON.
    pub fn json(&self, context: &Context) -> String {
        let found = self.answer.solutions.iter();
        let solutions: Vec<String> = found.map(|found| json::solution(found.as_ref())).collect();
        json_line(self.task, self.search, self.answer, self.why.as_ref(), &solutions, context)
    }

    /// Returns the drawings of the first solution for a file of this type.
    pub fn frames(&self, kind: Kind) -> Vec<Scene> {
        let first = self.answer.solutions.first();
        first.map(|found| output::frames(found.as_ref(), Some(kind))).unwrap_or_default()
    }

    /// Returns the name of the puzzle.
    pub fn name(&self) -> &str {
        &self.task.name
    }

    /// Returns true if there is a solution to draw.
    pub fn has_solution(&self) -> bool {
        !self.answer.solutions.is_empty()
    }

    fn report<'b>(&'b self, context: &'b Context) -> Report<'b> {
        let Self { search, answer, why, .. } = self;
        Report { words: &context.words, search, answer, why: why.as_ref().map(|why| &why.message) }
    }

    fn solutions(&self, color: bool, context: &Context) -> Vec<String> {
        let show = |found: &Box<_>| report::solution(AsRef::as_ref(found), color, &context.words);
        self.answer.solutions.iter().map(show).collect()
    }

    /// Returns the summary for standard error, as detailed as requested.
    fn summary(&self, context: &Context) -> String {
        let Answer { outcome, found, .. } = *self.answer;
        let stopped = match outcome {
            Outcome::Stopped(stop) => context.stopped(&self.task.name, stop, found),
            Outcome::Solved if self.task.many && !context.verbose => return String::new(),
            Outcome::Solved | Outcome::Unsolvable => String::new(),
        };
        // Even with `-q`, a missing answer is reported.
        if context.quiet {
            return stopped;
        }
        let mut lines = self.report(context).proven();
        lines.extend(report::figures(self.search, &self.answer.cost, &context.words));
        lines.extend(self.details(context));
        if self.answer.others {
            lines.push(context.words.id("list-all"));
        }
        format!("{stopped}{}\n", lines.join("\n"))
    }
}

/// Solves a single puzzle and draws its solution.
fn draw_answer(
    matches: &ArgMatches,
    context: &Context,
    path: &Path,
    picture: Picture,
) -> Result<Exit, CommandError> {
    let source = inputs::only_source(matches)?;
    let (name, puzzle) = inputs::only_puzzle(matches, &source, context)?;
    let searches = SearchOptions::read(matches, puzzle.family(), Aim::Solve, context)?;
    let search = &searches.search(puzzle.as_ref(), context);
    let task = Task { name, puzzle: puzzle.as_ref(), warnings: Default::default(), many: false };
    let answer = with_progress(context, 1, |progress| {
        solve_one(context, &task, search, wanted(matches), progress)
    });
    let solved = Solved::new(&task, search, &answer);
    match answer.solutions.first() {
        Some(found) => {
            let frames = solved.frames(Kind::Picture(picture));
            output::save_solution(matches, path, picture, &frames, context)?;
            // What the drawing cannot show, such as the number of moves.
            if let Some(Section::Say(last)) = found.report().last() {
                context.note(last);
            }
            context.write_stderr(&solved.summary(context));
        }
        None => {
            let (out, err) = (solved.result(context.color, context), solved.summary(context));
            let exit = answer.outcome.into();
            Sink::new(None).emit(&Reply { out, err, exit }, context)?;
            context.note(&message!("nothing-to-draw", path = path.display().to_string()));
        }
    }
    Ok(answer.outcome.into())
}
