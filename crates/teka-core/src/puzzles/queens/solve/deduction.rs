//! Only the named rules, no guessing: solves what a person can, and gives up on
//! the rest. A node is a step.

use crate::control::{Control, Stop};
use crate::explain::{Explanation, Reached, Then, explain};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::puzzles::queens::model::{Move, Puzzle};
use crate::puzzles::queens::{Queens, play};

/// Hands the solution to `found` if the rules lead to it. There is no other
/// then, for every step was certain.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let start = play::start(puzzle);
    match explain::<Queens>(puzzle, &start, control) {
        Ok(explanation) => match explanation.end {
            Reached::Solved => found(&moves(&explanation)).into(),
            Reached::Impossible => Ending::Exhausted,
            Reached::Stuck => Stop::GaveUp.into(),
        },
        Err(stop) => stop.into(),
    }
}

fn moves(explanation: &Explanation<Move>) -> Vec<Move> {
    let steps = explanation.steps.iter();
    let concluded = steps.filter_map(|step| match &step.finding.then {
        Then::Moves(moves) => Some(moves),
        Then::Impossible => None,
    });
    concluded.flatten().copied().collect()
}
