//! The mistakes a text can have: what is wrong, where, and what would mend it.

use super::super::model::{Exit, MAX_SIDE};
use super::sketch::{Drawn, Found};
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::part::{Part, short, visible};

/// Nothing is there.
pub fn empty() -> Diagnostic {
    Diagnostic::new("empty", message!("rush-hour-empty"))
        .at(Span::at(1, 1))
        .help(message!("rush-hour-empty-help"))
}

/// What passed every check and still makes no board: never seen, but no panic.
pub fn unsound() -> Diagnostic {
    Diagnostic::new("unsound", message!("rush-hour-unsound")).at(Span::at(1, 1))
}

/// Something follows a board that takes one line.
pub fn extra_line(line: Part) -> Diagnostic {
    Diagnostic::new("extra-text", message!("rush-hour-extra-line", line = line.line))
        .at(line.span())
        .help(message!("rush-hour-extra-line-help"))
}

/// The first line is not the number of rows and columns.
pub fn no_size(line: Part) -> Diagnostic {
    Diagnostic::new("no-size", message!("rush-hour-no-size"))
        .at(line.trim().span())
        .help(message!("rush-hour-no-size-help"))
}

/// A number of rows or columns that no board has.
pub fn size(size: Part) -> Diagnostic {
    let message = message!("rush-hour-bad-size", size = short(size.text), most = MAX_SIDE);
    Diagnostic::new("bad-size", message).at(size.span())
}

/// The number of vehicles is no number.
pub fn vehicle_count(line: Part) -> Diagnostic {
    let line = line.trim();
    Diagnostic::new("bad-count", message!("rush-hour-bad-count", text = short(line.text)))
        .at(line.span())
        .help(message!("rush-hour-bad-count-help"))
}

/// A row with too many or too few cells; `number` counts from one.
pub fn row_length(row: Part, number: usize, expected: usize) -> Diagnostic {
    let count = row.length();
    let message =
        message!("rush-hour-row-length", row = number, cells = count, expected = expected);
    let (at, label) = if count < expected {
        (row.end(), message!("rush-hour-missing-cells", count = expected - count))
    } else {
        let surplus = row.split_after(expected).1;
        (surplus.span(), message!("rush-hour-surplus-cells", count = count - expected))
    };
    Diagnostic::new("row-length", message).at(at).label(label)
}

/// Too many or too few rows.
pub fn row_count(at: Span, count: usize, expected: usize) -> Diagnostic {
    let message = message!("rush-hour-row-count", rows = count, expected = expected);
    let label = if count < expected {
        message!("rush-hour-missing-rows", count = expected - count)
    } else {
        message!("rush-hour-surplus-rows", count = count - expected)
    };
    Diagnostic::new("row-count", message).at(at).label(label)
}

/// A line whose cells make no square.
pub fn not_square(board: Part) -> Diagnostic {
    let message = message!("rush-hour-not-square", cells = board.length());
    Diagnostic::new("cell-count", message).at(board.end()).help(message!("rush-hour-line-help"))
}

/// A line with more cells than any board.
pub fn too_long(board: Part) -> Diagnostic {
    let message = message!("rush-hour-too-long", cells = board.length(), most = MAX_SIDE);
    Diagnostic::new("bad-size", message).at(board.span())
}

/// A sign that cannot stand on a board.
pub fn sign(drawn: &Drawn) -> Diagnostic {
    let sign = visible(drawn.letter.encode_utf8(&mut [0; 4]));
    Diagnostic::new("bad-sign", message!("rush-hour-sign", sign = sign))
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
