//! Playing: the start, a move, and the judge. The judge shares no code with the
//! solvers, for it is what verifies them.

use super::draw;
use super::model::{Cage, Move, Operator, Puzzle, State};
use crate::family::{Input, Key, Play, Reaction, Status, Violation};
use crate::message;
use crate::message::Refusal;
use crate::place::{Cell, Place};
use crate::puzzles::calcudoku::{Calcudoku, Ui, input};
use crate::value::{Fields, Value};

impl Play for Calcudoku {
    /// The given numbers and nothing else.
    fn start(puzzle: &Puzzle) -> State {
        let area = puzzle.cells().count();
        let mut numbers = vec![0; area];
        for (cell, number) in puzzle.givens() {
            numbers[puzzle.index(*cell)] = *number;
        }
        State { numbers: numbers.into(), marks: vec![0; area].into() }
    }

    /// Makes a move; a refused one changes nothing.
    fn play(puzzle: &Puzzle, state: &mut State, action: &Move) -> Result<(), Refusal> {
        allowed(puzzle, action)?;
        if let Move::Mark(cell, _) | Move::Unmark(cell, _) = *action
            && state.numbers[puzzle.index(cell)] != 0
        {
            return Err(message!("calcudoku-no-room-for-marks", cell = cell).into());
        }
        match *action {
            Move::Write(cell, number) => put(puzzle, state, cell, number),
            Move::WriteAndTidy(cell, number) => {
                put(puzzle, state, cell, number);
                for other in puzzle.cells() {
                    if other.row == cell.row || other.column == cell.column {
                        state.marks[puzzle.index(other)] &= !(1 << number);
                    }
                }
            }
            Move::Clear(cell) => put(puzzle, state, cell, 0),
            Move::Mark(cell, number) => state.marks[puzzle.index(cell)] |= 1 << number,
            Move::Unmark(cell, number) => state.marks[puzzle.index(cell)] &= !(1 << number),
            Move::MarkAll => {
                for (number, marks) in state.numbers.iter().zip(&mut state.marks) {
                    if *number == 0 && *marks == 0 {
                        *marks = puzzle.all_numbers();
                    }
                }
            }
        }
        Ok(())
    }

    /// Judges a position by the rules, straight from their wording.
    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let mut broken = Vec::new();
        for line in 0..puzzle.size() {
            let row: Vec<Cell> = puzzle.cells().filter(|cell| cell.row == line).collect();
            broken.extend(duplicates(puzzle, state, &row, Place::Row(line)));
        }
        for line in 0..puzzle.size() {
            let column: Vec<Cell> = puzzle.cells().filter(|cell| cell.column == line).collect();
            broken.extend(duplicates(puzzle, state, &column, Place::Column(line)));
        }
        broken.extend(puzzle.cages().iter().filter_map(|cage| missed(puzzle, state, cage)));
        let missing = state.numbers.iter().filter(|number| **number == 0).count();
        if !broken.is_empty() {
            Status::Broken(broken)
        } else if missing > 0 {
            Status::Open { missing: message!("calcudoku-missing", count = missing) }
        } else {
            Status::Solved
        }
    }

    /// `grid`: rows of numbers; null where there is none.
    fn answer(puzzle: &Puzzle, state: &State, _: &[Move]) -> Fields {
        let number = |number: &u8| if *number == 0 { Value::Null } else { Value::from(*number) };
        let row = |row: &[u8]| row.iter().map(number).collect::<Value>();
        vec![("grid", state.numbers().chunks(puzzle.size().into()).map(row).collect())]
    }

    fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
        input::input(puzzle, state, ui, input)
    }

    fn keys(puzzle: &Puzzle, ui: &Ui) -> Vec<Key> {
        input::keys(puzzle, ui)
    }

    fn aids(ui: &Ui) -> Vec<Key> {
        input::aids(ui)
    }
}

