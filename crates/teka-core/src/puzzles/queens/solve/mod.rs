//! The algorithms, a file each.

mod backtracking;
pub(in crate::puzzles::queens) mod propagation;

use std::ops::ControlFlow;

use self::propagation::Question;
use super::model::{Content, MAX_SIZE, Move, Puzzle, State};
use super::{Queens, Ui, draw, play};
use crate::control::{Control, Stop};
use crate::family::{Ending, Found, Method, MethodInfo, Promise};
use crate::place::Cell;
use crate::scene::Scene;

/// The algorithms, the default first.
pub const METHODS: &[Method<Queens>] = &[
    Method {
        info: MethodInfo {
            name: "propagation",
            promise: Promise::Complete,
            params: &[],
            proves_unique: true,
        },
        solve: propagation::solve,
    },
    Method {
        info: MethodInfo {
            name: "backtracking",
            promise: Promise::Complete,
            params: &[],
            proves_unique: false,
        },
        solve: backtracking::solve,
    },
];

/// The queens that are missing for a solution from here, respecting crosses.
pub fn finish(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
) -> Result<Option<Vec<Move>>, Stop> {
    let queens = cells_with(puzzle, state, Content::Queen);
    let crossed = cells_with(puzzle, state, Content::Cross);
    let question = Question { queens: &queens, crossed: &crossed, ..Question::of(puzzle) };
    let mut rest = None;
    let picture = |queens: &[Cell]| picture(puzzle, queens);
    let ending = propagation::search(&question, control, &picture, &mut |solution| {
        let missing = solution.iter().filter(|cell| !queens.contains(cell));
        rest = Some(missing.map(|cell| Move::queen(*cell)).collect());
        ControlFlow::Break(())
    });
    match ending {
        Ending::Stopped(stop) => Err(stop),
        Ending::Enough | Ending::Exhausted => Ok(rest),
    }
}

/// Cuts by the queens of the first rows.
pub fn split(puzzle: &Puzzle, _parts: usize) -> Vec<Puzzle> {
    vec![puzzle.clone()]
}

fn cells_with(puzzle: &Puzzle, state: &State, wanted: Content) -> Vec<Cell> {
    let held = puzzle.cells().zip(state.contents());
    held.filter(|(_, content)| **content == wanted).map(|(cell, _)| cell).collect()
}

/// The board with these queens and nothing else, for whoever watches.
fn picture(puzzle: &Puzzle, queens: &[Cell]) -> Scene {
    draw::scene(puzzle, &play::start(&puzzle.with_givens(queens)), &Ui::default())
}

/// Hands a solution over as moves, without allocating.
fn hand(queens: &[Cell], found: Found<'_, Move>) -> ControlFlow<()> {
    let mut moves = [Move::queen(Cell::new(0, 0)); MAX_SIZE as usize];
    for (action, queen) in moves.iter_mut().zip(queens) {
        *action = Move::queen(*queen);
    }
    found(&moves[..queens.len()])
}
