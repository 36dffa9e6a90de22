//! Explanations as faces see them: each step with its picture.

use super::{AnyExplanation, AnyFinding, AnyStep};
use crate::explain::{Explanation, Finding, Step, Then};
use crate::family::Family;
use crate::scene::Role;

pub(super) fn any_explanation<F: Family>(
    puzzle: &F::Puzzle,
    mut state: F::State,
    explanation: &Explanation<F::Move>,
) -> AnyExplanation {
    let mut steps = Vec::with_capacity(explanation.steps.len());
    for step in &explanation.steps {
        steps.push(any_step::<F>(puzzle, &state, step));
        if let Then::Moves(moves) = &step.finding.then {
            for action in moves {
                // The explanation was made by playing these very moves.
                let _ = F::play(puzzle, &mut state, action);
            }
        }
    }
    let last = F::scene(puzzle, &state, &F::Ui::default());
    AnyExplanation { steps, end: explanation.end, grade: explanation.grade(), last }
}

/// A step as faces see it, drawn on the position it was found in.
pub(crate) fn any_step<F: Family>(
    puzzle: &F::Puzzle,
    state: &F::State,
    step: &Step<F::Move>,
) -> AnyStep {
    let finding = any_finding::<F>(puzzle, state, &step.finding);
    AnyStep { rule: step.rule, grade: step.grade, finding }
}

pub(super) fn any_finding<F: Family>(
    puzzle: &F::Puzzle,
    state: &F::State,
    finding: &Finding<F::Move>,
) -> AnyFinding {
    let moves: &[F::Move] = match &finding.then {
        Then::Moves(moves) => moves,
        Then::Impossible => &[],
    };
    let reasons = finding.because.iter().flat_map(|place| F::cells(puzzle, *place));
    let conclusions = moves.iter().flat_map(|action| F::touched(puzzle, action));
    let scene = F::scene(puzzle, state, &F::Ui::default())
        .lit(Role::Reason, reasons)
        .lit(Role::Conclusion, conclusions);
    AnyFinding {
        message: finding.message.clone(),
        because: finding.because.clone(),
        moves: moves.iter().map(ToString::to_string).collect(),
        scene,
    }
}
