//! The methods: a search, the board's positions as its space, and the parameters.

use super::heuristics::Heuristic;
use super::impossible::why_impossible;
use super::space::{Metric, Space};
use crate::control::Control;
use crate::engines::search::{
    Answer, Reversible, a_star, beam, bfs, bidirectional, greedy, ida_star, uniform_cost,
};
use crate::family::{Ending, Found, MethodInfo, Promise};
use crate::param::{Args, Kind, Param};
use crate::puzzles::rush_hour::model::{Move, Puzzle};

/// Searches for a solution and hands it to `found` as its moves.
pub type Solve = fn(&Puzzle, &Args, &mut Control, Found<'_, Move>) -> Ending;

/// The algorithms, the default first.
pub const METHODS: &[(MethodInfo, Solve)] = &[
    (info("bfs", Promise::Shortest, &[METRIC]), |puzzle, args, control, found| {
        run(Engine::Bfs, puzzle, args, control, found)
    }),
    (info("ucs", Promise::Shortest, &[METRIC]), |puzzle, args, control, found| {
        run(Engine::UniformCost, puzzle, args, control, found)
    }),
    (info("gbfs", Promise::BestEffort, &[METRIC, HEURISTIC]), |puzzle, args, control, found| {
        run(Engine::Greedy, puzzle, args, control, found)
    }),
    (info("a-star", INFORMED, &[METRIC, HEURISTIC]), |puzzle, args, control, found| {
        run(Engine::AStar, puzzle, args, control, found)
    }),
    (info("ida-star", INFORMED, &[METRIC, HEURISTIC, TABLE]), |puzzle, args, control, found| {
        let remembered = args.int("table") as usize;
        run(Engine::IdaStar { remembered }, puzzle, args, control, found)
    }),
    (info("bidirectional", Promise::Shortest, &[METRIC]), |puzzle, args, control, found| {
        run(Engine::Bidirectional, puzzle, args, control, found)
    }),
    (
        info("beam", Promise::BestEffort, &[METRIC, HEURISTIC, WIDTH]),
        |puzzle, args, control, found| {
            let width = args.int("width") as usize;
            run(Engine::Beam { width }, puzzle, args, control, found)
        },
    ),
];

/// Shortest, but for the one heuristic that is not admissible in one metric.
const INFORMED: Promise =
    Promise::ShortestUnless(&[("metric", "slide"), ("heuristic", "distance")]);

const METRIC: Param = Param {
    name: "metric",
    kind: Kind::Choice { options: Metric::NAMES, default: "slide" },
    about: "rush-hour-set-metric",
};

const HEURISTIC: Param = Param {
    name: "heuristic",
    kind: Kind::Choice { options: Heuristic::NAMES, default: "closure" },
    about: "rush-hour-set-heuristic",
};

const WIDTH: Param = Param {
    name: "width",
    kind: Kind::Int { min: 1, max: 1_000_000, default: 1000 },
    about: "rush-hour-set-width",
};

const TABLE: Param = Param {
    name: "table",
    kind: Kind::Int { min: 0, max: 1 << 26, default: 1 << 18 },
    about: "rush-hour-set-table",
};

const fn info(name: &'static str, promise: Promise, params: &'static [Param]) -> MethodInfo {
    MethodInfo { name, promise, params, proves_unique: false }
}

#[derive(Clone, Copy)]
enum Engine {
    Bfs,
    UniformCost,
    Greedy,
    AStar,
    IdaStar { remembered: usize },
    Bidirectional,
    Beam { width: usize },
}

impl Engine {
    fn search<P: Reversible>(self, space: &P, control: &mut Control) -> Answer<P::Action> {
        match self {
            Self::Bfs => bfs::search(space, control),
            Self::UniformCost => uniform_cost::search(space, control),
            Self::Greedy => greedy::search(space, control),
            Self::AStar => a_star::search(space, control),
            Self::IdaStar { remembered } => ida_star::search(space, remembered, control),
            Self::Bidirectional => bidirectional::search(space, control),
            Self::Beam { width } => beam::search(space, width, control),
        }
    }
}

/// Few vehicles make small states, which are quick to copy and to find again.
fn run(
    engine: Engine,
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    if why_impossible(puzzle).is_some() {
        return Ending::Exhausted;
    }
    match puzzle.vehicles().len() {
        ..=16 => run_sized::<1>(engine, puzzle, args, control, found),
        17..=32 => run_sized::<2>(engine, puzzle, args, control, found),
        _ => run_sized::<8>(engine, puzzle, args, control, found),
    }
}

fn run_sized<const WORDS: usize>(
    engine: Engine,
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    let chosen =
        |name: &str| args.iter().find(|(known, _)| *known == name).map(|_| args.choice(name));
    let heuristic = Heuristic::named(chosen("heuristic").unwrap_or_default());
    let metric = Metric::named(args.choice("metric"));
    let Some(space) = Space::<WORDS>::new(puzzle, metric, heuristic) else {
        return Ending::Stopped(crate::control::Stop::Fault);
    };
    match engine.search(&space, control) {
        Ok(Some(path)) => {
            let moves: Vec<Move> = path.actions.iter().map(|slide| space.written(*slide)).collect();
            let _ = found(&moves);
            // There are always others: no search says that it was the only one.
            Ending::Enough
        }
        Ok(None) => Ending::Exhausted,
        Err(stop) => stop.into(),
    }
}
