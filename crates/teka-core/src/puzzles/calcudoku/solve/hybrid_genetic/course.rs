//! The course's chromosome and operators. The cost is the number of cells that
//! are not valid: fitness, valid cells / all cells, the other way round.

use rand::RngExt;

use super::super::picture;
use super::board::{Board, Numbers};
use crate::engines::genetic::Genome;
use crate::message;
use crate::message::Message;
use crate::puzzles::calcudoku::model::MAX_SIZE;
use crate::rng::Rng;
use crate::scene::Scene;

/// A grid whose rows are permutations.
pub struct Course<'a>(pub Board<'a>);

impl Genome for Course<'_> {
    type Individual = Numbers;

    fn random(&self, rng: &mut Rng) -> Numbers {
        self.0.random(rng)
    }

    fn cost(&self, numbers: &Numbers) -> u64 {
        let columns: u32 = (0..self.0.size)
            .filter(|column| self.has_no_duplicate(numbers, *column))
            .fold(0, |columns, column| columns | 1 << column);
        let met = |(number, cells): (usize, &Vec<usize>)| {
            let cage = &self.0.puzzle.cages()[number];
            let mut inside = [0; MAX_SIZE as usize];
            let inside = match inside.get_mut(..cells.len()) {
                Some(inside) => inside,
                None => &mut vec![0; cells.len()],
            };
            inside.iter_mut().zip(cells).for_each(|(number, cell)| *number = numbers[*cell]);
            let valid = cells.iter().filter(|cell| columns & 1 << (*cell % self.0.size) != 0);
            if cage.operator.gives(inside, cage.target) { valid.count() } else { 0 }
        };
        let valid: usize = self.0.cages.iter().enumerate().map(met).sum();
        (numbers.len() - valid) as u64
    }

    fn crossover(&self, one: &Numbers, other: &Numbers, rng: &mut Rng) -> [Numbers; 2] {
        self.0.mix_rows(one, other, rng)
    }

    /// Swaps two free cells of a row.
    fn mutate(&self, numbers: &mut Numbers, rng: &mut Rng) {
        if let Some(row) = self.0.loose_row(rng) {
            let free = &self.0.free[row];
            let one = rng.random_range(0..free.len());
            let other = (one + rng.random_range(1..free.len())) % free.len();
            numbers.swap(free[one], free[other]);
        }
    }

    fn scene(&self, numbers: &Numbers) -> Scene {
        picture(self.0.puzzle, numbers)
    }

    fn fitness(&self, numbers: &Numbers) -> Message {
        let cells = numbers.len() as u64;
        let percent = 100 * (cells - self.cost(numbers)) / cells.max(1);
        message!("calcudoku-hybrid-genetic-valid", percent = percent)
    }
}

impl Course<'_> {
    /// Rows are permutations, so only columns can have a number twice.
    fn has_no_duplicate(&self, numbers: &[u8], column: usize) -> bool {
        let inside = numbers.iter().skip(column).step_by(self.0.size);
        inside.fold(0u32, |seen, number| seen | 1 << number) == self.0.puzzle.all_numbers()
    }
}
