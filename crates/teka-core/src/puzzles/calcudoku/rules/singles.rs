//! One number left for a cell, one cell left for a number.

use super::board::Board;
use super::deduction::{Deduction, Reason, each_number, only};

/// A cell that one number is left for.
pub fn naked(board: &Board) -> Option<Deduction> {
    let open = (0..board.candidates.len()).filter(|at| !board.is_fixed(*at));
    let (cell, number) = open.filter_map(|at| Some((at, only(board.candidates[at])?))).next()?;
    let effect = board.placing(cell, number);
    Some(Deduction { reason: Reason::NakedSingle { cell, number }, effect })
}

/// A number that one cell of a line is left for.
pub fn hidden(board: &Board) -> Option<Deduction> {
    board.layout.lines().find_map(|line| {
        let (mut once, mut twice) = (0, 0);
        for at in board.layout.cells(line) {
            twice |= once & board.candidates[at];
            once |= board.candidates[at];
        }
        let single = |number: &u8| {
            board.open_cells(line).find(|at| board.candidates[*at] & (1 << number) != 0)
        };
        let (number, cell) =
            each_number(once & !twice).find_map(|number| Some((number, single(&number)?)))?;
        let effect = board.placing(cell, number);
        Some(Deduction { reason: Reason::HiddenSingle { line, cell, number }, effect })
    })
}
