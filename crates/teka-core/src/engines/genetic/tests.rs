//! Tests of both algorithms with a small genome.

use std::cell::RefCell;

use rand::RngExt;

use super::*;
use crate::control::{Limits, Observer, Stats, Unwatched};
use crate::message::Arg;
use crate::rng::rng;

/// A genome that maximises the number of ones in 24 bits and records the individuals evaluated.
#[derive(Default)]
struct Ones {
    judged: RefCell<Vec<u32>>,
    /// The cost up to which an individual is a solution. With `None`, there is no solution.
    content: Option<u64>,
}

impl Genome for Ones {
    type Individual = u32;

    fn random(&self, rng: &mut Rng) -> u32 {
        rng.random_range(0..1 << 24)
    }

    fn cost(&self, bits: &u32) -> u64 {
        self.judged.borrow_mut().push(*bits);
        u64::from(24 - bits.count_ones())
    }

    fn crossover(&self, one: &u32, other: &u32, rng: &mut Rng) -> [u32; 2] {
        let mask: u32 = rng.random();
        [one & mask | other & !mask, other & mask | one & !mask]
    }

    fn mutate(&self, bits: &mut u32, rng: &mut Rng) {
        *bits ^= 1 << rng.random_range(0..24);
    }

    fn is_solution(&self, _: &u32, cost: u64) -> bool {
        self.content.is_some_and(|most| cost <= most)
    }
}

fn evolve(genome: &Ones, settings: &Generational, seed: u64) -> Outcome<u32> {
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    generational(genome, settings, rng(seed), &mut control).unwrap()
}

fn settings(elitism: u8, crossover: u8, mutation: u8) -> Generational {
    Generational { population: 20, generations: 10, elitism, crossover, mutation }
}

#[test]
fn percentages_determine_how_many_are_judged() {
    let check = |elitism, crossover, mutation, a_generation: usize| {
        let genome = Ones::default();
        let outcome = evolve(&genome, &settings(elitism, crossover, mutation), 1);
        let judged = genome.judged.borrow();
        assert_eq!(judged.len(), 20 + 10 * a_generation, "{elitism} {crossover} {mutation}");
        assert!(!outcome.solved);
        assert_eq!(outcome.cost, u64::from(24 - outcome.best.count_ones()));
    };
    check(10, 80, 10, 18);
    check(0, 0, 0, 0); // only individuals of the previous generation
    check(5, 25, 5, 6); // less than 100 %, and an odd number of children
    check(100, 100, 100, 40); // more than 100 %
}

#[test]
fn every_generation_has_the_same_size() {
    for (elitism, crossover, mutation) in [(10, 80, 10), (0, 10, 0), (100, 100, 100), (0, 100, 50)]
    {
        let genome = Ones::default();
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let settings = settings(elitism, crossover, mutation);
        let mut run = Breeding::new(&genome, rng(3), &mut control, 0);
        let first = (0..20).map(|_| run.judge_random().ok().unwrap()).collect();
        let next = generational::next(&mut run, &settings, first).ok().unwrap();
        assert_eq!(next.len(), 20);
    }
}

#[test]
fn elitism_never_loses_the_best() {
    for (elitism, crossover, mutation) in [(1, 99, 0), (10, 80, 10), (5, 100, 100)] {
        for seed in 0..20 {
            let genome = Ones::default();
            let mut unwatched = Unwatched;
            let mut control = Control::new(Limits::default(), &mut unwatched);
            let settings = settings(elitism, crossover, mutation);
            let mut run = Breeding::new(&genome, rng(seed), &mut control, 0);
            let mut now: Vec<_> = (0..20).map(|_| run.judge_random().ok().unwrap()).collect();
            for _ in 0..10 {
                let best = now.iter().map(|scored| scored.cost).min();
                now = generational::next(&mut run, &settings, now).ok().unwrap();
                assert!(now.iter().map(|scored| scored.cost).min() <= best);
            }
        }
    }
}

