//! The same question put to the crate `pathfinding`, with a position as a plain list.

use std::collections::{HashSet, VecDeque};

use pathfinding::prelude::bfs as search;
use teka_core::puzzles::rush_hour::{Axis, Puzzle};

/// The fewest slides.
pub fn bfs(puzzle: &Puzzle) -> usize {
    let start = puzzle.positions().to_vec();
    let is_solved = |positions: &Vec<u8>| positions[0] == puzzle.goal();
    search(&start, |positions| slides(puzzle, positions), is_solved).expect("a way out").len() - 1
}

/// How many positions a search generates until it meets a solved one, each as
/// often as it is met, but none by the vehicle that moved last: what `bfs` generates too.
pub fn generated(puzzle: &Puzzle) -> u64 {
    let start = puzzle.positions().to_vec();
    let mut seen = HashSet::from([start.clone()]);
    let mut queue = VecDeque::from([(start, usize::MAX)]);
    let mut count = 0;
    while let Some((positions, last)) = queue.pop_front() {
        for to in slides(puzzle, &positions) {
            let moved = (0..to.len()).find(|at| to[*at] != positions[*at]).unwrap_or(0);
            if moved == last {
                continue;
            }
            count += 1;
            if to[0] == puzzle.goal() {
                return count;
            }
            if seen.insert(to.clone()) {
                queue.push_back((to, moved));
            }
        }
    }
    count
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
