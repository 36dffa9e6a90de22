//! The solving methods: searches of the state space, for boards of any size. A method uses only the
//! board; its solutions are checked elsewhere.

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

/// Counts the shortest paths, up to `u128::MAX`.
fn count_shortest(puzzle: &Puzzle, metric: Metric, control: &mut Control) -> Result<u128, Stop> {
    let cluster = Cluster::explore(puzzle, metric, control)?;
    cluster.count_shortest(puzzle.positions(), control)
}

/// Draws the board with its vehicles at these positions, for an observer.
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
    /// The parameter that selects the metric.
    pub const PARAM: Param = Param {
        name: "metric",
        kind: Kind::Choice { options: &["slide", "cell"], default: "slide" },
        about: "rush-hour-param-metric",
    };

    /// Returns the name used by `--set metric`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slide => "slide",
            Self::Cell => "cell",
        }
    }

    /// Returns the selected metric.
    pub fn of(args: &Args) -> Self {
        Self::named(args.choice(Self::PARAM.name))
    }

    /// Returns the metric with this name, or `Slide` if the name is unknown.
    pub fn named(name: &str) -> Self {
        if name == "cell" { Self::Cell } else { Self::Slide }
    }
}
