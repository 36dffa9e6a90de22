//! Playing: the starting position, moves and the check of a position. The check verifies the
//! solvers, so it shares no code with them.

use super::model::{Content, Move, Puzzle, State};
use crate::family::{Input, Key, Play, Progress, Reaction, Status, Violation};
use crate::message;
use crate::message::Refusal;
use crate::place::{Cell, Place};
use crate::puzzles::queens::{Queens, Ui, input};
use crate::value::{Fields, Value};

impl Play for Queens {
    /// Returns a position with only the given queens.
    fn start(puzzle: &Puzzle) -> State {
        let mut contents = vec![Content::Empty; puzzle.regions().len()];
        for cell in puzzle.givens() {
            contents[puzzle.index(*cell)] = Content::Queen;
        }
        State(contents.into())
    }

    /// Sets the content of a cell. Returns a refusal if the cell is off the board or holds a given
    /// queen.
    fn play(puzzle: &Puzzle, state: &mut State, action: &Move) -> Result<(), Refusal> {
        let Move { cell, content } = *action;
        if cell.row >= puzzle.size() || cell.column >= puzzle.size() {
            return Err(message!("queens-off-board", cell = cell, size = puzzle.size()).into());
        }
        if puzzle.givens().contains(&cell) && content != Content::Queen {
            return Err(message!("queens-given-stays", cell = cell).into());
        }
        state.0[puzzle.index(cell)] = content;
        Ok(())
    }

    /// Checks a position directly against the four rules of the puzzle.
    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let queens: Vec<Cell> = state.queens(puzzle).collect();
        let mut violations = Vec::new();
        for (number, first) in queens.iter().enumerate() {
            for second in &queens[number + 1..] {
                violations.extend(clash(puzzle, *first, *second));
            }
        }
        let missing = usize::from(puzzle.size()).saturating_sub(queens.len());
        if !violations.is_empty() {
            Status::Broken(violations)
        } else if missing > 0 {
            Status::Open { missing: message!("queens-missing", count = missing) }
        } else {
            Status::Solved
        }
    }

    /// Returns `columns`: the queen's column in each row, counted from 0, or null for a row without
    /// a queen.
    fn answer(puzzle: &Puzzle, state: &State, _: &[Move]) -> Fields {
        let mut columns = vec![Value::Null; usize::from(puzzle.size())];
        for queen in state.queens(puzzle) {
            columns[usize::from(queen.row)] = Value::from(queen.column);
        }
        vec![("columns", Value::List(columns))]
    }

    /// Returns the number of queens placed by the player.
    fn progress(puzzle: &Puzzle, state: &State) -> Option<Progress> {
        let givens = puzzle.givens().len();
        let total = usize::from(puzzle.size()).saturating_sub(givens);
        let done = state.queens(puzzle).count().saturating_sub(givens).min(total);
        let message = message!("queens-progress", done = done, total = total);
        Some(Progress { done, total, message })
    }

    fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
        input::input(puzzle, state, ui, input)
    }

    fn aids(ui: &Ui) -> Vec<Key> {
        input::aids(ui)
    }
}

/// Returns the first rule that two queens break together, if any.
fn clash(puzzle: &Puzzle, first: Cell, second: Cell) -> Option<Violation> {
    let places = || vec![Place::Cell(first), Place::Cell(second)];
    let (code, message) = if first.row == second.row {
        ("same-row", message!("queens-same-row", row = Place::Row(first.row), queens = places()))
    } else if first.column == second.column {
        let column = Place::Column(first.column);
        ("same-column", message!("queens-same-column", column = column, queens = places()))
    } else if first.touches(second) {
        ("touching", message!("queens-touching", queens = places()))
    } else if puzzle.region(first) == puzzle.region(second) {
        let region = puzzle.region_place(puzzle.region(first));
        ("same-region", message!("queens-same-region", region = region, queens = places()))
    } else {
        return None;
    };
    Some(Violation { code, message, places: places() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board whose regions A to D are its columns, with a given queen in the second column.
    fn board() -> Puzzle {
        let cells: Vec<char> = "ABCD".repeat(4).chars().collect();
        Puzzle::new(4, &cells, vec![Cell::new(0, 1)]).unwrap()
    }

    #[test]
    fn a_given_stays_and_the_edge_holds() {
        let puzzle = board();
        let mut state = Queens::start(&puzzle);
        let before = state.clone();
        for text in ["r1c2=.", "r1c2=x", "r5c1=Q", "r1c5=Q"] {
            let action = Move::from_text(text).unwrap();
            assert!(Queens::play(&puzzle, &mut state, &action).is_err(), "{text}");
            assert_eq!(state, before, "{text}");
        }
        assert!(Queens::play(&puzzle, &mut state, &Move::queen(Cell::new(0, 1))).is_ok());
    }

    fn codes(queens: &[(u8, u8)]) -> Vec<&'static str> {
        let puzzle = board();
        let mut state = Queens::start(&puzzle);
        for (row, column) in queens {
            Queens::play(&puzzle, &mut state, &Move::queen(Cell::new(*row, *column))).unwrap();
        }
        match Queens::status(&puzzle, &state) {
            Status::Broken(violations) => {
                violations.iter().map(|violation| violation.code).collect()
            }
            Status::Open { .. } => vec!["open"],
            Status::Solved => vec!["solved"],
        }
    }

    #[test]
    fn the_judge_names_the_broken_rule() {
        assert_eq!(codes(&[]), ["open"]);
        assert_eq!(codes(&[(0, 3)]), ["same-row"]);
        assert_eq!(codes(&[(3, 1)]), ["same-column"]);
        assert_eq!(codes(&[(1, 2)]), ["touching"]);
        assert_eq!(codes(&[(1, 3), (2, 0)]), ["open"]);
        assert_eq!(codes(&[(1, 3), (2, 0), (3, 2)]), ["solved"]);
    }

    #[test]
    fn two_queens_in_a_region_differ_from_two_in_a_column() {
        let cells: Vec<char> = "AABBAABBCCDDCCDA".chars().collect();
        let puzzle = Puzzle::new(4, &cells, vec![Cell::new(0, 0), Cell::new(3, 3)]).unwrap();
        let Status::Broken(violations) = Queens::status(&puzzle, &Queens::start(&puzzle)) else {
            panic!("both stand in region A");
        };
        assert_eq!(violations[0].code, "same-region");
        assert_eq!(violations[0].places, [Cell::new(0, 0), Cell::new(3, 3)].map(Place::Cell));
    }
}
