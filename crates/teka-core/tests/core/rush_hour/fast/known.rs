//! Boards whose optima and clusters are known; without the data these tests pass.

use teka_core::family::Read;
use teka_core::puzzles::rush_hour::{Metric, RushHour};

use super::runs::{explore, solve};
use crate::support::data;
use crate::support::rush_hour::known;

/// Checks the columns `slide board cluster`, and `cell` behind them where there is one.
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

/// The same forty with the exit on each side, in the course's text.
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
