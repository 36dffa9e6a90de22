//! Random Calcudoku puzzles. Cages grow cell by cell, and targets come from a solution or are
//! random. Unlike generated puzzles, they can have any number of solutions.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Operator, Puzzle};
use teka_core::rng::Rng;

/// Returns a random Latin square, row by row: the cyclic square with its rows, columns and numbers
/// shuffled.
pub fn square(size: u8, rng: &mut Rng) -> Vec<u8> {
    let mut shuffled = || {
        let mut order: Vec<u8> = (0..size).collect();
        order.shuffle(rng);
        order
    };
    let (rows, columns, numbers) = (shuffled(), shuffled(), shuffled());
    let number = |row: &u8, column: &u8| numbers[usize::from((row + column) % size)] + 1;
    rows.iter().flat_map(|row| columns.iter().map(move |column| number(row, column))).collect()
}

/// Returns a puzzle with the solution `numbers`, unless some targets are `wrong`.
pub fn puzzle(size: u8, numbers: &[u8], wrong: bool, rng: &mut Rng) -> Puzzle {
    let mut free: Vec<Cell> =
        (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column))).collect();
    let mut cages = Vec::new();
    while !free.is_empty() {
        let cells = grow(&mut free, rng);
        let index = |cell: &Cell| usize::from(cell.row * size + cell.column);
        let inside: Vec<u8> = cells.iter().map(|cell| numbers[index(cell)]).collect();
        let off = wrong && rng.random_range(0..4) == 0;
        let (operator, right) = clue(&inside, rng);
        let target = if off { rng.random_range(0..4 * u64::from(size)) } else { right };
        cages.push(Cage { operator, target, cells });
    }
    Puzzle::new(size, cages).unwrap()
}

/// Takes a connected group of free cells, mostly of up to four.
fn grow(free: &mut Vec<Cell>, rng: &mut Rng) -> Vec<Cell> {
    let mut cells = vec![free.swap_remove(rng.random_range(0..free.len()))];
    let most = if rng.random_range(0..8) == 0 { 9 } else { 4 };
    let wanted = rng.random_range(1..=most);
    while cells.len() < wanted {
        let beside = |cell: &&Cell| cells.iter().any(|other| are_neighbours(**cell, *other));
        let around: Vec<Cell> = free.iter().filter(beside).copied().collect();
        let Some(cell) = around.choose(rng) else { break };
        free.retain(|other| other != cell);
        cells.push(*cell);
    }
    cells
}

fn are_neighbours(one: Cell, other: Cell) -> bool {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column) == 1
}

/// Returns an operator that suits these numbers, and its target.
fn clue(numbers: &[u8], rng: &mut Rng) -> (Operator, u64) {
    use Operator::{Add, Divide, Equal, Hidden, Multiply, Subtract};
    let some: &[Operator] = match numbers {
        [_] => &[Equal, Hidden],
        _ => &[Add, Subtract, Multiply, Divide, Hidden],
    };
    let operator = *some.choose(rng).unwrap();
    let targets: Vec<u64> = (0..1000).filter(|target| operator.gives(numbers, *target)).collect();
    match targets.choose(rng) {
        Some(target) => (operator, *target),
        None => (Add, numbers.iter().map(|number| u64::from(*number)).sum()),
    }
}
