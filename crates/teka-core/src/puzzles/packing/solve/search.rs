//! The one search that rules, hints, surveys and generators use where they need solutions.

use std::ops::ControlFlow;

use super::problem::{Laid, Problem};
use super::{bit_slices, first_empty};
use crate::control::{Control, Stop};
use crate::family::Ending;
use crate::puzzles::packing::model::BoardKind;
use crate::scene::Scene;

/// Hands every solution to `found`, by the method that is quickest on boards of this kind.
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

/// The first solution; none if there is none.
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

/// Whether there is exactly one solution.
pub fn is_unique(kind: BoardKind, problem: &Problem, control: &mut Control) -> Result<bool, Stop> {
    let mut solutions = 0;
    let ending = search(kind, problem, control, &mut |_| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    stopped(ending).map(|()| solutions == 1)
}

/// A search that was stopped knows nothing.
pub fn stopped(ending: Ending) -> Result<(), Stop> {
    match ending {
        Ending::Stopped(stop) => Err(stop),
        Ending::Exhausted | Ending::Enough => Ok(()),
    }
}

/// These searches are short parts of something else, whose picture would not change.
pub fn unseen() -> Scene {
    Scene::default()
}
