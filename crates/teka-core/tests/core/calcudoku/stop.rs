//! Calcudoku on large grids, with huge targets and tight limits. Everything slow must call the
//! observer and stop when cancelled, and everything that takes memory must account for it. The
//! tests count ticks, so they need no clock.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Stats, Stop, Unwatched};
use teka_core::explain::explain;
use teka_core::family::{Count, Ending, Make, Method, Play, Solve, Teach};
use teka_core::param::{Args, Param};
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Calcudoku, Operator, Puzzle};

use crate::support::watching::until;

/// Runs with a memory limit and without an observer.
fn within<T>(bytes: Option<u64>, run: impl FnOnce(&mut Control) -> T) -> (T, Stats) {
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes: None, bytes }, &mut unwatched);
    let result = run(&mut control);
    (result, control.stats())
}

fn method(name: &str) -> &'static Method<Calcudoku> {
    Calcudoku::methods().iter().find(|method| method.info.name == name).unwrap()
}

fn args(params: &[Param], given: &[(&str, &str)]) -> Args {
    let owned = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
    Args::read(params, &given.iter().map(owned).collect::<Vec<_>>()).unwrap()
}

/// Searches for all solutions.
fn all(name: &str, puzzle: &Puzzle, given: &[(&str, &str)], control: &mut Control) -> Ending {
    let args = args(method(name).info.params, given);
    method(name).list(puzzle, &args, control, &mut |_| ControlFlow::Continue(()))
}

/// Returns the number in a cell of the cyclic square.
fn number(size: u8, cell: &Cell) -> u64 {
    u64::from((cell.row + cell.column) % size) + 1
}

/// Returns the cyclic square divided into blocks of `rows` by `columns` cells, smaller at the
/// edges. Each block has its sum as the target, with this operator.
fn blocks(size: u8, rows: u8, columns: u8, operator: Operator) -> Puzzle {
    let mut cages = Vec::new();
    for top in (0..size).step_by(rows.into()) {
        for left in (0..size).step_by(columns.into()) {
            let down = top..size.min(top + rows);
            let across = left..size.min(left + columns);
            let row = |row| across.clone().map(move |column| Cell::new(row, column));
            let cells: Vec<Cell> = down.flat_map(row).collect();
            let operator = if cells.len() == 1 { Operator::Equal } else { operator };
            let target = cells.iter().map(|cell| number(size, cell)).sum();
            cages.push(Cage { operator, target, cells });
        }
    }
    Puzzle::new(size, cages).unwrap()
}

/// Returns a grid that is a single cage, which every Latin square fills.
fn one_cage(size: u8) -> Puzzle {
    blocks(size, size, size, Operator::Add)
}

#[test]
fn exact_cover_counts_the_fillings_it_keeps_one_by_one() {
    for size in 6..=8 {
        let puzzle = one_cage(size);
        let listed = |bytes| within(bytes, |control| all("exact-cover", &puzzle, &[], control));
        let limit = 100_000;
        let (ending, stats) = listed(Some(limit));
        assert_eq!(ending, Ending::Stopped(Stop::MemoryLimit), "{size}");
        assert_eq!(stats.nodes, 0);
        assert!(stats.bytes <= 3 * limit, "{size}: {} bytes", stats.bytes);
        // A filling stores its cage once and each of its cells twice, with 4 bytes each.
        let least = stats.stored * 4 * (2 * u64::from(size).pow(2) + 1);
        assert!(stats.bytes >= least, "{size}: {} of {least} bytes", stats.bytes);
        let (ending, stats) = listed(None);
        assert_eq!(ending, Ending::Stopped(Stop::MemoryLimit), "{size}");
        assert!(stats.bytes < 200_000_000, "{size}: {} bytes", stats.bytes);
    }
}

#[test]
fn exact_cover_is_stopped_while_it_lists_fillings() {
    for size in 6..=8 {
        for looks in [1, 2, 5] {
            let puzzle = one_cage(size);
            let run = |control: &mut Control| all("exact-cover", &puzzle, &[], control);
            assert_eq!(until(looks, size, run), (Ending::Stopped(Stop::Cancelled), 0));
        }
    }
}

#[test]
fn every_node_of_a_large_exact_cover_is_looked_at() {
    let puzzle = blocks(12, 2, 2, Operator::Hidden);
    for looks in [10, 30] {
        let run = |control: &mut Control| all("exact-cover", &puzzle, &[], control);
        let (ending, nodes) = until(looks, 12, run);
        assert_eq!(ending, Ending::Stopped(Stop::Cancelled));
        assert!((1..=looks).contains(&nodes), "{nodes} nodes in {looks} looks");
    }
}

#[test]
fn the_rules_of_the_course_are_stopped_at_any_cage() {
    for operator in [Operator::Add, Operator::Hidden] {
        let puzzle = blocks(25, 2, 2, operator);
        for looks in [1, 2, 140] {
            let run = |control: &mut Control| all("hybrid-genetic", &puzzle, &[], control);
            assert_eq!(until(looks, 25, run), (Ending::Stopped(Stop::Cancelled), 0));
        }
    }
}

