//! Calcudoku puzzles with known properties, and a simple reference solver.

use std::fs;
use std::ops::ControlFlow;

use teka_core::family::{Read, Solve};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::{Calcudoku, Puzzle};
use teka_core::reading::quoted_field;

use super::arithmetic::gives;
use super::{data, within};

/// The numbers of a solution, row by row.
pub type Solution = Vec<u8>;

/// A puzzle of the larger sets.
pub struct Known {
    pub name: String,
    pub puzzle: Puzzle,
    /// The grade for which it was made, as an index into the family's grades.
    pub grade: Option<usize>,
    /// The number of solutions, where 2 means at least 2, or `None` if it is unknown.
    pub solutions: Option<usize>,
    pub solution: Option<Solution>,
    /// The number of values that the backtracking program of the algorithm-strategies course tries
    /// before the first solution.
    pub tries: Option<u64>,
}

/// Parses a puzzle that has no mistakes.
pub fn read(text: &str) -> Puzzle {
    Calcudoku::parse(text).unwrap_or_else(|flaws| panic!("{text}: {flaws:?}")).value
}

/// Returns a small puzzle to use when the larger sets are missing.
pub fn stand_in() -> Known {
    let text = "4 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n1-\n3-\n2/\n24*\n3-\n6+\n";
    unique("4x4", text, "")
}

/// Returns the text of one of the larger sets, or an empty text if it is missing.
pub fn set(file: &str) -> String {
    fs::read_to_string(data("calcudoku").join(file)).unwrap_or_default()
}

/// Returns the puzzles of the algorithm-strategies course.
pub fn course() -> Vec<Known> {
    let known = |row: Vec<&str>| Known {
        tries: row[3].parse().ok(),
        ..unique(row[0], &set(&format!("course/{}.txt", row[0])), row[2])
    };
    rows(&set("course.tsv")).map(known).collect()
}

/// Parses game IDs from a table of name, ID, grade and solution.
pub fn game_ids(table: &str) -> Vec<Known> {
    let grade = |letter: &str| "enhxu".find(letter);
    let known = |row: Vec<&str>| Known { grade: grade(row[2]), ..unique(row[0], row[1], row[3]) };
    rows(table).map(known).collect()
}

/// Returns the rows of a table without its header.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().skip(1).map(|line| line.split('\t').collect())
}

fn unique(name: &str, text: &str, solution: &str) -> Known {
    let (solutions, solution) = (Some(1), numbers(solution));
    Known { name: name.into(), puzzle: read(text), grade: None, solutions, solution, tries: None }
}

/// Parses the puzzles of a JSON Lines file.
pub fn lines(file: &str) -> Vec<Known> {
    let text = set(file);
    let known = |line: &str| {
        let field = |name| quoted_field(line, name).unwrap_or_default();
        let solutions = quoted_field(line, "solutions");
        Known {
            solutions: solutions.map_or(Some(1), |count| count.parse().ok()),
            ..unique(&field("name"), line, &field("solution"))
        }
    };
    text.lines().map(known).collect()
}

fn numbers(text: &str) -> Option<Solution> {
    let numbers: Solution = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    (!numbers.is_empty()).then_some(numbers)
}

/// Returns the number of solutions that the default method finds, up to `most`.
pub fn solutions_up_to(puzzle: &Puzzle, most: usize) -> usize {
    let (mut solutions, method) = (0, &Calcudoku::methods()[0]);
    let args = Args::defaults(method.info.params);
    within(None, |control| {
        method.list(puzzle, &args, control, &mut |_| {
            solutions += 1;
            if solutions < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })
    });
    solutions
}

/// Solves a puzzle by trying every filling of the grid, cell by cell. Rows and columns are checked
/// at once, and a cage when it is full.
pub fn twin(puzzle: &Puzzle) -> Vec<Solution> {
    let mut solutions = Vec::new();
    place_next(puzzle, &mut Vec::new(), &mut solutions);
    solutions
}

fn place_next(puzzle: &Puzzle, numbers: &mut Solution, solutions: &mut Vec<Solution>) {
    let size = usize::from(puzzle.size());
    let Some(here) = puzzle.cells().nth(numbers.len()) else {
        return solutions.push(numbers.clone());
    };
    let (row, column) = (numbers.len() / size, numbers.len() % size);
    for number in 1..=puzzle.size() {
        let in_row = numbers[row * size..].contains(&number);
        let in_column = (0..row).any(|above| numbers[above * size + column] == number);
        let other = |(cell, given): &(_, u8)| *cell == here && *given != number;
        if in_row || in_column || puzzle.givens().iter().any(other) {
            continue;
        }
        numbers.push(number);
        if is_met(puzzle, puzzle.cage_of(here), numbers) {
            place_next(puzzle, numbers, solutions);
        }
        numbers.pop();
    }
}

/// Returns true if the cage is not full yet or reaches its target.
fn is_met(puzzle: &Puzzle, cage: usize, numbers: &[u8]) -> bool {
    let cage = &puzzle.cages()[cage];
    let held: Option<Vec<u8>> =
        cage.cells.iter().map(|cell| numbers.get(puzzle.index(*cell)).copied()).collect();
    held.is_none_or(|held| gives(cage, &held))
}
