//! The files of the dialogue: the one with the puzzle, asked for until one can be read, and those
//! the result is saved in. It asks before it overwrites a file.

use std::path::Path;

use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::diagnostic::{Diagnostics, Parsed};
use teka_core::family::Strictness;
use teka_core::message::Message;
use teka_core::{message, registry};
use teka_host::puzzles::{Job, Source};

use super::{Leave, ask, ask as ask_line, show, yes, yes_or_no};
use crate::commands::{ENDINGS, Solved};
use crate::context::Context;
use crate::error::{self, CommandError};
use crate::inputs;
use crate::output::{self, Kind, Picture, Target};

/// A puzzle that was read.
pub struct Opened {
    /// What it is called.
    pub name: String,
    /// The puzzle.
    pub puzzle: Box<dyn AnyPuzzle>,
    /// What was assumed while reading.
    pub warnings: Diagnostics,
}

/// Asks until a file holds a puzzle; none for an empty line.
pub fn ask_puzzle(context: &Context) -> Result<Option<Opened>, Leave> {
    loop {
        let name = ask_line(&context.words.id("dialogue-file"))?;
        if name.is_empty() {
            return Ok(None);
        }
        match inputs::file(Path::new(&name)) {
            Err(error) => {
                error::print(&error, context);
            }
            Ok(source) => {
                if let Some(opened) = open(&source, context)? {
                    return Ok(Some(opened));
                }
            }
        }
    }
}

/// The puzzle in an input; none if there is none, which has been reported.
fn open(source: &Source, context: &Context) -> Result<Option<Opened>, Leave> {
    let family = match registry::detect(&source.text) {
        Some(family) => family,
        None => match ask_kind(context)? {
            Some(family) => family,
            None => return Ok(None),
        },
    };
    let number = match family.entries(&source.text).len() {
        0 => {
            context.write_stderr(&error::line(&message!("compare-nothing"), context));
            return Ok(None);
        }
        1 => 0,
        count => ask_number(count, context)?,
    };
    match read(source, family, number, Strictness::Strict) {
        Ok(opened) => Ok(Some(with_warnings(opened, source, context))),
        Err(flaws) => retry_leniently(source, family, number, flaws, context),
    }
}

/// Asks for the kind of a puzzle that was not recognized; none for an empty line.
fn ask_kind(context: &Context) -> Result<Option<&'static dyn AnyFamily>, Leave> {
    context.write_stderr(&error::line(&message!("unknown-family"), context));
    let ids: Vec<&str> = registry::FAMILIES.iter().map(|family| family.info().id).collect();
    loop {
        let reply = ask_line(&context.say(&message!("dialogue-kind", known = ids.join(", "))))?;
        let family = registry::family(&reply);
        if reply.is_empty() || family.is_some() {
            return Ok(family);
        }
        let bad = message!("dialogue-bad-kind", text = reply, known = ids.join(", "));
        show(&format!("{}\n", context.say(&bad)))?;
    }
}

/// Asks which of `count` puzzles it is to be, from zero.
fn ask_number(count: usize, context: &Context) -> Result<usize, Leave> {
    loop {
        let reply = ask_line(&context.say(&message!("dialogue-which", count = count)))?;
        match reply.parse() {
            _ if reply.is_empty() => return Ok(0),
            Ok(number) if (1..=count).contains(&number) => return Ok(number - 1),
            _ => {
                show(&format!("{}\n", context.say(&message!("dialogue-bad-number", most = count))))?
            }
        }
    }
}

/// Reports the errors, and offers leniency if it helps.
fn retry_leniently(
    source: &Source,
    family: &'static dyn AnyFamily,
    number: usize,
    flaws: Diagnostics,
    context: &Context,
) -> Result<Option<Opened>, Leave> {
    let is_remedy = flaws.yield_to_leniency();
    error::print(&inputs::invalid(source, flaws), context);
    if !is_remedy || !yes(&context.words.id("dialogue-lenient"), context)? {
        return Ok(None);
    }
    match read(source, family, number, Strictness::Lenient) {
        Ok(opened) => Ok(Some(with_warnings(opened, source, context))),
        Err(flaws) => {
            error::print(&inputs::invalid(source, flaws), context);
            Ok(None)
        }
    }
}

