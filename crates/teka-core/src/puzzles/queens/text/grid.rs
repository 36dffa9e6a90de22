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
            row.give_last();
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

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[test]
    fn letters_are_read_with_or_without_spaces() {
        check("A", "A\n");
        check("AAB\nABB\nCCC\n", "AAB\nABB\nCCC\n");
        check("A A B\nA B B\nC C C", "AAB\nABB\nCCC\n");
        check("a\tA\r\na\tA \r\n\r\n", "aA\naA\n");
        check("\u{feff}\n  AB\n\n  AB  ", "AB\nAB\n");
        check("éß\nßé", "éß\nßé\n");
    }

    #[test]
    fn stars_are_given_queens() {
        check("A A* B\nA B B\nC C C*", "A A* B\nA B B\nC C C*\n");
        check("A*B\nAB", "A* B\nA B\n");
        check("A * B\nAAB\nCCC", "not-a-letter 1:3");
        check("A**\nBB", "not-a-letter 1:3");
    }

    #[test]
    fn rows_must_be_square() {
        check("", "empty 1:1");
        check(" \r\n\t\n", "empty 1:1");
        check("AABB\nAABB\nCCD\nCCDDD", "row-length 3:4, row-length 4:5");
        check("A A B\nA B\nC C C", "row-length 2:4");
        check("AAB\nAABB\nCCDD\nCCDD", "row-length 1:4");
        check("AABB\nAABB\nCCDD", "row-count 3:1");
        check("AB\nAB\n\nAB\nAB", "row-count 4:1");
        check("AABB", "row-count 1:1");
    }

    #[test]
    fn only_letters_are_cells() {
        check("AAB1\nAABB\nCCDD\nCCDD", "not-a-letter 1:4");
        check("A#\n\u{200b}B", "not-a-letter 1:2, not-a-letter 2:1");
        check("A?B\nABB\nCC", "not-a-letter 1:2, row-length 3:3");
    }

    #[test]
    fn there_are_as_many_regions_as_rows() {
        check("AAAA\nAAAA\nAAAA\nAAAA", "region-count 1:1");
        check("AB\nCD", "region-count 2:1");
        check("AAB\nABb\nCCC", "region-count 2:3");
    }

    #[test]
    fn a_board_has_at_most_32_rows() {
        check(&"A".repeat(33), "bad-size 1:33");
        check(&format!("{}1", "A".repeat(40)), "bad-size 1:33");
        check(&"AA\n".repeat(1_000), "row-count 3:1");
    }
}
