//! A board as drawn in a text, before it is known to be valid: signs with their positions.

use std::collections::BTreeSet;

use super::super::model::{Axis, MAX_SIDE, Vehicle};
use super::flaws;
use super::letters::is_usable;
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::place::Cell;

/// The maximum number of rows, and of cells in a row, that are kept: one more than a board can
/// have.
pub const KEPT: usize = MAX_SIDE as usize + 1;

/// The meaning of signs other than letters.
#[derive(Clone, Copy, Debug)]
pub struct Signs {
    /// The signs for an empty cell.
    pub empty: &'static [char],
    /// The signs for a wall.
    pub wall: &'static [char],
}

/// One cell of a vehicle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drawn {
    /// Its cell on the board.
    pub cell: Cell,
    /// The letter of its vehicle.
    pub letter: char,
    /// Its position in the text.
    pub span: Span,
}

/// A vehicle found in the text.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The vehicle.
    pub vehicle: Vehicle,
    /// The column or row of its first cell.
    pub position: u8,
    /// The position of that cell in the text.
    pub span: Span,
}

/// A whole board.
#[derive(Clone, Debug, Default)]
pub struct Sketch {
    /// The cells of all vehicles, in reading order.
    cells: Vec<Drawn>,
    /// The walls.
    pub walls: Vec<Cell>,
    /// Rows of the wrong length, in which the column of a cell is uncertain.
    pub ragged: BTreeSet<u8>,
}

impl Sketch {
    /// Adds a cell, or reports in `flaws` why it is not allowed.
    pub fn draw(&mut self, drawn: Drawn, signs: Signs, flaws: &mut Diagnostics) {
        if signs.empty.contains(&drawn.letter) {
            return;
        }
        if signs.wall.contains(&drawn.letter) {
            self.walls.push(drawn.cell);
        } else if is_usable(drawn.letter) {
            self.cells.push(drawn);
        } else {
            flaws.push(flaws::sign(&drawn));
        }
    }

    /// Returns the number of vehicles, including the primary vehicle. A vehicle with mistakes
    /// counts as one.
    pub fn count(&self) -> usize {
        self.letters().len()
    }

    /// Removes vehicles of one cell, except the primary vehicle, and returns a warning for each.
    pub fn leave_out_single_cells(&mut self, primary: char) -> Vec<Diagnostic> {
        let is_single = |letter: &char| {
            *letter != primary
                && self.cells.iter().filter(|drawn| drawn.letter == *letter).count() == 1
        };
        let single: Vec<char> = self.letters().into_iter().filter(is_single).collect();
        self.cells
            .extract_if(.., |drawn| single.contains(&drawn.letter))
            .map(|drawn| flaws::left_out(&drawn))
            .collect()
    }

    /// Returns the first cell of a vehicle.
    pub fn first_of(&self, letter: char) -> Option<&Drawn> {
        self.cells.iter().find(|drawn| drawn.letter == letter)
    }

    /// Returns the vehicles in reading order, the primary vehicle first. Invalid vehicles are
    /// reported in `flaws`.
    pub fn vehicles(&self, primary: char, flaws: &mut Diagnostics) -> Vec<Found> {
        let mut found = Vec::new();
        for letter in self.letters() {
            let cells: Vec<Drawn> =
                self.cells.iter().filter(|drawn| drawn.letter == letter).copied().collect();
            if cells.iter().any(|drawn| self.ragged.contains(&drawn.cell.row)) {
                continue;
            }
            match vehicle(&cells, letter == primary) {
                Ok(vehicle) if letter == primary => found.insert(0, vehicle),
                Ok(vehicle) => found.push(vehicle),
                Err(wrong) => flaws.extend(wrong.0),
            }
        }
        found
    }

    /// Returns every letter once, in the order of first cells.
    fn letters(&self) -> Vec<char> {
        let mut letters = Vec::new();
        for drawn in &self.cells {
            if !letters.contains(&drawn.letter) {
                letters.push(drawn.letter);
            }
        }
        letters
    }
}

/// Returns the vehicle that these cells form, or the mistake if they form none.
fn vehicle(cells: &[Drawn], is_primary: bool) -> Result<Found, Diagnostics> {
    let [first, second, ..] = cells else {
        let one_cell = if is_primary { flaws::one_cell } else { flaws::needless_one_cell };
        return Err(cells.first().map_or_else(flaws::empty, one_cell).into());
    };
    if let Some(apart) = first_apart(cells) {
        let is_two = if is_primary { flaws::two_primaries(apart) } else { flaws::split(apart) };
        return Err(is_two.into());
    }
    let axis = if first.cell.row == second.cell.row { Axis::Horizontal } else { Axis::Vertical };
    let (line, position) = match axis {
        Axis::Horizontal => (first.cell.row, first.cell.column),
        Axis::Vertical => (first.cell.column, first.cell.row),
    };
    let length = u8::try_from(cells.len()).unwrap_or(u8::MAX);
    let vehicle = Vehicle { letter: first.letter, axis, line, length };
    let is_on_line = |drawn: &&Drawn| match axis {
        Axis::Horizontal => drawn.cell.row == line,
        Axis::Vertical => drawn.cell.column == line,
    };
    match cells.iter().find(|drawn| !is_on_line(drawn)) {
        Some(aside) => Err(flaws::bent(aside).into()),
        None => Ok(Found { vehicle, position, span: first.span }),
    }
}

/// Returns the first cell that is not connected to the first of these cells.
fn first_apart(cells: &[Drawn]) -> Option<&Drawn> {
    let mut rest: Vec<&Drawn> = cells.iter().skip(1).collect();
    let mut reached: Vec<&Drawn> = cells.iter().take(1).collect();
    while let Some(from) = reached.pop() {
        let (near, far) = rest.into_iter().partition(|drawn| are_beside(from.cell, drawn.cell));
        rest = far;
        let near: Vec<&Drawn> = near;
        reached.extend(near);
    }
    rest.first().copied()
}

fn are_beside(one: Cell, other: Cell) -> bool {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column) == 1
}
