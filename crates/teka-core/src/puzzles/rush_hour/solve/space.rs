//! The positions of a board as a space to search, in either metric.

use super::goals::Goals;
use super::heuristics::Heuristic;
use super::lanes::{Lanes, is_taken};
use super::{Metric, picture};
use crate::engines::search::{Reversible, StateSpace};
use crate::puzzles::rush_hour::model::{MAX_VEHICLES, Move, Puzzle};
use crate::scene::Scene;

/// Where every vehicle stands, four bits each: `WORDS` times sixteen vehicles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Positions<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Positions<WORDS> {
    /// Packs positions, of which there are at most `WORDS` times sixteen.
    pub fn pack(positions: &[u8]) -> Self {
        let mut packed = Self([0; WORDS]);
        for (number, position) in positions.iter().enumerate() {
            packed.0[number / 16] |= u64::from(*position) << (number % 16 * 4);
        }
        packed
    }

    /// The position of a vehicle.
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

/// A vehicle slides by so many cells, to the right or down if more than 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The vehicle's number in the puzzle.
    pub vehicle: u8,
    /// By how many cells; never 0.
    pub by: i8,
}

/// A board of at most `WORDS` times sixteen vehicles.
pub struct Space<'a, const WORDS: usize> {
    puzzle: &'a Puzzle,
    lanes: Lanes,
    metric: Metric,
    heuristic: Heuristic,
}

impl<'a, const WORDS: usize> Space<'a, WORDS> {
    /// The space of a board; none if it has too many vehicles.
    pub fn new(puzzle: &'a Puzzle, metric: Metric, heuristic: Heuristic) -> Option<Self> {
        let fits = puzzle.vehicles().len() <= WORDS * 16;
        fits.then(|| Self { puzzle, lanes: Lanes::new(puzzle), metric, heuristic })
    }

    /// A slide as the puzzle writes it.
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

    /// Vehicle by vehicle, back before forth, near before far.
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

    /// Where each vehicle stands.
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

    /// Every slide can be taken back.
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
