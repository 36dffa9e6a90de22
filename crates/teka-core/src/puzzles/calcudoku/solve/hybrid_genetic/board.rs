//! What both variants share: the fixed cells, the numbers left for the free cells of each row, and
//! how rows are drawn at random and recombined.

use rand::RngExt;
use rand::seq::SliceRandom;

use super::rule_stage::Deduced;
use crate::puzzles::calcudoku::model::{MAX_SIZE, Puzzle};
use crate::rng::Rng;

/// The numbers of a whole grid, row by row; each row is a permutation.
pub type Numbers = Box<[u8]>;

/// A puzzle as the genetic algorithms use it.
pub struct Board<'a> {
    pub puzzle: &'a Puzzle,
    pub size: usize,
    /// The cage of each cell.
    pub cage_of: Vec<usize>,
    /// The cells of each cage.
    pub cages: Vec<Vec<usize>>,
    /// The free cells of each row.
    pub free: Vec<Vec<usize>>,
    /// The candidates of each cell: bit k for the number k.
    pub candidates: &'a [u32],
    /// The fixed number of each cell; 0 if it is free.
    fixed: Numbers,
}

impl<'a> Board<'a> {
    /// Creates a board on which every cell that the rules filled is fixed. No row may contain a
    /// fixed number twice.
    pub fn new(puzzle: &'a Puzzle, deduced: &'a Deduced) -> Self {
        let size = usize::from(puzzle.size());
        let fixed: Numbers = deduced.numbers.clone().into();
        let free_of = |row| (row * size..(row + 1) * size).filter(|cell| fixed[*cell] == 0);
        let index = |cell: &_| puzzle.index(*cell);
        Self {
            puzzle,
            size,
            cage_of: puzzle.cells().map(|cell| puzzle.cage_of(cell)).collect(),
            cages: puzzle
                .cages()
                .iter()
                .map(|cage| cage.cells.iter().map(index).collect())
                .collect(),
            free: (0..size).map(|row| free_of(row).collect()).collect(),
            candidates: &deduced.candidates,
            fixed,
        }
    }

    /// Returns the number of valid cells: those without a duplicate in their row and column whose
    /// cage reaches its target. Rows are permutations, so only columns can contain duplicates.
    pub fn valid_cells(&self, numbers: &[u8]) -> usize {
        let columns: u32 = (0..self.size)
            .filter(|column| self.has_no_duplicate(numbers, *column))
            .fold(0, |columns, column| columns | 1 << column);
        let valid = |(number, cells): (usize, &Vec<usize>)| {
            let cage = &self.puzzle.cages()[number];
            let mut inside = [0; MAX_SIZE as usize];
            let inside = match inside.get_mut(..cells.len()) {
                Some(inside) => inside,
                None => &mut vec![0; cells.len()],
            };
            inside.iter_mut().zip(cells).for_each(|(number, cell)| *number = numbers[*cell]);
            let valid = cells.iter().filter(|cell| columns & 1 << (*cell % self.size) != 0);
            if cage.operator.gives(inside, cage.target) { valid.count() } else { 0 }
        };
        self.cages.iter().enumerate().map(valid).sum()
    }

    /// Returns the fitness as the thesis defines it: valid cells / all cells.
    pub fn fitness(&self, numbers: &[u8]) -> f64 {
        self.valid_cells(numbers) as f64 / numbers.len().max(1) as f64
    }

    fn has_no_duplicate(&self, numbers: &[u8], column: usize) -> bool {
        let inside = numbers.iter().skip(column).step_by(self.size);
        inside.fold(0u32, |seen, number| seen | 1 << number) == self.puzzle.all_numbers()
    }

    pub fn random(&self, rng: &mut Rng) -> Numbers {
        let mut numbers = self.fixed.clone();
        (0..self.size).for_each(|row| self.draw_row(&mut numbers, row, rng));
        numbers
    }

    /// Draws new numbers for the free cells of a row.
    pub fn draw_row(&self, numbers: &mut [u8], row: usize, rng: &mut Rng) {
        let stands = &self.fixed[row * self.size..(row + 1) * self.size];
        let mut left: Vec<u8> =
            (1..=self.size as u8).filter(|number| !stands.contains(number)).collect();
        left.shuffle(rng);
        for (cell, number) in self.free[row].iter().zip(left) {
            numbers[*cell] = number;
        }
    }

    /// Takes each row from a random parent for the first child, and from the other parent for the
    /// second.
    pub fn mix_rows(&self, one: &Numbers, other: &Numbers, rng: &mut Rng) -> [Numbers; 2] {
        let mut children = [one.clone(), other.clone()];
        for row in 0..self.size {
            if rng.random() {
                let cells = row * self.size..(row + 1) * self.size;
                children[0][cells.clone()].copy_from_slice(&other[cells.clone()]);
                children[1][cells.clone()].copy_from_slice(&one[cells]);
            }
        }
        children
    }

    /// Returns a random row with at least two free cells, if there is one.
    pub fn loose_row(&self, rng: &mut Rng) -> Option<usize> {
        let loose: Vec<usize> = (0..self.size).filter(|row| self.free[*row].len() > 1).collect();
        (!loose.is_empty()).then(|| loose[rng.random_range(0..loose.len())])
    }
}
