//! Runs of the fast search and the map, with what they gave.

use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::puzzles::rush_hour::solve::cluster::Cluster;
use teka_core::puzzles::rush_hour::solve::packed;
use teka_core::puzzles::rush_hour::{Metric, Move, Puzzle};

use super::twin;

/// The fewest moves, or a proof that there are none, within limits.
pub fn solve_within(
    puzzle: &Puzzle,
    metric: Metric,
    limits: Limits,
) -> Result<Option<Vec<Move>>, Stop> {
    let mut observer = Unwatched;
    packed::shortest(puzzle, metric, &mut Control::new(limits, &mut observer))
}

/// The fewest moves, or a proof that there are none; checked by playing them.
pub fn solve(puzzle: &Puzzle, metric: Metric) -> Option<Vec<Move>> {
    let moves = solve_within(puzzle, metric, Limits::default()).unwrap()?;
    check_way(puzzle, puzzle.positions(), metric, &moves);
    Some(moves)
}

/// Plays moves by slow code; they must lead to the exit, and not before the last.
pub fn check_way(puzzle: &Puzzle, from: &[u8], metric: Metric, moves: &[Move]) {
    let mut positions = from.to_vec();
    for step in moves {
        assert_ne!(positions[0], puzzle.goal(), "it is solved before {step}");
        assert!(metric == Metric::Slide || step.by.abs() == 1, "{step} is several moves");
        positions = twin::play(puzzle, &positions, *step).unwrap_or_else(|| panic!("{step}"));
    }
    assert_eq!(positions[0], puzzle.goal(), "{moves:?}");
}

pub fn explore(puzzle: &Puzzle, metric: Metric) -> Cluster {
    explore_within(puzzle, metric, Limits::default()).ok().unwrap()
}

pub fn explore_within(puzzle: &Puzzle, metric: Metric, limits: Limits) -> Result<Cluster, Stop> {
    let mut observer = Unwatched;
    Cluster::explore(puzzle, metric, &mut Control::new(limits, &mut observer))
}

pub fn count_shortest(cluster: &Cluster, positions: &[u8]) -> Result<u128, Stop> {
    let mut observer = Unwatched;
    cluster.count_shortest(positions, &mut Control::new(Limits::default(), &mut observer))
}
