//! Tests for completing a position, which keeps numbers and respects pencil marks, and for
//! counting.

use super::*;
use crate::control::{Limits, Unwatched};
use crate::puzzles::calcudoku::model::{Cage, Operator};

/// A 3x3 grid with one cage, of which every Latin square is a solution.
fn puzzle() -> Puzzle {
    let cells = (0..9).map(|index| Cell::new(index / 3, index % 3)).collect();
    let cage = Cage { operator: Operator::Add, target: 18, cells };
    Puzzle::new(3, vec![cage]).unwrap()
}

fn check(numbers: [u8; 9], marks: [u32; 9], expected: Option<&str>) {
    let puzzle = puzzle();
    let state = State { numbers: numbers.into(), marks: marks.into() };
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let rest = Calcudoku::finish(&puzzle, &state, &mut control).unwrap();
    let rest = rest.map(|moves| moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" "));
    assert_eq!(rest.as_deref(), expected);
}

#[test]
fn numbers_that_stand_are_kept() {
    let expected = "r1c3=3 r2c2=3 r2c3=1 r3c1=3 r3c2=1 r3c3=2";
    check([1, 2, 0, 2, 0, 0, 0, 0, 0], [0; 9], Some(expected));
    check([1, 2, 3, 2, 3, 1, 3, 1, 2], [0; 9], Some(""));
    check([1, 1, 0, 0, 0, 0, 0, 0, 0], [0; 9], None);
    check([9, 0, 0, 0, 0, 0, 0, 0, 0], [0; 9], None);
}

#[test]
fn a_cell_with_marks_takes_one_of_them() {
    let marks = [0b0010, 0b0100, 0, 0b0110, 0, 0, 0, 0, 0];
    let expected = "r1c1=1 r1c2=2 r1c3=3 r2c1=2 r2c2=3 r2c3=1 r3c1=3 r3c2=1 r3c3=2";
    check([0; 9], marks, Some(expected));
    check([0; 9], [0b0010, 0b0010, 0, 0, 0, 0, 0, 0, 0], None);
}

#[test]
fn marks_under_a_number_say_nothing() {
    let marks = [0b1000, 0, 0, 0, 0, 0, 0, 0, 0];
    let expected = "r1c3=3 r2c2=3 r2c3=1 r3c1=3 r3c2=1 r3c3=2";
    check([1, 2, 0, 2, 0, 0, 0, 0, 0], marks, Some(expected));
}

/// There are twelve Latin squares of size 3.
#[test]
fn counting_stops_at_its_limit() {
    for most in 0..15 {
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        assert_eq!(count_up_to(&puzzle(), most, &mut control), Ok(most.min(12)));
    }
}