#[test]
fn a_puzzle_is_cut_into_about_as_many_parts_as_are_wanted() {
    for (size, parts) in [(4, 10), (6, 1000), (9, 37)] {
        let cut = Calcudoku::split(&one_cage(size), parts);
        assert!((parts..parts + usize::from(size)).contains(&cut.len()), "{}", cut.len());
    }
}

/// Deductions for every part would take minutes, and 1,000 times as many parts as requested would
/// exhaust the memory.
#[test]
fn a_large_puzzle_is_cut_without_reasoning_about_every_part() {
    let cut = Calcudoku::split(&blocks(25, 2, 2, Operator::Hidden), 100_000);
    assert!((1_000..4_000).contains(&cut.len()), "{}", cut.len());
}

#[test]
fn every_node_of_a_large_grid_is_looked_at() {
    for looks in [1, 2, 50] {
        let puzzle = one_cage(12);
        let run = |control: &mut Control| all("propagation", &puzzle, &[], control);
        assert_eq!(until(looks, 12, run), (Ending::Stopped(Stop::Cancelled), looks));
    }
}

#[test]
fn large_cages_make_the_nodes_of_a_small_grid_long() {
    for size in [8, 10] {
        let puzzle = one_cage(size);
        let run = |control: &mut Control| all("propagation", &puzzle, &[], control);
        let (ending, nodes) = until(20, size, run);
        assert_eq!(ending, Ending::Stopped(Stop::Cancelled));
        assert!(nodes <= 20 * 17, "{nodes} nodes for 20 looks");
    }
}

#[test]
fn generating_is_stopped_within_a_draft() {
    let args =
        args(Calcudoku::generator().unwrap().params, &[("size", "12"), ("operators", "hidden")]);
    for looks in [1, 2, 40] {
        let (made, nodes) = until(looks, 12, |control| {
            (Calcudoku::generator().unwrap().generate)(&args, 1, control)
        });
        assert_eq!(made, Err(Stop::Cancelled));
        assert!(nodes < looks.max(2), "{nodes} drafts in {looks} looks");
    }
}

#[test]
fn an_explanation_is_stopped_between_two_rules() {
    let puzzle = blocks(25, 2, 2, Operator::Add);
    for looks in [1, 2, 6] {
        let start = Calcudoku::start(&puzzle);
        let run = |control: &mut Control| explain::<Calcudoku>(&puzzle, &start, control);
        assert_eq!(until(looks, 25, run), (Err(Stop::Cancelled), 1));
    }
}

#[test]
fn the_tables_of_propagation_count_as_memory() {
    let puzzle = blocks(12, 2, 2, Operator::Add);
    let run = |bytes| within(bytes, |control| all("propagation", &puzzle, &[], control));
    let (ending, stats) = run(Some(10_000));
    assert_eq!(ending, Ending::Stopped(Stop::MemoryLimit));
    assert!(stats.bytes > 10_000);
}

#[test]
fn populations_and_distances_count_as_memory() {
    let run = |puzzle: &Puzzle, given: &[(&str, &str)]| {
        within(Some(1_000_000), |control| all("hybrid-genetic", puzzle, given, control))
    };
    let small = blocks(6, 1, 2, Operator::Add);
    for variant in ["tabu", "course"] {
        let many = [("variant", variant), ("population", "100000"), ("rules", "off")];
        let (ending, stats) = run(&small, &many);
        assert_eq!((ending, stats.nodes), (Ending::Stopped(Stop::MemoryLimit), 0), "{variant}");
    }
    let (ending, stats) = run(&blocks(25, 1, 3, Operator::Add), &[("population", "1")]);
    assert_eq!((ending, stats.nodes), (Ending::Stopped(Stop::MemoryLimit), 0));
}

/// For targets that a cell cannot contain and for enormous sums, the rules must prove that there is
/// no solution, each rule separately where it can.
#[test]
fn huge_targets_are_no_trap_for_the_rules() {
    for target in [0, 33, 255, 256, u32::MAX.into(), u64::MAX - 1, u64::MAX] {
        for puzzle in [blocks(4, 1, 2, Operator::Add), blocks(4, 1, 1, Operator::Equal)] {
            let mut cages = puzzle.cages().to_vec();
            cages.iter_mut().for_each(|cage| cage.target = target);
            let puzzle = Puzzle::new(4, cages).unwrap();
            let start = Calcudoku::start(&puzzle);
            let find = |control: &mut Control| {
                Calcudoku::rules()
                    .iter()
                    .filter_map(|rule| (rule.find)(&puzzle, &start, control).unwrap())
                    .next()
            };
            let first = within(None, find).0.unwrap();
            assert!(first.is_contradiction(), "{target}: {first:?}");
            for rule in Calcudoku::rules() {
                within(None, |control| (rule.find)(&puzzle, &start, control).unwrap());
            }
        }
    }
}
