//! A simple reference solver: a position is a list, the board is a grid of letters, and everything
//! is done cell by cell.

use std::collections::BTreeMap;

use teka_core::puzzles::rush_hour::{Axis, Metric, Move, Puzzle};

pub type Positions = Vec<u8>;

/// Returns every reachable position with its distance to a solved one, if there is a path.
pub fn cluster(puzzle: &Puzzle, metric: Metric) -> BTreeMap<Positions, Option<u32>> {
    let mut known = BTreeMap::from([(puzzle.positions().to_vec(), None)]);
    let mut queue = vec![puzzle.positions().to_vec()];
    while let Some(positions) = queue.pop() {
        for (_, to) in moves(puzzle, &positions, metric) {
            if !known.contains_key(&to) {
                known.insert(to.clone(), None);
                queue.push(to);
            }
        }
    }
    let is_solved = |positions: &Positions| positions[0] == puzzle.goal();
    let mut layer: Vec<Positions> = known.keys().filter(|at| is_solved(at)).cloned().collect();
    let mut distance = 0;
    while !layer.is_empty() {
        layer.iter().for_each(|positions| {
            known.insert(positions.clone(), Some(distance));
        });
        distance += 1;
        let next = layer.iter().flat_map(|positions| moves(puzzle, positions, metric));
        layer = next.map(|(_, to)| to).filter(|to| known[to].is_none()).collect();
        layer.sort();
        layer.dedup();
    }
    known
}

/// Returns every move and the resulting position.
pub fn moves(puzzle: &Puzzle, positions: &[u8], metric: Metric) -> Vec<(Move, Positions)> {
    let farthest = if metric == Metric::Cell { 1 } else { 16 };
    let mut all = Vec::new();
    for (at, vehicle) in puzzle.vehicles().iter().enumerate() {
        for sign in [1i8, -1] {
            let mut now = positions.to_vec();
            for distance in 1..=farthest {
                let step = Move { letter: vehicle.letter, by: sign };
                let Some(to) = shifted(puzzle, &now, at, step) else { break };
                all.push((Move { letter: vehicle.letter, by: sign * distance }, to.clone()));
                now = to;
            }
        }
    }
    all
}

/// Returns the position after a move, made cell by cell, or `None` if something blocks it.
pub fn play(puzzle: &Puzzle, positions: &[u8], step: Move) -> Option<Positions> {
    let at = puzzle.vehicles().iter().position(|vehicle| vehicle.letter == step.letter)?;
    let one = Move { letter: step.letter, by: step.by.signum() };
    (0..step.by.abs()).try_fold(positions.to_vec(), |now, _| shifted(puzzle, &now, at, one))
}

/// Moves one vehicle by one cell. Returns `None` if something blocks it.
fn shifted(puzzle: &Puzzle, positions: &[u8], at: usize, step: Move) -> Option<Positions> {
    let vehicle = puzzle.vehicles()[at];
    let to = i32::from(positions[at]) + i32::from(step.by);
    if to < 0 || to + i32::from(vehicle.length) > i32::from(puzzle.side(vehicle.axis)) {
        return None;
    }
    let mut positions = positions.to_vec();
    positions[at] = to as u8;
    is_sound(puzzle, &positions).then_some(positions)
}

/// Returns true if no cell is occupied twice.
fn is_sound(puzzle: &Puzzle, positions: &[u8]) -> bool {
    let mut grid = [[false; 16]; 16];
    let placed = puzzle.vehicles().iter().zip(positions);
    let bodies = placed.flat_map(|(vehicle, position)| {
        (*position..position + vehicle.length).map(|along| match vehicle.axis {
            Axis::Horizontal => (vehicle.line, along),
            Axis::Vertical => (along, vehicle.line),
        })
    });
    let walls = puzzle.walls().iter().map(|wall| (wall.row, wall.column));
    bodies.chain(walls).all(|(row, column)| {
        !std::mem::replace(&mut grid[usize::from(row)][usize::from(column)], true)
    })
}
