//! The solving methods: a search, the positions of the board as its state space, and the
//! parameters.

use super::heuristics::Heuristic;
use super::space::{Slide, Space};
use super::{Metric, count_shortest, packed};
use crate::control::{Control, Stop};
use crate::engines::search::beam::Taste;
use crate::engines::search::{
    Answer, Reversible, a_star, beam, bidirectional, greedy, ida_star, shorten, uniform_cost,
};
use crate::fact::Overestimates;
use crate::family::{Count, Ending, Found, Method, MethodInfo, Promise, Solve};
use crate::param::{Args, Kind, Param};
use crate::puzzles::rush_hour::RushHour;
use crate::puzzles::rush_hour::model::{Move, Puzzle, State};
use crate::puzzles::rush_hour::rules::{self, why_impossible};

/// The solving methods, the default first.
static METHODS: &[Method<RushHour>] = &[
    method("bfs", Promise::Shortest, &[Metric::PARAM], packed::solve)
        .with_count(|puzzle, args, control| count_shortest(puzzle, Metric::of(args), control)),
    method("ucs", Promise::Shortest, &[Metric::PARAM], |puzzle, args, control, found| {
        run(Engine::UniformCost, puzzle, args, control, found)
    }),
    method("gbfs", Promise::AnySolution, INFORMED, |puzzle, args, control, found| {
        run(Engine::Greedy, puzzle, args, control, found)
    }),
    method("a-star", ADMISSIBLE, INFORMED, |puzzle, args, control, found| {
        run(Engine::AStar, puzzle, args, control, found)
    }),
    method("ida-star", ADMISSIBLE, DEEPENING, |puzzle, args, control, found| {
        let remembered = args.int("table") as usize;
        run(Engine::IdaStar { remembered }, puzzle, args, control, found)
    }),
    method("bidirectional", Promise::Shortest, &[Metric::PARAM], |puzzle, args, control, found| {
        run(Engine::Bidirectional, puzzle, args, control, found)
    }),
    method("beam", Promise::BestEffort, NARROWED, |puzzle, args, control, found| {
        let width = args.int("width") as usize;
        let taste = Taste { width, prefers_new: args.choice("novelty") == "on" };
        let polish = args.int("polish") as usize;
        run(Engine::Beam { taste, polish }, puzzle, args, control, found)
    }),
];

impl Solve for RushHour {
    fn methods() -> &'static [Method<Self>] {
        METHODS
    }

    /// Returns the moves of a shortest solution from this position, or `None` if there is none.
    fn finish(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Vec<Move>>, Stop> {
        // The vehicles of a position never overlap.
        let from_here = puzzle.with_positions(state.positions()).ok_or(Stop::Fault)?;
        control.briefly(|control| packed::shortest(&from_here, Metric::Slide, control))
    }

    fn overestimates(puzzle: &Puzzle, args: &Args, control: &mut Control) -> Option<Overestimates> {
        rules::overestimates(puzzle, args, control)
    }
}

/// The shortest solutions are counted on the map of all positions, which is not divided into parts.
impl Count for RushHour {}

const INFORMED: &[Param] = &[Metric::PARAM, HEURISTIC];
const DEEPENING: &[Param] = &[Metric::PARAM, HEURISTIC, TABLE];
const NARROWED: &[Param] = &[Metric::PARAM, HEURISTIC, WIDTH, NOVELTY, POLISH];

/// Shortest, except with the one heuristic that is not admissible in one of the metrics.
const ADMISSIBLE: Promise =
    Promise::ShortestUnless(&[("metric", "slide"), ("heuristic", "distance")]);

const HEURISTIC: Param = Param {
    name: "heuristic",
    kind: Kind::Choice { options: Heuristic::NAMES, default: "closure" },
    about: "rush-hour-param-heuristic",
};

const WIDTH: Param = Param {
    name: "width",
    kind: Kind::Int { min: 1, max: 1_000_000, default: 1000 },
    about: "rush-hour-param-width",
};

const NOVELTY: Param = Param {
    name: "novelty",
    kind: Kind::Choice { options: &["on", "off"], default: "on" },
    about: "rush-hour-param-novelty",
};

const POLISH: Param = Param {
    name: "polish",
    kind: Kind::Int { min: 0, max: 100_000_000, default: 0 },
    about: "rush-hour-param-polish",
};

const TABLE: Param = Param {
    name: "table",
    kind: Kind::Int { min: 0, max: 1 << 26, default: 1 << 18 },
    about: "rush-hour-param-table",
};

const fn method(
    name: &'static str,
    promise: Promise,
    params: &'static [Param],
    list: fn(&Puzzle, &Args, &mut Control, Found<'_, Move>) -> Ending,
) -> Method<RushHour> {
    Method::new(MethodInfo { params, ..MethodInfo::new(name, promise) }, list)
}

#[derive(Clone, Copy)]
enum Engine {
    UniformCost,
    Greedy,
    AStar,
    IdaStar { remembered: usize },
    Bidirectional,
    Beam { taste: Taste, polish: usize },
}

impl Engine {
    /// Returns `false` for the searches of the algorithm-strategies course. Students compare their
    /// node counts, so they search even if the precheck shows that there is no solution.
    fn may_skip(self) -> bool {
        !matches!(self, Self::UniformCost | Self::Greedy | Self::AStar)
    }

    fn search<P: Reversible<Action = Slide>>(
        self,
        space: &P,
        control: &mut Control,
    ) -> Answer<Slide> {
        match self {
            Self::UniformCost => uniform_cost::search(space, control),
            Self::Greedy => greedy::search(space, control),
            Self::AStar => a_star::search(space, control),
            Self::IdaStar { remembered } => ida_star::search(space, remembered, control),
            Self::Bidirectional => bidirectional::search(space, control),
            Self::Beam { taste, polish } => {
                let path = beam::search(space, taste, control)?;
                let is_wanted = polish > 0;
                let polished = |path| shorten::shorten(space, path, polish, control);
                Ok(if is_wanted { path.map(polished) } else { path })
            }
        }
    }
}

/// Runs a search with the smallest state that holds all vehicles, as small states are fast to copy
/// and look up.
fn run(
    engine: Engine,
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    if engine.may_skip() && control.precheck(|| why_impossible(puzzle)).is_some() {
        return Ending::Exhausted;
    }
    match puzzle.vehicles().len() {
        ..=16 => run_sized::<1>(engine, puzzle, args, control, found),
        17..=32 => run_sized::<2>(engine, puzzle, args, control, found),
        33..=64 => run_sized::<4>(engine, puzzle, args, control, found),
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
    let heuristic = Heuristic::named(args.chosen("heuristic").unwrap_or_default());
    let metric = Metric::of(args);
    let Some(space) = Space::<WORDS>::new(puzzle, metric, heuristic) else {
        return Ending::Stopped(Stop::Fault);
    };
    match engine.search(&space, control) {
        Ok(Some(path)) => {
            let moves: Vec<Move> = path.actions.iter().map(|slide| space.written(*slide)).collect();
            // There may be other solutions of the same length, which the search does not look for.
            if found(&moves).is_break() { Ending::Enough } else { Stop::GaveUp.into() }
        }
        Ok(None) => Ending::Exhausted,
        Err(stop) => stop.into(),
    }
}
