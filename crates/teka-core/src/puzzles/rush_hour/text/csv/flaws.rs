//! The mistakes a table of vehicles can have.

use super::super::super::model::MAX_SIDE;
use super::HEAD;
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::part::{Part, short};
use crate::place::Cell;

/// The columns have other names, or another order.
pub fn head(line: Part) -> Diagnostic {
    Diagnostic::new("bad-header", message!("rush-hour-csv-head", expected = HEAD)).at(line.span())
}

/// A line with more or fewer fields than five.
pub fn field_count(line: Part) -> Diagnostic {
    let fields = line.text.split(',').count();
    Diagnostic::new("field-count", message!("rush-hour-csv-fields", fields = fields))
        .at(line.trim().span())
        .help(message!("rush-hour-csv-help", expected = HEAD))
}

/// A vehicle without a name.
pub fn no_name(field: Part) -> Diagnostic {
    Diagnostic::new("bad-field", message!("rush-hour-csv-no-name")).at(field.span())
}

/// An orientation that is none.
pub fn axis(field: Part) -> Diagnostic {
    Diagnostic::new("bad-field", message!("rush-hour-csv-axis", text = short(field.text)))
        .at(field.span())
}

/// A number that is none, or too small or large.
pub fn number(field: Part, least: u8) -> Diagnostic {
    let text = short(field.text);
    let message = message!("rush-hour-csv-number", text = text, least = least, most = MAX_SIDE);
    Diagnostic::new("bad-field", message).at(field.span())
}

/// A vehicle that reaches over the edge.
pub fn beyond(line: Part, side: u8) -> Diagnostic {
    Diagnostic::new("off-board", message!("rush-hour-csv-beyond", side = side))
        .at(line.trim().span())
}

/// A second vehicle of one name.
pub fn two_alike(name: Part, first_line: usize) -> Diagnostic {
    let text = short(name.text);
    let message = message!("rush-hour-csv-two-alike", name = text, line = first_line);
    Diagnostic::new("two-alike", message).at(name.span())
}

/// Two vehicles on one cell.
pub fn overlap(line: Part, cell: Cell, other: Part) -> Diagnostic {
    let name = short(other.text);
    let message = message!("rush-hour-csv-overlap", cell = cell, name = name, line = other.line);
    Diagnostic::new("overlap", message).at(line.span())
}

/// More vehicles than any board has room for.
pub fn too_many(at: Span) -> Diagnostic {
    Diagnostic::new("too-many", message!("rush-hour-csv-too-many")).at(at)
}
