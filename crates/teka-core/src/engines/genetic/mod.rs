//! Genetic algorithms. In a population of individuals, the better ones survive, recombine and
//! mutate until one is a solution.
//!
//! There are two algorithms. [`generational`] replaces the whole population at once.
//! [`steady_state`] creates one child at a time, which replaces the worst individual. Neither knows
//! anything about puzzles: a [`Genome`] defines what an individual is, what it costs and how it
//! changes. Neither can prove that there is no solution.

mod generational;
mod steady_state;
#[cfg(test)]
mod tests;

pub use self::generational::{Generational, generational};
pub use self::steady_state::{SteadyState, steady_state};

use crate::control::{Control, Stop, View};
use crate::message;
use crate::message::Message;
use crate::rng::Rng;
use crate::scene::Scene;

/// The definition of an individual and of the genetic operators.
///
/// ```
/// use rand::RngExt;
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::genetic::{Generational, Genome, generational};
/// use teka_core::rng::{Rng, rng};
///
/// /// OneMax: make all of sixteen bits ones.
/// struct OneMax;
///
/// impl Genome for OneMax {
///     type Individual = u16;
///     fn random(&self, rng: &mut Rng) -> u16 {
///         rng.random()
///     }
///     fn cost(&self, bits: &u16) -> u64 {
///         u64::from(bits.count_zeros())
///     }
///     fn crossover(&self, one: &u16, other: &u16, rng: &mut Rng) -> [u16; 2] {
///         let mask: u16 = rng.random();
///         [one & mask | other & !mask, other & mask | one & !mask]
///     }
///     fn mutate(&self, bits: &mut u16, rng: &mut Rng) {
///         *bits ^= 1 << rng.random_range(0..16);
///     }
/// }
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let settings = Generational { population: 50, generations: 100, ..Generational::default() };
/// let outcome = generational(&OneMax, &settings, rng(1), &mut control).unwrap();
/// assert!(outcome.solved);
/// assert_eq!(outcome.best, u16::MAX);
/// ```
pub trait Genome {
    /// A candidate solution.
    type Individual: Clone;

    /// Creates a random individual.
    fn random(&self, rng: &mut Rng) -> Self::Individual;

    /// Returns the distance from a solution. Lower is better.
    fn cost(&self, individual: &Self::Individual) -> u64;

    /// Creates two children of two parents.
    fn crossover(
        &self,
        one: &Self::Individual,
        other: &Self::Individual,
        rng: &mut Rng,
    ) -> [Self::Individual; 2];

    /// Makes a small random change.
    fn mutate(&self, individual: &mut Self::Individual, rng: &mut Rng);

    /// Improves an individual by local search before it is evaluated. A slow search passes its
    /// current state to `look` at intervals and returns the error of `look`, if any.
    fn improve(
        &self,
        _: &mut Self::Individual,
        _: &mut Rng,
        _look: Look<'_, Self::Individual>,
    ) -> Result<(), Stop> {
        Ok(())
    }

    /// Returns true if the individual is a solution.
    fn is_solution(&self, _: &Self::Individual, cost: u64) -> bool {
        cost == 0
    }

    /// Returns the drawing of an individual, for observers.
    fn scene(&self, _: &Self::Individual) -> Scene {
        Scene::default()
    }

    /// Returns the fitness of an individual with this cost, from 0 to 1. A solution has fitness 1.
    fn fitness(&self, _: &Self::Individual, cost: u64) -> f64 {
        1.0 / (1.0 + cost as f64)
    }

    /// Returns a message that describes the quality of an individual.
    fn describe(&self, individual: &Self::Individual) -> Message {
        message!("genetic-cost", cost = self.cost(individual))
    }
}

/// A callback that shows an individual to the observer while it is being improved. An error means
/// that the run must stop.
pub type Look<'a, I> = &'a mut dyn FnMut(&I) -> Result<(), Stop>;

/// The outcome of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome<I> {
    /// The best individual. Among equals, it is the first one found.
    pub best: I,
    /// The cost of the best individual.
    pub cost: u64,
    /// True if the best individual is a solution. False does not mean that there is none.
    pub solved: bool,
}

