//! The strong variant's individual: a grid that improves itself by tabu search
//! before it is judged.

use super::super::picture;
use super::board::{Board, Numbers};
use super::climb::Climb;
use super::demand::Demands;
use crate::control::{Control, Stop};
use crate::engines::genetic::{Genome, Look};
use crate::message;
use crate::message::Message;
use crate::rng::Rng;
use crate::scene::Scene;

/// Steps between two looks of the observer.
const LOOK_EVERY: u32 = 64;

/// A grid whose rows are permutations.
pub struct Tabu<'a> {
    board: Board<'a>,
    demands: Demands,
    /// Steps an individual may take.
    pub steps: u32,
    /// Whether what stays unmet weighs more and more.
    pub weights: bool,
}

impl<'a> Tabu<'a> {
    pub fn new(
        board: Board<'a>,
        steps: u32,
        weights: bool,
        control: &mut Control,
    ) -> Result<Self, Stop> {
        Ok(Self { demands: Demands::new(&board, control)?, board, steps, weights })
    }
}

impl Genome for Tabu<'_> {
    type Individual = Numbers;

    fn random(&self, rng: &mut Rng) -> Numbers {
        self.board.random(rng)
    }

    fn cost(&self, numbers: &Numbers) -> u64 {
        Climb::new(&self.board, &self.demands, numbers.clone()).cost()
    }

    fn crossover(&self, one: &Numbers, other: &Numbers, rng: &mut Rng) -> [Numbers; 2] {
        self.board.mix_rows(one, other, rng)
    }

    /// Draws one row anew.
    fn mutate(&self, numbers: &mut Numbers, rng: &mut Rng) {
        if let Some(row) = self.board.loose_row(rng) {
            self.board.draw_row(numbers, row, rng);
        }
    }

    /// Walks from swap to swap and comes back with the best grid on the way.
    fn improve(
        &self,
        numbers: &mut Numbers,
        rng: &mut Rng,
        look: Look<'_, Numbers>,
    ) -> Result<(), Stop> {
        let mut climb = Climb::new(&self.board, &self.demands, numbers.clone());
        let mut least = climb.cost();
        for step in 1..=self.steps {
            if least == 0 {
                break;
            }
            if step % LOOK_EVERY == 0 {
                look(climb.numbers())?;
            }
            climb.step(step, self.weights, rng);
            if climb.cost() < least {
                least = climb.cost();
                numbers.copy_from_slice(climb.numbers());
            }
        }
        Ok(())
    }

    fn scene(&self, numbers: &Numbers) -> Scene {
        picture(self.board.puzzle, numbers)
    }

    fn fitness(&self, numbers: &Numbers, _: u64) -> f64 {
        self.board.fitness(numbers)
    }

    /// What is still wrong: rows never are.
    fn describe(&self, numbers: &Numbers) -> Message {
        let (cages, doubles) = Climb::new(&self.board, &self.demands, numbers.clone()).faults();
        message!("calcudoku-hybrid-genetic-faults", cages = cages, doubles = doubles)
    }
}
