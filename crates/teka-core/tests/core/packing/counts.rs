//! Checks the listing, the counts, the three derived numbers and the partitions of small random
//! puzzles against a simple search.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use rand::RngExt;
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Count, Ending, Method, Solve};
use teka_core::param::Args;
use teka_core::place::Cell;
use teka_core::puzzles::packing::{Board, Move, Packing, Puzzle};
use teka_core::rng::{Rng, rng};

use crate::support::random_packing::{self, Solution, solutions};
use crate::support::unstopped;

/// The number of solutions above which the simple search takes too long.
const MANY: usize = 1000;

/// Returns a board that is symmetric under a left-right reflection or a rotation by 180 degrees.
fn symmetric_board(rng: &mut Rng) -> Board {
    let turned = rng.random_bool(0.5);
    let image =
        |cell: Cell| Cell::new(if turned { 3 - cell.row } else { cell.row }, 3 - cell.column);
    let half = (0..4).flat_map(|row| (0..4).map(move |column| Cell::new(row, column)));
    let kept: Vec<Cell> = half.filter(|_| rng.random_range(0..10) < 5).collect();
    let cells = kept.iter().flat_map(|cell| [*cell, image(*cell)]).collect();
    Board::custom(4, 4, cells).unwrap_or_else(|| Board::rectangle(3, 3).unwrap())
}

/// Returns puzzles on arbitrary boards and on symmetric boards.
fn puzzles(seeds: std::ops::Range<u64>) -> impl Iterator<Item = Puzzle> {
    seeds.map(|seed| {
        let mut rng = rng(seed);
        match seed % 3 {
            0 => random_packing::puzzle(&mut rng),
            1 => random_packing::puzzle_on(symmetric_board(&mut rng), &mut rng),
            _ => random_packing::puzzle_on(
                Board::rectangle(3, 3 + (seed % 2) as u8).unwrap(),
                &mut rng,
            ),
        }
    })
}

/// Returns the solution that consists of the moves and the given pieces.
fn solution(puzzle: &Puzzle, moves: &[Move]) -> Solution {
    let shape = |piece: usize| puzzle.pieces()[piece].shape();
    let cell = |cell: &Cell| puzzle.board().index_of(*cell).unwrap() as u8;
    let laid = moves.iter().map(|action| {
        let mut cells: Vec<u8> = action.cells.iter().map(cell).collect();
        cells.sort_unstable();
        (shape(puzzle.piece_of(action.letter).unwrap()), cells)
    });
    laid.chain(given(puzzle)).collect()
}

fn given(puzzle: &Puzzle) -> Solution {
    let pieces = 0..puzzle.pieces().len();
    let lies = |piece: usize| Some((puzzle.pieces()[piece].shape(), puzzle.given(piece)?.to_vec()));
    pieces.filter_map(lies).collect()
}

/// Returns every solution that a method lists, in order.
fn listed(method: &Method<Packing>, choices: &[(&str, &str)], puzzle: &Puzzle) -> Vec<Solution> {
    let choices = choices.iter().map(|(name, value)| (name.to_string(), value.to_string()));
    let args = Args::read(method.info.params, &Vec::from_iter(choices)).unwrap();
    let mut all = Vec::new();
    unstopped(|control| {
        let ending = method.list(puzzle, &args, control, &mut |moves| {
            all.push(solution(puzzle, moves));
            ControlFlow::Continue(())
        });
        assert_eq!(ending, Ending::Exhausted);
        Ok(())
    });
    all
}

fn counted(puzzle: &Puzzle, method: &Method<Packing>) -> u128 {
    let args = Args::read(method.info.params, &[]).unwrap();
    unstopped(|control| method.count(puzzle, &args, control).unwrap())
}

/// Returns the smallest solution among the rotations and reflections of a solution that keep the
/// given pieces in place.
fn least_image(puzzle: &Puzzle, solution: &Solution) -> Solution {
    let image = |map: &[u8], of: &Solution| -> Solution {
        let piece = |(shape, cells): &(Box<[(u8, u8)]>, Vec<u8>)| {
            let mut cells: Vec<u8> = cells.iter().map(|cell| map[usize::from(*cell)]).collect();
            cells.sort_unstable();
            (shape.clone(), cells)
        };
        of.iter().map(piece).collect()
    };
    let maps = puzzle.board().symmetries();
    let kept = maps.iter().filter(|map| image(map, &given(puzzle)) == given(puzzle));
    kept.map(|map| image(map, solution)).min().unwrap()
}

fn orbits(puzzle: &Puzzle, solutions: &BTreeSet<Solution>) -> usize {
    solutions.iter().map(|one| least_image(puzzle, one)).collect::<BTreeSet<_>>().len()
}

