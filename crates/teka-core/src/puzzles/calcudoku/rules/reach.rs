//! How far the rules lead, without a word about it: for judging thousands of
//! puzzles. The order is that of the rules, so the grade is the explanation's.

use super::board::{Board, Layout};
use super::deduction::Finder::{self, Quick, Slow};
use super::deduction::{Deduction, GoOn};
use super::{EASY, EXTREME, HARD, NORMAL, UNREASONABLE};
use super::{cages, chain, impossible, sets, singles, sums, trial};
use crate::control::{Control, Stop};
use crate::puzzles::calcudoku::model::Puzzle;
use crate::puzzles::calcudoku::{Ui, draw, play};

/// How far the rules lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The grade of the hardest rule used.
    pub hardest: usize,
    /// The cells whose numbers were not found, counted row by row.
    pub open: Vec<usize>,
    /// Whether there is no solution.
    pub impossible: bool,
}

/// How far the rules up to the grade `most` lead from the empty grid. Counts no
/// nodes, but lets the control look at each step.
pub fn reach(puzzle: &Puzzle, most: usize, control: &mut Control) -> Result<Reach, Stop> {
    let start = play::start(puzzle);
    let go_on = &mut || control.look_now(&|| draw::scene(puzzle, &start, &Ui::default()));
    let layout = Layout::of(puzzle);
    let mut board = layout.empty();
    let mut hardest = EASY;
    while let Some((grade, deduction)) = next(&board, most, go_on)? {
        hardest = hardest.max(grade);
        if !board.apply(&deduction.effect) {
            return Ok(Reach { hardest, open: board.open(), impossible: true });
        }
    }
    Ok(Reach { hardest, open: board.open(), impossible: false })
}

/// Every rule that concludes something, with its grade, easiest first. A last cell
/// needs no look of its own, for the cage's candidates cell by cell say the same.
const LADDER: &[(usize, Finder)] = &[
    (EASY, Quick(impossible::no_number)),
    (EASY, Quick(impossible::no_place)),
    (EASY, Quick(impossible::no_filling)),
    (EASY, Quick(singles::naked)),
    (EASY, Quick(singles::hidden)),
    (EASY, Quick(cages::combinations)),
    (NORMAL, Quick(cages::by_cell)),
    (HARD, Quick(cages::locked)),
    (HARD, Quick(sets::naked_pair)),
    (HARD, Quick(sets::hidden_pair)),
    (HARD, Quick(sets::naked_triple)),
    (HARD, Quick(sets::hidden_triple)),
    (HARD, Quick(sets::naked_quadruple)),
    (HARD, Quick(sets::hidden_quadruple)),
    (HARD, Quick(sets::large)),
    (EXTREME, Quick(sets::x_wing)),
    (EXTREME, Quick(sets::swordfish)),
    (EXTREME, Quick(sets::large_fish)),
    (EXTREME, Quick(sums::find)),
    (EXTREME, Quick(chain::find)),
    (UNREASONABLE, Slow(trial::by_simple)),
    (UNREASONABLE, Slow(trial::by_all)),
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
