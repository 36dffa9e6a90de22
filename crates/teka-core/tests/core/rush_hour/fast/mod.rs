//! Checks the fast search of Rush Hour and the map of a cluster against a simple reference solver
//! on random boards, and against boards with known optima and clusters. If the data is missing, the
//! tests on known boards pass.

mod twin;

use std::collections::BTreeMap;

use proptest::prelude::*;
use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::family::Read;
use teka_core::place::Cell;
use teka_core::puzzles::rush_hour::solve::cluster::{Cluster, Outside};
use teka_core::puzzles::rush_hour::solve::packed;
use teka_core::puzzles::rush_hour::{Axis, Exit, Metric, Move, Puzzle, RushHour, Vehicle};

use crate::support::data;
use crate::support::one_line::one_line;
use crate::support::rush_hour::known;
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

/// Checks the moves, their costs and the shortest paths from the board's own position.
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
        check_path(puzzle, start, metric, way);
        if let Some(first) = way.first() {
            assert!(cluster.best_moves(start).unwrap().contains(first));
        }
    }
}

/// Returns the number of shortest paths from each position: the sum over the moves that shorten the
/// distance.
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

/// Fully covered boards need the widest words, because only other vehicles limit the range of each
/// vehicle. The last one needs more bits than any other board.
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

/// Returns the fewest moves within limits, or `Ok(None)` if there is no solution.
fn solve_within(
    puzzle: &Puzzle,
    metric: Metric,
    limits: Limits,
) -> Result<Option<Vec<Move>>, Stop> {
    let mut observer = Unwatched;
    packed::shortest(puzzle, metric, &mut Control::new(limits, &mut observer))
}

/// Returns the fewest moves, checked by playing them, or `None` if there is no solution.
fn solve(puzzle: &Puzzle, metric: Metric) -> Option<Vec<Move>> {
    let moves = solve_within(puzzle, metric, Limits::default()).unwrap()?;
    check_path(puzzle, puzzle.positions(), metric, &moves);
    Some(moves)
}

/// Plays moves with simple code. They must reach the exit with the last move and not earlier.
fn check_path(puzzle: &Puzzle, from: &[u8], metric: Metric, moves: &[Move]) {
    let mut positions = from.to_vec();
    for step in moves {
        assert_ne!(positions[0], puzzle.goal(), "it is solved before {step}");
        assert!(metric == Metric::Slide || step.by.abs() == 1, "{step} is several moves");
        positions = twin::play(puzzle, &positions, *step).unwrap_or_else(|| panic!("{step}"));
    }
    assert_eq!(positions[0], puzzle.goal(), "{moves:?}");
}

fn explore(puzzle: &Puzzle, metric: Metric) -> Cluster {
    explore_within(puzzle, metric, Limits::default()).ok().unwrap()
}

fn explore_within(puzzle: &Puzzle, metric: Metric, limits: Limits) -> Result<Cluster, Stop> {
    let mut observer = Unwatched;
    Cluster::explore(puzzle, metric, &mut Control::new(limits, &mut observer))
}

fn count_shortest(cluster: &Cluster, positions: &[u8]) -> Result<u128, Stop> {
    let mut observer = Unwatched;
    cluster.count_shortest(positions, &mut Control::new(Limits::default(), &mut observer))
}

/// Checks the columns `slide board cluster`, and the column `cell` if there is one.
fn check(file: &str, cell_at: Option<usize>) {
    for board in known(file, 1) {
        let number = |at: usize| board.words[at].parse::<usize>().unwrap();
        let slides = solve(&board.puzzle, Metric::Slide).map(|moves| moves.len());
        assert_eq!(slides, Some(number(0)), "{:?}", board.words);
        let cluster = explore(&board.puzzle, Metric::Slide);
        assert_eq!(cluster.states(), number(2) as u64, "{:?}", board.words);
        let distance = cluster.distance(board.puzzle.positions()).unwrap();
        assert_eq!(distance, Some(number(0) as u32), "{:?}", board.words);
        if let Some(at) = cell_at {
            let steps = solve(&board.puzzle, Metric::Cell).map(|moves| moves.len());
            assert_eq!(steps, Some(number(at)), "{:?}", board.words);
        }
    }
}

#[test]
fn boards_of_every_length() {
    check("stratified.txt", None);
}

#[test]
fn the_first_forty() {
    check("original40.txt", Some(3));
}

#[test]
fn forty_jams() {
    check("jam40.txt", Some(3));
}

