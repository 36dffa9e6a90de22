//! How far each vehicle can ever go: walls and the vehicles of its own line
//! bound it, for these never change their order.

use crate::puzzles::rush_hour::model::{Puzzle, Vehicle};

/// The positions a vehicle can ever have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The smallest.
    pub low: u8,
    /// How many more there are.
    pub slack: u8,
}

impl Room {
    /// How many bits tell the positions apart.
    pub fn bits(self) -> u32 {
        8 - self.slack.leading_zeros()
    }
}

/// The room of each vehicle.
pub fn rooms(puzzle: &Puzzle) -> Vec<Room> {
    let placed = puzzle.vehicles().iter().zip(puzzle.positions());
    placed.map(|(vehicle, position)| room(puzzle, *vehicle, *position)).collect()
}

fn room(puzzle: &Puzzle, vehicle: Vehicle, position: u8) -> Room {
    let (mut first, mut end) = (0, puzzle.side(vehicle.axis));
    for along in 0..end {
        if puzzle.walls().binary_search(&vehicle.cell(along)).is_ok() {
            if along < position {
                first = along + 1;
            } else {
                end = along;
                break;
            }
        }
    }
    let mut room = vehicle.length;
    let mut low = first;
    for (other, at) in puzzle.vehicles().iter().zip(puzzle.positions()) {
        let is_beside = other.axis == vehicle.axis && other.line == vehicle.line;
        if is_beside && *at != position && (first..end).contains(at) {
            room += other.length;
            low += if *at < position { other.length } else { 0 };
        }
    }
    Room { low, slack: end - first - room }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Cell;
    use crate::puzzles::rush_hour::model::{Axis, Exit};

    #[test]
    fn walls_and_neighbours_bound_a_vehicle() {
        let across = |letter, line| Vehicle { letter, axis: Axis::Horizontal, line, length: 2 };
        let placed = [(across('A', 0), 3), (across('B', 0), 7), (across('C', 1), 0)];
        let wall = vec![Cell::new(0, 1)];
        let puzzle = Puzzle::new((2, 10), Exit::Right, &placed, wall).unwrap();
        let rooms = rooms(&puzzle);
        assert_eq!(rooms[0], Room { low: 2, slack: 4 });
        assert_eq!(rooms[1], Room { low: 4, slack: 4 });
        assert_eq!(rooms[2], Room { low: 0, slack: 8 });
        let bits: Vec<u32> = rooms.iter().map(|room| room.bits()).collect();
        assert_eq!(bits, [3, 3, 4]);
    }
}
