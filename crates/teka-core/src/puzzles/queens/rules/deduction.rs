//! What a rule found, and its words: which sentence, and the places it names. A deduction is put
//! into words only when it is shown; trials and grading make thousands that are not.

use super::board::{Board, Mask, Unit};
use crate::control::Stop;
use crate::explain::{Finding, Then};
use crate::message;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::puzzles::queens::model::{Move, Puzzle};

/// A rule without words: one use of it in a position, if there is one.
pub type Find = fn(&Board) -> Option<Deduction>;

/// A rule without words that takes long, and so asks on the way whether to go on.
pub type SlowFind = fn(&Board, GoOn<'_>) -> Result<Option<Deduction>, Stop>;

/// Lets whoever watches look at the board being explained, and stop it.
pub type GoOn<'a> = &'a mut dyn FnMut() -> Result<(), Stop>;

/// A rule without words, of either kind.
#[derive(Clone, Copy)]
pub enum Finder {
    /// Takes microseconds; large sets on the largest board at worst a fifth of a second.
    Quick(Find),
    /// May take minutes.
    Slow(SlowFind),
}

impl Finder {
    /// One use of the rule, if there is one.
    pub fn find(self, board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
        match self {
            Self::Quick(find) => Ok(find(board)),
            Self::Slow(find) => find(board, go_on),
        }
    }
}

/// A reason and what follows from it.
#[derive(Clone, Debug)]
pub struct Deduction {
    pub reason: Reason,
    pub effect: Effect,
}

/// Why something follows.
#[derive(Clone, Debug)]
pub enum Reason {
    /// Only one cell is left in the unit.
    Single(Unit),
    /// All cells left in `inner` lie in `outer`, which has room for just these
    /// queens, or for fewer.
    Confined { inner: Vec<Unit>, outer: Vec<Unit> },
    /// Wherever the queen of the unit stands, it attacks the same cells.
    TouchesAll { unit: Unit, candidates: Mask },
    /// A queen in the cell would leave the unit without one after so many steps.
    Trial { cell: Cell, unit: Unit, steps: usize },
}

/// What follows from a reason.
#[derive(Clone, Debug)]
pub enum Effect {
    /// A queen stands here.
    Place(Cell),
    /// No queen stands in these candidates.
    Cross(Mask),
    /// There is no solution from here.
    Impossible,
}

impl Deduction {
    /// The deduction in words and moves.
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
