//! The rows of a CUSTOM board: `X` or `#` is a cell to fill, and `.` is outside. If there is a `*`
//! and neither `X` nor `#`, `*` is outside and `.` is a cell to fill.

use super::super::model::{Board, BoardKind};
use super::course::Head;
use super::flaws;
use crate::diagnostic::{Diagnostics, Span};
use crate::place::Cell;
use crate::reading::Slice;

const SIGNS: [char; 4] = ['.', 'X', '#', '*'];

/// Splits the lines after the head where the rows of the board end. If the head is invalid, all
/// lines that look like rows belong to the board.
pub fn split<'l, 'a>(lines: &'l [Slice<'a>], head: &Head) -> (&'l [Slice<'a>], &'l [Slice<'a>]) {
    let count = match head.kind {
        Some(BoardKind::Custom) => {
            lines.iter().enumerate().take_while(|(at, line)| is_row(**line, *at, head)).count()
        }
        Some(_) => 0,
        // Rows of a board are not pieces, even if the kind of the board is unknown.
        None if lines.first().is_some_and(|first| looks_like_row(*first)) => {
            lines.iter().take_while(|line| has_signs_only(**line)).count()
        }
        None => 0,
    };
    lines.split_at(count)
}

/// Returns `true` if a line of a custom board is a row. A surplus row is recognised by its length.
fn is_row(line: Slice, at: usize, head: &Head) -> bool {
    match (head.rows, head.columns) {
        (Some(rows), _) if at < usize::from(rows) => line.text.contains(SIGNS),
        (Some(_), Some(columns)) => looks_like_row(line) && line.length() == usize::from(columns),
        (Some(_), None) => false,
        (None, _) => has_signs_only(line),
    }
}

/// Returns `true` for a line that has only characters of a row, including one that no piece has.
fn looks_like_row(line: Slice) -> bool {
    line.text.contains(['.', '#', '*']) && has_signs_only(line)
}

fn has_signs_only(line: Slice) -> bool {
    line.text.chars().all(|sign| SIGNS.contains(&sign))
}

/// Builds the board from its rows, or returns `None` if they contain mistakes. `last` is the
/// position for reporting missing rows.
pub fn board(
    rows: &[Slice],
    head: &Head,
    last: Span,
    flaws: &mut Diagnostics,
    odd: &mut Diagnostics,
) -> Option<Board> {
    let reported = flaws.0.len();
    let cells = cells(rows, &Signs::of(rows, odd), flaws);
    let (count, width) = (head.rows?, head.columns?);
    check_sides(rows, (count, width), last, flaws);
    if flaws.0.len() > reported {
        return None;
    }
    let filled = cells.len();
    let board = Board::custom(count, width, cells);
    match rows.first() {
        Some(first) if filled == 0 => flaws.push(flaws::no_cells(first.span())),
        _ if board.is_none() => flaws.push(flaws::too_large(head.sides_at, filled)),
        _ => {}
    }
    board
}

/// Returns the cells to fill.
fn cells(rows: &[Slice], signs: &Signs, flaws: &mut Diagnostics) -> Vec<Cell> {
    let mut cells = Vec::new();
    for (row, line) in (0..=u8::MAX).zip(rows) {
        for (column, (sign, part)) in (0..=u8::MAX).zip(line.signs()) {
            match sign {
                _ if signs.filled.contains(&sign) => cells.push(Cell::new(row, column)),
                _ if sign == signs.outside => {}
                _ => flaws.push(flaws::board_sign(sign, part)),
            }
        }
    }
    cells
}

/// The meaning of the signs of a board.
struct Signs {
    outside: char,
    filled: &'static [char],
}

impl Signs {
    fn of(rows: &[Slice], odd: &mut Diagnostics) -> Self {
        let first = |wanted: char| {
            let mut all = rows.iter().flat_map(|row| row.signs());
            all.find(|(sign, _)| *sign == wanted).map(|(_, part)| part)
        };
        match (first('X'), first('#'), first('*')) {
            (None, None, Some(star)) => {
                odd.push(flaws::stars(star));
                return Self { outside: '*', filled: &['.'] };
            }
            (_, Some(hash), _) => odd.push(flaws::hashes(hash)),
            _ => {}
        }
        Self { outside: '.', filled: &['X', '#'] }
    }
}

fn check_sides(rows: &[Slice], (count, width): (u8, u8), last: Span, flaws: &mut Diagnostics) {
    let (count, width) = (usize::from(count), usize::from(width));
    for (number, row) in (1..).zip(rows).take(count) {
        if row.length() != width {
            flaws.push(flaws::row_length(*row, number, width));
        }
    }
    if rows.len() != count {
        let at = rows.get(count).or(rows.last()).map_or(last, Slice::span);
        flaws.push(flaws::board_rows(at, rows.len(), count));
    }
}
