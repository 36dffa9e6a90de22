//! Draws a position as a [`Scene`] of roles rather than concrete colours.

use super::input::{Reach, Ui, drawing};
use super::model::{BoardKind, Orientation, Puzzle, State};
use crate::family::Draw;
use crate::message;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::puzzles::packing::{Move, Packing};
use crate::scene::{Ball, Body, Ground, Landing, Role, Scene, Square};

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
        let lifted = ui.lifted(state);
        for piece in 0..puzzle.pieces().len() {
            match lies(puzzle, state, piece).filter(|_| lifted != Some(piece)) {
                Some(body) => scene.bodies.push(body),
                None => scene.tray.push(waits(puzzle, piece, ui)),
            }
        }
        if !scene.tray.is_empty() {
            scene.slots = slots(puzzle);
        }
        scene.landing = landing(puzzle, state, ui);
        scene.lit(Role::Cursor, ui.cursor)
    }

    fn size(puzzle: &Puzzle) -> Message {
        let board = puzzle.board();
        match board.kind() {
            BoardKind::Pyramid => message!("packing-size-pyramid", layers = board.columns()),
            BoardKind::Rectangle | BoardKind::Custom => {
                message!("board-size", rows = board.rows(), columns = board.columns())
            }
        }
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

/// Returns where the selected piece would be placed. Cells beyond the board are missing.
fn landing(puzzle: &Puzzle, state: &State, ui: &Ui) -> Option<Landing> {
    let (piece, reach) = (ui.held?, Reach::of(puzzle, ui)?);
    let fits = reach.fits(puzzle, state);
    Some(Landing { body: body(puzzle, piece, reach.laid.cells), fits })
}

/// Returns the pieces that are not given as they are drawn in the puzzle. Each keeps its slot.
fn slots(puzzle: &Puzzle) -> Vec<Body> {
    let movable = (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none());
    let drawn = |piece: usize| drawing(&puzzle.pieces()[piece], Orientation::default());
    movable.map(|piece| body(puzzle, piece, drawn(piece))).collect()
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
    let cells = drawing(&puzzle.pieces()[piece], orientation);
    let grip = cells.get(ui.grip).copied().filter(|_| is_held);
    Body { moved: is_held, grip, ..body(puzzle, piece, cells) }
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
    fn the_landing_shows_where_the_piece_in_hand_would_lie() {
        let puzzle = read(FLAT);
        let shown = |held: Option<usize>, cursor: Option<Cell>| {
            let ui = Ui { cursor, held, ..Ui::default() };
            let scene = Packing::scene(&puzzle, &Packing::start(&puzzle), &ui);
            let lit = |Light { cell, role, .. }: &Light| {
                assert_eq!(*role, Role::Cursor, "no alarm before something is wrong");
                cell.to_string()
            };
            let lands = |Landing { body, fits }: Landing| {
                let cells: String = body.cells.iter().map(Cell::to_string).collect();
                format!("{}{}{cells}", body.letter, if fits { '=' } else { '!' })
            };
            let lit: String = scene.lights.iter().map(lit).collect();
            format!("{lit} {}", scene.landing.map(lands).unwrap_or_default())
        };
        assert_eq!(shown(None, None), " ");
        assert_eq!(shown(Some(1), None), " ");
        assert_eq!(shown(None, Some(Cell::new(1, 2))), "r2c3 ");
        assert_eq!(shown(Some(1), Some(Cell::new(0, 1))), "r1c2 B=r1c2r1c3r2c2");
        assert_eq!(shown(Some(1), Some(Cell::new(1, 1))), "r2c2 B!r2c2r2c3", "it would stick out");
        assert_eq!(shown(Some(9), Some(Cell::new(9, 9))), "r10c10 ");
    }

    #[test]
    fn slots_stay_while_a_piece_waits() {
        let puzzle = read(FLAT);
        let mut state = Packing::start(&puzzle);
        let slots = |state: &State| {
            let scene = Packing::scene(&puzzle, state, &Ui::default());
            scene.slots.iter().map(|body| body.letter).collect::<String>()
        };
        assert_eq!(slots(&state), "AB");
        let mut play = |text: &str| {
            Packing::play(&puzzle, &mut state, &Move::from_text(text).unwrap()).unwrap();
            slots(&state)
        };
        assert_eq!(play("B=r1c1r1c2r2c1"), "AB");
        assert_eq!(play("A=r2c2r2c3"), "", "a full board needs no tray");
        let holes = read(HOLES);
        let given = Packing::scene(&holes, &Packing::start(&holes), &Ui::default()).slots;
        assert_eq!(given.iter().map(|body| body.letter).collect::<String>(), "B");
    }

    #[test]
    fn a_lifted_piece_is_drawn_in_hand() {
        let puzzle = read(FLAT);
        let mut state = Packing::start(&puzzle);
        Packing::play(&puzzle, &mut state, &Move::from_text("B=r1c1r1c2r2c1").unwrap()).unwrap();
        let cursor = Some(Cell::new(0, 0));
        let ui = Ui { cursor, held: Some(1), is_lifted: true, ..Ui::default() };
        let scene = Packing::scene(&puzzle, &state, &ui);
        assert!(scene.bodies.is_empty() && scene.tray[1].moved);
        assert!(scene.landing.is_some_and(|landing| landing.fits));
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
        let grips: Vec<Option<Cell>> = tray.iter().map(|body| body.grip).collect();
        assert_eq!(grips, [None, Some(Cell::new(0, 1))]);
    }
}
