//! The first step of most explanations: pencil marks, so that later steps can strike them.

use crate::explain::{Finding, Then};
use crate::message;
use crate::place::Place;
use crate::puzzles::calcudoku::model::{Move, Puzzle, State};

use super::board::{Board, Layout, cell};
use super::deduction::each_number;

/// Marks where there are none, and no mark of a number that stands in the row or column.
pub fn find(puzzle: &Puzzle, state: &State) -> Option<Finding<Move>> {
    let layout = Layout::of(puzzle);
    let board = layout.board(state);
    let open: Vec<usize> = (0..board.candidates.len()).filter(|at| !board.is_fixed(*at)).collect();
    // A cell that nothing is left for is another rule's business: without marks it would seem free.
    open.iter().all(|at| board.candidates[*at] != 0).then_some(())?;
    let bare = open.iter().any(|at| state.marks()[*at] == 0);
    let marked = |at: usize| match state.marks()[at] {
        0 => puzzle.all_numbers(),
        marks => marks,
    };
    let stale = open.iter().flat_map(|at| {
        let numbers = marked(*at) & !board.candidates[*at];
        each_number(numbers).map(|number| Move::Unmark(cell(puzzle, *at), number))
    });
    let moves: Vec<Move> = bare.then_some(Move::MarkAll).into_iter().chain(stale).collect();
    let changed =
        |at: &&usize| state.marks()[**at] == 0 || marked(**at) & !board.candidates[**at] != 0;
    // Marks are struck because of the numbers that stand; to note them, the empty cells are all.
    let because: Vec<usize> = match bare {
        true => open.iter().filter(changed).copied().collect(),
        false => standing(&board, &open, |at| marked(at) & !board.candidates[at]),
    };
    let because = because.iter().map(|at| Place::Cell(cell(puzzle, *at))).collect();
    let message =
        if bare { message!("calcudoku-why-marks") } else { message!("calcudoku-why-tidy") };
    (!moves.is_empty()).then_some(Finding { message, because, then: Then::Moves(moves) })
}

/// The cells whose numbers are among the `stale` marks of an open cell in their row or column.
fn standing(board: &Board, open: &[usize], stale: impl Fn(usize) -> u32) -> Vec<usize> {
    let size = board.layout.size;
    let shares_line =
        |one: usize, other: usize| one / size == other / size || one % size == other % size;
    let is_cause = |at: &usize| {
        let fixed = board.is_fixed(*at);
        fixed
            && open
                .iter()
                .any(|other| shares_line(*at, *other) && stale(*other) & board.candidates[*at] != 0)
    };
    (0..board.candidates.len()).filter(is_cause).collect()
}
