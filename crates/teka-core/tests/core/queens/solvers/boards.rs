//! Boards for the tests: random ones, and those in the report for the algorithm-strategies course.

use proptest::prelude::*;
use teka_core::place::Cell;
use teka_core::puzzles::queens::Puzzle;

use crate::support::queens::{Solution, twin};

/// The two boards in the course report.
pub const CASE_1: (u8, &str) =
    (9, "AAABBCCCDABBBBCECDABBBDCECDAAABDCCCDBBBBDDDDDFGGGDDHDDFGIGDDHDDFGIGDDHDDFGGGDDHHH");
pub const CASE_2: (u8, &str) =
    (8, "AABCDDDEAABCCDDEFAAAADDEFFAAAADEGGAAAADAHGAAAAAAHHHAAAAAHHHHHAAA");

pub fn from_letters((size, letters): (u8, &str)) -> Puzzle {
    Puzzle::new(size, &letters.chars().collect::<Vec<_>>(), vec![]).unwrap()
}

/// Returns boards whose regions either grow cell by cell from N seeds or are random.
pub fn board() -> impl Strategy<Value = Puzzle> {
    (1u8..=7, any::<bool>(), any::<u64>(), 0usize..4).prop_map(|(size, grown, seed, givens)| {
        let mut random = SplitMix(seed);
        let seeds: Vec<usize> = (0..size).map(|_| random.below(usize::from(size))).collect();
        let regions = if grown { grow(&seeds, &mut random) } else { throw(&seeds, &mut random) };
        let cells: Vec<char> = regions.iter().map(|region| char::from(b'A' + region)).collect();
        let puzzle = Puzzle::new(size, &cells, vec![]).unwrap();
        let givens = if givens < 3 { some_queens(&puzzle, givens, &mut random) } else { vec![] };
        puzzle.with_givens(&givens)
    })
}

/// Returns boards too large for the reference solver. They grow around a solution, and all but a
/// few of its queens are given.
pub fn large_board() -> impl Strategy<Value = Puzzle> {
    (8u8..=32, any::<u64>(), 4usize..10).prop_map(|(size, seed, missing)| {
        let mut random = SplitMix(seed);
        let columns = apart(usize::from(size), &mut random);
        let regions = grow(&columns, &mut random);
        let cells: Vec<char> = regions.iter().map(|region| char::from(b'A' + region)).collect();
        let mut queens: Solution =
            (0..size).zip(&columns).map(|(row, column)| Cell::new(row, *column as u8)).collect();
        for _ in 0..missing.min(queens.len()) {
            queens.remove(random.below(queens.len()));
        }
        Puzzle::new(size, &cells, queens).unwrap()
    })
}

/// Returns a column for each row, each once. The columns of adjacent rows are at least 2 apart.
fn apart(size: usize, random: &mut SplitMix) -> Vec<usize> {
    let mut columns: Vec<usize> = (1..size).step_by(2).chain((0..size).step_by(2)).collect();
    for _ in 0..size * size {
        let (first, second) = (random.below(size), random.below(size));
        columns.swap(first, second);
        if columns.windows(2).any(|pair| pair[0].abs_diff(pair[1]) < 2) {
            columns.swap(first, second);
        }
    }
    columns
}

/// Returns queens of a solution or, half of the time, random cells, which may clash.
fn some_queens(puzzle: &Puzzle, count: usize, random: &mut SplitMix) -> Vec<Cell> {
    let solutions = twin(puzzle);
    let cells: Vec<Cell> = if random.below(2) == 0 && !solutions.is_empty() {
        solutions[random.below(solutions.len())].clone()
    } else {
        puzzle.cells().collect()
    };
    (0..count).map(|_| cells[random.below(cells.len())]).collect()
}

/// Assigns cells to regions at random, except for one seed for each region.
fn throw(columns: &[usize], random: &mut SplitMix) -> Vec<u8> {
    let size = columns.len();
    let mut regions: Vec<u8> = (0..size * size).map(|_| random.below(size) as u8).collect();
    for (region, column) in columns.iter().enumerate() {
        regions[region * size + column] = region as u8;
    }
    regions
}

/// Grows every region cell by cell from its seed, which is in the row with its index.
fn grow(columns: &[usize], random: &mut SplitMix) -> Vec<u8> {
    let size = columns.len();
    let mut regions = vec![u8::MAX; size * size];
    for (region, column) in columns.iter().enumerate() {
        regions[region * size + column] = region as u8;
    }
    while let Some(empty) = pick(&regions, random) {
        let (row, column) = (empty / size, empty % size);
        let near = [
            (row, column.wrapping_sub(1)),
            (row, column + 1),
            (row.wrapping_sub(1), column),
            (row + 1, column),
        ];
        let near = near.into_iter().filter(|(row, column)| *row < size && *column < size);
        let taken: Vec<u8> = near
            .map(|(row, column)| regions[row * size + column])
            .filter(|region| *region != u8::MAX)
            .collect();
        if !taken.is_empty() {
            regions[empty] = taken[random.below(taken.len())];
        }
    }
    regions
}

fn pick(regions: &[u8], random: &mut SplitMix) -> Option<usize> {
    let empty: Vec<usize> = (0..regions.len()).filter(|cell| regions[*cell] == u8::MAX).collect();
    (!empty.is_empty()).then(|| empty[random.below(empty.len())])
}

struct SplitMix(u64);

impl SplitMix {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}
