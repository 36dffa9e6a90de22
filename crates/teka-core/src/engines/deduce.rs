//! Only the named rules of a family, no guessing: solves what a person can, and
//! gives up on the rest. A node is a step.

use crate::control::{Control, Stop};
use crate::explain::{Explanation, Reached, Then, explain};
use crate::family::{Draw, Ending, Found, Teach};
use crate::param::Args;

/// Hands the solution to `found` if the rules lead to it. There is no other
/// then, for every step was certain.
pub fn solve<F: Draw + Teach>(
    puzzle: &F::Puzzle,
    _: &Args,
    control: &mut Control,
    found: Found<'_, F::Move>,
) -> Ending {
    match explain::<F>(puzzle, &F::start(puzzle), control) {
        Ok(explanation) => match explanation.end {
            Reached::Solved => found(&moves(&explanation)).into(),
            Reached::Impossible => Ending::Exhausted,
            Reached::Stuck => Stop::GaveUp.into(),
        },
        Err(stop) => stop.into(),
    }
}

fn moves<M: Clone>(explanation: &Explanation<M>) -> Vec<M> {
    let steps = explanation.steps.iter();
    let concluded = steps.filter_map(|step| match &step.finding.then {
        Then::Moves(moves) => Some(moves),
        Then::Impossible => None,
    });
    concluded.flatten().cloned().collect()
}