/// Whether a move can be made in some position: on the grid, with a number of the grid, not
/// on a given.
pub fn allowed(puzzle: &Puzzle, action: &Move) -> Result<(), Refusal> {
    let size = puzzle.size();
    let Some(cell) = action.cell() else { return Ok(()) };
    if cell.row >= size || cell.column >= size {
        return Err(message!("calcudoku-off-board", cell = cell, size = size).into());
    }
    let number = match action {
        Move::Write(_, number)
        | Move::WriteAndTidy(_, number)
        | Move::Mark(_, number)
        | Move::Unmark(_, number) => Some(*number),
        Move::Clear(_) | Move::MarkAll => None,
    };
    if let Some(number) = number.filter(|number| !(1..=size).contains(number)) {
        return Err(message!("calcudoku-number-range", number = number, size = size).into());
    }
    let given = puzzle.givens().iter().find(|(given, _)| *given == cell);
    let same = matches!(action, Move::Write(..) | Move::WriteAndTidy(..))
        && given.map(|(_, given)| *given) == number;
    if given.is_some() && !same {
        return Err(message!("calcudoku-given-stays", cell = cell).into());
    }
    Ok(())
}

fn put(puzzle: &Puzzle, state: &mut State, cell: Cell, number: u8) {
    let index = puzzle.index(cell);
    state.numbers[index] = number;
    state.marks[index] = 0;
}

/// The numbers that stand more than once in a row or column.
fn duplicates(puzzle: &Puzzle, state: &State, cells: &[Cell], line: Place) -> Vec<Violation> {
    let found = (1..=puzzle.size()).filter_map(|number| {
        let holds = |cell: &&Cell| state.numbers[puzzle.index(**cell)] == number;
        let places: Vec<Place> =
            cells.iter().filter(holds).map(|cell| Place::Cell(*cell)).collect();
        if places.len() < 2 {
            return None;
        }
        let at = places.clone();
        let (code, message) = match line {
            Place::Column(_) => (
                "same-column",
                message!("calcudoku-same-column", number = number, column = line, cells = at),
            ),
            _ => (
                "same-row",
                message!("calcudoku-same-row", number = number, row = line, cells = at),
            ),
        };
        Some(Violation { code, message, places })
    });
    found.collect()
}

/// A cage that is full and does not reach its target.
fn missed(puzzle: &Puzzle, state: &State, cage: &Cage) -> Option<Violation> {
    let numbers: Vec<u8> =
        cage.cells.iter().map(|cell| state.numbers[puzzle.index(*cell)]).collect();
    if numbers.contains(&0) || reaches(cage.operator, numbers, cage.target) {
        return None;
    }
    let message =
        message!("calcudoku-cage-target", cell = cage.cells[0], target = draw::target(cage));
    let places = cage.cells.iter().map(|cell| Place::Cell(*cell)).collect();
    Some(Violation { code: "cage-target", message, places })
}

/// Whether numbers give a target, as people reckon it: one number after the other is
/// taken from the target, or from the largest number, until what must be left is left.
fn reaches(operator: Operator, mut numbers: Vec<u8>, target: u64) -> bool {
    numbers.sort_unstable();
    let all = || numbers.iter().map(|number| u64::from(*number));
    let mut rest = all();
    let largest = rest.next_back();
    let divide = |left: u64, by: u64| (left.checked_rem(by)? == 0).then_some(left / by);
    let adds_up = all().try_fold(target, u64::checked_sub) == Some(0);
    let multiplies = all().try_fold(target, divide) == Some(1);
    let subtracts = largest.and_then(|most| rest.clone().try_fold(most, u64::checked_sub));
    let divides = largest.and_then(|most| rest.try_fold(most, divide));
    match operator {
        Operator::Add => adds_up,
        Operator::Multiply => multiplies,
        Operator::Subtract => subtracts == Some(target),
        Operator::Divide => divides == Some(target),
        Operator::Equal => all().eq([target]),
        Operator::Hidden => {
            adds_up || multiplies || subtracts == Some(target) || divides == Some(target)
        }
    }
}

#[cfg(test)]
mod tests;
