//! What is wrong with the command line itself, in the reader's language: the parser
//! knows English only, so its findings are said anew.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use teka_core::message;
use teka_core::message::Message;

/// What the parser found; none where it has help or a version to print instead.
pub fn message(error: &Error) -> Option<Message> {
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

/// What the parser says in English, without its own "error: ".
fn first_line(error: &Error) -> String {
    let whole = error.to_string();
    let line = whole.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_owned()
}
