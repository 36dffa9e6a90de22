//! [`Atlas`]: the distance of every position, packed.

use std::ops::ControlFlow;

use crate::control::{Control, Stop};
use crate::puzzles::rush_hour::Metric;
use crate::puzzles::rush_hour::model::{Move, Puzzle};
use crate::puzzles::rush_hour::solve::packed::cells::Cells;
use crate::puzzles::rush_hour::solve::packed::layout::{AWAKE, Layout};
use crate::puzzles::rush_hour::solve::packed::memory::Memory;
use crate::puzzles::rush_hour::solve::packed::search::{self, MOST_NEIGHBOURS};
use crate::puzzles::rush_hour::solve::packed::table::Table;
use crate::puzzles::rush_hour::solve::packed::word::Word;
use crate::puzzles::rush_hour::solve::picture;

/// A map, whatever the words its positions take.
pub trait Map: Send + Sync {
    /// How many positions there are.
    fn states(&self) -> u64;
    /// How many there are at each distance; none if there is no way out.
    fn histogram(&self) -> Vec<u64>;
    /// The distance to a solved position, if there is a way. None outside of the map.
    fn distance(&self, positions: &[u8]) -> Option<Option<u32>>;
    /// Everything one move away; nothing outside of the map.
    fn neighbours(&self, positions: &[u8], metric: Metric) -> Vec<Neighbour>;
    /// Hands over every position with its distance, until `take` has enough.
    fn each(&self, take: &mut dyn FnMut(&[u8], Option<u32>) -> ControlFlow<()>);
    /// The first position at this distance, in the order of packed words.
    fn first_at(&self, distance: u32) -> Option<Vec<u8>>;
}

/// A position one move away.
pub struct Neighbour {
    /// The move that leads there.
    pub step: Move,
    /// Where each vehicle stands then.
    pub positions: Vec<u8>,
    /// How far it is from a solved position, if there is a way.
    pub distance: Option<u32>,
}

/// A distance kept as one number.
type Distance = u32;

/// The distance of every position of a cluster.
pub struct Atlas<W, C> {
    layout: Layout<W, C>,
    states: Table<W>,
    /// By slot of the table, 1 more than it is, so that 0 is no distance.
    distances: Vec<Distance>,
}

impl<W: Word, C: Cells> Atlas<W, C> {
    /// Finds what can be reached, then the distances from the solved positions on.
    pub fn explore(
        puzzle: &Puzzle,
        layout: Layout<W, C>,
        metric: Metric,
        control: &mut Control,
    ) -> Result<Self, Stop> {
        let start = layout.pack(puzzle.positions()).ok_or(Stop::Fault)?;
        let picture = |positions: &[u8]| picture(puzzle, positions);
        let (states, mut memory) = search::reachable(&layout, start, control, &picture)?;
        let distances = memory.zeros(states.slots(), control)?;
        let mut map = Self { layout, states, distances };
        let mut layer = map.solved(&mut memory, control)?;
        let mut distance = 0;
        while !layer.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for word in &layer {
                control.node(&|| picture(&map.layout.unpack(*word)))?;
                memory.room_for(&mut next, MOST_NEIGHBOURS, control)?;
                map.spread(*word, metric, distance, &mut next);
            }
            memory.give::<W>(layer.capacity());
            layer = next;
        }
        Ok(map)
    }

    /// The solved positions, given the distance 0.
    fn solved(&mut self, memory: &mut Memory, control: &mut Control) -> Result<Vec<W>, Stop> {
        let mut solved = Vec::new();
        for (slot, word) in self.states.iter().filter(|(_, word)| self.layout.is_solved(*word)) {
            self.distances[slot] = 1;
            memory.room_for(&mut solved, 1, control)?;
            solved.push(word);
        }
        Ok(solved)
    }

    /// Gives the neighbours that have none yet this distance.
    fn spread(&mut self, word: W, metric: Metric, distance: Distance, next: &mut Vec<W>) {
        let Self { layout, states, distances } = self;
        layout.next(metric, word, AWAKE, |to, _| {
            if let Some(slot) = states.slot(to)
                && distances[slot] == 0
            {
                distances[slot] = distance + 1;
                next.push(to);
            }
        });
    }

    fn known(&self, word: W) -> Option<Option<u32>> {
        Some(self.distances[self.states.slot(word)?].checked_sub(1))
    }

    fn word(&self, positions: &[u8]) -> Option<W> {
        self.layout.pack(positions).filter(|word| self.states.slot(*word).is_some())
    }
}

impl<W: Word, C: Cells> Map for Atlas<W, C> {
    fn states(&self) -> u64 {
        self.states.len() as u64
    }

    fn histogram(&self) -> Vec<u64> {
        let mut histogram = Vec::new();
        for distance in self.distances.iter().filter_map(|distance| distance.checked_sub(1)) {
            let distance = distance as usize;
            if distance >= histogram.len() {
                histogram.resize(distance + 1, 0);
            }
            histogram[distance] += 1;
        }
        histogram
    }

    fn distance(&self, positions: &[u8]) -> Option<Option<u32>> {
        self.known(self.layout.pack(positions)?)
    }

    fn neighbours(&self, positions: &[u8], metric: Metric) -> Vec<Neighbour> {
        let mut neighbours = Vec::new();
        let Some(word) = self.word(positions) else { return neighbours };
        self.layout.next(metric, word, AWAKE, |to, _| {
            let step = self.layout.step_between(word, to);
            let distance = self.known(to).flatten();
            let positions = self.layout.unpack(to);
            neighbours.extend(step.map(|step| Neighbour { step, positions, distance }));
        });
        neighbours
    }

    fn each(&self, take: &mut dyn FnMut(&[u8], Option<u32>) -> ControlFlow<()>) {
        let _ = self.states.iter().try_for_each(|(slot, word)| {
            take(&self.layout.unpack(word), self.distances[slot].checked_sub(1))
        });
    }

    fn first_at(&self, distance: u32) -> Option<Vec<u8>> {
        let there = self
            .states
            .iter()
            .filter(|(slot, _)| self.distances[*slot].checked_sub(1) == Some(distance));
        there.map(|(_, word)| word).min().map(|word| self.layout.unpack(word))
    }
}
