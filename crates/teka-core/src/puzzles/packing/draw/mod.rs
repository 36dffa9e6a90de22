//! The picture of a position, in roles.

use super::input::Ui;
use super::input::grip::{Reach, drawing};
use super::model::{BoardKind, Puzzle, State, Way};
use crate::family::Draw;
use crate::place::{Cell, Place};
use crate::puzzles::packing::{Move, Packing};
use crate::scene::{Ball, Body, Ground, Role, Scene, Square};

/// What stands for an empty cell where there is only text.
const EMPTY: char = '.';

impl Draw for Packing {
    /// The picture of a position: the pieces that lie, those that wait, and the one in hand.
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

    /// The cells a place stands for; a piece is where it lies now.
    fn cells(puzzle: &Puzzle, state: &State, place: Place) -> Vec<Cell> {
        let all = puzzle.board().cells().iter().copied();
        match place {
            Place::Cell(only) => all.filter(|cell| *cell == only).collect(),
            Place::Row(row) => all.filter(|cell| cell.row == row).collect(),
            Place::Column(column) => all.filter(|cell| cell.column == column).collect(),
            Place::Region { .. } => Vec::new(),
            Place::Piece { index, .. } => printed(puzzle, state.cells_of(index.into())),
        }
    }

    /// The cells a move changes.
    fn touched(puzzle: &Puzzle, state: &State, action: &Move) -> Vec<Cell> {
        if !action.cells.is_empty() {
            return action.cells.clone();
        }
        let lies = puzzle.piece_of(action.letter).map(|piece| state.cells_of(piece));
        printed(puzzle, lies.unwrap_or_default())
    }
}

/// Where cells are printed.
fn printed(puzzle: &Puzzle, cells: Vec<usize>) -> Vec<Cell> {
    cells.into_iter().map(|cell| puzzle.board().cells()[cell]).collect()
}

/// Lights the cursor first, then the cells the piece in hand would lie on, or cannot.
fn light(scene: Scene, puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
    let scene = scene.lit(Role::Cursor, ui.cursor);
    let Some(reach) = Reach::of(puzzle, ui) else { return scene };
    let fits = reach.fits(puzzle, state);
    let role = if fits { Role::Cursor } else { Role::Mistake };
    let other = |cell: &Cell| !fits || Some(*cell) != ui.cursor;
    scene.lit(role, reach.laid.cells.into_iter().filter(other))
}

/// The board as it is printed, spaces outside.
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

/// A piece that waits, as it is drawn; the one in hand as it is turned.
fn waits(puzzle: &Puzzle, piece: usize, ui: &Ui) -> Body {
    let is_held = ui.held == Some(piece);
    let way = if is_held { ui.way } else { Way::default() };
    Body { moved: is_held, ..body(puzzle, piece, drawing(&puzzle.pieces()[piece], way)) }
}

fn body(puzzle: &Puzzle, piece: usize, cells: Vec<Cell>) -> Body {
    Body::new(piece as u8, puzzle.pieces()[piece].letter(), cells)
}

#[cfg(test)]
mod tests;
