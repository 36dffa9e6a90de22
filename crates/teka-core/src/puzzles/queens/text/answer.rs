//! Reads solutions: a board with `#` for each queen, the queen's column in each row, or moves. They
//! become moves here; whether they solve the board is checked elsewhere.

use super::super::model::{Content, Move, Puzzle};
use super::sketch::{Drawn, Sketch};
use super::{flaws, grid, json};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::message;

use crate::place::Cell;
use crate::reading::{
    Item, Kind, Slice, lines, locate_list, read_list, read_moves, short, visible, without_mark,
};

/// Reads a solution in any form; it may be incomplete. Returns all mistakes found if it cannot be
/// read.
pub fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
    let text = without_mark(text);
    if text.trim().is_empty() {
        let empty = Diagnostic::new("empty", message!("queens-answer-empty"));
        return Err(empty.help(message!("queens-answer-help")).into());
    }
    if text.trim_start().starts_with(['[', '{']) {
        columns(puzzle, text)
    } else if text.contains('=') {
        moves(puzzle, text)
    } else {
        board(puzzle, text)
    }
}

/// Reads `[5,2,0,…]`, or a list named `columns` in an object.
fn columns(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
    let start = locate_list(text, &["columns"]).ok_or_else(no_columns)?;
    let list = read_list(text, start, json::MOST_ITEMS).map_err(json::bad_list)?;
    let Kind::List(items) = &list.kind else { return Err(no_columns().into()) };
    let mut wrong = Diagnostics::default();
    let mut queens = Vec::new();
    for (row, item) in (0..puzzle.size()).zip(items) {
        match column(puzzle, item) {
            Ok(column) => queens.extend(column.map(|column| Move::queen(Cell::new(row, column)))),
            Err(flaws) => wrong.extend(flaws.0),
        }
    }
    if items.len() != usize::from(puzzle.size()) {
        let (count, size) = (items.len(), puzzle.size());
        let message = message!("queens-answer-columns", count = count, size = size);
        wrong.push(Diagnostic::new("row-count", message).at(list.span));
    }
    wrong.sorted().or_ok(queens)
}

/// Returns the column that an item names, or `None` for `null`, which is a row without a queen.
fn column(puzzle: &Puzzle, item: &Item) -> Result<Option<u8>, Diagnostics> {
    match item.kind {
        Kind::Bare("null") => Ok(None),
        Kind::Bare(number) if number.parse().is_ok_and(|column: u8| column < puzzle.size()) => {
            Ok(number.parse().ok())
        }
        _ => {
            let message = message!("queens-answer-column", last = puzzle.size() - 1);
            Err(Diagnostic::new("bad-column", message).at(item.span).into())
        }
    }
}

fn no_columns() -> Diagnostic {
    Diagnostic::new("no-answer", message!("queens-answer-none"))
        .help(message!("queens-answer-help"))
}

/// Reads moves such as `r1c6=Q`, separated by white space, commas or semicolons.
fn moves(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
    let between = |sign: char| sign.is_whitespace() || sign == ',' || sign == ';';
    read_moves(lines(text).flat_map(|line| line.words(between)), |word| read_move(puzzle, word))
}

fn read_move(puzzle: &Puzzle, word: Slice) -> Result<Move, Diagnostics> {
    let Some(action) = Move::from_text(word.text) else {
        let message = message!("queens-bad-move", text = short(word.text));
        return Err(Diagnostic::new("bad-move", message).at(word.span()).into());
    };
    let Move { cell, content } = action;
    let size = puzzle.size();
    let message = if cell.row >= size || cell.column >= size {
        message!("queens-off-board", cell = cell, size = size)
    } else if puzzle.givens().contains(&cell) && content != Content::Queen {
        message!("queens-given-stays", cell = cell)
    } else {
        return Ok(action);
    };
    Err(Diagnostic::new("bad-move", message).at(word.span()).into())
}

/// Reads a board with `#`, or `*` after the letter, in each cell with a queen; `.` may replace any
/// letter.
fn board(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
    let sketch = grid::sketch(text);
    let mut wrong = check_size(puzzle, &sketch);
    let mut queens = Vec::new();
    for (row, column, drawn) in sketch.cells() {
        let cell = Cell::new(row, column);
        if row >= puzzle.size() || column >= puzzle.size() {
            continue;
        }
        if drawn.label == "#" || drawn.given {
            queens.push(Move::queen(cell));
        }
        wrong.extend(check_cell(puzzle, cell, drawn));
    }
    wrong.sorted().or_ok(queens)
}

fn check_size(puzzle: &Puzzle, sketch: &Sketch) -> Diagnostics {
    let size = usize::from(puzzle.size());
    let rows = (1..).zip(sketch.rows.iter().take(size));
    let uneven = rows.filter(|(_, row)| row.count != size);
    let mut wrong = Diagnostics::default();
    wrong.extend(uneven.map(|(number, row)| flaws::answer_row_length(row, number, size)));
    let last = sketch.rows.get(size).or(sketch.rows.last());
    if sketch.count != size
        && let Some(last) = last
    {
        let message = message!("queens-answer-rows", rows = sketch.count, size = size);
        wrong.push(Diagnostic::new("row-count", message).at(last.span));
    }
    wrong
}

fn check_cell(puzzle: &Puzzle, cell: Cell, drawn: &Drawn) -> Option<Diagnostic> {
    let region = puzzle.region(cell);
    let expected = puzzle.letter(region);
    let label = drawn.label;
    if label == "#" || label == "." || label.chars().eq([expected]) {
        return None;
    }
    let sign = visible(label);
    let (code, message) = if label.chars().all(char::is_alphabetic) {
        (
            "other-letter",
            message!("queens-answer-letter", cell = cell, letter = sign, expected = expected),
        )
    } else {
        ("not-a-letter", message!("queens-answer-sign", sign = sign))
    };
    Some(Diagnostic::new(code, message).at(drawn.span).help(message!("queens-answer-help")))
}
