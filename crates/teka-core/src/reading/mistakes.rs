//! Diagnostics that the formats of all families share, and lists of moves, which use them.

use super::list::{BadList, Flaw};
use super::slice::{Slice, visible};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::message;
use crate::message::Message;

/// Adds a label that gives the number of missing or surplus items.
pub fn mismatch(
    flaw: Diagnostic,
    (count, expected): (usize, usize),
    missing: fn(usize) -> Message,
    surplus: fn(usize) -> Message,
) -> Diagnostic {
    flaw.label(match expected.checked_sub(count) {
        Some(short) if short > 0 => missing(short),
        _ => surplus(count - expected),
    })
}

/// Creates the diagnostic for a row with too few or too many characters.
pub fn row_length(
    row: Slice,
    expected: usize,
    message: Message,
    missing: fn(usize) -> Message,
    surplus: fn(usize) -> Message,
) -> Diagnostic {
    let count = row.length();
    let at = if count < expected { row.end() } else { row.split_after(expected).1.span() };
    let flaw = Diagnostic::new("row-length", message).at(at);
    mismatch(flaw, (count, expected), missing, surplus)
}

/// Creates the diagnostic for a list that cannot be read. The family provides `too_long`, the
/// message for a list with too many items.
pub fn bad_list(bad: BadList, too_long: fn() -> Message) -> Diagnostic {
    let (message, help) = match bad.flaw {
        Flaw::Unclosed => (message!("list-unclosed"), message!("json-unclosed-help")),
        Flaw::Unexpected(sign) => {
            (message!("list-unexpected", sign = shown(sign)), message!("json-help"))
        }
        Flaw::TooLong => (too_long(), message!("json-too-deep-help")),
    };
    Diagnostic::new("bad-list", message).at(bad.span).help(help)
}

/// Returns a character in a form that is visible in a sentence.
pub fn shown(sign: char) -> String {
    visible(sign.encode_utf8(&mut [0; 4]))
}

/// Parses words as moves. Returns `Err` with a diagnostic for every word that is not a move.
pub fn read_moves<'a, M>(
    words: impl Iterator<Item = Slice<'a>>,
    mut read: impl FnMut(Slice<'a>) -> Result<M, Diagnostics>,
) -> Result<Vec<M>, Diagnostics> {
    let (mut wrong, mut moves) = (Diagnostics::default(), Vec::new());
    for word in words {
        match read(word) {
            Ok(action) => moves.push(action),
            Err(flaws) => wrong.extend(flaws.0),
        }
        if wrong.0.len() == Diagnostics::MOST {
            break;
        }
    }
    wrong.or_ok(moves)
}
