//! How far the rules lead, without a word about it: for judging thousands of
//! boards. The order is that of the rules, so the grade is the explanation's.

use super::board::{Board, Layout};
use super::deduction::{Deduction, Find};
use super::{EASY, EXPERT, EXTREME, HARD, MEDIUM};
use super::{sets, singles, touches_all, trial};
use crate::puzzles::queens::model::Puzzle;

/// How far the rules lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The grade of the hardest rule used.
    pub hardest: usize,
    /// How many queens were not found.
    pub missing: u32,
}

/// How far the rules up to the grade `most` lead from the empty board.
pub fn reach(puzzle: &Puzzle, most: usize) -> Reach {
    let layout = Layout::of(puzzle);
    let mut board = layout.empty();
    let mut hardest = EASY;
    while let Some((grade, deduction)) = next(&board, most) {
        if !board.apply(&deduction.effect) {
            break;
        }
        hardest = hardest.max(grade);
    }
    Reach { hardest, missing: board.regions.count_ones() }
}

/// Every rule that concludes something, with its grade, easiest first.
const LADDER: &[(usize, Find)] = &[
    (EASY, singles::in_region),
    (EASY, singles::in_line),
    (EASY, sets::confined),
    (MEDIUM, touches_all::find),
    (HARD, sets::two),
    (HARD, sets::three),
    (EXPERT, sets::large),
    (EXTREME, trial::by_singles),
    (EXTREME, trial::by_simple),
    (EXTREME, trial::by_all),
];

fn next(board: &Board, most: usize) -> Option<(usize, Deduction)> {
    let rungs = LADDER.iter().take_while(|(grade, _)| *grade <= most);
    rungs.into_iter().find_map(|(grade, rule)| Some((*grade, rule(board)?)))
}
