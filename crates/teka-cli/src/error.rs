//! Error messages with the line, the position and a remedy. Errors from the command-line parser,
//! which are in English only, are reworded in the selected language.

use std::io::Write;
use std::path::Path;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use teka_core::diagnostic::{Diagnostic, Diagnostics, Span};
use teka_core::message;
use teka_core::message::{Message, Refusal};
use teka_host::files::FileError;
use teka_host::json;
use unicode_width::UnicodeWidthStr;

use crate::commands::Reply;
use crate::context::{Context, Leniency};
use crate::exit::Exit;

/// The reason why a command failed.
#[derive(Debug)]
pub enum CommandError {
    /// The arguments are invalid.
    Usage(Message),
    /// A file cannot be read or written.
    File(FileError),
    /// An input is invalid.
    Input {
        /// The name of the input.
        name: String,
        /// The text of the input, for quoting lines.
        text: String,
        /// All mistakes.
        diagnostics: Diagnostics,
    },
    /// Standard output was closed.
    Closed,
}

impl From<FileError> for CommandError {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

impl From<Message> for CommandError {
    fn from(message: Message) -> Self {
        Self::Usage(message)
    }
}

impl From<Refusal> for CommandError {
    fn from(refusal: Refusal) -> Self {
        Self::Usage(refusal.0)
    }
}

impl From<std::io::Error> for CommandError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::File(FileError::Other("stdout".into(), error)),
        }
    }
}

/// Prints the error and returns its exit status.
pub fn print(error: &CommandError, context: &Context) -> Exit {
    if matches!(error, CommandError::Closed) {
        return Exit::Answered;
    }
    let reply = reply(error, context);
    context.write_stderr(&reply.err);
    // If standard output is closed, that is already the error or does not matter any more.
    let _ = std::io::stdout().write_all(reply.out.as_bytes());
    reply.exit
}

/// Returns the error as a result: JSON if results are JSON and the error is in an input, otherwise
/// text.
pub fn reply(error: &CommandError, context: &Context) -> Reply {
    let (mut out, mut err) = (String::new(), String::new());
    match error {
        CommandError::Closed => {}
        CommandError::Input { name, diagnostics, .. } if context.json => {
            out = invalid(name, diagnostics, context)
        }
        CommandError::File(problem) if context.json => {
            let diagnostic = Diagnostic::new("file", file_message(problem));
            out = invalid(&problem.path().display().to_string(), &diagnostic.into(), context);
        }
        CommandError::Usage(message) => err = line(message, context),
        CommandError::File(problem) => err = line(&file_message(problem), context),
        CommandError::Input { name, text, diagnostics } => {
            err = show(diagnostics, name, Lines::of(text), Severity::Error, context);
        }
    }
    Reply { out, err, exit: Exit::BadUsage }
}

/// Returns the JSON for an input that cannot be read.
pub fn invalid(name: &str, diagnostics: &Diagnostics, context: &Context) -> String {
    let say = |message: &Message| context.say(message);
    format!("{}\n", json::invalid(name, diagnostics, &say))
}

/// Returns a line that starts with "error: ".
pub fn line(message: &Message, context: &Context) -> String {
    format!("{}: {}\n", context.words.id("error"), context.say(message))
}

/// Returns the message about a file that cannot be read or written.
pub fn file_message(problem: &FileError) -> Message {
    match problem {
        FileError::Missing(path) => message!("file-missing", path = shown(path)),
        FileError::Directory(path) => message!("file-directory", path = shown(path)),
        FileError::NoFolder(path) => message!("file-no-folder", path = shown(path)),
        FileError::Denied(path) => message!("file-denied", path = shown(path)),
        FileError::TooLarge(path) => message!("file-too-large", path = shown(path)),
        FileError::Other(path, error) => {
            message!("file-other", path = shown(path), what = error.to_string())
        }
    }
}

/// Returns a path without characters that could control the terminal.
fn shown(path: &Path) -> String {
    clean(&path.display().to_string())
}

/// Replaces control characters. A tab would misplace the markers below a line, and others could do
/// worse.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The input cannot be read.
    Error,
    /// The input was read, but with an assumption.
    Warning,
}

/// A section of an input, for quoting lines.
#[derive(Clone, Copy)]
pub struct Lines<'a> {
    /// The number of its first line in the input.
    pub first: usize,
    /// The text.
    pub text: &'a str,
}

impl<'a> Lines<'a> {
    /// Returns a section for a whole input.
    pub fn of(text: &'a str) -> Self {
        Self { first: 1, text }
    }

