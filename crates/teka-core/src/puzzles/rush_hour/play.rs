//! Playing: the starting position, moves and the check of a position. The check verifies the
//! solvers, so it shares no code with them.

use super::model::{Axis, Move, Puzzle, State, Vehicle};
use crate::family::{Input, Play, Reaction, Status};
use crate::message;
use crate::message::{Message, Refusal};
use crate::place::Cell;
use crate::puzzles::rush_hour::{RushHour, Ui, draw, input};
use crate::value::Fields;

impl Play for RushHour {
    /// Returns the initial position of every vehicle.
    fn start(puzzle: &Puzzle) -> State {
        State { positions: puzzle.positions().into(), last: None }
    }

    /// Slides a vehicle. Returns a refusal if a cell on its path is not free.
    fn play(puzzle: &Puzzle, state: &mut State, action: &Move) -> Result<(), Refusal> {
        let Some(index) = index_of(puzzle, action.letter) else {
            return Err(message!("rush-hour-no-vehicle", letter = action.letter).into());
        };
        let room = room(puzzle, state, index, action.by.signum());
        if action.by == 0 || room.cells < action.by.unsigned_abs() {
            return Err(refusal(puzzle, index, action, room).into());
        }
        if let Some(position) = state.positions.get_mut(index) {
            *position = position.saturating_add_signed(action.by);
        }
        state.last = Some(*action);
        Ok(())
    }

    /// Checks a position: it is solved once the primary vehicle touches the exit. No position
    /// breaks a rule.
    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let position = state.positions.first().copied().unwrap_or_default();
        match puzzle.goal().abs_diff(position) {
            0 => Status::Solved,
            cells => Status::Open { missing: message!("rush-hour-missing", cells = cells) },
        }
    }

    fn answer(puzzle: &Puzzle, _: &State, moves: &[Move]) -> Fields {
        draw::answer(puzzle, moves)
    }

    fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
        input::input(puzzle, state, ui, input)
    }
}

/// Returns the index of the vehicle with this letter.
pub(super) fn index_of(puzzle: &Puzzle, letter: char) -> Option<usize> {
    puzzle.vehicles().iter().position(|vehicle| vehicle.letter == letter)
}

/// Returns a vehicle and its current position.
pub(super) fn placed(puzzle: &Puzzle, state: &State, index: usize) -> Option<(Vehicle, u8)> {
    Some((*puzzle.vehicles().get(index)?, *state.positions.get(index)?))
}

/// Returns the vehicle in a cell.
pub(super) fn vehicle_at(puzzle: &Puzzle, state: &State, cell: Cell) -> Option<usize> {
    (0..puzzle.vehicles().len()).find(|index| {
        placed(puzzle, state, *index)
            .is_some_and(|(vehicle, position)| vehicle.cells(position).any(|own| own == cell))
    })
}

/// How far a vehicle can slide, and what stops it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Room {
    pub cells: u8,
    end: End,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Edge,
    Wall(Cell),
    Vehicle(usize, Cell),
}

/// Returns how far a vehicle can slide to the right or down, or to the left or up if `sign` is
/// negative.
pub(super) fn room(puzzle: &Puzzle, state: &State, index: usize, sign: i8) -> Room {
    let Some((vehicle, position)) = placed(puzzle, state, index) else {
        return Room { cells: 0, end: End::Edge };
    };
    let mut along = if sign < 0 { position } else { position + vehicle.length - 1 };
    let mut cells = 0;
    loop {
        let next = along.checked_add_signed(if sign < 0 { -1 } else { 1 });
        let Some(next) = next.filter(|next| *next < puzzle.side(vehicle.axis)) else {
            return Room { cells, end: End::Edge };
        };
        let cell = vehicle.cell(next);
        if puzzle.walls().contains(&cell) {
            return Room { cells, end: End::Wall(cell) };
        }
        if let Some(other) = vehicle_at(puzzle, state, cell) {
            return Room { cells, end: End::Vehicle(other, cell) };
        }
        (along, cells) = (next, cells + 1);
    }
}

