//! [`Draw`]: positions as scenes, places as cells, solutions as reports.

use super::Play;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::scene::Scene;

/// Draws positions, in roles and never in colours.
pub trait Draw: Play {
    /// Returns the picture of a position.
    fn scene(puzzle: &Self::Puzzle, state: &Self::State, ui: &Self::Ui) -> Scene;
    /// Returns the cells of a place in a position, to highlight it; by default only a cell has
    /// any.
    fn cells(_puzzle: &Self::Puzzle, _state: &Self::State, place: Place) -> Vec<Cell> {
        if let Place::Cell(cell) = place { vec![cell] } else { Vec::new() }
    }
    /// Returns the cells that a move changes in the position it is made in, to highlight it.
    fn touched(puzzle: &Self::Puzzle, state: &Self::State, action: &Self::Move) -> Vec<Cell>;
    /// Returns what a film shows after a solved position; nothing more by default.
    fn epilogue(_puzzle: &Self::Puzzle, _state: &Self::State) -> Option<Scene> {
        None
    }
    /// Returns a solution as people read it; the solved board by default.
    fn report(puzzle: &Self::Puzzle, moves: &[Self::Move]) -> Vec<Section> {
        let mut state = Self::start(puzzle);
        for action in moves {
            // A solution's moves were verified by playing them.
            let _ = Self::play(puzzle, &mut state, action);
        }
        vec![Section::Board(Self::scene(puzzle, &state, &Self::Ui::default()))]
    }
}

/// A section of a report on a solution.
#[derive(Clone, Debug, PartialEq)]
pub enum Section {
    /// A sentence or a heading.
    Say(Message),
    /// A board.
    Board(Scene),
}
