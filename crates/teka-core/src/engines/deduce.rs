//! A method that only applies the rules of a family and never guesses. It solves what a person can
//! solve by deduction and gives up on the rest. Each step counts as one node.

use crate::control::{Control, Stop};
use crate::explain::{Explanation, Reached, Then, explain};
use crate::family::{Draw, Ending, Found, Teach};
use crate::param::Args;

/// Passes the solution to `found` if the rules reach it. The solution is then unique, because every
/// step is certain. Stops with [`Stop::GaveUp`] if no rule applies.
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