/// Describes the obstacle.
fn refusal(puzzle: &Puzzle, index: usize, action: &Move, room: Room) -> Message {
    let (letter, cells) = (action.letter, room.cells);
    let axis = puzzle.vehicles().get(index).map_or(Axis::Horizontal, |vehicle| vehicle.axis);
    let direction = direction(axis, action.by);
    let other = |other: usize| puzzle.vehicles().get(other).map_or('?', |vehicle| vehicle.letter);
    match room.end {
        _ if action.by == 0 => message!("rush-hour-bad-move", text = action.to_string()),
        End::Edge => {
            message!("rush-hour-edge-in-way", letter = letter, direction = direction, cells = cells)
        }
        End::Wall(cell) => message!(
            "rush-hour-wall-in-way",
            letter = letter,
            direction = direction,
            cells = cells,
            cell = cell
        ),
        End::Vehicle(index, cell) => message!(
            "rush-hour-vehicle-in-way",
            letter = letter,
            direction = direction,
            cells = cells,
            other = other(index),
            cell = cell
        ),
    }
}

/// Returns the direction of a move as a message.
pub(super) fn direction(axis: Axis, by: i8) -> Message {
    match (axis, by < 0) {
        (Axis::Horizontal, true) => message!("rush-hour-left"),
        (Axis::Horizontal, false) => message!("rush-hour-right"),
        (Axis::Vertical, true) => message!("rush-hour-up"),
        (Axis::Vertical, false) => message!("rush-hour-down"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::text;
    use super::*;
    use crate::family::Draw;
    use crate::place::Place;

    fn board() -> Puzzle {
        text::parse("4 5\n3\nB.CC.\nB..#.\nPP..DK\n....D\n").unwrap().value
    }

    /// Checks the result of a move from the initial position: the cells it touches, or why it is
    /// refused.
    fn check(text: &str, expected: &str) {
        let puzzle = board();
        let mut state = RushHour::start(&puzzle);
        let action = Move::from_text(text).unwrap();
        let touched = RushHour::touched(&puzzle, &state, &action);
        let before = state.clone();
        let found = match RushHour::play(&puzzle, &mut state, &action) {
            Ok(()) => touched.iter().map(Cell::to_string).collect::<Vec<_>>().join(" "),
            Err(refusal) => {
                assert_eq!(state, before, "{text}");
                refusal.0.id.to_owned()
            }
        };
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn vehicles_slide_as_far_as_they_can() {
        check("P+2", "r3c1 r3c2 r3c3 r3c4");
        check("D-2", "r1c5 r2c5 r3c5 r4c5");
        check("C-1", "r1c2 r1c3 r1c4");
        check("P+3", "rush-hour-vehicle-in-way");
        check("P-1", "rush-hour-edge-in-way");
        check("B+1", "rush-hour-vehicle-in-way");
        check("C-2", "rush-hour-vehicle-in-way");
        check("D+1", "rush-hour-edge-in-way");
        check("Q+1", "rush-hour-no-vehicle");
        let puzzle = text::parse("3 3\n0\n...\nPP#K\n...\n").unwrap().value;
        let moved =
            RushHour::play(&puzzle, &mut RushHour::start(&puzzle), &Move { letter: 'P', by: 1 });
        assert_eq!(moved.unwrap_err().0.id, "rush-hour-wall-in-way");
        let still =
            RushHour::play(&puzzle, &mut RushHour::start(&puzzle), &Move { letter: 'P', by: 0 });
        assert_eq!(still.unwrap_err().0.id, "rush-hour-bad-move");
    }

    #[test]
    fn the_judge_counts_the_cells_to_the_exit() {
        let puzzle = board();
        let mut state = RushHour::start(&puzzle);
        let open =
            |cells: u8| Status::Open { missing: message!("rush-hour-missing", cells = cells) };
        assert_eq!(RushHour::status(&puzzle, &state), open(3));
        for (text, expected) in [("P+2", open(1)), ("D-2", open(1)), ("P+1", Status::Solved)] {
            RushHour::play(&puzzle, &mut state, &Move::from_text(text).unwrap()).unwrap();
            assert_eq!(RushHour::status(&puzzle, &state), expected, "{text}");
        }
        assert_eq!(state.last(), Move::from_text("P+1"));
    }

    #[test]
    fn places_are_cells() {
        let puzzle = board();
        let count = |place| RushHour::cells(&puzzle, &RushHour::start(&puzzle), place).len();
        assert_eq!(count(Place::Row(0)), 5);
        assert_eq!(count(Place::Column(4)), 4);
        assert_eq!(count(Place::Cell(Cell::new(9, 9))), 0);
        assert_eq!(count(Place::Vehicle { index: 0, letter: 'P' }), 2);
        assert_eq!(count(Place::Vehicle { index: 9, letter: 'Z' }), 0);
    }
}
