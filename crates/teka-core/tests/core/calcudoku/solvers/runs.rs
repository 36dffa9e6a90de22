//! Runs of the methods, and what they gave.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Play, Solve};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::{Calcudoku, Move, Puzzle};

use crate::support::calcudoku::Solution;

/// The complete methods.
pub const METHODS: [&str; 3] = ["propagation", "backtracking", "exact-cover"];

/// What one run gave: its solutions, how it ended and how many nodes it took.
pub struct Run {
    pub solutions: Vec<Solution>,
    pub ending: Ending,
    pub nodes: u64,
}

pub fn run(name: &str, puzzle: &Puzzle, limits: Limits, most: usize) -> Run {
    let method = Calcudoku::methods().iter().find(|known| known.info.name == name).unwrap();
    let args = Args::read(method.info.params, &[]).unwrap();
    let mut observer = Unwatched;
    let mut control = Control::new(limits, &mut observer);
    let mut solutions = Vec::new();
    let ending = method.list(puzzle, &args, &mut control, &mut |moves| {
        solutions.push(numbers(puzzle, moves));
        if solutions.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    Run { solutions, ending, nodes: control.stats().nodes }
}

/// The numbers that stand after these moves.
fn numbers(puzzle: &Puzzle, moves: &[Move]) -> Solution {
    let mut numbers = Calcudoku::start(puzzle).numbers().to_vec();
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
