//! What the rules reach without words is what they explain.

use super::reach::{Reach, reach};
use super::*;
use crate::control::{Limits, Unwatched};
use crate::explain::{Reached, explain};
use crate::family::{Make, Play};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::calcudoku::model::{Cage, Operator};

fn unstopped<T>(run: impl FnOnce(&mut Control) -> Result<T, Stop>) -> T {
    run(&mut Control::new(Limits::default(), &mut Unwatched)).unwrap()
}

fn generated(size: u8, seed: u64) -> Puzzle {
    let size = [("size".to_string(), size.to_string())];
    let args = Args::read(Calcudoku::generator().unwrap().params, &size).unwrap();
    unstopped(|control| (Calcudoku::generator().unwrap().generate)(&args, seed, control))
}

/// The same puzzle with another target in its first cage, so that few have a solution.
fn spoilt(puzzle: &Puzzle) -> Puzzle {
    let mut cages = puzzle.cages().to_vec();
    cages[0].target += 1;
    Puzzle::new(puzzle.size(), cages).unwrap()
}

fn check(puzzle: &Puzzle) -> Reached {
    let reach = unstopped(|control| reach(puzzle, UNREASONABLE, control));
    let start = Calcudoku::start(puzzle);
    let explanation = unstopped(|control| explain::<Calcudoku>(puzzle, &start, control));
    match explanation.end {
        Reached::Solved => {
            let hardest = explanation.grade().unwrap();
            assert_eq!(reach, Reach { hardest, open: vec![], impossible: false }, "{puzzle:?}");
        }
        Reached::Impossible => assert!(reach.impossible, "{puzzle:?}"),
        Reached::Stuck => assert!(!reach.impossible && !reach.open.is_empty(), "{puzzle:?}"),
    }
    explanation.end
}

#[test]
fn the_reach_is_that_of_the_explanation() {
    let mut impossible = 0;
    for seed in 0..60 {
        let puzzle = generated(3 + (seed % 4) as u8, seed);
        assert_eq!(check(&puzzle), Reached::Solved);
        impossible += usize::from(check(&spoilt(&puzzle)) == Reached::Impossible);
    }
    assert!(impossible > 10, "{impossible}");
}

#[test]
fn a_huge_cage_and_a_hidden_operator_take_no_time() {
    let cells = |rows: std::ops::Range<u8>| {
        rows.flat_map(|row| (0..25).map(move |column| Cell::new(row, column))).collect()
    };
    let cage = |operator, rows, target| Cage { operator, target, cells: cells(rows) };
    let cages = vec![cage(Operator::Hidden, 0..1, 325), cage(Operator::Add, 1..25, 7800)];
    let puzzle = Puzzle::new(25, cages).unwrap();
    let reach = unstopped(|control| reach(&puzzle, EXTREME, control));
    assert_eq!((reach.open.len(), reach.impossible), (625, false));
}
