//! Runs of the methods, and what they gave.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Found};
use teka_core::param::{Args, Param};
use teka_core::puzzles::calcudoku::solve::{backtracking, exact_cover, propagation};
use teka_core::puzzles::calcudoku::{Move, Puzzle};

/// The numbers of a solution, row by row.
pub type Solution = Vec<u8>;

type Solve = fn(&Puzzle, &Args, &mut Control, Found<'_, Move>) -> Ending;

/// The complete methods.
pub const METHODS: [(&str, Solve); 3] = [
    ("propagation", propagation::solve),
    ("backtracking", backtracking::solve),
    ("exact-cover", exact_cover::solve),
];

pub fn params(name: &str) -> &'static [Param] {
    if name == "exact-cover" { exact_cover::PARAMS } else { &[] }
}

/// What one run gave: its solutions, how it ended and how many nodes it took.
pub struct Run {
    pub solutions: Vec<Solution>,
    pub ending: Ending,
    pub nodes: u64,
}

pub fn run(name: &str, puzzle: &Puzzle, limits: Limits, most: usize) -> Run {
    let (_, solve) = METHODS.iter().find(|(known, _)| *known == name).unwrap();
    let args = Args::read(params(name), &[]).unwrap();
    let mut observer = Unwatched;
    let mut control = Control::new(limits, &mut observer);
    let mut solutions = Vec::new();
    let ending = solve(puzzle, &args, &mut control, &mut |moves| {
        solutions.push(numbers(puzzle, moves));
        if solutions.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    Run { solutions, ending, nodes: control.stats().nodes }
}

/// The numbers that stand after these moves.
fn numbers(puzzle: &Puzzle, moves: &[Move]) -> Solution {
    let mut numbers = vec![0; puzzle.cells().count()];
    for (cell, number) in puzzle.givens() {
        numbers[puzzle.index(*cell)] = *number;
    }
    for action in moves {
        let Move::Write(cell, number) = action else { panic!("{action} is no writing") };
        assert_eq!(numbers[puzzle.index(*cell)], 0, "{cell} is written twice");
        numbers[puzzle.index(*cell)] = *number;
    }
    numbers
}

/// All solutions in order.
pub fn all(name: &str, puzzle: &Puzzle) -> Vec<Solution> {
    let run = run(name, puzzle, Limits::default(), usize::MAX);
    assert_eq!(run.ending, Ending::Exhausted, "{name}");
    let mut solutions = run.solutions;
    solutions.sort();
    solutions
}
