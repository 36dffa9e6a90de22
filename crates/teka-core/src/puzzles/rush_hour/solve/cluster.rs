//! A [`Cluster`] holds every position reachable from a board, with its distance to the nearest
//! solved position, packed in an `Atlas`. It answers a player's questions: what a move costs, which
//! move is best, how many shortest paths there are, and whether there is one at all.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::packed::layout::{AWAKE, Cells, Layout};
use super::packed::table::{Memory, Table};
use super::packed::word::Word;
use super::packed::{self, MOST_NEIGHBOURS, Packed};
use super::picture;
use crate::control::{Control, Stop};
use crate::puzzles::rush_hour::Metric;
use crate::puzzles::rush_hour::model::{Move, Puzzle};
use crate::scene::Scene;

/// The positions are not part of the cluster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outside;

/// A move and its consequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub step: Move,
    /// The number of moves left after it, or `None` if the cluster has no solution.
    pub left: Option<u32>,
    /// The number of extra moves compared with the best move, or `None` if the cluster has no
    /// solution.
    pub cost: Option<u32>,
}

/// All reachable positions, with their distances to the nearest solved position.
pub struct Cluster {
    puzzle: Puzzle,
    map: Box<dyn Map>,
    metric: Metric,
    histogram: Vec<u64>,
}

impl Cluster {
    /// Explores all reachable positions. A node is a position expanded; each is expanded twice if
    /// there is a solution. Returns an error if the search is stopped.
    pub fn explore(puzzle: &Puzzle, metric: Metric, control: &mut Control) -> Result<Self, Stop> {
        let map = packed::with_layout(puzzle, Explore { puzzle, metric, control })
            .ok_or(Stop::Fault)??;
        let histogram = map.histogram();
        Ok(Self { puzzle: puzzle.clone(), map, metric, histogram })
    }

    /// Returns the metric of the distances.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// Returns the number of positions.
    pub fn states(&self) -> u64 {
        self.map.states()
    }

    /// Returns `true` if there is a solution; `false` proves that there is none.
    pub fn is_solvable(&self) -> bool {
        !self.histogram.is_empty()
    }

    /// Returns the number of positions at distance 0, 1, 2 and so on; empty if there is no
    /// solution.
    pub fn histogram(&self) -> &[u64] {
        &self.histogram
    }

    /// Returns the number of moves to the nearest solved position, or `None` if there is no
    /// solution. Returns [`Outside`] if the positions are not part of the cluster.
    pub fn distance(&self, positions: &[u8]) -> Result<Option<u32>, Outside> {
        self.map.distance(positions).ok_or(Outside)
    }

    /// Returns a position with the longest shortest path, or `None` if there is no solution.
    pub fn hardest(&self) -> Option<Vec<u8>> {
        let most = self.histogram.len().checked_sub(1)?;
        self.at_distance(most as u32)
    }

    /// Returns a position whose shortest path takes this number of moves, if there is one.
    pub fn at_distance(&self, moves: u32) -> Option<Vec<u8>> {
        self.map.first_at(moves)
    }

    /// Passes every position and its distance to a solved one to `take`, until `take` breaks.
    pub fn each(&self, mut take: impl FnMut(&[u8], Option<u32>) -> ControlFlow<()>) {
        self.map.each(&mut take);
    }

    /// Returns every move from here with its cost, or [`Outside`] if the positions are not part of
    /// the cluster.
    pub fn choices(&self, positions: &[u8]) -> Result<Vec<Choice>, Outside> {
        let now = self.distance(positions)?;
        let neighbours = self.neighbours(positions, self.metric);
        Ok(neighbours.iter().map(|neighbour| choice(now, neighbour, 1)).collect())
    }

    /// Returns the moves that are on a shortest path, or [`Outside`] if the positions are not part
    /// of the cluster.
    pub fn best_moves(&self, positions: &[u8]) -> Result<Vec<Move>, Outside> {
        if self.distance(positions)? == Some(0) {
            return Ok(Vec::new());
        }
        let choices = self.choices(positions)?;
        Ok(choices
            .iter()
            .filter(|choice| choice.cost == Some(0))
            .map(|choice| choice.step)
            .collect())
    }