    fn get(self, line: u32) -> Option<&'a str> {
        self.text.lines().nth((line as usize).checked_sub(self.first)?)
    }
}

/// Formats all diagnostics, with the lines they refer to and markers below them.
pub fn show(
    list: &Diagnostics,
    name: &str,
    text: Lines,
    severity: Severity,
    context: &Context,
) -> String {
    let is_remedy = list.yield_to_leniency();
    let shown = |item: &Diagnostic| {
        let head = show_one(item, name, text, severity, context);
        head + &remedy(item, is_remedy, context)
    };
    list.0.iter().map(shown).collect()
}

/// Returns the remedy, including lenient reading if that ignores every error.
fn remedy(item: &Diagnostic, is_leniency_one: bool, context: &Context) -> String {
    let lenient = item.lenient.as_ref().filter(|_| is_leniency_one);
    let lenient = lenient.map(|what| match context.leniency {
        Leniency::Option => message!("lenient-remedy", what = what.clone()),
        Leniency::Plan => message!("lenient-plan", what = what.clone()),
        Leniency::Question => message!("lenient-guided", what = what.clone()),
    });
    let remedies: Vec<String> =
        item.help.iter().chain(&lenient).map(|message| context.say(message)).collect();
    if remedies.is_empty() {
        return String::new();
    }
    format!("  {}: {}\n", context.words.id("help"), remedies.join(" "))
}

fn show_one(
    item: &Diagnostic,
    name: &str,
    text: Lines,
    severity: Severity,
    context: &Context,
) -> String {
    let head = context.words.id(if severity == Severity::Error { "error" } else { "warning" });
    let name = clean(name);
    let mut lines = vec![format!("{head}: {}", context.say(&item.message))];
    match item.span {
        Some(span) => {
            lines.push(format!("  --> {name}:{}:{}", span.line, span.column));
            lines.extend(show_place(item, span, text, context).into_iter().flatten());
        }
        None => lines.push(format!("  --> {name}")),
    }
    lines.join("\n") + "\n"
}

/// The maximum number of characters of a line that are shown.
const WIDEST: usize = 100;

/// Returns a line with a marker below the position.
fn show_place(
    item: &Diagnostic,
    span: Span,
    text: Lines,
    context: &Context,
) -> Option<[String; 2]> {
    let line = text.get(span.line)?;
    let column = (span.column as usize).checked_sub(1)?;
    let first = if column > WIDEST * 3 / 4 { column - WIDEST / 2 } else { 0 };
    let part =
        |from: usize, count: usize| clean(&line.chars().skip(from).take(count).collect::<String>());
    let (shown, before) = (part(first, WIDEST), part(first, column - first));
    let marked = part(column, (span.length as usize).min(WIDEST.saturating_sub(column - first)));
    let marks = "^".repeat(marked.width().max(1));
    let label =
        item.label.as_ref().map_or_else(String::new, |label| format!(" {}", context.say(label)));
    let number = span.line.to_string();
    let blank = " ".repeat(number.len());
    let margin = " ".repeat(4usize.saturating_sub(number.len()));
    Some([
        format!("{margin}{number} | {}", shown.trim_end()),
        // Wide characters take two columns in a terminal, so the gap below them does too.
        format!("{margin}{blank} | {}{marks}{label}", " ".repeat(before.width())),
    ])
}

/// Returns the parser's error, or `None` if the parser has help or the version to print.
pub fn usage(error: &Error) -> Option<Message> {
    let get = |kind| error.get(kind).map(text).unwrap_or_default();
    let argument = get(ContextKind::InvalidArg);
    let value = get(ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return None,
        ErrorKind::UnknownArgument => message!("usage-unknown-argument", argument = argument),
        ErrorKind::InvalidSubcommand => {
            message!("unknown-verb", verb = get(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            message!("usage-no-value", argument = argument)
        }
        ErrorKind::InvalidValue => {
            let known = get(ContextKind::ValidValue);
            message!("usage-not-a-choice", argument = argument, value = value, known = known)
        }
        ErrorKind::ValueValidation => {
            message!("usage-bad-value", argument = argument, value = value)
        }
        ErrorKind::MissingRequiredArgument => message!("usage-missing", arguments = argument),
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg);
            message!("usage-conflict", argument = argument, other = other)
        }
        _ => message!("usage-other", what = first_line(error)),
    })
}

fn text(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}

/// Returns the parser's English message without its own "error: ".
fn first_line(error: &Error) -> String {
    let whole = error.to_string();
    let line = whole.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_owned()
}
