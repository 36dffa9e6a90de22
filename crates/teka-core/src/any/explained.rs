//! Explanations for front ends, with a drawing of each step.

use super::{AnyExplanation, AnyFinding, AnyStep};
use crate::control::{Control, Stop};
use crate::explain::{self, Explanation, Finding, Reached, Step, Then};
use crate::family::Complete;
use crate::place::{Cell, Place};
use crate::scene::{Hand, Role, Scene, Symbol};

/// Converts an explanation that starts at the position `state`.
pub(super) fn any_explanation<F: Complete>(
    puzzle: &F::Puzzle,
    mut state: F::State,
    explanation: &Explanation<F::Move>,
) -> AnyExplanation {
    let mut steps = Vec::with_capacity(explanation.steps.len());
    for step in &explanation.steps {
        steps.push(any_step::<F>(puzzle, &state, step));
        if let Then::Moves(moves) = &step.finding.then {
            for action in moves {
                // The explanation was created by making these same moves.
                let _ = F::play(puzzle, &mut state, action);
            }
        }
    }
    let last = F::scene(puzzle, &state, &F::Ui::default());
    AnyExplanation { steps, end: explanation.end, grade: F::grade(explanation), last }
}

/// Returns the last step of an explanation from `state` that proves that there is no solution, or
/// `None` if the rules prove no such thing.
pub(crate) fn last_of_impossible<F: Complete>(
    puzzle: &F::Puzzle,
    state: &F::State,
    control: &mut Control,
) -> Result<Option<AnyStep>, Stop> {
    let explanation = explain::explain::<F>(puzzle, state, control)?;
    let shown = explanation.end == Reached::Impossible;
    let steps = any_explanation::<F>(puzzle, state.clone(), &explanation).steps;
    Ok(steps.into_iter().next_back().filter(|_| shown))
}

/// Converts a step and draws it on the position in which it was found.
pub(crate) fn any_step<F: Complete>(
    puzzle: &F::Puzzle,
    state: &F::State,
    step: &Step<F::Move>,
) -> AnyStep {
    let finding = any_finding::<F>(puzzle, state, &step.finding);
    AnyStep { rule: step.rule, grade: step.grade, finding }
}

pub(super) fn any_finding<F: Complete>(
    puzzle: &F::Puzzle,
    state: &F::State,
    finding: &Finding<F::Move>,
) -> AnyFinding {
    let moves: &[F::Move] = match &finding.then {
        Then::Moves(moves) => moves,
        Then::Impossible => &[],
    };
    let reasons = finding.because.iter().flat_map(|place| F::cells(puzzle, state, *place));
    let concluded: Vec<Cell> =
        moves.iter().flat_map(|action| F::touched(puzzle, state, action)).collect();
    let mut scene = F::scene(puzzle, state, &F::Ui::default());
    sketch_conclusion(&mut scene, &scene_after::<F>(puzzle, state, moves), &concluded);
    let scene = scene.lit(Role::Reason, reasons).lit(Role::Conclusion, concluded);
    AnyFinding {
        message: finding.message.clone(),
        because: finding.because.clone(),
        cells: cells_of::<F>(puzzle, state, finding),
        moves: moves.iter().map(ToString::to_string).collect(),
        scene,
    }
}

fn cells_of<F: Complete>(
    puzzle: &F::Puzzle,
    state: &F::State,
    finding: &Finding<F::Move>,
) -> Vec<(Place, Vec<Cell>)> {
    let mut places = [finding.because.clone(), finding.message.places()].concat();
    places.sort();
    places.dedup();
    places.into_iter().map(|place| (place, F::cells(puzzle, state, place))).collect()
}

fn scene_after<F: Complete>(puzzle: &F::Puzzle, state: &F::State, moves: &[F::Move]) -> Scene {
    let mut state = state.clone();
    for action in moves {
        // The moves of a rule are allowed, because the explanation makes them too.
        let _ = F::play(puzzle, &mut state, action);
    }
    F::scene(puzzle, &state, &F::Ui::default())
}

/// Draws the future symbols in the concluded cells. A frame alone would not distinguish "a queen"
/// from "no queen".
fn sketch_conclusion(scene: &mut Scene, after: &Scene, concluded: &[Cell]) {
    for (square, later) in scene.squares.iter_mut().zip(&after.squares) {
        if concluded.contains(&square.cell) && square.symbol.is_none() {
            let sketched = |symbol: &Symbol| Symbol { hand: Hand::Implied, ..symbol.clone() };
            square.symbol = later.symbol.as_ref().map(sketched);
        }
    }
}
