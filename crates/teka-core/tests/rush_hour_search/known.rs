//! Boards with known optima; without the data these tests pass.

use std::path::PathBuf;

use teka_core::control::Limits;

use crate::boards::Board;
use crate::runs::{SHORTEST, run};
use crate::twin;

/// A board of the shared data.
struct Known {
    board: Board,
    slides: usize,
    cells: Option<usize>,
}

/// Lines of `slides board cluster [cells name]`.
fn known(file: &str) -> Vec<Known> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let data = std::env::var("TEKA_DATA").map_or_else(|_| PathBuf::from(beside), PathBuf::from);
    let text = std::fs::read_to_string(data.join("rush-hour").join(file)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let known = lines.map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let cells = words.get(3).map(|cells| cells.parse().unwrap());
        Known { slides: words[0].parse().unwrap(), board: Board::from_line(words[1]), cells }
    });
    known.collect()
}

fn check(known: &Known, metric: &str, optimum: usize) {
    for (name, heuristic) in SHORTEST {
        let ran = run(
            name,
            &known.board,
            &[("metric", metric), ("heuristic", heuristic)],
            Limits::default(),
        );
        let moves =
            ran.moves.unwrap_or_else(|| panic!("{name} {heuristic} {metric}\n{}", known.board));
        let length = twin::replayed(&known.board, &moves, metric);
        assert_eq!(length, optimum, "{name} {heuristic} {metric}\n{}", known.board);
    }
}

#[test]
fn the_classic_boards_have_their_optimum_in_both_metrics() {
    for known in known("original40.txt").iter().chain(&known("jam40.txt")) {
        check(known, "slide", known.slides);
        check(known, "cell", known.cells.unwrap());
    }
}

#[test]
fn a_sample_of_all_depths_has_its_optimum() {
    for known in known("stratified.txt").iter().step_by(23) {
        check(known, "slide", known.slides);
    }
}
