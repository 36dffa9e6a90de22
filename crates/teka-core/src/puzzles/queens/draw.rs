//! Draws a position as a [`Scene`] of roles rather than concrete colours.

use super::input::Ui;
use super::model::{Content, Puzzle, State};
use crate::family::Draw;
use crate::message;
use crate::place::{Cell, Place};
use crate::puzzles::queens::{Move, Queens};
use crate::scene::{Ground, Hand, Role, Scene, Shape, Square, Symbol};

impl Draw for Queens {
    /// Draws a position. Cells that a queen attacks are crossed out as an aid, except on a full
    /// board, where the crosses would only add clutter.
    fn scene(puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
        let queens: Vec<Cell> = state.queens(puzzle).collect();
        let cross_out = ui.auto_crosses && queens.len() < usize::from(puzzle.size());
        let mut scene = Scene::new(puzzle.size(), puzzle.size());
        scene.crown = Some(message!("queens-square-queen"));
        for (cell, content) in puzzle.cells().zip(state.contents()) {
            let attacked = cross_out && queens.iter().any(|queen| puzzle.attacks(*queen, cell));
            scene.squares.push(square(puzzle, cell, *content, attacked));
        }
        scene.lit(Role::Cursor, ui.cursor)
    }

    /// Returns the cells that a place covers.
    fn cells(puzzle: &Puzzle, _: &State, place: Place) -> Vec<Cell> {
        let is_in = |cell: &Cell| match place {
            Place::Cell(only) | Place::Ball { cell: only, .. } => *cell == only,
            Place::Row(row) => cell.row == row,
            Place::Column(column) => cell.column == column,
            Place::Region { index, .. } => u16::from(puzzle.region(*cell)) == index,
            Place::Piece { .. } | Place::Vehicle { .. } => false,
        };
        puzzle.cells().filter(is_in).collect()
    }

    fn touched(_: &Puzzle, _: &State, action: &Move) -> Vec<Cell> {
        vec![action.cell]
    }
}

fn square(puzzle: &Puzzle, cell: Cell, content: Content, attacked: bool) -> Square {
    let region = puzzle.region(cell);
    let letter = puzzle.letter(region);
    let given = if puzzle.givens().contains(&cell) { Hand::Given } else { Hand::Played };
    let (symbol, glyph) = match content {
        Content::Queen => (Some((Shape::Crown, given)), '#'),
        Content::Cross => (Some((Shape::Cross, Hand::Played)), '.'),
        Content::Empty if attacked => (Some((Shape::Cross, Hand::Implied)), '.'),
        Content::Empty => (None, letter),
    };
    let symbol = symbol.map(|(shape, hand)| Symbol { shape, hand });
    let plain = Square::new(cell, region.into(), Ground::Region(region), glyph);
    Square { symbol, letter: Some(letter), ..plain }
}
