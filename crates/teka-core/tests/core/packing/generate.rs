//! Generated packing puzzles match their parameters and depend only on the seed.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::explain::explain;
use teka_core::family::{Make, Play, Teach};
use teka_core::param::Args;
use teka_core::puzzles::packing::solve::{bit_slices, first_empty};
use teka_core::puzzles::packing::{Encoding, Packing, Puzzle};
use teka_core::scene::Scene;

use crate::support::unstopped;

fn make(given: &[(&str, &str)], seed: u64, limits: Limits) -> Result<Puzzle, Stop> {
    let given = given.iter().map(|(name, value)| (name.to_string(), value.to_string()));
    let args = Args::read(Packing::generator().unwrap().params, &Vec::from_iter(given)).unwrap();
    let mut observer = Unwatched;
    (Packing::generator().unwrap().generate)(&args, seed, &mut Control::new(limits, &mut observer))
}

/// Returns the number of solutions, up to 2, with a search that the generator does not use.
fn count(puzzle: &Puzzle, by_slices: bool) -> usize {
    let mut solutions = 0;
    let mut found = |_: &[_]| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let encoding = Encoding::new(puzzle);
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let solve = if by_slices { bit_slices::solve } else { first_empty::solve };
    solve(encoding.problem(), &mut control, &|_| Scene::default(), &mut found);
    solutions
}

fn free(puzzle: &Puzzle) -> Vec<usize> {
    (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none()).collect()
}

/// Returns the same puzzle with one piece no longer given.
fn without(puzzle: &Puzzle, piece: usize) -> Puzzle {
    let bare = Puzzle::new(puzzle.board().clone(), puzzle.pieces().to_vec()).unwrap();
    let given = (0..puzzle.pieces().len()).filter(|other| *other != piece);
    given.fold(bare, |bare, other| match puzzle.given(other) {
        Some(cells) => bare.with_given(other, cells).unwrap(),
        None => bare,
    })
}

/// Checks that each puzzle has one solution and needs every given piece.
fn check(given: &[(&str, &str)], seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let puzzle = make(given, seed, Limits::default()).unwrap();
        assert_eq!(Ok(&puzzle), make(given, seed, Limits::default()).as_ref(), "{given:?} {seed}");
        let is_pyramid = given.contains(&("board", "pyramid"));
        assert_eq!(count(&puzzle, !is_pyramid), 1, "{given:?} {seed}");
        assert_eq!(puzzle.area(), puzzle.board().cells().len());
        for piece in (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_some()) {
            assert_eq!(count(&without(&puzzle, piece), is_pyramid), 2, "{given:?} {seed}");
        }
    }
}

#[test]
fn challenges_have_one_solution_and_need_every_given_piece() {
    check(&[], 0..5);
    check(&[("board", "pyramid")], 0..3);
    check(&[("board", "custom")], 0..3);
    check(&[("pieces", "pentominoes")], 0..3);
    check(&[("pieces", "random")], 0..5);
    check(&[("pieces", "random"), ("board", "custom")], 0..3);
    check(&[("pieces", "random"), ("board", "pyramid")], 0..3);
    check(&[("pieces", "random"), ("size", "2"), ("columns", "4")], 0..3);
}

#[test]
fn challenges_have_as_many_pieces_left_as_was_asked() {
    for left in ["7", "8", "9"] {
        for seed in 0..2 {
            let puzzle = make(&[("left", left)], seed, Limits::default()).unwrap();
            assert_eq!(free(&puzzle).len().to_string(), left);
        }
    }
}

#[test]
fn challenges_have_the_grade_that_was_asked() {
    for (number, grade) in Packing::grades().iter().enumerate() {
        let given = [("pieces", "random"), ("size", "4"), ("columns", "8"), ("grade", grade)];
        match make(&given, 1, Limits::default()) {
            Ok(puzzle) => {
                let start = Packing::start(&puzzle);
                let explanation = unstopped(|control| explain::<Packing>(&puzzle, &start, control));
                assert_eq!(explanation.grade(), Some(number));
            }
            Err(stop) => panic!("{grade}: {stop:?}"),
        }
    }
}

/// Seeds once failed to give an easy challenge with the standard pieces, and pyramids failed for
/// easy and medium.
#[test]
fn every_seed_gives_a_challenge_of_the_grade() {
    for board in ["rectangle", "pyramid"] {
        for grade in &Packing::grades()[..2] {
            for seed in 0..9 {
                let given = [("board", board), ("grade", grade)];
                assert!(make(&given, seed, Limits::default()).is_ok(), "{given:?} {seed}");
            }
        }
    }
}

#[test]
fn a_challenge_of_a_grade_can_have_few_pieces_left() {
    for seed in 0..5 {
        let puzzle = make(&[("grade", "easy"), ("left", "5")], seed, Limits::default()).unwrap();
        assert_eq!((free(&puzzle).len(), count(&puzzle, true)), (5, 1), "seed {seed}");
    }
}

#[test]
fn what_cannot_be_is_given_up_and_limits_stop() {
    for given in [
        [("pieces", "pentominoes"), ("board", "pyramid")],
        [("pieces", "iq"), ("size", "6")],
        [("pieces", "random"), ("left", "30")],
        // If only one piece is missing, another can nearly always be left out as well.
        [("pieces", "iq"), ("left", "1")],
    ] {
        assert_eq!(make(&given, 1, Limits::default()), Err(Stop::GaveUp), "{given:?}");
    }
    let nodes = Limits { nodes: Some(3), bytes: None };
    assert_eq!(make(&[], 1, nodes), Err(Stop::NodeLimit));
}
