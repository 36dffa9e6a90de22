//! Runs of the methods, and what they gave.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Solve};
use teka_core::param::Args;
use teka_core::puzzles::rush_hour::Move;
use teka_core::puzzles::rush_hour::RushHour;

use super::boards::Board;

pub const METRICS: [&str; 2] = ["slide", "cell"];

/// Methods that promise the fewest moves, with the heuristics that let them in both metrics.
pub const SHORTEST: [(&str, &str); 9] = [
    ("bfs", ""),
    ("ucs", ""),
    ("bidirectional", ""),
    ("a-star", "blockers"),
    ("a-star", "blockers-of-blockers"),
    ("a-star", "closure"),
    ("ida-star", "blockers"),
    ("ida-star", "blockers-of-blockers"),
    ("ida-star", "closure"),
];

/// What one run gave.
pub struct Run {
    pub moves: Option<Vec<Move>>,
    pub ending: Ending,
    pub nodes: u64,
    pub bytes: u64,
    /// The moves that were proven to be needed.
    pub at_least: u64,
}

/// Runs a method with those of the parameters that it knows.
pub fn run(name: &str, board: &Board, given: &[(&str, &str)], limits: Limits) -> Run {
    run_under(&mut Control::new(limits, &mut Unwatched), name, board, given)
}

/// Runs a method that has to search, even if the board shows why there is no solution.
pub fn run_without_prechecks(name: &str, board: &Board, given: &[(&str, &str)]) -> Run {
    let mut observer = Unwatched;
    let limits = Limits { nodes: Some(50_000), bytes: None };
    let control = Control::new(limits, &mut observer);
    run_under(&mut control.without_prechecks(), name, board, given)
}

fn run_under(control: &mut Control, name: &str, board: &Board, given: &[(&str, &str)]) -> Run {
    let method = RushHour::methods().iter().find(|method| method.info.name == name).unwrap();
    let knows = |name: &str| method.info.params.iter().any(|param| param.name == name);
    let given = given.iter().filter(|(name, value)| knows(name) && !value.is_empty());
    let given: Vec<_> = given.map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let args = Args::read(method.info.params, &given).unwrap();
    let mut found = None;
    let ending = method.list(&board.puzzle(), &args, control, &mut |moves| {
        assert!(found.replace(moves.to_vec()).is_none(), "two solutions");
        ControlFlow::Break(())
    });
    let stats = control.stats();
    Run { moves: found, ending, nodes: stats.nodes, bytes: stats.bytes, at_least: stats.at_least }
}
