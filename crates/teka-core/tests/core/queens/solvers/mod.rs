//! Checks every method of Queens against a simple reference solver, and against boards that players
//! made, for which the number of solutions is known. If the data is missing, those tests pass.

mod boards;

use std::ops::ControlFlow;

use proptest::prelude::*;
use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::family::{Count, Ending, Method, Play, Promise, Solve};
use teka_core::param::Args;
use teka_core::place::Cell;
use teka_core::puzzles::queens::{Content, Move, Puzzle, Queens};

use crate::support::queens::{Solution, twin};
use crate::support::{data, watching};
use boards::{CASE_1, CASE_2, board, from_letters, large_board};

proptest! {
    // One of the tests rejects about one board in five, so more rejections than the default are
    // allowed.
    #![proptest_config(ProptestConfig { cases: 4000, max_global_rejects: 40_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_complete_method_finds_what_the_twin_finds(puzzle in board()) {
        let expected = twin(&puzzle);
        for name in complete_methods() {
            // Brute force would take a minute for all 7 x 7 boards.
            if name != "brute-force" || puzzle.size() < 6 {
                prop_assert_eq!(&all(name, &puzzle), &expected, "{}", name);
            }
        }
        prop_assert_eq!(&all_with("exact-cover", &puzzle, &[("choose", "first")]), &expected);
    }

    #[test]
    fn propagation_and_exact_cover_agree_on_large_boards(puzzle in large_board()) {
        let expected = all("exact-cover", &puzzle);
        prop_assert!(!expected.is_empty());
        prop_assert_eq!(all("propagation", &puzzle), expected);
    }

    #[test]
    fn deduction_never_finds_what_is_not_there(puzzle in board()) {
        let found = run("deduction", &puzzle, &[], Limits::default(), usize::MAX);
        let expected = twin(&puzzle);
        match found.ending {
            Ending::Stopped(stop) => prop_assert_eq!(stop, Stop::GaveUp),
            _ => {
                // Its moves follow from the givens, which are not among them.
                let with_givens = |queens: &Solution| {
                    let mut queens = [queens, puzzle.givens()].concat();
                    queens.sort();
                    queens
                };
                let found: Vec<Solution> = found.solutions.iter().map(with_givens).collect();
                prop_assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn parts_share_out_the_solutions(puzzle in board(), parts in 0usize..60) {
        let cut = Queens::split(&puzzle, parts);
        prop_assert_eq!(&cut, &Queens::split(&puzzle, parts));
        prop_assert!(!cut.is_empty());
        prop_assert!(parts > 1 || cut.len() == 1);
        let mut together: Vec<Solution> = cut.iter().flat_map(|share| all("propagation", &share.puzzle)).collect();
        together.sort();
        prop_assert_eq!(together, twin(&puzzle));
    }

    #[test]
    fn finish_respects_queens_and_crosses(puzzle in board(), crosses in prop::collection::vec(0usize..49, 0..9)) {
        let cells: Vec<Cell> = puzzle.cells().collect();
        let crossed: Vec<Cell> = crosses.iter().map(|cross| cells[cross % cells.len()]).collect();
        let mut state = Queens::start(&puzzle);
        let refused = crossed.iter().any(|cell| {
            Queens::play(&puzzle, &mut state, &Move { cell: *cell, content: Content::Cross }).is_err()
        });
        prop_assume!(!refused);
        let mut observer = Unwatched;
        let mut control = Control::new(Limits::default(), &mut observer);
        let rest = Queens::finish(&puzzle, &state, &mut control).unwrap();
        let free = |solution: &Solution| !solution.iter().any(|queen| crossed.contains(queen));
        let expected: Vec<Solution> = twin(&puzzle).into_iter().filter(free).collect();
        match rest {
            None => prop_assert!(expected.is_empty()),
            Some(rest) => {
                prop_assert!(rest.iter().all(|action| !puzzle.givens().contains(&action.cell)));
                let mut queens = queens_of(&rest);
                queens.extend(puzzle.givens());
                queens.sort();
                prop_assert!(expected.contains(&queens));
            }
        }
    }
}

#[test]
fn the_odometer_counts_as_the_course_report_does() {
    for (case, cases, solution) in [
        (CASE_2, 5_475_436, vec![2, 4, 7, 0, 6, 1, 5, 3]),
        (CASE_1, 323_741_637, vec![7, 4, 6, 1, 5, 3, 0, 2, 8]),
    ] {
        let first = run("brute-force", &from_letters(case), &[], Limits::default(), 1);
        assert_eq!(first.ending, Ending::Enough);
        assert_eq!(first.nodes, cases);
        assert_eq!(columns(&first.solutions[0]), solution);
    }
}

#[test]
fn the_odometer_goes_through_every_state() {
    let whole = run("brute-force", &from_letters(CASE_2), &[], Limits::default(), 2);
    assert_eq!((whole.ending, whole.solutions.len()), (Ending::Exhausted, 1));
    assert_eq!(whole.nodes, 8_u64.pow(8));
}

#[test]
fn a_node_limit_is_never_an_answer() {
    let puzzle = from_letters(CASE_1);
    for name in complete_methods() {
        for most in [0, 1, 2] {
            let limits = Limits { nodes: Some(most), bytes: None };
            let stopped = run(name, &puzzle, &[], limits, usize::MAX);
            let needed =
                run(name, &puzzle, &[], Limits { nodes: Some(1000), ..limits }, usize::MAX);
            if needed.nodes > most {
                assert_eq!(stopped.ending, Ending::Stopped(Stop::NodeLimit), "{name} {most}");
                assert_eq!(stopped.nodes, most);
                assert!(stopped.solutions.is_empty());
            }
        }
    }
}

#[test]
fn exact_cover_keeps_a_memory_limit() {
    let limits = Limits { nodes: None, bytes: Some(1000) };
    let stopped = run("exact-cover", &from_letters(CASE_1), &[], limits, usize::MAX);
    assert_eq!(stopped.ending, Ending::Stopped(Stop::MemoryLimit));
}

#[test]
fn givens_that_clash_leave_nothing() {
    let puzzle = from_letters(CASE_2);
    let together = [
        [Cell::new(0, 2), Cell::new(0, 5)],
        [Cell::new(0, 2), Cell::new(5, 2)],
        [Cell::new(0, 0), Cell::new(7, 7)],
        [Cell::new(0, 2), Cell::new(1, 3)],
        [Cell::new(3, 2), Cell::new(7, 7)],
    ];
    for method in Queens::methods() {
        for givens in &together {
            assert_eq!(all(method.info.name, &puzzle.with_givens(givens)), Vec::<Solution>::new());
        }
    }
}

#[test]
fn every_run_can_be_watched_and_cancelled() {
    watching::check::<Queens>(&from_letters(CASE_2), 64, 500);
}

/// The largest boards use the widest layout. Each row is a region.
#[test]
fn every_size_is_solved() {
    for size in 1..=32u8 {
        let rows: Vec<char> =
            (0..size).flat_map(|row| vec![char::from(b'@' + row); usize::from(size)]).collect();
        let puzzle = Puzzle::new(size, &rows, vec![]).unwrap();
        for name in ["propagation", "backtracking", "exact-cover"] {
            let first = run(name, &puzzle, &[], Limits { nodes: Some(1_000_000), bytes: None }, 1);
            let solvable = size != 2 && size != 3;
            assert_eq!(
                first.ending,
                if solvable { Ending::Enough } else { Ending::Exhausted },
                "{name} {size}"
            );
        }
    }
}

fn method(name: &str) -> &'static Method<Queens> {
    Queens::methods().iter().find(|method| method.info.name == name).unwrap()
}

/// The result of one run: its solutions, its outcome and its number of nodes.
struct Run {
    pub solutions: Vec<Solution>,
    pub ending: Ending,
    pub nodes: u64,
}

fn run(name: &str, puzzle: &Puzzle, given: &[(&str, &str)], limits: Limits, most: usize) -> Run {
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

fn queens_of(moves: &[Move]) -> Solution {
    let queens = moves.iter().filter(|action| action.content == Content::Queen);
    let mut queens: Solution = queens.map(|action| action.cell).collect();
    queens.sort();
    queens
}

fn all(name: &str, puzzle: &Puzzle) -> Vec<Solution> {
    all_with(name, puzzle, &[])
}

fn all_with(name: &str, puzzle: &Puzzle, given: &[(&str, &str)]) -> Vec<Solution> {
    let run = run(name, puzzle, given, Limits::default(), usize::MAX);
    assert_eq!(run.ending, Ending::Exhausted, "{name}");
    let mut solutions = run.solutions;
    solutions.sort();
    solutions
}

fn complete_methods() -> impl Iterator<Item = &'static str> {
    let complete =
        Queens::methods().iter().filter(|method| method.info.promise == Promise::Complete);
    complete.map(|method| method.info.name)
}

/// Returns the column of each queen.
fn columns(solution: &Solution) -> Vec<u8> {
    solution.iter().map(|queen| queen.column).collect()
}

/// Checks a method on every known board. Returns the names of the boards it did not finish.
fn check_known(name: &str, nodes: Option<u64>) -> Vec<String> {
    let mut unfinished = Vec::new();
    for board in community() {
        let found = run(name, &board.puzzle, &[], Limits { nodes, bytes: None }, 1000);
        if found.ending == Ending::Stopped(Stop::NodeLimit) {
            assert!(found.solutions.len() <= board.solutions, "{name} {}", board.name);
            unfinished.push(board.name);
            continue;
        }
        assert_eq!(found.solutions.len(), board.solutions, "{name} {}", board.name);
        if let Some(solution) = board.solution {
            assert_eq!(columns(&found.solutions[0]), solution, "{name} {}", board.name);
        }
    }
    unfinished
}

#[test]
fn propagation_solves_every_known_board() {
    assert_eq!(check_known("propagation", None), Vec::<String>::new());
}

#[test]
fn backtracking_agrees_on_every_known_board_it_finishes() {
    let unfinished = check_known("backtracking", Some(3_000_000));
    println!("backtracking did not finish {}: {unfinished:?}", unfinished.len());
    assert!(unfinished.len() < 60, "{unfinished:?}");
}

#[test]
fn exact_cover_agrees_on_every_known_board_it_finishes() {
    let unfinished = check_known("exact-cover", Some(200_000));
    println!("exact cover did not finish {}: {unfinished:?}", unfinished.len());
    assert!(unfinished.len() < 20, "{unfinished:?}");
}

/// A board of the larger sets.
struct Known {
    name: String,
    puzzle: Puzzle,
    solutions: usize,
    solution: Option<Vec<u8>>,
}

/// Returns the boards that players made. The list is empty if the file is missing.
fn community() -> Vec<Known> {
    let text = std::fs::read_to_string(data("queens").join("community.jsonl")).unwrap_or_default();
    text.lines().map(known).collect()
}

fn known(line: &str) -> Known {
    let board: serde_json::Value = serde_json::from_str(line).unwrap();
    let rows = board["grid"].as_array().unwrap().iter().map(|row| row.as_str().unwrap());
    let cells: Vec<char> = rows.flat_map(str::chars).collect();
    let columns = |list: &Vec<serde_json::Value>| {
        list.iter().map(|column| column.as_u64().unwrap() as u8).collect()
    };
    Known {
        name: board["name"].as_str().unwrap().into(),
        puzzle: Puzzle::new(board["size"].as_u64().unwrap() as u8, &cells, vec![]).unwrap(),
        solutions: board["solutions"].as_u64().unwrap() as usize,
        solution: board["solution"].as_array().map(columns),
    }
}
