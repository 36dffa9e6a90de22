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

/// Checks every method that promises the fewest moves; the one that trades time for
/// memory only if it `has_time`.
fn check(known: &Known, metric: &str, optimum: usize, has_time: bool) {
    for (name, heuristic) in SHORTEST {
        if name == "ida-star" && !(has_time && heuristic == "closure") {
            continue;
        }
        let given = [("metric", metric), ("heuristic", heuristic)];
        let ran = run(name, &known.board, &given, Limits::default());
        let about = format!("{name} {heuristic} {metric}\n{}", known.board);
        let moves = ran.moves.unwrap_or_else(|| panic!("{about}"));
        assert_eq!(twin::replayed(&known.board, &moves, metric), optimum, "{about}");
    }
}

#[test]
fn the_classic_boards_have_their_optimum_in_both_metrics() {
    for file in ["original40.txt", "jam40.txt"] {
        for (number, known) in known(file).iter().enumerate() {
            check(known, "slide", known.slides, number % 4 == 0);
            check(known, "cell", known.cells.unwrap(), number % 8 == 0);
        }
    }
}

#[test]
fn a_sample_of_all_depths_has_its_optimum() {
    for (number, known) in known("stratified.txt").iter().step_by(23).enumerate() {
        check(known, "slide", known.slides, number % 4 == 0);
    }
}
