//! Human deductions, easiest first. Every rule looks at a position afresh and
//! knows only what stands there: the number of a cell, or its pencil marks; a cell
//! with neither may hold any number that is not in its row or column.
//!
//! The grades are those of Simon Tatham's Keen, and so is what each grade may use.

mod board;
mod cages;
mod chain;
mod deduction;
mod facts;
mod fillings;
mod impossible;
mod marks;
mod reach;
mod sets;
mod singles;
mod sums;
mod tell;
#[cfg(test)]
mod tests;
mod trial;

use super::model::{Move, Puzzle, State};
use super::{Calcudoku, Ui, draw};
use crate::control::{Control, Stop};
use crate::explain::{Finding, Rule};
use board::Layout;
use deduction::Finder::{self, Quick, Slow};
pub use reach::reach;

/// Names of the grades, easiest first.
pub const GRADES: &[&str] = &["easy", "normal", "hard", "extreme", "unreasonable"];

const EASY: usize = 0;
const NORMAL: usize = 1;
const HARD: usize = 2;
const EXTREME: usize = 3;
/// The grade of what takes trial and error.
pub const UNREASONABLE: usize = 4;

/// The rules: first why nothing can follow, then the deductions, easiest first.
pub const RULES: &[Rule<Calcudoku>] = &[
    rule("clash", EASY, |p, s, c| look(p, s, c, Quick(impossible::clash))),
    rule("no-number-left", EASY, |p, s, c| look(p, s, c, Quick(impossible::no_number))),
    rule("no-place-left", EASY, |p, s, c| look(p, s, c, Quick(impossible::no_place))),
    rule("no-filling", EASY, |p, s, c| look(p, s, c, Quick(impossible::no_filling))),
    rule("cage-of-one", EASY, |p, s, c| look(p, s, c, Quick(cages::of_one))),
    rule("naked-single", EASY, |p, s, c| look(p, s, c, Quick(singles::naked))),
    rule("hidden-single", EASY, |p, s, c| look(p, s, c, Quick(singles::hidden))),
    rule("marks", EASY, |p, s, _| Ok(marks::find(p, s))),
    rule("combinations", EASY, |p, s, c| look(p, s, c, Quick(cages::combinations))),
    rule("last-cell", NORMAL, |p, s, c| look(p, s, c, Quick(cages::last_cell))),
    rule("by-cell", NORMAL, |p, s, c| look(p, s, c, Quick(cages::by_cell))),
    rule("locked", HARD, |p, s, c| look(p, s, c, Quick(cages::locked))),
    rule("naked-pair", HARD, |p, s, c| look(p, s, c, Quick(sets::naked_pair))),
    rule("hidden-pair", HARD, |p, s, c| look(p, s, c, Quick(sets::hidden_pair))),
    rule("naked-triple", HARD, |p, s, c| look(p, s, c, Quick(sets::naked_triple))),
    rule("hidden-triple", HARD, |p, s, c| look(p, s, c, Quick(sets::hidden_triple))),
    rule("naked-quadruple", HARD, |p, s, c| look(p, s, c, Quick(sets::naked_quadruple))),
    rule("hidden-quadruple", HARD, |p, s, c| look(p, s, c, Quick(sets::hidden_quadruple))),
    rule("large-set", HARD, |p, s, c| look(p, s, c, Quick(sets::large))),
    rule("x-wing", EXTREME, |p, s, c| look(p, s, c, Quick(sets::x_wing))),
    rule("swordfish", EXTREME, |p, s, c| look(p, s, c, Quick(sets::swordfish))),
    rule("large-fish", EXTREME, |p, s, c| look(p, s, c, Quick(sets::large_fish))),
    rule("line-sum", EXTREME, |p, s, c| look(p, s, c, Quick(sums::find))),
    rule("forcing-chain", EXTREME, |p, s, c| look(p, s, c, Quick(chain::find))),
    rule("trial-simple", UNREASONABLE, |p, s, c| look(p, s, c, Slow(trial::by_simple))),
    rule("trial-all", UNREASONABLE, |p, s, c| look(p, s, c, Slow(trial::by_all))),
];

type InWords = fn(&Puzzle, &State, &mut Control) -> Result<Option<Finding<Move>>, Stop>;

const fn rule(name: &'static str, grade: usize, find: InWords) -> Rule<Calcudoku> {
    Rule { name, grade, find }
}

/// Looks with one rule, and puts what it finds into words.
fn look(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
    rule: Finder,
) -> Result<Option<Finding<Move>>, Stop> {
    let layout = Layout::of(puzzle);
    let mut go_on = || control.look_now(&|| draw::scene(puzzle, state, &Ui::default()));
    let found = rule.find(&layout.board(state), &mut go_on)?;
    Ok(found.map(|deduction| deduction.tell(puzzle, state)))
}