    /// Returns the cost of one move of any distance; in the `cell` metric, a slide of three cells
    /// counts as three moves. Returns `None` if the move is not possible here, and [`Outside`] if
    /// the positions are not part of the cluster.
    pub fn choice(&self, positions: &[u8], step: Move) -> Result<Option<Choice>, Outside> {
        let now = self.distance(positions)?;
        let weight = match self.metric {
            Metric::Slide => 1,
            Metric::Cell => u32::from(step.by.unsigned_abs()),
        };
        let slides = self.neighbours(positions, Metric::Slide);
        let there = slides.iter().find(|neighbour| neighbour.step == step);
        Ok(there.map(|neighbour| choice(now, neighbour, weight)))
    }

    /// Counts the shortest paths from here, up to `u128::MAX`. Returns [`Stop::Fault`] if the
    /// positions are not part of the cluster.
    pub fn count_shortest(&self, positions: &[u8], control: &mut Control) -> Result<u128, Stop> {
        count(self, positions, control)
    }

    /// Iterates over the shortest paths from here, computing each on demand. Returns [`Outside`] if
    /// the positions are not part of the cluster.
    pub fn shortest(&self, positions: &[u8]) -> Result<Paths<'_>, Outside> {
        Paths::new(self, positions)
    }

    /// Draws the board with its vehicles at these positions, for an observer.
    fn picture(&self, positions: &[u8]) -> Scene {
        picture(&self.puzzle, positions)
    }

    fn neighbours(&self, positions: &[u8], metric: Metric) -> Vec<Neighbour> {
        self.map.neighbours(positions, metric)
    }

    /// Returns the neighbours that are one move closer to a solved position.
    fn nearer(&self, positions: &[u8]) -> Vec<Neighbour> {
        let now = self.map.distance(positions).flatten();
        let mut neighbours = self.neighbours(positions, self.metric);
        neighbours.retain(|neighbour| {
            neighbour.distance.is_some_and(|left| now.is_some_and(|now| now == left + 1))
        });
        neighbours
    }
}

fn choice(now: Option<u32>, neighbour: &Neighbour, weight: u32) -> Choice {
    let left = neighbour.distance;
    let cost = now.zip(left).map(|(now, left)| (left + weight).saturating_sub(now));
    Choice { step: neighbour.step, left, cost }
}

struct Explore<'a, 'b, 'c> {
    puzzle: &'a Puzzle,
    metric: Metric,
    control: &'b mut Control<'c>,
}

impl Packed for Explore<'_, '_, '_> {
    type Answer = Result<Box<dyn Map>, Stop>;

    fn run<W: Word, C: Cells>(self, layout: Layout<W, C>) -> Self::Answer {
        Ok(Box::new(Atlas::explore(self.puzzle, layout, self.metric, self.control)?))
    }
}

/// A map, independent of the word type of its positions.
trait Map: Send + Sync {
    /// Returns the number of positions.
    fn states(&self) -> u64;
    /// Returns the number of positions at each distance; empty if there is no solution.
    fn histogram(&self) -> Vec<u64>;
    /// Returns the distance to a solved position, if there is a solution, or `None` outside the
    /// map.
    fn distance(&self, positions: &[u8]) -> Option<Option<u32>>;
    /// Returns all neighbours one move away; none outside the map.
    fn neighbours(&self, positions: &[u8], metric: Metric) -> Vec<Neighbour>;
    /// Passes every position and its distance to `take`, until `take` breaks.
    fn each(&self, take: &mut dyn FnMut(&[u8], Option<u32>) -> ControlFlow<()>);
    /// Returns the first position at this distance, in the order of packed words.
    fn first_at(&self, distance: u32) -> Option<Vec<u8>>;
}

/// A position one move away.
struct Neighbour {
    /// The move that leads to it.
    step: Move,
    /// The position of each vehicle after the move.
    positions: Vec<u8>,
    /// The distance to a solved position, if there is a solution.
    distance: Option<u32>,
}

/// A distance stored as one number.
type Distance = u32;

/// The distance of every position of a cluster.
struct Atlas<W, C> {
    layout: Layout<W, C>,
    states: Table<W>,
    /// The distance plus 1 for each slot of the table; 0 means that there is none.
    distances: Vec<Distance>,
}

