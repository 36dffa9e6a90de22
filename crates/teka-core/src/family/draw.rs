//! [`Draw`]: drawings of positions, the cells of places and reports on solutions.

use super::Play;
use crate::message;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::scene::Scene;

/// Draws positions, using roles instead of colours.
pub trait Draw: Play {
    /// Returns the drawing of a position.
    fn scene(puzzle: &Self::Puzzle, state: &Self::State, ui: &Self::Ui) -> Scene;
    /// Returns the size of a puzzle as a phrase. By default, it consists of the rows and columns of
    /// its drawing.
    fn size(puzzle: &Self::Puzzle) -> Message {
        let scene = Self::scene(puzzle, &Self::start(puzzle), &Self::Ui::default());
        message!("board-size", rows = scene.rows, columns = scene.columns)
    }
    /// Returns the cells of a place in a position, to highlight them. By default, only a cell has
    /// any.
    fn cells(_puzzle: &Self::Puzzle, _state: &Self::State, place: Place) -> Vec<Cell> {
        if let Place::Cell(cell) = place { vec![cell] } else { Vec::new() }
    }
    /// Returns the cells that a move changes in a position, to highlight them.
    fn touched(puzzle: &Self::Puzzle, state: &Self::State, action: &Self::Move) -> Vec<Cell>;
    /// Returns the scene that an animation shows after a solved position. By default there is none.
    fn epilogue(_puzzle: &Self::Puzzle, _state: &Self::State) -> Option<Scene> {
        None
    }
    /// Returns a report on a solution. By default it consists of the solved board.
    fn report(puzzle: &Self::Puzzle, moves: &[Self::Move]) -> Vec<Section> {
        let mut state = Self::start(puzzle);
        for action in moves {
            // These moves were verified when the solution was found.
            let _ = Self::play(puzzle, &mut state, action);
        }
        vec![Section::Board(Box::new(Self::scene(puzzle, &state, &Self::Ui::default())))]
    }
}

/// A section of a report on a solution.
#[derive(Clone, Debug, PartialEq)]
pub enum Section {
    /// A sentence or a heading.
    Say(Message),
    /// A board.
    Board(Box<Scene>),
}
