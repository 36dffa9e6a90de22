//! A slow, obviously right solver that uses nothing but the wording of the rules.

use teka_core::puzzles::calcudoku::Puzzle;

use crate::runs::Solution;

/// Every filling of the grid, cell by cell; lines are judged at once, cages at the end.
pub fn twin(puzzle: &Puzzle) -> Vec<Solution> {
    let mut solutions = Vec::new();
    place_next(puzzle, &mut Vec::new(), &mut solutions);
    solutions
}

fn place_next(puzzle: &Puzzle, numbers: &mut Solution, solutions: &mut Vec<Solution>) {
    let size = usize::from(puzzle.size());
    if !puzzle.cages().iter().all(|cage| is_met(puzzle, cage, numbers)) {
        return;
    }
    if numbers.len() == size * size {
        solutions.push(numbers.clone());
        return;
    }
    let (row, column) = (numbers.len() / size, numbers.len() % size);
    for number in 1..=puzzle.size() {
        let in_row = numbers[row * size..].contains(&number);
        let in_column = (0..row).any(|above| numbers[above * size + column] == number);
        let other_given = puzzle
            .givens()
            .iter()
            .any(|(cell, given)| puzzle.index(*cell) == numbers.len() && *given != number);
        if !in_row && !in_column && !other_given {
            numbers.push(number);
            place_next(puzzle, numbers, solutions);
            numbers.pop();
        }
    }
}

/// True if the cage is not full yet, or gives its target.
fn is_met(puzzle: &Puzzle, cage: &teka_core::puzzles::calcudoku::Cage, numbers: &[u8]) -> bool {
    let held: Option<Vec<u8>> =
        cage.cells.iter().map(|cell| numbers.get(puzzle.index(*cell)).copied()).collect();
    held.is_none_or(|held| cage.operator.gives(&held, cage.target))
}
