//! One line of the table: a vehicle, if nothing is wrong with it.

use super::super::super::model::{Axis, MAX_SIDE, Vehicle};
use super::flaws;
use crate::diagnostic::Diagnostics;
use crate::part::Part;

/// One vehicle as a line gives it.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// What it is called.
    pub name: Part<'a>,
    /// The vehicle; its letter is given to it later.
    pub vehicle: Vehicle,
    /// The column or row of its first cell.
    pub position: u8,
    /// The whole line.
    pub line: Part<'a>,
}

impl<'a> Row<'a> {
    /// Reads a line, telling everything that is wrong with it.
    pub fn read(line: Part<'a>, wrong: &mut Diagnostics) -> Option<Self> {
        let fields: Vec<Part> = line.split(',').take(6).map(|field| bare(field.trim())).collect();
        let [name, axis, column, row, length] = fields[..] else {
            wrong.push(flaws::field_count(line));
            return None;
        };
        if name.text.is_empty() {
            wrong.push(flaws::no_name(name));
        }
        let axis = read_axis(axis, wrong);
        let column = number(column, wrong, 1);
        let row = number(row, wrong, 1);
        let length = number(length, wrong, 2);
        let (axis, row, column, length) = (axis?, row? - 1, column? - 1, length?);
        let (line_number, position) = match axis {
            Axis::Horizontal => (row, column),
            Axis::Vertical => (column, row),
        };
        if position + length > MAX_SIDE {
            wrong.push(flaws::beyond(line, MAX_SIDE));
            return None;
        }
        let vehicle = Vehicle { letter: '?', axis, line: line_number, length };
        Some(Self { name, vehicle, position, line: line.trim() })
    }
}

/// A field without quotes around it.
pub fn bare(field: Part<'_>) -> Part<'_> {
    let inside = field.skip('"').filter(|rest| rest.text.ends_with('"'));
    inside.map_or(field, |rest| rest.split_at(rest.text.len() - 1).0)
}

fn read_axis(field: Part, wrong: &mut Diagnostics) -> Option<Axis> {
    match field.text.to_ascii_lowercase().as_str() {
        "h" | "horizontal" => Some(Axis::Horizontal),
        "v" | "vertical" => Some(Axis::Vertical),
        _ => {
            wrong.push(flaws::axis(field));
            None
        }
    }
}

fn number(field: Part, wrong: &mut Diagnostics, least: u8) -> Option<u8> {
    let number = field.text.parse().ok().filter(|number| (least..=MAX_SIDE).contains(number));
    if number.is_none() {
        wrong.push(flaws::number(field, least));
    }
    number
}
