//! The algorithms, a file each.

mod backtracking;

use std::ops::ControlFlow;

use super::Queens;
use super::model::{Move, Puzzle, State};
use crate::control::{Control, Stop};
use crate::family::{Ending, Method, MethodInfo, Promise};
use crate::param::Args;

/// The algorithms, the default first.
pub const METHODS: &[Method<Queens>] = &[Method {
    info: MethodInfo {
        name: "backtracking",
        promise: Promise::Complete,
        params: &[],
        proves_unique: true,
    },
    solve: backtracking::solve,
}];

/// The queens that are missing for a solution from here, respecting crosses.
pub fn finish(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
) -> Result<Option<Vec<Move>>, Stop> {
    let queens: Vec<_> = state.queens(puzzle).collect();
    let mut rest = None;
    let ending = backtracking::solve(
        &puzzle.with_givens(&queens),
        &Args::default(),
        control,
        &mut |moves| {
            rest = Some(moves.to_vec());
            ControlFlow::Break(())
        },
    );
    match ending {
        Ending::Stopped(stop) => Err(stop),
        Ending::Enough | Ending::Exhausted => Ok(rest),
    }
}

/// Cuts by the queens of the first rows.
pub fn split(puzzle: &Puzzle, _parts: usize) -> Vec<Puzzle> {
    vec![puzzle.clone()]
}
