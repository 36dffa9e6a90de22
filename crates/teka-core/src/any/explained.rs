//! Explanations for front ends, with a drawing of each step.

use super::{AnyExplanation, AnyFinding, AnyStep};
use crate::control::{Control, Stop};
use crate::explain::{self, Explanation, Finding, Reached, Step, Then};
use crate::family::Complete;
use crate::place::{Cell, Place};
use crate::scene::{Arrow, Body, Hand, Role, Scene, Symbol};

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

pub(crate) fn any_finding<F: Complete>(
    puzzle: &F::Puzzle,
    state: &F::State,
    finding: &Finding<F::Move>,
) -> AnyFinding {
    let moves: &[F::Move] = match &finding.then {
        Then::Moves(moves) => moves,
        Then::Impossible => &[],
    };
    let concluded: Vec<Cell> =
        moves.iter().flat_map(|action| F::touched(puzzle, state, action)).collect();
    let mut scene = F::scene(puzzle, state, &F::Ui::default()).at_rest();
    sketch_conclusion(&mut scene, &scene_after::<F>(puzzle, state, moves), &concluded);
    scene = lit_places::<F>(puzzle, state, scene, Role::Reason, &finding.because);
    scene.coordinates = names_lines(finding);
    let scene = scene.lit(Role::Conclusion, concluded);
    AnyFinding {
        message: finding.message.clone(),
        because: finding.because.clone(),
        cells: cells_of::<F>(puzzle, state, finding),
        moves: moves.iter().map(ToString::to_string).collect(),
        scene,
    }
}

/// Highlights places: each row, column, region, vehicle or piece as a group, and all single cells
/// as another. Pieces beside the board are marked as well.
pub(crate) fn lit_places<F: Complete>(
    puzzle: &F::Puzzle,
    state: &F::State,
    mut scene: Scene,
    role: Role,
    places: &[Place],
) -> Scene {
    let (cells, wholes): (Vec<Place>, Vec<Place>) =
        places.iter().partition(|place| place.cell().is_some());
    for whole in wholes {
        scene = scene.lit(role, F::cells(puzzle, state, whole));
        let waiting = scene.tray.iter_mut().filter(|body| body.place() == whole);
        waiting.for_each(|body| body.lit = Some(role));
    }
    scene.lit(role, cells.iter().flat_map(|place| F::cells(puzzle, state, *place)))
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

/// Draws the result of a step as a preview: future symbols, removed candidates, and bodies at their
/// targets. A frame alone would not distinguish "a queen" from "no queen".
fn sketch_conclusion(scene: &mut Scene, after: &Scene, concluded: &[Cell]) {
    for (square, later) in scene.squares.iter_mut().zip(&after.squares) {
        if concluded.contains(&square.cell) && square.symbol.is_none() {
            let sketched = |symbol: &Symbol| Symbol { hand: Hand::Implied, ..symbol.clone() };
            square.symbol = later.symbol.as_ref().map(sketched);
            let is_struck = |note: &&u8| !later.notes.contains(note);
            square.struck = square.notes.iter().filter(is_struck).copied().collect();
        }
    }
    let (arrows, ghosts) = (advised(scene, after), ghosts(scene, after));
    (scene.arrows, scene.ghosts) = (arrows, ghosts);
}

/// Returns the bodies that are new or elsewhere in the later scene.
fn ghosts(scene: &Scene, after: &Scene) -> Vec<Body> {
    let stays = |later: &&Body| {
        scene.bodies.iter().any(|body| (body.index, &body.cells) == (later.index, &later.cells))
    };
    let ghost = |later: &Body| Body { moved: false, reach: None, ..later.clone() };
    after.bodies.iter().filter(|later| !stays(later)).map(ghost).collect()
}

/// Returns an arrow for each body that slides, from its front to the next cell ahead.
fn advised(scene: &Scene, after: &Scene) -> Vec<Arrow> {
    let sliding = scene.bodies.iter().filter(|body| body.slides);
    let arrow = |body: &Body| {
        let later = after.bodies.iter().find(|later| later.index == body.index)?;
        let ends = (*body.cells.first()?, *body.cells.last()?);
        let is_new = |cell: &&Cell| !body.cells.contains(cell);
        // The cells of a body are in order along its lane.
        let forward = later.cells.last()? > &ends.1;
        let from = if forward { ends.1 } else { ends.0 };
        let to = match forward {
            true => later.cells.iter().find(is_new),
            false => later.cells.iter().rev().find(is_new),
        };
        to.map(|to| Arrow { from, to: *to })
    };
    sliding.filter_map(arrow).collect()
}

/// Returns true if the sentence of a finding contains rows, columns or cells.
fn names_lines<M>(finding: &Finding<M>) -> bool {
    let is_line =
        |place: &Place| place.cell().is_some() || matches!(place, Place::Row(_) | Place::Column(_));
    finding.message.places().iter().chain(&finding.because).any(is_line)
}
