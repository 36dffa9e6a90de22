//! What is on the picture of a position.

use super::super::model::Move;
use super::super::text;
use super::*;
use crate::family::Play;
use crate::scene::Light;

const HOLES: &str = "3 3 2\nCUSTOM\nX.X\nXXX\nX.X\nAAA\nBBBB\nGIVEN\n. .\nAAA\n. .\n";
const FLAT: &str = "2 3 2\nDEFAULT\nAAA\nBB\nB\n";
const PYRAMID: &str = "2 2 2\nPYRAMID\nAAA\n AA\n";

fn read(text: &str) -> Puzzle {
    text::parse_lenient(text).unwrap().value
}

/// The rows, the pieces that lie, and those that wait, after moves.
fn check(text: &str, moves: &str, expected: &str) {
    let puzzle = read(text);
    let mut state = Packing::start(&puzzle);
    for action in moves.split_whitespace() {
        Packing::play(&puzzle, &mut state, &Move::from_text(action).unwrap()).unwrap();
    }
    let drawn = Packing::scene(&puzzle, &state, &Ui::default());
    let letters = |bodies: &[Body]| bodies.iter().map(|body| body.letter).collect::<String>();
    let rows = rows(&puzzle, &state).join("/");
    let found = format!("{rows} {}+{}", letters(&drawn.bodies), letters(&drawn.tray));
    assert_eq!(found, expected, "{moves}");
    assert_eq!(drawn.squares.len(), puzzle.board().cells().len());
    assert!(drawn.lights.is_empty());
}

#[test]
fn letters_stand_where_pieces_lie() {
    check(FLAT, "", ".../... +AB");
    check(FLAT, "B=r1c1r1c2r2c1", "BB./B.. B+A");
    check(FLAT, "B=r1c1r1c2r2c1 A=r2c2r2c3", "BB./BAA AB+");
    check(HOLES, "", ". ./AAA/. . A+B");
    check(PYRAMID, "A=r1c1r2c1r3c1", "A/A./A. A+");
}

#[test]
fn what_waits_is_drawn_in_its_corner() {
    let puzzle = read(FLAT);
    let drawn = Packing::scene(&puzzle, &Packing::start(&puzzle), &Ui::default());
    let cells: Vec<String> = drawn.tray[1].cells.iter().map(Cell::to_string).collect();
    assert_eq!(cells, ["r1c1", "r1c2", "r2c1"]);
}

#[test]
fn a_pyramid_has_balls() {
    let (flat, pyramid) = (read(FLAT), read(PYRAMID));
    assert!(Packing::scene(&flat, &Packing::start(&flat), &Ui::default()).balls.is_empty());
    let balls = Packing::scene(&pyramid, &Packing::start(&pyramid), &Ui::default()).balls;
    assert_eq!(balls.len(), 5);
    assert_eq!((balls[0].cell, balls[0].at), (Cell::new(0, 0), [1, 1, 1]));
    assert_eq!((balls[4].cell, balls[4].at), (Cell::new(2, 1), [2, 2, 0]));
}

#[test]
fn the_cursor_shows_where_the_piece_in_hand_would_lie() {
    let puzzle = read(FLAT);
    let lit = |held: Option<usize>, cursor: Option<Cell>| {
        let ui = Ui { cursor, held, ..Ui::default() };
        let lights = Packing::scene(&puzzle, &Packing::start(&puzzle), &ui).lights;
        let said = |Light { cell, role }: &Light| match role {
            Role::Cursor => cell.to_string(),
            _ => format!("!{cell}"),
        };
        lights.iter().map(said).collect::<String>()
    };
    assert_eq!(lit(None, None), "");
    assert_eq!(lit(Some(1), None), "");
    assert_eq!(lit(None, Some(Cell::new(1, 2))), "r2c3");
    assert_eq!(lit(Some(1), Some(Cell::new(0, 1))), "r1c2r1c3r2c2");
    assert_eq!(lit(Some(1), Some(Cell::new(1, 1))), "r2c2!r2c2!r2c3", "it would stick out");
    assert_eq!(lit(Some(9), Some(Cell::new(9, 9))), "r10c10");
}

#[test]
fn what_is_in_hand_is_drawn_as_it_is_turned() {
    let puzzle = read(FLAT);
    let way = Way { plane: 0, quarters: 1, mirrored: false };
    let ui = Ui { held: Some(1), way, ..Ui::default() };
    let tray = Packing::scene(&puzzle, &Packing::start(&puzzle), &ui).tray;
    let cells: Vec<String> = tray[1].cells.iter().map(Cell::to_string).collect();
    assert_eq!(cells, ["r1c2", "r2c2", "r1c1"]);
    assert_eq!(tray.iter().map(|body| body.moved).collect::<Vec<_>>(), [false, true]);
}
