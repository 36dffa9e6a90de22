//! Both engines find every solution once, also with pieces that are alike or in parts.

use proptest::prelude::*;

use super::*;
use crate::control::{Limits, Stop, Unwatched};
use crate::puzzles::packing::solve::made_up::{dominoes, obvious, pentominoes, torn};

const ENGINES: [Engine; 2] = [Engine::Links, Engine::Cells];

/// How a run ends and its solutions in order, the pieces of each in order.
fn run(
    engine: Engine,
    choose: Choose,
    problem: &Problem,
    limits: Limits,
) -> (Ending, Vec<Vec<Laid>>) {
    let (mut unwatched, mut solutions) = (Unwatched, Vec::new());
    let mut control = Control::new(limits, &mut unwatched);
    let no_picture = |_: &[Laid]| Scene::default();
    let ending = solve(engine, choose, problem, &mut control, &no_picture, &mut |laid| {
        let mut laid = laid.to_vec();
        laid.sort();
        solutions.push(laid);
        ControlFlow::Continue(())
    });
    solutions.sort();
    (ending, solutions)
}

proptest! {
    #[test]
    fn every_solution_is_found_once(problem in torn()) {
        if let Some(expected) = obvious(&problem) {
            for engine in ENGINES {
                for choose in [Choose::Fewest, Choose::First] {
                    let (ending, solutions) = run(engine, choose, &problem, Limits::default());
                    prop_assert_eq!(ending, Ending::Exhausted);
                    prop_assert_eq!(&solutions, &expected);
                }
            }
        }
    }
}

#[test]
fn known_numbers_are_found() {
    for engine in ENGINES {
        for (problem, expected) in [(dominoes(6, 6), 6728), (pentominoes(3, 20), 8)] {
            let (ending, solutions) = run(engine, Choose::Fewest, &problem, Limits::default());
            assert_eq!((ending, solutions.len()), (Ending::Exhausted, expected));
        }
    }
}

#[test]
fn pieces_of_another_size_than_the_board_have_no_solution() {
    for count in [17, 19] {
        let mut problem = dominoes(6, 6);
        problem.kinds[0].count = count;
        for engine in ENGINES {
            let found = run(engine, Choose::Fewest, &problem, Limits::default());
            assert_eq!(found, (Ending::Exhausted, vec![]));
        }
    }
}

#[test]
fn a_limit_is_never_an_answer() {
    for engine in ENGINES {
        let nodes = Limits { nodes: Some(100), bytes: None };
        let (ending, _) = run(engine, Choose::Fewest, &pentominoes(3, 20), nodes);
        assert_eq!(ending, Ending::Stopped(Stop::NodeLimit));
        let bytes = Limits { nodes: None, bytes: Some(10_000) };
        let (ending, _) = run(engine, Choose::Fewest, &pentominoes(3, 20), bytes);
        assert_eq!(ending, Ending::Stopped(Stop::MemoryLimit));
    }
}
