//! The result of a rule and the message that explains it. Messages are built only for deductions
//! that are shown: trials and grading make thousands that are not.

use super::board::{Board, Mask, Unit};
use crate::control::Stop;
use crate::explain::{Finding, Then};
use crate::message;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::puzzles::queens::model::{Move, Puzzle};

/// Finds one application of a rule in a position, without building a message.
pub type Find = fn(&Board) -> Option<Deduction>;

/// Finds one application of a slow rule, calling the given function regularly to see whether to
/// continue.
pub type SlowFind = fn(&Board, GoOn<'_>) -> Result<Option<Deduction>, Stop>;

/// Shows the board being explained to an observer, who may stop the search.
pub type GoOn<'a> = &'a mut dyn FnMut() -> Result<(), Stop>;

/// A rule of either kind, without messages.
#[derive(Clone, Copy)]
pub enum Finder {
    /// Takes microseconds; the large sets take up to a fifth of a second on the largest board.
    Quick(Find),
    /// May take minutes.
    Slow(SlowFind),
}

impl Finder {
    /// Finds one application of the rule, if there is one. Returns an error if the search is
    /// stopped.
    pub fn find(self, board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
        match self {
            Self::Quick(find) => Ok(find(board)),
            Self::Slow(find) => find(board, go_on),
        }
    }
}

/// A reason and its effect.
#[derive(Clone, Debug)]
pub struct Deduction {
    pub reason: Reason,
    pub effect: Effect,
}

/// Why a deduction holds.
#[derive(Clone, Debug)]
pub enum Reason {
    /// Only one candidate is left in the unit.
    Single(Unit),
    /// All candidates of the `inner` units are in the `outer` units, which have room for at most
    /// this number of queens.
    Confined { inner: Vec<Unit>, outer: Vec<Unit> },
    /// Every candidate of the unit attacks the same cells.
    TouchesAll { unit: Unit, candidates: Mask },
    /// A queen in the cell would leave the unit without a candidate after this number of steps.
    Trial { cell: Cell, unit: Unit, steps: usize },
}

/// What a deduction concludes.
#[derive(Clone, Debug)]
pub enum Effect {
    /// There is a queen in this cell.
    Place(Cell),
    /// There is no queen in these candidates.
    Cross(Mask),
    /// There is no solution from this position.
    Impossible,
}

impl Deduction {
    /// Converts the deduction to a message and moves.
    pub fn finding(&self, puzzle: &Puzzle) -> Finding<Move> {
        let (message, because) = reason(puzzle, &self.reason, &self.effect);
        let then = match &self.effect {
            Effect::Place(cell) => Then::Moves(vec![Move::queen(*cell)]),
            Effect::Cross(cells) => Then::Moves(cells.cells().map(Move::cross).collect()),
            Effect::Impossible => Then::Impossible,
        };
        Finding { message, because, then }
    }
}

/// Returns the message and the places that justify the deduction.
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

/// Returns the cells that the effect concerns.
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
