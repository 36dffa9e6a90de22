//! Tests for keys, clicks and drags.

use super::*;
use crate::family::{Play, UiState};
use crate::family::{Read, Strictness};
use crate::puzzles::packing::Packing;
use Input::{Act, ActOther, Arrow, Cancel, Clear, Drag, Key, Press, Take};

const FLAT: &str = "3 3 3\nDEFAULT\nAAA\nBB\nB\nCCC\n";
const HOLES: &str = "3 3 2\nCUSTOM\nX.X\nXXX\nX.X\nAAA\nBBBB\nGIVEN\n. .\nAAA\n. .\n";
const PYRAMID: &str = "3 3 6\nPYRAMID\nA\nAA\nBB\nCC\nDDD\nE\nEE\nF\n";

const LEFT: Input = Arrow(0, -1);
const RIGHT: Input = Arrow(0, 1);
const UP: Input = Arrow(-1, 0);
const DOWN: Input = Arrow(1, 0);

/// Checks the moves that `inputs` produce, applied in order, with a `!` for each refusal; then the
/// selected piece and the cursor.
fn check_on(text: &str, inputs: &[Input], expected: &str) {
    let puzzle = Packing::parse_as(text, Strictness::Lenient).unwrap().value;
    let (mut state, mut ui) = (Packing::start(&puzzle), Ui::default());
    let mut made = Vec::new();
    for given in inputs {
        if let Reaction::Play(action) = input(&puzzle, &state, &mut ui, *given) {
            let refused = Packing::play(&puzzle, &mut state, &action).is_err();
            made.push(format!("{action}{}", if refused { "!" } else { "" }));
        }
    }
    made.extend(ui.held.map(|piece| puzzle.pieces()[piece].letter().to_string()));
    made.extend(ui.cursor.map(|cell| cell.to_string()));
    assert_eq!(made.join(" "), expected, "{inputs:?}");
}

fn check(inputs: &[Input], expected: &str) {
    check_on(FLAT, inputs, expected);
}

fn cell(row: u8, column: u8) -> Place {
    Place::Cell(Cell::new(row, column))
}

#[test]
fn a_piece_is_taken_up_and_laid() {
    check(&[Key('b')], "B r1c1");
    check(&[Key('B'), Act], "B=r1c1r1c2r2c1 r1c1");
    check(&[Key('b'), DOWN, RIGHT, Act], "B=r2c2r2c3r3c2 r2c2");
    check(&[Key('b'), Press(cell(1, 1))], "B=r2c2r2c3r3c2 r2c2");
    check(&[Press(Place::Piece { index: 2, letter: 'C' }), Act], "C=r1c1r1c2r1c3 r1c1");
    check(&[Press(Place::Piece { index: 99, letter: 'C' }), Act], "");
    check(&[Key('z'), Act, Clear], "");
    check(&[Key('\t')], "A r1c1");
    check(&[Key('\t'), Key('\t'), Act, Key('\t')], "B=r1c1r1c2r2c1 A r1c1");
    check(&[Key('b'), Act, Key('a'), Key('\t')], "B=r1c1r1c2r2c1 C r1c1");
}

#[test]
fn a_piece_that_does_not_fit_stays_in_hand() {
    check(&[Key('b'), RIGHT, RIGHT, Act], "B r1c3");
    check(&[Key('a'), Act, Key('b'), Act], "A=r1c1r1c2r1c3 B=r1c1r1c2r2c1! B r1c1");
}

#[test]
fn a_piece_that_lies_is_taken_back() {
    check(&[Key('b'), Act, Act], "B=r1c1r1c2r2c1 B- B r1c1");
    check(&[Key('b'), Act, ActOther], "B=r1c1r1c2r2c1 B- B r1c1");
    check(&[Key('b'), Act, Key('b')], "B=r1c1r1c2r2c1 B- B r1c1");
    check(&[Key('b'), Act, Clear], "B=r1c1r1c2r2c1 B- r1c1");
    check(&[Key('b'), Clear, Act, Clear], "r1c1");
    check(
        &[Key('b'), Act, Press(cell(1, 0)), Press(cell(1, 1))],
        "B=r1c1r1c2r2c1 B- B=r1c2r1c3r2c2 r2c2",
    );
    check_on(HOLES, &[Press(cell(1, 1)), Key('a'), Clear], "A-! A-! A-! r2c2");
}

