//! The fast search of Rush Hour and the map of a cluster, against a slow, obvious
//! twin and against known boards.

mod known;
mod random;
mod runs;
mod twin;

use std::collections::BTreeMap;

use proptest::prelude::*;
use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::puzzles::rush_hour::solve::cluster::{Cluster, Outside};
use teka_core::puzzles::rush_hour::solve::packed;
use teka_core::puzzles::rush_hour::{Exit, Metric, Move, Puzzle};

use crate::support::one_line::one_line;
use random::{bricks, small_board, sparse_board};
use runs::{check_way, count_shortest, explore, explore_within, solve, solve_within};
use twin::Positions;

const METRICS: [Metric; 2] = [Metric::Slide, Metric::Cell];
const SIXTY: &str = "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM";

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_search_and_the_map_find_what_the_twin_finds(puzzle in small_board()) {
        check_all(&puzzle);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn they_find_the_same_on_large_boards(puzzle in sparse_board()) {
        check_all(&puzzle);
    }
}

fn check_all(puzzle: &Puzzle) {
    for metric in METRICS {
        let expected = twin::cluster(puzzle, metric);
        let optimum = expected[puzzle.positions()];
        assert_eq!(solve(puzzle, metric).map(|moves| moves.len() as u32), optimum);
        let cluster = explore(puzzle, metric);
        assert_eq!(cluster.states(), expected.len() as u64);
        assert_eq!(cluster.is_solvable(), optimum.is_some());
        for (positions, distance) in &expected {
            assert_eq!(cluster.distance(positions), Ok(*distance));
        }
        check_histogram(&cluster, &expected);
        check_from(puzzle, metric, &cluster, &expected);
    }
}

fn check_histogram(cluster: &Cluster, expected: &BTreeMap<Positions, Option<u32>>) {
    let most = expected.values().flatten().max();
    let at = |distance: u32| expected.values().filter(|at| **at == Some(distance)).count() as u64;
    let histogram: Vec<u64> = most.map_or(vec![], |most| (0..=*most).map(at).collect());
    assert_eq!(cluster.histogram(), histogram);
    let hardest = cluster.hardest();
    assert_eq!(hardest.map(|positions| expected[&positions]), most.map(|most| Some(*most)));
}

/// Moves, their costs and the shortest ways from the board's own position.
fn check_from(
    puzzle: &Puzzle,
    metric: Metric,
    cluster: &Cluster,
    expected: &BTreeMap<Positions, Option<u32>>,
) {
    let start = puzzle.positions();
    let choices = cluster.choices(start).unwrap();
    let moves = twin::moves(puzzle, start, metric);
    assert_eq!(choices.len(), moves.len());
    for (step, to) in &moves {
        let choice = choices.iter().find(|choice| choice.step == *step).unwrap();
        assert_eq!(choice.left, expected[to]);
        let cost = expected[to].zip(expected[start]).map(|(left, now)| left + 1 - now);
        assert_eq!(choice.cost, cost);
    }
    for (step, to) in twin::moves(puzzle, start, Metric::Slide) {
        let weight = if metric == Metric::Cell { u32::from(step.by.unsigned_abs()) } else { 1 };
        let choice = cluster.choice(start, step).unwrap().unwrap();
        assert_eq!(choice.cost, expected[&to].map(|left| left + weight - expected[start].unwrap()));
    }
    let ways = count(puzzle, metric, expected).get(start).copied().unwrap_or(0);
    assert_eq!(count_shortest(cluster, start), Ok(ways));
    let listed: Vec<Vec<Move>> = cluster.shortest(start).unwrap().take(50).collect();
    assert_eq!(listed.len() as u128, ways.min(50));
    for (at, way) in listed.iter().enumerate() {
        assert_eq!(Some(way.len() as u32), expected[start]);
        assert!(!listed[..at].contains(way));
        check_way(puzzle, start, metric, way);
        if let Some(first) = way.first() {
            assert!(cluster.best_moves(start).unwrap().contains(first));
        }
    }
}

