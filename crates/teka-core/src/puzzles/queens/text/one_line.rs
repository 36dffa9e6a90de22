//! One-line boards. In `.sbn`, a line such as `8x1.AABBCC…` holds the size, the stars per row and
//! the cells row by row. In a table, a line holds a name, the size and the comma-separated rows in
//! tab-separated fields; further fields are ignored.

use super::super::model::{MAX_SIZE, Puzzle};
use super::sketch::{Row, Sketch};
use super::{flaws, grid, letters};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::message::Refusal;
use crate::reading::{Slice, mismatch};

/// Reads an `.sbn` line. Returns all mistakes found if it is not valid.
pub fn read(line: Slice) -> Result<Puzzle, Diagnostics> {
    let [size, stars, cells] = split(line.trim())?;
    let size = check_head(size, stars)?;
    let mut sketch = Sketch::default();
    let mut rest = cells;
    for _ in 0..size {
        let (row, after) = rest.split_after(size);
        sketch.push(|| read_row(row));
        rest = after;
    }
    if rest.text.is_empty() && cells.length() == size * size {
        return sketch.into_puzzle(Vec::new());
    }
    sketch.flaws.push(wrong_count(cells, size));
    sketch.check_signs();
    Err(sketch.flaws.sorted())
}

/// Reads a line of a table. [`super::Notation`] has already established that the fields exist.
/// Returns all mistakes found if the board is not valid.
pub fn read_table(line: Slice) -> Result<Puzzle, Diagnostics> {
    let mut fields = line.split('\t').skip(1);
    let (Some(size), Some(rows)) = (fields.next(), fields.next()) else {
        return Err(flaws::empty().into());
    };
    let mut sketch = Sketch::default();
    for row in rows.split(',') {
        sketch.push(|| grid::read_row(row));
    }
    let said = size.text.trim().parse().unwrap_or(0);
    if said != sketch.count {
        sketch.flaws.push(flaws::size_differs(size.trim().span(), said, sketch.count));
    }
    sketch.into_puzzle(Vec::new())
}

/// Writes a board on one line. Returns a refusal if it has given queens, which the format cannot
/// express.
pub fn write(puzzle: &Puzzle) -> Result<String, Refusal> {
    if !puzzle.givens().is_empty() {
        return Err(message!("queens-no-givens", format = "sbn").into());
    }
    let letters = letters(puzzle);
    let cells = puzzle.regions().iter().map(|region| letters[usize::from(*region)]);
    Ok(format!("{}x1.{}\n", puzzle.size(), cells.collect::<String>()))
}

/// Splits `8x1.AABB` into size, stars and cells. [`super::Notation`] has already established that
/// the numbers exist.
fn split(line: Slice<'_>) -> Result<[Slice<'_>; 3], Diagnostics> {
    let not_digit = |sign: char| !sign.is_ascii_digit();
    let (size, rest) = line.split_before(not_digit);
    let (_x, rest) = rest.split_after(1);
    let (stars, rest) = rest.split_before(not_digit);
    let cells = rest.skip('.').ok_or_else(|| no_dot(size, stars, rest))?;
    Ok([size, stars, cells])
}

fn no_dot(size: Slice, stars: Slice, rest: Slice) -> Diagnostic {
    let head = format!("{}x{}", size.text, stars.text);
    Diagnostic::new("bad-line", message!("queens-no-dot", head = head))
        .at(Span::at(rest.line, rest.column))
        .help(message!("queens-no-dot-help"))
}

/// Returns the size if it is supported.
fn check_head(size: Slice, stars: Slice) -> Result<usize, Diagnostics> {
    let mut wrong = Diagnostics::default();
    let number = size.text.parse().unwrap_or(usize::MAX);
    if !(1..=usize::from(MAX_SIZE)).contains(&number) {
        wrong.push(flaws::size(size));
    }
    if stars.text.parse() != Ok(1) {
        wrong.push(flaws::stars(stars));
    }
    wrong.or_ok(number)
}

/// Reads one row. In this format every character is a cell, even a space or a star.
fn read_row(part: Slice<'_>) -> Row<'_> {
    let mut row = Row::new(part.span(), part.end(), false);
    for (_, cell) in part.signs() {
        row.push(cell.text, Span::at(cell.line, cell.column));
    }
    row
}

fn wrong_count(cells: Slice, size: usize) -> Diagnostic {
    let (count, expected) = (cells.length(), size * size);
    let message = message!("queens-cell-count", size = size, cells = count, expected = expected);
    let column = cells.column + count.min(expected);
    let flaw = Diagnostic::new("cell-count", message).at(Span::at(cells.line, column));
    mismatch(flaw, (count, expected), flaws::missing_letters, flaws::surplus_cells)
}
