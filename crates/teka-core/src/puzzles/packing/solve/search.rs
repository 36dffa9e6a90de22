//! The search that rules, hints, surveys and generators use when they need solutions.

use std::ops::ControlFlow;

use super::problem::{Laid, Problem};
use super::{bit_slices, first_empty};
use crate::control::{Control, Stop};
use crate::family::Ending;
use crate::puzzles::packing::model::BoardKind;
use crate::scene::Scene;

/// Passes every solution to `found`, using the fastest method for boards of this kind.
pub fn search(
    kind: BoardKind,
    problem: &Problem,
    control: &mut Control,
    found: &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending {
    let picture = &|_: &[Laid]| unseen();
    control.briefly(|control| match kind {
        BoardKind::Pyramid => bit_slices::solve(problem, control, picture, found),
        BoardKind::Rectangle | BoardKind::Custom => {
            first_empty::solve(problem, control, picture, found)
        }
    })
}

/// Returns the first solution, or `None` if there is none. Returns an error if the search is
/// stopped.
pub fn first(
    kind: BoardKind,
    problem: &Problem,
    control: &mut Control,
) -> Result<Option<Vec<Laid>>, Stop> {
    let mut first = None;
    let ending = search(kind, problem, control, &mut |laid| {
        first = Some(laid.to_vec());
        ControlFlow::Break(())
    });
    stopped(ending).map(|()| first)
}

/// Returns `true` if there is exactly one solution. Returns an error if the search is stopped.
pub fn is_unique(kind: BoardKind, problem: &Problem, control: &mut Control) -> Result<bool, Stop> {
    let mut solutions = 0;
    let ending = search(kind, problem, control, &mut |_| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    stopped(ending).map(|()| solutions == 1)
}

/// Converts a stopped search to an error, as its result is unknown.
pub fn stopped(ending: Ending) -> Result<(), Stop> {
    match ending {
        Ending::Stopped(stop) => Err(stop),
        Ending::Exhausted | Ending::Enough => Ok(()),
    }
}

/// Returns an empty drawing, for short searches within a task whose own drawing would not change.
pub fn unseen() -> Scene {
    Scene::default()
}
