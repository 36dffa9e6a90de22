//! New boards with exactly one solution.

use super::model::Puzzle;
use super::rules::GRADES;
use crate::control::{Control, Stop};
use crate::param::{Args, Kind, Param};

/// What a new board can be asked to be.
pub const PARAMS: &[Param] = &[
    Param {
        name: "size",
        kind: Kind::Int { min: 4, max: 32, default: 8 },
        about: "queens-generate-size",
    },
    Param {
        name: "grade",
        kind: Kind::Choice { options: GRADES, default: "" },
        about: "queens-generate-grade",
    },
];

/// Makes a board.
pub fn generate(_: &Args, _: u64, _: &mut Control) -> Result<Puzzle, Stop> {
    Err(Stop::GaveUp)
}
