//! The printed board: a letter for each cell of a piece, `.` for an empty cell, and spaces or full
//! stops outside; a pyramid from the top layer down. Solutions are read in this form, as are given
//! pieces, below a line `GIVEN`.

use super::super::model::{Board, BoardKind, CellIndex, Puzzle};
use super::flaws;
use crate::diagnostic::{Diagnostics, Span};
use crate::place::Cell;
use crate::reading::Slice;

/// A piece on a printed board.
#[derive(Debug)]
pub struct Lying {
    /// Its index in the puzzle.
    pub piece: usize,
    /// The cells with its letter, in ascending order.
    pub cells: Vec<CellIndex>,
    /// The position of the first of them in the text.
    pub span: Span,
}

/// Returns the pieces on a printed board in the order in which they appear; `at` is the position
/// for reporting missing rows.
pub fn read(puzzle: &Puzzle, lines: &[Slice], at: Span, flaws: &mut Diagnostics) -> Vec<Lying> {
    let board = puzzle.board();
    let (mut found, mut unknown): (Vec<Lying>, Vec<char>) = Default::default();
    for (row, line) in numbered(board, lines, at, flaws) {
        for (cell, letter, part) in marks(board, row, line, flaws) {
            let Some(piece) = puzzle.piece_of(letter) else {
                // Report each letter only once.
                if !unknown.contains(&letter) {
                    flaws.push(flaws::unknown_letter(letter, part.span()));
                    unknown.push(letter);
                }
                continue;
            };
            match found.iter_mut().find(|lying| lying.piece == piece) {
                Some(lying) => lying.cells.push(cell),
                None => found.push(Lying { piece, cells: vec![cell], span: part.span() }),
            }
        }
    }
    found
}

/// Returns the lines with the rows they represent. A row entirely outside the board may be missing,
/// because it is printed as a blank line.
fn numbered<'a>(
    board: &Board,
    lines: &[Slice<'a>],
    at: Span,
    flaws: &mut Diagnostics,
) -> Vec<(u8, Slice<'a>)> {
    let has_cells = |row: &u8| board.cells().iter().any(|cell| cell.row == *row);
    let filled: Vec<u8> = (0..board.rows()).filter(has_cells).collect();
    if lines.len() == filled.len() {
        return filled.into_iter().zip(lines.iter().copied()).collect();
    }
    let rows = usize::from(board.rows());
    if lines.len() != rows {
        let extra = lines.get(rows).or(lines.last()).map_or(at, |line| line.trim().span());
        flaws.push(flaws::row_count(extra, lines.len(), rows));
        return Vec::new();
    }
    (0..board.rows()).zip(lines.iter().copied()).collect()
}

/// Returns the letters of a row that are on cells.
fn marks<'a>(
    board: &Board,
    row: u8,
    line: Slice<'a>,
    flaws: &mut Diagnostics,
) -> Vec<(CellIndex, char, Slice<'a>)> {
    let (mut found, mut is_reported) = (Vec::new(), false);
    for (column, (sign, part)) in line.signs().enumerate() {
        let cell = u8::try_from(column).ok().map(|column| Cell::new(row, column));
        let cell = cell.and_then(|cell| board.index_of(cell));
        match (sign, cell) {
            ('.', _) | (' ', None) => {}
            (' ', Some(_)) => flaws.push(flaws::blank_cell(part.span())),
            (_, Some(cell)) => found.push((cell as CellIndex, sign, part)),
            // Only the first character beyond the board is reported in each row.
            (_, None) if is_reported => {}
            (_, None) => {
                flaws.push(flaws::outside(sign, part.span()));
                is_reported = true;
            }
        }
    }
    check_length(board, row, line, flaws);
    found
}

fn check_length(board: &Board, row: u8, line: Slice, flaws: &mut Diagnostics) {
    let length = line.length();
    let is_missing = |cell: &&Cell| cell.row == row && usize::from(cell.column) >= length;
    let missing = board.cells().iter().filter(is_missing).count();
    if missing > 0 {
        flaws.push(flaws::row_short(line, missing));
    }
}

/// Writes a board; `sign` returns the character of a cell, by its index. Cells outside are full
/// stops.
pub fn write(board: &Board, sign: impl Fn(usize) -> char) -> String {
    let mut text = String::new();
    for row in 0..board.rows() {
        let is_row = |cell: &&Cell| cell.row == row;
        // The rows of a pyramid end with their last ball.
        let last = board.cells().iter().filter(is_row).map(|cell| cell.column).max();
        let width = match board.kind() {
            BoardKind::Pyramid => last.map_or(0, |last| last + 1),
            _ => board.columns(),
        };
        let column = |column| board.index_of(Cell::new(row, column)).map_or('.', &sign);
        text.extend((0..width).map(column));
        text.push('\n');
    }
    text
}

/// Splits lines before the line `GIVEN`.
pub fn split_given<'l, 'a>(lines: &'l [Slice<'a>]) -> (&'l [Slice<'a>], Option<&'l [Slice<'a>]>) {
    let is_given = |line: &Slice| line.text.trim().eq_ignore_ascii_case("GIVEN");
    match lines.iter().position(is_given) {
        Some(at) => (&lines[..at], Some(&lines[at..])),
        None => (lines, None),
    }
}

/// Returns the puzzle with its given pieces; the first line is `GIVEN`. Mistakes are added to
/// `flaws`.
pub fn read_given(mut puzzle: Puzzle, lines: &[Slice], flaws: &mut Diagnostics) -> Option<Puzzle> {
    let (head, rows) = lines.split_first()?;
    for lying in read(&puzzle, rows, head.trim().span(), flaws) {
        match puzzle.with_given(lying.piece, &lying.cells) {
            Some(more) => puzzle = more,
            None => flaws.push(flaws::given(&puzzle.pieces()[lying.piece], &lying)),
        }
    }
    Some(puzzle)
}

/// Returns the lines for the given pieces; empty if there are none.
pub fn write_given(puzzle: &Puzzle, letters: &[char]) -> String {
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
    format!("GIVEN\n{}", write(puzzle.board(), sign))
}
