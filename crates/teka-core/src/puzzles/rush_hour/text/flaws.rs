//! The mistakes a text can contain: what is wrong, where, and how to correct it. The warnings about
//! unusual texts that can still be read, with what was assumed, come after them.

use super::super::model::{Exit, MAX_SIDE, MAX_VEHICLES};
use super::csv::HEAD;
use super::sketch::{Drawn, Found};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::place::Cell;
use crate::reading::{self, Slice, mismatch, short, shown};

/// Reports an empty text.
pub fn empty() -> Diagnostic {
    Diagnostic::new("empty", message!("rush-hour-empty"))
        .at(Span::at(1, 1))
        .help(message!("rush-hour-empty-help"))
}

/// Reports an object without the field `text`.
pub fn no_text() -> Diagnostic {
    Diagnostic::new("no-text", message!("rush-hour-no-text"))
        .help(message!("rush-hour-no-text-help"))
}

/// Reports vehicles that passed every check but do not form a board. This should never happen, but
/// must not panic.
pub fn unsound() -> Diagnostic {
    Diagnostic::new("unsound", message!("rush-hour-unsound")).at(Span::at(1, 1))
}

/// Reports text after a one-line board.
pub fn extra_line(line: Slice) -> Diagnostic {
    Diagnostic::new("extra-text", message!("rush-hour-extra-line", line = line.line))
        .at(line.span())
        .help(message!("rush-hour-extra-line-help"))
}

/// Reports a first line without the numbers of rows and columns.
pub fn no_size(line: Slice) -> Diagnostic {
    Diagnostic::new("no-size", message!("rush-hour-no-size"))
        .at(line.trim().span())
        .help(message!("rush-hour-no-size-help"))
}

/// Reports an unsupported number of rows or columns.
pub fn size(size: Slice) -> Diagnostic {
    let message = message!("rush-hour-bad-size", size = short(size.text), most = MAX_SIDE);
    Diagnostic::new("bad-size", message).at(size.span())
}

/// Reports a number of vehicles that is not a number.
pub fn vehicle_count(line: Slice) -> Diagnostic {
    let line = line.trim();
    Diagnostic::new("bad-count", message!("rush-hour-bad-count", text = short(line.text)))
        .at(line.span())
        .help(message!("rush-hour-bad-count-help"))
}

/// Reports a row with too many or too few cells; `number` counts from 1.
pub fn row_length(row: Slice, number: usize, expected: usize) -> Diagnostic {
    let cells = row.length();
    let message =
        message!("rush-hour-row-length", row = number, cells = cells, expected = expected);
    let missing = |count| message!("rush-hour-missing-cells", count = count);
    let surplus = |count| message!("rush-hour-surplus-cells", count = count);
    reading::row_length(row, expected, message, missing, surplus)
}

/// Reports too many or too few rows.
pub fn row_count(at: Span, count: usize, expected: usize) -> Diagnostic {
    let message = message!("rush-hour-row-count", rows = count, expected = expected);
    let missing = |count| message!("rush-hour-missing-rows", count = count);
    let surplus = |count| message!("rush-hour-surplus-rows", count = count);
    let flaw = Diagnostic::new("row-count", message).at(at);
    mismatch(flaw, (count, expected), missing, surplus)
}

/// Reports a line whose cells do not form a square.
pub fn not_square(board: Slice) -> Diagnostic {
    let message = message!("rush-hour-not-square", cells = board.length());
    Diagnostic::new("cell-count", message).at(board.end()).help(message!("rush-hour-line-help"))
}

/// Reports a line with more cells than any board.
pub fn too_long(board: Slice) -> Diagnostic {
    let message = message!("rush-hour-too-long", cells = board.length(), most = MAX_SIDE);
    Diagnostic::new("bad-size", message).at(board.span())
}

