//! Tests that the count equals the number of solutions that a search lists, for every width of
//! masks.

use std::cell::Cell;

use proptest::prelude::*;

use super::*;
use crate::control::{Limits, Observer, Stats, Unwatched};
use crate::puzzles::packing::solve::made_up::{dominoes, obvious, pentominoes, rectangle, torn};
use crate::puzzles::packing::solve::problem::{CellSet, Kind};

type Count = fn(&Problem, &mut Control, &dyn Fn(&[Laid]) -> Scene) -> Result<u128, Stop>;

const WIDTHS: [Count; 3] = [count_with::<u64>, count_with::<u128>, count_with::<Wide>];

/// Returns the count within limits, and the statistics of the run.
fn within(limits: Limits, count: Count, problem: &Problem) -> (Result<u128, Stop>, Stats) {
    let mut unwatched = Unwatched;
    let mut control = Control::new(limits, &mut unwatched);
    let counted = count(problem, &mut control, &|_| Scene::default());
    (counted, control.stats())
}

fn counted(count: Count, problem: &Problem) -> u128 {
    within(Limits::default(), count, problem).0.unwrap()
}

proptest! {
    #[test]
    fn as_many_as_are_listed(problem in torn()) {
        if let Some(solutions) = obvious(&problem) {
            for count in WIDTHS {
                prop_assert_eq!(counted(count, &problem), solutions.len() as u128);
            }
        }
    }
}

#[test]
fn known_numbers_are_counted() {
    for (rows, columns, solutions) in [(3, 20, 8), (4, 15, 1472), (5, 12, 4040)] {
        assert_eq!(counted(count, &pentominoes(rows, columns)), solutions);
    }
    for (side, solutions) in [(6, 6728), (8, 12_988_816), (12, 53_060_477_521_960_000)] {
        assert_eq!(counted(count, &dominoes(side, side)), solutions);
    }
}

/// Blocks of six cells, each of which three pieces can cover in fifteen ways.
fn blocks(number: usize) -> Problem {
    let pairs = (0..6).flat_map(|low| (low + 1..6).map(move |high| [low, high]));
    let block = |number: usize| {
        pairs.clone().map(move |pair| pair.map(|cell| 6 * number + cell).into_iter().collect())
    };
    let placements = (0..number).flat_map(block).collect();
    let kind = Kind { count: 3 * number, size: 2, connected: false, placements };
    let touching = vec![CellSet::default(); 6 * number];
    Problem { cells: 6 * number, touching, kinds: vec![kind] }
}

#[test]
fn large_numbers_are_exact_up_to_the_largest() {
    for number in [10, 11, 21, 22, 32] {
        assert_eq!(counted(count, &blocks(number)), 15_u128.pow(number as u32));
    }
    assert_eq!(counted(count, &blocks(42)), u128::MAX);
}

#[test]
fn a_board_of_one_piece_or_of_none() {
    for (rows, columns) in [(8, 8), (8, 16), (16, 16)] {
        let whole = (0..rows * columns).map(|cell| ((cell % rows), (cell / rows))).collect();
        assert_eq!(counted(count, &rectangle(rows as usize, columns as usize, &[whole])), 1);
        let single = vec![vec![(0, 0)]; (rows * columns) as usize];
        assert_eq!(counted(count, &rectangle(rows as usize, columns as usize, &single)), 1);
    }
    assert_eq!(counted(count, &rectangle(0, 0, &[])), 1);
    assert_eq!(counted(count, &rectangle(1, 1, &[])), 0);
}

#[test]
fn a_limit_is_never_an_answer() {
    let problem = pentominoes(3, 20);
    let (_, whole) = within(Limits::default(), count, &problem);
    assert_eq!(whole.bytes, 0, "what was kept is given back");
    for nodes in [0, 1, 1000, whole.nodes - 1] {
        let limits = Limits { nodes: Some(nodes), bytes: None };
        let (stopped, stats) = within(limits, count, &problem);
        assert_eq!((stopped, stats.nodes), (Err(Stop::NodeLimit), nodes));
    }
    for bytes in [0, 10_000, 100_000] {
        let limits = Limits { nodes: None, bytes: Some(bytes) };
        assert_eq!(within(limits, count, &problem).0, Err(Stop::MemoryLimit));
    }
}

/// An observer that checks every node and stops at one.
struct Watcher {
    looks: u64,
    fraction: f64,
}

impl Observer for Watcher {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        now.scene();
        let fraction = now.progress().unwrap();
        assert!((self.fraction..=1.0).contains(&fraction), "{} after {}", fraction, self.fraction);
        (self.looks, self.fraction) = (self.looks - 1, fraction);
        if self.looks == 0 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn interval(&self) -> u64 {
        1
    }
}

#[test]
fn an_observer_sees_pieces_that_do_not_overlap() {
    let (problem, most) = (pentominoes(3, 20), Cell::new(0));
    let mut watcher = Watcher { looks: 9_000, fraction: 0.0 };
    let mut control = Control::new(Limits::default(), &mut watcher);
    let stopped = count(&problem, &mut control, &|laid| {
        let mut filled = CellSet::default();
        for cells in laid.iter().map(|laid| problem.covered(*laid)) {
            assert!(!filled.meets(cells));
            filled = filled.union(cells);
        }
        most.set(most.get().max(laid.len()));
        Scene::default()
    });
    assert_eq!((stopped, control.stats().nodes), (Err(Stop::Cancelled), 9_000));
    assert!(most.get() >= 9, "{} pieces", most.get());
}
