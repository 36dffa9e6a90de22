//! The searches of packing against a slow, obvious twin, against each other, and against
//! known numbers.

mod build;
mod course;
mod limits;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

use rand::RngExt;
use teka_core::control::{Control, Stop};
use teka_core::family::Ending;
use teka_core::puzzles::packing::solve::problem::{CellSet, Laid, Problem};
use teka_core::puzzles::packing::solve::{bit_slices, first_empty};
use teka_core::rng::rng;
use teka_core::scene::Scene;

use crate::support::unstopped;
use build::{Spot, cut, drawn, problem, rectangle, widened};

type Solve = fn(
    &Problem,
    &mut Control,
    &dyn Fn(&[Laid]) -> Scene,
    &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending;
type Count = fn(&Problem, &mut Control, &dyn Fn(&[Laid]) -> Scene) -> Result<u128, Stop>;

/// Every search by name, listing and counting.
const SEARCHES: [(&str, Solve, Count); 2] = [
    ("first-empty", first_empty::solve, first_empty::count),
    ("bit-slices", bit_slices::solve, bit_slices::count),
];

/// Whoever does not watch needs no picture.
fn no_picture(_: &[Laid]) -> Scene {
    Scene::default()
}

/// All solutions, each in the order of kinds; fails if one comes twice.
fn listed(problem: &Problem, solve: Solve) -> BTreeSet<Vec<Laid>> {
    let mut all = BTreeSet::new();
    unstopped(|control| {
        let ending = solve(problem, control, &no_picture, &mut |laid| {
            let mut laid = laid.to_vec();
            laid.sort();
            assert!(all.insert(laid), "a solution came twice");
            ControlFlow::Continue(())
        });
        assert_eq!(ending, Ending::Exhausted);
        Ok(())
    });
    all
}

fn counted(problem: &Problem, count: Count) -> u128 {
    unstopped(|control| count(problem, control, &no_picture))
}

/// All solutions by laying piece after piece anywhere, those alike in ascending order.
fn twin(problem: &Problem) -> BTreeSet<Vec<Laid>> {
    let kinds = problem.kinds.iter().enumerate();
    let pieces: Vec<usize> = kinds.flat_map(|(kind, of)| vec![kind; of.count]).collect();
    let mut all = BTreeSet::new();
    lay(problem, &pieces, &CellSet::default(), &mut Vec::new(), &mut all);
    all
}

fn lay(
    problem: &Problem,
    pieces: &[usize],
    filled: &CellSet,
    laid: &mut Vec<Laid>,
    all: &mut BTreeSet<Vec<Laid>>,
) {
    let Some((kind, rest)) = pieces.split_first() else {
        all.extend((filled.len() == problem.cells).then(|| laid.clone()));
        return;
    };
    for (placement, cells) in problem.kinds[*kind].placements.iter().enumerate() {
        let next = Laid { kind: *kind as u16, placement: placement as u16 };
        let ascending = laid.last().is_none_or(|last| *last < next);
        if ascending && !cells.meets(filled) {
            laid.push(next);
            lay(problem, rest, &filled.union(cells), laid, all);
            laid.pop();
        }
    }
}

/// True if the twin is done with it soon.
fn is_small(problem: &Problem) -> bool {
    let ways =
        problem.kinds.iter().map(|kind| (kind.placements.len() as f64).powi(kind.count as i32));
    ways.product::<f64>() < 1e7
}

/// A part of a small rectangle.
fn random_board(rng: &mut rand_chacha::ChaCha8Rng) -> Vec<Spot> {
    let mut board = rectangle(rng.random_range(1..5), rng.random_range(2..6));
    let holes = rng.random_range(..=board.len() / 4);
    for _ in 0..holes {
        board.remove(rng.random_range(..board.len()));
    }
    board
}

/// A problem of a random board and the pieces of it or of another as large.
fn random_problem(rng: &mut rand_chacha::ChaCha8Rng) -> Problem {
    let board = random_board(rng);
    let whole = [0.3, 0.9, 1.0][rng.random_range(0..3_usize)];
    let other = [board.clone(), rectangle(1, board.len() as i16)];
    let pieces = cut(&other[usize::from(rng.random_bool(0.2))], 1..=5, whole, rng);
    problem(&board, &pieces)
}

#[test]
fn searches_agree_with_the_twin() {
    let mut rng = rng(41);
    let (mut solvable, mut unsolvable, mut alike) = (0, 0, 0);
    while solvable + unsolvable < 1500 {
        let problem = random_problem(&mut rng);
        if !is_small(&problem) {
            continue;
        }
        let expected = twin(&problem);
        for (name, solve, count) in SEARCHES {
            assert_eq!(listed(&problem, solve), expected, "{name}: {problem:?}");
            assert_eq!(counted(&problem, count), expected.len() as u128, "{name}");
        }
        alike += usize::from(problem.kinds.iter().any(|kind| kind.count > 1));
        if expected.is_empty() { unsolvable += 1 } else { solvable += 1 }
    }
    assert!(unsolvable > 50 && alike > 50 && solvable > 500, "{unsolvable} {alike} {solvable}");
}

#[test]
fn wide_boards_are_searched_like_narrow_ones() {
    let mut rng = rng(42);
    let mut checked = 0;
    while checked < 60 {
        let problem = random_problem(&mut rng);
        let expected = listed(&problem, first_empty::solve);
        if !is_small(&problem) || expected.is_empty() {
            continue;
        }
        for cells in [64, 65, 128, 129, 256] {
            let wide = widened(&problem, cells - problem.cells);
            for (name, solve, _) in SEARCHES {
                let mut found = listed(&wide, solve).into_iter().collect::<Vec<_>>();
                found.iter_mut().for_each(|laid| laid.truncate(laid.len() - 1));
                assert!(found.into_iter().eq(expected.iter().cloned()), "{name} {cells}");
            }
        }
        checked += 1;
    }
}

#[test]
fn searches_agree_on_larger_boards() {
    let mut rng = rng(43);
    for _ in 0..12 {
        let board = rectangle(4, 7);
        let problem = problem(&board, &cut(&board, 4..=6, 1.0, &mut rng));
        let expected = listed(&problem, bit_slices::solve);
        assert!(!expected.is_empty());
        assert_eq!(listed(&problem, first_empty::solve), expected);
    }
}

#[test]
fn a_kind_without_pieces_is_left_out() {
    let board = rectangle(2, 3);
    let mut problem = problem(&board, &[vec![(0, 0)], rectangle(1, 5), rectangle(2, 3)]);
    problem.kinds[0].count = 0;
    problem.kinds[1].count = 0;
    for (name, solve, _) in SEARCHES {
        assert_eq!(listed(&problem, solve).len(), 1, "{name}");
    }
}

#[test]
fn nothing_is_filled_in_one_way_and_a_wrong_area_in_none() {
    for (name, _, count) in SEARCHES {
        assert_eq!(counted(&problem(&[], &[]), count), 1, "{name}");
        let too_few = problem(&rectangle(2, 2), &[rectangle(1, 3)]);
        assert_eq!(counted(&too_few, count), 0, "{name}");
    }
}

const PENTOMINOES: &str = "
 FF
FF
 F
IIIII
LLLL
L
NNN
  NN
PPP
PP
TTT
 T
 T
U U
UUU
VVV
V
V
WW
 WW
  W
 X
XXX
 X
YYYY
 Y
ZZ
 Z
 ZZ
";

#[test]
fn pentominoes_fill_rectangles_as_often_as_is_known() {
    let pieces = drawn(PENTOMINOES);
    for (rows, columns, known) in [(3, 20, 8), (4, 15, 1472)] {
        let problem = problem(&rectangle(rows, columns), &pieces);
        for (name, solve, count) in SEARCHES {
            assert_eq!(listed(&problem, solve).len(), known, "{name}");
            assert_eq!(counted(&problem, count), known as u128, "{name}");
        }
    }
}
