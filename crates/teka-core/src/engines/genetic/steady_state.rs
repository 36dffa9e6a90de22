//! A genetic algorithm that creates one child at a time. Tournament selection chooses two parents.
//! Their child is mutated, improved, and replaces the worst individual unless it is worse. This
//! suits genomes whose individuals are expensive because local search improves them.

use rand::RngExt;

use super::{Breeding, Genome, Halt, Outcome, Scored};
use crate::control::{Control, Stop};
use crate::rng::Rng;

/// The settings of the algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SteadyState {
    /// The size of the population. It is at least 1.
    pub population: usize,
    /// The total number of individuals, over all restarts.
    pub individuals: u64,
    /// The number of consecutive children without an improvement after which the search restarts
    /// with a new random population. With 0, it never restarts.
    pub stagnation_limit: usize,
    /// True to create children from parents. If false, every individual is random.
    pub mating: bool,
}

impl Default for SteadyState {
    fn default() -> Self {
        Self { population: 16, individuals: 1600, stagnation_limit: 12, mating: true }
    }
}

/// Runs until an individual is a solution or all individuals have been evaluated. Each individual
/// evaluated counts as one node. Returns `Err` if the control stops the run.
pub fn steady_state<G: Genome>(
    genome: &G,
    settings: &SteadyState,
    rng: Rng,
    control: &mut Control,
) -> Result<Outcome<G::Individual>, Stop> {
    let mut run = Breeding::new(genome, rng, control, settings.individuals.max(1));
    let (mut bred, mut populations) = (Ok(()), 0);
    while bred.is_ok() && run.has_room() {
        run.control.genetic().restarts = populations;
        bred = live(&mut run, settings);
        populations += 1;
    }
    run.end(bred)
}

/// Runs one population until it stagnates.
fn live<G: Genome>(run: &mut Breeding<G>, settings: &SteadyState) -> Result<(), Halt> {
    let mut population = Vec::with_capacity(settings.size());
    for _ in 0..settings.size() {
        run.count_generations(settings);
        population.push(run.judge_random()?);
        if !run.has_room() {
            return Ok(());
        }
    }
    let mut stale = 0;
    while run.has_room() && (settings.stagnation_limit == 0 || stale < settings.stagnation_limit) {
        run.count_generations(settings);
        let child = if settings.mating { mate(run, &population)? } else { run.judge_random()? };
        let is_best = population.iter().all(|scored| child.cost < scored.cost);
        stale = if is_best { 0 } else { stale + 1 };
        replace_worst(&mut population, child);
    }
    Ok(())
}

fn mate<G: Genome>(
    run: &mut Breeding<G>,
    population: &[Scored<G::Individual>],
) -> Result<Scored<G::Individual>, Halt> {
    let parents = [(); 2].map(|()| tournament(population, &mut run.rng));
    let [one, other] = parents.map(|scored| &scored.individual);
    let [mut child, _] = run.genome.crossover(one, other, &mut run.rng);
    run.genome.mutate(&mut child, &mut run.rng);
    run.judge(child)
}

/// Returns the better of two random individuals.
fn tournament<'a, I>(population: &'a [Scored<I>], rng: &mut Rng) -> &'a Scored<I> {
    let [one, other] = [(); 2].map(|()| &population[rng.random_range(0..population.len())]);
    if other.cost < one.cost { other } else { one }
}

fn replace_worst<I>(population: &mut [Scored<I>], child: Scored<I>) {
    let worst = population.iter_mut().max_by_key(|scored| scored.cost);
    if let Some(worst) = worst.filter(|worst| child.cost <= worst.cost) {
        *worst = child;
    }
}

impl SteadyState {
    fn size(&self) -> usize {
        self.population.max(1)
    }
}

impl<G: Genome> Breeding<'_, '_, G> {
    /// Updates the generation number. One generation is as many individuals as the population has.
    fn count_generations(&mut self, settings: &SteadyState) {
        self.generation = self.judged / settings.size() as u64;
    }

    fn has_room(&self) -> bool {
        self.judged < self.planned
    }
}