#[test]
fn all_boards_of_five_by_five() {
    for board in known("all_5x5.txt", 1) {
        let slides = solve(&board.puzzle, Metric::Slide).map(|moves| moves.len());
        assert_eq!(slides, board.words[0].parse().ok(), "{:?}", board.words);
        let cluster = explore(&board.puzzle, Metric::Slide);
        let histogram: Vec<u64> = board.words[3].split(',').map(|n| n.parse().unwrap()).collect();
        assert_eq!(cluster.histogram(), histogram, "{:?}", board.words);
        assert_eq!(cluster.states(), board.words[2].parse::<u64>().unwrap(), "{:?}", board.words);
        assert_eq!(cluster.hardest().is_some(), cluster.is_solvable());
    }
}

/// Checks the same 40 boards with the exit on each side, in the text format of the
/// algorithm-strategies course.
#[test]
fn the_first_forty_on_every_side() {
    let read = |file: &str| std::fs::read_to_string(data("rush-hour").join(file)).ok();
    let Some(index) = read("course/INDEX.txt") else { return };
    let rows: Vec<Vec<&str>> = index
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(rows.len(), 160);
    for row in rows {
        let text = read(&format!("course/{}", row[0])).unwrap();
        let puzzle = RushHour::parse(&text).unwrap().value;
        for (metric, at) in [(Metric::Slide, 1), (Metric::Cell, 2)] {
            let moves = solve(&puzzle, metric).map(|moves| moves.len());
            assert_eq!(moves, row[at].parse().ok(), "{row:?} {metric:?}");
        }
    }
}

const EXITS: [Exit; 4] = [Exit::Right, Exit::Left, Exit::Top, Exit::Bottom];

/// Returns small boards with any exit, walls, and sides of 2 to 5 cells.
fn small_board() -> impl Strategy<Value = Puzzle> {
    let vehicles = prop::collection::vec((any::<bool>(), 0u8..5, 0u8..5, 2u8..4), 1..12);
    let walls = prop::collection::vec((0u8..9, 0u8..9), 0..4);
    ((2u8..6, 2u8..6), 0usize..4, vehicles, walls)
        .prop_filter_map("the primary does not fit", |(size, exit, vehicles, walls)| {
            board(size, EXITS[exit], &vehicles, &walls)
        })
}

/// Returns large boards with few vehicles.
fn sparse_board() -> impl Strategy<Value = Puzzle> {
    let vehicles = prop::collection::vec((any::<bool>(), 0u8..16, 0u8..14, 2u8..5), 1..4);
    let walls = prop::collection::vec((0u8..16, 0u8..16), 0..9);
    ((7u8..17, 7u8..17), 0usize..4, vehicles, walls)
        .prop_filter_map("the primary does not fit", |(size, exit, vehicles, walls)| {
            board(size, EXITS[exit], &vehicles, &walls)
        })
}

/// Places the vehicles and walls that fit, one after another.
fn board(
    size: (u8, u8),
    exit: Exit,
    vehicles: &[(bool, u8, u8, u8)],
    walls: &[(u8, u8)],
) -> Option<Puzzle> {
    let mut placed: Vec<(Vehicle, u8)> = Vec::new();
    for (at, (is_across, line, position, length)) in vehicles.iter().enumerate() {
        let across = if *is_across { Axis::Horizontal } else { Axis::Vertical };
        let axis = if at == 0 { exit.axis() } else { across };
        let letter = char::from(b'A' + at as u8);
        placed.push((Vehicle { letter, axis, line: *line, length: *length }, *position));
        if Puzzle::new(size, exit, &placed, vec![]).is_none() {
            placed.pop();
        }
    }
    let mut standing = Vec::new();
    for (row, column) in walls {
        standing.push(Cell::new(*row, *column));
        if Puzzle::new(size, exit, &placed, standing.clone()).is_none() {
            standing.pop();
        }
    }
    Puzzle::new(size, exit, &placed, standing)
}

/// Returns a board with an even number of rows, covered by 2 x 2 blocks of two parallel vehicles
/// that are alternately horizontal and vertical. The last `removed` vehicles are left out, at most
/// two. A wall then leaves room for one vehicle to move down by 2 cells.
fn bricks(side: u8, removed: usize, exit: Exit) -> Puzzle {
    let mut placed = Vec::new();
    let half = side / 2;
    for square in 0..half * half {
        let (top, left) = (square / half * 2, square % half * 2);
        for second in 0..2 {
            let letter = char::from_u32(0x4e00 + placed.len() as u32).unwrap();
            let is_across = (square / half + square % half).is_multiple_of(2);
            placed.push(if is_across {
                (Vehicle { letter, axis: Axis::Horizontal, line: top + second, length: 2 }, left)
            } else {
                (Vehicle { letter, axis: Axis::Vertical, line: left + second, length: 2 }, top)
            });
        }
    }
    placed.truncate(placed.len() - removed);
    let walls = if removed == 2 { vec![Cell::new(side - 2, side - 2)] } else { vec![] };
    Puzzle::new((side, side), exit, &placed, walls).unwrap()
}
