//! Trial of one cell: a queen is imagined there, and easier rules lead to a unit
//! without a cell. Only one queen is ever imagined.

use super::board::{Board, Mask, Unit};
use super::deduction::{Deduction, Effect, Find, GoOn, Reason};
use super::{direct, sets};
use crate::control::Stop;
use crate::place::Cell;

const SINGLES: &[Find] = &[direct::single_in_region, direct::single_in_line];
const SIMPLE: &[Find] =
    &[direct::single_in_region, direct::single_in_line, confined, direct::touches_all];
const ALL: &[Find] =
    &[direct::single_in_region, direct::single_in_line, confined, direct::touches_all, two_or_more];

/// A cell refuted by singles alone.
pub fn by_singles(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shortest(board, SINGLES, go_on)
}

/// A cell refuted by the simple rules.
pub fn by_simple(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shortest(board, SIMPLE, go_on)
}

/// A cell refuted by all the rules before this one that imagine nothing.
pub fn by_all(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shortest(board, ALL, go_on)
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
fn shortest(board: &Board, rules: &[Find], go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    let mut best: Option<(Cell, Unit, usize)> = None;
    for cell in board.candidates.cells() {
        let most = best.map_or(usize::MAX, |(_, _, steps)| steps);
        if let Some((unit, steps)) = refute(board, cell, rules, most, go_on)? {
            best = Some((cell, unit, steps));
        }
    }
    Ok(best.map(|(cell, unit, steps)| {
        let effect = Effect::Cross(Mask::from_iter([cell]));
        Deduction { reason: Reason::Trial { cell, unit, steps }, effect }
    }))
}

/// The unit that a queen in this cell leaves without a cell, after fewer than `most` steps.
fn refute(
    board: &Board,
    cell: Cell,
    rules: &[Find],
    most: usize,
    go_on: GoOn<'_>,
) -> Result<Option<(Unit, usize)>, Stop> {
    let mut board = *board;
    board.place(cell);
    for steps in 0..most {
        // At each step and not only at each cell: a step may look for large sets.
        go_on()?;
        if let Some(unit) = board.stranded() {
            return Ok(Some((unit, steps)));
        }
        let Some(deduction) = rules.iter().find_map(|rule| rule(&board)) else {
            return Ok(None);
        };
        board.apply(&deduction.effect);
    }
    Ok(None)
}
