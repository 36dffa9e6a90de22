//! The usual text: a line for each row, a letter for each cell, with or without
//! spaces between them, and `*` after the letter of a cell where a queen is given.
//! Blank lines are passed over, wherever they are.

use super::super::model::Puzzle;
use super::letters;
use super::sketch::{KEPT, Row, Sketch};
use crate::diagnostic::{Diagnostics, Span};
use crate::reading::{Slice, lines};

/// Reads a board.
pub fn read(text: &str) -> Result<Puzzle, Diagnostics> {
    sketch(text).into_puzzle(Vec::new())
}

/// The rows of a text; any sign but a space, or a star after a letter, is a cell.
pub fn sketch(text: &str) -> Sketch<'_> {
    let mut sketch = Sketch::default();
    lines(text).for_each(|line| sketch.push(|| read_row(line)));
    sketch
}

/// The cells of one row.
pub fn read_row(part: Slice<'_>) -> Row<'_> {
    let part = part.trim();
    let mut row = Row::new(part.span(), part.end(), false);
    let (mut after_letter, mut read) = (false, 0);
    for (sign, cell) in part.signs() {
        if row.cells.len() == KEPT {
            break;
        }
        if sign == '*' && after_letter {
            row.mark_last_as_given();
        } else if !sign.is_whitespace() {
            row.push(cell.text, Span::at(cell.line, cell.column));
        }
        after_letter = sign.is_alphabetic();
        read += sign.len_utf8();
    }
    row.count += count_cells(&part.text[read..]);
    row
}

/// About how many cells there are in the rest of a row that is too long for any board,
/// fast enough for a row of many megabytes.
fn count_cells(rest: &str) -> usize {
    let inside_a_character = |byte: u8| byte & 0b1100_0000 == 0b1000_0000;
    let no_cell = |byte: u8| byte <= b' ' || byte == b'*' || inside_a_character(byte);
    rest.bytes().filter(|byte| !no_cell(*byte)).count()
}

/// Writes a board, with spaces only where queens are given.
pub fn write(puzzle: &Puzzle) -> String {
    let letters = letters(puzzle);
    let space = if puzzle.givens().is_empty() { "" } else { " " };
    let mut text = String::new();
    for cell in puzzle.cells() {
        text.push(letters[usize::from(puzzle.region(cell))]);
        text.push_str(if puzzle.givens().contains(&cell) { "*" } else { "" });
        text.push_str(if cell.column + 1 == puzzle.size() { "\n" } else { space });
    }
    text
}
