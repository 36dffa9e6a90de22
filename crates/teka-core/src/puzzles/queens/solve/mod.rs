//! The algorithms, a file each.

mod backtracking;
pub(in crate::puzzles::queens) mod propagation;

use std::ops::ControlFlow;

use super::model::{Content, Move, Puzzle, State};
use super::{Queens, Ui, draw, play};
use crate::control::{Control, Stop};
use crate::family::{Ending, Method, MethodInfo, Promise};
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
    let with = |wanted| {
        let held = puzzle.cells().zip(state.contents()).filter(move |held| *held.1 == wanted);
        held.map(|(cell, _)| cell).collect::<Vec<Cell>>()
    };
    let (queens, crossed) = (with(Content::Queen), with(Content::Cross));
    let question =
        propagation::Question { queens: &queens, crossed: &crossed, ..propagation::Question::of(puzzle) };
    let mut rest = None;
    let ending = propagation::search(&question, control, &|queens| picture(puzzle, queens), &mut |solution| {
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

/// The board with these queens and nothing else, for whoever watches.
fn picture(puzzle: &Puzzle, queens: &[Cell]) -> Scene {
    draw::scene(puzzle, &play::start(&puzzle.with_givens(queens)), &Ui::default())
}
