//! How far the rules lead, without a word about it: for judging thousands of
//! boards. The order is that of the rules, so the grade is the explanation's.

use super::board::{Board, Layout};
use super::deduction::Finder::{self, Quick, Slow};
use super::deduction::{Deduction, GoOn};
use super::{EASY, EXPERT, EXTREME, HARD, MEDIUM};
use super::{sets, singles, touches_all, trial};
use crate::control::{Control, Stop};
use crate::family::Draw;
use crate::family::Play;
use crate::puzzles::queens::model::Puzzle;
use crate::puzzles::queens::{Queens, Ui};

/// How far the rules lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The grade of the hardest rule used.
    pub hardest: usize,
    /// How many queens were not found.
    pub missing: u32,
}

/// How far the rules up to the grade `most` lead from the empty board. Counts no
/// nodes, but lets the control look at each step.
pub fn reach(puzzle: &Puzzle, most: usize, control: &mut Control) -> Result<Reach, Stop> {
    let start = Queens::start(puzzle);
    let go_on = &mut || control.look_now(&|| Queens::scene(puzzle, &start, &Ui::default()));
    let layout = Layout::of(puzzle);
    let mut board = layout.empty();
    let mut hardest = EASY;
    while let Some((grade, deduction)) = next(&board, most, go_on)? {
        if !board.apply(&deduction.effect) {
            break;
        }
        hardest = hardest.max(grade);
    }
    Ok(Reach { hardest, missing: board.regions.count_ones() })
}

/// Every rule that concludes something, with its grade, easiest first.
const LADDER: &[(usize, Finder)] = &[
    (EASY, Quick(singles::in_region)),
    (EASY, Quick(singles::in_line)),
    (EASY, Quick(sets::confined)),
    (MEDIUM, Quick(touches_all::find)),
    (HARD, Quick(sets::two)),
    (HARD, Quick(sets::three)),
    (EXPERT, Quick(sets::large)),
    (EXTREME, Slow(trial::by_singles)),
    (EXTREME, Slow(trial::by_simple)),
    (EXTREME, Slow(trial::by_all)),
];

fn next(board: &Board, most: usize, go_on: GoOn<'_>) -> Result<Option<(usize, Deduction)>, Stop> {
    go_on()?;
    for (grade, rule) in LADDER.iter().take_while(|(grade, _)| *grade <= most) {
        if let Some(deduction) = rule.find(board, go_on)? {
            return Ok(Some((*grade, deduction)));
        }
    }
    Ok(None)
}
