//! A unit with only one cell left: its queen stands there.

use super::board::{Board, Unit};
use super::deduction::{Deduction, Effect, Reason};
use super::mask::each_bit;
use crate::place::Cell;

/// A region with only one cell left.
pub fn in_region(board: &Board) -> Option<Deduction> {
    each_bit(board.regions).map(Unit::Region).find_map(|unit| {
        let cell = board.candidates_in(unit).only()?;
        Some(single(unit, cell))
    })
}

/// A row or a column with only one cell left.
pub fn in_line(board: &Board) -> Option<Deduction> {
    in_row(board).or_else(|| in_column(board))
}

fn in_row(board: &Board) -> Option<Deduction> {
    each_bit(board.rows).find_map(|row| {
        let bits = board.candidates.bits(row);
        let cell = Cell::new(row, bits.trailing_zeros() as u8);
        bits.is_power_of_two().then(|| single(Unit::Row(row), cell))
    })
}

fn in_column(board: &Board) -> Option<Deduction> {
    let unit = Unit::Column(each_bit(board.candidates.lone_columns()).next()?);
    Some(single(unit, board.candidates_in(unit).only()?))
}

fn single(unit: Unit, cell: Cell) -> Deduction {
    Deduction { reason: Reason::Single(unit), effect: Effect::Place(cell) }
}
