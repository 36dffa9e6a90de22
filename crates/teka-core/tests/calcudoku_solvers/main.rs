//! Every method of Calcudoku against a slow, obvious twin and against known puzzles.

mod course;
mod known;
mod puzzles;
mod runs;
mod twin;

use std::ops::ControlFlow;

use proptest::prelude::*;
use teka_core::control::{Control, Limits, Observer, Stats, Stop, Unwatched, View};
use teka_core::family::Ending;
use teka_core::param::Args;
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::solve::{count_up_to, split};
use teka_core::puzzles::calcudoku::{Cage, Operator, Puzzle};

use puzzles::{puzzle, solvable};
use runs::{METHODS, Solution, all, run};
use twin::twin;

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_method_finds_what_the_twin_finds(puzzle in puzzle(4)) {
        let expected = twin(&puzzle);
        for (name, _) in METHODS {
            prop_assert_eq!(&all(name, &puzzle), &expected, "{}", name);
        }
    }

    #[test]
    fn every_method_finds_what_the_twin_finds_where_there_is_something(puzzle in solvable(5)) {
        let expected = twin(&puzzle);
        prop_assert!(!expected.is_empty());
        for (name, _) in METHODS {
            prop_assert_eq!(&all(name, &puzzle), &expected, "{}", name);
        }
    }

    #[test]
    fn parts_share_out_the_solutions(puzzle in puzzle(4), parts in 0usize..60) {
        let cut = split(&puzzle, parts);
        prop_assert_eq!(&cut, &split(&puzzle, parts));
        prop_assert!(!cut.is_empty());
        prop_assert!(parts > 1 || cut.len() == 1);
        let mut together: Vec<Solution> = cut.iter().flat_map(|part| all("propagation", part)).collect();
        together.sort();
        prop_assert_eq!(together, twin(&puzzle));
    }

    #[test]
    fn counting_stops_where_it_is_told(puzzle in puzzle(4), most in 0u64..5) {
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let count = count_up_to(&puzzle, most, &mut control).unwrap();
        prop_assert_eq!(count, most.min(twin(&puzzle).len() as u64));
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

/// A grid that is one cage.
fn one_cage(size: u8, operator: Operator, target: u64) -> Puzzle {
    let cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column)));
    Puzzle::new(size, vec![Cage { operator, target, cells: cells.collect() }]).unwrap()
}

#[test]
fn the_latin_squares_are_counted() {
    for (size, squares) in [(1, 1), (2, 2), (3, 12), (4, 576)] {
        let sum = u64::from(size) * u64::from(size) * (u64::from(size) + 1) / 2;
        let operator = if size == 1 { Operator::Equal } else { Operator::Add };
        for (name, _) in METHODS {
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
        let puzzle = course::cyclic(size);
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
    for (name, _) in METHODS {
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
        for (name, _) in METHODS {
            assert_eq!(all(name, &puzzle), Vec::<Solution>::new(), "{name}");
        }
    }
}

/// Looks at every node; shares must lie between 0 and 1 and never fall.
struct EveryNode {
    shares: Vec<f64>,
    looks: u64,
}

impl Observer for EveryNode {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.looks += 1;
        assert_eq!(now.scene().squares.len(), 16);
        self.shares.extend(now.share());
        if self.looks == 200 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn patience(&self) -> u64 {
        1
    }
}

#[test]
fn every_run_can_be_watched_and_cancelled() {
    let puzzle = one_cage(4, Operator::Add, 40);
    for (name, solve) in METHODS {
        let mut observer = EveryNode { shares: vec![], looks: 0 };
        let mut control = Control::new(Limits::default(), &mut observer);
        let args = Args::read(runs::params(name), &[]).unwrap();
        let ending = solve(&puzzle, &args, &mut control, &mut |_| ControlFlow::Continue(()));
        let nodes = control.stats().nodes;
        assert_eq!(ending == Ending::Exhausted, nodes < 200, "{name}");
        assert_eq!(observer.looks, nodes, "{name}");
        assert!(observer.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{name}");
        assert!(observer.shares.is_sorted(), "{name}");
    }
}
