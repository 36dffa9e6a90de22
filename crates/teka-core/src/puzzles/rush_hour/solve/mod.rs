//! The algorithms: searches through the positions of a board, for boards of any size.
//! A method trusts nobody but the board; its answers are judged elsewhere.

pub mod cluster;
pub mod heuristics;
pub(super) mod lanes;
mod methods;
pub mod packed;
mod space;

use self::cluster::Cluster;
pub use self::space::{Positions, Slide, Space};
use super::model::{Puzzle, State};
use super::{RushHour, Ui};
use crate::control::{Control, Stop};
use crate::family::Draw;
use crate::param::{Args, Kind, Param};
use crate::scene::Scene;

/// How many shortest ways there are; `u128::MAX` for that many or more.
fn count_shortest(puzzle: &Puzzle, metric: Metric, control: &mut Control) -> Result<u128, Stop> {
    let cluster = Cluster::explore(puzzle, metric, control)?;
    cluster.count_shortest(puzzle.positions(), control)
}

/// The board with its vehicles at these positions, for whoever watches.
pub(super) fn picture(puzzle: &Puzzle, positions: &[u8]) -> Scene {
    RushHour::scene(puzzle, &State { positions: positions.into(), last: None }, &Ui::default())
}

/// What counts as one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// A slide of any distance.
    Slide,
    /// Each cell of a slide.
    Cell,
}

impl Metric {
    /// The parameter that chooses it.
    pub const PARAM: Param = Param {
        name: "metric",
        kind: Kind::Choice { options: &["slide", "cell"], default: "slide" },
        about: "rush-hour-param-metric",
    };

    /// What `--set metric` calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slide => "slide",
            Self::Cell => "cell",
        }
    }

    /// The one that was chosen.
    pub fn of(args: &Args) -> Self {
        Self::named(args.choice(Self::PARAM.name))
    }

    /// The metric called `name`; slides if none is.
    pub fn named(name: &str) -> Self {
        if name == "cell" { Self::Cell } else { Self::Slide }
    }
}
