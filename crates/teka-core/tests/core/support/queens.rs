//! A simple reference solver for Queens, based only on the wording of the rules.

use teka_core::place::Cell;
use teka_core::puzzles::queens::Puzzle;

/// The queens of a solution, row by row.
pub type Solution = Vec<Cell>;

/// Solves a puzzle by trying every placement of one queen in each row.
pub fn twin(puzzle: &Puzzle) -> Vec<Solution> {
    let mut solutions = Vec::new();
    place_next(puzzle, &mut Vec::new(), &mut solutions);
    solutions
}

fn place_next(puzzle: &Puzzle, queens: &mut Solution, solutions: &mut Vec<Solution>) {
    let row = queens.len() as u8;
    if row == puzzle.size() {
        if puzzle.givens().iter().all(|given| queens.contains(given)) {
            solutions.push(queens.clone());
        }
        return;
    }
    for column in 0..puzzle.size() {
        let next = Cell::new(row, column);
        let breaks_a_rule = queens.iter().any(|queen| {
            queen.column == next.column
                || queen.touches(next)
                || puzzle.region(*queen) == puzzle.region(next)
        });
        if !breaks_a_rule {
            queens.push(next);
            place_next(puzzle, queens, solutions);
            queens.pop();
        }
    }
}