/// Reports a character that is not allowed on a board.
pub fn sign(drawn: &Drawn) -> Diagnostic {
    Diagnostic::new("bad-sign", message!("rush-hour-sign", sign = shown(drawn.letter)))
        .at(drawn.span)
        .help(message!("rush-hour-sign-help"))
}

/// Reports a missing exit.
pub fn no_exit(at: Span) -> Diagnostic {
    Diagnostic::new("no-exit", message!("rush-hour-no-exit"))
        .at(at)
        .help(message!("rush-hour-exit-help"))
}

/// Reports a surplus exit.
pub fn two_exits(at: Span) -> Diagnostic {
    Diagnostic::new("two-exits", message!("rush-hour-two-exits")).at(at)
}

/// Reports an exit on the board itself.
pub fn exit_inside(at: Span) -> Diagnostic {
    Diagnostic::new("exit-inside", message!("rush-hour-exit-inside"))
        .at(at)
        .help(message!("rush-hour-exit-help"))
}

/// Reports an exit that is not at the end of the primary vehicle's line.
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

/// Reports a missing primary vehicle.
pub fn no_primary(at: Span, letter: char) -> Diagnostic {
    Diagnostic::new("no-primary", message!("rush-hour-no-primary", letter = letter)).at(at)
}

/// Reports a vertical primary vehicle when the exit is on the right.
pub fn primary_upright(at: Span) -> Diagnostic {
    Diagnostic::new("primary-upright", message!("rush-hour-primary-upright"))
        .at(at)
        .help(message!("rush-hour-primary-upright-help"))
}

/// Reports two primary vehicles, or one in two parts.
pub fn two_primaries(second: &Drawn) -> Diagnostic {
    let message = message!("rush-hour-two-primaries", letter = second.letter);
    Diagnostic::new("two-primaries", message).at(second.span)
}

/// Reports a vehicle of one cell.
pub fn one_cell(drawn: &Drawn) -> Diagnostic {
    Diagnostic::new("one-cell", message!("rush-hour-one-cell", letter = drawn.letter))
        .at(drawn.span)
        .help(message!("rush-hour-one-cell-help"))
}

/// Reports a vehicle of one cell that lenient reading leaves out.
pub fn needless_one_cell(drawn: &Drawn) -> Diagnostic {
    one_cell(drawn).lenient(message!("rush-hour-one-cell-lenient", letter = drawn.letter))
}

/// Reports a vehicle that is not in one line.
pub fn bent(aside: &Drawn) -> Diagnostic {
    Diagnostic::new("bent", message!("rush-hour-bent", letter = aside.letter))
        .at(aside.span)
        .label(message!("rush-hour-bent-here"))
}

/// Reports a vehicle in two parts.
pub fn split(apart: &Drawn) -> Diagnostic {
    Diagnostic::new("split", message!("rush-hour-split", letter = apart.letter))
        .at(apart.span)
        .label(message!("rush-hour-split-here"))
        .help(message!("rush-hour-split-help"))
}

/// Warns about unusual line endings, trailing spaces and a missing newline at the end of the text.
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

/// Warns that the number of vehicles differs from the declared one.
pub fn count_differs(at: Span, said: u32, counted: usize) -> Diagnostic {
    let message = message!("rush-hour-count-differs", said = said, counted = counted);
    Diagnostic::new("count-differs", message).at(at)
}

/// Warns that a vehicle of one cell was left out.
pub fn left_out(drawn: &Drawn) -> Diagnostic {
    let message = message!("rush-hour-left-out", letter = drawn.letter);
    Diagnostic::new("left-out", message).at(drawn.span)
}

/// Warns that the number of vehicles is missing.
pub fn no_count(row: Slice) -> Diagnostic {
    Diagnostic::new("no-count", message!("rush-hour-no-count")).at(row.span())
}

/// Warns that rows and columns are swapped.
pub fn sides_swapped(at: Span, rows: usize, columns: usize) -> Diagnostic {
    let message = message!("rush-hour-sides-swapped", rows = rows, columns = columns);
    Diagnostic::new("sides-swapped", message).at(at)
}

