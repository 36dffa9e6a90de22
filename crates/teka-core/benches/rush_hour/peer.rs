//! Solves the same boards with the `pathfinding` crate, with a position as a plain list.

use pathfinding::prelude::bfs as search;
use teka_core::puzzles::rush_hour::{Axis, Puzzle};

/// Returns the fewest slides.
pub fn bfs(puzzle: &Puzzle) -> usize {
    let start = puzzle.positions().to_vec();
    let is_solved = |positions: &Vec<u8>| positions[0] == puzzle.goal();
    search(&start, |positions| slides(puzzle, positions), is_solved).expect("a way out").len() - 1
}

fn slides(puzzle: &Puzzle, positions: &[u8]) -> Vec<Vec<u8>> {
    let mut taken = [[false; 16]; 16];
    let all = || puzzle.vehicles().iter().zip(positions);
    let cells = all().flat_map(|(vehicle, position)| vehicle.cells(*position));
    for cell in cells.chain(puzzle.walls().iter().copied()) {
        taken[usize::from(cell.row)][usize::from(cell.column)] = true;
    }
    let mut next = Vec::new();
    for (at, (vehicle, position)) in all().enumerate() {
        let is_free = |along: u8| match vehicle.axis {
            Axis::Horizontal => !taken[usize::from(vehicle.line)][usize::from(along)],
            Axis::Vertical => !taken[usize::from(along)][usize::from(vehicle.line)],
        };
        let mut push = |to: u8| {
            let mut positions = positions.to_vec();
            positions[at] = to;
            next.push(positions);
        };
        let ends = position + vehicle.length..puzzle.side(vehicle.axis);
        ends.take_while(|end| is_free(*end)).for_each(|end| push(end + 1 - vehicle.length));
        (0..*position).rev().take_while(|to| is_free(*to)).for_each(&mut push);
    }
    next
}
