//! The mistakes a text can contain: what is wrong, where, and how to correct it, first in the head
//! and the board, then in a printed board, then in the pieces. The warnings about unusual texts
//! that can still be read, with what was assumed, come after them.

use std::collections::BTreeSet;

use super::super::model::{MAX_CELLS, MAX_PIECES, MAX_SIDE, Piece};
use super::pieces::{CAPITALS, Drawing};
use super::printed::Lying;
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::message::Message;
use crate::reading::{self, Slice, mismatch, short, shown};

/// Reports an empty text.
pub fn empty() -> Diagnostic {
    Diagnostic::new("empty", message!("packing-empty"))
        .at(Span::at(1, 1))
        .help(message!("packing-empty-help"))
}

/// Reports pieces that passed every check but do not form a puzzle. This should never happen, but
/// must not panic.
pub fn unsound() -> Diagnostic {
    Diagnostic::new("unsound", message!("packing-unsound")).at(Span::at(1, 1))
}

/// Reports a text that is longer than any puzzle.
pub fn too_long() -> Diagnostic {
    Diagnostic::new("too-long", message!("packing-too-long")).at(Span::at(1, 1))
}

/// Reports an object without the field `text`.
pub fn no_text() -> Diagnostic {
    Diagnostic::new("no-text", message!("packing-no-text")).help(message!("packing-no-text-help"))
}

/// Reports a head that starts with the kind of the board.
pub fn no_numbers(kind: Slice) -> Diagnostic {
    Diagnostic::new("bad-header", message!("packing-no-numbers"))
        .at(kind.trim().span())
        .label(message!("packing-no-numbers-here"))
        .help(message!("packing-header-help"))
}

/// Reports a head that does not have three words.
pub fn number_count(line: Slice, words: &[Slice]) -> Diagnostic {
    let (at, label) = match words.get(3) {
        Some(surplus) => (surplus.span(), message!("packing-header-surplus")),
        None => (line.end(), message!("packing-header-short", count = 3 - words.len().min(2))),
    };
    Diagnostic::new("bad-header", message!("packing-header", count = words.len()))
        .at(at)
        .label(label)
        .help(message!("packing-header-help"))
}

/// Reports an invalid number of rows.
pub fn rows(word: Slice) -> Diagnostic {
    side(word).label(message!("packing-rows-here"))
}

/// Reports an invalid number of columns.
pub fn columns(word: Slice) -> Diagnostic {
    side(word).label(message!("packing-columns-here"))
}

fn side(word: Slice) -> Diagnostic {
    let message = message!("packing-bad-side", text = short(word.text), most = MAX_SIDE);
    Diagnostic::new("bad-side", message).at(word.span()).help(message!("packing-header-help"))
}

/// Reports an invalid number of pieces.
pub fn count(word: Slice) -> Diagnostic {
    Diagnostic::new("bad-count", message!("packing-bad-count", text = short(word.text)))
        .at(word.span())
        .label(message!("packing-count-here"))
        .help(message!("packing-header-help"))
}

/// Reports a missing kind of board.
pub fn no_kind(at: Span) -> Diagnostic {
    Diagnostic::new("no-kind", message!("packing-no-kind"))
        .at(at)
        .label(message!("packing-no-kind-here"))
        .help(message!("packing-kind-help"))
}

/// Reports an unknown kind of board.
pub fn kind(line: Slice) -> Diagnostic {
    Diagnostic::new("bad-kind", message!("packing-bad-kind", text = short(line.text)))
        .at(line.span())
        .label(message!("packing-bad-kind-here"))
        .help(message!("packing-kind-help"))
}

/// Reports a pyramid whose base is not square.
pub fn not_square(at: Span, rows: u8, columns: u8) -> Diagnostic {
    Diagnostic::new("not-square", message!("packing-not-square", rows = rows, columns = columns))
        .at(at)
        .label(message!("packing-not-square-here"))
        .help(message!("packing-not-square-help", side = rows))
}

/// Reports a board with too many cells.
pub fn too_large(at: Span, cells: usize) -> Diagnostic {
    let message = message!("packing-too-large", cells = cells, most = MAX_CELLS);
    Diagnostic::new("too-large", message).at(at).label(message!("packing-too-large-here"))
}

/// Reports a custom board without a cell to fill.
pub fn no_cells(at: Span) -> Diagnostic {
    Diagnostic::new("no-cells", message!("packing-no-cells"))
        .at(at)
        .help(message!("packing-board-help"))
}

/// Reports a character that is not allowed in a row of a board.
pub fn board_sign(sign: char, part: Slice) -> Diagnostic {
    Diagnostic::new("bad-sign", message!("packing-board-sign", sign = shown(sign)))
        .at(part.span())
        .label(message!("packing-board-sign-here"))
        .help(message!("packing-board-help"))
}