/// Warns that the exit is on the left but other rows are not indented.
pub fn no_indent(row: Slice, rows: usize) -> Diagnostic {
    Diagnostic::new("no-indent", message!("rush-hour-no-indent", rows = rows)).at(row.span())
}

/// Warns that rows are indented without a reason.
pub fn indent(row: Slice, rows: usize) -> Diagnostic {
    Diagnostic::new("indent", message!("rush-hour-indent", rows = rows)).at(Span::at(row.line, 1))
}

/// Warns about a board that is larger than the standard sizes of this format.
pub fn odd_size(at: Span, size: u8) -> Diagnostic {
    Diagnostic::new("odd-size", message!("rush-hour-odd-size", size = size))
        .at(at)
        .help(message!("rush-hour-odd-size-help", size = size))
}

/// Warns that a vehicle whose name is longer than one letter was renamed.
pub fn renamed(name: Slice, letter: char) -> Diagnostic {
    let message = message!("rush-hour-renamed", name = short(name.text), letter = letter);
    Diagnostic::new("renamed", message).at(name.span())
}

/// Reports columns with other names or in another order.
pub fn csv_head(line: Slice) -> Diagnostic {
    Diagnostic::new("bad-header", message!("rush-hour-csv-head", expected = HEAD)).at(line.span())
}

/// Reports a line that does not have five fields.
pub fn field_count(line: Slice) -> Diagnostic {
    let fields = line.text.split(',').count();
    Diagnostic::new("field-count", message!("rush-hour-csv-fields", fields = fields))
        .at(line.trim().span())
        .help(message!("rush-hour-csv-help", expected = HEAD))
}

/// Reports a vehicle without a name.
pub fn no_name(field: Slice) -> Diagnostic {
    Diagnostic::new("bad-field", message!("rush-hour-csv-no-name")).at(field.span())
}

/// Reports an unknown orientation.
pub fn axis(field: Slice) -> Diagnostic {
    Diagnostic::new("bad-field", message!("rush-hour-csv-axis", text = short(field.text)))
        .at(field.span())
}

/// Reports a field that is not a number, or is out of range.
pub fn csv_number(field: Slice, least: u8) -> Diagnostic {
    let text = short(field.text);
    let message = message!("rush-hour-csv-number", text = text, least = least, most = MAX_SIDE);
    Diagnostic::new("bad-field", message).at(field.span())
}

/// Reports a vehicle that extends beyond the edge of its board.
pub fn beyond(line: Slice, rows: u8, columns: u8) -> Diagnostic {
    let message = message!("rush-hour-csv-beyond", rows = rows, columns = columns);
    Diagnostic::new("off-board", message).at(line.trim().span())
}

/// Reports a vehicle that extends beyond the edge of every board.
pub fn beyond_any(line: Slice) -> Diagnostic {
    Diagnostic::new("off-board", message!("rush-hour-csv-beyond-any", most = MAX_SIDE))
        .at(line.trim().span())
}

/// Reports a second vehicle with the same name.
pub fn two_alike(name: Slice, first_line: usize) -> Diagnostic {
    let text = short(name.text);
    let message = message!("rush-hour-csv-two-alike", name = text, line = first_line);
    Diagnostic::new("two-alike", message).at(name.span())
}

/// Reports two vehicles in one cell.
pub fn overlap(line: Slice, cell: Cell, other: Slice) -> Diagnostic {
    let name = short(other.text);
    let message = message!("rush-hour-csv-overlap", cell = cell, name = name, line = other.line);
    Diagnostic::new("overlap", message).at(line.span())
}

/// Reports more vehicles than any board can hold.
pub fn too_many(at: Span) -> Diagnostic {
    Diagnostic::new("too-many", message!("rush-hour-csv-too-many", most = MAX_VEHICLES)).at(at)
}
