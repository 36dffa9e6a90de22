//! The positions of a board as a state space, in either metric.

use super::heuristics::Heuristic;
use super::lanes::{Lane, Lanes, Rows, is_taken, lift, put};
use super::{Metric, picture};
use crate::engines::search::{Reversible, StateSpace};
use crate::puzzles::rush_hour::model::{MAX_VEHICLES, Move, Puzzle};
use crate::scene::Scene;

/// The position of every vehicle, four bits each, for up to `WORDS` times 16 vehicles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Positions<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Positions<WORDS> {
    /// Packs at most `WORDS` times 16 positions.
    pub fn pack(positions: &[u8]) -> Self {
        let mut packed = Self([0; WORDS]);
        for (number, position) in positions.iter().enumerate() {
            packed.0[number / 16] |= u64::from(*position) << (number % 16 * 4);
        }
        packed
    }

    /// Returns the position of a vehicle.
    pub fn get(&self, number: usize) -> u8 {
        (self.0[number / 16] >> (number % 16 * 4) & 15) as u8
    }

    fn moved(mut self, number: usize, position: u8) -> Self {
        let shift = number % 16 * 4;
        let word = &mut self.0[number / 16];
        *word = *word & !(15 << shift) | u64::from(position) << shift;
        self
    }
}

/// A slide of a vehicle by a number of cells. Positive numbers are to the right or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The index of the vehicle in the puzzle.
    pub vehicle: u8,
    /// The number of cells; never 0.
    pub by: i8,
}

/// The state space of a board with at most `WORDS` times 16 vehicles.
pub struct Space<'a, const WORDS: usize> {
    puzzle: &'a Puzzle,
    lanes: Lanes,
    metric: Metric,
    heuristic: Heuristic,
}

impl<'a, const WORDS: usize> Space<'a, WORDS> {
    /// Creates the state space of a board. Returns `None` if it has too many vehicles.
    pub fn new(puzzle: &'a Puzzle, metric: Metric, heuristic: Heuristic) -> Option<Self> {
        let fits = puzzle.vehicles().len() <= WORDS * 16;
        fits.then(|| Self { puzzle, lanes: Lanes::new(puzzle), metric, heuristic })
    }

    /// Converts a slide to a move.
    pub fn written(&self, slide: Slide) -> Move {
        Move { letter: self.puzzle.vehicles()[usize::from(slide.vehicle)].letter, by: slide.by }
    }

    fn unpack(&self, state: &Positions<WORDS>) -> [u8; MAX_VEHICLES] {
        let mut positions = [0; MAX_VEHICLES];
        for (number, position) in positions[..self.lanes.lanes.len()].iter_mut().enumerate() {
            *position = state.get(number);
        }
        positions
    }
}

impl<const WORDS: usize> StateSpace for Space<'_, WORDS> {
    type State = Positions<WORDS>;
    type Action = Slide;

    fn start(&self) -> Positions<WORDS> {
        Positions::pack(self.puzzle.positions())
    }

    fn is_goal(&self, state: &Positions<WORDS>) -> bool {
        state.get(0) == self.lanes.goal
    }

    /// Generates moves vehicle by vehicle, backward before forward, near before far.
    fn successors(
        &self,
        state: &Positions<WORDS>,
        take: &mut impl FnMut(Slide, u32, Positions<WORDS>),
    ) {
        let taken = self.lanes.taken(|number| state.get(number));
        let far = if self.metric == Metric::Cell { 1 } else { u8::MAX };
        for (number, lane) in self.lanes.lanes.iter().enumerate() {
            let here = state.get(number);
            let is_free = |along: &u8| !is_taken(&taken, lane.vehicle, *along);
            let mut slide = |distance: u8, by: i8, position: u8| {
                let slide = Slide { vehicle: number as u8, by: by * distance as i8 };
                take(slide, 1, state.moved(number, position));
            };
            let back = (lane.low..here).rev().take_while(is_free);
            for (distance, position) in (1..=far).zip(back) {
                slide(distance, -1, position);
            }
            let end = lane.vehicle.length;
            let forth = (here + end..lane.high + end).take_while(is_free);
            for (distance, along) in (1..=far).zip(forth) {
                slide(distance, 1, along + 1 - end);
            }
        }
    }

    fn estimate(&self, state: &Positions<WORDS>) -> Option<u32> {
        let positions = self.unpack(state);
        self.heuristic.estimate(&self.lanes, &positions[..self.lanes.lanes.len()])
    }

    fn is_admissible(&self) -> bool {
        self.heuristic.is_admissible(self.metric)
    }

    /// Adds the position of each vehicle as a feature.
    fn features(&self, state: &Positions<WORDS>, features: &mut Vec<u32>) {
        let numbers = 0..self.lanes.lanes.len();
        features.extend(numbers.map(|number| number as u32 * 16 + u32::from(state.get(number))));
    }

    fn feature_count(&self) -> usize {
        self.lanes.lanes.len() * 16
    }

    fn scene(&self, state: &Positions<WORDS>) -> Scene {
        picture(self.puzzle, &self.unpack(state)[..self.lanes.lanes.len()])
    }
}

