//! The file with the puzzle: asked for until one can be read.

use std::path::Path;

use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::diagnostic::{Diagnostics, Parsed};
use teka_core::family::Strictness;
use teka_core::message;
use teka_core::registry;
use teka_host::puzzles::{Job, Source};

use super::question::{Leave, ask as ask_line, show, yes};
use crate::face::Face;
use crate::inputs;
use crate::problems;

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
pub fn ask(face: &Face) -> Result<Option<Opened>, Leave> {
    loop {
        let name = ask_line(&face.words.id("dialogue-file"))?;
        if name.is_empty() {
            return Ok(None);
        }
        match inputs::file(Path::new(&name)) {
            Err(trouble) => {
                problems::tell(&trouble, face);
            }
            Ok(source) => {
                if let Some(opened) = open(&source, face)? {
                    return Ok(Some(opened));
                }
            }
        }
    }
}

/// The puzzle in an input; none if there is none, which has been reported.
fn open(source: &Source, face: &Face) -> Result<Option<Opened>, Leave> {
    let family = match registry::detect(&source.text) {
        Some(family) => family,
        None => match ask_kind(face)? {
            Some(family) => family,
            None => return Ok(None),
        },
    };
    let number = match family.entries(&source.text).len() {
        0 => {
            face.tell(&problems::error(&message!("compare-nothing"), face));
            return Ok(None);
        }
        1 => 0,
        count => ask_number(count, face)?,
    };
    match read(source, family, number, Strictness::Strict) {
        Ok(opened) => Ok(Some(told(opened, source, face))),
        Err(flaws) => retry_leniently(source, family, number, flaws, face),
    }
}

/// Asks for the kind of a puzzle that was not recognized; none for an empty line.
fn ask_kind(face: &Face) -> Result<Option<&'static dyn AnyFamily>, Leave> {
    face.tell(&problems::error(&message!("unknown-family"), face));
    let ids: Vec<&str> = registry::FAMILIES.iter().map(|family| family.info().id).collect();
    loop {
        let reply = ask_line(&face.say(&message!("dialogue-kind", known = ids.join(", "))))?;
        let family = registry::family(&reply);
        if reply.is_empty() || family.is_some() {
            return Ok(family);
        }
        let bad = message!("dialogue-bad-kind", text = reply, known = ids.join(", "));
        show(&format!("{}\n", face.say(&bad)))?;
    }
}

/// Asks which of `count` puzzles it is to be, from zero.
fn ask_number(count: usize, face: &Face) -> Result<usize, Leave> {
    loop {
        let reply = ask_line(&face.say(&message!("dialogue-which", count = count)))?;
        match reply.parse() {
            _ if reply.is_empty() => return Ok(0),
            Ok(number) if (1..=count).contains(&number) => return Ok(number - 1),
            _ => show(&format!("{}\n", face.say(&message!("dialogue-bad-number", most = count))))?,
        }
    }
}

/// Reports the errors, and offers leniency if it helps.
fn retry_leniently(
    source: &Source,
    family: &'static dyn AnyFamily,
    number: usize,
    flaws: Diagnostics,
    face: &Face,
) -> Result<Option<Opened>, Leave> {
    let is_remedy = flaws.yield_to_leniency();
    problems::tell(&inputs::trouble(source, flaws), face);
    if !is_remedy || !yes(&face.words.id("dialogue-lenient"), face)? {
        return Ok(None);
    }
    match read(source, family, number, Strictness::Lenient) {
        Ok(opened) => Ok(Some(told(opened, source, face))),
        Err(flaws) => {
            problems::tell(&inputs::trouble(source, flaws), face);
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
fn told(opened: Opened, source: &Source, face: &Face) -> Opened {
    inputs::tell_warnings(&opened.warnings, source, face);
    opened
}
