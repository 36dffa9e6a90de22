//! The puzzles that are timed, read from the course's format.

use std::path::PathBuf;

use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Operator, Puzzle};

/// A puzzle with its name.
pub struct Named {
    pub name: String,
    pub puzzle: Puzzle,
}

/// Where the puzzles are.
pub fn data() -> PathBuf {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let data = std::env::var("TEKA_DATA").map_or_else(|_| PathBuf::from(beside), PathBuf::from);
    data.join("calcudoku")
}

/// The course's puzzles, or one that stands in for them.
pub fn course() -> Vec<Named> {
    let Ok(table) = std::fs::read_to_string(data().join("course.tsv")) else {
        println!("{} is not there: one small puzzle stands in", data().display());
        return vec![Named { name: "4x4".into(), puzzle: read(STAND_IN) }];
    };
    let names = table.lines().skip(1).filter_map(|line| line.split('\t').next());
    let text = |name: &str| std::fs::read_to_string(data().join(format!("course/{name}.txt")));
    names
        .filter_map(|name| Some(Named { name: name.into(), puzzle: read(&text(name).ok()?) }))
        .collect()
}

/// The puzzles of a file of JSON lines that have exactly one solution.
pub fn unique(file: &str) -> Vec<Named> {
    let text = std::fs::read_to_string(data().join(file)).unwrap_or_default();
    let lines = text.lines().map(|line| serde_json::from_str(line).expect("a JSON object a line"));
    let unique = lines.filter(|known: &serde_json::Value| {
        known["solutions"].as_str().is_none_or(|solutions| solutions == "1")
    });
    let named = |known: serde_json::Value| Named {
        name: known["name"].as_str().unwrap_or("?").into(),
        puzzle: read(known["text"].as_str().expect("a text")),
    };
    unique.map(named).collect()
}

const STAND_IN: &str = "4 7
1 2 2 3
1 4 5 3
6 4 5 5
6 7 7 7
1- 1- 3- 2/ 24* 3- 6+";

/// Size and number of cages, rows of cage numbers, one objective a line.
fn read(text: &str) -> Puzzle {
    let mut words = text.split_whitespace();
    let mut number = || words.next().and_then(|word| word.parse().ok()).expect("a number");
    let (size, count): (usize, usize) = (number(), number());
    let mut cages: Vec<Vec<Cell>> = vec![vec![]; count];
    for row in 0..size as u8 {
        for column in 0..size as u8 {
            cages[number() - 1].push(Cell::new(row, column));
        }
    }
    let cages = cages.into_iter().map(|cells| {
        let (operator, target) = objective(words.next().expect("an objective"), cells.len());
        Cage { operator, target, cells }
    });
    Puzzle::new(size as u8, cages.collect()).expect("a valid puzzle")
}

fn objective(text: &str, cells: usize) -> (Operator, u64) {
    let digits = text.trim_end_matches(|last: char| !last.is_ascii_digit());
    let operator = match &text[digits.len()..] {
        "+" => Operator::Add,
        "-" => Operator::Subtract,
        "*" => Operator::Multiply,
        "/" => Operator::Divide,
        _ if cells == 1 => Operator::Equal,
        _ => Operator::Hidden,
    };
    (operator, digits.parse().expect("a target"))
}
