//! Explanations, hints and grading of Queens can be stopped at any time, not only between two
//! steps. The tests count ticks, so they need no clock.

use std::sync::Arc;

use teka_core::control::Stop;
use teka_core::explain::explain;
use teka_core::family::{Make, Play, Teach};
use teka_core::param::Args;
use teka_core::puzzles::queens::{Puzzle, Queens};
use teka_core::session::{AnySession, Session};

use crate::support::watching::until;

/// Returns a board in which each row is a region. Only contradiction rules apply, and they take
/// long.
fn stripes(size: u8) -> Puzzle {
    let row = |number: u8| vec![char::from(b'A' + number); usize::from(size)];
    let cells: Vec<char> = (0..size).flat_map(row).collect();
    Puzzle::new(size, &cells, vec![]).unwrap()
}

#[test]
fn the_first_look_stops_an_explanation_before_its_first_step() {
    for size in [18, 32] {
        let puzzle = stripes(size);
        let (explained, nodes) =
            until(1, size, |control| explain::<Queens>(&puzzle, &Queens::start(&puzzle), control));
        assert_eq!((explained, nodes), (Err(Stop::Cancelled), 1));
    }
}

#[test]
fn a_trial_is_stopped_at_any_of_its_cells() {
    let puzzle = stripes(18);
    for looks in [2, 3, 100, 700] {
        let (explained, nodes) = until(looks, 18, |control| {
            explain::<Queens>(&puzzle, &Queens::start(&puzzle), control)
        });
        assert_eq!((explained, nodes), (Err(Stop::Cancelled), 1), "looks do not count as nodes");
    }
}

#[test]
fn hints_and_reasons_are_stopped_too() {
    let puzzle = stripes(18);
    let game = Session::<Queens>::new(Arc::new(puzzle.clone()));
    let (hint, _) = until(2, 18, |control| game.hint(control));
    assert_eq!(hint.err(), Some(Stop::Cancelled));
    let (why, nodes) = until(2, 18, |control| Queens::why_impossible(&puzzle, control));
    assert_eq!((why, nodes), (Err(Stop::Cancelled), 0));
}

#[test]
fn grading_is_stopped_while_a_board_is_made() {
    let given = [("size", "12"), ("grade", "extreme")];
    let given = given.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let args = Args::read(Queens::generator().unwrap().params, &given).unwrap();
    for looks in [1, 2, 30] {
        let (made, _) =
            until(looks, 12, |control| (Queens::generator().unwrap().generate)(&args, 1, control));
        assert_eq!(made, Err(Stop::Cancelled));
    }
}
