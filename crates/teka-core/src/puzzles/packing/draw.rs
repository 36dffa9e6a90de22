//! Draws a position as a [`Scene`] of roles rather than concrete colours.

use super::input::{Reach, Ui, drawing};
use super::model::{BoardKind, Orientation, Puzzle, State};
use crate::family::Draw;
use crate::place::{Cell, Place};
use crate::puzzles::packing::{Move, Packing};
use crate::scene::{Ball, Body, Ground, Role, Scene, Square};

/// The sign for an empty cell in plain text.
const EMPTY: char = '.';

impl Draw for Packing {
    /// Draws a position: the placed pieces, the pieces in the tray, and the selected piece.
    fn scene(puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
        let board = puzzle.board();
        let mut scene = Scene::new(board.columns(), board.rows());
        scene.squares = (0..board.cells().len()).map(|cell| square(puzzle, state, cell)).collect();
        if board.kind() == BoardKind::Pyramid {
            let balls = board.cells().iter().zip(board.points());
            scene.balls = balls.map(|(cell, at)| Ball { cell: *cell, at: *at }).collect();
        }
        for piece in 0..puzzle.pieces().len() {
            match lies(puzzle, state, piece) {
                Some(body) => scene.bodies.push(body),
                None => scene.tray.push(waits(puzzle, piece, ui)),
            }
        }
        light(scene, puzzle, state, ui)
    }

    /// Returns the cells that a place covers; a piece covers the cells where it is placed.
    fn cells(puzzle: &Puzzle, state: &State, place: Place) -> Vec<Cell> {
        let all = puzzle.board().cells().iter().copied();
        match place {
            Place::Cell(only) | Place::Ball { cell: only, .. } => {
                all.filter(|cell| *cell == only).collect()
            }
            Place::Row(row) => all.filter(|cell| cell.row == row).collect(),
            Place::Column(column) => all.filter(|cell| cell.column == column).collect(),
            Place::Region { .. } | Place::Vehicle { .. } => Vec::new(),
            Place::Piece { index, .. } => printed(puzzle, state.cells_of(index.into())),
        }
    }

    /// Returns the cells that a move changes.
    fn touched(puzzle: &Puzzle, state: &State, action: &Move) -> Vec<Cell> {
        if !action.cells.is_empty() {
            return action.cells.clone();
        }
        let lies = puzzle.piece_of(action.letter).map(|piece| state.cells_of(piece));
        printed(puzzle, lies.unwrap_or_default())
    }
}

/// Returns the positions at which cells are printed.
fn printed(puzzle: &Puzzle, cells: Vec<usize>) -> Vec<Cell> {
    cells.into_iter().map(|cell| puzzle.board().cells()[cell]).collect()
}

/// Highlights the cursor, then the cells where the selected piece would be placed, or where it does
/// not fit.
fn light(scene: Scene, puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
    let scene = scene.lit(Role::Cursor, ui.cursor);
    let Some(reach) = Reach::of(puzzle, ui) else { return scene };
    let fits = reach.fits(puzzle, state);
    let role = if fits { Role::Cursor } else { Role::Mistake };
    let other = |cell: &Cell| !fits || Some(*cell) != ui.cursor;
    scene.lit(role, reach.laid.cells.into_iter().filter(other))
}

/// Returns the board as printed, with spaces outside.
pub fn rows(puzzle: &Puzzle, state: &State) -> Vec<String> {
    let board = puzzle.board();
    let glyph =
        |cell: Cell| board.index_of(cell).map_or(' ', |index| square(puzzle, state, index).glyph);
    let row = |row| (0..board.columns()).map(|column| glyph(Cell::new(row, column))).collect();
    (0..board.rows())
        .map(|number| {
            let text: String = row(number);
            text.trim_end().to_owned()
        })
        .collect()
}

fn square(puzzle: &Puzzle, state: &State, cell: usize) -> Square {
    let glyph = state.on(cell).map_or(EMPTY, |piece| puzzle.pieces()[piece].letter());
    Square::new(puzzle.board().cells()[cell], 0, Ground::Plain, glyph)
}

fn lies(puzzle: &Puzzle, state: &State, piece: usize) -> Option<Body> {
    let cells = state.cells_of(piece);
    let cells: Vec<Cell> = cells.into_iter().map(|cell| puzzle.board().cells()[cell]).collect();
    (!cells.is_empty()).then(|| body(puzzle, piece, cells))
}

/// Draws a piece in the tray as in the puzzle, or the selected piece in its current orientation.
fn waits(puzzle: &Puzzle, piece: usize, ui: &Ui) -> Body {
    let is_held = ui.held == Some(piece);
    let orientation = if is_held { ui.orientation } else { Orientation::default() };
    Body { moved: is_held, ..body(puzzle, piece, drawing(&puzzle.pieces()[piece], orientation)) }
}

fn body(puzzle: &Puzzle, piece: usize, cells: Vec<Cell>) -> Body {
    Body::new(piece as u8, puzzle.pieces()[piece].letter(), cells)
}

#[cfg(test)]
mod tests {
    //! Tests for the drawing of a position.

    use super::super::model::Move;
    use super::*;
    use crate::family::Play;
    use crate::family::{Read, Strictness};
    use crate::scene::Light;

    const HOLES: &str = "3 3 2\nCUSTOM\nX.X\nXXX\nX.X\nAAA\nBBBB\nGIVEN\n. .\nAAA\n. .\n";
    const FLAT: &str = "2 3 2\nDEFAULT\nAAA\nBB\nB\n";
    const PYRAMID: &str = "2 2 2\nPYRAMID\nAAA\n AA\n";

    fn read(text: &str) -> Puzzle {
        Packing::parse_as(text, Strictness::Lenient).unwrap().value
    }

    /// Checks the rows, the placed pieces and those in the tray after `moves`.
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
            let said = |Light { cell, role, .. }: &Light| match role {
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
        let orientation = Orientation { plane: 0, quarters: 1, mirrored: false };
        let ui = Ui { held: Some(1), orientation, ..Ui::default() };
        let tray = Packing::scene(&puzzle, &Packing::start(&puzzle), &ui).tray;
        let cells: Vec<String> = tray[1].cells.iter().map(Cell::to_string).collect();
        assert_eq!(cells, ["r1c2", "r2c2", "r1c1"]);
        assert_eq!(tray.iter().map(|body| body.moved).collect::<Vec<_>>(), [false, true]);
    }
}
