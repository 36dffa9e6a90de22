//! Tests of stopped runs and large boards.

use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::family::{Ending, Play, Solve};
use teka_core::puzzles::rush_hour::{Axis, Exit, RushHour};
use teka_core::rng::rng;

use super::twin;
use super::twin::{Board, random_board};
use super::{METRICS, SHORTEST, run};

/// A board with several thousand states.
const CLASSIC: &str = "BBoooCDooEoCDAAEoCDooEooFoooGGFoHHHo";

#[test]
fn a_limit_gives_stopped_and_never_a_wrong_answer() {
    let mut rng = rng(31);
    let (mut seen, mut stopped) = (0, 0);
    while seen < 400 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", 300) else { continue };
        seen += 1;
        let optimum = twin::distance(&board, &cluster, "slide");
        let nodes = Limits { nodes: Some(seen % 8), bytes: None };
        let bytes = Limits { nodes: None, bytes: Some(8 * seen) };
        for (limits, stop) in [(nodes, Stop::NodeLimit), (bytes, Stop::MemoryLimit)] {
            for (name, heuristic) in SHORTEST {
                let ran = run(name, &board, &[("heuristic", heuristic)], limits);
                match ran.ending {
                    Ending::Exhausted => assert_eq!(optimum, None, "{name}\n{board}"),
                    Ending::Enough => {
                        assert_eq!(ran.moves.map(|moves| moves.len()), optimum, "{name}")
                    }
                    ending => {
                        assert_eq!((ending, ran.moves), (Ending::Stopped(stop), None), "{name}");
                        stopped += 1;
                    }
                }
            }
        }
    }
    assert!(stopped > 300, "{stopped}");
}

#[test]
fn memory_is_told_and_ida_star_needs_little() {
    let board = Board::from_line(CLASSIC);
    let bytes =
        |name: &str, table: &str| run(name, &board, &[("table", table)], Limits::default()).bytes;
    assert!(bytes("ucs", "") > 1000 * 24, "a state, its parent, its action and its cost");
    assert!(bytes("ida-star", "64") < 20_000);
}

/// Whenever a search is stopped, the lower bound it has proven must be correct, and it must not
/// decrease if the search has more time.
#[test]
fn what_a_stopped_search_has_proven_is_true() {
    let mut rng = rng(77);
    let (mut seen, mut proofs) = (0, 0);
    while seen < 150 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", 300) else { continue };
        let Some(optimum) = twin::distance(&board, &cluster, "slide") else { continue };
        seen += 1;
        for (name, heuristic) in SHORTEST.into_iter().chain([("a-star", "distance")]) {
            let mut before = 0;
            for nodes in [0, 1, 3, 10, 30, 100] {
                let limits = Limits { nodes: Some(nodes), bytes: None };
                let at_least = run(name, &board, &[("heuristic", heuristic)], limits).at_least;
                assert!(at_least <= optimum as u64, "{name} {heuristic} {nodes}\n{board}");
                assert!(at_least >= before, "{name} {heuristic} {nodes}\n{board}");
                assert!(heuristic != "distance" || at_least == 0, "it promises nothing");
                before = at_least;
                proofs += u64::from(at_least > 1);
            }
        }
    }
    assert!(proofs > 500, "{proofs}");
}

#[test]
fn memory_is_free_again_after_a_search() {
    let puzzle = Board::from_line(CLASSIC).puzzle();
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    for _ in 0..3 {
        let found = RushHour::finish(&puzzle, &RushHour::start(&puzzle), &mut control);
        assert!(found.is_ok_and(|way| way.is_some()));
        assert_eq!(control.stats().bytes, 0);
    }
}

/// Returns a 16 x 16 board with the vehicles that fit after a number of tries.
fn large_board(seed: u64, tries: u32) -> Board {
    use rand::RngExt;
    let mut rng = rng(seed);
    let mut board = Board::empty(16, 16, Exit::Right);
    board.put('A', Axis::Horizontal, (7, 0), 2);
    for number in 0..tries {
        let letter = char::from_u32(0x4E00 + number).unwrap();
        let axis = if rng.random() { Axis::Horizontal } else { Axis::Vertical };
        let row = rng.random_range(0..16);
        if axis == Axis::Vertical || row != 7 {
            board.put(letter, axis, (row, rng.random_range(0..16)), rng.random_range(2..=4));
        }
    }
    board
}

#[test]
fn boards_of_every_size_can_be_tried() {
    let mut most = 0;
    for (seed, tries) in (1..).zip([5, 15, 40, 60, 150, 400, 2000]) {
        let board = large_board(seed, tries);
        most = most.max(board.vehicles().len());
        for metric in METRICS {
            for (name, heuristic) in
                SHORTEST.into_iter().chain([("gbfs", "closure"), ("beam", "closure")])
            {
                let limits = Limits { nodes: Some(100), bytes: None };
                let ran =
                    run(name, &board, &[("metric", metric), ("heuristic", heuristic)], limits);
                if let Some(moves) = ran.moves {
                    twin::replayed(&board, &moves, metric);
                }
            }
        }
    }
    assert!(most > 64, "the largest states are used: {most}");
}

#[test]
fn a_board_full_of_vehicles_is_no_trouble() {
    let mut board = Board::empty(16, 16, Exit::Right);
    board.put('A', Axis::Horizontal, (0, 0), 2);
    let mut letters = (0x4E00..).filter_map(char::from_u32);
    for row in (0..16).step_by(2) {
        for column in 0..16 {
            board.put(letters.next().unwrap(), Axis::Vertical, (row, column), 2);
        }
    }
    for column in [0, 1] {
        board.put(letters.next().unwrap(), Axis::Horizontal, (1, column), 2);
    }
    for (name, heuristic) in SHORTEST {
        let ran = run(name, &board, &[("heuristic", heuristic)], Limits::default());
        assert_eq!(ran.ending, Ending::Exhausted, "{name}");
    }
}