/// Reports a row of a custom board with too many or too few cells; `number` counts from 1.
pub fn row_length(row: Slice, number: usize, expected: usize) -> Diagnostic {
    let cells = row.length();
    let message = message!("packing-row-length", row = number, cells = cells, expected = expected);
    let surplus = |count| message!("packing-surplus-cells", count = count);
    reading::row_length(row, expected, message, missing_cells, surplus)
        .help(message!("packing-row-length-help"))
}

fn missing_cells(count: usize) -> Message {
    message!("packing-missing-cells", count = count)
}

/// Reports a custom board with too many or too few rows.
pub fn board_rows(at: Span, count: usize, expected: usize) -> Diagnostic {
    let message = message!("packing-board-rows", rows = count, expected = expected);
    rows_differ(Diagnostic::new("rows", message).at(at), count, expected)
        .help(message!("packing-board-help"))
}

fn rows_differ(flaw: Diagnostic, count: usize, expected: usize) -> Diagnostic {
    let missing = |count| message!("packing-missing-rows", count = count);
    mismatch(flaw, (count, expected), missing, |count| {
        message!("packing-surplus-rows", count = count)
    })
}

/// Reports a number of rows that differs from that of the board.
pub fn row_count(at: Span, count: usize, expected: usize) -> Diagnostic {
    let message = message!("packing-row-count", rows = count, expected = expected);
    rows_differ(Diagnostic::new("row-count", message).at(at), count, expected)
        .help(message!("packing-printed-help"))
}

/// Reports a row that ends before the board does.
pub fn row_short(line: Slice, missing: usize) -> Diagnostic {
    Diagnostic::new("row-length", message!("packing-row-short"))
        .at(line.end())
        .label(missing_cells(missing))
        .help(message!("packing-printed-help"))
}

/// Reports a space in a cell of the board.
pub fn blank_cell(at: Span) -> Diagnostic {
    Diagnostic::new("blank-cell", message!("packing-blank-cell"))
        .at(at)
        .label(message!("packing-blank-cell-here"))
        .help(message!("packing-printed-help"))
}

/// Reports a letter outside the board.
pub fn outside(sign: char, at: Span) -> Diagnostic {
    Diagnostic::new("outside", message!("packing-outside", letter = shown(sign)))
        .at(at)
        .label(message!("packing-outside-here"))
        .help(message!("packing-printed-help"))
}

/// Reports a letter that no piece has.
pub fn unknown_letter(sign: char, at: Span) -> Diagnostic {
    Diagnostic::new("unknown-letter", message!("packing-unknown-letter", letter = shown(sign)))
        .at(at)
        .label(message!("packing-unknown-letter-here"))
        .help(message!("packing-unknown-letter-help"))
}

/// Reports a given piece with an invalid placement.
pub fn given(piece: &Piece, lying: &Lying) -> Diagnostic {
    let (letter, cells, size) = (piece.letter(), lying.cells.len(), piece.size());
    let flaw = if cells < size {
        let message = message!("packing-given-part", letter = letter, cells = cells, size = size);
        Diagnostic::new("given-part", message)
    } else {
        Diagnostic::new("given-shape", message!("packing-given-shape", letter = letter))
    };
    flaw.at(lying.span)
        .label(message!("packing-given-here", letter = letter))
        .help(message!("packing-given-help"))
}

/// Reports a given piece that is moved or removed.
pub fn given_stays(letter: char, at: Span) -> Diagnostic {
    Diagnostic::new("given-stays", message!("packing-answer-given", letter = letter)).at(at)
}

/// Reports a character that is not allowed in the drawing of a piece.
pub fn letter(sign: char, part: Slice) -> Diagnostic {
    Diagnostic::new("bad-letter", message!("packing-letter", sign = shown(sign)))
        .at(part.span())
        .label(message!("packing-letter-here"))
        .help(message!("packing-letter-help", most = CAPITALS))
}

/// Reports two letters on one line.
pub fn two_letters(second: Slice, first: char) -> Diagnostic {
    let message = message!("packing-two-letters", first = first, second = second.text);
    Diagnostic::new("two-letters", message)
        .at(second.span())
        .label(message!("packing-two-letters-here", letter = second.text))
        .help(message!("packing-pieces-help"))
}

/// Reports holes where no piece has started.
pub fn no_letter(line: Slice) -> Diagnostic {
    Diagnostic::new("no-letter", message!("packing-no-letter"))
        .at(line.span())
        .label(message!("packing-no-letter-here"))
        .help(message!("packing-pieces-help"))
}

/// Reports a letter that is used again after another piece.
pub fn drawn_twice(again: &Drawing, first_line: u32) -> Diagnostic {
    let message = message!("packing-drawn-twice", letter = again.letter);
    Diagnostic::new("drawn-twice", message)
        .at(again.span)
        .label(message!("packing-drawn-twice-here", line = first_line))
        .help(message!("packing-drawn-twice-help"))
}

