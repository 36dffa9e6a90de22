//! The hybrid genetic algorithm: rules fill the cells that are certain, and a genetic algorithm
//! searches for the rest. It may give up; a failed run never means that there is no solution. A
//! node is an individual evaluated.
//!
//! There are two variants. `course` uses the rule stage, chromosome and operators of the Calcudoku
//! thesis whose experiments Teka repeats ("the thesis" below). `tabu`, the default, improves each
//! individual by tabu search with growing weights and avoids the candidates that the rules have
//! removed. In both, each row is a permutation that keeps its fixed cells.

mod board;
mod demand;
pub mod rule_stage;
mod tabu;

use std::ops::ControlFlow;

use rand::RngExt;

use self::board::{Board, Numbers};
use self::tabu::Tabu;
use super::{Handover, picture};
use crate::control::{Control, Stop};
use crate::engines::genetic::{
    Generational, Genome, Outcome, SteadyState, generational, steady_state,
};
use crate::family::Play;
use crate::family::{Ending, Found, Status};
use crate::message;
use crate::message::Message;
use crate::param::{Args, Kind, Param};
use crate::puzzles::calcudoku::Calcudoku;
use crate::puzzles::calcudoku::model::{Move, Puzzle, State};
use crate::rng::{Rng, rng};
use crate::scene::Scene;

/// The number of tabu search steps per individual.
const STEPS: u32 = 4000;

/// The number of consecutive children no better than the best that triggers a restart.
const STAGNATION_LIMIT: usize = 12;

const VARIANT: Kind = Kind::Choice { options: &["tabu", "course"], default: "tabu" };
const SWITCH: Kind = Kind::Choice { options: &["on", "off"], default: "on" };

/// The parameters of the method.
pub const PARAMS: &[Param] = &[
    Param { name: "variant", kind: VARIANT, about: "calcudoku-hybrid-genetic-variant" },
    Param {
        name: "population",
        kind: whole(1, 100_000, 16),
        about: "calcudoku-hybrid-genetic-population",
    },
    Param {
        name: "generations",
        kind: whole(0, 1_000_000, 100),
        about: "calcudoku-hybrid-genetic-generations",
    },
    Param { name: "elitism", kind: percent(10), about: "calcudoku-hybrid-genetic-elitism" },
    Param { name: "crossover", kind: percent(80), about: "calcudoku-hybrid-genetic-crossover" },
    Param { name: "mutation", kind: percent(10), about: "calcudoku-hybrid-genetic-mutation" },
    Param { name: "seed", kind: whole(0, i64::MAX, 1), about: "calcudoku-hybrid-genetic-seed" },
    Param { name: "rules", kind: SWITCH, about: "calcudoku-hybrid-genetic-rules" },
    Param { name: "weights", kind: SWITCH, about: "calcudoku-hybrid-genetic-weights" },
    Param { name: "restarts", kind: SWITCH, about: "calcudoku-hybrid-genetic-restarts" },
    Param { name: "mating", kind: SWITCH, about: "calcudoku-hybrid-genetic-mating" },
];

const fn whole(min: i64, max: i64, default: i64) -> Kind {
    Kind::Int { min, max, default }
}

const fn percent(default: i64) -> Kind {
    Kind::Percent { default }
}

/// Passes a solution to `found` if the search finds one. The method cannot tell whether there are
/// others, so it gives up unless one is enough.
pub fn solve(
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    match search(puzzle, args, control) {
        Ok(numbers) if is_solved(puzzle, &numbers) => {
            match Handover::new(puzzle, found).emit(&numbers) {
                ControlFlow::Break(()) => Ending::Enough,
                ControlFlow::Continue(()) => Stop::GaveUp.into(),
            }
        }
        Ok(_) => Stop::GaveUp.into(),
        Err(stop) => stop.into(),
    }
}

fn search(puzzle: &Puzzle, args: &Args, control: &mut Control) -> Result<Numbers, Stop> {
    // A run that gives up at once still reports these figures.
    control.genetic();
    // Gives up even if the rules show that there is no solution: this method proves nothing.
    let deduced = rule_stage::run(puzzle, args, control)?.ok_or(Stop::GaveUp)?;
    control.genetic().filled = deduced.filled(puzzle) as u64;
    let board = Board::new(puzzle, &deduced);
    let run = if args.choice("variant") == "course" { run_course } else { run_tabu };
    let outcome = run(board, args, control)?;
    outcome.solved.then_some(outcome.best).ok_or(Stop::GaveUp)
}

fn run_course(board: Board, args: &Args, control: &mut Control) -> Result<Outcome<Numbers>, Stop> {
    let rate = |name| args.int(name) as u8;
    let settings = Generational {
        population: args.int("population") as usize,
        generations: args.int("generations") as usize,
        elitism: rate("elitism"),
        crossover: rate("crossover"),
        mutation: rate("mutation"),
    };
    // The previous generation stays in memory while the next one is built.
    store(2 * settings.population, &board, control)?;
    generational(&Course(board), &settings, rng(args.int("seed") as u64), control)
}

fn run_tabu(board: Board, args: &Args, control: &mut Control) -> Result<Outcome<Numbers>, Stop> {
    let population = args.int("population") as usize;
    let settings = SteadyState {
        population,
        individuals: population as u64 * (args.int("generations") as u64 + 1),
        stagnation_limit: if is_on(args, "restarts") { STAGNATION_LIMIT } else { 0 },
        mating: is_on(args, "mating"),
    };
    store(population, &board, control)?;
    let genome = Tabu::new(board, STEPS, is_on(args, "weights"), control)?;
    steady_state(&genome, &settings, rng(args.int("seed") as u64), control)
}

/// Accounts for the memory of this number of individuals.
fn store(individuals: usize, board: &Board, control: &mut Control) -> Result<(), Stop> {
    let bytes = board.size * board.size + 2 * size_of::<Numbers>();
    control.store(individuals as u64, (individuals * bytes) as u64)
}

fn is_on(args: &Args, name: &str) -> bool {
    args.choice(name) == "on"
}

/// Checks the solution as a player's position would be checked, because the products of huge cages
/// overflow in the search.
fn is_solved(puzzle: &Puzzle, numbers: &[u8]) -> bool {
    let state = State::new(puzzle, numbers.to_vec(), vec![0; numbers.len()]);
    state.is_some_and(|state| Calcudoku::status(puzzle, &state) == Status::Solved)
}

// The chromosome and operators of the thesis. The cost is the number of invalid cells, the
// complement of its fitness (valid cells / all cells).

/// A grid whose rows are permutations.
struct Course<'a>(Board<'a>);

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