impl<W: Word, C: Cells> Atlas<W, C> {
    /// Finds all reachable positions, then their distances by a search from the solved positions.
    fn explore(
        puzzle: &Puzzle,
        layout: Layout<W, C>,
        metric: Metric,
        control: &mut Control,
    ) -> Result<Self, Stop> {
        let start = layout.pack(puzzle.positions()).ok_or(Stop::Fault)?;
        let picture = |positions: &[u8]| picture(puzzle, positions);
        let (states, mut memory) = packed::reachable(&layout, start, control, &picture)?;
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
            memory.release::<W>(layer.capacity());
            layer = next;
        }
        Ok(map)
    }

    /// Returns the solved positions after giving them the distance 0.
    fn solved(&mut self, memory: &mut Memory, control: &mut Control) -> Result<Vec<W>, Stop> {
        let mut solved = Vec::new();
        for (slot, word) in self.states.iter().filter(|(_, word)| self.layout.is_solved(*word)) {
            self.distances[slot] = 1;
            memory.room_for(&mut solved, 1, control)?;
            solved.push(word);
        }
        Ok(solved)
    }

    /// Assigns this distance to the neighbours that have none yet.
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

/// Counts the shortest paths, layer by layer.
fn count(cluster: &Cluster, positions: &[u8], control: &mut Control) -> Result<u128, Stop> {
    let distance = cluster.distance(positions).map_err(|_| Stop::Fault)?;
    let Some(distance) = distance else { return Ok(0) };
    let mut layer = BTreeMap::from([(positions.to_vec(), 1u128)]);
    for _ in 0..distance {
        layer = control.briefly(|control| next_layer(cluster, layer, control))?;
    }
    Ok(layer.values().fold(0, |sum, paths| sum.saturating_add(*paths)))
}

/// The maximum memory of a layer entry, in bytes.
const BYTES_AN_ENTRY: u64 = 512;

/// Returns the positions one move closer, with the number of paths that lead to each.
fn next_layer(
    cluster: &Cluster,
    layer: BTreeMap<Vec<u8>, u128>,
    control: &mut Control,
) -> Result<BTreeMap<Vec<u8>, u128>, Stop> {
    control.store(0, BYTES_AN_ENTRY * layer.len() as u64)?;
    let mut next: BTreeMap<Vec<u8>, u128> = BTreeMap::new();
    for (positions, paths) in layer {
        control.node(&|| cluster.picture(&positions))?;
        let before = next.len();
        for neighbour in cluster.nearer(&positions) {
            let sum = next.entry(neighbour.positions).or_default();
            *sum = sum.saturating_add(paths);
        }
        control.store(0, BYTES_AN_ENTRY * (next.len() - before) as u64)?;
    }
    Ok(next)
}

/// An iterator over the shortest paths from a position.
pub struct Paths<'a> {
    cluster: &'a Cluster,
    /// For each move made so far, the alternatives still to be tried.
    untried: Vec<std::vec::IntoIter<Neighbour>>,
    moves: Vec<Move>,
    /// Whether the position is already solved, in which case the empty path is the only one.
    is_there: bool,
}

impl<'a> Paths<'a> {
    pub(super) fn new(cluster: &'a Cluster, positions: &[u8]) -> Result<Self, Outside> {
        let is_there = cluster.distance(positions)? == Some(0);
        let untried = vec![cluster.nearer(positions).into_iter()];
        Ok(Self { cluster, untried, moves: Vec::new(), is_there })
    }
}

impl Iterator for Paths<'_> {
    type Item = Vec<Move>;

    fn next(&mut self) -> Option<Vec<Move>> {
        if std::mem::take(&mut self.is_there) {
            return Some(Vec::new());
        }
        loop {
            let Some(neighbour) = self.untried.last_mut()?.next() else {
                self.untried.pop();
                self.moves.pop();
                continue;
            };
            self.moves.push(neighbour.step);
            if neighbour.distance == Some(0) {
                let path = self.moves.clone();
                self.moves.pop();
                return Some(path);
            }
            self.untried.push(self.cluster.nearer(&neighbour.positions).into_iter());
        }
    }
}
