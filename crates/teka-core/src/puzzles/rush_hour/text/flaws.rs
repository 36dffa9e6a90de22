//! The mistakes a text can have: what is wrong, where, and what would mend it. Below them what was
//! odd about a text that could be read all the same, and what was assumed.

use super::super::model::{Exit, MAX_SIDE};
use super::csv::HEAD;
use super::sketch::{Drawn, Found};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::place::Cell;
use crate::reading::{self, Slice, mismatch, short, shown};

/// Nothing is there.
pub fn empty() -> Diagnostic {
    Diagnostic::new("empty", message!("rush-hour-empty"))
        .at(Span::at(1, 1))
        .help(message!("rush-hour-empty-help"))
}

/// An object without the field `text`.
pub fn no_text() -> Diagnostic {
    Diagnostic::new("no-text", message!("rush-hour-no-text"))
        .help(message!("rush-hour-no-text-help"))
}

/// What passed every check and still makes no board: never seen, but no panic.
pub fn unsound() -> Diagnostic {
    Diagnostic::new("unsound", message!("rush-hour-unsound")).at(Span::at(1, 1))
}

/// Something follows a board that takes one line.
pub fn extra_line(line: Slice) -> Diagnostic {
    Diagnostic::new("extra-text", message!("rush-hour-extra-line", line = line.line))
        .at(line.span())
        .help(message!("rush-hour-extra-line-help"))
}

/// The first line is not the number of rows and columns.
pub fn no_size(line: Slice) -> Diagnostic {
    Diagnostic::new("no-size", message!("rush-hour-no-size"))
        .at(line.trim().span())
        .help(message!("rush-hour-no-size-help"))
}

/// A number of rows or columns that no board has.
pub fn size(size: Slice) -> Diagnostic {
    let message = message!("rush-hour-bad-size", size = short(size.text), most = MAX_SIDE);
    Diagnostic::new("bad-size", message).at(size.span())
}

/// The number of vehicles is no number.
pub fn vehicle_count(line: Slice) -> Diagnostic {
    let line = line.trim();
    Diagnostic::new("bad-count", message!("rush-hour-bad-count", text = short(line.text)))
        .at(line.span())
        .help(message!("rush-hour-bad-count-help"))
}

/// A row with too many or too few cells; `number` counts from one.
pub fn row_length(row: Slice, number: usize, expected: usize) -> Diagnostic {
    let cells = row.length();
    let message =
        message!("rush-hour-row-length", row = number, cells = cells, expected = expected);
    let missing = |count| message!("rush-hour-missing-cells", count = count);
    let surplus = |count| message!("rush-hour-surplus-cells", count = count);
    reading::row_length(row, expected, message, missing, surplus)
}

/// Too many or too few rows.
pub fn row_count(at: Span, count: usize, expected: usize) -> Diagnostic {
    let message = message!("rush-hour-row-count", rows = count, expected = expected);
    let missing = |count| message!("rush-hour-missing-rows", count = count);
    let surplus = |count| message!("rush-hour-surplus-rows", count = count);
    let flaw = Diagnostic::new("row-count", message).at(at);
    mismatch(flaw, (count, expected), missing, surplus)
}

/// A line whose cells make no square.
pub fn not_square(board: Slice) -> Diagnostic {
    let message = message!("rush-hour-not-square", cells = board.length());
    Diagnostic::new("cell-count", message).at(board.end()).help(message!("rush-hour-line-help"))
}

/// A line with more cells than any board.
pub fn too_long(board: Slice) -> Diagnostic {
    let message = message!("rush-hour-too-long", cells = board.length(), most = MAX_SIDE);
    Diagnostic::new("bad-size", message).at(board.span())
}

/// A sign that cannot stand on a board.
pub fn sign(drawn: &Drawn) -> Diagnostic {
    Diagnostic::new("bad-sign", message!("rush-hour-sign", sign = shown(drawn.letter)))
        .at(drawn.span)
        .help(message!("rush-hour-sign-help"))
}

/// There is no exit.
pub fn no_exit(at: Span) -> Diagnostic {
    Diagnostic::new("no-exit", message!("rush-hour-no-exit"))
        .at(at)
        .help(message!("rush-hour-exit-help"))
}

