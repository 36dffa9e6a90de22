//! Contradiction: assume a queen in one cell and apply easier rules until a unit has no candidate
//! left. Assumptions are never nested.

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

/// Finds a cell that leads to a contradiction with singles alone.
pub fn by_singles(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shortest(board, SINGLES, go_on)
}

/// Finds a cell that leads to a contradiction with the basic rules.
pub fn by_simple(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shortest(board, SIMPLE, go_on)
}

/// Finds a cell that leads to a contradiction with all rules that make no assumption.
pub fn by_all(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shortest(board, ALL, go_on)
}

// A trial need not look for too many units in too little room: filled sets soon leave one of those
// units without a candidate.
fn confined(board: &Board) -> Option<Deduction> {
    sets::filled(board, 1..=1)
}

fn two_or_more(board: &Board) -> Option<Deduction> {
    sets::filled(board, 2..=6)
}

/// Finds the cell that leads to a contradiction in the fewest steps, as it is the easiest to
/// follow.
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

/// Returns the unit that a queen in this cell leaves without a candidate in fewer than `most`
/// steps, with the number of steps. Returns `None` if there is no such contradiction.
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
        // Polled at each step rather than at each cell, because one step may search for large sets.
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
