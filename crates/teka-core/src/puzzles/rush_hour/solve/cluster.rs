//! [`Cluster`]: every position that can be reached from a board's own, and how far
//! each is from a solved one, packed in an `Atlas`. It answers what a player asks: how good is this
//! move, what is best from here, how many shortest paths are there, is there any?

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

/// The positions are not among those of the cluster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outside;

/// One move and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub step: Move,
    /// Moves left after it. None if there is no way out of the cluster.
    pub left: Option<u32>,
    /// How many moves more than the best it makes the way. None if there is no way.
    pub cost: Option<u32>,
}

/// All positions that can be reached, with their distances to the nearest solved one.
pub struct Cluster {
    puzzle: Puzzle,
    map: Box<dyn Map>,
    metric: Metric,
    histogram: Vec<u64>,
}

impl Cluster {
    /// Explores everything that can be reached. A node is a position whose moves
    /// are looked at; each is looked at twice where there is a way out.
    pub fn explore(puzzle: &Puzzle, metric: Metric, control: &mut Control) -> Result<Self, Stop> {
        let map = packed::with_layout(puzzle, Explore { puzzle, metric, control })
            .ok_or(Stop::Fault)??;
        let histogram = map.histogram();
        Ok(Self { puzzle: puzzle.clone(), map, metric, histogram })
    }

    /// The metric of its distances.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// How many positions there are.
    pub fn states(&self) -> u64 {
        self.map.states()
    }

    /// True if there is a way out; otherwise it is proven that there is none.
    pub fn is_solvable(&self) -> bool {
        !self.histogram.is_empty()
    }

    /// How many positions there are at distance 0, 1, 2 and so on; empty if there is no way out.
    pub fn histogram(&self) -> &[u64] {
        &self.histogram
    }

    /// Moves from here to the nearest solved position. None if there is no way.
    pub fn distance(&self, positions: &[u8]) -> Result<Option<u32>, Outside> {
        self.map.distance(positions).ok_or(Outside)
    }

    /// Positions from which the way out is longest. None if there is no way.
    pub fn hardest(&self) -> Option<Vec<u8>> {
        let most = self.histogram.len().checked_sub(1)?;
        self.at_distance(most as u32)
    }

    /// Positions from which the shortest path out takes so many moves.
    pub fn at_distance(&self, moves: u32) -> Option<Vec<u8>> {
        self.map.first_at(moves)
    }

    /// Hands over every position with its distance to a solved one, until `take` has enough.
    pub fn each(&self, mut take: impl FnMut(&[u8], Option<u32>) -> ControlFlow<()>) {
        self.map.each(&mut take);
    }

    /// Every move from here, with what it costs.
    pub fn choices(&self, positions: &[u8]) -> Result<Vec<Choice>, Outside> {
        let now = self.distance(positions)?;
        let neighbours = self.neighbours(positions, self.metric);
        Ok(neighbours.iter().map(|neighbour| choice(now, neighbour, 1)).collect())
    }

    /// The moves that are on a shortest path.
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

    /// What one move costs, over any distance: in single cells a slide over three
    /// is three moves. None if it cannot be made here.
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

    /// How many shortest paths out there are from here; the largest number stands for more.
    /// A fault if the positions are not among its own.
    pub fn count_shortest(&self, positions: &[u8], control: &mut Control) -> Result<u128, Stop> {
        count(self, positions, control)
    }

    /// The shortest paths out from here, each made only when it is asked for.
    pub fn shortest(&self, positions: &[u8]) -> Result<Paths<'_>, Outside> {
        Paths::new(self, positions)
    }

    /// The board with its vehicles there, for an observer.
    fn picture(&self, positions: &[u8]) -> Scene {
        picture(&self.puzzle, positions)
    }

    fn neighbours(&self, positions: &[u8], metric: Metric) -> Vec<Neighbour> {
        self.map.neighbours(positions, metric)
    }

    /// The neighbours one move nearer to a solved position.
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

/// A map, whatever the words its positions take.
trait Map: Send + Sync {
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
struct Neighbour {
    /// The move that leads there.
    step: Move,
    /// Where each vehicle stands then.
    positions: Vec<u8>,
    /// How far it is from a solved position, if there is a way.
    distance: Option<u32>,
}

/// A distance kept as one number.
type Distance = u32;

/// The distance of every position of a cluster.
struct Atlas<W, C> {
    layout: Layout<W, C>,
    states: Table<W>,
    /// By slot of the table, 1 more than it is, so that 0 is no distance.
    distances: Vec<Distance>,
}

impl<W: Word, C: Cells> Atlas<W, C> {
    /// Finds what can be reached, then the distances from the solved positions on.
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

/// How many shortest paths out there are, counted layer by layer.
fn count(cluster: &Cluster, positions: &[u8], control: &mut Control) -> Result<u128, Stop> {
    let distance = cluster.distance(positions).map_err(|_| Stop::Fault)?;
    let Some(distance) = distance else { return Ok(0) };
    let mut layer = BTreeMap::from([(positions.to_vec(), 1u128)]);
    for _ in 0..distance {
        layer = control.briefly(|control| next_layer(cluster, layer, control))?;
    }
    Ok(layer.values().fold(0, |sum, paths| sum.saturating_add(*paths)))
}

/// What an entry of a layer takes, at the most.
const BYTES_AN_ENTRY: u64 = 512;

/// The positions one move nearer, with the number of paths that lead to each.
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

/// The shortest paths out of a position, one after another.
pub struct Paths<'a> {
    cluster: &'a Cluster,
    /// For each move made so far, the moves still to be tried in its place.
    untried: Vec<std::vec::IntoIter<Neighbour>>,
    moves: Vec<Move>,
    /// True if the position is solved: then the way of no moves is the only one.
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
