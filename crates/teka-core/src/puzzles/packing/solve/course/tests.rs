//! The course's way on boards one can go through by hand.

use super::*;
use crate::control::{Limits, Unwatched};
use crate::puzzles::packing::text;

/// The boards found in the first order, as the moves that lay the pieces; then calls and
/// placements.
fn check(text: &str, expected: &[&str], counts: (u64, u64)) {
    check_in(Order::First, text, expected, counts);
}

/// The boards found in the second order, as the moves that lay the pieces; then attempts.
fn check_second(text: &str, expected: &[&str], attempts: u64) {
    check_in(Order::Second, text, expected, (attempts, 0));
}

fn check_in(order: Order, text: &str, expected: &[&str], counts: (u64, u64)) {
    let puzzle = text::parse_lenient(text).unwrap().value;
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let mut boards = Vec::new();
    let ending = solve(&puzzle, order, &mut control, &mut |moves| {
        boards.push(moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" "));
        ControlFlow::Continue(())
    });
    assert_eq!(ending, Ending::Exhausted);
    assert_eq!(boards, expected, "{text}");
    let stats = control.stats();
    assert_eq!((stats.nodes, stats.tries), counts, "{text}");
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
fn given_pieces_stay_and_a_wrong_area_is_found_out_by_searching() {
    let given = "1 3 2\nDEFAULT\nA\nBB\nGIVEN\nA..\n";
    check(given, &["B=r1c2r1c3"], (1, 8));
    check("1 2 2\nDEFAULT\nA\nB\nGIVEN\nAB\n", &[""], (0, 0));
    check("1 3 1\nDEFAULT\nAA\n", &[], (1, 8));
    check("1 1 2\nDEFAULT\nA\nB\n", &[], (1 + 8, 8 + 8 * 8));
}

#[test]
fn a_drawing_longer_than_the_board_has_no_position() {
    check("2 2 1\nDEFAULT\nAAAA\n", &[], (1, 0));
}

#[test]
fn the_second_order_tries_every_cell_with_what_looks_different() {
    // Two turns at each of two cells; only the first of them does not stick out.
    check_second("1 2 1\nDEFAULT\nAA\n", &["A=r1c1r1c2"], 4);
    check_second("1 2 2\nDEFAULT\nA\nB\n", &["A=r1c1 B=r1c2"], 2 + 2 * 2);
    // Cells outside the board and wrong areas are tried as well.
    check_second("1 3 1\nCUSTOM\n.X.\nA\n", &["A=r1c2"], 3);
    check_second("1 3 1\nDEFAULT\nAA\n", &[], 6);
}

#[test]
fn a_pyramid_has_one_order() {
    let pyramid = "2 2 2\nPYRAMID\nA\nBB\nBB\n";
    let boards = ["A=r1c1 B=r2c1r2c2r3c1r3c2"];
    check(pyramid, &boards, (1 + 5, 5 + 5));
    check_second(pyramid, &boards, 5 + 5);
}