/// The corner of the piece is on the middle cell; the test checks where its arms are.
#[test]
fn a_piece_turns_as_the_player_sees_it() {
    let check = |keys: &str, expected: &str| {
        let mut inputs = vec![Key('b'), DOWN, RIGHT];
        inputs.extend(keys.chars().map(Key));
        inputs.push(Act);
        check(&inputs, &format!("B={expected} r2c2"));
    };
    let (down_right, down_left) = ("r2c2r2c3r3c2", "r2c1r2c2r3c2");
    let (up_left, up_right) = ("r1c2r2c1r2c2", "r1c2r2c2r2c3");
    check("", down_right);
    check(".", down_left);
    check("..", up_left);
    check("...", up_right);
    check(",", up_right);
    check(".,", down_right);
    check("/", down_left);
    check("//", down_right);
    check("/.", up_left);
    check("/,", down_right);
    check("./", down_right);
    check("../", up_right);
    check(",/", up_left);
    check(";", down_right);
    check_on(FLAT, &[Key('b'), ActOther, RIGHT, Act], "B=r1c1r1c2r2c2 r1c2");
}

#[test]
fn a_piece_stands_on_edge_in_a_pyramid() {
    let base = [DOWN, DOWN, DOWN];
    let check = |keys: &[Input], expected: &str| {
        let inputs: Vec<Input> = [&[Key('d')][..], &base, keys, &[Act]].concat();
        check_on(PYRAMID, &inputs, expected);
    };
    check(&[], "D=r4c1r4c2r4c3 r4c1");
    check(&[Key(';')], "D=r1c1r2c1r4c1 r4c1");
    check(&[Key(';'), Key(';'), RIGHT, RIGHT], "D=r1c1r2c2r4c3 r4c3");
    check(&[Key(';'), Key(';'), Key(';')], "D=r4c1r4c2r4c3 r4c1");
}

#[test]
fn the_cursor_steps_over_holes_and_between_layers() {
    check(&[LEFT], "r1c1");
    check(&[LEFT, LEFT, UP, UP], "r1c1");
    check(&[LEFT, DOWN, RIGHT, Arrow(1, 1)], "r3c3");
    check_on(HOLES, &[DOWN, RIGHT], "r1c3");
    check_on(HOLES, &[DOWN, DOWN, RIGHT, DOWN], "r3c1");
    check_on(PYRAMID, &[DOWN, DOWN, RIGHT], "r2c2");
    check_on(PYRAMID, &[DOWN, DOWN, DOWN, DOWN, RIGHT, RIGHT, UP], "r3c2");
    check_on(PYRAMID, &[DOWN, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN], "r6c1");
}

#[test]
fn a_piece_is_dragged() {
    let laid = "B=r1c1r1c2r2c1";
    let check_drag = |from, to, expected: &str| {
        check(&[Key('b'), Act, Drag(from, to)], &format!("{laid} {expected}"));
    };
    check_drag(cell(0, 0), cell(1, 1), "B=r2c2r2c3r3c2 r2c2");
    check_drag(cell(1, 0), cell(2, 1), "B=r2c2r2c3r3c2 r3c2");
    check_drag(cell(0, 1), cell(0, 2), "B=r1c2r1c3r2c2 r1c3");
    check_drag(cell(0, 1), cell(0, 0), "r1c1");
    check_drag(cell(0, 1), cell(0, 1), "r1c1");
    check_drag(cell(2, 2), cell(0, 0), "r1c1");
    check_drag(cell(0, 1), Place::Piece { index: 1, letter: 'B' }, "B- r1c1");
    check(
        &[Key('b'), Act, Key('c'), DOWN, DOWN, Act, Drag(cell(1, 0), cell(2, 0))],
        &format!("{laid} C=r3c1r3c2r3c3 B=r2c1r2c2r3c1! r3c1"),
    );
    check(&[Key('b'), Drag(cell(0, 0), cell(0, 1))], "B r1c2");
    check(&[Drag(cell(0, 0), cell(0, 1))], "");
    check(&[Key('b'), Act, Drag(cell(0, 0), cell(9, 9))], &format!("{laid} r1c1"));
    check(&[Key('b'), Drag(cell(200, 0), cell(0, 255)), Press(cell(255, 255))], "B r1c1");
    check(&[Drag(Place::Row(0), cell(0, 0)), Press(Place::Column(2))], "");
}

