//! How far the rules lead, without a word about it: for judging thousands of
//! puzzles. The order is that of the rules, so the grade is the explanation's.

use super::board::{Board, Layout};
use super::deduction::{Deduction, GoOn};
use super::{EASY, LADDER};
use crate::control::{Control, Stop};
use crate::family::Draw;
use crate::family::Play;
use crate::puzzles::calcudoku::model::Puzzle;
use crate::puzzles::calcudoku::{Calcudoku, Ui};

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
    let start = Calcudoku::start(puzzle);
    let go_on = &mut || control.look_now(&|| Calcudoku::scene(puzzle, &start, &Ui::default()));
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

/// The easiest deduction there is, with its grade.
fn next(board: &Board, most: usize, go_on: GoOn<'_>) -> Result<Option<(usize, Deduction)>, Stop> {
    go_on()?;
    for (grade, rule) in LADDER.iter().take_while(|(grade, _)| *grade <= most) {
        if let Some(deduction) = rule.find(board, go_on)? {
            return Ok(Some((*grade, deduction)));
        }
    }
    Ok(None)
}
