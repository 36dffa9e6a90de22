//! Trial of one cell: a queen is imagined there, and easier rules lead to a unit
//! without a cell. Only one queen is ever imagined.

use super::board::{Board, Unit};
use super::deduction::{Deduction, Effect, Find, Reason};
use super::mask::Mask;
use super::{sets, singles, touches_all};
use crate::place::Cell;

const SINGLES: &[Find] = &[singles::in_region, singles::in_line];
const SIMPLE: &[Find] = &[singles::in_region, singles::in_line, confined, touches_all::find];
const ALL: &[Find] =
    &[singles::in_region, singles::in_line, confined, touches_all::find, two_or_more];

/// A cell refuted by singles alone.
pub fn by_singles(board: &Board) -> Option<Deduction> {
    shortest(board, SINGLES)
}

/// A cell refuted by the simple rules.
pub fn by_simple(board: &Board) -> Option<Deduction> {
    shortest(board, SIMPLE)
}

/// A cell refuted by all the rules before this one that imagine nothing.
pub fn by_all(board: &Board) -> Option<Deduction> {
    shortest(board, ALL)
}

// A crowd needs no look of its own inside a trial: filled sets leave one of its
// units without a cell soon enough.
fn confined(board: &Board) -> Option<Deduction> {
    sets::filled(board, 1..=1)
}

fn two_or_more(board: &Board) -> Option<Deduction> {
    sets::filled(board, 2..=6)
}

/// The cell that is refuted in the fewest steps: the easiest to follow.
fn shortest(board: &Board, rules: &[Find]) -> Option<Deduction> {
    let mut best: Option<(Cell, Unit, usize)> = None;
    for cell in board.candidates.cells() {
        let most = best.map_or(usize::MAX, |(_, _, steps)| steps);
        if let Some((unit, steps)) = refute(board, cell, rules, most) {
            best = Some((cell, unit, steps));
        }
    }
    let (cell, unit, steps) = best?;
    let effect = Effect::Cross(Mask::from_iter([cell]));
    Some(Deduction { reason: Reason::Trial { cell, unit, steps }, effect })
}

/// The unit that a queen in this cell leaves without a cell, after fewer than `most` steps.
fn refute(board: &Board, cell: Cell, rules: &[Find], most: usize) -> Option<(Unit, usize)> {
    let mut board = *board;
    board.place(cell);
    for steps in 0..most {
        if let Some(unit) = board.stranded() {
            return Some((unit, steps));
        }
        let deduction = rules.iter().find_map(|rule| rule(&board))?;
        board.apply(&deduction.effect);
    }
    None
}