#[test]
fn a_piece_that_lies_is_held_as_it_lay() {
    let turned = [Key('b'), Key('.'), RIGHT, Act];
    let laid = "B=r1c1r1c2r2c2";
    let check_then = |then: &[Input], expected: &str| {
        check(&[&turned, then].concat(), &format!("{laid} {expected}"));
    };
    check_then(&[Key('a'), Key('b'), DOWN, Act], "B- B=r2c1r2c2r3c2 r2c2");
    check_then(&[Key('a'), Clear, Drag(cell(1, 1), cell(2, 1))], "B=r2c1r2c2r3c2 r3c2");
    check_then(&[Key('a'), DOWN, DOWN, LEFT, Act], "A=r3c1r3c2r3c3 r3c1");
}

/// Checks which cell of the drawing ends up on the middle cell.
#[test]
fn a_waiting_piece_is_taken_up_where_it_is_gripped() {
    let b = Place::Piece { index: 1, letter: 'B' };
    let take = |row, column| Take(b, Cell::new(row, column));
    check(&[take(0, 0), Press(cell(1, 1))], "B=r2c2r2c3r3c2 r2c2");
    check(&[take(0, 1), Press(cell(1, 1))], "B=r2c1r2c2r3c1 r2c2");
    check(&[take(1, 0), Press(cell(1, 1))], "B=r1c2r1c3r2c2 r2c2");
    check(&[take(9, 9), Press(cell(1, 1))], "B=r2c2r2c3r3c2 r2c2");
    check(&[Key('b'), Key('.'), take(1, 1), Press(cell(1, 1))], "B=r1c1r1c2r2c2 r2c2");
    check(&[Take(Place::Row(0), Cell::new(0, 0)), Take(cell(0, 0), Cell::new(0, 0))], "");
    check_on(HOLES, &[Take(Place::Piece { index: 0, letter: 'A' }, Cell::new(0, 0))], "A-!");
}

const B: Place = Place::Piece { index: 1, letter: 'B' };

/// A piece is carried from the tray, turned on the way, and dropped where it fits or not.
#[test]
fn a_piece_is_carried_from_the_tray() {
    let carry = |then: &[Input], expected: &str| {
        check(&[&[Take(B, Cell::new(0, 0))][..], then].concat(), expected);
    };
    carry(&[Drag(B, cell(1, 1))], "B=r2c2r2c3r3c2 r2c2");
    carry(&[Key('r'), Drag(cell(0, 0), cell(1, 1)), Drag(B, cell(1, 1))], "B=r2c1r2c2r3c2 r2c2");
    carry(&[Key('f'), Drag(B, cell(1, 1))], "B=r2c1r2c2r3c2 r2c2");
    carry(&[Cancel], "r1c1");
    carry(&[Cancel, Cancel], "r1c1");
    carry(&[Drag(B, B)], "r1c1");
    carry(&[Drag(B, cell(2, 2))], "r3c3");
    carry(&[Drag(Place::Piece { index: 2, letter: 'C' }, cell(1, 1))], "B r1c1");
}

