//! The algorithms: searches through the positions of a board, for boards of any size.
//! A method trusts nobody but the board; its answers are judged elsewhere.

pub mod cluster;
mod goals;
pub mod heuristics;
pub(super) mod lanes;
mod methods;
mod metric;
pub mod packed;
mod space;

pub use self::metric::Metric;
pub use self::space::{Positions, Slide, Space};

use self::cluster::Cluster;
use super::model::{Puzzle, State};
use super::{RushHour, Ui};
use crate::control::{Control, Stop};
use crate::family::Draw;
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
