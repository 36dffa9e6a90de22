//! Draws a position as a [`Scene`] of roles rather than concrete colours.

use super::input::Ui;
use super::model::{Cage, Operator, Puzzle, State};
use crate::family::Draw;
use crate::message;
use crate::place::{Cell, Place};
use crate::puzzles::calcudoku::{Calcudoku, Move};
use crate::scene::{Ground, Hand, Role, Scene, Shape, Square, Symbol};

impl Draw for Calcudoku {
    /// Draws a position.
    fn scene(puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
        let mut scene = Scene::new(puzzle.size(), puzzle.size());
        scene.squares = puzzle.cells().map(|cell| square(puzzle, state, cell)).collect();
        scene.most_notes = puzzle.size();
        scene.lit(Role::Cursor, ui.cursor)
    }

    /// Returns the cells that a place covers; a region is a cage.
    fn cells(puzzle: &Puzzle, _: &State, place: Place) -> Vec<Cell> {
        let is_in = |cell: &Cell| match place {
            Place::Cell(only) | Place::Ball { cell: only, .. } => *cell == only,
            Place::Row(row) => cell.row == row,
            Place::Column(column) => cell.column == column,
            Place::Region { index, .. } => puzzle.cage_of(*cell) == usize::from(index),
            Place::Piece { .. } | Place::Vehicle { .. } => false,
        };
        puzzle.cells().filter(is_in).collect()
    }

    fn touched(puzzle: &Puzzle, state: &State, action: &Move) -> Vec<Cell> {
        let holds = |cell: &Cell| {
            let at = puzzle.index(*cell);
            state.numbers()[at] != 0 || state.marks()[at] != 0
        };
        let empty = || puzzle.cells().filter(|cell| !holds(cell)).collect();
        action.cell().map_or_else(empty, |cell| vec![cell])
    }
}

/// Returns the target as shown in the corner of a cage, such as `24×`. A hidden operator has no
/// sign.
pub fn target(cage: &Cage) -> String {
    let sign = match cage.operator {
        Operator::Add => "+",
        Operator::Subtract => "−",
        Operator::Multiply => "×",
        Operator::Divide => "÷",
        Operator::Equal | Operator::Hidden => "",
    };
    format!("{}{sign}", cage.target)
}

fn square(puzzle: &Puzzle, state: &State, cell: Cell) -> Square {
    let (cage, index) = (puzzle.cage_of(cell), puzzle.index(cell));
    let (number, marks) = (state.numbers()[index], state.marks()[index]);
    let is_given = puzzle.givens().iter().any(|(given, _)| *given == cell);
    let hand = if is_given { Hand::Given } else { Hand::Played };
    let shape = (number > 0).then(|| Shape::Text(number.to_string()));
    let owner = &puzzle.cages()[cage];
    Square {
        symbol: shape.map(|shape| Symbol { shape, hand }),
        corner: (owner.cells[0] == cell).then(|| target(owner)),
        group_name: Some(message!("calcudoku-square-cage", target = target(owner))),
        notes: (1..=puzzle.size()).filter(|mark| number == 0 && marks >> mark & 1 == 1).collect(),
        ..Square::new(cell, cage as u16, Ground::Plain, '.')
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Move;
    use super::super::text;
    use super::*;
    use crate::family::Play;

    #[test]
    fn targets_stand_in_the_first_cells() {
        let grid = text::parse("3 4\n1 1 2\n3 4 2\n3 4 4\n1-\n3?\n4/\n12*\n").unwrap().value;
        let grid = grid.with_given(Cell::new(0, 0), 2);
        let mut state = Calcudoku::start(&grid);
        for text in ["r2c2=3", "r3c3+1", "r3c3+3"] {
            Calcudoku::play(&grid, &mut state, &Move::from_text(text).unwrap()).unwrap();
        }
        let scene = Calcudoku::scene(&grid, &state, &Ui::default());
        let corners: Vec<&str> =
            scene.squares.iter().map(|square| square.corner.as_deref().unwrap_or("")).collect();
        assert_eq!(corners, ["1−", "", "3", "4÷", "12×", "", "", "", ""]);
        let groups: Vec<u16> = scene.squares.iter().map(|square| square.group).collect();
        assert_eq!(groups, [0, 0, 1, 2, 3, 1, 2, 3, 3]);
        let shapes = scene.squares.iter().map(|square| square.symbol.as_ref().map(|it| &it.shape));
        let numbers: Vec<Option<&Shape>> = shapes.collect();
        assert_eq!(numbers[4], Some(&Shape::Text("3".into())));
        assert_eq!(numbers.iter().flatten().count(), 2);
        assert_eq!(scene.squares[8].notes, [1, 3]);
        assert_eq!(scene.squares[0].symbol.as_ref().map(|symbol| symbol.hand), Some(Hand::Given));
    }

    #[test]
    fn places_have_cells() {
        let grid = text::parse("2 2\n1 1\n1 2\n4+\n1").unwrap().value;
        let count = |place| Calcudoku::cells(&grid, &Calcudoku::start(&grid), place).len();
        assert_eq!(count(Place::Cell(Cell::new(1, 1))), 1);
        assert_eq!(count(Place::Row(1)), 2);
        assert_eq!(count(Place::Column(0)), 2);
        assert_eq!(count(Place::Region { index: 0, letter: 'a' }), 3);
        assert_eq!(count(Place::Region { index: 9, letter: 'a' }), 0);
        assert_eq!(count(Place::Piece { index: 0, letter: 'a' }), 0);
    }
}
