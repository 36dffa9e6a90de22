//! New puzzles with exactly one solution: a filled grid cut into cages, and cages
//! cut, merged or changed until the puzzle is what was asked for.

mod draft;

use std::ops::ControlFlow;

use self::draft::{Draft, Operators};
use super::model::Puzzle;
use super::rules::{GRADES, UNREASONABLE, reach};
use super::solve::{count_up_to, propagation};
use super::{Calcudoku, Ui};
use crate::control::{Control, Limits, Observer, Stats, Stop, View};
use crate::family::{Draw, Ending, Generator, Make, Play};
use crate::param::{Args, Kind, Param};
use crate::rng::{Rng, rng};

impl Make for Calcudoku {
    fn generator() -> Option<&'static Generator<Self>> {
        Some(&GENERATOR)
    }
}

static GENERATOR: Generator<Calcudoku> = Generator::new(PARAMS, generate);

/// What a new puzzle can be asked to be.
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

/// How many grids are tried before giving up.
const ATTEMPTS: usize = 200;
/// How many changes a grid is worth: beyond, a new one is quicker.
const CHANGES: usize = 120;

/// The nodes a search for another solution may take. What needs more is too hard for anybody.
const NODES: u64 = 1_000;

/// Makes a puzzle. A node is a draft judged.
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
            // It is unique by construction; this is the proof.
            let mut looks = Looks(control);
            let mut proof = Control::new(Limits::default(), &mut looks);
            let unique = count_up_to(&puzzle, 2, &mut proof)? == 1;
            return if unique { Ok(puzzle) } else { Err(Stop::Fault) };
        }
    }
    Err(Stop::GaveUp)
}

/// Shows a search within a run to whoever watches the run, and counts nothing there.
struct Looks<'a, 'c>(&'a mut Control<'c>);

impl Observer for Looks<'_, '_> {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.0.poll(now)
    }
}

/// Larger cages leave more open.
fn most_cells(wanted: Option<usize>) -> usize {
    wanted.map_or(4, |grade| 3 + grade.min(2))
}

/// What a draft is, compared with what is wanted.
enum Verdict {
    Right(Puzzle),
    TooEasy,
    /// These cells, counted row by row, stay open.
    TooHard(Vec<usize>),
    /// It has another solution: this one.
    Open(Vec<u8>),
}

/// The way from a random draft to what is wanted.
struct Walk<'a, 'c> {
    draft: Draft,
    /// The most cells a cage may have.
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

    /// What the rules lead to the end of has one solution: no search is needed.
    fn judge_by_rules(&mut self, puzzle: Puzzle, grade: usize) -> Result<Verdict, Stop> {
        let reach = reach(&puzzle, grade, self.control)?;
        Ok(match reach.open.is_empty() {
            true if reach.hardest == grade => Verdict::Right(puzzle),
            true => Verdict::TooEasy,
            false => Verdict::TooHard(reach.open),
        })
    }

    /// A grid that hardly any rule leads into may still have another solution, which says
    /// where to change it.
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
            // One that takes trials within trials would have no explanation.
            Ending::Enough | Ending::Exhausted if takes_trials => {
                self.judge_by_rules(puzzle, UNREASONABLE)
            }
            Ending::Enough | Ending::Exhausted => Ok(Verdict::Right(puzzle)),
        }
    }
}