fn free(puzzle: &Puzzle) -> usize {
    (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none()).count()
}

/// Returns the number of permutations of free pieces of the same shape.
fn names(puzzle: &Puzzle) -> u128 {
    let mut alike: BTreeMap<_, u128> = BTreeMap::new();
    for piece in (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none()) {
        *alike.entry(puzzle.pieces()[piece].shape()).or_default() += 1;
    }
    alike.values().map(|count| (1..=*count).product::<u128>()).product()
}

/// All methods share the precheck, so only searches without it can reveal a bug in it.
#[test]
fn methods_without_prechecks_agree_with_the_twin_on_unsolvable_puzzles() {
    let mut seen = 0;
    for puzzle in puzzles(0..600).filter(|puzzle| solutions(puzzle).is_empty()) {
        seen += 1;
        for method in Packing::methods() {
            let name = method.info.name;
            if name == "brute-force" && free(&puzzle) > 3 {
                continue;
            }
            let args = Args::read(method.info.params, &[]).unwrap();
            let mut observer = Unwatched;
            let mut control = Control::new(Limits::default(), &mut observer).without_prechecks();
            let counted = method.count(&puzzle, &args, &mut control);
            assert_eq!(counted, Some(Ok(0)), "{name} {puzzle:?}");
            if !method.counts_only() {
                let never = &mut |_: &[Move]| panic!("{name} finds a solution of {puzzle:?}");
                let ending = method.list(&puzzle, &args, &mut control, never);
                assert_eq!(ending, Ending::Exhausted, "{name} {puzzle:?}");
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn every_method_lists_every_solution_once() {
    let (mut solvable, mut held) = (0, 0);
    for puzzle in puzzles(0..120) {
        let expected = solutions(&puzzle);
        if expected.len() > MANY {
            continue;
        }
        let methods = Packing::methods().iter().filter(|method| !method.counts_only());
        for method in methods {
            // The brute-force method of the algorithm-strategies course finds each board at least 8
            // times per piece.
            if method.info.name == "brute-force" && free(&puzzle) > 3 {
                continue;
            }
            let all = listed(method, &[], &puzzle);
            let name = method.info.name;
            assert_eq!(all.len(), expected.len(), "{name}: {puzzle:?}");
            assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), expected, "{name}: {puzzle:?}");
            if method.info.params.iter().any(|param| param.name == "solutions") {
                let different = listed(method, &[("solutions", "different")], &puzzle);
                assert_eq!(different.len(), orbits(&puzzle, &expected), "{name}: {puzzle:?}");
            }
        }
        solvable += usize::from(!expected.is_empty());
        held += usize::from(orbits(&puzzle, &expected) < expected.len());
    }
    assert!(solvable > 20 && held > 5, "{solvable} {held}");
}

#[test]
fn the_three_numbers_are_those_of_a_plain_search() {
    let (mut alike, mut symmetric) = (0, 0);
    for puzzle in puzzles(300..600) {
        let expected = solutions(&puzzle);
        if expected.len() > MANY {
            continue;
        }
        let count = expected.len() as u128;
        for method in Packing::methods().iter().filter(|method| method.info.name != "brute-force") {
            assert_eq!(counted(&puzzle, method), count, "{}: {puzzle:?}", method.info.name);
        }
        let derived = unstopped(|control| Packing::derived(&puzzle, control));
        let numbers: Vec<_> = derived.iter().map(|number| number.of(count)).collect();
        let different = orbits(&puzzle, &expected) as u128;
        let three = [count, count * names(&puzzle), different].map(Some);
        assert_eq!(numbers, three, "{puzzle:?}");
        alike += usize::from(count > 0 && names(&puzzle) > 1);
        symmetric += usize::from(different < count);
    }
    assert!(alike > 10 && symmetric > 10, "{alike} {symmetric}");
}

#[test]
fn shares_make_up_the_whole() {
    let mut weighed = 0;
    for (number, puzzle) in puzzles(900..1100).enumerate() {
        let whole = solutions(&puzzle).len() as u128;
        for parts in [1, 2, 5, 40 + number, 3000] {
            let shares = Packing::split(&puzzle, parts);
            let sum: u128 = shares
                .iter()
                .map(|share| share.weight * solutions(&share.puzzle).len() as u128)
                .sum();
            assert_eq!(sum, whole, "{parts} parts: {puzzle:?}");
            let work: f64 = shares.iter().map(|share| share.work).sum();
            assert!(shares.is_empty() || (work - 1.0).abs() < 1e-9, "{work}: {puzzle:?}");
            weighed += usize::from(shares.iter().any(|share| share.weight > 1));
        }
    }
    assert!(weighed > 50, "{weighed}");
}
