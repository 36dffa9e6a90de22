//! A genetic algorithm that replaces the whole population at once. Percentages control how much of
//! the next generation comes from elitism, crossover and mutation.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::{Breeding, Genome, Halt, Outcome, Scored};
use crate::control::{Control, Stop};
use crate::rng::Rng;

/// The settings of the algorithm. If the percentages sum to less than 100, random individuals of
/// the previous generation fill the rest. If they sum to more, random individuals are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generational {
    /// The number of individuals in a generation. It is at least 1.
    pub population: usize,
    /// The number of generations after the first, which is random.
    pub generations: usize,
    /// The percentage of the best individuals, which survive. Unless it is 0, at least one
    /// individual survives, and the best one is never dropped.
    pub elitism: u8,
    /// The percentage of children of two random parents.
    pub crossover: u8,
    /// The percentage of mutated copies of random individuals.
    pub mutation: u8,
}

impl Default for Generational {
    fn default() -> Self {
        Self { population: 100, generations: 100, elitism: 10, crossover: 80, mutation: 10 }
    }
}

/// Runs until an individual is a solution or the last generation is complete. Each individual
/// evaluated counts as one node. Returns `Err` if the control stops the run.
pub fn generational<G: Genome>(
    genome: &G,
    settings: &Generational,
    rng: Rng,
    control: &mut Control,
) -> Result<Outcome<G::Individual>, Stop> {
    let bred = settings.percentage(settings.crossover) + settings.percentage(settings.mutation);
    let planned = settings.size() as u64 + settings.generations as u64 * bred as u64;
    let mut run = Breeding::new(genome, rng, control, planned);
    let bred = breed(&mut run, settings);
    run.end(bred)
}

fn breed<G: Genome>(run: &mut Breeding<G>, settings: &Generational) -> Result<(), Halt> {
    let mut population = Vec::with_capacity(settings.size());
    for _ in 0..settings.size() {
        population.push(run.judge_random()?);
    }
    for generation in 1..=settings.generations {
        run.generation = generation as u64;
        population = next(run, settings, population)?;
    }
    Ok(())
}

pub(super) type Population<G> = Vec<Scored<<G as Genome>::Individual>>;

/// Returns the next generation, which has the same size as the old one.
pub(super) fn next<G: Genome>(
    run: &mut Breeding<G>,
    settings: &Generational,
    mut old: Population<G>,
) -> Result<Population<G>, Halt> {
    old.sort_by_key(|scored| scored.cost);
    let mut new: Population<G> = old[..settings.elite()].to_vec();
    add_children(run, settings.percentage(settings.crossover), &old, &mut new)?;
    for _ in 0..settings.percentage(settings.mutation) {
        let mut mutant = pick(&old, &mut run.rng).individual.clone();
        run.genome.mutate(&mut mutant, &mut run.rng);
        new.push(run.judge(mutant)?);
    }
    fit(&old, &mut new, settings, &mut run.rng);
    Ok(new)
}

/// Adds `count` children, two for each pair of parents. If the count is odd, the last pair has only
/// one.
fn add_children<G: Genome>(
    run: &mut Breeding<G>,
    count: usize,
    old: &Population<G>,
    new: &mut Population<G>,
) -> Result<(), Halt> {
    let mut left = count;
    while left > 0 {
        let parents = [(); 2].map(|()| pick(old, &mut run.rng));
        let [one, other] = parents.map(|scored| &scored.individual);
        for child in run.genome.crossover(one, other, &mut run.rng).into_iter().take(left) {
            new.push(run.judge(child)?);
            left -= 1;
        }
    }
    Ok(())
}

/// Makes the new generation as large as the old one.
fn fit<I: Clone>(
    old: &[Scored<I>],
    new: &mut Vec<Scored<I>>,
    settings: &Generational,
    rng: &mut Rng,
) {
    while new.len() < old.len() {
        new.push(pick(old, rng).clone());
    }
    // The best individual comes first. With elitism, it is never dropped.
    let first = usize::from(settings.elite() > 0);
    while new.len() > old.len() {
        new.swap_remove(rng.random_range(first..new.len()));
    }
}

fn pick<'a, I>(old: &'a [Scored<I>], rng: &mut Rng) -> &'a Scored<I> {
    old.choose(rng).expect("a population is never empty")
}

impl Generational {
    fn size(&self) -> usize {
        self.population.max(1)
    }

    fn percentage(&self, percent: u8) -> usize {
        (self.size() * usize::from(percent) + 50) / 100
    }

    fn elite(&self) -> usize {
        self.percentage(self.elitism).clamp(usize::from(self.elitism > 0), self.size())
    }
}
