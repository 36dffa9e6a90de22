//! Brute force as the course has it: the pieces in the order of the file, each turned in
//! eight ways, repeats kept, and tried at every position, rows first.

use std::collections::HashSet;
use std::ops::ControlFlow;

use rustc_hash::FxBuildHasher;

use super::input::Ui;
use super::model::{BoardKind, CellIndex, Move, Piece, Puzzle};
use super::solve::brute_force::{self, Try};
use super::solve::problem::CellSet;
use super::{draw, play};
use crate::control::Control;
use crate::family::{Ending, Found};
use crate::place::Cell;
use crate::scene::Scene;

/// Hands every board to `found` once, though pieces that look alike and turns that repeat
/// lead to it many times. Calls of the solver are nodes, placements are tries.
pub fn solve(puzzle: &Puzzle, control: &mut Control, found: Found<'_, Move>) -> Ending {
    if puzzle.area() != puzzle.board().cells().len() {
        return Ending::Exhausted;
    }
    let course = Course::new(puzzle);
    let mut seen: HashSet<Vec<(usize, CellSet)>, FxBuildHasher> = HashSet::default();
    let mut is_new = |chosen: &[usize]| seen.insert(course.board(chosen));
    let picture = |chosen: &[usize]| course.scene(puzzle, chosen);
    let (ending, tries) = brute_force::solve(&course.tries, control, &picture, &mut |chosen| {
        if is_new(chosen) {
            found(&course.moves(puzzle, chosen))
        } else {
            ControlFlow::Continue(())
        }
    });
    control.tried(tries);
    ending
}

struct Course {
    /// The free pieces in the order of the file.
    pieces: Vec<usize>,
    /// For each of them the first piece that looks alike.
    alike: Vec<usize>,
    tries: Vec<Vec<Try>>,
}

impl Course {
    fn new(puzzle: &Puzzle) -> Self {
        let given: CellSet = (0..puzzle.pieces().len())
            .filter_map(|piece| puzzle.given(piece))
            .flatten()
            .map(|cell| usize::from(*cell))
            .collect();
        let pieces: Vec<usize> =
            (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none()).collect();
        let shapes: Vec<_> = puzzle.pieces().iter().map(Piece::shape).collect();
        let first = |piece: &usize| shapes.iter().position(|shape| *shape == shapes[*piece]);
        let alike = pieces.iter().filter_map(first).collect();
        let free = |cells: CellSet| Some(cells).filter(|cells| !cells.meets(&given));
        let tries = |piece: &usize| {
            tries(puzzle, &puzzle.pieces()[*piece])
                .into_iter()
                .map(|cells| cells.and_then(free))
                .collect()
        };
        let tries = pieces.iter().map(tries).collect();
        Self { pieces, alike, tries }
    }

    /// The pieces laid so far and their cells.
    fn laid<'a>(&'a self, chosen: &'a [usize]) -> impl Iterator<Item = (usize, CellSet)> + 'a {
        let cells = chosen.iter().zip(&self.tries).map(|(number, tries)| tries[*number]);
        self.pieces.iter().copied().zip(cells.map(Option::unwrap_or_default))
    }

    /// The board, whichever of alike pieces lies where.
    fn board(&self, chosen: &[usize]) -> Vec<(usize, CellSet)> {
        let cells = self.laid(chosen).map(|(_, cells)| cells);
        let mut board: Vec<_> = self.alike.iter().copied().zip(cells).collect();
        board.sort_unstable();
        board
    }

    fn moves(&self, puzzle: &Puzzle, chosen: &[usize]) -> Vec<Move> {
        let printed = |cell| puzzle.board().cells()[cell];
        let action = |(piece, cells): (usize, CellSet)| Move {
            letter: puzzle.pieces()[piece].letter(),
            cells: cells.iter().map(printed).collect(),
        };
        self.laid(chosen).map(action).collect()
    }

    fn scene(&self, puzzle: &Puzzle, chosen: &[usize]) -> Scene {
        let mut state = play::start(puzzle);
        for action in self.moves(puzzle, chosen) {
            // Tries that overlap are never chosen.
            let _ = play::play(puzzle, &mut state, &action);
        }
        draw::scene(puzzle, &state, &Ui::default())
    }
}

/// Every turn of a piece at every position, in the order of the course. It knows flat boards
/// alone; in a pyramid a try is a way and a ball, in the order of the model.
fn tries(puzzle: &Puzzle, piece: &Piece) -> Vec<Try> {
    match puzzle.board().kind() {
        BoardKind::Rectangle | BoardKind::Custom => {
            piece.turns().iter().flat_map(|turn| positions(puzzle, turn)).collect()
        }
        BoardKind::Pyramid => {
            let placements = puzzle.board().placements(piece).into_iter();
            let set =
                |cells: Box<[CellIndex]>| cells.iter().map(|cell| usize::from(*cell)).collect();
            placements.map(|cells| Some(set(cells))).collect()
        }
    }
}

/// A turned drawing at every position where it does not leave the rows and columns.
fn positions(puzzle: &Puzzle, turn: &[(u8, u8)]) -> Vec<Try> {
    let board = puzzle.board();
    let height = turn.iter().map(|square| square.0 + 1).max().unwrap_or(0);
    let width = turn.iter().map(|square| square.1 + 1).max().unwrap_or(0);
    let rows = 0..=board.rows().checked_sub(height).map_or(0, usize::from);
    let columns = board.columns().checked_sub(width).map_or(0, |last| usize::from(last) + 1);
    let fits = board.rows() >= height;
    let at = |row: usize, column: usize| {
        let cell = |square: &(u8, u8)| {
            board.index_of(Cell::new(square.0 + row as u8, square.1 + column as u8))
        };
        turn.iter().map(cell).collect::<Option<CellSet>>()
    };
    rows.filter(|_| fits)
        .flat_map(|row| (0..columns).map(move |column| (row, column)))
        .map(|(row, column)| at(row, column))
        .collect()
}
