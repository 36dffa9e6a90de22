//! Pieces that lie on the board from the beginning: a line `GIVEN`, and the board as it is
//! printed.

use super::super::model::Puzzle;
use super::{flaws, printed};
use crate::diagnostic::Diagnostics;
use crate::part::Part;

/// Cuts lines before the one that says `GIVEN`.
pub fn split<'l, 'a>(lines: &'l [Part<'a>]) -> (&'l [Part<'a>], Option<&'l [Part<'a>]>) {
    let is_given = |line: &Part| line.text.trim().eq_ignore_ascii_case("GIVEN");
    match lines.iter().position(is_given) {
        Some(at) => (&lines[..at], Some(&lines[at..])),
        None => (lines, None),
    }
}

/// The puzzle with what is given; the first line says `GIVEN`.
pub fn read(mut puzzle: Puzzle, lines: &[Part], flaws: &mut Diagnostics) -> Option<Puzzle> {
    let (head, rows) = lines.split_first()?;
    for lying in printed::read(&puzzle, rows, head.trim().span(), flaws) {
        match puzzle.with_given(lying.piece, &lying.cells) {
            Some(more) => puzzle = more,
            None => flaws.push(flaws::given(&puzzle.pieces()[lying.piece], &lying)),
        }
    }
    Some(puzzle)
}

/// The lines that say what is given; nothing if nothing is.
pub fn write(puzzle: &Puzzle, letters: &[char]) -> String {
    let given = |piece: usize| puzzle.given(piece);
    if (0..letters.len()).all(|piece| given(piece).is_none()) {
        return String::new();
    }
    let lies = |piece: &usize, cell: usize| {
        given(*piece).is_some_and(|cells| cells.iter().any(|known| usize::from(*known) == cell))
    };
    let sign = |cell| {
        let piece = (0..letters.len()).find(|piece| lies(piece, cell));
        piece.map_or('.', |piece| letters[piece])
    };
    format!("GIVEN\n{}", printed::write(puzzle.board(), sign))
}
