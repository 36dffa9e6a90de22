//! The shortest ways out of a position: how many, and which.

use std::collections::BTreeMap;

use super::map::Neighbour;
use super::{Cluster, Outside};
use crate::control::{Control, Stop};
use crate::puzzles::rush_hour::model::Move;

/// How many shortest ways out there are, counted layer by layer.
pub fn count(cluster: &Cluster, positions: &[u8], control: &mut Control) -> Result<u128, Stop> {
    let distance = cluster.distance(positions).map_err(|_| Stop::Fault)?;
    let Some(distance) = distance else { return Ok(0) };
    let mut layer = BTreeMap::from([(positions.to_vec(), 1u128)]);
    for _ in 0..distance {
        layer = control.briefly(|control| next_layer(cluster, layer, control))?;
    }
    Ok(layer.values().fold(0, |sum, ways| sum.saturating_add(*ways)))
}

/// What an entry of a layer takes, at the most.
const BYTES_AN_ENTRY: u64 = 512;

/// The positions one move nearer, with the ways that lead to each.
fn next_layer(
    cluster: &Cluster,
    layer: BTreeMap<Vec<u8>, u128>,
    control: &mut Control,
) -> Result<BTreeMap<Vec<u8>, u128>, Stop> {
    control.store(0, BYTES_AN_ENTRY * layer.len() as u64)?;
    let mut next: BTreeMap<Vec<u8>, u128> = BTreeMap::new();
    for (positions, ways) in layer {
        control.node(&|| cluster.picture(&positions))?;
        let before = next.len();
        for neighbour in cluster.nearer(&positions) {
            let sum = next.entry(neighbour.positions).or_default();
            *sum = sum.saturating_add(ways);
        }
        control.store(0, BYTES_AN_ENTRY * (next.len() - before) as u64)?;
    }
    Ok(next)
}

/// The shortest ways out of a position, one after another.
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
                let way = self.moves.clone();
                self.moves.pop();
                return Some(way);
            }
            self.untried.push(self.cluster.nearer(&neighbour.positions).into_iter());
        }
    }
}
