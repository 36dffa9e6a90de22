//! What went wrong, for people: the line, the place, and what would mend it.

use teka_core::diagnostic::{Diagnostic, Diagnostics, Span};
use teka_core::message;
use teka_core::message::{Message, Refusal};
use teka_host::files::FileError;

use crate::exit::Exit;
use crate::face::Face;

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
            _ => Self::File(FileError::Other("-".into(), error)),
        }
    }
}

/// Tells the trouble and gives the exit status for it.
pub fn tell(trouble: &Trouble, face: &Face) -> Exit {
    match trouble {
        Trouble::Closed => return Exit::Answered,
        Trouble::Usage(message) => eprintln!("{}", error(face, &face.say(message))),
        Trouble::File(problem) => eprintln!("{}", error(face, &face.say(&file_message(problem)))),
        Trouble::Input { name, text, diagnostics } => {
            eprint!("{}", show(diagnostics, name, text, Severity::Error, face));
        }
    }
    Exit::BadUsage
}

fn error(face: &Face, text: &str) -> String {
    format!("{}: {text}", face.words.id("error"))
}

/// What to say about a file that could not be read or written.
pub fn file_message(problem: &FileError) -> Message {
    match problem {
        FileError::Missing(path) => message!("file-missing", path = path.display().to_string()),
        FileError::Directory(path) => message!("file-directory", path = path.display().to_string()),
        FileError::NoFolder(path) => message!("file-no-folder", path = path.display().to_string()),
        FileError::Denied(path) => message!("file-denied", path = path.display().to_string()),
        FileError::TooLarge(path) => message!("file-too-large", path = path.display().to_string()),
        FileError::Other(path, error) => {
            message!("file-other", path = path.display().to_string(), what = error.to_string())
        }
    }
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// It could not be read.
    Error,
    /// It was read, with an assumption.
    Warning,
}

/// All diagnostics with their lines and places marked.
pub fn show(list: &Diagnostics, name: &str, text: &str, severity: Severity, face: &Face) -> String {
    list.0.iter().map(|item| show_one(item, name, text, severity, face)).collect()
}

fn show_one(item: &Diagnostic, name: &str, text: &str, severity: Severity, face: &Face) -> String {
    let head = face.words.id(if severity == Severity::Error { "error" } else { "warning" });
    let mut lines = vec![format!("{head}: {}", face.say(&item.message))];
    match item.span {
        Some(span) => {
            lines.push(format!("  --> {name}:{}:{}", span.line, span.column));
            lines.extend(show_place(item, span, text, face).into_iter().flatten());
        }
        None => lines.push(format!("  --> {name}")),
    }
    if let Some(help) = &item.help {
        lines.push(format!("  {}: {}", face.words.id("help"), face.say(help)));
    }
    lines.join("\n") + "\n"
}

/// The longest stretch of a line that is shown: ten million letters help nobody.
const WIDEST: usize = 100;

/// The line with the place marked below it.
fn show_place(item: &Diagnostic, span: Span, text: &str, face: &Face) -> Option<[String; 2]> {
    let line = text.lines().nth((span.line as usize).checked_sub(1)?)?;
    let column = (span.column as usize).checked_sub(1)?;
    let first = if column > WIDEST * 3 / 4 { column - WIDEST / 2 } else { 0 };
    // A tab would push the mark aside, a control character could do worse.
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    let shown: String = line.chars().skip(first).take(WIDEST).map(plain).collect();
    let number = span.line.to_string();
    let blank = " ".repeat(number.len());
    let marks =
        "^".repeat((span.length as usize).clamp(1, WIDEST.saturating_sub(column - first).max(1)));
    let label =
        item.label.as_ref().map_or_else(String::new, |label| format!(" {}", face.say(label)));
    let margin = " ".repeat(4usize.saturating_sub(number.len()));
    Some([
        format!("{margin}{number} | {}", shown.trim_end()),
        format!("{margin}{blank} | {}{marks}{label}", " ".repeat(column - first)),
    ])
}
