//! Estimates of how many moves are missing.

use std::ops::Range;

use super::Metric;
use super::lanes::{Lane, Lanes};
use crate::puzzles::rush_hour::model::{Axis, MAX_SIDE, Puzzle, Vehicle};

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
            Self::BlockersOfBlockers => fewest(lanes, positions, Reach::Blockers),
            Self::Closure => fewest(lanes, positions, Reach::All),
        }
    }
}

// The fewest vehicles that have to move at all before the primary is out.
//
// Whoever is in the primary's way has to leave a cell, in one direction or the
// other, and whatever stands on the cells it then enters has to leave those. The
// vehicles that move in a solution obey this, so they are at least as many as the
// smallest set that does, and each makes a move or more. A vehicle counts once,
// however many it makes way for.

/// Choices tried for one position. What is found out by then is a lower bound too.
const MAX_BRANCHES: u32 = 250;

/// A vehicle has to leave a cell of its line.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Demand {
    vehicle: u8,
    along: u8,
}

/// How far to look.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Blockers have to leave; what is in their way could vanish.
    Blockers,
    /// Whatever is in somebody's way has to leave as well.
    All,
}

/// The size of the smallest set; none if there is no such set.
fn fewest(lanes: &Lanes, positions: &[u8], reach: Reach) -> Option<u32> {
    let primary = lanes.primary().vehicle;
    let mut set = 1u128;
    let mut demands = Vec::new();
    for vehicle in lanes.blockers(positions) {
        if lanes.lanes[vehicle].vehicle.axis == primary.axis {
            return None;
        }
        set |= 1 << vehicle;
        demands.push(Demand { vehicle: vehicle as u8, along: primary.line });
    }
    let most = set.count_ones();
    let standing = Standing::new(lanes, positions);
    let mut search = Search {
        lanes,
        positions,
        standing,
        reach,
        most,
        branches_left: MAX_BRANCHES,
        is_cut: false,
    };
    loop {
        search.is_cut = false;
        if search.fits(set, &mut demands, 0) || search.branches_left == 0 {
            return Some(search.most);
        }
        if !search.is_cut {
            return None;
        }
        search.most += 1;
    }
}

struct Search<'a> {
    lanes: &'a Lanes,
    positions: &'a [u8],
    standing: Standing,
    reach: Reach,
    /// The most vehicles the set may have.
    most: u32,
    branches_left: u32,
    /// True if a set was too large.
    is_cut: bool,
}

impl Search<'_> {
    /// True if the demands from the `next` on can be met within the set's size.
    fn fits(&mut self, set: u128, demands: &mut Vec<Demand>, next: usize) -> bool {
        let Some(demand) = demands.get(next).copied() else { return true };
        let lane = self.lanes.lanes[usize::from(demand.vehicle)];
        let here = self.positions[usize::from(demand.vehicle)];
        let known = demands.len();
        for entered in clearances(lane, here, demand.along).into_iter().flatten() {
            if self.branches_left == 0 {
                return false;
            }
            self.branches_left -= 1;
            let set = self.enter(lane.vehicle, entered, set, demands);
            let is_small = set.count_ones() <= self.most;
            self.is_cut |= !is_small;
            if is_small && self.fits(set, demands, next + 1) {
                return true;
            }
            demands.truncate(known);
        }
        false
    }

    /// The set with whatever stands on the cells `entered` of a vehicle's line; what
    /// that has to leave is added to the demands.
    fn enter(
        &self,
        vehicle: Vehicle,
        entered: Range<u8>,
        mut set: u128,
        demands: &mut Vec<Demand>,
    ) -> u128 {
        for along in entered {
            let Some(other) = self.standing.on(vehicle, along) else { continue };
            set |= 1 << other;
            // The primary's way out is in the set already.
            if other == 0 || self.reach == Reach::Blockers {
                continue;
            }
            let is_beside = self.lanes.lanes[usize::from(other)].vehicle.axis == vehicle.axis;
            let along = if is_beside { along } else { vehicle.line };
            let is_known = |demand: &Demand| (demand.vehicle, demand.along) == (other, along);
            if !demands.iter().any(is_known) {
                demands.push(Demand { vehicle: other, along });
            }
        }
        set
    }
}

/// The cells a vehicle enters to leave one cell of its line, back and forth; none
/// where there is no room for it.
fn clearances(lane: Lane, here: u8, along: u8) -> [Option<Range<u8>>; 2] {
    let length = lane.vehicle.length;
    let back = along.checked_sub(length).filter(|to| *to >= lane.low);
    let forth = Some(along + 1).filter(|to| *to <= lane.high);
    [back.map(|to| to..here), forth.map(|to| here + length..to + length)]
}

/// Which vehicle stands on each cell.
struct Standing([[u8; MAX_SIDE as usize]; MAX_SIDE as usize]);

impl Standing {
    const EMPTY: u8 = u8::MAX;

    fn new(lanes: &Lanes, positions: &[u8]) -> Self {
        let mut cells = [[Self::EMPTY; MAX_SIDE as usize]; MAX_SIDE as usize];
        for (number, (lane, position)) in lanes.lanes.iter().zip(positions).enumerate() {
            for cell in lane.vehicle.cells(*position) {
                cells[usize::from(cell.row)][usize::from(cell.column)] = number as u8;
            }
        }
        Self(cells)
    }

    fn on(&self, vehicle: Vehicle, along: u8) -> Option<u8> {
        let (line, along) = (usize::from(vehicle.line), usize::from(along));
        let number = match vehicle.axis {
            Axis::Horizontal => self.0[line][along],
            Axis::Vertical => self.0[along][line],
        };
        (number != Self::EMPTY).then_some(number)
    }
}
