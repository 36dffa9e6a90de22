//! Handles keys, clicks and drags: they select a vehicle, then move it.

use std::fmt;

use super::model::{Axis, MAX_SIDE, Move, Puzzle, State};
use super::play::{index_of, placed, room, vehicle_at};
use crate::cursor::{read as read_cursor, written};
use crate::family::{Input, Reaction, UiState};
use crate::place::{Cell, Place};

/// View state that Undo does not affect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ui {
    /// The cell with the cursor, if any.
    pub cursor: Option<Cell>,
    /// The selected vehicle, by its index in the puzzle.
    pub selected: Option<usize>,
}

/// Formats as `r3c5 2`: the cursor and the index of the selected vehicle, or `-` for neither.
impl fmt::Display for Ui {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = self.selected.map_or_else(|| "-".to_owned(), |index| index.to_string());
        write!(f, "{} {held}", written(self.cursor))
    }
}

impl UiState<Puzzle> for Ui {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let (cursor, held) = text.split_once(' ')?;
        let cursor = read_cursor(cursor, puzzle.rows(), puzzle.columns())?;
        let selected = held.parse().ok().filter(|index| *index < puzzle.vehicles().len());
        Some(Self { cursor, selected })
    }
}

/// Handles a key, a click or a drag. Arrow keys move the selected vehicle along its axis, or else
/// the cursor. A letter selects the vehicle with that name, and Tab selects the next one.
pub fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
    match input {
        Input::Arrow(rows, columns) => arrow(puzzle, state, ui, rows, columns),
        Input::Act | Input::ActOther => act(puzzle, state, ui),
        Input::Clear | Input::Cancel => select(ui, None),
        Input::Key('\t') => {
            let next = ui.selected.map_or(0, |index| (index + 1) % puzzle.vehicles().len());
            hold(puzzle, state, ui, next)
        }
        Input::Key(letter) => match named(puzzle, letter) {
            Some(index) => hold(puzzle, state, ui, index),
            None => Reaction::Nothing,
        },
        Input::Press(Place::Cell(cell)) | Input::PressOther(Place::Cell(cell)) => {
            press(puzzle, state, ui, cell)
        }
        Input::Press(Place::Vehicle { index, .. })
        | Input::PressOther(Place::Vehicle { index, .. }) => hold(puzzle, state, ui, index.into()),
        Input::Drag(Place::Cell(from), Place::Cell(to)) => drag(puzzle, state, ui, from, to),
        Input::Press(_)
        | Input::PressOther(_)
        | Input::Drag(..)
        | Input::Take(..)
        | Input::Mark(_)
        | Input::Number(_) => Reaction::Nothing,
    }
}

/// Returns the vehicle with this letter, or with the same letter in the other case if there is
/// none.
fn named(puzzle: &Puzzle, letter: char) -> Option<usize> {
    let other_case = if letter.is_ascii_uppercase() {
        letter.to_ascii_lowercase()
    } else {
        letter.to_ascii_uppercase()
    };
    index_of(puzzle, letter).or_else(|| index_of(puzzle, other_case))
}

fn select(ui: &mut Ui, index: Option<usize>) -> Reaction<Move> {
    if ui.selected == index {
        return Reaction::Nothing;
    }
    ui.selected = index;
    Reaction::Moved
}

/// Selects a vehicle and moves the cursor to it, unless it is already there.
fn hold(puzzle: &Puzzle, state: &State, ui: &mut Ui, index: usize) -> Reaction<Move> {
    let Some((vehicle, position)) = placed(puzzle, state, index) else { return Reaction::Nothing };
    let is_on = |cursor: Cell| vehicle.cells(position).any(|cell| cell == cursor);
    if !ui.cursor.is_some_and(is_on) {
        ui.cursor = Some(vehicle.cell(position));
    }
    ui.selected = Some(index);
    Reaction::Moved
}

/// Selects the vehicle under the cursor, or deselects it if it is already selected.
fn act(puzzle: &Puzzle, state: &State, ui: &mut Ui) -> Reaction<Move> {
    let under = ui.cursor.and_then(|cursor| vehicle_at(puzzle, state, cursor));
    let wanted = under.filter(|index| ui.selected != Some(*index));
    select(ui, wanted)
}

fn arrow(puzzle: &Puzzle, state: &State, ui: &mut Ui, rows: i8, columns: i8) -> Reaction<Move> {
    let held = ui.selected.and_then(|index| Some((index, placed(puzzle, state, index)?.0)));
    let Some((index, vehicle)) = held else { return step(puzzle, ui, rows, columns) };
    let (along, across) = match vehicle.axis {
        Axis::Horizontal => (columns, rows),
        Axis::Vertical => (rows, columns),
    };
    if along == 0 || across != 0 {
        ui.selected = None;
        return step(puzzle, ui, rows, columns);
    }
    // Playing an impossible move refuses it with a message that names the obstacle.
    if room(puzzle, state, index, along.signum()).cells >= along.unsigned_abs() {
        step(puzzle, ui, rows, columns);
    }
    Reaction::Play(Move { letter: vehicle.letter, by: along })
}

/// Moves the cursor.
fn step(puzzle: &Puzzle, ui: &mut Ui, rows: i8, columns: i8) -> Reaction<Move> {
    let step = |from: u8, by: i8, side: u8| from.saturating_add_signed(by).min(side - 1);
    ui.cursor = Some(match ui.cursor {
        None => Cell::new(0, 0),
        Some(cell) => Cell::new(
            step(cell.row, rows, puzzle.rows()),
            step(cell.column, columns, puzzle.columns()),
        ),
    });
    Reaction::Moved
}

