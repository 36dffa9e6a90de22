//! Checks the searches of packing against a simple reference solver, against each other, against
//! known counts and against those of the program of the algorithm-strategies course, with limits
//! and with observers.

mod build;

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;

use rand::RngExt;
use teka_core::control::{Control, Limits, Observer, Stats, Stop, Unwatched, View};
use teka_core::family::Ending;
use teka_core::puzzles::packing::solve::brute_force::{self, Node, Try};
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

/// Every search with its name, and its functions for listing and counting.
const SEARCHES: [(&str, Solve, Count); 2] = [
    ("first-empty", first_empty::solve, first_empty::count),
    ("bit-slices", bit_slices::solve, bit_slices::count),
];

/// Returns an empty scene, because no observer needs one.
fn no_picture(_: &[Laid]) -> Scene {
    Scene::default()
}

/// Returns all solutions, each sorted by kind. Fails if a solution occurs twice.
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

/// Returns all solutions, found by placing each piece anywhere. Identical pieces are placed in
/// ascending order.
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

/// Returns true if the reference solver finishes quickly.
fn is_small(problem: &Problem) -> bool {
    let ways =
        problem.kinds.iter().map(|kind| (kind.placements.len() as f64).powi(kind.count as i32));
    ways.product::<f64>() < 1e7
}

/// Returns a part of a small rectangle.
fn random_board(rng: &mut rand_chacha::ChaCha8Rng) -> Vec<Spot> {
    let mut board = rectangle(rng.random_range(1..5), rng.random_range(2..6));
    let holes = rng.random_range(..=board.len() / 4);
    for _ in 0..holes {
        board.remove(rng.random_range(..board.len()));
    }
    board
}

/// Returns a random board with pieces cut from it or from another board of the same area.
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

/// An observer that records the progress at every node.
#[derive(Default)]
struct Fractions(Vec<f64>);

impl Observer for Fractions {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        assert!(now.scene().columns > 0, "nothing is laid at a node");
        self.0.extend(now.progress());
        if self.0.len() == 20_000 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn interval(&self) -> u64 {
        1
    }
}

#[test]
fn fractions_never_fall_and_a_cancel_stops_the_search() {
    let problem = problem(&rectangle(3, 20), &drawn(PENTOMINOES));
    for (name, solve, _) in SEARCHES {
        let mut shares = Fractions::default();
        let mut control = Control::new(Limits::default(), &mut shares);
        let picture = |laid: &[_]| Scene::new(laid.len() as u8, 1);
        let ending = solve(&problem, &mut control, &picture, &mut |_| ControlFlow::Continue(()));
        let nodes = control.stats().nodes;
        assert_eq!(ending == Ending::Exhausted, nodes < 20_000, "{name}");
        assert_eq!(shares.0.len() as u64, nodes, "{name}");
        assert!(shares.0.is_sorted(), "{name}");
        assert!(shares.0.iter().all(|share| (0.0..=1.0).contains(share)), "{name}");
        assert!(shares.0.last().is_some_and(|last| *last > 0.0), "{name}");
    }
}

#[test]
fn limits_are_kept() {
    let problem = problem(&rectangle(4, 15), &drawn(PENTOMINOES));
    let few_nodes = Limits { nodes: Some(100), bytes: None };
    let few_bytes = Limits { nodes: None, bytes: Some(100) };
    for (limits, stop) in [(few_nodes, Stop::NodeLimit), (few_bytes, Stop::MemoryLimit)] {
        for (name, solve, count) in SEARCHES {
            let mut unwatched = Unwatched;
            let mut control = Control::new(limits, &mut unwatched);
            let ending =
                solve(&problem, &mut control, &no_picture, &mut |_| ControlFlow::Continue(()));
            assert_eq!(ending, Ending::Stopped(stop), "{name}");
            assert!(control.stats().nodes <= 100, "{name}");
            let mut control = Control::new(limits, &mut unwatched);
            assert_eq!(count(&problem, &mut control, &no_picture), Err(stop), "{name}");
        }
    }
}