/// One exit too many.
pub fn two_exits(at: Span) -> Diagnostic {
    Diagnostic::new("two-exits", message!("rush-hour-two-exits")).at(at)
}

/// The exit stands on the board.
pub fn exit_inside(at: Span) -> Diagnostic {
    Diagnostic::new("exit-inside", message!("rush-hour-exit-inside"))
        .at(at)
        .help(message!("rush-hour-exit-help"))
}

/// The exit is not at the end of the primary's line.
pub fn exit_off_line(at: Span, exit: Exit, primary: &Found) -> Diagnostic {
    let line = primary.vehicle.line + 1;
    let message = match exit.axis() {
        axis if axis != primary.vehicle.axis => message!("rush-hour-exit-aside"),
        _ if exit == Exit::Left || exit == Exit::Right => {
            message!("rush-hour-exit-other-row", row = line)
        }
        _ => message!("rush-hour-exit-other-column", column = line),
    };
    Diagnostic::new("exit-off-line", message).at(at).help(message!("rush-hour-exit-help"))
}

/// There is no primary vehicle.
pub fn no_primary(at: Span, letter: char) -> Diagnostic {
    Diagnostic::new("no-primary", message!("rush-hour-no-primary", letter = letter)).at(at)
}

/// The primary stands upright where the exit is on the right.
pub fn primary_upright(at: Span) -> Diagnostic {
    Diagnostic::new("primary-upright", message!("rush-hour-primary-upright"))
        .at(at)
        .help(message!("rush-hour-primary-upright-help"))
}

/// There are two primary vehicles, or one in two parts.
pub fn two_primaries(second: &Drawn) -> Diagnostic {
    let message = message!("rush-hour-two-primaries", letter = second.letter);
    Diagnostic::new("two-primaries", message).at(second.span)
}

/// A vehicle of one cell.
pub fn one_cell(drawn: &Drawn) -> Diagnostic {
    Diagnostic::new("one-cell", message!("rush-hour-one-cell", letter = drawn.letter))
        .at(drawn.span)
        .help(message!("rush-hour-one-cell-help"))
}

/// A vehicle of one cell, which a lenient reading leaves out.
pub fn needless_one_cell(drawn: &Drawn) -> Diagnostic {
    one_cell(drawn).lenient(message!("rush-hour-one-cell-lenient", letter = drawn.letter))
}

/// A vehicle that does not lie in one line.
pub fn bent(aside: &Drawn) -> Diagnostic {
    Diagnostic::new("bent", message!("rush-hour-bent", letter = aside.letter))
        .at(aside.span)
        .label(message!("rush-hour-bent-here"))
}

/// A vehicle in two parts.
pub fn split(apart: &Drawn) -> Diagnostic {
    Diagnostic::new("split", message!("rush-hour-split", letter = apart.letter))
        .at(apart.span)
        .label(message!("rush-hour-split-here"))
        .help(message!("rush-hour-split-help"))
}

/// What is odd about the lines of course text as such: how they end, and how the last does.
pub fn line_ends(text: &str) -> Diagnostics {
    let mut odd = Diagnostics::default();
    if let Some(line) = text.split('\n').position(|line| line.ends_with('\r')) {
        let message = message!("rush-hour-carriage-returns");
        odd.push(Diagnostic::new("carriage-returns", message).at(Span::at(line + 1, 1)));
    }
    odd.extend(trailing_blanks(text));
    if !text.ends_with('\n') {
        let (line, last) = text.lines().enumerate().last().unwrap_or((0, ""));
        let end = Slice::line(last, line + 1).end();
        let message = message!("rush-hour-no-last-newline");
        odd.push(Diagnostic::new("no-last-newline", message).at(end));
    }
    odd
}

fn trailing_blanks(text: &str) -> Option<Diagnostic> {
    let trails = |line: &str| line.trim_end().len() < line.len() && !line.trim().is_empty();
    let count = text.lines().filter(|line| trails(line)).count();
    let (line, first) = text.lines().enumerate().find(|(_, line)| trails(line))?;
    let blanks = Slice::line(first, line + 1).split_at(first.trim_end().len()).1;
    let message = message!("rush-hour-trailing-blanks", lines = count);
    Some(Diagnostic::new("trailing-blanks", message).at(blanks.span()))
}

