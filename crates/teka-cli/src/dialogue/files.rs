//! The files of interactive mode: the puzzle, requested until it can be read, and the files for the
//! result. An existing file is overwritten only after confirmation.

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

/// A puzzle that has been read.
pub struct Opened {
    /// The name.
    pub name: String,
    /// The puzzle.
    pub puzzle: Box<dyn AnyPuzzle>,
    /// The warnings from reading it.
    pub warnings: Diagnostics,
}

/// Asks for a file until it contains a puzzle. Returns `None` for an empty line.
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

/// Returns the puzzle in an input. Returns `None` after reporting the reason if there is none.
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

/// Asks for the family of a puzzle that was not recognised. Returns `None` for an empty line.
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

/// Asks which of `count` puzzles to use. Returns its index, from 0.
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

/// Reports the errors, and offers lenient reading if it helps.
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

/// Reports the warnings of a puzzle and returns it.
fn with_warnings(opened: Opened, source: &Source, context: &Context) -> Opened {
    inputs::report_warnings(&opened.warnings, source, context);
    opened
}

/// Offers to save files until the user declines.
pub fn offer(solved: &Solved, context: &Context) -> Result<(), Leave> {
    let mut question = message!("dialogue-save");
    let mut ending = "txt";
    while let Some(name) = ask_name(&question, ending, solved, context)? {
        match save(&name, solved, context) {
            Ok(false) => {}
            Ok(true) => {
                question = message!("dialogue-save-more");
                // The first suggestion is a text file. A second file is most likely a picture.
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

/// Asks whether to save and under which name. The reply can also be the name itself.
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

/// Returns a name in the current folder that is based on the name of the puzzle's file.
fn default_name(solved: &Solved, ending: &str, context: &Context) -> String {
    let file = Path::new(solved.name()).file_name().unwrap_or_default().to_string_lossy();
    // A puzzle from a file with several has its line after a colon, which belongs to the stem.
    let (file, line) = file.split_once(':').map_or((&*file, ""), |(file, line)| (file, line));
    let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
    let stem = if line.is_empty() { stem.into_owned() } else { format!("{stem}-{line}") };
    let name = context.say(&message!("dialogue-solution-name", stem = stem));
    format!("{name}.{ending}")
}

/// Saves a file. Returns false if there is nothing to write or the user keeps an existing file.
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
