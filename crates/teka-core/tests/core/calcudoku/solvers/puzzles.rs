//! Puzzles to test on, most of them random.

use proptest::prelude::*;
use rand::RngExt;
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Operator, Puzzle};
use teka_core::rng::rng;

use crate::support::random_calcudoku;

/// A puzzle of up to `most` rows with three givens, one in three with some wrong targets.
pub fn puzzle(most: u8) -> impl Strategy<Value = Puzzle> {
    (1..=most, any::<u64>()).prop_map(|(size, seed)| {
        let mut rng = rng(seed);
        let numbers = random_calcudoku::square(size, &mut rng);
        let wrong = rng.random_range(0..3) == 0;
        let puzzle = random_calcudoku::puzzle(size, &numbers, wrong, &mut rng);
        (0..3).fold(puzzle, |puzzle, draw| give(puzzle, &numbers, 7 * draw))
    })
}

/// A puzzle of up to `most` rows with a solution and few loose ends.
pub fn solvable(most: u8) -> impl Strategy<Value = Puzzle> {
    (2..=most, any::<u64>()).prop_map(|(size, seed)| {
        let mut rng = rng(seed);
        let numbers = random_calcudoku::square(size, &mut rng);
        let puzzle = random_calcudoku::puzzle(size, &numbers, false, &mut rng);
        let givens = rng.random_range(1..=3) * usize::from(size) / 2;
        (0..givens).fold(puzzle, |puzzle, _| give(puzzle, &numbers, rng.random_range(0..1000)))
    })
}

/// The puzzle with one more number given.
fn give(puzzle: Puzzle, numbers: &[u8], draw: usize) -> Puzzle {
    let index = draw % numbers.len();
    let cell = puzzle.cells().nth(index).unwrap();
    puzzle.with_given(cell, numbers[index])
}

/// A puzzle whose solution is the cyclic square: dominoes across each row, by their sums.
pub fn cyclic(size: u8) -> Puzzle {
    let number = |cell: &Cell| u64::from((cell.row + cell.column) % size) + 1;
    let mut cages = Vec::new();
    for row in 0..size {
        for column in (0..size).step_by(2) {
            let cells: Vec<Cell> =
                (column..size.min(column + 2)).map(|column| Cell::new(row, column)).collect();
            let operator = if cells.len() == 1 { Operator::Equal } else { Operator::Add };
            cages.push(Cage { operator, target: cells.iter().map(number).sum(), cells });
        }
    }
    Puzzle::new(size, cages).unwrap()
}

/// A grid that is one cage.
pub fn one_cage(size: u8, operator: Operator, target: u64) -> Puzzle {
    let cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column)));
    Puzzle::new(size, vec![Cage { operator, target, cells: cells.collect() }]).unwrap()
}