/// The number of vehicles is not what the text says.
pub fn count_differs(at: Span, said: u32, counted: usize) -> Diagnostic {
    let message = message!("rush-hour-count-differs", said = said, counted = counted);
    Diagnostic::new("count-differs", message).at(at)
}

/// A vehicle of one cell was left out.
pub fn left_out(drawn: &Drawn) -> Diagnostic {
    let message = message!("rush-hour-left-out", letter = drawn.letter);
    Diagnostic::new("left-out", message).at(drawn.span)
}

/// The number of vehicles is missing.
pub fn no_count(row: Slice) -> Diagnostic {
    Diagnostic::new("no-count", message!("rush-hour-no-count")).at(row.span())
}

/// Columns and rows stand the wrong way round.
pub fn sides_swapped(at: Span, rows: usize, columns: usize) -> Diagnostic {
    let message = message!("rush-hour-sides-swapped", rows = rows, columns = columns);
    Diagnostic::new("sides-swapped", message).at(at)
}

/// The exit is on the left, but other rows do not make room for it.
pub fn no_indent(row: Slice, rows: usize) -> Diagnostic {
    Diagnostic::new("no-indent", message!("rush-hour-no-indent", rows = rows)).at(row.span())
}

/// Rows begin with blanks for no reason.
pub fn indent(row: Slice, rows: usize) -> Diagnostic {
    Diagnostic::new("indent", message!("rush-hour-indent", rows = rows)).at(Span::at(row.line, 1))
}

/// A board that is larger than those this format is used for.
pub fn odd_size(at: Span, size: u8) -> Diagnostic {
    Diagnostic::new("odd-size", message!("rush-hour-odd-size", size = size))
        .at(at)
        .help(message!("rush-hour-odd-size-help", size = size))
}

/// A vehicle whose name is more than a letter.
pub fn renamed(name: Slice, letter: char) -> Diagnostic {
    let message = message!("rush-hour-renamed", name = short(name.text), letter = letter);
    Diagnostic::new("renamed", message).at(name.span())
}

/// The columns have other names, or another order.
pub fn csv_head(line: Slice) -> Diagnostic {
    Diagnostic::new("bad-header", message!("rush-hour-csv-head", expected = HEAD)).at(line.span())
}

/// A line with more or fewer fields than five.
pub fn field_count(line: Slice) -> Diagnostic {
    let fields = line.text.split(',').count();
    Diagnostic::new("field-count", message!("rush-hour-csv-fields", fields = fields))
        .at(line.trim().span())
        .help(message!("rush-hour-csv-help", expected = HEAD))
}

/// A vehicle without a name.
pub fn no_name(field: Slice) -> Diagnostic {
    Diagnostic::new("bad-field", message!("rush-hour-csv-no-name")).at(field.span())
}

/// An orientation that is none.
pub fn axis(field: Slice) -> Diagnostic {
    Diagnostic::new("bad-field", message!("rush-hour-csv-axis", text = short(field.text)))
        .at(field.span())
}

/// A number that is none, or too small or large.
pub fn csv_number(field: Slice, least: u8) -> Diagnostic {
    let text = short(field.text);
    let message = message!("rush-hour-csv-number", text = text, least = least, most = MAX_SIDE);
    Diagnostic::new("bad-field", message).at(field.span())
}

/// A vehicle that reaches over the edge.
pub fn beyond(line: Slice, side: u8) -> Diagnostic {
    Diagnostic::new("off-board", message!("rush-hour-csv-beyond", side = side))
        .at(line.trim().span())
}

/// A second vehicle of one name.
pub fn two_alike(name: Slice, first_line: usize) -> Diagnostic {
    let text = short(name.text);
    let message = message!("rush-hour-csv-two-alike", name = text, line = first_line);
    Diagnostic::new("two-alike", message).at(name.span())
}

/// Two vehicles on one cell.
pub fn overlap(line: Slice, cell: Cell, other: Slice) -> Diagnostic {
    let name = short(other.text);
    let message = message!("rush-hour-csv-overlap", cell = cell, name = name, line = other.line);
    Diagnostic::new("overlap", message).at(line.span())
}

/// More vehicles than any board has room for.
pub fn too_many(at: Span) -> Diagnostic {
    Diagnostic::new("too-many", message!("rush-hour-csv-too-many")).at(at)
}
