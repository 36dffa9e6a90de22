//! Which search suits which problem: what is fast on flat boards is slow on a pyramid.

use std::ops::ControlFlow;

use super::solve::problem::{Laid, Problem};
use super::solve::{bit_slices, first_empty, memo_count};
use crate::control::{Control, Stop};
use crate::family::Ending;
use crate::scene::Scene;

/// Hands every solution to `found`.
pub fn solve(
    problem: &Problem,
    is_pyramid: bool,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
    found: &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending {
    match is_pyramid {
        true => bit_slices::solve(problem, control, picture, found),
        false => first_empty::solve(problem, control, picture, found),
    }
}

/// Counts the solutions.
pub fn count(problem: &Problem, is_pyramid: bool, control: &mut Control) -> Result<u128, Stop> {
    let picture = |_: &[Laid]| Scene::default();
    match is_pyramid {
        true => bit_slices::count(problem, control, &picture),
        false => memo_count::count(problem, control, &picture),
    }
}
