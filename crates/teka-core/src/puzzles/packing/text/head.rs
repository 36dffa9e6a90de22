//! The head of course text: `5 7 5` (rows, columns, pieces), and the kind of the board.

use super::super::model::{BoardKind, MAX_SIDE};
use super::pieces::is_drawn;
use super::{flaws, words};
use crate::diagnostic::{Diagnostics, Span};
use crate::part::Part;

/// What the head says, as far as it can be read.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// Rows of the board.
    pub rows: Option<u8>,
    /// Columns of the board.
    pub columns: Option<u8>,
    /// Where rows and columns stand.
    pub sides_at: Span,
    /// How many pieces there are said to be.
    pub count: Option<usize>,
    /// Where that stands.
    pub count_at: Span,
    /// What the board is.
    pub kind: Option<BoardKind>,
}

/// Reads the head, and gives the lines that follow it.
pub fn read<'l, 'a>(lines: &'l [Part<'a>], flaws: &mut Diagnostics) -> (Head, &'l [Part<'a>]) {
    let Some(first) = lines.first().copied() else {
        flaws.push(flaws::empty());
        return (Head::unknown(Span::at(1, 1)), lines);
    };
    let (mut head, rest) = if kind_of(first.text).is_some() {
        flaws.push(flaws::no_numbers(first));
        (Head::unknown(first.span()), lines)
    } else {
        (numbers(first, flaws), &lines[1..])
    };
    let rest = match rest.first() {
        None => {
            flaws.push(flaws::no_kind(first.trim().end()));
            rest
        }
        Some(line) => {
            head.kind = kind_of(line.text);
            kind_line(*line, head.kind, flaws).map_or(rest, |()| &rest[1..])
        }
    };
    (head, rest)
}

/// The line of the kind, whatever stands there; none if the pieces begin there already.
fn kind_line(line: Part, kind: Option<BoardKind>, flaws: &mut Diagnostics) -> Option<()> {
    if kind.is_none() && is_drawn(line) {
        flaws.push(flaws::no_kind(line.trim().span()));
        return None;
    }
    if kind.is_none() {
        flaws.push(flaws::kind(line.trim()));
    }
    Some(())
}

/// What a line calls the board.
pub fn kind_of(line: &str) -> Option<BoardKind> {
    let is = |name: &str| line.trim().eq_ignore_ascii_case(name);
    let known = [
        ("DEFAULT", BoardKind::Rectangle),
        ("CUSTOM", BoardKind::Custom),
        ("PYRAMID", BoardKind::Pyramid),
    ];
    known.into_iter().find(|(name, _)| is(name)).map(|(_, kind)| kind)
}

/// Rows, columns and pieces.
fn numbers(line: Part, flaws: &mut Diagnostics) -> Head {
    let found: Vec<Part> = words(line).collect();
    let [rows, columns, count] = found[..] else {
        flaws.push(flaws::number_count(line.trim(), &found));
        return Head::unknown(line.trim().span());
    };
    let [sides_at, count_at] = [span_of(rows, columns), count.span()];
    let mut side = |word: Part, is_row: bool| {
        let side = word.text.parse().ok().filter(|side| (1..=MAX_SIDE).contains(side));
        if side.is_none() {
            flaws.push(if is_row { flaws::rows(word) } else { flaws::columns(word) });
        }
        side
    };
    let (rows, columns) = (side(rows, true), side(columns, false));
    let said: Option<u32> = count.text.parse().ok();
    if said.is_none() {
        flaws.push(flaws::count(count));
    }
    let count = said.map(|said| usize::try_from(said).unwrap_or(usize::MAX));
    Head { rows, columns, sides_at, count, count_at, kind: None }
}

/// From the first word to the last.
fn span_of(first: Part, last: Part) -> Span {
    let end = last.column + last.length();
    Span::run(first.line, first.column, end.saturating_sub(first.column))
}

impl Head {
    /// A head that says nothing.
    fn unknown(at: Span) -> Self {
        Self { rows: None, columns: None, sides_at: at, count: None, count_at: at, kind: None }
    }
}
