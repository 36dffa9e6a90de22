//! New boards with exactly one solution: the queens first, then regions that
//! grow around them.

mod another;
mod graded;
mod growth;
mod placement;
mod regions;

use super::Queens;
use super::model::Puzzle;
use super::rules::GRADES;
use super::solve::propagation::count_up_to;
use crate::control::{Control, Stop};
use crate::family::{Generator, Make};
use crate::param::{Args, Kind, Param};
use crate::rng::{Rng, rng};
use growth::Growth;

impl Make for Queens {
    fn generator() -> Option<&'static Generator<Self>> {
        Some(&GENERATOR)
    }
}

static GENERATOR: Generator<Queens> = Generator::new(PARAMS, generate);

/// What a new board can be asked to be.
const PARAMS: &[Param] = &[
    Param {
        name: "size",
        // There is no solution at all for 2 and 3.
        kind: Kind::Int { min: 4, max: 32, default: 8 },
        about: "queens-generate-size",
    },
    Param {
        name: "grade",
        kind: Kind::Choice { options: GRADES, default: "" },
        about: "queens-generate-grade",
    },
];

/// How many placements are tried before giving up.
const ATTEMPTS: usize = 500;
/// How many repairs a placement is worth: beyond, a new one is quicker.
const REPAIRS: usize = 150;

/// Makes a board. A node is a cell tried in a region.
fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Puzzle, Stop> {
    let size = u8::try_from(args.int("size")).map_err(|_| Stop::GaveUp)?;
    let grade = GRADES.iter().position(|name| *name == args.choice("grade"));
    let mut rng = rng(seed);
    let puzzle = match grade {
        Some(grade) => graded::board(size, grade, &mut rng, control)?,
        None => any_board(size, &mut rng, control)?,
    };
    // It is unique by construction; this is the proof.
    if count_up_to(&puzzle, 2, control)? == 1 { Ok(puzzle) } else { Err(Stop::Fault) }
}

fn any_board(size: u8, rng: &mut Rng, control: &mut Control) -> Result<Puzzle, Stop> {
    for _ in 0..ATTEMPTS {
        let mut growth = Growth::from(placement::random(size, rng), rng);
        if growth.fill(REPAIRS, control)? {
            return growth.regions.puzzle().ok_or(Stop::Fault);
        }
    }
    Err(Stop::GaveUp)
}
