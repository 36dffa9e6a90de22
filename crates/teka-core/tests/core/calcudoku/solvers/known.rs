//! Puzzles with known solutions; without the data these tests pass.

use teka_core::control::{Limits, Stop};
use teka_core::family::Ending;

use super::runs::run;
use crate::support::calcudoku::{Known, course, game_ids, lines, set};

const NO_LIMITS: Limits = Limits { nodes: None, bytes: None };
/// Backtracking is run up to so many tries; two puzzles take more.
const FEW_TRIES: u64 = 20_000_000;

#[test]
fn propagation_proves_the_course_puzzles_unique() {
    for known in course() {
        check(&known, "propagation", NO_LIMITS);
    }
}

#[test]
fn exact_cover_agrees_on_the_course_puzzles_it_finishes() {
    for known in course() {
        check(&known, "exact-cover", Limits { nodes: Some(100_000), bytes: None });
    }
}

/// The course's count is met exactly, or, where that would take long, not fallen short of.
#[test]
fn backtracking_tries_what_the_course_tries() {
    let limits = Limits { nodes: Some(FEW_TRIES), bytes: None };
    for known in course() {
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
    for known in ["keen.tsv", "keen_large.tsv"].iter().flat_map(|file| game_ids(&set(file))) {
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
