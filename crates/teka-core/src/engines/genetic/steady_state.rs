//! Breeding one child at a time: two parents chosen by tournament, their child
//! changed, improved, and put in the place of the worst if it is no worse. For
//! genomes whose individuals are dear because they improve themselves.

use rand::RngExt;

use super::{Breeding, Genome, Halt, Outcome, Scored};
use crate::control::{Control, Stop};
use crate::rng::Rng;

/// How many, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SteadyState {
    /// Individuals alive at a time; at least one.
    pub population: usize,
    /// Individuals in all, over all restarts.
    pub individuals: u64,
    /// A new population is drawn after this many children in a row that are no
    /// better than the best; 0 never draws one.
    pub stagnation_limit: usize,
    /// Whether children have parents; if not, each is drawn at random.
    pub mating: bool,
}

impl Default for SteadyState {
    fn default() -> Self {
        Self { population: 16, individuals: 1600, stagnation_limit: 12, mating: true }
    }
}

/// Breeds until an individual is a solution or there were enough. A node is an
/// individual judged.
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

/// One population, from its first individual until it is stale.
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

/// The better of two drawn at random.
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
    /// As many individuals as live at a time are a generation.
    fn count_generations(&mut self, settings: &SteadyState) {
        self.generation = self.judged / settings.size() as u64;
    }

    fn has_room(&self) -> bool {
        self.judged < self.planned
    }
}
