//! Estimates of how many moves are missing.

mod clearing;

use self::clearing::Reach;
use super::Metric;
use super::lanes::Lanes;
use crate::puzzles::rush_hour::model::Puzzle;

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heuristic {
    /// The cells between the primary and the exit. A slide can cross many of them
    /// in one move.
    Distance,
    /// The vehicles in the primary's way, each of which has to move, and the primary.
    Blockers,
    /// The fewest vehicles that have to move for the blockers to make way, if
    /// whatever is in the way of a blocker could vanish.
    BlockersOfBlockers,
    /// The fewest vehicles that have to move for the blockers to make way, and for
    /// those in the way of these, and so on.
    Closure,
}

impl Heuristic {
    /// What `--set heuristic` calls them.
    pub const NAMES: &'static [&'static str] =
        &["distance", "blockers", "blockers-of-blockers", "closure"];

    /// All of them, in the order of their names.
    pub const ALL: [Self; 4] =
        [Self::Distance, Self::Blockers, Self::BlockersOfBlockers, Self::Closure];

    /// The heuristic called `name`; the strongest if none is.
    pub fn named(name: &str) -> Self {
        let named = Self::NAMES.iter().position(|known| *known == name);
        named.map_or(Self::Closure, |number| Self::ALL[number])
    }

    /// True if it never says more moves than are needed.
    pub fn is_admissible(self, metric: Metric) -> bool {
        self != Self::Distance || metric == Metric::Cell
    }

    /// The estimate for the position a board begins with; none if it shows that the
    /// board cannot be solved.
    pub fn at_start(self, puzzle: &Puzzle) -> Option<u32> {
        self.on(puzzle)(puzzle.positions())
    }

    /// The estimate for any position of a board; none if it shows that the position cannot
    /// be solved.
    pub fn on(self, puzzle: &Puzzle) -> impl Fn(&[u8]) -> Option<u32> {
        let lanes = Lanes::new(puzzle);
        move |positions| self.estimate(&lanes, positions)
    }

    pub(super) fn estimate(self, lanes: &Lanes, positions: &[u8]) -> Option<u32> {
        let distance = lanes.goal.abs_diff(positions[0]);
        if distance == 0 {
            return Some(0);
        }
        match self {
            Self::Distance => Some(distance.into()),
            Self::Blockers => Some(1 + lanes.blockers(positions).count() as u32),
            Self::BlockersOfBlockers => clearing::fewest(lanes, positions, Reach::Blockers),
            Self::Closure => clearing::fewest(lanes, positions, Reach::All),
        }
    }
}