/// Selects the vehicle in this cell, or slides the selected one to an empty cell of its line.
fn press(puzzle: &Puzzle, state: &State, ui: &mut Ui, cell: Cell) -> Reaction<Move> {
    if cell.row >= puzzle.rows() || cell.column >= puzzle.columns() {
        return Reaction::Nothing;
    }
    ui.cursor = Some(cell);
    if let Some(index) = vehicle_at(puzzle, state, cell) {
        return hold(puzzle, state, ui, index);
    }
    let by = ui.selected.and_then(|index| reach(puzzle, state, index, cell));
    if by.is_none() {
        ui.selected = None;
    }
    by.map_or(Reaction::Moved, Reaction::Play)
}

/// Returns the move that brings a vehicle onto a cell of its line, if there is one.
fn reach(puzzle: &Puzzle, state: &State, index: usize, cell: Cell) -> Option<Move> {
    let (vehicle, position) = placed(puzzle, state, index)?;
    let along = along(vehicle.axis, cell);
    if vehicle.cell(along) != cell {
        return None;
    }
    let last = position + vehicle.length - 1;
    let by = if along < position { distance(position, along) } else { distance(last, along) };
    (by != 0).then_some(Move { letter: vehicle.letter, by })
}

/// Slides the vehicle where a drag started, as far as there is room.
fn drag(puzzle: &Puzzle, state: &State, ui: &mut Ui, from: Cell, to: Cell) -> Reaction<Move> {
    let held = vehicle_at(puzzle, state, from);
    let held = held.and_then(|index| Some((index, placed(puzzle, state, index)?.0)));
    let Some((index, vehicle)) = held else { return Reaction::Nothing };
    let wanted = distance(along(vehicle.axis, from), along(vehicle.axis, to));
    let most = room(puzzle, state, index, wanted.signum()).cells;
    let by = wanted.unsigned_abs().min(most) as i8 * wanted.signum();
    let selected = select(ui, Some(index));
    if by == 0 {
        return selected;
    }
    ui.cursor = Some(vehicle.cell(along(vehicle.axis, from).saturating_add_signed(by)));
    Reaction::Play(Move { letter: vehicle.letter, by })
}

fn along(axis: Axis, cell: Cell) -> u8 {
    if axis == Axis::Horizontal { cell.column } else { cell.row }
}

/// Returns the distance between two cells of a line, capped at the largest board size.
fn distance(from: u8, to: u8) -> i8 {
    let most = MAX_SIDE as i16;
    (i16::from(to) - i16::from(from)).clamp(-most, most) as i8
}

#[cfg(test)]
mod tests {
    use super::super::text;
    use super::*;
    use crate::family::Play;
    use crate::puzzles::rush_hour::RushHour;
    use Input::{Act, Arrow, Clear, Drag, Key, Press};

    /// Checks the moves that `inputs` produce, applied in order, and the vehicle selected at the
    /// end.
    fn check(inputs: &[Input], expected: &str) {
        let puzzle = text::parse("4 5\n3\nB.CC.\nB....\nPP..DK\n....D\n").unwrap().value;
        let (mut state, mut ui) = (RushHour::start(&puzzle), Ui::default());
        let mut made = Vec::new();
        for given in inputs {
            if let Reaction::Play(action) = input(&puzzle, &state, &mut ui, *given) {
                let refused = RushHour::play(&puzzle, &mut state, &action).is_err();
                made.push(format!("{action}{}", if refused { "!" } else { "" }));
            }
        }
        made.extend(ui.selected.map(|index| puzzle.vehicles()[index].letter.to_string()));
        assert_eq!(made.join(" "), expected, "{inputs:?}");
    }

    fn cell(row: u8, column: u8) -> Place {
        Place::Cell(Cell::new(row, column))
    }

    #[test]
    fn a_selected_vehicle_moves_along_its_axis() {
        let (left, right, up, down) = (Arrow(0, -1), Arrow(0, 1), Arrow(-1, 0), Arrow(1, 0));
        check(&[Press(cell(2, 0)), right, right, right], "P+1 P+1 P+1! P");
        check(&[Press(cell(2, 4)), up, left], "D-1");
        check(&[Key('d'), down, up, up], "D+1! D-1 D-1 D");
        check(&[Key('\t'), right, Key('\t'), down], "P+1 B+1 B");
        check(&[Key('z'), right, Act], "B");
        check(&[Key('z'), right, Act, right], "");
        check(&[Press(cell(0, 2)), Clear, left, Act, left], "");
        check(&[Press(cell(0, 2)), Act], "");
        check(&[Press(Place::Vehicle { index: 0, letter: 'P' }), right], "P+1 P");
        check(&[Press(Place::Vehicle { index: 99, letter: 'P' }), right], "");
    }

    #[test]
    fn presses_and_drags_slide() {
        check(&[Press(cell(2, 1)), Press(cell(2, 3))], "P+2 P");
        check(&[Press(cell(2, 4)), Press(cell(0, 4))], "D-2 D");
        check(&[Press(cell(2, 1)), Press(cell(3, 3))], "");
        check(&[Drag(cell(2, 1), cell(2, 2)), Drag(cell(2, 2), cell(2, 3))], "P+1 P+1 P");
        check(&[Drag(cell(2, 1), cell(2, 4))], "P+2 P");
        check(&[Drag(cell(2, 1), cell(3, 1)), Drag(cell(3, 0), cell(3, 1))], "P");
        check(&[Press(cell(200, 200)), Drag(cell(200, 0), cell(0, 255))], "");
        check(&[Drag(cell(2, 1), cell(2, 255))], "P+2 P");
    }
}
