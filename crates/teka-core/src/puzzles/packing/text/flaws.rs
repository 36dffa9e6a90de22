//! The mistakes a text can have: what is wrong, where, and what would mend it: in the head and
//! the board, in a printed board, in the pieces. Below them what was odd about a text that could be
//! read all the same, and what was assumed.

use std::collections::BTreeSet;

use super::super::model::{MAX_CELLS, MAX_PIECES, MAX_SIDE, Piece};
use super::pieces::{CAPITALS, Drawing};
use super::printed::Lying;
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::message::Message;
use crate::reading::{self, Slice, mismatch, short, shown};

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
pub fn no_text() -> Diagnostic {
    Diagnostic::new("no-text", message!("packing-no-text")).help(message!("packing-no-text-help"))
}

/// The kind of the board comes first.
pub fn no_numbers(kind: Slice) -> Diagnostic {
    Diagnostic::new("bad-header", message!("packing-no-numbers"))
        .at(kind.trim().span())
        .label(message!("packing-no-numbers-here"))
        .help(message!("packing-header-help"))
}

/// The head has other than three words.
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

/// What cannot be a number of rows.
pub fn rows(word: Slice) -> Diagnostic {
    side(word).label(message!("packing-rows-here"))
}

/// What cannot be a number of columns.
pub fn columns(word: Slice) -> Diagnostic {
    side(word).label(message!("packing-columns-here"))
}

fn side(word: Slice) -> Diagnostic {
    let message = message!("packing-bad-side", text = short(word.text), most = MAX_SIDE);
    Diagnostic::new("bad-side", message).at(word.span()).help(message!("packing-header-help"))
}