/// A lifted piece lies where it was until it is dropped elsewhere, which is one move.
#[test]
fn a_piece_is_carried_over_the_board() {
    let laid = "B=r1c1r1c2r2c1";
    let carry = |then: &[Input], expected: &str| {
        let inputs = [&[Key('b'), Act, Take(B, Cell::new(0, 1))][..], then].concat();
        check(&inputs, &format!("{laid} {expected}"));
    };
    carry(&[], "B r1c2");
    carry(&[Drag(B, cell(1, 2))], "B=r2c2r2c3r3c2 r2c3");
    carry(&[Key('r'), Drag(B, cell(1, 1))], "B=r1c1r1c2r2c2 r2c2");
    carry(&[Cancel], "r1c2");
    carry(&[Clear], "r1c2");
    carry(&[Drag(B, cell(0, 1))], "r1c2");
    carry(&[Drag(B, cell(0, 0))], "r1c1");
    carry(&[Drag(B, B)], "B- r1c2");
    carry(&[Key('b')], "B- B r1c2");
    check_on(HOLES, &[Take(Place::Piece { index: 0, letter: 'A' }, Cell::new(1, 1))], "A-!");
}

/// The reason why a carried piece cannot be dropped at `to`.
fn refused(inputs: &[Input], to: Place) -> &'static str {
    let puzzle = Packing::parse_as(FLAT, Strictness::Lenient).unwrap().value;
    let (mut state, mut ui) = (Packing::start(&puzzle), Ui::default());
    for given in inputs {
        if let Reaction::Play(action) = input(&puzzle, &state, &mut ui, *given) {
            Packing::play(&puzzle, &mut state, &action).unwrap();
        }
    }
    let reaction = input(&puzzle, &state, &mut ui, Drag(B, to));
    assert_eq!(ui.held, None, "it returns");
    match reaction {
        Reaction::Refused(why) => why.id,
        Reaction::Play(action) => Packing::play(&puzzle, &mut state, &action).unwrap_err().0.id,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_piece_that_does_not_fit_returns_with_the_reason() {
    let take = Take(B, Cell::new(0, 0));
    assert_eq!(refused(&[take], cell(2, 2)), "packing-no-room");
    assert_eq!(refused(&[Key('a'), Act, take], cell(0, 0)), "packing-covered");
}

#[test]
fn a_letter_that_names_a_piece_keeps_naming_it() {
    check_on(PYRAMID, &[Key('f')], "F r1c1");
    check_on(PYRAMID, &[Key('d'), Key('r'), DOWN, DOWN, DOWN, Act], "D=r4c1r5c1r6c1 r4c1");
}

#[test]
fn what_sticks_out_is_refused() {
    let puzzle = Packing::parse_as(FLAT, Strictness::Lenient).unwrap().value;
    let (state, mut ui) = (Packing::start(&puzzle), Ui::default());
    for given in [Key('b'), RIGHT, RIGHT] {
        input(&puzzle, &state, &mut ui, given);
    }
    let Reaction::Refused(why) = input(&puzzle, &state, &mut ui, Act) else {
        panic!("it was laid");
    };
    assert_eq!((why.id, ui.held), ("packing-no-room", Some(1)));
}

#[test]
fn keys_go_from_layer_to_layer() {
    check_on(PYRAMID, &[DOWN, Key('-')], "r2c1");
    check_on(PYRAMID, &[DOWN, Key('-'), Key('-')], "r4c1");
    check_on(PYRAMID, &[DOWN, Key('-'), Key('-'), Key('-'), DOWN, RIGHT, Key('+')], "r2c1");
    check_on(PYRAMID, &[DOWN, Key('+')], "r1c1");
    check(&[DOWN, Key('+'), Key('-')], "r1c1");
}

#[test]
fn what_is_held_is_read_as_it_is_written() {
    let puzzle = Packing::parse_as(PYRAMID, Strictness::Lenient).unwrap().value;
    let orientation = Orientation { plane: 2, quarters: 3, mirrored: true };
    let held =
        Ui { cursor: Some(Cell::new(3, 1)), held: Some(3), orientation, grip: 2, is_lifted: false };
    assert_eq!(Ui::read(&puzzle, &held.to_string()), Some(held));
    let lifted = Ui { is_lifted: true, ..held };
    assert_eq!(Ui::read(&puzzle, &lifted.to_string()), Some(lifted));
    assert_eq!(Ui::read(&puzzle, "r4c2 3 2 3 mirrored"), Some(Ui { grip: 0, ..held }));
    assert_eq!(Ui::read(&puzzle, "r4c2 3 2 3 mirrored 3"), Some(Ui { grip: 0, ..held }));
}
