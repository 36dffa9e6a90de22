//! Moves, refusals, and what the judge says.

use super::super::text;
use super::*;
use crate::family::{Draw, Read};

const FLAT: &str = "3 3 3\nDEFAULT\nAAA\nBB\nB\nCCC\nGIVEN\nAAA\n...\n...\n";
const PYRAMID: &str = "3 3 6\nPYRAMID\nA\nAA\nBB\nCC\nDDD\nE\nEE\nF\n";

fn read(text: &str) -> Puzzle {
    text::parse(text).unwrap().value
}

/// What becomes of the last of some moves: the cells it touches, or why it is refused.
fn check(moves: &str, expected: &str) {
    let puzzle = read(FLAT);
    let mut state = Packing::start(&puzzle);
    let mut found = String::new();
    for action in moves.split(' ').map(|text| Packing::read_move(&puzzle, text).unwrap()) {
        let (touched, before) = (Packing::touched(&puzzle, &state, &action), state.clone());
        found = match Packing::play(&puzzle, &mut state, &action) {
            Ok(()) => touched.iter().map(Cell::to_string).collect::<Vec<_>>().join(" "),
            Err(refusal) => {
                assert_eq!(state, before, "{moves}");
                refusal.0.id.to_owned()
            }
        };
    }
    assert_eq!(found, expected, "{moves}");
}

#[test]
fn a_piece_is_laid_on_empty_cells_and_taken_back() {
    check("B=r2c1r2c2r3c1", "r2c1 r2c2 r3c1");
    check("B=r2c1r2c2r3c1 B-", "r2c1 r2c2 r3c1");
    check("B=r2c1r2c2r3c1 B- B=r3c3", "r3c3");
    check("B=r2c1r2c2r3c1 B=r2c2r2c3r3c2", "r2c2 r2c3 r3c2");
    check("B=r2c1r2c2r3c1 B=r2c2r2c3r3c2 C=r2c1r3c1", "r2c1 r3c1");
    check("B=r2c1r2c2r3c1 B=r1c1r2c1", "packing-covered");
    check("B=r2c1r2c2r3c1 C=r3c3r3c2r3c1", "packing-covered");
    check("B=r1c1r2c1r2c2", "packing-covered");
    check("B=r3c1r4c1", "packing-sticks-out");
    check("B=r1c255", "packing-sticks-out");
    check("B-", "packing-lies-nowhere");
    check("A-", "packing-piece-given");
    check("A=r2c1r2c2r2c3", "packing-piece-given");
    check("Z=r2c1", "packing-no-piece");
    check("Z-", "packing-no-piece");
    assert_eq!(Packing::read_move(&read(FLAT), "B=").unwrap_err().0.id, "packing-bad-move");
}

/// What the judge says after moves: what is missing, or what is broken and where.
fn check_judge(text: &str, moves: &str, expected: &str) {
    let puzzle = read(text);
    let mut state = Packing::start(&puzzle);
    for action in moves.split_whitespace() {
        Packing::play(&puzzle, &mut state, &Packing::read_move(&puzzle, action).unwrap()).unwrap();
    }
    let found = match Packing::status(&puzzle, &state) {
        Status::Solved => "solved".to_owned(),
        Status::Open { missing } => format!("{} {:?}", missing.id, missing.args),
        Status::Broken(wrong) => {
            let told = |wrong: &Violation| {
                let places: String = wrong.places.iter().map(Place::to_string).collect();
                format!("{} {places}", wrong.message.id)
            };
            wrong.iter().map(told).collect::<Vec<_>>().join(" ")
        }
    };
    assert!(found.starts_with(expected), "{moves}: {found}");
}

#[test]
fn the_judge_knows_shapes_on_a_flat_board() {
    check_judge(FLAT, "", "packing-missing");
    check_judge(FLAT, "C=r3c1r3c2r3c3", "packing-missing");
    check_judge(FLAT, "C=r2c3r3c3r3c2", "packing-wrong-shape r2c3r3c2r3c3");
    check_judge(FLAT, "C=r2c1r2c3r3c2", "packing-wrong-shape r2c1r2c3r3c2");
    check_judge(FLAT, "B=r2c1r2c2", "packing-wrong-size r2c1r2c2");
    check_judge(
        FLAT,
        "B=r2c1r2c2r2c3 C=r3c1r3c2",
        "packing-wrong-shape r2c1r2c2r2c3 packing-wrong",
    );
    let solvable = FLAT.replace("BB\nB\n", "BBB\n");
    check_judge(&solvable, "B=r2c1r2c2r2c3 C=r3c1r3c2r3c3", "solved");
    check_judge(&solvable, "B=r2c1r2c2r2c3", "packing-missing");
}

#[test]
fn the_judge_knows_shapes_that_stand_on_edge() {
    check_judge(PYRAMID, "D=r1c1r2c1r4c1", "packing-missing");
    check_judge(PYRAMID, "D=r1c1r3c2r6c3", "packing-missing");
    check_judge(PYRAMID, "A=r4c1r2c1r5c2", "packing-missing");
    check_judge(PYRAMID, "D=r1c1r2c1r4c2", "packing-wrong-shape");
    // Three balls that touch one another are no corner.
    check_judge(PYRAMID, "A=r4c1r4c2r2c1", "packing-wrong-shape");
    check_judge(PYRAMID, "B=r1c1r4c1", "packing-wrong-shape");
}

/// The judge shares no code with the model, so they had better agree: on every choice of as
/// many cells as the piece has.
#[test]
fn the_judge_agrees_with_the_model() {
    for text in [FLAT, PYRAMID] {
        let puzzle = read(text);
        let cells = puzzle.board().cells().len();
        for (piece, drawn) in puzzle.pieces().iter().enumerate().filter(|(_, one)| one.size() == 3)
        {
            let placements = puzzle.board().placements(drawn);
            for [a, b, c] in triples(cells) {
                let lies = [a as u8, b as u8, c as u8];
                let fits = placements.iter().any(|cells| **cells == lies);
                assert_eq!(is_shape_of(&puzzle, piece, &[a, b, c]), fits, "{lies:?}");
            }
        }
    }
}

fn triples(cells: usize) -> impl Iterator<Item = [usize; 3]> {
    let pairs = (0..cells).flat_map(move |a| (a + 1..cells).map(move |b| (a, b)));
    pairs.flat_map(move |(a, b)| (b + 1..cells).map(move |c| [a, b, c]))
}

#[test]
fn places_are_cells() {
    let puzzle = read(FLAT);
    let count = |place| Packing::cells(&puzzle, &Packing::start(&puzzle), place).len();
    assert_eq!(count(Place::Row(0)), 3);
    assert_eq!(count(Place::Column(2)), 3);
    assert_eq!(count(Place::Cell(Cell::new(2, 2))), 1);
    assert_eq!(count(Place::Cell(Cell::new(3, 0))), 0);
    assert_eq!(count(Place::Piece { index: 0, letter: 'A' }), 3);
    assert_eq!(count(Place::Piece { index: 1, letter: 'B' }), 0);
    assert_eq!(count(Place::Piece { index: 99, letter: 'Z' }), 0);
    assert_eq!(count(Place::Region { index: 0, letter: 'A' }), 0);
}
