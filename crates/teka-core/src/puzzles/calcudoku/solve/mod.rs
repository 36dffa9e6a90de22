//! The solving methods, one file each, and the code they share. A method uses only the cages and
//! the given numbers; its solutions are checked elsewhere.

pub mod backtracking;
pub mod exact_cover;
pub mod hybrid_genetic;
pub mod propagation;
mod split;

use std::ops::ControlFlow;

pub use self::propagation::count_up_to;

use super::Calcudoku;
use super::input::Ui;
use super::model::{Move, Puzzle, State};
use crate::control::{Control, Stop};
use crate::engines::deduce;
use crate::family::Draw;
use crate::family::{Counted, Ending, Found, Method, MethodInfo, Promise, Solve};
use crate::place::Cell;
use crate::scene::Scene;

/// The solving methods, the default first.
static METHODS: &[Method<Calcudoku>] = &[
    Method::new(MethodInfo { proves_unique: true, ..complete("propagation") }, propagation::solve),
    Method::new(
        MethodInfo { counted: |_| Counted::Attempts, ..complete("backtracking") },
        backtracking::solve,
    ),
    Method::new(best_effort("rules"), deduce::solve::<Calcudoku>),
    Method::new(
        MethodInfo {
            params: hybrid_genetic::PARAMS,
            counted: |_| Counted::Chromosomes,
            ..best_effort("hybrid-genetic")
        },
        hybrid_genetic::solve,
    ),
    Method::new(
        MethodInfo { params: exact_cover::PARAMS, ..complete("exact-cover") },
        exact_cover::solve,
    ),
];

const fn complete(name: &'static str) -> MethodInfo {
    MethodInfo::new(name, Promise::Complete)
}

const fn best_effort(name: &'static str) -> MethodInfo {
    MethodInfo { promise: Promise::BestEffort, ..complete(name) }
}

impl Solve for Calcudoku {
    /// Returns the numbers that complete this position. Numbers already entered are kept, and a
    /// cell with pencil marks gets one of them. Returns `None` if there is no solution.
    fn finish(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Vec<Move>>, Stop> {
        let standing = state.numbers().iter().zip(state.marks());
        let allowed: Vec<u32> = standing
            .map(|(number, marks)| match (*number, *marks) {
                (0, 0) => puzzle.all_numbers(),
                (0, marks) => marks,
                (number, _) => 1u32.checked_shl(u32::from(number)).unwrap_or(0),
            })
            .collect();
        let mut rest = None;
        let ending = propagation::search(puzzle, &allowed, control, &mut |solution| {
            let missing = puzzle.cells().zip(solution).zip(state.numbers());
            let missing = missing.filter(|(_, standing)| **standing == 0);
            rest = Some(missing.map(|((cell, number), _)| Move::Write(cell, *number)).collect());
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

/// Returns the numbers that the givens allow in each cell: bit k for the number k. A cell with two
/// different givens allows none.
fn standing(puzzle: &Puzzle) -> Vec<u32> {
    let mut allowed = vec![puzzle.all_numbers(); usize::from(puzzle.size()).pow(2)];
    for (cell, number) in puzzle.givens() {
        allowed[puzzle.index(*cell)] &= 1u32.checked_shl(u32::from(*number)).unwrap_or(0);
    }
    allowed
}

/// Passes solutions on as moves, one for each cell that is not given.
struct Handover<'a> {
    puzzle: &'a Puzzle,
    /// Empty until the first solution.
    moves: Vec<Move>,
    found: Found<'a, Move>,
}

impl<'a> Handover<'a> {
    fn new(puzzle: &'a Puzzle, found: Found<'a, Move>) -> Self {
        Self { puzzle, moves: Vec::new(), found }
    }

    /// Passes on one solution, given as all numbers row by row.
    fn emit(&mut self, numbers: &[u8]) -> ControlFlow<()> {
        if self.moves.is_empty() {
            self.moves = open_cells(self.puzzle);
        }
        for action in &mut self.moves {
            if let Move::Write(cell, number) = action {
                *number = numbers[self.puzzle.index(*cell)];
            }
        }
        (self.found)(&self.moves)
    }
}

/// Returns a move for each cell that is not given, with its number still to be set.
fn open_cells(puzzle: &Puzzle) -> Vec<Move> {
    let mut moves = Vec::with_capacity(usize::from(puzzle.size()).pow(2));
    let is_given = |cell| puzzle.givens().iter().any(|(given, _)| *given == cell);
    for row in 0..puzzle.size() {
        let cells = (0..puzzle.size()).map(|column| Cell::new(row, column));
        moves.extend(cells.filter(|cell| !is_given(*cell)).map(|cell| Move::Write(cell, 0)));
    }
    moves
}

/// Draws the board with these numbers (0 for an empty cell) for an observer.
fn picture(puzzle: &Puzzle, numbers: &[u8]) -> Scene {
    let state = State { numbers: numbers.into(), marks: vec![0; numbers.len()].into() };
    Calcudoku::scene(puzzle, &state, &Ui::default())
}

#[cfg(test)]
mod tests;
