//! Generated Queens boards are unique, have connected regions, match their parameters and depend
//! only on the seed.

use std::ops::ControlFlow;

use teka_core::control::Stop;
use teka_core::explain::explain;
use teka_core::family::{Make, Play, Solve, Teach};
use teka_core::param::Args;
use teka_core::place::Cell;
use teka_core::puzzles::queens::{Puzzle, Queens};

use crate::support::queens::twin;
use crate::support::{unstopped, within};

#[test]
fn boards_are_unique_and_their_regions_in_one_piece() {
    for size in 4..=9 {
        for seed in 0..60 {
            let puzzle = generate(size, "", seed).unwrap();
            assert_eq!(puzzle.size(), size);
            assert_eq!(twin(&puzzle).len(), 1, "size {size}, seed {seed}");
            assert!(in_one_piece(&puzzle), "size {size}, seed {seed}");
        }
    }
}

#[test]
fn large_boards_are_unique_too() {
    for (size, seeds) in [(12, 20), (16, 8), (20, 3), (27, 1)] {
        for seed in 0..seeds {
            let puzzle = generate(size, "", seed).unwrap();
            assert_eq!(solutions_by_default_method(&puzzle), 1, "size {size}, seed {seed}");
            assert!(in_one_piece(&puzzle), "size {size}, seed {seed}");
        }
    }
}

#[test]
fn regions_are_neither_crumbs_nor_oceans() {
    let (mut crumbs, mut largest) = (0, 0);
    for seed in 0..50 {
        let puzzle = generate(10, "", seed).unwrap();
        let sizes = (0..10).map(|region| puzzle.regions().iter().filter(|r| **r == region).count());
        crumbs += sizes.clone().filter(|size| *size == 1).count();
        largest += sizes.max().unwrap();
    }
    assert!(crumbs < 50, "{crumbs} regions of one cell on 50 boards");
    assert!(largest < 50 * 35, "the largest region takes {largest} cells of 5000");
}

#[test]
fn the_same_seed_gives_the_same_board() {
    for size in [4, 8, 13] {
        assert_eq!(generate(size, "", 7), generate(size, "", 7));
        assert_eq!(generate(size, "hard", 7).is_ok(), size > 4);
    }
    assert_ne!(generate(8, "", 7), generate(8, "", 8));
}

#[test]
fn a_board_has_the_grade_that_was_asked() {
    for (wanted, grade) in Queens::grades().iter().enumerate() {
        for (size, seeds) in [(8, 5), (10, 3), (12, 2)] {
            for seed in 0..seeds {
                let puzzle = generate(size, grade, seed).unwrap();
                assert_eq!(grade_of(&puzzle), Some(wanted), "size {size}, seed {seed}");
                assert_eq!(solutions_by_default_method(&puzzle), 1);
            }
        }
    }
}

#[test]
fn what_cannot_be_is_given_up_and_what_may_be_stopped_stops() {
    assert_eq!(generate(7, "expert", 1), Err(Stop::GaveUp));
    assert_eq!(generate(4, "extreme", 1), Err(Stop::GaveUp));
    let stopped = within(Some(5), |control| {
        (Queens::generator().unwrap().generate)(&args(8, ""), 1, control)
    });
    assert_eq!(stopped, Err(Stop::NodeLimit));
}

fn generate(size: u8, grade: &str, seed: u64) -> Result<Puzzle, Stop> {
    within(None, |control| {
        (Queens::generator().unwrap().generate)(&args(size, grade), seed, control)
    })
}

fn args(size: u8, grade: &str) -> Args {
    let mut given = vec![("size".to_owned(), size.to_string())];
    given.extend((!grade.is_empty()).then(|| ("grade".to_owned(), grade.to_owned())));
    Args::read(Queens::generator().unwrap().params, &given).unwrap()
}

fn grade_of(puzzle: &Puzzle) -> Option<usize> {
    unstopped(|control| explain::<Queens>(puzzle, &Queens::start(puzzle), control)).grade()
}

fn solutions_by_default_method(puzzle: &Puzzle) -> usize {
    let (mut solutions, method) = (0, &Queens::methods()[0]);
    let args = Args::defaults(method.info.params);
    within(None, |control| {
        method.list(puzzle, &args, control, &mut |_| {
            solutions += 1;
            ControlFlow::Continue(())
        })
    });
    solutions
}

/// Returns true if the cells of every region are connected by their sides.
fn in_one_piece(puzzle: &Puzzle) -> bool {
    let mut pieces = 0;
    let mut reached = vec![false; puzzle.regions().len()];
    for start in puzzle.cells() {
        if reached[puzzle.index(start)] {
            continue;
        }
        pieces += 1;
        let mut edge = vec![start];
        while let Some(cell) = edge.pop() {
            if !std::mem::replace(&mut reached[puzzle.index(cell)], true) {
                let side = |near: &Cell| {
                    near.row.abs_diff(cell.row) + near.column.abs_diff(cell.column) == 1
                        && puzzle.region(*near) == puzzle.region(cell)
                };
                edge.extend(puzzle.cells().filter(side));
            }
        }
    }
    pieces == usize::from(puzzle.size())
}
