//! The mistakes that formats of every family share, and lists of moves, which have them.

use super::list::{BadList, Flaw};
use super::slice::{Slice, visible};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::message;
use crate::message::Message;

/// Labels what is missing, or what there is too much of.
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

/// A row with a character for each cell that has too many or too few of them.
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

/// A list that cannot be read; `too_long` is what a family says of one with too many items.
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

/// A character as it can be shown in a sentence.
pub fn shown(sign: char) -> String {
    visible(sign.encode_utf8(&mut [0; 4]))
}

/// Reads words as moves, reporting every word that is none.
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