/// Reports a piece that no board can hold.
pub fn piece_too_large(piece: &Drawing) -> Diagnostic {
    let message = message!("packing-piece-too-large", letter = piece.letter);
    Diagnostic::new("piece-too-large", message).at(piece.span).help(message!(
        "packing-piece-too-large-help",
        side = MAX_SIDE,
        cells = MAX_CELLS
    ))
}

/// Reports too many pieces.
pub fn too_many_pieces(at: Span, count: usize) -> Diagnostic {
    let message = message!("packing-too-many-pieces", count = count, most = MAX_PIECES);
    Diagnostic::new("too-many-pieces", message)
        .at(at)
        .label(message!("packing-too-many-pieces-here"))
}

/// Reports a puzzle without pieces.
pub fn no_pieces(at: Span) -> Diagnostic {
    Diagnostic::new("pieces-missing", message!("packing-no-pieces"))
        .at(at)
        .label(message!("packing-no-pieces-here"))
        .help(message!("packing-pieces-help"))
}

/// Reports fewer or more pieces than declared.
pub fn piece_count(at: Span, said: usize, drawn: usize) -> Diagnostic {
    let (code, message) = if drawn < said {
        ("pieces-missing", message!("packing-pieces-missing", said = said, drawn = drawn))
    } else {
        ("pieces-extra", message!("packing-pieces-extra", said = said, drawn = drawn))
    };
    Diagnostic::new(code, message)
        .at(at)
        .label(message!("packing-drawn-here", drawn = drawn))
        .help(message!("packing-count-help", drawn = drawn))
        .lenient(message!("packing-count-lenient"))
}

/// Reports an area of the pieces that differs from that of the board.
pub fn area(at: Span, area: usize, cells: usize) -> Diagnostic {
    let message = message!("packing-area", area = area, cells = cells);
    let less = |count| message!("packing-area-less", count = count);
    let more = |count| message!("packing-area-more", count = count);
    mismatch(Diagnostic::new("area", message).at(at), (area, cells), less, more)
        .help(message!("packing-area-help"))
        .lenient(message!("packing-area-lenient"))
}

/// Warns about a board with `*` outside and `.` for cells to fill.
pub fn stars(star: Slice) -> Diagnostic {
    Diagnostic::new("stars", message!("packing-stars"))
        .at(star.span())
        .help(message!("packing-board-help"))
}

/// Warns about a board with `#` instead of `X`.
pub fn hashes(hash: Slice) -> Diagnostic {
    Diagnostic::new("hashes", message!("packing-hashes")).at(hash.span())
}

/// Warns that the number of pieces differs from the declared one.
pub fn count_differs(at: Span, said: usize, drawn: usize) -> Diagnostic {
    Diagnostic::new("count-differs", message!("packing-count-differs", said = said, drawn = drawn))
        .at(at)
}

/// Warns about full stops in a piece.
pub fn dots(dot: Slice) -> Diagnostic {
    Diagnostic::new("dots", message!("packing-dots")).at(dot.span())
}

/// Warns about a blank line within a piece.
pub fn blank_line(line: Slice, letter: char) -> Diagnostic {
    Diagnostic::new("blank-line", message!("packing-blank-line", letter = letter))
        .at(line.trim().span())
        .help(message!("packing-blank-line-help"))
}

/// Warns about both cases of a letter, which some programs treat as one piece.
pub fn cases(drawings: &[Drawing]) -> Option<Diagnostic> {
    let letters: BTreeSet<char> = drawings.iter().map(|drawing| drawing.letter).collect();
    let small = |drawing: &&Drawing| {
        let capital = drawing.letter.to_ascii_uppercase();
        drawing.letter.is_ascii_lowercase() && letters.contains(&capital)
    };
    let drawing = drawings.iter().find(small)?;
    let (small, capital) = (drawing.letter, drawing.letter.to_ascii_uppercase());
    let message = message!("packing-cases", small = small, capital = capital);
    Some(Diagnostic::new("cases", message).at(drawing.span))
}

/// Warns about a piece that is not connected.
pub fn in_parts(piece: &Piece, at: Span) -> Option<Diagnostic> {
    if piece.is_connected() {
        return None;
    }
    let letter = piece.letter();
    Some(if touches_by_corners(piece) {
        Diagnostic::new("corners", message!("packing-corners", letter = letter)).at(at)
    } else {
        Diagnostic::new("in-parts", message!("packing-in-parts", letter = letter)).at(at)
    })
}

/// Returns `true` if all cells are connected by edges or corners.
fn touches_by_corners(piece: &Piece) -> bool {
    let mut left: BTreeSet<(u8, u8)> = piece.squares().iter().copied().collect();
    let mut next: Vec<(u8, u8)> = left.pop_first().into_iter().collect();
    while let Some((row, column)) = next.pop() {
        for at in (row.saturating_sub(1)..=row.saturating_add(1)).flat_map(|row| {
            (column.saturating_sub(1)..=column.saturating_add(1)).map(move |column| (row, column))
        }) {
            next.extend(left.take(&at));
        }
    }
    left.is_empty()
}
