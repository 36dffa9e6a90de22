//! Playing: the starting position, moves and the check of a position. The check verifies the
//! solvers, so it shares no code with them.

use super::draw;
use super::model::{Cage, Move, Operator, Puzzle, State};
use crate::family::{Input, Key, Play, Progress, Reaction, Status, Violation};
use crate::message;
use crate::message::Refusal;
use crate::place::{Cell, Place};
use crate::puzzles::calcudoku::{Calcudoku, Ui, input};
use crate::value::{Fields, Value};

impl Play for Calcudoku {
    /// Returns a position with only the given numbers.
    fn start(puzzle: &Puzzle) -> State {
        let area = puzzle.cells().count();
        let mut numbers = vec![0; area];
        for (cell, number) in puzzle.givens() {
            numbers[puzzle.index(*cell)] = *number;
        }
        State { numbers: numbers.into(), marks: vec![0; area].into() }
    }

    /// Plays a move. Returns a refusal, and leaves the position unchanged, if the move is not
    /// allowed.
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

    /// Checks a position directly against the rules of the puzzle.
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

    /// Returns `grid`: rows of numbers, with null for an empty cell.
    fn answer(puzzle: &Puzzle, state: &State, _: &[Move]) -> Fields {
        let number = |number: &u8| if *number == 0 { Value::Null } else { Value::from(*number) };
        let row = |row: &[u8]| row.iter().map(number).collect::<Value>();
        vec![("grid", state.numbers().chunks(puzzle.size().into()).map(row).collect())]
    }

    /// Returns the number of cells filled in by the player.
    fn progress(puzzle: &Puzzle, state: &State) -> Option<Progress> {
        let givens = puzzle.givens().len();
        let filled = state.numbers.iter().filter(|number| **number != 0).count();
        let (done, total) = (filled - givens, state.numbers.len() - givens);
        let message = message!("calcudoku-progress", done = done, total = total);
        Some(Progress { done, total, message })
    }

    fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
        input::input(puzzle, state, ui, input)
    }

    fn keys(puzzle: &Puzzle, state: &State, ui: &Ui) -> Vec<Key> {
        input::keys(puzzle, state, ui)
    }

    fn complete(puzzle: &Puzzle, state: &State, ui: &Ui) -> Vec<Place> {
        if ui.completes { complete(puzzle, state) } else { Vec::new() }
    }

    fn aids(ui: &Ui) -> Vec<Key> {
        input::aids(ui)
    }
}

/// Checks that a move is possible in some position: its cell is on the grid, its number is in
/// range, and it does not change a given number. Returns a refusal otherwise.
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

/// Returns the full rows and columns without duplicates, and the cages that reach their targets.
fn complete(puzzle: &Puzzle, state: &State) -> Vec<Place> {
    let line = |cells: &[Cell], place| {
        let is_full = cells.iter().all(|cell| state.numbers[puzzle.index(*cell)] > 0);
        (is_full && duplicates(puzzle, state, cells, place).is_empty()).then_some(place)
    };
    let lines = (0..puzzle.size()).flat_map(|at| {
        let row: Vec<Cell> = (0..puzzle.size()).map(|column| Cell::new(at, column)).collect();
        let column: Vec<Cell> = (0..puzzle.size()).map(|row| Cell::new(row, at)).collect();
        [line(&row, Place::Row(at)), line(&column, Place::Column(at))]
    });
    let cages = puzzle.cages().iter().enumerate().map(|(index, cage)| {
        let is_full = cage.cells.iter().all(|cell| state.numbers[puzzle.index(*cell)] > 0);
        let place = Place::Region { index: index as u16, letter: ' ' };
        (is_full && missed(puzzle, state, cage).is_none()).then_some(place)
    });
    lines.chain(cages).flatten().collect()
}

fn put(puzzle: &Puzzle, state: &mut State, cell: Cell, number: u8) {
    let index = puzzle.index(cell);
    state.numbers[index] = number;
    state.marks[index] = 0;
}

/// Reports each number that occurs more than once in a row or column.
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

/// Reports a full cage that does not reach its target.
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

/// Returns `true` if the numbers reach the target. Works backwards, as people do: it takes one
/// number after another from the target, or from the largest number, and checks what remains.
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
mod tests {
    //! Tests for making and undoing moves, and for the check of a position.

    use super::super::text::parse;
    use super::*;

    fn grid() -> Puzzle {
        let grid = parse("3 4\n1 1 2\n3 4 2\n3 4 4\n1-\n3*\n4+\n12*\n").unwrap().value;
        grid.with_given(Cell::new(0, 0), 2)
    }

    /// Returns the position after `moves`.
    fn after(moves: &str) -> State {
        let puzzle = grid();
        let mut state = Calcudoku::start(&puzzle);
        for text in moves.split_whitespace() {
            Calcudoku::play(&puzzle, &mut state, &Move::from_text(text).unwrap()).unwrap();
        }
        state
    }

    #[test]
    fn moves_that_cannot_be_made_change_nothing() {
        let puzzle = grid();
        let mut state = Calcudoku::start(&puzzle);
        let before = state.clone();
        for text in ["r1c1=1", "r1c1=.", "r1c1+1", "r4c1=1", "r1c4=1", "r1c2=4", "r1c2+4", "r1c2-4"]
        {
            let action = Move::from_text(text).unwrap();
            assert!(Calcudoku::play(&puzzle, &mut state, &action).is_err(), "{text}");
            assert_eq!(state, before, "{text}");
        }
        assert!(Calcudoku::play(&puzzle, &mut state, &Move::Write(Cell::new(0, 0), 2)).is_ok());
    }