#[test]
fn the_same_seed_is_the_same_run() {
    let judged = |seed| {
        let genome = Ones::default();
        evolve(&genome, &settings(5, 60, 80), seed);
        genome.judged.take()
    };
    assert_eq!(judged(7), judged(7));
    assert_ne!(judged(7), judged(8));
}

#[test]
fn a_run_ends_with_its_solution() {
    let genome = Ones { content: Some(2), ..Ones::default() };
    let outcome = evolve(&genome, &Generational::default(), 1);
    assert!(outcome.solved && outcome.cost <= 2);
    assert_eq!(genome.judged.borrow().last(), Some(&outcome.best));
}

#[test]
fn one_child_at_a_time() {
    for (mating, stagnation_limit) in [(true, 12), (true, 0), (false, 12)] {
        let genome = Ones::default();
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let settings = SteadyState { population: 8, individuals: 300, stagnation_limit, mating };
        let outcome = steady_state(&genome, &settings, rng(1), &mut control).unwrap();
        assert_eq!(control.stats().nodes, 300);
        let cheapest = genome.judged.borrow().iter().map(|bits| 24 - bits.count_ones()).min();
        assert_eq!(Some(outcome.cost), cheapest.map(u64::from));
    }
}

/// An observer that stops at the third tick and records the progress.
struct Impatient(Vec<f64>);

impl Observer for Impatient {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.0.extend(now.progress());
        if self.0.len() < 3 { Ok(()) } else { Err(Stop::Cancelled) }
    }

    fn interval(&self) -> u64 {
        10
    }
}

#[test]
fn a_run_is_watched_and_stopped() {
    let mut observer = Impatient(Vec::new());
    let mut control = Control::new(Limits::default(), &mut observer);
    let run = generational(&Ones::default(), &settings(10, 80, 10), rng(1), &mut control);
    assert_eq!(run, Err(Stop::Cancelled));
    assert_eq!(observer.0, [10.0 / 200.0, 20.0 / 200.0, 30.0 / 200.0]);
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(5), bytes: None }, &mut unwatched);
    let run = steady_state(&Ones::default(), &SteadyState::default(), rng(1), &mut control);
    assert_eq!(run, Err(Stop::NodeLimit));
}

/// An observer that records every note.
struct Reader(Vec<Message>);

impl Observer for Reader {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.0.extend(now.note());
        Ok(())
    }

    fn interval(&self) -> u64 {
        1
    }
}

/// Returns the generation and the cost in each note.
fn notes(run: impl FnOnce(&mut Control)) -> Vec<(i64, i64)> {
    let mut reader = Reader(Vec::new());
    run(&mut Control::new(Limits::default(), &mut reader));
    let read = |note: Message| {
        let [(_, Arg::Number(generation)), (_, Arg::Message(fitness))] = &note.args[..] else {
            panic!("{note:?} has no generation or fitness")
        };
        let [(_, Arg::Number(cost))] = fitness.args[..] else { panic!("{fitness:?} has no cost") };
        (*generation, cost)
    };
    reader.0.into_iter().map(read).collect()
}

#[test]
fn an_observer_sees_the_generation_and_the_best() {
    let percentages = settings(10, 80, 10);
    let by_generation = notes(|control| {
        generational(&Ones::default(), &percentages, rng(1), control).unwrap();
    });
    let by_child = notes(|control| {
        let settings =
            SteadyState { population: 20, individuals: 220, stagnation_limit: 0, mating: true };
        steady_state(&Ones::default(), &settings, rng(1), control).unwrap();
    });
    for (reports, judged) in [(by_generation, 20 + 10 * 18), (by_child, 220)] {
        assert_eq!(reports.len(), judged, "one note an individual");
        let mut generations: Vec<i64> = reports.iter().map(|(generation, _)| *generation).collect();
        generations.dedup();
        assert_eq!(generations.first(), Some(&0));
        assert!(generations.is_sorted() && generations.len() >= 10, "{generations:?}");
        let costs: Vec<i64> = reports.iter().map(|(_, cost)| *cost).collect();
        assert!(costs.is_sorted_by(|before, after| before >= after), "the best never gets worse");
        assert!(costs.last() < costs.first());
    }
}
