//! Mistakes in a board as it is printed, with pieces lying on it.

use super::super::super::model::Piece;
use super::super::printed::Lying;
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::part::{Part, visible};

/// Another number of rows than the board has.
pub fn row_count(at: Span, count: usize, expected: usize) -> Diagnostic {
    let label = if count < expected {
        message!("packing-missing-rows", count = expected - count)
    } else {
        message!("packing-surplus-rows", count = count - expected)
    };
    Diagnostic::new("row-count", message!("packing-row-count", rows = count, expected = expected))
        .at(at)
        .label(label)
        .help(message!("packing-printed-help"))
}

/// A row that ends before the board does.
pub fn row_short(line: Part, missing: usize) -> Diagnostic {
    Diagnostic::new("row-length", message!("packing-row-short"))
        .at(line.end())
        .label(message!("packing-missing-cells", count = missing))
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
    let shown = visible(sign.encode_utf8(&mut [0; 4]));
    Diagnostic::new("outside", message!("packing-outside", letter = shown))
        .at(at)
        .label(message!("packing-outside-here"))
        .help(message!("packing-printed-help"))
}

/// A letter no piece has.
pub fn unknown_letter(sign: char, at: Span) -> Diagnostic {
    let shown = visible(sign.encode_utf8(&mut [0; 4]));
    Diagnostic::new("unknown-letter", message!("packing-unknown-letter", letter = shown))
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
