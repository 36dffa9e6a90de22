//! The course's way on boards one can go through by hand.

use super::super::text;
use super::*;
use crate::control::{Limits, Unwatched};

/// The boards found, in order, as the moves that lay the pieces; then calls and placements.
fn check(text: &str, expected: &[&str], (calls, placements): (u64, u64)) {
    let puzzle = text::parse_lenient(text).unwrap().value;
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let mut boards = Vec::new();
    let ending = solve(&puzzle, &mut control, &mut |moves| {
        boards.push(moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" "));
        ControlFlow::Continue(())
    });
    assert_eq!(ending, Ending::Exhausted);
    assert_eq!(boards, expected, "{text}");
    let stats = control.stats();
    assert_eq!((stats.nodes, stats.tries), (calls, placements), "{text}");
}

#[test]
fn a_board_comes_once_though_turns_repeat() {
    // A domino has four turns of two positions each way; a first one leaves two calls twice.
    check("1 2 1\nDEFAULT\nAA\n", &["A=r1c1r1c2"], (1, 4));
    check(
        "2 2 2\nDEFAULT\nAA\nBB\n",
        &["A=r1c1r2c1 B=r1c2r2c2", "A=r1c1r1c2 B=r2c1r2c2"],
        (1 + 16, 16 + 16 * 16),
    );
    check("1 2 2\nDEFAULT\nA\nB\n", &["A=r1c1 B=r1c2"], (1 + 16, 16 + 16 * 16));
}

#[test]
fn given_pieces_stay_and_a_wrong_area_is_not_tried() {
    let given = "1 3 2\nDEFAULT\nA\nBB\nGIVEN\nA..\n";
    check(given, &["B=r1c2r1c3"], (1, 8));
    check("1 2 2\nDEFAULT\nA\nB\nGIVEN\nAB\n", &[""], (0, 0));
    check("1 3 1\nDEFAULT\nAA\n", &[], (0, 0));
}

#[test]
fn a_drawing_longer_than_the_board_has_no_position() {
    check("2 2 1\nDEFAULT\nAAAA\n", &[], (1, 0));
}