/// An individual with its cost.
#[derive(Clone, Debug)]
struct Scored<I> {
    individual: I,
    cost: u64,
}

/// The reason why a run ends early.
enum Halt {
    Solved,
    Stopped(Stop),
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Self::Stopped(stop)
    }
}

/// A run in progress. It evaluates individuals for both algorithms.
struct Breeding<'a, 'c, G: Genome> {
    genome: &'a G,
    rng: Rng,
    control: &'a mut Control<'c>,
    best: Option<Scored<G::Individual>>,
    judged: u64,
    generation: u64,
    /// The maximum number of individuals to evaluate.
    planned: u64,
}

impl<'a, 'c, G: Genome> Breeding<'a, 'c, G> {
    fn new(genome: &'a G, rng: Rng, control: &'a mut Control<'c>, planned: u64) -> Self {
        Self { genome, rng, control, best: None, judged: 0, generation: 0, planned }
    }

    /// Improves and evaluates an individual, which counts as one node.
    fn judge(&mut self, mut individual: G::Individual) -> Result<Scored<G::Individual>, Halt> {
        self.improve(&mut individual)?;
        let cost = self.genome.cost(&individual);
        let scored = Scored { individual, cost };
        self.judged += 1;
        let is_solution = self.genome.is_solution(&scored.individual, cost);
        if is_solution || self.best.as_ref().is_none_or(|best| cost < best.cost) {
            let fitness = self.genome.fitness(&scored.individual, cost);
            let genetic = self.control.genetic();
            genetic.best_fitness = genetic.best_fitness.max(fitness);
            self.best = Some(scored.clone());
        }
        self.control.genetic().generations = self.generation;
        let best = &self.best.as_ref().unwrap_or(&scored).individual;
        let (genome, generation, fraction) = (self.genome, self.generation, self.fraction());
        self.control.node(&Watch { genome, shown: best, best, generation, fraction })?;
        if is_solution { Err(Halt::Solved) } else { Ok(scored) }
    }

    fn improve(&mut self, individual: &mut G::Individual) -> Result<(), Stop> {
        let (genome, generation, fraction) = (self.genome, self.generation, self.fraction());
        let mut look = |shown: &G::Individual| {
            let best = self.best.as_ref().map_or(shown, |best| &best.individual);
            self.control.poll(&Watch { genome, shown, best, generation, fraction })
        };
        genome.improve(individual, &mut self.rng, &mut look)
    }

    /// Returns the fraction of the individuals that have been evaluated.
    fn fraction(&self) -> f64 {
        self.judged as f64 / self.planned.max(1) as f64
    }

    fn judge_random(&mut self) -> Result<Scored<G::Individual>, Halt> {
        let individual = self.genome.random(&mut self.rng);
        self.judge(individual)
    }

    /// Converts the result of a run into its outcome.
    fn end(self, bred: Result<(), Halt>) -> Result<Outcome<G::Individual>, Stop> {
        let solved = match bred {
            Ok(()) => false,
            Err(Halt::Solved) => true,
            Err(Halt::Stopped(stop)) => return Err(stop),
        };
        // Every population has at least one individual.
        let Scored { individual, cost } = self.best.ok_or(Stop::GaveUp)?;
        Ok(Outcome { best: individual, cost, solved })
    }
}

struct Watch<'a, G: Genome> {
    genome: &'a G,
    shown: &'a G::Individual,
    best: &'a G::Individual,
    generation: u64,
    fraction: f64,
}

impl<G: Genome> View for Watch<'_, G> {
    fn scene(&self) -> Scene {
        self.genome.scene(self.shown)
    }

    fn progress(&self) -> Option<f64> {
        Some(self.fraction.min(1.0))
    }

    fn note(&self) -> Option<Message> {
        let fitness = self.genome.describe(self.best);
        Some(message!("genetic-watch", generation = self.generation, fitness = fitness))
    }

    fn cost(&self) -> Option<u64> {
        Some(self.genome.cost(self.best))
    }
}
