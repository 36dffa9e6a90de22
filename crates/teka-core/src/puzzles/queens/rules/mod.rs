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

use super::model::{Move, Puzzle, State};
use super::{Queens, Ui};
use crate::control::{Control, Stop};
use crate::explain::{Finding, Rule};
use crate::family::{Draw, Teach};
use board::Layout;
use deduction::Finder::{self, Quick, Slow};
pub use reach::reach;

/// Names of the grades, easiest first.
pub const GRADES: &[&str] = &["easy", "medium", "hard", "expert", "extreme"];

const EASY: usize = 0;
const MEDIUM: usize = 1;
const HARD: usize = 2;
pub const EXPERT: usize = 3;
const EXTREME: usize = 4;

/// The rules: first why nothing can follow, then the deductions, easiest first.
const RULES: &[Rule<Queens>] = &[
    rule("too-small", EASY, |p, s, _| Ok(impossible::too_small(p, s))),
    rule("clash", EASY, |p, s, _| Ok(impossible::clash(p, s))),
    rule("no-cell-left", EASY, |p, s, _| Ok(impossible::no_cell_left(p, s))),
    rule("single-in-region", EASY, |p, s, c| look(p, s, c, Quick(singles::in_region))),
    rule("single-in-line", EASY, |p, s, c| look(p, s, c, Quick(singles::in_line))),
    rule("confined", EASY, |p, s, c| look(p, s, c, Quick(sets::confined))),
    rule("touches-all", MEDIUM, |p, s, c| look(p, s, c, Quick(touches_all::find))),
    rule("two-sets", HARD, |p, s, c| look(p, s, c, Quick(sets::two))),
    rule("three-sets", HARD, |p, s, c| look(p, s, c, Quick(sets::three))),
    rule("large-sets", EXPERT, |p, s, c| look(p, s, c, Quick(sets::large))),
    rule("trial-singles", EXTREME, |p, s, c| look(p, s, c, Slow(trial::by_singles))),
    rule("trial-simple", EXTREME, |p, s, c| look(p, s, c, Slow(trial::by_simple))),
    rule("trial-all", EXTREME, |p, s, c| look(p, s, c, Slow(trial::by_all))),
];

type InWords = fn(&Puzzle, &State, &mut Control) -> Result<Option<Finding<Move>>, Stop>;

const fn rule(name: &'static str, grade: usize, find: InWords) -> Rule<Queens> {
    Rule { name, grade, find }
}

impl Teach for Queens {
    fn rules() -> &'static [Rule<Self>] {
        RULES
    }

    fn grades() -> &'static [&'static str] {
        GRADES
    }
}

/// Looks with one rule, and puts what it finds into words.
fn look(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
    rule: Finder,
) -> Result<Option<Finding<Move>>, Stop> {
    let layout = Layout::of(puzzle);
    let mut go_on = || control.look_now(&|| Queens::scene(puzzle, state, &Ui::default()));
    let found = rule.find(&layout.board(state), &mut go_on)?;
    Ok(found.map(|deduction| deduction.tell(puzzle)))
}
