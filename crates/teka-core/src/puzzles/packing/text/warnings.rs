//! What was odd about a text that could be read all the same, and what was assumed.

use std::collections::BTreeSet;

use super::super::model::Piece;
use super::pieces::Drawing;
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::part::Part;

/// A board with `*` outside and `.` to be filled.
pub fn stars(star: Part) -> Diagnostic {
    Diagnostic::new("stars", message!("packing-stars"))
        .at(star.span())
        .help(message!("packing-board-help"))
}

/// A board with `#` for `X`.
pub fn hashes(hash: Part) -> Diagnostic {
    Diagnostic::new("hashes", message!("packing-hashes")).at(hash.span())
}

/// The number of pieces is not what the text says.
pub fn count(at: Span, said: usize, drawn: usize) -> Diagnostic {
    Diagnostic::new("count-differs", message!("packing-count-differs", said = said, drawn = drawn))
        .at(at)
}

/// Full stops in a piece.
pub fn dots(dot: Part) -> Diagnostic {
    Diagnostic::new("dots", message!("packing-dots")).at(dot.span())
}

/// A blank line in the middle of a piece.
pub fn blank_line(line: Part, letter: char) -> Diagnostic {
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
