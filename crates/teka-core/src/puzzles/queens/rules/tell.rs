//! The words of deductions: which sentence, and the places it names.

use super::board::Unit;
use super::deduction::{Effect, Reason};
use crate::message;
use crate::message::Message;
use crate::place::Place;
use crate::puzzles::queens::model::Puzzle;

/// The sentence, and the places that are the reason.
pub fn reason(puzzle: &Puzzle, reason: &Reason, effect: &Effect) -> (Message, Vec<Place>) {
    let conclusion = conclusion(effect);
    match reason {
        Reason::Single(unit) => {
            let unit = unit.place(puzzle);
            (message!("queens-why-single", unit = unit, cell = conclusion), vec![unit])
        }
        Reason::Confined { inner, outer } => confined(puzzle, inner, outer, effect),
        Reason::TouchesAll { unit, candidates } => {
            let unit = unit.place(puzzle);
            let message = message!("queens-why-touches-all", unit = unit, cells = conclusion);
            (message, [unit].into_iter().chain(candidates.cells().map(Place::Cell)).collect())
        }
        Reason::Trial { cell, unit, steps } => {
            let unit = unit.place(puzzle);
            let message = message!("queens-why-trial", cell = *cell, unit = unit, steps = *steps);
            (message, vec![Place::Cell(*cell), unit])
        }
    }
}

/// The cells the effect is about.
fn conclusion(effect: &Effect) -> Vec<Place> {
    match effect {
        Effect::Place(cell) => vec![Place::Cell(*cell)],
        Effect::Cross(cells) => cells.cells().map(Place::Cell).collect(),
        Effect::Impossible => Vec::new(),
    }
}

fn confined(
    puzzle: &Puzzle,
    inner: &[Unit],
    outer: &[Unit],
    effect: &Effect,
) -> (Message, Vec<Place>) {
    let places = |units: &[Unit]| units.iter().map(|unit| unit.place(puzzle)).collect::<Vec<_>>();
    let (from, into) = (places(inner), places(outer));
    let because = [from.clone(), into.clone()].concat();
    let message = match (effect, inner.len()) {
        (Effect::Impossible, queens) => message!(
            "queens-why-crowded",
            inner = from,
            outer = into,
            queens = queens,
            room = outer.len()
        ),
        (_, 1) => message!("queens-why-confined", inner = from, outer = into),
        (_, _) => message!("queens-why-sets", inner = from, outer = into),
    };
    (message, because)
}
