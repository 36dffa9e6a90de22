//! Packing as an exact cover problem. A placement is an option that covers its cells, each of which
//! must be covered exactly once, and its kind. A kind with one piece must also be covered exactly
//! once. A kind with several pieces may be covered that number of times, so pieces of the same
//! shape are never distinguished. The area of the pieces equals that of the board, so all of them
//! are used when every cell is covered. A node is a piece placed.

use std::ops::ControlFlow;

use super::problem::{Kind, Laid, Problem};
use crate::control::Control;
use crate::engines::dancing_cells;
use crate::engines::exact_cover::{self, Choose};
use crate::family::Ending;
use crate::scene::Scene;

/// The data structure from which options are removed and restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Dancing links.
    Links,
    /// Dancing cells.
    Cells,
}

/// Passes every solution to `found`, once each.
pub fn solve(
    engine: Engine,
    choose: Choose,
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
    found: &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending {
    if problem.area() != problem.cells {
        return Ending::Exhausted;
    }
    let (cover, options) = as_cover(problem);
    if let Err(stop) = control.store(0, cover.bytes() + size_of_val(&options[..]) as u64) {
        return stop.into();
    }
    let laid = |taken: &[usize]| -> Vec<Laid> { taken.iter().map(|at| options[*at]).collect() };
    let scene = |taken: &[usize]| picture(&laid(taken));
    let mut hand = |taken: &[usize]| found(&laid(taken));
    match engine {
        Engine::Links => exact_cover::solve(&cover, choose, control, &scene, &mut hand),
        Engine::Cells => dancing_cells::solve(&cover, choose, control, &scene, &mut hand),
    }
}

/// Returns the exact cover problem and the placement of each option. The items are the cells, the
/// kinds with one piece, then the other kinds.
fn as_cover(problem: &Problem) -> (exact_cover::Problem, Vec<Laid>) {
    let alike = problem.kinds.iter().filter(|kind| kind.count > 1).count();
    let single = problem.kinds.iter().filter(|kind| kind.count == 1).count();
    let mut cover = exact_cover::Problem::new(problem.cells + single, alike);
    let mut options = Vec::new();
    let (mut next_single, mut next_alike) = (problem.cells, problem.cells + single);
    for (number, kind) in problem.kinds.iter().enumerate().filter(|(_, kind)| kind.count > 0) {
        let next = if kind.count == 1 { &mut next_single } else { &mut next_alike };
        if kind.count > 1 {
            cover.at_most(*next, kind.count as u32);
        }
        add_placements(kind, *next, &mut cover);
        options.extend(
            (0..kind.placements.len())
                .map(|placement| Laid { kind: number as u16, placement: placement as u16 }),
        );
        *next += 1;
    }
    (cover, options)
}

/// Adds the placements of a kind, each with the item of the kind.
fn add_placements(kind: &Kind, item: usize, cover: &mut exact_cover::Problem) {
    for placement in &kind.placements {
        let mut items: Vec<usize> = placement.iter().collect();
        items.push(item);
        cover.option(&items);
    }
}

#[cfg(test)]
mod tests {
    //! Tests that both engines find every solution exactly once, including with equal or
    //! disconnected pieces.

    use proptest::prelude::*;

    use super::*;
    use crate::control::{Limits, Stop, Unwatched};
    use crate::puzzles::packing::solve::made_up::{dominoes, obvious, pentominoes, torn};

    const ENGINES: [Engine; 2] = [Engine::Links, Engine::Cells];

    /// Returns how a run ends, and its solutions in order with the pieces of each in order.
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
}
