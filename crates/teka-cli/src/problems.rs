//! What went wrong, for people: the line, the place, and what would mend it.

use std::io::Write;
use std::path::Path;

use teka_core::diagnostic::{Diagnostic, Diagnostics, Span};
use teka_core::message;
use teka_core::message::{Message, Refusal};
use teka_host::files::FileError;
use teka_host::json;
use unicode_width::UnicodeWidthStr;

use crate::commands::Reply;
use crate::exit::Exit;
use crate::face::{Face, Leniency};

/// Why a verb could not do its work at all.
#[derive(Debug)]
pub enum Trouble {
    /// Something asked for makes no sense.
    Usage(Message),
    /// A file could not be read or written.
    File(FileError),
    /// An input is not what it should be.
    Input {
        /// What the input is called.
        name: String,
        /// Its text, to show lines of.
        text: String,
        /// All that is wrong.
        diagnostics: Diagnostics,
    },
    /// Standard output was closed: nobody reads any more.
    Closed,
}

impl From<FileError> for Trouble {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

impl From<Message> for Trouble {
    fn from(message: Message) -> Self {
        Self::Usage(message)
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::Usage(refusal.0)
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::File(FileError::Other("stdout".into(), error)),
        }
    }
}

/// Tells the trouble and gives the exit status for it.
pub fn tell(trouble: &Trouble, face: &Face) -> Exit {
    if matches!(trouble, Trouble::Closed) {
        return Exit::Answered;
    }
    let reply = reply(trouble, face);
    face.tell(&reply.err);
    // A closed standard output is the very trouble, or one more that changes nothing.
    let _ = std::io::stdout().write_all(reply.out.as_bytes());
    reply.exit
}

/// The trouble as a result: JSON where results are JSON and an input is to blame,
/// words for people otherwise.
pub fn reply(trouble: &Trouble, face: &Face) -> Reply {
    let (mut out, mut err) = (String::new(), String::new());
    match trouble {
        Trouble::Closed => {}
        Trouble::Input { name, diagnostics, .. } if face.json => {
            out = invalid(name, diagnostics, face)
        }
        Trouble::File(problem) if face.json => {
            let diagnostic = Diagnostic::new("file", file_message(problem));
            out = invalid(&problem.path().display().to_string(), &diagnostic.into(), face);
        }
        Trouble::Usage(message) => err = error(message, face),
        Trouble::File(problem) => err = error(&file_message(problem), face),
        Trouble::Input { name, text, diagnostics } => {
            err = show(diagnostics, name, Lines::of(text), Severity::Error, face);
        }
    }
    Reply { out, err, exit: Exit::BadUsage }
}

/// An input that cannot be read, as JSON.
pub fn invalid(name: &str, diagnostics: &Diagnostics, face: &Face) -> String {
    let say = |message: &Message| face.say(message);
    format!("{}\n", json::invalid(name, diagnostics, &say))
}

/// A sentence after "error: ".
pub fn error(message: &Message, face: &Face) -> String {
    format!("{}: {}\n", face.words.id("error"), face.say(message))
}

/// What to say about a file that could not be read or written.
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

/// A path as it can be shown: a name may hold anything, even commands to the terminal.
fn shown(path: &Path) -> String {
    clean(&path.display().to_string())
}

/// Text without control characters: a tab would push marks aside, others could do worse.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// It could not be read.
    Error,
    /// It was read, with an assumption.
    Warning,
}

/// A stretch of an input, to show lines of.
#[derive(Clone, Copy)]
pub struct Lines<'a> {
    /// The number of its first line in the input.
    pub first: usize,
    /// Its text.
    pub text: &'a str,
}

impl<'a> Lines<'a> {
    /// A whole input.
    pub fn of(text: &'a str) -> Self {
        Self { first: 1, text }
    }

    fn get(self, line: u32) -> Option<&'a str> {
        self.text.lines().nth((line as usize).checked_sub(self.first)?)
    }
}

/// All diagnostics with their lines and places marked.
pub fn show(
    list: &Diagnostics,
    name: &str,
    text: Lines,
    severity: Severity,
    face: &Face,
) -> String {
    let is_remedy = list.yield_to_leniency();
    let shown = |item: &Diagnostic| {
        let head = show_one(item, name, text, severity, face);
        head + &remedy(item, is_remedy, face)
    };
    list.0.iter().map(shown).collect()
}

/// The remedy, including leniency if it ignores every error.
fn remedy(item: &Diagnostic, is_leniency_one: bool, face: &Face) -> String {
    let lenient = item.lenient.as_ref().filter(|_| is_leniency_one);
    let lenient = lenient.map(|what| match face.leniency {
        Leniency::Option => message!("lenient-remedy", what = what.clone()),
        Leniency::Plan => message!("lenient-plan", what = what.clone()),
        Leniency::Question => message!("lenient-guided", what = what.clone()),
    });
    let told: Vec<String> =
        item.help.iter().chain(&lenient).map(|message| face.say(message)).collect();
    if told.is_empty() {
        return String::new();
    }
    format!("  {}: {}\n", face.words.id("help"), told.join(" "))
}

fn show_one(item: &Diagnostic, name: &str, text: Lines, severity: Severity, face: &Face) -> String {
    let head = face.words.id(if severity == Severity::Error { "error" } else { "warning" });
    let name = clean(name);
    let mut lines = vec![format!("{head}: {}", face.say(&item.message))];
    match item.span {
        Some(span) => {
            lines.push(format!("  --> {name}:{}:{}", span.line, span.column));
            lines.extend(show_place(item, span, text, face).into_iter().flatten());
        }
        None => lines.push(format!("  --> {name}")),
    }
    lines.join("\n") + "\n"
}

/// The longest stretch of a line that is shown: ten million letters help nobody.
const WIDEST: usize = 100;

/// The line with the place marked below it.
fn show_place(item: &Diagnostic, span: Span, text: Lines, face: &Face) -> Option<[String; 2]> {
    let line = text.get(span.line)?;
    let column = (span.column as usize).checked_sub(1)?;
    let first = if column > WIDEST * 3 / 4 { column - WIDEST / 2 } else { 0 };
    let part =
        |from: usize, count: usize| clean(&line.chars().skip(from).take(count).collect::<String>());
    let (shown, before) = (part(first, WIDEST), part(first, column - first));
    let marked = part(column, (span.length as usize).min(WIDEST.saturating_sub(column - first)));
    let marks = "^".repeat(marked.width().max(1));
    let label =
        item.label.as_ref().map_or_else(String::new, |label| format!(" {}", face.say(label)));
    let number = span.line.to_string();
    let blank = " ".repeat(number.len());
    let margin = " ".repeat(4usize.saturating_sub(number.len()));
    Some([
        format!("{margin}{number} | {}", shown.trim_end()),
        // Wide letters take two columns of a terminal, and so must the gap below them.
        format!("{margin}{blank} | {}{marks}{label}", " ".repeat(before.width())),
    ])
}
