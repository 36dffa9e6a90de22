//! Runs of the methods, and what they gave.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Method, Promise, Solve};
use teka_core::param::Args;
use teka_core::puzzles::queens::{Content, Move, Puzzle, Queens};

use crate::support::queens::Solution;

pub fn method(name: &str) -> &'static Method<Queens> {
    Queens::methods().iter().find(|method| method.info.name == name).unwrap()
}

/// What one run gave: its solutions, how it ended and how many nodes it took.
pub struct Run {
    pub solutions: Vec<Solution>,
    pub ending: Ending,
    pub nodes: u64,
}

pub fn run(
    name: &str,
    puzzle: &Puzzle,
    given: &[(&str, &str)],
    limits: Limits,
    most: usize,
) -> Run {
    let method = method(name);
    let given: Vec<_> =
        given.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let args = Args::read(method.info.params, &given).unwrap();
    let mut observer = Unwatched;
    let mut control = Control::new(limits, &mut observer);
    let mut solutions = Vec::new();
    let ending = method.list(puzzle, &args, &mut control, &mut |moves| {
        solutions.push(queens_of(moves));
        if solutions.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    Run { solutions, ending, nodes: control.stats().nodes }
}

pub fn queens_of(moves: &[Move]) -> Solution {
    let queens = moves.iter().filter(|action| action.content == Content::Queen);
    let mut queens: Solution = queens.map(|action| action.cell).collect();
    queens.sort();
    queens
}

pub fn all(name: &str, puzzle: &Puzzle) -> Vec<Solution> {
    all_with(name, puzzle, &[])
}

pub fn all_with(name: &str, puzzle: &Puzzle, given: &[(&str, &str)]) -> Vec<Solution> {
    let run = run(name, puzzle, given, Limits::default(), usize::MAX);
    assert_eq!(run.ending, Ending::Exhausted, "{name}");
    let mut solutions = run.solutions;
    solutions.sort();
    solutions
}

pub fn complete_methods() -> impl Iterator<Item = &'static str> {
    let complete =
        Queens::methods().iter().filter(|method| method.info.promise == Promise::Complete);
    complete.map(|method| method.info.name)
}

/// The column of each queen.
pub fn columns(solution: &Solution) -> Vec<u8> {
    solution.iter().map(|queen| queen.column).collect()
}
