//! Every method of Calcudoku against a slow, obvious twin and against known puzzles.

mod known;
mod puzzles;
mod runs;
use proptest::prelude::*;
use teka_core::control::{Limits, Stop};
use teka_core::family::{Count, Ending};
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Calcudoku, Operator};

use crate::support::calcudoku::{Solution, twin};
use crate::support::watching;
use puzzles::{cyclic, one_cage, puzzle, solvable};
use runs::{METHODS, all, run};

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_method_finds_what_the_twin_finds(puzzle in puzzle(4)) {
        let expected = twin(&puzzle);
        for name in METHODS {
            prop_assert_eq!(&all(name, &puzzle), &expected, "{}", name);
        }
    }

    #[test]
    fn every_method_finds_what_the_twin_finds_where_there_is_something(puzzle in solvable(5)) {
        let expected = twin(&puzzle);
        prop_assert!(!expected.is_empty());
        for name in METHODS {
            prop_assert_eq!(&all(name, &puzzle), &expected, "{}", name);
        }
    }

    #[test]
    fn parts_share_out_the_solutions(puzzle in puzzle(4), parts in 0usize..60) {
        let cut = Calcudoku::split(&puzzle, parts);
        prop_assert_eq!(&cut, &Calcudoku::split(&puzzle, parts));
        prop_assert!(!cut.is_empty());
        prop_assert!(parts > 1 || cut.len() == 1);
        let mut together: Vec<Solution> = cut.iter().flat_map(|share| all("propagation", &share.puzzle)).collect();
        together.sort();
        prop_assert_eq!(together, twin(&puzzle));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn propagation_and_exact_cover_agree_on_larger_puzzles(puzzle in solvable(7)) {
        let limits = Limits { nodes: Some(200_000), bytes: None };
        let one = run("propagation", &puzzle, limits, 50);
        let other = run("exact-cover", &puzzle, limits, usize::MAX);
        prop_assert!(!one.solutions.is_empty());
        if one.ending == Ending::Exhausted && other.ending == Ending::Exhausted {
            let sorted = |mut solutions: Vec<Solution>| { solutions.sort(); solutions };
            prop_assert_eq!(sorted(one.solutions), sorted(other.solutions));
        }
    }
}

#[test]
fn the_latin_squares_are_counted() {
    for (size, squares) in [(1, 1), (2, 2), (3, 12), (4, 576)] {
        let sum = u64::from(size) * u64::from(size) * (u64::from(size) + 1) / 2;
        let operator = if size == 1 { Operator::Equal } else { Operator::Add };
        for name in METHODS {
            assert_eq!(all(name, &one_cage(size, operator, sum)).len(), squares, "{name}");
        }
    }
}

/// Fillings without end neither hang a method nor make it say "no solution".
#[test]
fn the_largest_cage_is_no_trap() {
    let puzzle = one_cage(25, Operator::Add, 25 * 25 * 13);
    let limits = Limits { nodes: Some(10_000), bytes: None };
    assert_eq!(run("propagation", &puzzle, limits, 1).ending, Ending::Enough);
    let cover = run("exact-cover", &puzzle, limits, 1);
    assert_eq!(cover.ending, Ending::Stopped(Stop::MemoryLimit));
    let never = one_cage(25, Operator::Multiply, u64::MAX);
    assert_eq!(run("propagation", &never, limits, 1).ending, Ending::Exhausted);
}

#[test]
fn every_size_is_solved() {
    for size in 1..=25u8 {
        let puzzle = cyclic(size);
        let limits = Limits { nodes: Some(100_000), bytes: None };
        for name in ["propagation", "exact-cover"] {
            let found = run(name, &puzzle, limits, 1);
            assert_eq!(found.ending, Ending::Enough, "{name} {size}");
        }
    }
}

#[test]
fn a_tiny_limit_stops_and_never_says_no() {
    let puzzle = one_cage(4, Operator::Add, 40);
    for name in METHODS {
        let stopped = run(name, &puzzle, Limits { nodes: Some(1), bytes: None }, usize::MAX);
        assert_eq!(stopped.ending, Ending::Stopped(Stop::NodeLimit), "{name}");
        assert_eq!(stopped.nodes, 1, "{name}");
    }
    let stopped = run("exact-cover", &puzzle, Limits { nodes: None, bytes: Some(1000) }, 1);
    assert_eq!(stopped.ending, Ending::Stopped(Stop::MemoryLimit));
}

#[test]
fn givens_that_clash_leave_nothing() {
    let puzzle = one_cage(4, Operator::Add, 40);
    let cell = |row, column| Cell::new(row, column);
    for (one, other) in [((0, 0, 1), (0, 0, 2)), ((0, 0, 1), (0, 3, 1)), ((0, 0, 1), (3, 0, 1))] {
        let puzzle = puzzle.with_given(cell(one.0, one.1), one.2);
        let puzzle = puzzle.with_given(cell(other.0, other.1), other.2);
        for name in METHODS {
            assert_eq!(all(name, &puzzle), Vec::<Solution>::new(), "{name}");
        }
    }
}

#[test]
fn every_run_can_be_watched_and_cancelled() {
    watching::check::<Calcudoku>(&one_cage(4, Operator::Add, 40), 16, 200);
}
