//! The guided dialogue: ask for the file, ask for the algorithm, show the result,
//! offer to save it. For people who would rather be asked than remember options.

use std::io::{BufRead, Write};
use std::path::Path;

use teka_core::any::AnyPuzzle;
use teka_core::family::{MethodInfo, Reading};
use teka_core::message;
use teka_core::param::Args;
use teka_host::answer::{self, Answer, Wanted};
use teka_host::json;
use teka_host::puzzles::Job;
use teka_host::run::Search;

use crate::commands::{Solved, Task};
use crate::exit::Exit;
use crate::face::Face;
use crate::inputs;
use crate::options;
use crate::output::{self, Kind};
use crate::problems::{self, Trouble};
use crate::progress::with_progress;

/// Leads through one puzzle. An empty line or the end of input where a file is
/// asked for ends it.
pub fn run(face: &Face) -> Result<Exit, Trouble> {
    show(&format!("{}\n", face.words.id("dialogue-welcome")))?;
    let Some((name, puzzle)) = ask_puzzle(face)? else {
        return Ok(Exit::Answered);
    };
    show(&introduction(puzzle.as_ref(), face))?;
    let method = ask_method(puzzle.as_ref(), face)?;
    let search = options::unlimited(method, Args::read(method.params, &[])?, face);
    let task = Task { name, puzzle: puzzle.as_ref(), warnings: Default::default(), many: false };
    show(&format!("{}\n", face.words.id("dialogue-solving")))?;
    let answer = with_progress(face, 1, |progress| {
        answer::solve(task.puzzle, &search, Wanted::One, Some(progress), None)
    });
    let solved = Solved::new(&task, &search, &answer);
    let figures = solved.figures(face).join("\n");
    show(&format!("{}{figures}\n", solved.result(face.color, face)))?;
    if !answer.solutions.is_empty() {
        offer_to_save(&task, &search, &answer, face)?;
    }
    Ok(answer.outcome.into())
}

/// Asks until a file holds a puzzle.
fn ask_puzzle(face: &Face) -> Result<Option<(String, Box<dyn AnyPuzzle>)>, Trouble> {
    loop {
        let Some(name) = ask(&face.words.id("dialogue-file"))?.filter(|name| !name.is_empty())
        else {
            return Ok(None);
        };
        match read_first(&name, face) {
            Ok(found) => return Ok(Some(found)),
            Err(trouble) => {
                problems::tell(&trouble, face);
            }
        }
    }
}

/// The first puzzle of a file.
fn read_first(name: &str, face: &Face) -> Result<(String, Box<dyn AnyPuzzle>), Trouble> {
    let source = inputs::source(name)?;
    let jobs =
        source.jobs(None, Reading::Strict).map_err(|wrong| inputs::trouble(&source, wrong))?;
    let job: &Job = jobs.first().ok_or_else(|| message!("compare-nothing"))?;
    if jobs.len() > 1 {
        face.note(&message!("dialogue-first-of-many", count = jobs.len()));
    }
    let read = job.read().map_err(|wrong| inputs::trouble(&source, wrong))?;
    inputs::tell_warnings(&read.warnings, &source, face);
    Ok((job.name(), read.value))
}

/// Asks for an algorithm by number or name; the first is the usual one.
fn ask_method(puzzle: &dyn AnyPuzzle, face: &Face) -> Result<MethodInfo, Trouble> {
    let (family, usual) = (puzzle.family(), puzzle.usual(false));
    let mut methods = family.methods();
    methods.retain(|method| !method.counts_only);
    methods.sort_by_key(|method| method.name != usual);
    show(&format!("{}\n", face.words.id("dialogue-methods")))?;
    for (number, method) in methods.iter().enumerate() {
        let about = face.words.id(&format!("{}-method-{}", family.info().id, method.name));
        show(&format!("  {}. {}: {about}\n", number + 1, method.name))?;
    }
    loop {
        let chosen = ask(&face.words.id("dialogue-method"))?.unwrap_or_default();
        let by_number =
            chosen.parse::<usize>().ok().and_then(|number| methods.get(number.wrapping_sub(1)));
        let by_name = methods.iter().find(|method| method.name == chosen);
        match by_number.or(by_name) {
            Some(method) => return Ok(*method),
            None if chosen.is_empty() => return Ok(methods[0]),
            None => {
                let told =
                    face.say(&message!("dialogue-bad-method", text = chosen, most = methods.len()));
                show(&format!("{told}\n"))?;
            }
        }
    }
}

fn offer_to_save(
    task: &Task,
    search: &Search,
    answer: &Answer,
    face: &Face,
) -> Result<(), Trouble> {
    loop {
        let Some(name) = ask(&face.words.id("dialogue-save"))?.filter(|name| !name.is_empty())
        else {
            return Ok(());
        };
        if Path::new(&name).exists() && !confirmed(&name, face)? {
            continue;
        }
        match save(&name, task, search, answer, face) {
            Ok(()) => return Ok(()),
            Err(trouble) => {
                problems::tell(&trouble, face);
            }
        }
    }
}

/// Nothing a user made is overwritten unasked.
fn confirmed(name: &str, face: &Face) -> Result<bool, Trouble> {
    let reply = ask(&face.say(&message!("dialogue-overwrite", name = name)))?
        .unwrap_or_default()
        .to_lowercase();
    let yes = face.words.id("dialogue-yes");
    Ok(reply == yes || yes.starts_with(&reply) && !reply.is_empty())
}

fn save(
    name: &str,
    task: &Task,
    search: &Search,
    answer: &Answer,
    face: &Face,
) -> Result<(), Trouble> {
    let target = output::target_of(name, &["txt", "json", "svg", "png", "gif"])?;
    let text = match target.kind {
        Kind::Picture(picture) => {
            let frames = answer.solutions.first().map(|found| found.frames()).unwrap_or_default();
            return output::save_scenes(&target.path, picture, &frames, Default::default(), face);
        }
        Kind::Json => {
            let say = |message: &_| face.say(message);
            json::answer(task.puzzle.family(), &task.name, search, answer, &task.warnings, &say)
                .to_string()
                + "\n"
        }
        Kind::Text | Kind::Csv => Solved::new(task, search, answer).file(face),
    };
    output::save(&target.path, text.as_bytes(), face)
}

/// What the puzzle is, what is wanted, and its board.
fn introduction(puzzle: &dyn AnyPuzzle, face: &Face) -> String {
    let id = puzzle.family().info().id;
    let words = |what: &str| face.words.id(&format!("{id}-{what}"));
    let board = teka_render::text(&puzzle.scene(), face.color);
    format!("{}: {}\n{board}", words("title"), words("goal"))
}

fn show(text: &str) -> Result<(), Trouble> {
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

/// Asks a question; none at the end of input.
fn ask(question: &str) -> Result<Option<String>, Trouble> {
    show(&format!("{question} "))?;
    std::io::stdout().flush()?;
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}
