//! The course's chromosome and operators. The cost is the number of cells that
//! are not valid: fitness, valid cells / all cells, the other way round.

use rand::RngExt;

use super::super::picture;
use super::board::{Board, Numbers};
use crate::engines::genetic::Genome;
use crate::message;
use crate::message::Message;
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
        (numbers.len() - self.0.valid_cells(numbers)) as u64
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

    fn fitness(&self, numbers: &Numbers, _: u64) -> f64 {
        self.0.fitness(numbers)
    }

    fn describe(&self, numbers: &Numbers) -> Message {
        let cells = numbers.len() as u64;
        let percent = 100 * (cells - self.cost(numbers)) / cells.max(1);
        message!("calcudoku-hybrid-genetic-valid", percent = percent)
    }
}
