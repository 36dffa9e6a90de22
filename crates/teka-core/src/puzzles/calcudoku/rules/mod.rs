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
use super::{Calcudoku, Ui};
use crate::control::{Control, Stop};
use crate::explain::{Finding, Rule};
use crate::family::{Draw, Teach};
use board::Layout;
use deduction::Finder::{self, Gentle, Notes, Quick, Slow};
pub use reach::reach;

/// Names of the grades, easiest first.
pub const GRADES: &[&str] = &["easy", "normal", "hard", "extreme", "unreasonable"];

const EASY: usize = 0;
const NORMAL: usize = 1;
const HARD: usize = 2;
const EXTREME: usize = 3;
/// The grade of what takes trial and error.
pub const UNREASONABLE: usize = 4;

/// Makes of one table what is explained and what is reached without words.
macro_rules! ladder {
    ($(($name:literal, $grade:expr, $finder:expr),)*) => {
        /// The rules: first why nothing can follow, then the deductions, easiest first.
        const RULES: &[Rule<Calcudoku>] = &[$(Rule {
            name: $name,
            grade: $grade,
            find: |puzzle, state, control| look(puzzle, state, control, $finder),
        }),*];

        /// The same rules without words, each with its grade.
        const LADDER: &[(usize, Finder)] = &[$(($grade, $finder)),*];
    };
}

ladder![
    ("clash", EASY, Gentle(impossible::clash)),
    ("no-number-left", EASY, Quick(impossible::no_number)),
    ("no-place-left", EASY, Quick(impossible::no_place)),
    ("no-filling", EASY, Quick(impossible::no_filling)),
    ("cage-of-one", EASY, Gentle(cages::of_one)),
    ("naked-single", EASY, Quick(singles::naked)),
    ("hidden-single", EASY, Quick(singles::hidden)),
    ("marks", EASY, Notes(marks::find)),
    ("combinations", EASY, Gentle(cages::combinations)),
    ("last-cell", NORMAL, Gentle(cages::last_cell)),
    ("by-cell", NORMAL, Quick(cages::by_cell)),
    ("locked", HARD, Quick(cages::locked)),
    ("naked-pair", HARD, Quick(sets::naked_pair)),
    ("hidden-pair", HARD, Quick(sets::hidden_pair)),
    ("naked-triple", HARD, Quick(sets::naked_triple)),
    ("hidden-triple", HARD, Quick(sets::hidden_triple)),
    ("naked-quadruple", HARD, Quick(sets::naked_quadruple)),
    ("hidden-quadruple", HARD, Quick(sets::hidden_quadruple)),
    ("large-set", HARD, Quick(sets::large)),
    ("x-wing", EXTREME, Quick(sets::x_wing)),
    ("swordfish", EXTREME, Quick(sets::swordfish)),
    ("large-fish", EXTREME, Quick(sets::large_fish)),
    ("line-sum", EXTREME, Quick(sums::find)),
    ("forcing-chain", EXTREME, Quick(chain::find)),
    ("trial-simple", UNREASONABLE, Slow(trial::by_simple)),
    ("trial-all", UNREASONABLE, Slow(trial::by_all)),
];

impl Teach for Calcudoku {
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
    if let Notes(find) = rule {
        return Ok(find(puzzle, state));
    }
    let layout = Layout::of(puzzle);
    let mut go_on = || control.look_now(&|| Calcudoku::scene(puzzle, state, &Ui::default()));
    let found = rule.find(&layout.board(state), &mut go_on)?;
    Ok(found.map(|deduction| deduction.tell(puzzle, state)))
}
