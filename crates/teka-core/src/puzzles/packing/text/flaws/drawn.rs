//! Mistakes in the pieces as they are drawn.

use super::super::super::model::{MAX_CELLS, MAX_PIECES, MAX_SIDE};
use super::super::pieces::{CAPITALS, Drawing};
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::part::{Part, visible};

/// A sign no piece is drawn with.
pub fn letter(sign: char, part: Part) -> Diagnostic {
    let shown = visible(sign.encode_utf8(&mut [0; 4]));
    Diagnostic::new("bad-letter", message!("packing-letter", sign = shown))
        .at(part.span())
        .label(message!("packing-letter-here"))
        .help(message!("packing-letter-help", most = CAPITALS))
}

/// Two letters in one row.
pub fn two_letters(second: Part, first: char) -> Diagnostic {
    let message = message!("packing-two-letters", first = first, second = second.text);
    Diagnostic::new("two-letters", message)
        .at(second.span())
        .label(message!("packing-two-letters-here", letter = second.text))
        .help(message!("packing-pieces-help"))
}

/// Holes where no piece has begun.
pub fn no_letter(line: Part) -> Diagnostic {
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

/// Fewer pieces than are said.
pub fn pieces_missing(at: Span, said: usize, drawn: usize) -> Diagnostic {
    Diagnostic::new(
        "pieces-missing",
        message!("packing-pieces-missing", said = said, drawn = drawn),
    )
    .at(at)
    .label(message!("packing-drawn-here", drawn = drawn))
    .help(message!("packing-count-help", drawn = drawn))
    .lenient(message!("packing-count-lenient"))
}

/// More pieces than are said.
pub fn pieces_extra(at: Span, said: usize, drawn: usize) -> Diagnostic {
    Diagnostic::new("pieces-extra", message!("packing-pieces-extra", said = said, drawn = drawn))
        .at(at)
        .label(message!("packing-drawn-here", drawn = drawn))
        .help(message!("packing-count-help", drawn = drawn))
        .lenient(message!("packing-count-lenient"))
}

/// The pieces do not cover as many cells as the board has.
pub fn area(at: Span, area: usize, cells: usize) -> Diagnostic {
    let label = if area < cells {
        message!("packing-area-less", count = cells - area)
    } else {
        message!("packing-area-more", count = area - cells)
    };
    Diagnostic::new("area", message!("packing-area", area = area, cells = cells))
        .at(at)
        .label(label)
        .help(message!("packing-area-help"))
        .lenient(message!("packing-area-lenient"))
}
