//! What follows from one cage and its fillings.

use super::board::Board;
use super::deduction::{Deduction, Reason, each_number, only};

/// A cage of one cell.
pub fn of_one(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let [at] = *board.layout.cages[cage] else { return None };
        let puzzle = board.layout.puzzle;
        // What is too large for the grid is no number: that the cage has no filling says why.
        let number = u8::try_from(puzzle.cages()[cage].target).ok();
        let number = number.filter(|number| (1..=puzzle.size()).contains(number))?;
        let effect = (!board.is_fixed(at)).then(|| board.placing(at, number))?;
        Some(Deduction { reason: Reason::CageOfOne { cage }, effect })
    })
}

/// The last open cell of a cage.
pub fn last_cell(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let cells = &board.layout.cages[cage];
        let mut open = (0..cells.len()).filter(|here| !board.is_fixed(cells[*here]));
        let (here, None) = (open.next()?, open.next()) else { return None };
        let number = only(board.facts(cage)?.cells[here])?;
        let effect = board.placing(cells[here], number);
        Some(Deduction { reason: Reason::LastCell { cage, cell: cells[here], number }, effect })
    })
}

/// A cage that as a whole can hold some numbers only, wherever in it they stand.
pub fn combinations(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let numbers = board.facts(cage)?.numbers();
        let effect = board.striking(open(board, cage).map(|(_, at)| (at, !numbers)))?;
        Some(Deduction { reason: Reason::Combinations { cage, numbers }, effect })
    })
}

/// A cell of a cage that no filling puts some number in.
pub fn by_cell(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let facts = board.facts(cage)?;
        open(board, cage).find_map(|(here, cell)| {
            let numbers = board.candidates[cell] & !facts.cells[here];
            let effect = board.striking([(cell, numbers)])?;
            Some(Deduction { reason: Reason::ByCell { cage, cell, numbers }, effect })
        })
    })
}

/// A number that every filling of a cage puts in the same line.
pub fn locked(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let facts = board.facts(cage)?;
        let all = facts.lines.iter();
        let mut musts =
            all.flat_map(|(line, always)| each_number(*always).map(|number| (*line, number)));
        musts.find_map(|(line, number)| {
            let others = board.open_cells(line).filter(|at| board.layout.cage_of[*at] != cage);
            let effect = board.striking(others.map(|at| (at, 1 << number)))?;
            Some(Deduction { reason: Reason::Locked { cage, line, number }, effect })
        })
    })
}

fn each_cage(board: &Board, look: impl FnMut(usize) -> Option<Deduction>) -> Option<Deduction> {
    (0..board.layout.cages.len()).find_map(look)
}

/// The open cells of a cage: where in the cage, and which.
fn open(board: &Board, cage: usize) -> impl Iterator<Item = (usize, usize)> {
    let cells = board.layout.cages[cage].iter().copied().enumerate();
    cells.filter(|(_, at)| !board.is_fixed(*at))
}
