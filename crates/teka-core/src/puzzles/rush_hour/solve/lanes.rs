//! What never changes on a board: the range of each vehicle. Also finds the vehicles in the primary
//! vehicle's path.

use crate::place::Cell;
use crate::puzzles::rush_hour::model::{Axis, MAX_SIDE, Puzzle, Vehicle};

/// A vehicle and the range of its positions. Walls, edges and the vehicles of its own line, which
/// it cannot pass, confine it to this range.
#[derive(Clone, Copy, Debug)]
pub struct Lane {
    pub vehicle: Vehicle,
    pub low: u8,
    pub high: u8,
}

/// All vehicles, the primary vehicle first.
#[derive(Clone, Debug)]
pub struct Lanes {
    pub lanes: Vec<Lane>,
    /// The position of the primary vehicle at the exit.
    pub goal: u8,
    /// The walls of each row, one bit per cell.
    pub walls: Rows,
}

/// Occupied cells: one number per row, one bit per cell.
pub type Rows = [u16; MAX_SIDE as usize];

impl Lanes {
    pub fn new(puzzle: &Puzzle) -> Self {
        let mut walls = [0; MAX_SIDE as usize];
        for wall in puzzle.walls() {
            walls[usize::from(wall.row)] |= 1 << wall.column;
        }
        let free = |(vehicle, at): (&Vehicle, &u8)| between_walls(puzzle, &walls, *vehicle, *at);
        let mut lanes: Vec<Lane> =
            puzzle.vehicles().iter().zip(puzzle.positions()).map(free).collect();
        pack(&mut lanes, puzzle.positions());
        Self { lanes, goal: puzzle.goal(), walls }
    }

    pub fn primary(&self) -> Lane {
        self.lanes[0]
    }

    /// Returns the cells occupied by walls and by the vehicles at these positions.
    pub fn taken(&self, position: impl Fn(usize) -> u8) -> Rows {
        let mut rows = self.walls;
        for (number, lane) in self.lanes.iter().enumerate() {
            put(&mut rows, lane.vehicle, position(number));
        }
        rows
    }

    /// Returns the cells of its line that the primary vehicle at `position` has yet to enter.
    pub fn exit_path(&self, position: u8) -> std::ops::Range<u8> {
        let length = self.primary().vehicle.length;
        if position <= self.goal {
            position + length..self.goal + length
        } else {
            self.goal..position
        }
    }

    /// Returns the indices of the vehicles in the primary vehicle's path.
    pub fn blockers<'a>(&'a self, positions: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
        let primary = self.primary().vehicle;
        let path = self.exit_path(positions[0]);
        let others = self.lanes.iter().zip(positions).enumerate().skip(1);
        others.filter_map(move |(number, (lane, position))| {
            let Vehicle { axis, line, length, .. } = lane.vehicle;
            let stands = *position..position + length;
            let blocks = if axis == primary.axis {
                line == primary.line && stands.start < path.end && path.start < stands.end
            } else {
                path.contains(&line) && stands.contains(&primary.line)
            };
            blocks.then_some(number)
        })
    }
}

/// Returns `true` if the cell of a vehicle's line at `along` is occupied.
pub fn is_taken(rows: &Rows, vehicle: Vehicle, along: u8) -> bool {
    let Cell { row, column } = vehicle.cell(along);
    rows[usize::from(row)] >> column & 1 == 1
}

/// Adds the cells of a vehicle.
pub fn put(rows: &mut Rows, vehicle: Vehicle, position: u8) {
    let Vehicle { axis, line, length, .. } = vehicle;
    match axis {
        Axis::Horizontal => rows[usize::from(line)] |= block(length) << position,
        Axis::Vertical => {
            for row in &mut rows[usize::from(position)..usize::from(position + length)] {
                *row |= 1 << line;
            }
        }
    }
}

/// Removes the cells of a vehicle.
pub fn lift(rows: &mut Rows, vehicle: Vehicle, position: u8) {
    let Vehicle { axis, line, length, .. } = vehicle;
    match axis {
        Axis::Horizontal => rows[usize::from(line)] &= !(block(length) << position),
        Axis::Vertical => {
            for row in &mut rows[usize::from(position)..usize::from(position + length)] {
                *row &= !(1 << line);
            }
        }
    }
}

/// Returns `length` set bits.
fn block(length: u8) -> u16 {
    u16::MAX >> (MAX_SIDE - length)
}

fn between_walls(puzzle: &Puzzle, walls: &Rows, vehicle: Vehicle, at: u8) -> Lane {
    let is_wall = |along: &u8| is_taken(walls, vehicle, *along);
    let low = (0..at).rev().find(is_wall).map_or(0, |wall| wall + 1);
    let side = puzzle.side(vehicle.axis);
    let end = (at + vehicle.length..side).find(is_wall).unwrap_or(side);
    Lane { vehicle, low, high: end - vehicle.length }
}

/// Narrows the ranges of vehicles that share a line, which keep their order and need room for each
/// other.
fn pack(lanes: &mut [Lane], positions: &[u8]) {
    let mut order: Vec<usize> = (0..lanes.len()).collect();
    order.sort_by_key(|number| positions[*number]);
    let same_line = |one: Lane, other: Lane| {
        one.vehicle.axis == other.vehicle.axis && one.vehicle.line == other.vehicle.line
    };
    for (rank, number) in order.iter().enumerate() {
        for before in &order[..rank] {
            if same_line(lanes[*before], lanes[*number]) {
                let end = lanes[*before].low + lanes[*before].vehicle.length;
                lanes[*number].low = lanes[*number].low.max(end);
            }
        }
    }
    for (rank, number) in order.iter().enumerate().rev() {
        for behind in &order[rank + 1..] {
            if same_line(lanes[*behind], lanes[*number]) {
                let room = lanes[*behind].high - lanes[*number].vehicle.length;
                lanes[*number].high = lanes[*number].high.min(room);
            }
        }
    }
}
