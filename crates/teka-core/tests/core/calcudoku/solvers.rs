//! Checks every method of Calcudoku against a simple reference solver on random puzzles, and
//! against known puzzles. If the data is missing, the tests on known puzzles pass.

use std::ops::ControlFlow;

use proptest::prelude::*;
use rand::RngExt;
use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::family::{Count, Ending, Play, Solve};
use teka_core::param::Args;
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Calcudoku, Move, Operator, Puzzle};
use teka_core::rng::rng;

use crate::support::calcudoku::{Known, Solution, course, game_ids, lines, set, twin};
use crate::support::{random_calcudoku, watching};

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

/// An enormous number of fillings must neither hang a method nor make it report "no solution".
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

/// The complete methods.
const METHODS: [&str; 3] = ["propagation", "backtracking", "exact-cover"];

/// The result of one run: its solutions, its outcome and its number of nodes.
struct Run {
    pub solutions: Vec<Solution>,
    pub ending: Ending,
    pub nodes: u64,
}

fn run(name: &str, puzzle: &Puzzle, limits: Limits, most: usize) -> Run {
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

/// Returns the numbers on the board after these moves.
fn numbers(puzzle: &Puzzle, moves: &[Move]) -> Solution {
    let mut numbers = Calcudoku::start(puzzle).numbers().to_vec();
    for action in moves {
        let Move::Write(cell, number) = action else { panic!("{action} is no writing") };
        assert_eq!(numbers[puzzle.index(*cell)], 0, "{cell} is written twice");
        numbers[puzzle.index(*cell)] = *number;
    }
    numbers
}

/// Returns all solutions in order.
fn all(name: &str, puzzle: &Puzzle) -> Vec<Solution> {
    let run = run(name, puzzle, Limits::default(), usize::MAX);
    assert_eq!(run.ending, Ending::Exhausted, "{name}");
    let mut solutions = run.solutions;
    solutions.sort();
    solutions
}

const NO_LIMITS: Limits = Limits { nodes: None, bytes: None };
/// The node limit for backtracking. Two puzzles take more.
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

/// Backtracking must try exactly as many values as the program of the algorithm-strategies course,
/// or at least as many as the node limit if that takes too long.
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

/// Checks the number of solutions, up to 2, and the solution if it is known.
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

/// Returns puzzles of up to `most` rows with 3 givens. One in three has some wrong targets.
fn puzzle(most: u8) -> impl Strategy<Value = Puzzle> {
    (1..=most, any::<u64>()).prop_map(|(size, seed)| {
        let mut rng = rng(seed);
        let numbers = random_calcudoku::square(size, &mut rng);
        let wrong = rng.random_range(0..3) == 0;
        let puzzle = random_calcudoku::puzzle(size, &numbers, wrong, &mut rng);
        (0..3).fold(puzzle, |puzzle, draw| with_one_given(puzzle, &numbers, 7 * draw))
    })
}

/// Returns solvable puzzles of up to `most` rows with few solutions.
fn solvable(most: u8) -> impl Strategy<Value = Puzzle> {
    (2..=most, any::<u64>()).prop_map(|(size, seed)| {
        let mut rng = rng(seed);
        let numbers = random_calcudoku::square(size, &mut rng);
        let puzzle = random_calcudoku::puzzle(size, &numbers, false, &mut rng);
        let givens = rng.random_range(1..=3) * usize::from(size) / 2;
        (0..givens)
            .fold(puzzle, |puzzle, _| with_one_given(puzzle, &numbers, rng.random_range(0..1000)))
    })
}

/// Makes one more number given.
fn with_one_given(puzzle: Puzzle, numbers: &[u8], draw: usize) -> Puzzle {
    let index = draw % numbers.len();
    let cell = puzzle.cells().nth(index).unwrap();
    puzzle.with_given(cell, numbers[index])
}

/// Returns a puzzle whose solution is the cyclic square. Its cages are horizontal dominoes with
/// sums.
fn cyclic(size: u8) -> Puzzle {
    let number = |cell: &Cell| u64::from((cell.row + cell.column) % size) + 1;
    let mut cages = Vec::new();
    for row in 0..size {
        for column in (0..size).step_by(2) {
            let cells: Vec<Cell> =
                (column..size.min(column + 2)).map(|column| Cell::new(row, column)).collect();
            let operator = if cells.len() == 1 { Operator::Equal } else { Operator::Add };
            cages.push(Cage { operator, target: cells.iter().map(number).sum(), cells });
        }
    }
    Puzzle::new(size, cages).unwrap()
}

/// Returns a grid that is a single cage.
fn one_cage(size: u8, operator: Operator, target: u64) -> Puzzle {
    let cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column)));
    Puzzle::new(size, vec![Cage { operator, target, cells: cells.collect() }]).unwrap()
}