/// How many shortest ways there are from each position, by the wording: the sum
/// over the moves that come nearer.
fn count(
    puzzle: &Puzzle,
    metric: Metric,
    known: &BTreeMap<Positions, Option<u32>>,
) -> BTreeMap<Positions, u128> {
    let mut ways: BTreeMap<Positions, u128> = BTreeMap::new();
    let mut nearest: Vec<(&Positions, u32)> =
        known.iter().filter_map(|(at, distance)| Some((at, (*distance)?))).collect();
    nearest.sort_by_key(|(_, distance)| *distance);
    for (positions, distance) in nearest {
        let moves = twin::moves(puzzle, positions, metric).into_iter();
        let nearer = moves.filter(|(_, to)| known[to].map(|left| left + 1) == Some(distance));
        let sum = nearer.map(|(_, to)| ways[&to]).sum();
        ways.insert(positions.clone(), if distance == 0 { 1 } else { sum });
    }
    ways
}

#[test]
fn the_hardest_known_board_takes_sixty_slides() {
    let puzzle = one_line(SIXTY);
    assert_eq!(solve(&puzzle, Metric::Slide).map(|moves| moves.len()), Some(60));
    let cluster = explore(&puzzle, Metric::Slide);
    assert_eq!(cluster.states(), 2332);
    assert!(cluster.distance(&cluster.hardest().unwrap()).unwrap() >= Some(60));
}

/// Covered boards need the widest words: every vehicle has a line of room, but for
/// those that stand in its way. The last of them needs more bits than any other board.
#[test]
fn words_of_every_width_hold_their_boards() {
    for side in [4, 6, 8, 10, 12, 16] {
        for (removed, exit) in [(0, Exit::Right), (1, Exit::Left), (2, Exit::Right)] {
            let puzzle = bricks(side, removed, exit);
            for metric in METRICS {
                let expected = twin::cluster(&puzzle, metric);
                let optimum = expected[puzzle.positions()];
                assert_eq!(solve(&puzzle, metric).map(|moves| moves.len() as u32), optimum);
                assert_eq!(explore(&puzzle, metric).states(), expected.len() as u64);
                assert_eq!(expected.len(), if removed == 2 { 3 } else { 1 }, "{side}");
            }
        }
    }
}

#[test]
fn a_limit_stops_and_never_says_no() {
    let puzzle = one_line(SIXTY);
    for bytes in [0, 1_000, 40_000, 60_000] {
        let limits = Limits { nodes: None, bytes: Some(bytes) };
        for metric in METRICS {
            assert_eq!(solve_within(&puzzle, metric, limits), Err(Stop::MemoryLimit), "{bytes}");
            let map = explore_within(&puzzle, metric, limits);
            assert_eq!(map.err(), Some(Stop::MemoryLimit), "{bytes}");
        }
    }
    for nodes in [0, 1, 100, 1000] {
        let limits = Limits { nodes: Some(nodes), bytes: None };
        assert_eq!(solve_within(&puzzle, Metric::Slide, limits), Err(Stop::NodeLimit), "{nodes}");
        let map = explore_within(&puzzle, Metric::Cell, limits);
        assert_eq!(map.err(), Some(Stop::NodeLimit), "{nodes}");
    }
}

#[test]
fn a_stopped_search_says_how_many_moves_are_needed_at_least() {
    let puzzle = one_line(SIXTY);
    let bound = |nodes: u64| {
        let mut observer = Unwatched;
        let limits = Limits { nodes: Some(nodes), bytes: None };
        let mut control = Control::new(limits, &mut observer);
        let _ = packed::shortest(&puzzle, Metric::Slide, &mut control);
        control.stats().at_least
    };
    let bounds: Vec<u64> = (0..2500).step_by(50).map(bound).collect();
    assert!(bounds.is_sorted());
    assert_eq!((bounds[0], bounds[49]), (1, 60));
}

#[test]
fn positions_outside_are_refused() {
    let puzzle = one_line(SIXTY);
    let cluster = explore(&puzzle, Metric::Slide);
    let mut elsewhere = puzzle.positions().to_vec();
    elsewhere[0] = 5;
    for outside in [vec![], vec![0; 200], vec![255; elsewhere.len()], elsewhere] {
        assert_eq!(cluster.distance(&outside), Err(Outside));
        assert_eq!(cluster.choices(&outside), Err(Outside));
        assert_eq!(cluster.best_moves(&outside), Err(Outside));
        assert_eq!(count_shortest(&cluster, &outside), Err(Stop::Fault));
        assert!(cluster.shortest(&outside).is_err());
    }
}
