//! The mistakes a text can have: what is wrong, where, and what would mend it. Here those
//! of the head and the board; the others stand beside.

mod drawn;
mod laid;

pub use drawn::{
    area, drawn_twice, letter, no_letter, no_pieces, piece_too_large, pieces_extra, pieces_missing,
    too_many_pieces, two_letters,
};
pub use laid::{blank_cell, given, given_stays, outside, row_count, row_short, unknown_letter};

use super::super::model::{MAX_CELLS, MAX_SIDE};
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::part::{Part, short, visible};

/// Nothing is there.
pub fn empty() -> Diagnostic {
    Diagnostic::new("empty", message!("packing-empty"))
        .at(Span::at(1, 1))
        .help(message!("packing-empty-help"))
}

/// What passed every check and still makes no puzzle: never seen, but no panic.
pub fn unsound() -> Diagnostic {
    Diagnostic::new("unsound", message!("packing-unsound")).at(Span::at(1, 1))
}

/// More text than any puzzle has.
pub fn too_long() -> Diagnostic {
    Diagnostic::new("too-long", message!("packing-too-long")).at(Span::at(1, 1))
}

/// An object without the field `text`.
pub fn no_text(line: usize) -> Diagnostic {
    Diagnostic::new("no-text", message!("packing-no-text"))
        .at(Span::at(line, 1))
        .help(message!("packing-no-text-help"))
}

/// The kind of the board comes first.
pub fn no_numbers(kind: Part) -> Diagnostic {
    Diagnostic::new("bad-header", message!("packing-no-numbers"))
        .at(kind.trim().span())
        .label(message!("packing-no-numbers-here"))
        .help(message!("packing-header-help"))
}

/// The head has other than three words.
pub fn number_count(line: Part, words: &[Part]) -> Diagnostic {
    let (at, label) = match words.get(3) {
        Some(surplus) => (surplus.span(), message!("packing-header-surplus")),
        None => (line.end(), message!("packing-header-short", count = 3 - words.len().min(2))),
    };
    Diagnostic::new("bad-header", message!("packing-header", count = words.len()))
        .at(at)
        .label(label)
        .help(message!("packing-header-help"))
}

/// What cannot be a number of rows.
pub fn rows(word: Part) -> Diagnostic {
    side(word).label(message!("packing-rows-here"))
}

/// What cannot be a number of columns.
pub fn columns(word: Part) -> Diagnostic {
    side(word).label(message!("packing-columns-here"))
}

fn side(word: Part) -> Diagnostic {
    let message = message!("packing-bad-side", text = short(word.text), most = MAX_SIDE);
    Diagnostic::new("bad-side", message).at(word.span()).help(message!("packing-header-help"))
}

/// What cannot be a number of pieces.
pub fn count(word: Part) -> Diagnostic {
    Diagnostic::new("bad-count", message!("packing-bad-count", text = short(word.text)))
        .at(word.span())
        .label(message!("packing-count-here"))
        .help(message!("packing-header-help"))
}

/// The kind of the board is missing.
pub fn no_kind(at: Span) -> Diagnostic {
    Diagnostic::new("no-kind", message!("packing-no-kind"))
        .at(at)
        .label(message!("packing-no-kind-here"))
        .help(message!("packing-kind-help"))
}

/// No board is called so.
pub fn kind(line: Part) -> Diagnostic {
    Diagnostic::new("bad-kind", message!("packing-bad-kind", text = short(line.text)))
        .at(line.span())
        .label(message!("packing-bad-kind-here"))
        .help(message!("packing-kind-help"))
}

/// A pyramid whose base is no square.
pub fn not_square(at: Span, rows: u8, columns: u8) -> Diagnostic {
    Diagnostic::new("not-square", message!("packing-not-square", rows = rows, columns = columns))
        .at(at)
        .label(message!("packing-not-square-here"))
        .help(message!("packing-not-square-help", side = rows))
}

/// More cells than a board can have.
pub fn too_large(at: Span, cells: usize) -> Diagnostic {
    let message = message!("packing-too-large", cells = cells, most = MAX_CELLS);
    Diagnostic::new("too-large", message).at(at).label(message!("packing-too-large-here"))
}

/// A custom board without a cell to fill.
pub fn no_cells(at: Span) -> Diagnostic {
    Diagnostic::new("no-cells", message!("packing-no-cells"))
        .at(at)
        .help(message!("packing-board-help"))
}

/// A sign that cannot stand in a row of a board.
pub fn board_sign(sign: char, part: Part) -> Diagnostic {
    let shown = visible(sign.encode_utf8(&mut [0; 4]));
    Diagnostic::new("bad-sign", message!("packing-board-sign", sign = shown))
        .at(part.span())
        .label(message!("packing-board-sign-here"))
        .help(message!("packing-board-help"))
}

/// A row of a custom board with too many or too few cells; `number` counts from one.
pub fn row_length(row: Part, number: usize, expected: usize) -> Diagnostic {
    let count = row.length();
    let message = message!("packing-row-length", row = number, cells = count, expected = expected);
    let (at, label) = if count < expected {
        (row.end(), message!("packing-missing-cells", count = expected - count))
    } else {
        let surplus = row.split_after(expected).1;
        (surplus.span(), message!("packing-surplus-cells", count = count - expected))
    };
    Diagnostic::new("row-length", message)
        .at(at)
        .label(label)
        .help(message!("packing-row-length-help"))
}

/// A custom board with too few rows.
pub fn rows_missing(at: Span, count: usize, expected: usize) -> Diagnostic {
    Diagnostic::new("rows", message!("packing-board-rows", rows = count, expected = expected))
        .at(at)
        .label(message!("packing-missing-rows", count = expected - count))
        .help(message!("packing-board-help"))
}

/// A custom board with too many rows.
pub fn rows_extra(at: Span, count: usize, expected: usize) -> Diagnostic {
    Diagnostic::new("rows", message!("packing-board-rows", rows = count, expected = expected))
        .at(at)
        .label(message!("packing-surplus-rows", count = count - expected))
        .help(message!("packing-board-help"))
}
