//! The default text format: one line per row and one letter per cell, with or without spaces
//! between them. A `*` after a letter marks a given queen. Blank lines are ignored.

use super::super::model::Puzzle;
use super::letters;
use super::sketch::{KEPT, Row, Sketch};
use crate::diagnostic::{Diagnostics, Span};
use crate::reading::{Slice, lines};

/// Reads a board. Returns all mistakes found if it is not valid.
pub fn read(text: &str) -> Result<Puzzle, Diagnostics> {
    sketch(text).into_puzzle(Vec::new())
}

/// Splits a text into rows. Every character is a cell, except white space and a star after a
/// letter.
pub fn sketch(text: &str) -> Sketch<'_> {
    let mut sketch = Sketch::default();
    lines(text).for_each(|line| sketch.push(|| read_row(line)));
    sketch
}

/// Reads the cells of one row.
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

/// Estimates the number of cells in the rest of a row that is too long for any board. It is fast
/// enough for a row of many megabytes.
fn count_cells(rest: &str) -> usize {
    let inside_a_character = |byte: u8| byte & 0b1100_0000 == 0b1000_0000;
    let no_cell = |byte: u8| byte <= b' ' || byte == b'*' || inside_a_character(byte);
    rest.bytes().filter(|byte| !no_cell(*byte)).count()
}

/// Writes a board, with spaces only if there are given queens.
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
