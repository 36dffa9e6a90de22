//! A slow, obviously right solver of Queens that uses nothing but the wording of the rules.

use teka_core::place::Cell;
use teka_core::puzzles::queens::Puzzle;

/// The queens of a solution, row by row.
pub type Solution = Vec<Cell>;

/// The slow twin: a queen in each row in every way, judged by the wording of the rules alone.
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
