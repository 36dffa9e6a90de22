//! Every method of Queens against a slow, obvious twin and against known boards.

use std::ops::ControlFlow;
use std::path::PathBuf;

use proptest::prelude::*;
use teka_core::control::{Control, Limits, Observer, Stats, Stop, Unwatched, View};
use teka_core::family::{Ending, Family, Method, Promise};
use teka_core::param::Args;
use teka_core::place::Cell;
use teka_core::puzzles::queens::{Content, Move, Puzzle, Queens};

/// The queens of a solution, row by row.
type Solution = Vec<Cell>;

fn method(name: &str) -> &'static Method<Queens> {
    Queens::methods().iter().find(|method| method.info.name == name).unwrap()
}

/// What one run gave: its solutions, how it ended and how many nodes it took.
struct Run {
    solutions: Vec<Solution>,
    ending: Ending,
    nodes: u64,
}

fn run(name: &str, puzzle: &Puzzle, given: &[(&str, &str)], limits: Limits, most: usize) -> Run {
    let method = method(name);
    let given: Vec<_> =
        given.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let args = Args::read(method.info.params, &given).unwrap();
    let mut observer = Unwatched;
    let mut control = Control::new(limits, &mut observer);
    let mut solutions = Vec::new();
    let ending = (method.solve)(puzzle, &args, &mut control, &mut |moves| {
        solutions.push(queens_of(moves));
        if solutions.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    Run { solutions, ending, nodes: control.stats().nodes }
}

fn queens_of(moves: &[Move]) -> Solution {
    let queens = moves.iter().filter(|action| action.content == Content::Queen);
    let mut queens: Solution = queens.map(|action| action.cell).collect();
    queens.sort();
    queens
}

fn all(name: &str, puzzle: &Puzzle) -> Vec<Solution> {
    all_with(name, puzzle, &[])
}

fn all_with(name: &str, puzzle: &Puzzle, given: &[(&str, &str)]) -> Vec<Solution> {
    let run = run(name, puzzle, given, Limits::default(), usize::MAX);
    assert_eq!(run.ending, Ending::Exhausted, "{name}");
    let mut solutions = run.solutions;
    solutions.sort();
    solutions
}

/// The slow twin: a queen in each row in every way, judged by the wording of the rules alone.
fn twin(puzzle: &Puzzle) -> Vec<Solution> {
    let mut solutions = Vec::new();
    place_next(puzzle, &mut Vec::new(), &mut solutions);
    solutions
}

fn place_next(puzzle: &Puzzle, queens: &mut Solution, solutions: &mut Vec<Solution>) {
    let row = queens.len() as u8;
    if row == puzzle.size() {
        if puzzle.givens().iter().all(|given| queens.contains(given)) {
            solutions.push(queens.clone());
        }
        return;
    }
    for column in 0..puzzle.size() {
        let next = Cell::new(row, column);
        let breaks_a_rule = queens.iter().any(|queen| {
            queen.column == next.column
                || queen.touches(next)
                || puzzle.region(*queen) == puzzle.region(next)
        });
        if !breaks_a_rule {
            queens.push(next);
            place_next(puzzle, queens, solutions);
            queens.pop();
        }
    }
}

/// Boards whose regions grow cell by cell from N seeds, or are thrown at random.
fn board() -> impl Strategy<Value = Puzzle> {
    (1u8..=7, any::<bool>(), any::<u64>(), 0usize..4).prop_map(|(size, grown, seed, givens)| {
        let mut random = SplitMix(seed);
        let seeds: Vec<usize> = (0..size).map(|_| random.below(usize::from(size))).collect();
        let regions = if grown { grow(&seeds, &mut random) } else { throw(&seeds, &mut random) };
        let cells: Vec<char> = regions.iter().map(|region| char::from(b'A' + region)).collect();
        let puzzle = Puzzle::new(size, &cells, vec![]).unwrap();
        let givens = if givens < 3 { some_queens(&puzzle, givens, &mut random) } else { vec![] };
        puzzle.with_givens(&givens)
    })
}

/// Boards too large for the twin, grown around a solution of which all but a few
/// queens are given.
fn large_board() -> impl Strategy<Value = Puzzle> {
    (8u8..=32, any::<u64>(), 4usize..10).prop_map(|(size, seed, missing)| {
        let mut random = SplitMix(seed);
        let columns = apart(usize::from(size), &mut random);
        let regions = grow(&columns, &mut random);
        let cells: Vec<char> = regions.iter().map(|region| char::from(b'A' + region)).collect();
        let mut queens: Solution =
            (0..size).zip(&columns).map(|(row, column)| Cell::new(row, *column as u8)).collect();
        for _ in 0..missing.min(queens.len()) {
            queens.remove(random.below(queens.len()));
        }
        Puzzle::new(size, &cells, queens).unwrap()
    })
}

/// A column for each row, each once, neighbours at least two apart.
fn apart(size: usize, random: &mut SplitMix) -> Vec<usize> {
    let mut columns: Vec<usize> = (1..size).step_by(2).chain((0..size).step_by(2)).collect();
    for _ in 0..size * size {
        let (first, second) = (random.below(size), random.below(size));
        columns.swap(first, second);
        if columns.windows(2).any(|pair| pair[0].abs_diff(pair[1]) < 2) {
            columns.swap(first, second);
        }
    }
    columns
}

/// Half the time queens of a solution, else any cells, which may clash.
fn some_queens(puzzle: &Puzzle, count: usize, random: &mut SplitMix) -> Vec<Cell> {
    let solutions = twin(puzzle);
    let cells: Vec<Cell> = if random.below(2) == 0 && !solutions.is_empty() {
        solutions[random.below(solutions.len())].clone()
    } else {
        puzzle.cells().collect()
    };
    (0..count).map(|_| cells[random.below(cells.len())]).collect()
}

/// Cells at random, except one seed for each region.
fn throw(columns: &[usize], random: &mut SplitMix) -> Vec<u8> {
    let size = columns.len();
    let mut regions: Vec<u8> = (0..size * size).map(|_| random.below(size) as u8).collect();
    for (region, column) in columns.iter().enumerate() {
        regions[region * size + column] = region as u8;
    }
    regions
}

/// Every region grows cell by cell from its seed, which is in the row of its number.
fn grow(columns: &[usize], random: &mut SplitMix) -> Vec<u8> {
    let size = columns.len();
    let mut regions = vec![u8::MAX; size * size];
    for (region, column) in columns.iter().enumerate() {
        regions[region * size + column] = region as u8;
    }
    while let Some(empty) = pick(&regions, random) {
        let (row, column) = (empty / size, empty % size);
        let near = [
            (row, column.wrapping_sub(1)),
            (row, column + 1),
            (row.wrapping_sub(1), column),
            (row + 1, column),
        ];
        let near = near.into_iter().filter(|(row, column)| *row < size && *column < size);
        let taken: Vec<u8> = near
            .map(|(row, column)| regions[row * size + column])
            .filter(|region| *region != u8::MAX)
            .collect();
        if !taken.is_empty() {
            regions[empty] = taken[random.below(taken.len())];
        }
    }
    regions
}

fn pick(regions: &[u8], random: &mut SplitMix) -> Option<usize> {
    let empty: Vec<usize> = (0..regions.len()).filter(|cell| regions[*cell] == u8::MAX).collect();
    (!empty.is_empty()).then(|| empty[random.below(empty.len())])
}

struct SplitMix(u64);

impl SplitMix {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}

fn complete_methods() -> impl Iterator<Item = &'static str> {
    let complete =
        Queens::methods().iter().filter(|method| method.info.promise == Promise::Complete);
    complete.map(|method| method.info.name)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_complete_method_finds_what_the_twin_finds(puzzle in board()) {
        let expected = twin(&puzzle);
        for name in complete_methods() {
            // The odometer would take a minute for all the 7 x 7 boards.
            if name != "brute-force" || puzzle.size() < 6 {
                prop_assert_eq!(&all(name, &puzzle), &expected, "{}", name);
            }
        }
        prop_assert_eq!(&all_with("exact-cover", &puzzle, &[("choose", "first")]), &expected);
    }

    #[test]
    fn propagation_and_exact_cover_agree_on_large_boards(puzzle in large_board()) {
        let expected = all("exact-cover", &puzzle);
        prop_assert!(!expected.is_empty());
        prop_assert_eq!(all("propagation", &puzzle), expected);
    }

    #[test]
    fn deduction_never_finds_what_is_not_there(puzzle in board()) {
        let found = run("deduction", &puzzle, &[], Limits::default(), usize::MAX);
        let expected = twin(&puzzle);
        match found.ending {
            Ending::Stopped(stop) => prop_assert_eq!(stop, Stop::GaveUp),
            _ => {
                // Its moves are what follows from the givens, which are not among them.
                let with_givens = |queens: &Solution| {
                    let mut queens = [queens, puzzle.givens()].concat();
                    queens.sort();
                    queens
                };
                let found: Vec<Solution> = found.solutions.iter().map(with_givens).collect();
                prop_assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn parts_share_out_the_solutions(puzzle in board(), parts in 0usize..60) {
        let cut = Queens::split(&puzzle, parts);
        prop_assert_eq!(&cut, &Queens::split(&puzzle, parts));
        prop_assert!(!cut.is_empty());
        prop_assert!(parts > 1 || cut.len() == 1);
        let mut together: Vec<Solution> = cut.iter().flat_map(|part| all("propagation", part)).collect();
        together.sort();
        prop_assert_eq!(together, twin(&puzzle));
    }

    #[test]
    fn finish_respects_queens_and_crosses(puzzle in board(), crosses in prop::collection::vec(0usize..49, 0..9)) {
        let cells: Vec<Cell> = puzzle.cells().collect();
        let crossed: Vec<Cell> = crosses.iter().map(|cross| cells[cross % cells.len()]).collect();
        let mut state = Queens::start(&puzzle);
        let refused = crossed.iter().any(|cell| {
            Queens::play(&puzzle, &mut state, &Move { cell: *cell, content: Content::Cross }).is_err()
        });
        prop_assume!(!refused);
        let mut observer = Unwatched;
        let mut control = Control::new(Limits::default(), &mut observer);
        let rest = Queens::finish(&puzzle, &state, &mut control).unwrap();
        let free = |solution: &Solution| !solution.iter().any(|queen| crossed.contains(queen));
        let expected: Vec<Solution> = twin(&puzzle).into_iter().filter(free).collect();
        match rest {
            None => prop_assert!(expected.is_empty()),
            Some(rest) => {
                prop_assert!(rest.iter().all(|action| !puzzle.givens().contains(&action.cell)));
                let mut queens = queens_of(&rest);
                queens.extend(puzzle.givens());
                queens.sort();
                prop_assert!(expected.contains(&queens));
            }
        }
    }
}

/// The two boards of the course report.
const CASE_1: (u8, &str) =
    (9, "AAABBCCCDABBBBCECDABBBDCECDAAABDCCCDBBBBDDDDDFGGGDDHDDFGIGDDHDDFGIGDDHDDFGGGDDHHH");
const CASE_2: (u8, &str) = (8, "AABCDDDEAABCCDDEFAAAADDEFFAAAADEGGAAAADAHGAAAAAAHHHAAAAAHHHHHAAA");

fn from_letters((size, letters): (u8, &str)) -> Puzzle {
    Puzzle::new(size, &letters.chars().collect::<Vec<_>>(), vec![]).unwrap()
}

fn columns(solution: &Solution) -> Vec<u8> {
    solution.iter().map(|queen| queen.column).collect()
}

#[test]
fn the_odometer_counts_as_the_course_report_does() {
    for (case, cases, solution) in [
        (CASE_2, 5_475_436, vec![2, 4, 7, 0, 6, 1, 5, 3]),
        (CASE_1, 323_741_637, vec![7, 4, 6, 1, 5, 3, 0, 2, 8]),
    ] {
        let first = run("brute-force", &from_letters(case), &[], Limits::default(), 1);
        assert_eq!(first.ending, Ending::Enough);
        assert_eq!(first.nodes, cases);
        assert_eq!(columns(&first.solutions[0]), solution);
    }
}

#[test]
fn the_odometer_goes_through_every_state() {
    let whole = run("brute-force", &from_letters(CASE_2), &[], Limits::default(), 2);
    assert_eq!((whole.ending, whole.solutions.len()), (Ending::Exhausted, 1));
    assert_eq!(whole.nodes, 8_u64.pow(8));
}

#[test]
fn a_node_limit_is_never_an_answer() {
    let puzzle = from_letters(CASE_1);
    for name in complete_methods() {
        for most in [0, 1, 2] {
            let limits = Limits { nodes: Some(most), bytes: None };
            let stopped = run(name, &puzzle, &[], limits, usize::MAX);
            let needed =
                run(name, &puzzle, &[], Limits { nodes: Some(1000), ..limits }, usize::MAX);
            if needed.nodes > most {
                assert_eq!(stopped.ending, Ending::Stopped(Stop::NodeLimit), "{name} {most}");
                assert_eq!(stopped.nodes, most);
                assert!(stopped.solutions.is_empty());
            }
        }
    }
}

#[test]
fn exact_cover_keeps_a_memory_limit() {
    let limits = Limits { nodes: None, bytes: Some(1000) };
    let stopped = run("exact-cover", &from_letters(CASE_1), &[], limits, usize::MAX);
    assert_eq!(stopped.ending, Ending::Stopped(Stop::MemoryLimit));
}

#[test]
fn givens_that_clash_leave_nothing() {
    let puzzle = from_letters(CASE_2);
    let together = [
        [Cell::new(0, 2), Cell::new(0, 5)],
        [Cell::new(0, 2), Cell::new(5, 2)],
        [Cell::new(0, 0), Cell::new(7, 7)],
        [Cell::new(0, 2), Cell::new(1, 3)],
        [Cell::new(3, 2), Cell::new(7, 7)],
    ];
    for method in Queens::methods() {
        for givens in &together {
            assert_eq!(all(method.info.name, &puzzle.with_givens(givens)), Vec::<Solution>::new());
        }
    }
}

/// Looks at every node; shares must lie between 0 and 1 and never fall.
struct EveryNode {
    shares: Vec<f64>,
    looks: u64,
}

impl Observer for EveryNode {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.looks += 1;
        assert_eq!(now.scene().squares.len(), 64);
        self.shares.extend(now.share());
        if self.looks == 500 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn patience(&self) -> u64 {
        1
    }
}

#[test]
fn every_run_can_be_watched_and_cancelled() {
    let puzzle = from_letters(CASE_2);
    for name in complete_methods() {
        let mut observer = EveryNode { shares: vec![], looks: 0 };
        let mut control = Control::new(Limits::default(), &mut observer);
        let args = Args::read(method(name).info.params, &[]).unwrap();
        let ending =
            (method(name).solve)(&puzzle, &args, &mut control, &mut |_| ControlFlow::Continue(()));
        let nodes = control.stats().nodes;
        assert_eq!(ending == Ending::Exhausted, nodes < 500, "{name}");
        assert_eq!(observer.looks, nodes, "{name}");
        assert!(observer.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{name}");
        assert!(observer.shares.is_sorted(), "{name}");
    }
}

/// The largest boards use the widest layout; their rows are their regions.
#[test]
fn every_size_is_solved() {
    for size in 1..=32u8 {
        let rows: Vec<char> =
            (0..size).flat_map(|row| vec![char::from(b'@' + row); usize::from(size)]).collect();
        let puzzle = Puzzle::new(size, &rows, vec![]).unwrap();
        for name in ["propagation", "backtracking", "exact-cover"] {
            let first = run(name, &puzzle, &[], Limits { nodes: Some(1_000_000), bytes: None }, 1);
            let solvable = size != 2 && size != 3;
            assert_eq!(
                first.ending,
                if solvable { Ending::Enough } else { Ending::Exhausted },
                "{name} {size}"
            );
        }
    }
}

/// A board of the shared data.
struct Known {
    name: String,
    puzzle: Puzzle,
    solutions: usize,
    solution: Option<Vec<u8>>,
}

/// The boards players made; none where the data is not at hand.
fn community() -> Vec<Known> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let data = std::env::var("TEKA_DATA").map_or_else(|_| PathBuf::from(beside), PathBuf::from);
    let text = std::fs::read_to_string(data.join("queens/community.jsonl")).unwrap_or_default();
    text.lines().map(known).collect()
}

fn known(line: &str) -> Known {
    let board: serde_json::Value = serde_json::from_str(line).unwrap();
    let rows = board["grid"].as_array().unwrap().iter().map(|row| row.as_str().unwrap());
    let cells: Vec<char> = rows.flat_map(str::chars).collect();
    let columns = |list: &Vec<serde_json::Value>| {
        list.iter().map(|column| column.as_u64().unwrap() as u8).collect()
    };
    Known {
        name: board["name"].as_str().unwrap().into(),
        puzzle: Puzzle::new(board["size"].as_u64().unwrap() as u8, &cells, vec![]).unwrap(),
        solutions: board["solutions"].as_u64().unwrap() as usize,
        solution: board["solution"].as_array().map(columns),
    }
}

/// Checks a method on every known board; the names of those it did not finish.
fn check_known(name: &str, nodes: Option<u64>) -> Vec<String> {
    let mut unfinished = Vec::new();
    for board in community() {
        let found = run(name, &board.puzzle, &[], Limits { nodes, bytes: None }, 1000);
        if found.ending == Ending::Stopped(Stop::NodeLimit) {
            assert!(found.solutions.len() <= board.solutions, "{name} {}", board.name);
            unfinished.push(board.name);
            continue;
        }
        assert_eq!(found.solutions.len(), board.solutions, "{name} {}", board.name);
        if let Some(solution) = board.solution {
            assert_eq!(columns(&found.solutions[0]), solution, "{name} {}", board.name);
        }
    }
    unfinished
}

#[test]
fn propagation_solves_every_known_board() {
    assert_eq!(check_known("propagation", None), Vec::<String>::new());
}

#[test]
fn backtracking_agrees_on_every_known_board_it_finishes() {
    let unfinished = check_known("backtracking", Some(3_000_000));
    println!("backtracking did not finish {}: {unfinished:?}", unfinished.len());
    assert!(unfinished.len() < 60, "{unfinished:?}");
}

#[test]
fn exact_cover_agrees_on_every_known_board_it_finishes() {
    let unfinished = check_known("exact-cover", Some(200_000));
    println!("exact cover did not finish {}: {unfinished:?}", unfinished.len());
    assert!(unfinished.len() < 20, "{unfinished:?}");
}