#[test]
fn a_caller_that_has_enough_is_not_called_again() {
    let problem = problem(&rectangle(4, 15), &drawn(PENTOMINOES));
    for (name, solve, _) in SEARCHES {
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let mut found = 0;
        let ending = solve(&problem, &mut control, &no_picture, &mut |laid| {
            assert_eq!(laid.len(), 12, "{name}");
            found += 1;
            if found == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((ending, found), (Ending::Enough, 3), "{name}");
    }
}

/// Returns the placements that brute force tries for a piece: four rotations by 90 degrees
/// clockwise, each followed by its reflection, everywhere on the board.
fn tries(rows: i16, columns: i16, piece: &[Spot]) -> Vec<Try> {
    let mut piece = piece.to_vec();
    let mut all = Vec::new();
    for _ in 0..4 {
        let height = piece.iter().map(|spot| spot.0).max().unwrap();
        piece.iter_mut().for_each(|spot| *spot = (spot.1, height - spot.0));
        let bottom = piece.iter().map(|spot| spot.0).max().unwrap();
        let mirrored = piece.iter().map(|spot| (spot.0, height - spot.1)).collect();
        for drawing in [piece.clone(), mirrored] {
            for (row, column) in
                (0..rows - bottom).flat_map(|r| (0..columns - height).map(move |c| (r, c)))
            {
                let cells =
                    drawing.iter().map(|(r, c)| ((r + row) * columns + c + column) as usize);
                all.push(Some(cells.collect::<CellSet>()));
            }
        }
    }
    all
}

/// Returns the outcome, the calls and the placements up to the first solution.
fn brute_force_of(rows: i16, columns: i16, drawing: &str) -> (Ending, u64, u64) {
    let pieces: Vec<_> = drawn(drawing).iter().map(|piece| tries(rows, columns, piece)).collect();
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let picture = |_: &[usize]| Scene::default();
    let (ending, tried) =
        brute_force::solve(&pieces, Node::Call, &mut control, &picture, &mut |_| {
            ControlFlow::Break(())
        });
    (ending, control.stats().nodes, tried)
}

#[test]
fn brute_force_counts_as_the_course_does() {
    let unsolvable = "AAAA\n AA\nB\nBB\n B\nC\nC\n D\nDD\nD";
    assert_eq!(brute_force_of(4, 4, unsolvable), (Ending::Exhausted, 2233, 114_840));
    let quick = " AA\nAAAAA\n A\n BBB\n   B\nBBBB\nC\nC\nC\nC\nFF\nF\nEEE\n EE";
    assert_eq!(brute_force_of(4, 7, quick), (Ending::Enough, 6, 138));
}

#[test]
fn brute_force_finds_alike_pieces_several_times() {
    let pieces = vec![tries(1, 2, &[(0, 0)]); 2];
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let mut boards = Vec::new();
    brute_force::solve(&pieces, Node::Call, &mut control, &|_| Scene::default(), &mut |numbers| {
        boards.push([numbers[0] % 2, numbers[1] % 2]);
        ControlFlow::Continue(())
    });
    // All eight orientations of a single cell are the same.
    assert_eq!(boards.len(), 2 * 8 * 8);
    assert!(boards.contains(&[0, 1]) && boards.contains(&[1, 0]));
}

#[test]
fn brute_force_reproduces_the_report() {
    let folder = crate::support::corpus("published/packing");
    let table = fs::read_to_string(folder.join("course.tsv")).unwrap();
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [file, verdict, _, _, _, calls, placements, ..] = fields[..] else { panic!("{line}") };
        let (Ok(calls), Ok(placements)) = (calls.parse(), placements.parse()) else { continue };
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let mut parts = text.splitn(3, '\n');
        let sizes = parts.next().unwrap().split_whitespace().map(|size| size.parse().unwrap());
        let sizes: Vec<i16> = sizes.collect();
        let ending = if verdict == "solvable" { Ending::Enough } else { Ending::Exhausted };
        let found = brute_force_of(sizes[0], sizes[1], parts.nth(1).unwrap());
        assert_eq!(found, (ending, calls, placements), "{file}");
    }
}
