//! Reads solutions: rows of numbers, the same in JSON, or moves. They become moves here; whether
//! they solve the grid is checked elsewhere.

use super::super::model::{Move, Puzzle};
use super::super::play;
use super::{LONGEST, flaws, lines, words};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::place::Cell;
use crate::reading::{
    Item, Kind, Slice, bad_list, locate_list, read_list, read_moves, short, without_mark,
};

/// The maximum number of items in a solution.
const MOST_ITEMS: usize = 4096;

/// A number of a solution, or the text in its place, with its position.
type Drawn<'t> = (&'t str, Span);

/// Reads a solution in any form; it may be incomplete. Returns all mistakes found if it cannot be
/// read.
pub fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
    let text = without_mark(text);
    if text.len() > LONGEST {
        return Err(flaws::too_long().into());
    }
    let lines = lines(text);
    if lines.is_empty() {
        let empty = Diagnostic::new("empty", message!("calcudoku-answer-empty"));
        return Err(empty.help(message!("calcudoku-answer-help")).into());
    }
    if text.trim_start().starts_with(['[', '{']) {
        listed(puzzle, text)
    } else if text.contains(['=', '+']) || begins_with_move(&lines) {
        moves(puzzle, &lines)
    } else {
        rows(puzzle, &lines)
    }
}

/// Reads `[[1,2],[2,1]]`, or a list named `grid` in an object.
fn listed(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
    let start = locate_list(text, &["grid"]).ok_or_else(no_grid)?;
    let list = read_list(text, start, MOST_ITEMS)
        .map_err(|bad| bad_list(bad, || message!("calcudoku-list-too-long")))?;
    let Kind::List(items) = &list.kind else { return Err(no_grid().into()) };
    let rows = items.iter().map(|row| {
        let Kind::List(cells) = &row.kind else { return (vec![drawn(row)], row.span) };
        (cells.iter().map(drawn).collect(), row.end)
    });
    fill(puzzle, rows.collect(), list.span)
}

fn drawn<'t>(item: &Item<'t>) -> Drawn<'t> {
    match item.kind {
        Kind::Bare("null") => (".", item.span),
        Kind::Bare(text) => (text, item.span),
        Kind::Quoted(_) => ("\"…\"", item.span),
        Kind::List(_) => ("[…]", item.span),
    }
}

fn no_grid() -> Diagnostic {
    Diagnostic::new("no-answer", message!("calcudoku-answer-none"))
        .help(message!("calcudoku-answer-help"))
}

/// Reads rows of numbers, either separated by spaces or one digit per cell.
fn rows(puzzle: &Puzzle, lines: &[Slice]) -> Result<Vec<Move>, Diagnostics> {
    let width = usize::from(puzzle.size());
    let mut rows: Vec<(Vec<Drawn>, Span)> = lines.iter().map(|line| row(*line, width)).collect();
    if let [(all, end)] = rows.as_slice()
        && all.len() == width * width
    {
        rows = all.chunks(width).map(|row| (row.to_vec(), *end)).collect();
    }
    let first = lines.first().map_or(Span::at(1, 1), Slice::span);
    fill(puzzle, rows, first)
}

/// Returns the numbers of a line, and the position of its end.
fn row(line: Slice<'_>, width: usize) -> (Vec<Drawn<'_>>, Span) {
    let cells: Vec<Slice> = words(line).collect();
    let in_signs = cells.len() == 1 && width > 1;
    let parts = if in_signs { line.signs().map(|(_, sign)| sign).collect() } else { cells };
    (parts.iter().map(|part| (part.text, part.span())).collect(), line.end())
}

/// Returns the moves that enter these rows; each row comes with the position of its end.
fn fill(
    puzzle: &Puzzle,
    rows: Vec<(Vec<Drawn>, Span)>,
    start: Span,
) -> Result<Vec<Move>, Diagnostics> {
    let (size, mut wrong, mut moves) =
        (usize::from(puzzle.size()), Diagnostics::default(), Vec::new());
    for (row, (cells, end)) in (0..puzzle.size()).zip(&rows) {
        for (column, (text, span)) in (0..puzzle.size()).zip(cells) {
            match number(puzzle, text) {
                Some(0) => {}
                Some(number) => moves.push(Move::Write(Cell::new(row, column), number)),
                None => wrong.push(bad_number(puzzle, text, *span)),
            }
        }
        if cells.len() != size {
            let count = cells.len();
            let message =
                message!("calcudoku-row-length", row = row + 1, cells = count, size = size);
            let span = cells.get(size).map_or(*end, |(_, span)| *span);
            wrong.push(Diagnostic::new("row-length", message).at(span));
        }
    }
    if rows.len() != size {
        let message = message!("calcudoku-row-count", rows = rows.len(), size = size);
        wrong.push(Diagnostic::new("row-count", message).at(start));
    }
    wrong.sorted().or_ok(moves)
}

/// Parses a number of the grid, or 0 for an empty cell.
fn number(puzzle: &Puzzle, text: &str) -> Option<u8> {
    let number = if matches!(text, "." | "_" | "-") { 0 } else { text.parse().ok()? };
    (number <= puzzle.size()).then_some(number)
}

fn bad_number(puzzle: &Puzzle, text: &str, span: Span) -> Diagnostic {
    let message = message!("calcudoku-number", text = short(text), size = puzzle.size());
    Diagnostic::new("bad-number", message).at(span).help(message!("calcudoku-answer-help"))
}

/// Returns `true` if the first word is a move. This recognises `marks`, which contains no operator.
fn begins_with_move(lines: &[Slice]) -> bool {
    let first = lines.first().and_then(|line| line.words(is_between).next());
    first.is_some_and(|word| Move::from_text(word.text).is_some())
}

/// Returns `true` for a character that separates moves.
fn is_between(sign: char) -> bool {
    sign.is_whitespace() || sign == ',' || sign == ';'
}

/// Reads moves such as `r1c6=3`, separated by white space, commas or semicolons.
fn moves(puzzle: &Puzzle, lines: &[Slice]) -> Result<Vec<Move>, Diagnostics> {
    let words = lines.iter().flat_map(|line| line.words(is_between));
    read_moves(words, |word| {
        let bad_move =
            |message| Diagnostics::from(Diagnostic::new("bad-move", message).at(word.span()));
        let action = Move::from_text(word.text)
            .ok_or_else(|| bad_move(message!("calcudoku-bad-move", text = short(word.text))))?;
        play::allowed(puzzle, &action).map_err(|refusal| bad_move(refusal.0))?;
        Ok(action)
    })
}
