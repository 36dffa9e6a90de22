//! Random puzzles: cages grown cell by cell, with targets at random or from a solution.

use proptest::prelude::*;
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Operator, Puzzle};

/// A puzzle of up to `most` rows whose targets are random, some of them hopeless.
pub fn puzzle(most: u8) -> impl Strategy<Value = Puzzle> {
    (1..=most, seeds(most)).prop_map(|(size, seeds)| {
        let mut next = draws(seeds);
        let grid = latin(size, &mut next);
        // A few wrong targets suffice to make a puzzle impossible.
        let wrong = next(3) == 0;
        with_givens(build(size, &grid, &mut next, wrong), &grid, 3)
    })
}

/// A puzzle of up to `most` rows with a solution and few loose ends.
pub fn solvable(most: u8) -> impl Strategy<Value = Puzzle> {
    (2..=most, seeds(most)).prop_map(|(size, seeds)| {
        let mut next = draws(seeds);
        let grid = latin(size, &mut next);
        let puzzle = build(size, &grid, &mut next, false);
        let givens = (1 + next(3)) * usize::from(size) / 2;
        (0..givens).fold(puzzle, |puzzle, _| give(puzzle, &grid, next(1000)))
    })
}

fn seeds(most: u8) -> impl Strategy<Value = Vec<u32>> {
    let count = 8 * usize::from(most) * usize::from(most) + 40;
    prop::collection::vec(any::<u32>(), count)
}

/// Draws numbers below a bound.
fn draws(seeds: Vec<u32>) -> impl FnMut(usize) -> usize {
    let mut seeds = seeds.into_iter().cycle();
    move |below| seeds.next().unwrap() as usize % below
}

/// Numbers without a clash: the cyclic square with its rows, columns and numbers shuffled.
fn latin(size: u8, next: &mut impl FnMut(usize) -> usize) -> Vec<u8> {
    let mut shuffled = || {
        let mut order: Vec<u8> = (0..size).collect();
        (1..order.len()).for_each(|last| order.swap(last, next(last + 1)));
        order
    };
    let (rows, columns, numbers) = (shuffled(), shuffled(), shuffled());
    let number = |row: &u8, column: &u8| numbers[usize::from((row + column) % size)] + 1;
    rows.iter().flat_map(|row| columns.iter().map(move |column| number(row, column))).collect()
}

fn build(size: u8, grid: &[u8], next: &mut impl FnMut(usize) -> usize, wrong: bool) -> Puzzle {
    let mut free: Vec<Cell> =
        (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column))).collect();
    let mut cages = Vec::new();
    while !free.is_empty() {
        let mut cells = vec![free.swap_remove(next(free.len()))];
        let most = if next(8) == 0 { 9 } else { 4 };
        let wanted = 1 + next(most);
        while cells.len() < wanted {
            let beside = |cell: &&Cell| cells.iter().any(|other| neighbours(**cell, *other));
            let around: Vec<Cell> = free.iter().filter(beside).copied().collect();
            if around.is_empty() {
                break;
            }
            let cell = around[next(around.len())];
            free.retain(|other| *other != cell);
            cells.push(cell);
        }
        cages.push(cage(size, cells, grid, next, wrong));
    }
    Puzzle::new(size, cages).unwrap()
}

fn neighbours(one: Cell, other: Cell) -> bool {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column) == 1
}

/// The operator and the target of a cage; the numbers of `grid` meet it unless it is wrong.
fn cage(
    size: u8,
    cells: Vec<Cell>,
    grid: &[u8],
    next: &mut impl FnMut(usize) -> usize,
    wrong: bool,
) -> Cage {
    use Operator::{Add, Divide, Equal, Hidden, Multiply, Subtract};
    let index = |cell: &Cell| usize::from(cell.row) * usize::from(size) + usize::from(cell.column);
    let numbers: Vec<u8> = cells.iter().map(|cell| grid[index(cell)]).collect();
    let operators = if cells.len() == 1 {
        vec![Equal, Hidden]
    } else {
        vec![Add, Subtract, Multiply, Divide, Hidden]
    };
    let operator = operators[next(operators.len())];
    let targets: Vec<u64> = (0..1000).filter(|target| operator.gives(&numbers, *target)).collect();
    let any = next(4 * usize::from(size)) as u64;
    let off = wrong && next(4) == 0;
    if off || (targets.is_empty() && operator == Hidden) {
        return Cage { operator, target: any, cells };
    }
    match targets.get(next(targets.len().max(1))) {
        Some(target) => Cage { operator, target: *target, cells },
        None => Cage {
            operator: Add,
            target: numbers.iter().map(|number| u64::from(*number)).sum(),
            cells,
        },
    }
}

fn with_givens(puzzle: Puzzle, grid: &[u8], count: usize) -> Puzzle {
    (0..count).fold(puzzle, |puzzle, draw| give(puzzle, grid, 7 * draw))
}

/// The puzzle with one more number of `grid` given.
fn give(puzzle: Puzzle, grid: &[u8], draw: usize) -> Puzzle {
    let index = draw % grid.len();
    let cell = puzzle.cells().nth(index).unwrap();
    puzzle.with_given(cell, grid[index])
}
