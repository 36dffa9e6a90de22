//! The solving methods, one file each, and the code they share. A method uses only the regions and
//! the given queens; its solutions are checked elsewhere.

mod backtracking;
mod brute_force;
mod exact_cover;
pub(in crate::puzzles::queens) mod propagation;
mod split;

use std::ops::ControlFlow;

use self::propagation::Question;
use super::model::{Content, MAX_SIZE, Move, Puzzle, State};
use super::{Queens, Ui};
use crate::control::{Control, Stop};
use crate::engines::deduce;
use crate::family::Draw;
use crate::family::Play;
use crate::family::{Counted, Ending, Found, Method, MethodInfo, Promise, Solve};
use crate::place::Cell;
use crate::scene::Scene;

/// The solving methods, the default first.
static METHODS: &[Method<Queens>] = &[
    Method::new(MethodInfo { proves_unique: true, ..complete("propagation") }, propagation::solve),
    Method::new(
        MethodInfo { counted: |_| Counted::Attempts, ..complete("backtracking") },
        backtracking::solve,
    ),
    Method::new(
        MethodInfo { counted: |_| Counted::Cases, ..complete("brute-force") },
        brute_force::solve,
    ),
    Method::new(
        MethodInfo { params: exact_cover::PARAMS, ..complete("exact-cover") },
        exact_cover::solve,
    ),
    Method::new(
        MethodInfo { promise: Promise::BestEffort, ..complete("deduction") },
        deduce::solve::<Queens>,
    ),
];

const fn complete(name: &'static str) -> MethodInfo {
    MethodInfo::new(name, Promise::Complete)
}

impl Solve for Queens {
    /// Returns the queens that complete this position, with none in a crossed-out cell. Returns
    /// `None` if there is no solution.
    fn finish(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Vec<Move>>, Stop> {
        let queens = Vec::from_iter(state.queens(puzzle));
        let crossed = Vec::from_iter(state.cells_with(puzzle, Content::Cross));
        let question = Question { queens: &queens, crossed: &crossed, ..Question::of(puzzle) };
        let mut rest = None;
        let picture = |queens: &[Cell]| picture(puzzle, queens);
        let ending = propagation::search(&question, control, &picture, &mut |solution| {
            let missing = solution.iter().filter(|cell| !queens.contains(cell));
            rest = Some(missing.map(|cell| Move::queen(*cell)).collect());
            ControlFlow::Break(())
        });
        match ending {
            Ending::Stopped(stop) => Err(stop),
            Ending::Enough | Ending::Exhausted => Ok(rest),
        }
    }

    fn methods() -> &'static [Method<Self>] {
        METHODS
    }
}

/// Draws the board with only these queens and the given ones.
fn picture(puzzle: &Puzzle, queens: &[Cell]) -> Scene {
    Queens::scene(puzzle, &Queens::start(&puzzle.with_givens(queens)), &Ui::default())
}

/// Passes a solution to `found` as moves, without allocating.
fn hand(queens: &[Cell], found: Found<'_, Move>) -> ControlFlow<()> {
    let mut moves = [Move::queen(Cell::new(0, 0)); MAX_SIZE as usize];
    for (action, queen) in moves.iter_mut().zip(queens) {
        *action = Move::queen(*queen);
    }
    found(&moves[..queens.len()])
}

/// Returns the columns allowed for the queen of each row: all columns, the column of the given
/// queen, or none if two queens are given in the row.
fn standing_columns(puzzle: &Puzzle) -> [u32; MAX_SIZE as usize] {
    let mut columns = [u32::MAX >> (MAX_SIZE - puzzle.size()); MAX_SIZE as usize];
    for given in puzzle.givens() {
        columns[usize::from(given.row)] &= 1 << given.column;
    }
    columns
}
