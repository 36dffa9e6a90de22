//! Reading of puzzles from the files on the command line.

use std::path::Path;

use clap::ArgMatches;
use teka_core::any::AnyPuzzle;
use teka_core::diagnostic::{Diagnostics, Parsed};
use teka_core::message;
use teka_host::files::{self, STDIN};
use teka_host::puzzles::{Job, Source};

use crate::context::Context;
use crate::error::{self, CommandError, Lines, Severity};
use crate::options;

/// Reads one input as text.
pub fn source(name: &str) -> Result<Source, CommandError> {
    text(name, files::read(name)?)
}

/// Reads a file as text. Here `-` does not mean standard input.
pub fn file(path: &Path) -> Result<Source, CommandError> {
    text(&path.display().to_string(), files::read_file(path)?)
}

fn text(name: &str, bytes: Vec<u8>) -> Result<Source, CommandError> {
    Source::new(name, bytes).map_err(|diagnostics| CommandError::Input {
        name: name.to_owned(),
        text: String::new(),
        diagnostics,
    })
}

/// Reads the given inputs, or standard input, with an error in place of each input that cannot be
/// read.
pub fn sources(matches: &ArgMatches) -> Vec<Result<Source, CommandError>> {
    let named: Vec<&String> = matches.get_many("files").into_iter().flatten().collect();
    if named.is_empty() {
        vec![source(STDIN)]
    } else {
        named.into_iter().map(|name| source(name)).collect()
    }
}

/// Reads the only input, or standard input. Returns an error if several are given.
pub fn only_source(matches: &ArgMatches) -> Result<Source, CommandError> {
    let mut sources = sources(matches);
    if sources.len() > 1 {
        return Err(message!("one-file-wanted", count = sources.len()).into());
    }
    sources.swap_remove(0)
}

/// Returns the puzzles in an input.
pub fn jobs<'a>(matches: &ArgMatches, source: &'a Source) -> Result<Vec<Job<'a>>, CommandError> {
    source
        .jobs(options::family(matches, "puzzle"), options::reading(matches))
        .map_err(|diagnostics| invalid(source, diagnostics))
}

/// Reads the only puzzle in the only input and reports its warnings. Returns an error if there are
/// several.
pub fn only_puzzle(
    matches: &ArgMatches,
    source: &Source,
    context: &Context,
) -> Result<(String, Box<dyn AnyPuzzle>), CommandError> {
    let jobs = jobs(matches, source)?;
    let [job] = jobs.as_slice() else {
        return Err(
            message!("one-puzzle-wanted", name = source.name.as_str(), count = jobs.len()).into()
        );
    };
    let Parsed { value, warnings } =
        job.read().map_err(|diagnostics| invalid(source, diagnostics))?;
    report_warnings(&warnings, source, context);
    Ok((job.name(), value))
}

/// Creates the error for an invalid input.
pub fn invalid(source: &Source, diagnostics: Diagnostics) -> CommandError {
    CommandError::Input { name: source.name.clone(), text: source.text.clone(), diagnostics }
}

/// Reports the warnings from reading an input.
pub fn report_warnings(warnings: &Diagnostics, source: &Source, context: &Context) {
    if !context.quiet {
        let lines = Lines::of(&source.text);
        context.write_stderr(&error::show(
            warnings,
            &source.name,
            lines,
            Severity::Warning,
            context,
        ));
    }
}
