//! Boards players made, with the number of their solutions; without the data these tests pass.

use teka_core::control::{Limits, Stop};
use teka_core::family::Ending;
use teka_core::puzzles::queens::Puzzle;

use super::runs::{columns, run};
use crate::support::data;

/// Checks a method on every known board; the names of those it did not finish.
fn check_known(name: &str, nodes: Option<u64>) -> Vec<String> {
    let mut unfinished = Vec::new();
    for board in community() {
        let found = run(name, &board.puzzle, &[], Limits { nodes, bytes: None }, 1000);
        if found.ending == Ending::Stopped(Stop::NodeLimit) {
            assert!(found.solutions.len() <= board.solutions, "{name} {}", board.name);
            unfinished.push(board.name);
            continue;
        }
        assert_eq!(found.solutions.len(), board.solutions, "{name} {}", board.name);
        if let Some(solution) = board.solution {
            assert_eq!(columns(&found.solutions[0]), solution, "{name} {}", board.name);
        }
    }
    unfinished
}

#[test]
fn propagation_solves_every_known_board() {
    assert_eq!(check_known("propagation", None), Vec::<String>::new());
}

#[test]
fn backtracking_agrees_on_every_known_board_it_finishes() {
    let unfinished = check_known("backtracking", Some(3_000_000));
    println!("backtracking did not finish {}: {unfinished:?}", unfinished.len());
    assert!(unfinished.len() < 60, "{unfinished:?}");
}

#[test]
fn exact_cover_agrees_on_every_known_board_it_finishes() {
    let unfinished = check_known("exact-cover", Some(200_000));
    println!("exact cover did not finish {}: {unfinished:?}", unfinished.len());
    assert!(unfinished.len() < 20, "{unfinished:?}");
}

/// A board of the shared data.
struct Known {
    name: String,
    puzzle: Puzzle,
    solutions: usize,
    solution: Option<Vec<u8>>,
}

/// The boards players made; none where the data is not at hand.
fn community() -> Vec<Known> {
    let text = std::fs::read_to_string(data("queens").join("community.jsonl")).unwrap_or_default();
    text.lines().map(known).collect()
}

fn known(line: &str) -> Known {
    let board: serde_json::Value = serde_json::from_str(line).unwrap();
    let rows = board["grid"].as_array().unwrap().iter().map(|row| row.as_str().unwrap());
    let cells: Vec<char> = rows.flat_map(str::chars).collect();
    let columns = |list: &Vec<serde_json::Value>| {
        list.iter().map(|column| column.as_u64().unwrap() as u8).collect()
    };
    Known {
        name: board["name"].as_str().unwrap().into(),
        puzzle: Puzzle::new(board["size"].as_u64().unwrap() as u8, &cells, vec![]).unwrap(),
        solutions: board["solutions"].as_u64().unwrap() as usize,
        solution: board["solution"].as_array().map(columns),
    }
}
