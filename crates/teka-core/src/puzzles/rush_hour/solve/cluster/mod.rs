//! [`Cluster`]: every position that can be reached from a board's own, and how far
//! each is from a solved one. It answers what a player asks: how good is this
//! move, what is best from here, how many shortest ways are there, is there any?

mod map;
mod paths;

use std::ops::ControlFlow;

use self::map::{Atlas, Map, Neighbour};
pub use self::paths::Paths;
use super::Metric;
use super::packed::{self, Packed, cells::Cells, layout::Layout, word::Word};
use super::picture;
use crate::control::{Control, Stop};
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

    /// Positions from which the shortest way out takes so many moves.
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

    /// The moves that are on a shortest way.
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

    /// How many shortest ways out there are from here; the largest number stands for more.
    /// A fault if the positions are not among its own.
    pub fn count_shortest(&self, positions: &[u8], control: &mut Control) -> Result<u128, Stop> {
        paths::count(self, positions, control)
    }

    /// The shortest ways out from here, each made only when it is asked for.
    pub fn shortest(&self, positions: &[u8]) -> Result<Paths<'_>, Outside> {
        Paths::new(self, positions)
    }

    /// The board with its vehicles there, for whoever watches.
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
