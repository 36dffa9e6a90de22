//! Heuristics that estimate the number of moves left.

use std::ops::Range;

use super::Metric;
use super::lanes::{Lane, Lanes};
use crate::puzzles::rush_hour::model::{Axis, MAX_SIDE, Puzzle, Vehicle};

/// A heuristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heuristic {
    /// The number of cells between the primary vehicle and the exit. One slide can cross several of
    /// them.
    Distance,
    /// The number of vehicles between the primary vehicle and the exit, each of which has to move,
    /// plus 1 for the primary vehicle.
    Blockers,
    /// The minimum number of vehicles that have to move to clear the blockers, if anything in a
    /// blocker's path could vanish.
    BlockersOfBlockers,
    /// The minimum number of vehicles that have to move to clear the blockers, the vehicles in
    /// their paths, and so on.
    Closure,
}

impl Heuristic {
    /// The names used by `--set heuristic`.
    pub const NAMES: &'static [&'static str] =
        &["distance", "blockers", "blockers-of-blockers", "closure"];

    /// All heuristics, in the order of their names.
    pub const ALL: [Self; 4] =
        [Self::Distance, Self::Blockers, Self::BlockersOfBlockers, Self::Closure];

    /// Returns the heuristic with this name, or the strongest one if the name is unknown.
    pub fn named(name: &str) -> Self {
        let named = Self::NAMES.iter().position(|known| *known == name);
        named.map_or(Self::Closure, |number| Self::ALL[number])
    }

    /// Returns `true` if the estimate never exceeds the number of moves needed.
    pub fn is_admissible(self, metric: Metric) -> bool {
        self != Self::Distance || metric == Metric::Cell
    }

    /// Returns the estimate for a board's initial position, or `None` if it shows that the board
    /// has no solution.
    pub fn at_start(self, puzzle: &Puzzle) -> Option<u32> {
        self.on(puzzle)(puzzle.positions())
    }

    /// Returns a function that estimates any position of a board. It returns `None` if it shows
    /// that the position has no solution.
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

// The minimum number of vehicles that have to move before the primary vehicle reaches the exit.
//
// Each vehicle in the primary vehicle's path has to leave a cell in one of two directions, and any
// vehicle in the cells it then enters has to leave those. The vehicles that move in a solution form
// a set that meets these demands, and each makes at least one move. The size of the smallest such
// set is therefore a lower bound. A vehicle counts once, even if it makes room for several others.

/// The maximum number of branches tried for one position. The result at that point is also a lower
/// bound.
const MAX_BRANCHES: u32 = 250;

/// A vehicle that has to leave a cell of its line.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Demand {
    vehicle: u8,
    along: u8,
}

/// How far the demands extend.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Blockers have to leave, but anything in their paths could vanish.
    Blockers,
    /// Every vehicle in the path of another has to leave as well.
    All,
}

/// Returns the size of the smallest set, or `None` if there is no such set.
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
    /// The maximum size of the set.
    most: u32,
    branches_left: u32,
    /// Whether a set was rejected for its size.
    is_cut: bool,
}

impl Search<'_> {
    /// Returns `true` if the demands from `next` on can be met within the maximum size.
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

    /// Adds the vehicles in the cells `entered` of a vehicle's line to the set, and the cells they
    /// have to leave to the demands.
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
            // The primary vehicle's own path is already accounted for.
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

/// Returns the cells that a vehicle enters to leave one cell of its line, backward and forward, or
/// `None` for a direction without room.
fn clearances(lane: Lane, here: u8, along: u8) -> [Option<Range<u8>>; 2] {
    let length = lane.vehicle.length;
    let back = along.checked_sub(length).filter(|to| *to >= lane.low);
    let forth = Some(along + 1).filter(|to| *to <= lane.high);
    [back.map(|to| to..here), forth.map(|to| here + length..to + length)]
}

/// The vehicle in each cell.
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