/// Reads puzzle `number` of an input.
fn read(
    source: &Source,
    family: &'static dyn AnyFamily,
    number: usize,
    reading: Strictness,
) -> Result<Opened, Diagnostics> {
    let mut jobs = source.jobs(Some(family), reading)?;
    let job: Job = jobs.swap_remove(number);
    let Parsed { value, warnings } = job.read()?;
    Ok(Opened { name: job.name(), puzzle: value, warnings })
}

/// The same, and reports its warnings.
fn with_warnings(opened: Opened, source: &Source, context: &Context) -> Opened {
    inputs::report_warnings(&opened.warnings, source, context);
    opened
}

/// Asks for files until the reply is no.
pub fn offer(solved: &Solved, context: &Context) -> Result<(), Leave> {
    let mut question = message!("dialogue-save");
    let mut ending = "txt";
    while let Some(name) = ask_name(&question, ending, solved, context)? {
        match save(&name, solved, context) {
            Ok(false) => {}
            Ok(true) => {
                question = message!("dialogue-save-more");
                // A text comes first; what is wanted beside it is most likely a picture.
                ending = if solved.has_solution() { "png" } else { "txt" };
            }
            Err(Leave::Error(error)) if !matches!(error, CommandError::Closed) => {
                error::print(&error, context);
            }
            Err(leave) => return Err(leave),
        }
    }
    Ok(())
}

/// Asks whether to save, and under which name; the reply can also be a name.
fn ask_name(
    question: &Message,
    ending: &str,
    solved: &Solved,
    context: &Context,
) -> Result<Option<String>, Leave> {
    let reply = ask(&context.say(question))?;
    match yes_or_no(&reply) {
        Some(false) => return Ok(None),
        None if reply.is_empty() => return Ok(None),
        None => return Ok(Some(reply)),
        Some(true) => {}
    }
    let default = default_name(solved, ending, context);
    let known: Vec<String> = ENDINGS.iter().map(|ending| format!(".{ending}")).collect();
    let question =
        message!("dialogue-save-name", known = known.join(" "), default = default.as_str());
    let name = ask(&context.say(&question))?;
    Ok(Some(if name.is_empty() { default } else { name }))
}

/// A name in the current folder, after that of the puzzle's file.
fn default_name(solved: &Solved, ending: &str, context: &Context) -> String {
    let file = Path::new(solved.name()).file_name().unwrap_or_default().to_string_lossy();
    // A puzzle of many has its line behind a colon, which belongs to the stem.
    let (file, line) = file.split_once(':').map_or((&*file, ""), |(file, line)| (file, line));
    let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
    let stem = if line.is_empty() { stem.into_owned() } else { format!("{stem}-{line}") };
    let name = context.say(&message!("dialogue-solution-name", stem = stem));
    format!("{name}.{ending}")
}

/// Saves a file; false if there was nothing to write or it was not to be replaced.
fn save(name: &str, solved: &Solved, context: &Context) -> Result<bool, Leave> {
    let Target { path, kind } = output::target_of(name, ENDINGS)?;
    if matches!(kind, Kind::Picture(_)) && !solved.has_solution() {
        let nothing = message!("nothing-to-draw", path = path.display().to_string());
        show(&format!("{}\n", context.say(&nothing)))?;
        return Ok(false);
    }
    let overwrite = message!("dialogue-overwrite", name = name);
    if path.exists() && !yes(&context.say(&overwrite), context)? {
        return Ok(false);
    }
    match kind {
        Kind::Picture(picture) => draw(&path, picture, solved, context)?,
        Kind::Json => output::save(&path, solved.json(context).as_bytes(), context)?,
        Kind::Text | Kind::Csv => output::save(&path, solved.file(context).as_bytes(), context)?,
    }
    Ok(true)
}

fn draw(
    path: &Path,
    picture: Picture,
    solved: &Solved,
    context: &Context,
) -> Result<(), CommandError> {
    let frames = solved.frames(Kind::Picture(picture));
    output::save_scenes(path, picture, &frames, Default::default(), context)
}
