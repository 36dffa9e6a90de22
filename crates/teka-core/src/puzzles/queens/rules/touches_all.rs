//! A cell that touches every candidate of a unit: a queen there would leave the
//! unit without one, so none stands there.

use super::board::{Board, Unit};
use super::deduction::{Deduction, Effect, Reason};
use super::mask::Mask;

/// All the cells that touch every candidate of one unit.
pub fn find(board: &Board) -> Option<Deduction> {
    board.units().find_map(|unit| {
        let candidates = board.candidates_in(unit);
        let cells = touching_all(board, unit, candidates)?;
        Some(Deduction {
            reason: Reason::TouchesAll { unit, candidates },
            effect: Effect::Cross(cells),
        })
    })
}

fn touching_all(board: &Board, unit: Unit, candidates: Mask) -> Option<Mask> {
    let mut cells = board.candidates & !board.layout.cells(unit);
    for candidate in candidates.cells() {
        cells = cells & board.layout.attacked_from(candidate);
        if cells.is_empty() {
            return None;
        }
    }
    (!cells.is_empty()).then_some(cells)
}
