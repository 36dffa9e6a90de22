//! Generates puzzles with exactly one solution: a filled grid is divided into cages, which are
//! split, merged or changed until the puzzle meets the request.

mod draft;

use std::ops::ControlFlow;

use self::draft::{Draft, Operators};
use super::model::Puzzle;
use super::rules::{GRADES, UNREASONABLE, reach};
use super::solve::{count_up_to, propagation};
use super::{Calcudoku, Ui};
use crate::control::{Control, Limits, Observer, Stats, Stop, View};
use crate::family::{Difficulty, Draw, Ending, Generator, Level, Make, Play};
use crate::param::{Args, Kind, Param};
use crate::rng::{Rng, rng};

impl Make for Calcudoku {
    fn generator() -> Option<&'static Generator<Self>> {
        Some(&GENERATOR)
    }
}

static GENERATOR: Generator<Calcudoku> =
    Generator { levels: LEVELS, ..Generator::new(PARAMS, generate) };

/// The levels. Every puzzle is larger or harder than those of the level before.
const LEVELS: &[Level] = &[
    Level::new(Difficulty::Easy, &[("size", "4"), ("grade", "easy")], NODE_LIMIT).daily(),
    Level::new(Difficulty::Medium, &[("size", "6"), ("grade", "normal")], NODE_LIMIT),
    Level::new(Difficulty::Hard, &[("size", "6"), ("grade", "hard")], NODE_LIMIT).daily(),
    Level::new(Difficulty::Expert, &[("size", "7"), ("grade", "extreme")], NODE_LIMIT),
];
/// The node limit for one seed of a level.
const NODE_LIMIT: u64 = 1_000;

/// The parameters of the generator.
const PARAMS: &[Param] = &[
    Param {
        name: "size",
        kind: Kind::Int { min: 3, max: 12, default: 6 },
        about: "calcudoku-generate-size",
    },
    Param {
        name: "grade",
        kind: Kind::Choice { options: GRADES, default: "" },
        about: "calcudoku-generate-grade",
    },
    Param {
        name: "operators",
        kind: Kind::Choice { options: &["all", "hidden", "multiply"], default: "all" },
        about: "calcudoku-generate-operators",
    },
];

/// The number of grids to try before giving up.
const ATTEMPTS: usize = 200;
/// The number of changes per grid. Beyond this, starting again is faster.
const CHANGES: usize = 120;

/// The node limit when searching for another solution. A puzzle that needs more is too hard for
/// people.
const NODES: u64 = 1_000;

/// Generates a puzzle. A node is one draft evaluated.
fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Puzzle, Stop> {
    let size = u8::try_from(args.int("size")).map_err(|_| Stop::GaveUp)?;
    let wanted = GRADES.iter().position(|name| *name == args.choice("grade"));
    let operators = match args.choice("operators") {
        "hidden" => Operators::Hidden,
        "multiply" => Operators::Multiply,
        _ => Operators::All,
    };
    let mut rng = rng(seed);
    for _ in 0..ATTEMPTS {
        let most = most_cells(wanted);
        let draft = Draft::random(size, most, operators, &mut rng);
        let mut walk = Walk { draft, most, rng: &mut rng, control };
        if let Some(puzzle) = walk.lead_to(wanted)? {
            // The puzzle is unique by construction; this proves it.
            let mut looks = Looks(control);
            let mut proof = Control::new(Limits::default(), &mut looks);
            let unique = count_up_to(&puzzle, 2, &mut proof)? == 1;
            return if unique { Ok(puzzle) } else { Err(Stop::Fault) };
        }
    }
    Err(Stop::GaveUp)
}

/// Shows a nested search to the observer of the run without counting its nodes.
struct Looks<'a, 'c>(&'a mut Control<'c>);

impl Observer for Looks<'_, '_> {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.0.poll(now)
    }
}

/// Returns the maximum cage size. Larger cages leave more possibilities.
fn most_cells(wanted: Option<usize>) -> usize {
    wanted.map_or(4, |grade| 3 + grade.min(2))
}

/// How a draft compares with the request.
enum Verdict {
    Right(Puzzle),
    TooEasy,
    /// The rules do not fill these cells, counted row by row.
    TooHard(Vec<usize>),
    /// There is another solution, which is this one.
    Open(Vec<u8>),
}

/// A walk from a random draft to a puzzle that meets the request.
struct Walk<'a, 'c> {
    draft: Draft,
    /// The maximum number of cells in a cage.
    most: usize,
    rng: &'a mut Rng,
    control: &'a mut Control<'c>,
}

impl Walk<'_, '_> {
    fn lead_to(&mut self, wanted: Option<usize>) -> Result<Option<Puzzle>, Stop> {
        for _ in 0..CHANGES {
            match self.judge(wanted)? {
                Verdict::Right(puzzle) => return Ok(Some(puzzle)),
                Verdict::TooHard(open) => self.draft.ease(&open, self.rng),
                Verdict::Open(other) => self.draft.forbid(&other, self.rng),
                Verdict::TooEasy if self.draft.merge(self.most, self.rng) => {}
                Verdict::TooEasy => return Ok(None),
            }
        }
        Ok(None)
    }

    fn judge(&mut self, wanted: Option<usize>) -> Result<Verdict, Stop> {
        let puzzle = self.draft.puzzle().ok_or(Stop::Fault)?;
        self.control
            .slow_node(&|| Calcudoku::scene(&puzzle, &Calcudoku::start(&puzzle), &Ui::default()))?;
        match wanted {
            Some(UNREASONABLE) | None => self.judge_by_search(puzzle, wanted.is_some()),
            Some(grade) => self.judge_by_rules(puzzle, grade),
        }
    }

    /// Evaluates a draft by the rules. If they solve it completely, it has only one solution and
    /// needs no search.
    fn judge_by_rules(&mut self, puzzle: Puzzle, grade: usize) -> Result<Verdict, Stop> {
        let reach = reach(&puzzle, grade, self.control)?;
        Ok(match reach.open.is_empty() {
            true if reach.hardest == grade => Verdict::Right(puzzle),
            true => Verdict::TooEasy,
            false => Verdict::TooHard(reach.open),
        })
    }

    /// Evaluates a draft by searching for another solution, which shows where to change the grid
    /// even if the rules fill almost nothing.
    fn judge_by_search(&mut self, puzzle: Puzzle, takes_trials: bool) -> Result<Verdict, Stop> {
        let mut other = None;
        let own = self.draft.numbers();
        let mut looks = Looks(self.control);
        let mut within = Control::new(Limits { nodes: Some(NODES), bytes: None }, &mut looks);
        let ending = propagation::search(&puzzle, &[], &mut within, &mut |numbers| {
            if numbers == own {
                return ControlFlow::Continue(());
            }
            other = Some(numbers.to_vec());
            ControlFlow::Break(())
        });
        if let Some(other) = other {
            return Ok(Verdict::Open(other));
        }
        match ending {
            Ending::Stopped(Stop::NodeLimit) => {
                Ok(Verdict::TooHard((0..self.draft.numbers().len()).collect()))
            }
            Ending::Stopped(stop) => Err(stop),
            // A puzzle that needs nested assumptions could not be explained.
            Ending::Enough | Ending::Exhausted if takes_trials => {
                self.judge_by_rules(puzzle, UNREASONABLE)
            }
            Ending::Enough | Ending::Exhausted => Ok(Verdict::Right(puzzle)),
        }
    }
}
