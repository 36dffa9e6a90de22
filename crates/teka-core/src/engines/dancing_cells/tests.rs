//! Dancing cells, dancing links and trying every set of options find the same.

use proptest::prelude::*;

use super::*;
use crate::control::{Limits, Unwatched};
use crate::engines::exact_cover;

type Solve = fn(
    &Problem,
    Choose,
    &mut Control,
    &dyn Fn(&[usize]) -> Scene,
    &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> Ending;

const ENGINES: [Solve; 2] = [solve, exact_cover::solve];

/// How a run within limits ends, its solutions in order, and its nodes.
fn run(
    engine: Solve,
    problem: &Problem,
    choose: Choose,
    limits: Limits,
) -> (Ending, Vec<Vec<usize>>, u64) {
    let (mut unwatched, mut solutions) = (Unwatched, Vec::new());
    let mut control = Control::new(limits, &mut unwatched);
    let no_picture = |_: &[usize]| Scene::default();
    let ending = engine(problem, choose, &mut control, &no_picture, &mut |options| {
        let mut options = options.to_vec();
        options.sort();
        solutions.push(options);
        ControlFlow::Continue(())
    });
    solutions.sort();
    (ending, solutions, control.stats().nodes)
}

/// Every set of options that covers the primary items, by trying all sets. Options that
/// cover no primary item are never taken.
fn obvious(problem: &Problem, options: usize) -> Vec<Vec<usize>> {
    let mut solutions = Vec::new();
    for set in 0..1_u32 << options {
        let set: Vec<usize> = (0..options).filter(|option| set >> option & 1 == 1).collect();
        let mut times = vec![0; problem.items];
        for item in set.iter().flat_map(|option| problem.items_of(*option)) {
            times[*item as usize] += 1;
        }
        let (primary, secondary) = times.split_at(problem.primary);
        let within = secondary.iter().zip(&problem.most[problem.primary..]).all(|(n, k)| n <= k);
        let needed = |option: &usize| {
            problem.items_of(*option).iter().any(|item| (*item as usize) < problem.primary)
        };
        if within && primary.iter().all(|times| *times == 1) && set.iter().all(needed) {
            solutions.push(set);
        }
    }
    solutions.sort();
    solutions
}

/// Problems with a few items of each sort and so many options.
fn problem(options: usize) -> impl Strategy<Value = Problem> {
    let sizes = (0..7_usize, prop::collection::vec(1..4_u32, 0..5));
    sizes.prop_flat_map(move |(primary, most)| {
        let items = primary + most.len();
        let option = prop::collection::vec(prop::bool::weighted(0.35), items);
        prop::collection::vec(option, 0..=options).prop_map(move |options| {
            let mut problem = Problem::new(primary, most.len());
            for (item, times) in most.iter().enumerate() {
                problem.at_most(primary + item, *times);
            }
            for option in options {
                let named: Vec<usize> = (0..items).filter(|item| option[*item]).collect();
                problem.option(&named);
            }
            problem
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn every_solution_is_found_once(problem in problem(11)) {
        let expected = obvious(&problem, problem.starts.len() - 1);
        for choose in [Choose::Fewest, Choose::First] {
            for engine in ENGINES {
                let (ending, solutions, _) = run(engine, &problem, choose, Limits::default());
                prop_assert_eq!(ending, Ending::Exhausted);
                prop_assert_eq!(&solutions, &expected);
            }
        }
    }

    #[test]
    fn cells_and_links_take_the_same_options(problem in problem(40)) {
        let both = |choose| ENGINES.map(|engine| run(engine, &problem, choose, Limits::default()));
        let [cells, links] = both(Choose::Fewest);
        prop_assert_eq!(cells, links);
        let [cells, links] = both(Choose::First);
        prop_assert_eq!((cells.0, cells.1), (links.0, links.1));
        prop_assert!(cells.2 <= links.2);
    }
}

/// Dominoes on a board, from a stock that holds enough of them.
fn dominoes(rows: usize, columns: usize, stock: usize) -> Problem {
    let mut problem = Problem::new(rows * columns, 1);
    problem.at_most(rows * columns, stock as u32);
    for cell in 0..rows * columns {
        if cell % columns + 1 < columns {
            problem.option(&[cell, cell + 1, rows * columns]);
        }
        if cell / columns + 1 < rows {
            problem.option(&[cell, cell + columns, rows * columns]);
        }
    }
    problem
}

#[test]
fn things_that_are_alike_are_not_told_apart() {
    for engine in ENGINES {
        let all =
            |stock| run(engine, &dominoes(6, 6, stock), Choose::Fewest, Limits::default()).1.len();
        assert_eq!([17, 18, 19].map(all), [0, 6728, 6728]);
    }
}

#[test]
fn a_limit_is_never_an_answer() {
    for engine in ENGINES {
        let problem = dominoes(6, 6, 17);
        for nodes in [0, 1, 100] {
            let limits = Limits { nodes: Some(nodes), bytes: None };
            let (ending, _, seen) = run(engine, &problem, Choose::Fewest, limits);
            assert_eq!((ending, seen), (Ending::Stopped(Stop::NodeLimit), nodes));
        }
        for bytes in [0, 1000, 3000] {
            let limits = Limits { nodes: None, bytes: Some(bytes) };
            let (ending, solutions, _) = run(engine, &problem, Choose::Fewest, limits);
            assert_eq!(ending, Ending::Stopped(Stop::MemoryLimit));
            assert_eq!(solutions, Vec::<Vec<usize>>::new());
        }
    }
}
