//! The grid with the numbers of one individual, for whoever watches.

use crate::puzzles::calcudoku::model::Puzzle;
use crate::scene::{Ground, Hand, Scene, Shape, Square, Symbol};

/// The grid with these numbers.
pub fn picture(puzzle: &Puzzle, numbers: &[u8]) -> Scene {
    let mut scene = Scene::new(puzzle.size(), puzzle.size());
    for (cell, number) in puzzle.cells().zip(numbers) {
        let glyph = char::from_digit(u32::from(*number), 36).unwrap_or('?');
        let group = puzzle.cage_of(cell) as u8;
        let given = puzzle.givens().iter().any(|(given, _)| *given == cell);
        let hand = if given { Hand::Given } else { Hand::Played };
        let symbol = Some(Symbol { shape: Shape::Text(number.to_string()), hand });
        scene.squares.push(Square { symbol, ..Square::new(cell, group, Ground::Plain, glyph) });
    }
    scene
}
