//! The shortest ways out of a position: how many, and which.

use std::collections::BTreeMap;

use super::map::Neighbour;
use super::{Cluster, Outside};
use crate::puzzles::rush_hour::model::Move;

/// How many shortest ways out there are, counted layer by layer.
pub fn count(cluster: &Cluster, positions: &[u8]) -> Result<u128, Outside> {
    let Some(distance) = cluster.distance(positions)? else { return Ok(0) };
    let mut layer = BTreeMap::from([(positions.to_vec(), 1u128)]);
    for _ in 0..distance {
        let mut next: BTreeMap<Vec<u8>, u128> = BTreeMap::new();
        for (positions, ways) in layer {
            for neighbour in cluster.nearer(&positions) {
                let sum = next.entry(neighbour.positions).or_default();
                *sum = sum.saturating_add(ways);
            }
        }
        layer = next;
    }
    Ok(layer.values().fold(0, |sum, ways| sum.saturating_add(*ways)))
}

/// The shortest ways out of a position, one after another.
pub struct Ways<'a> {
    cluster: &'a Cluster,
    /// For each move made so far, the moves still to be tried in its place.
    untried: Vec<std::vec::IntoIter<Neighbour>>,
    moves: Vec<Move>,
    /// True if the position is solved: then the way of no moves is the only one.
    is_there: bool,
}

impl<'a> Ways<'a> {
    pub(super) fn new(cluster: &'a Cluster, positions: &[u8]) -> Result<Self, Outside> {
        let is_there = cluster.distance(positions)? == Some(0);
        let untried = vec![cluster.nearer(positions).into_iter()];
        Ok(Self { cluster, untried, moves: Vec::new(), is_there })
    }
}

impl Iterator for Ways<'_> {
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
                let way = self.moves.clone();
                self.moves.pop();
                return Some(way);
            }
            self.untried.push(self.cluster.nearer(&neighbour.positions).into_iter());
        }
    }
}