/// What cannot be a number of pieces.
pub fn count(word: Slice) -> Diagnostic {
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
pub fn kind(line: Slice) -> Diagnostic {
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
pub fn board_sign(sign: char, part: Slice) -> Diagnostic {
    Diagnostic::new("bad-sign", message!("packing-board-sign", sign = shown(sign)))
        .at(part.span())
        .label(message!("packing-board-sign-here"))
        .help(message!("packing-board-help"))
}

/// A row of a custom board with too many or too few cells; `number` counts from one.
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

/// A custom board with too many or too few rows.
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

/// Another number of rows than the board has.
pub fn row_count(at: Span, count: usize, expected: usize) -> Diagnostic {
    let message = message!("packing-row-count", rows = count, expected = expected);
    rows_differ(Diagnostic::new("row-count", message).at(at), count, expected)
        .help(message!("packing-printed-help"))
}

/// A row that ends before the board does.
pub fn row_short(line: Slice, missing: usize) -> Diagnostic {
    Diagnostic::new("row-length", message!("packing-row-short"))
        .at(line.end())
        .label(missing_cells(missing))
        .help(message!("packing-printed-help"))
}

/// A blank on a cell of the board.
pub fn blank_cell(at: Span) -> Diagnostic {
    Diagnostic::new("blank-cell", message!("packing-blank-cell"))
        .at(at)
        .label(message!("packing-blank-cell-here"))
        .help(message!("packing-printed-help"))
}

/// A letter beside the board.
pub fn outside(sign: char, at: Span) -> Diagnostic {
    Diagnostic::new("outside", message!("packing-outside", letter = shown(sign)))
        .at(at)
        .label(message!("packing-outside-here"))
        .help(message!("packing-printed-help"))
}

/// A letter no piece has.
pub fn unknown_letter(sign: char, at: Span) -> Diagnostic {
    Diagnostic::new("unknown-letter", message!("packing-unknown-letter", letter = shown(sign)))
        .at(at)
        .label(message!("packing-unknown-letter-here"))
        .help(message!("packing-unknown-letter-help"))
}

/// A piece given as it cannot lie.
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

/// A given piece laid elsewhere or taken away.
pub fn given_stays(letter: char, at: Span) -> Diagnostic {
    Diagnostic::new("given-stays", message!("packing-answer-given", letter = letter)).at(at)
}

/// A sign no piece is drawn with.
pub fn letter(sign: char, part: Slice) -> Diagnostic {
    Diagnostic::new("bad-letter", message!("packing-letter", sign = shown(sign)))
        .at(part.span())
        .label(message!("packing-letter-here"))
        .help(message!("packing-letter-help", most = CAPITALS))
}

/// Two letters in one row.
pub fn two_letters(second: Slice, first: char) -> Diagnostic {
    let message = message!("packing-two-letters", first = first, second = second.text);
    Diagnostic::new("two-letters", message)
        .at(second.span())
        .label(message!("packing-two-letters-here", letter = second.text))
        .help(message!("packing-pieces-help"))
}

/// Holes where no piece has begun.
pub fn no_letter(line: Slice) -> Diagnostic {
    Diagnostic::new("no-letter", message!("packing-no-letter"))
        .at(line.span())
        .label(message!("packing-no-letter-here"))
        .help(message!("packing-pieces-help"))
}

/// The same letter again, after another piece.
pub fn drawn_twice(again: &Drawing, first_line: u32) -> Diagnostic {
    let message = message!("packing-drawn-twice", letter = again.letter);
    Diagnostic::new("drawn-twice", message)
        .at(again.span)
        .label(message!("packing-drawn-twice-here", line = first_line))
        .help(message!("packing-drawn-twice-help"))
}

/// A piece that no board can hold.
pub fn piece_too_large(piece: &Drawing) -> Diagnostic {
    let message = message!("packing-piece-too-large", letter = piece.letter);
    Diagnostic::new("piece-too-large", message).at(piece.span).help(message!(
        "packing-piece-too-large-help",
        side = MAX_SIDE,
        cells = MAX_CELLS
    ))
}

/// More pieces than a puzzle can have.
pub fn too_many_pieces(at: Span, count: usize) -> Diagnostic {
    let message = message!("packing-too-many-pieces", count = count, most = MAX_PIECES);
    Diagnostic::new("too-many-pieces", message)
        .at(at)
        .label(message!("packing-too-many-pieces-here"))
}

/// There is nothing to fill the board with.
pub fn no_pieces(at: Span) -> Diagnostic {
    Diagnostic::new("pieces-missing", message!("packing-no-pieces"))
        .at(at)
        .label(message!("packing-no-pieces-here"))
        .help(message!("packing-pieces-help"))
}

/// Fewer or more pieces than are said.
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

/// The pieces do not cover as many cells as the board has.
pub fn area(at: Span, area: usize, cells: usize) -> Diagnostic {
    let message = message!("packing-area", area = area, cells = cells);
    let less = |count| message!("packing-area-less", count = count);
    let more = |count| message!("packing-area-more", count = count);
    mismatch(Diagnostic::new("area", message).at(at), (area, cells), less, more)
        .help(message!("packing-area-help"))
        .lenient(message!("packing-area-lenient"))
}

/// A board with `*` outside and `.` to be filled.
pub fn stars(star: Slice) -> Diagnostic {
    Diagnostic::new("stars", message!("packing-stars"))
        .at(star.span())
        .help(message!("packing-board-help"))
}

/// A board with `#` for `X`.
pub fn hashes(hash: Slice) -> Diagnostic {
    Diagnostic::new("hashes", message!("packing-hashes")).at(hash.span())
}

/// The number of pieces is not what the text says.
pub fn count_differs(at: Span, said: usize, drawn: usize) -> Diagnostic {
    Diagnostic::new("count-differs", message!("packing-count-differs", said = said, drawn = drawn))
        .at(at)
}

/// Full stops in a piece.
pub fn dots(dot: Slice) -> Diagnostic {
    Diagnostic::new("dots", message!("packing-dots")).at(dot.span())
}

/// A blank line in the middle of a piece.
pub fn blank_line(line: Slice, letter: char) -> Diagnostic {
    Diagnostic::new("blank-line", message!("packing-blank-line", letter = letter))
        .at(line.trim().span())
        .help(message!("packing-blank-line-help"))
}

/// Both cases of a letter, which some programs take for one piece.
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

/// A piece that does not hang together.
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

/// True if every square is reached from every other through sides and corners.
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
