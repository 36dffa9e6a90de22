//! The mistakes that several formats share.

use super::super::model::MAX_SIZE;
use super::sketch::{Drawn, Row};
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::message::Message;
use crate::reading::{Slice, mismatch, short, visible};

/// Reports an empty text.
pub fn empty() -> Diagnostic {
    Diagnostic::new("empty", message!("queens-empty"))
        .at(Span::at(1, 1))
        .help(message!("queens-empty-help"))
}

/// Reports text after a one-line board.
pub fn extra_line(line: Slice) -> Diagnostic {
    Diagnostic::new("extra-text", message!("queens-extra-line", line = line.line))
        .at(line.span())
        .help(message!("queens-extra-line-help"))
}

/// Reports a first row that is wider than any supported board.
pub fn wide(row: &Row) -> Diagnostic {
    let surplus = row.cells.last().map_or(row.span, |cell| cell.span);
    let message = message!("queens-too-wide", cells = row.count, most = MAX_SIZE);
    Diagnostic::new("bad-size", message).at(surplus)
}

/// Reports a declared size that is not a supported size, or not a number.
pub fn size(size: Slice) -> Diagnostic {
    let message = message!("queens-bad-size", size = short(size.text), most = MAX_SIZE);
    Diagnostic::new("bad-size", message).at(size.span())
}

/// Reports a declared size that differs from the number of rows.
pub fn size_differs(span: Span, size: usize, rows: usize) -> Diagnostic {
    let message = message!("queens-size-differs", size = size, rows = rows);
    Diagnostic::new("size-differs", message).at(span)
}

/// Reports more than one star per row.
pub fn stars(stars: Slice) -> Diagnostic {
    Diagnostic::new("stars", message!("queens-stars", stars = short(stars.text)))
        .at(stars.span())
        .help(message!("queens-stars-help"))
}

/// Reports a character that is not a letter.
pub fn sign(cell: &Drawn) -> Diagnostic {
    let help = match cell.label {
        "#" => message!("queens-sign-hash-help"),
        "*" => message!("queens-sign-star-help"),
        _ => message!("queens-sign-help"),
    };
    let message = message!("queens-sign", sign = visible(cell.label));
    Diagnostic::new("not-a-letter", message).at(cell.span).help(help)
}

/// Reports a row with too many or too few cells; `number` counts from 1.
pub fn row_length(row: &Row, number: usize, expected: usize) -> Diagnostic {
    let message =
        message!("queens-row-length", row = number, cells = row.count, expected = expected);
    length(row, expected, Diagnostic::new("row-length", message))
}

/// Reports a first row whose length differs from that of all the others.
pub fn first_row_length(row: &Row, expected: usize) -> Diagnostic {
    let message = message!("queens-first-row-length", cells = row.count, expected = expected);
    length(row, expected, Diagnostic::new("row-length", message))
}

/// Reports a row of a solution that is not as long as those of the board; `number` counts from 1.
pub fn answer_row_length(row: &Row, number: usize, expected: usize) -> Diagnostic {
    let message =
        message!("queens-answer-row-length", row = number, cells = row.count, expected = expected);
    length(row, expected, Diagnostic::new("row-length", message))
}

/// Points to where cells are missing or where the surplus begins.
fn length(row: &Row, expected: usize, flaw: Diagnostic) -> Diagnostic {
    let missing = if row.listed { missing_cells } else { missing_letters };
    let surplus = row.cells.get(expected).filter(|_| row.count > expected);
    let flaw = flaw.at(surplus.map_or(row.end, |first| first.span));
    mismatch(flaw, (row.count, expected), missing, surplus_cells)
}

pub fn missing_letters(count: usize) -> Message {
    message!("queens-missing-letters", count = count)
}

fn missing_cells(count: usize) -> Message {
    message!("queens-missing-cells", count = count)
}

pub fn surplus_cells(count: usize) -> Message {
    message!("queens-surplus-cells", count = count)
}

/// Reports more or fewer rows than cells in a row; `at` is the first surplus row or the last row.
pub fn row_count(at: &Row, rows: usize, expected: usize) -> Diagnostic {
    let message = message!("queens-row-count", rows = rows, expected = expected);
    let flaw = Diagnostic::new("row-count", message).at(at.span);
    let missing = |count| message!("queens-missing-rows", count = count);
    mismatch(flaw, (rows, expected), missing, |count| {
        message!("queens-surplus-rows", count = count)
    })
}

/// Reports more or fewer regions than rows.
pub fn regions(span: Span, regions: usize, size: usize) -> Diagnostic {
    let message = if regions > size {
        message!("queens-regions-many", regions = regions, size = size)
    } else {
        message!("queens-regions-few", regions = regions, size = size)
    };
    Diagnostic::new("region-count", message).at(span)
}