impl<const WORDS: usize> Reversible for Space<'_, WORDS> {
    fn goals(&self) -> impl Iterator<Item = Option<Positions<WORDS>>> {
        let goals = Goals::new(&self.lanes, self.puzzle.positions());
        goals.map(|goal| goal.map(|positions| Positions::pack(&positions)))
    }

    /// Every slide can be reversed.
    fn predecessors(
        &self,
        state: &Positions<WORDS>,
        take: &mut impl FnMut(Slide, u32, Positions<WORDS>),
    ) {
        self.successors(state, &mut |slide, cost, before| {
            take(Slide { by: -slide.by, ..slide }, cost, before);
        });
    }
}

// Enumerates every solved position in which a shortest solution can end, reachable or not, by
// placing one vehicle after another in each position of its range.

/// An iterator over solved positions; it yields `None` for a step that completes no position.
pub struct Goals<'a> {
    lanes: &'a Lanes,
    /// The vehicles except the primary vehicle, line by line and in order along each line.
    order: Vec<usize>,
    /// The position of each vehicle; those later in the order are not on the board yet.
    positions: Vec<u8>,
    /// The number of vehicles in the order that are on the board.
    placed: usize,
    /// The next position to try for the first vehicle that is not on the board.
    next: u8,
    taken: Rows,
    is_done: bool,
}

impl<'a> Goals<'a> {
    pub fn new(lanes: &'a Lanes, start: &[u8]) -> Self {
        let mut order: Vec<usize> = (1..lanes.lanes.len()).collect();
        order.sort_by_key(|number| {
            let vehicle = lanes.lanes[*number].vehicle;
            (vehicle.axis != lanes.primary().vehicle.axis, vehicle.line, start[*number])
        });
        let mut positions = start.to_vec();
        let (primary, goal) = (lanes.primary(), lanes.goal);
        let is_reachable = (primary.low..=primary.high).contains(&goal);
        let mut taken = lanes.walls;
        put(&mut taken, primary.vehicle, goal);
        // The last move of a shortest solution is the primary vehicle's, so the cell it left is
        // free.
        let left = if start[0] < goal { goal - 1 } else { goal + 1 };
        put(&mut taken, primary.vehicle, left.min(primary.high));
        positions[0] = goal;
        let mut goals =
            Self { lanes, order, positions, placed: 0, next: 0, taken, is_done: !is_reachable };
        goals.next = goals.lowest();
        goals
    }

    /// Returns the vehicle to place next.
    fn lane(&self) -> Option<(usize, Lane)> {
        let number = *self.order.get(self.placed)?;
        Some((number, self.lanes.lanes[number]))
    }

    /// Returns the first position to try for it, after the previous vehicle on its line.
    fn lowest(&self) -> u8 {
        let Some((_, lane)) = self.lane() else { return 0 };
        let before = self.placed.checked_sub(1).map(|before| self.order[before]);
        let end = before.filter(|before| {
            let vehicle = self.lanes.lanes[*before].vehicle;
            vehicle.axis == lane.vehicle.axis && vehicle.line == lane.vehicle.line
        });
        let end = end.map(|end| self.positions[end] + self.lanes.lanes[end].vehicle.length);
        lane.low.max(end.unwrap_or(0))
    }

    /// Removes the last vehicle placed, to try its next position.
    fn step_back(&mut self) {
        let Some(before) = self.placed.checked_sub(1) else {
            self.is_done = true;
            return;
        };
        let number = self.order[before];
        let position = self.positions[number];
        lift(&mut self.taken, self.lanes.lanes[number].vehicle, position);
        self.placed = before;
        self.next = position + 1;
    }
}

impl Iterator for Goals<'_> {
    type Item = Option<Vec<u8>>;

    fn next(&mut self) -> Option<Option<Vec<u8>>> {
        if self.is_done {
            return None;
        }
        let Some((number, lane)) = self.lane() else {
            let goal = self.positions.clone();
            self.step_back();
            return Some(Some(goal));
        };
        if self.next > lane.high {
            self.step_back();
            return Some(None);
        }
        let (vehicle, position) = (lane.vehicle, self.next);
        let fits = |along: u8| !is_taken(&self.taken, vehicle, along);
        if (position..position + vehicle.length).all(fits) {
            put(&mut self.taken, vehicle, position);
            self.positions[number] = position;
            self.placed += 1;
            self.next = self.lowest();
        } else {
            self.next += 1;
        }
        Some(None)
    }
}
