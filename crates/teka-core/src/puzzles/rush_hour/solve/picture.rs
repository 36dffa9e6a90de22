//! The board at some moment of a search, for whoever watches.

use crate::place::Cell;
use crate::puzzles::rush_hour::model::Puzzle;
use crate::scene::{Body, Ground, Scene, Square};

/// The board with its vehicles at these positions.
pub fn picture(puzzle: &Puzzle, positions: &[u8]) -> Scene {
    let mut scene = Scene::new(puzzle.columns(), puzzle.rows());
    for row in 0..puzzle.rows() {
        for column in 0..puzzle.columns() {
            let cell = Cell::new(row, column);
            let is_wall = puzzle.walls().binary_search(&cell).is_ok();
            let (ground, glyph) = if is_wall { (Ground::Wall, '#') } else { (Ground::Plain, '.') };
            scene.squares.push(Square::new(cell, 0, ground, glyph));
        }
    }
    for (number, (vehicle, position)) in puzzle.vehicles().iter().zip(positions).enumerate() {
        scene.bodies.push(Body {
            index: number as u8,
            letter: vehicle.letter,
            cells: vehicle.cells(*position).collect(),
            primary: number == 0,
        });
    }
    scene
}
