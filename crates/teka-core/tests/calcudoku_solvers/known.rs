//! Puzzles with known solutions; without the data these tests pass.

use std::path::PathBuf;

use teka_core::control::{Limits, Stop};
use teka_core::family::Ending;
use teka_core::puzzles::calcudoku::{Puzzle, text};

use crate::course;
use crate::runs::run;

const NO_LIMITS: Limits = Limits { nodes: None, bytes: None };
/// Backtracking is run up to so many tries; two puzzles take more.
const FEW_TRIES: u64 = 20_000_000;

#[test]
fn propagation_proves_the_course_puzzles_unique() {
    for known in course_set() {
        check(&known, "propagation", NO_LIMITS);
    }
}

#[test]
fn exact_cover_agrees_on_the_course_puzzles_it_finishes() {
    for known in course_set() {
        check(&known, "exact-cover", Limits { nodes: Some(100_000), bytes: None });
    }
}

/// The course's count is met exactly, or, where that would take long, not fallen short of.
#[test]
fn backtracking_tries_what_the_course_tries() {
    let limits = Limits { nodes: Some(FEW_TRIES), bytes: None };
    for known in course_set() {
        let Some(tries) = known.tries else { continue };
        let found = run("backtracking", &known.puzzle, limits, 1);
        let solution = known.solution.as_ref().filter(|_| tries <= FEW_TRIES);
        assert_eq!(
            (found.solutions.first(), found.nodes),
            (solution, tries.min(FEW_TRIES)),
            "{}",
            known.name
        );
    }
}

#[test]
fn propagation_solves_what_others_made() {
    for known in lines("others.jsonl") {
        check(&known, "propagation", NO_LIMITS);
    }
}

#[test]
fn propagation_solves_hidden_operators() {
    for known in lines("hidden_operators.jsonl") {
        check(&known, "propagation", NO_LIMITS);
    }
}

#[test]
fn propagation_solves_large_puzzles() {
    for known in lines("large.jsonl") {
        check(&known, "propagation", NO_LIMITS);
    }
}

#[test]
fn propagation_solves_game_ids() {
    for known in game_ids("keen.tsv").chain(game_ids("keen_large.tsv")) {
        check(&known, "propagation", NO_LIMITS);
    }
}

/// Looks for as many solutions as are known, and one more.
fn check(known: &Known, method: &str, limits: Limits) {
    let found = run(method, &known.puzzle, limits, 2);
    if let Ending::Stopped(stop) = found.ending {
        assert!(limits.nodes.is_some() && stop == Stop::NodeLimit || stop == Stop::MemoryLimit);
        return;
    }
    if let Some(solutions) = known.solutions {
        assert_eq!(found.solutions.len(), solutions, "{} {method}", known.name);
    }
    if let Some(solution) = &known.solution {
        assert_eq!(&found.solutions[0], solution, "{} {method}", known.name);
    }
}

struct Known {
    name: String,
    puzzle: Puzzle,
    /// How many there are, 2 standing for more; none if nobody counted.
    solutions: Option<usize>,
    solution: Option<Vec<u8>>,
    tries: Option<u64>,
}

fn data() -> PathBuf {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let data = std::env::var("TEKA_DATA").map_or_else(|_| PathBuf::from(beside), PathBuf::from);
    data.join("calcudoku")
}

fn course_set() -> Vec<Known> {
    let table = std::fs::read_to_string(data().join("course.tsv")).unwrap_or_default();
    let rows = table.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    rows.map(|row| {
        let text = std::fs::read_to_string(data().join(format!("course/{}.txt", row[0]))).unwrap();
        Known {
            name: row[0].into(),
            puzzle: course::read(&text),
            solutions: Some(1),
            solution: numbers(row[2]),
            tries: row[3].parse().ok(),
        }
    })
    .collect()
}

fn game_ids(file: &str) -> impl Iterator<Item = Known> {
    let table = std::fs::read_to_string(data().join(file)).unwrap_or_default();
    let rows: Vec<String> = table.lines().skip(1).map(String::from).collect();
    rows.into_iter().map(|row| {
        let row: Vec<&str> = row.split('\t').collect();
        Known {
            name: row[0].into(),
            puzzle: text::parse(row[1]).unwrap().value,
            solutions: Some(1),
            solution: numbers(row[3]),
            tries: None,
        }
    })
}

fn lines(file: &str) -> Vec<Known> {
    let text = std::fs::read_to_string(data().join(file)).unwrap_or_default();
    text.lines().map(known).collect()
}

fn known(line: &str) -> Known {
    let known: serde_json::Value = serde_json::from_str(line).unwrap();
    let solutions = known["solutions"].as_str().unwrap_or("1");
    Known {
        name: known["name"].as_str().unwrap().into(),
        puzzle: course::read(known["text"].as_str().unwrap()),
        solutions: solutions.parse().ok(),
        solution: known["solution"].as_str().and_then(numbers),
        tries: None,
    }
}

fn numbers(text: &str) -> Option<Vec<u8>> {
    let numbers: Vec<u8> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    (!numbers.is_empty()).then_some(numbers)
}