    #[test]
    fn a_cell_with_a_number_takes_no_marks() {
        let (puzzle, mut state) = (grid(), after("r1c2=3"));
        let before = state.clone();
        for text in ["r1c2+1", "r1c2+3", "r1c2-1"] {
            let refusal =
                Calcudoku::play(&puzzle, &mut state, &Move::from_text(text).unwrap()).unwrap_err();
            assert_eq!(refusal.0.id, "calcudoku-no-room-for-marks", "{text}");
            assert_eq!(state, before, "{text}");
        }
        assert_eq!(after("r1c2=3 r1c2=. r1c2+1").marks()[1], 2);
    }

    #[test]
    fn marks_come_and_go() {
        let marks = |moves: &str| after(moves).marks().to_vec();
        assert_eq!(marks("r1c2+1 r1c2+3 r1c2-1")[1], 0b1000);
        assert_eq!(marks("r1c2+1 r1c2=3")[1], 0);
        assert_eq!(marks("r1c2+1 r1c2=.")[1], 0);
        assert_eq!(marks("r1c2+1 marks"), [0, 2, 14, 14, 14, 14, 14, 14, 14]);
        assert_eq!(marks("marks r2c2=1!"), [0, 12, 14, 12, 0, 12, 14, 12, 14]);
    }

    fn check(moves: &str, expected: &[&str]) {
        let codes = match Calcudoku::status(&grid(), &after(moves)) {
            Status::Broken(broken) => broken.iter().map(|violation| violation.code).collect(),
            Status::Open { .. } => vec!["open"],
            Status::Solved => vec!["solved"],
        };
        assert_eq!(codes, expected, "{moves}");
    }

    #[test]
    fn the_judge_names_the_broken_rule() {
        check("", &["open"]);
        check("r1c3=2", &["same-row"]);
        check("r3c1=2", &["same-column"]);
        check("r1c2=3", &["open"]);
        check("r2c1=1 r3c1=1", &["same-column", "cage-target"]);
        let most = "r1c2=1 r1c3=3 r2c1=3 r2c2=2 r2c3=1 r3c1=1 r3c2=3";
        check(most, &["open"]);
        check(&format!("{most} r3c3=2"), &["solved"]);
        check(&format!("{most} r3c3=1"), &["same-row", "same-column", "cage-target"]);
    }

    #[test]
    fn complete_lines_and_cages_are_found() {
        let check = |moves: &str, expected: &str| {
            let places = complete(&grid(), &after(moves)).into_iter();
            let name = |place| match place {
                Place::Region { index, .. } => format!("cage {}", index + 1),
                other => other.to_string(),
            };
            assert_eq!(places.map(name).collect::<Vec<_>>().join(" "), expected, "{moves}");
        };
        check("", "");
        check("r1c2=1", "cage 1");
        check("r1c2=2", "");
        check("r1c2=1 r1c3=3", "r1 cage 1");
        check("r1c2=1 r1c3=1 r2c3=3", "cage 1 cage 2");
        let most = "r1c2=1 r1c3=3 r2c1=3 r2c2=2 r2c3=1 r3c1=1 r3c2=3";
        check(most, "r1 c1 r2 c2 cage 1 cage 2 cage 3");
    }

    #[test]
    fn the_judge_reckons_as_the_rules_say() {
        use Operator::*;
        let check = |operator, numbers: &[u8], target, expected| {
            assert_eq!(
                reaches(operator, numbers.to_vec(), target),
                expected,
                "{operator:?} {numbers:?} {target}"
            );
        };
        check(Add, &[2, 3, 2], 7, true);
        check(Add, &[2, 3, 2], 8, false);
        check(Multiply, &[2, 3, 4], 24, true);
        check(Multiply, &[2, 3, 4], 12, false);
        check(Multiply, &[2, 3], 0, false);
        check(Multiply, &[25; 30], u64::MAX, false);
        check(Subtract, &[1, 6, 2], 3, true);
        check(Subtract, &[5, 5], 0, true);
        check(Subtract, &[3, 3, 1], 0, false);
        check(Divide, &[6, 1, 2], 3, true);
        check(Divide, &[4, 6], 1, false);
        check(Divide, &[4, 6], 2, false);
        check(Equal, &[4], 4, true);
        check(Equal, &[4], 5, false);
        check(Hidden, &[4], 4, true);
        for (target, expected) in [(8, true), (12, true), (4, true), (3, true), (5, false)] {
            check(Hidden, &[2, 6], target, expected);
        }
    }

    /// The check and the solvers compute targets in different ways; both must agree.
    #[test]
    fn the_judge_agrees_with_the_solvers() {
        let all = [
            Operator::Add,
            Operator::Subtract,
            Operator::Multiply,
            Operator::Divide,
            Operator::Equal,
            Operator::Hidden,
        ];
        for code in 0..6_u32.pow(4) {
            let digits = (0..4).map(|place| (code / 6_u32.pow(place) % 6) as u8);
            let numbers: Vec<u8> = digits.take_while(|digit| *digit > 0).collect();
            let targets = (0..=130).filter(|_| !numbers.is_empty());
            for (operator, target) in targets.flat_map(|target| all.map(|one| (one, target))) {
                let judged = reaches(operator, numbers.clone(), target);
                let solved = operator.gives(&numbers, target);
                assert_eq!(judged, solved, "{operator:?} {numbers:?} {target}");
            }
        }
    }

    #[test]
    fn the_judge_reports_where() {
        let Status::Broken(broken) = Calcudoku::status(&grid(), &after("r1c2=1 r1c2=2")) else {
            panic!()
        };
        let cells = [Cell::new(0, 0), Cell::new(0, 1)].map(Place::Cell);
        assert_eq!(broken[0].places, cells);
        assert_eq!((broken[1].code, broken[1].places.as_slice()), ("cage-target", &cells[..]));
    }
}
