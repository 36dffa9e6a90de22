//! The ways a board can be turned and mirrored onto itself.

use super::{Board, Point};
use crate::puzzles::packing::model::CellIndex;

impl Board {
    /// The ways the board can be turned and mirrored onto itself, the way it is first: for
    /// each cell the cell it comes to.
    pub fn symmetries(&self) -> Vec<Box<[CellIndex]>> {
        let largest = |axis: usize| self.points.iter().map(|point| point[axis]).max().unwrap_or(0);
        let least = |axis: usize| self.points.iter().map(|point| point[axis]).min().unwrap_or(0);
        let sums = [largest(0) + least(0), largest(1) + least(1)];
        let mut all: Vec<Box<[CellIndex]>> = Vec::new();
        for turn in 0..8u8 {
            let image = |point: &Point| self.at(turned(*point, turn, sums)?);
            let Some(map) = self.points.iter().map(image).collect::<Option<Box<[_]>>>() else {
                continue;
            };
            if !all.contains(&map) {
                all.push(map);
            }
        }
        all
    }
}

/// One of the eight ways to turn and mirror a square. Coordinates and their mirror images
/// add up to `sums`; exchanged, they keep their distances from the middle. None if the point
/// would come to lie between the cells.
fn turned([x, y, z]: Point, turn: u8, sums: [i16; 2]) -> Option<Point> {
    let x = if turn & 1 == 0 { x } else { sums[0] - x };
    let y = if turn & 2 == 0 { y } else { sums[1] - y };
    if turn & 4 == 0 {
        return Some([x, y, z]);
    }
    // Twice a coordinate less its sum is its distance from the middle, doubled.
    let (across, along) = (2 * y - sums[1] + sums[0], 2 * x - sums[0] + sums[1]);
    (across % 2 == 0 && along % 2 == 0).then_some([across / 2, along / 2, z])
}
