//! Rules that involve a single unit: two queens that attack each other, a unit with no candidate or
//! only one, and cells that touch every candidate of a unit.

use super::board::{Board, Layout, Mask, Unit, each_bit};
use super::deduction::{Deduction, Effect, Reason};
use crate::explain::{Finding, Then};
use crate::message;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::puzzles::queens::model::{Content, Move, Puzzle, State};

/// The maximum number of queens named as the reason why a unit has no candidate left.
const FEW_QUEENS: usize = 4;

/// Applies to boards of size 2 and 3, which have no solution.
pub fn too_small(puzzle: &Puzzle, _: &State) -> Option<Finding<Move>> {
    let size = puzzle.size();
    let middle = Place::Row(1);
    (2..=3)
        .contains(&size)
        .then(|| nothing_follows(message!("queens-why-too-small", size = size), vec![middle]))
}

/// Finds two queens that attack each other.
pub fn clash(puzzle: &Puzzle, state: &State) -> Option<Finding<Move>> {
    let queens: Vec<Cell> = state.queens(puzzle).collect();
    queens.iter().enumerate().find_map(|(number, first)| {
        let second = queens[number + 1..].iter().find(|queen| puzzle.attacks(*first, **queen))?;
        let because = vec![Place::Cell(*first), Place::Cell(*second)];
        Some(nothing_follows(message!("queens-why-clash", queens = because.clone()), because))
    })
}

/// Finds a unit without a candidate for its queen.
pub fn no_cell_left(puzzle: &Puzzle, state: &State) -> Option<Finding<Move>> {
    let layout = Layout::of(puzzle);
    let unit = layout.board(state).stranded()?;
    let crossed: Mask = state.cells_with(puzzle, Content::Cross).collect();
    let bare = Mask::from_iter(puzzle.cells()) & layout.cells(unit) & !crossed;
    let queens = blockers(&layout, state, bare);
    let any_crossed = !(layout.cells(unit) & crossed).is_empty();
    let message = stranded(unit.place(puzzle), &queens, any_crossed);
    let because = [unit.place(puzzle)].into_iter().chain(queens).collect();
    Some(nothing_follows(message, because))
}

fn stranded(unit: Place, queens: &[Place], any_crossed: bool) -> Message {
    let (count, named) = (queens.len(), queens.to_vec());
    match (count, any_crossed) {
        (0, _) => message!("queens-why-no-cell-left", unit = unit),
        (_, false) => {
            message!("queens-why-all-attacked", unit = unit, queens = named, count = count)
        }
        (_, true) => message!(
            "queens-why-all-crossed-or-attacked",
            unit = unit,
            queens = named,
            count = count
        ),
    }
}

/// Returns queens that together attack all these cells, those that attack the most first. Returns
/// none if there would be too many to name.
fn blockers(layout: &Layout, state: &State, mut cells: Mask) -> Vec<Place> {
    let queens: Mask = state.queens(layout.puzzle).collect();
    let mut named = Vec::new();
    while !cells.is_empty() && named.len() < FEW_QUEENS {
        let blocked = |queen: &Cell| (cells & layout.attacked_from(*queen)).cells().count();
        // `min_by_key` prefers the first of several equal queens; `max_by_key` would prefer the
        // last.
        let Some(best) = queens.cells().min_by_key(|queen| usize::MAX - blocked(queen)) else {
            break;
        };
        cells = cells & !layout.attacked_from(best);
        named.push(Place::Cell(best));
    }
    if cells.is_empty() { named } else { Vec::new() }
}

fn nothing_follows(message: Message, because: Vec<Place>) -> Finding<Move> {
    Finding { message, because, then: Then::Impossible }
}

/// Finds a region with only one candidate left.
pub fn single_in_region(board: &Board) -> Option<Deduction> {
    each_bit(board.regions).map(Unit::Region).find_map(|unit| {
        let cell = board.candidates_in(unit).only()?;
        Some(single(unit, cell))
    })
}

/// Finds a row or column with only one candidate left.
pub fn single_in_line(board: &Board) -> Option<Deduction> {
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

// A queen in a cell that touches every candidate of a unit would leave that unit without a queen,
// so the cell contains none.

/// Finds all the cells that touch every candidate of one unit.
pub fn touches_all(board: &Board) -> Option<Deduction> {
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
