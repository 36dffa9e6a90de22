//! Human deductions, easiest first. Every rule looks at a position afresh and
//! knows only what stands there: which cells are left for each unit.

mod board;
mod deduction;
mod impossible;
mod mask;
mod reach;
mod sets;
mod singles;
mod tell;
mod touches_all;
mod trial;

#[cfg(test)]
mod tests;

use super::Queens;
use super::model::{Move, Puzzle, State};
use crate::explain::{Finding, Rule};
use board::Layout;
use deduction::Find;
pub use reach::reach;

/// Names of the grades, easiest first.
pub const GRADES: &[&str] = &["easy", "medium", "hard", "expert", "extreme"];

const EASY: usize = 0;
const MEDIUM: usize = 1;
const HARD: usize = 2;
pub const EXPERT: usize = 3;
const EXTREME: usize = 4;

/// The rules: first why nothing can follow, then the deductions, easiest first.
pub const RULES: &[Rule<Queens>] = &[
    Rule { name: "too-small", grade: EASY, find: impossible::too_small },
    Rule { name: "clash", grade: EASY, find: impossible::clash },
    Rule { name: "no-cell-left", grade: EASY, find: impossible::no_cell_left },
    Rule { name: "single-in-region", grade: EASY, find: |p, s| look(p, s, singles::in_region) },
    Rule { name: "single-in-line", grade: EASY, find: |p, s| look(p, s, singles::in_line) },
    Rule { name: "confined", grade: EASY, find: |p, s| look(p, s, sets::confined) },
    Rule { name: "touches-all", grade: MEDIUM, find: |p, s| look(p, s, touches_all::find) },
    Rule { name: "two-sets", grade: HARD, find: |p, s| look(p, s, sets::two) },
    Rule { name: "three-sets", grade: HARD, find: |p, s| look(p, s, sets::three) },
    Rule { name: "large-sets", grade: EXPERT, find: |p, s| look(p, s, sets::large) },
    Rule { name: "trial-singles", grade: EXTREME, find: |p, s| look(p, s, trial::by_singles) },
    Rule { name: "trial-simple", grade: EXTREME, find: |p, s| look(p, s, trial::by_simple) },
    Rule { name: "trial-all", grade: EXTREME, find: |p, s| look(p, s, trial::by_all) },
];

/// Looks with one rule, and puts what it finds into words.
fn look(puzzle: &Puzzle, state: &State, rule: Find) -> Option<Finding<Move>> {
    let layout = Layout::of(puzzle);
    rule(&layout.board(state)).map(|deduction| deduction.tell(puzzle))
}
