//! Tests of the hybrid genetic algorithm for Calcudoku: small puzzles with several seeds, the
//! puzzles of the algorithm-strategies course if they are available, and failures.

use std::fs;
use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Observer, Stats, Stop, Unwatched, View};
use teka_core::family::{Ending, Method, Solve};
use teka_core::message;
use teka_core::message::{Arg, Message};
use teka_core::param::Args;
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::rule_stage;
use teka_core::puzzles::calcudoku::{Cage, Calcudoku, Move, Operator, Puzzle};

use crate::support::arithmetic::gives;
use crate::support::calcudoku::{Known, course, lines, read};
use crate::support::corpus;

const FOUR: &str = "4 9\n1 2 3 3\n1 4 4 5\n6 7 7 5\n8 8 9 9\n7+\n2=\n2-\n3-\n2/\n1=\n6*\n3+\n7+";

/// A puzzle without a solution: its targets sum to 1 less than 4 times 10.
const IMPOSSIBLE: &str = "4 3\n1 1 1 1\n1 2 2 2\n3 2 2 2\n3 3 3 3\n13+\n14+\n12+";

fn method() -> &'static Method<Calcudoku> {
    Calcudoku::methods().iter().find(|method| method.info.name == "hybrid-genetic").unwrap()
}

fn args(given: &[(&str, &str)]) -> Args {
    let owned = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
    Args::read(method().info.params, &given.iter().map(owned).collect::<Vec<_>>()).unwrap()
}

fn run_within(nodes: Option<u64>, puzzle: &Puzzle, args: &Args) -> (Vec<Move>, Ending) {
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes, bytes: None }, &mut unwatched);
    let mut moves = Vec::new();
    let ending = method().list(puzzle, args, &mut control, &mut |found| {
        moves = found.to_vec();
        ControlFlow::Break(())
    });
    (moves, ending)
}

fn run(puzzle: &Puzzle, args: &Args) -> (Vec<Move>, Ending) {
    run_within(None, puzzle, args)
}

/// Returns the numbers of the moves and the givens, row by row.
fn grid(puzzle: &Puzzle, moves: &[Move]) -> Vec<u8> {
    let mut numbers = vec![0; usize::from(puzzle.size()).pow(2)];
    for (cell, number) in puzzle.givens() {
        numbers[puzzle.index(*cell)] = *number;
    }
    for action in moves {
        let Move::Write(cell, number) = action else { panic!("{action} writes no number") };
        numbers[puzzle.index(*cell)] = *number;
    }
    numbers
}

fn assert_solved(puzzle: &Puzzle, moves: &[Move]) {
    let (size, numbers) = (puzzle.size(), grid(puzzle, moves));
    let number = |row, column| numbers[puzzle.index(Cell::new(row, column))];
    for line in 0..size {
        for wanted in 1..=size {
            assert!((0..size).any(|at| number(line, at) == wanted), "row {line}");
            assert!((0..size).any(|at| number(at, line) == wanted), "column {line}");
        }
    }
    for cage in puzzle.cages() {
        let inside: Vec<u8> = cage.cells.iter().map(|cell| number(cell.row, cell.column)).collect();
        assert!(gives(cage, &inside), "{cage:?}");
    }
}

/// The product of 100 numbers overflows and must not be mistaken for the target.
#[test]
fn a_target_missed_by_a_huge_product_is_not_met() {
    let cells = (0..10).flat_map(|row| (0..10).map(move |column| Cell::new(row, column)));
    let cage = Cage { operator: Operator::Multiply, target: 0, cells: cells.collect() };
    let puzzle = Puzzle::new(10, vec![cage]).unwrap();
    let (moves, ending) = run(&puzzle, &args(&[("population", "1"), ("generations", "1")]));
    assert_eq!((ending, moves.len()), (Ending::Stopped(Stop::GaveUp), 0));
}

/// Returns a grid of vertical dominoes with a known solution.
fn dominoes(size: u8) -> Puzzle {
    let number = |cell: &Cell| (cell.column + size - cell.row) % size + 1;
    let cage = |(row, column)| {
        let cells = [Cell::new(row, column), Cell::new(row + 1, column)];
        let [one, other] = [number(&cells[0]), number(&cells[1])].map(u64::from);
        let (operator, target) = match (row + column) % 3 {
            0 => (Operator::Add, one + other),
            1 => (Operator::Multiply, one * other),
            _ => (Operator::Hidden, one.abs_diff(other)),
        };
        Cage { operator, target, cells: cells.to_vec() }
    };
    let tops = (0..size).step_by(2).flat_map(|row| (0..size).map(move |column| (row, column)));
    Puzzle::new(size, tops.map(cage).collect()).unwrap()
}

#[test]
fn small_puzzles_fall_for_every_seed() {
    for puzzle in [read(FOUR), dominoes(4), dominoes(6), dominoes(8)] {
        for seed in 1..=5 {
            for rules in ["on", "off"] {
                let args = args(&[("seed", &seed.to_string()), ("rules", rules)]);
                let (moves, ending) = run(&puzzle, &args);
                assert_eq!(ending, Ending::Enough);
                assert_solved(&puzzle, &moves);
                assert_eq!(run(&puzzle, &args).0, moves, "the same seed, the same answer");
            }
        }
    }
}

#[test]
fn the_course_solves_small_grids_only() {
    let course = [("variant", "course"), ("population", "1000")];
    let four = read(FOUR);
    let (moves, ending) = run(&four, &args(&course));
    assert_eq!(ending, Ending::Enough);
    assert_solved(&four, &moves);
}

#[test]
fn givens_stand() {
    let four = read(FOUR);
    let number = grid(&four, &run(&four, &args(&[])).0)[0];
    let cell = Cell::new(0, 0);
    for variant in ["tabu", "course"] {
        let settings = args(&[("variant", variant), ("rules", "off"), ("population", "500")]);
        let given = four.with_given(cell, number);
        let (moves, _) = run(&given, &settings);
        assert!(moves.iter().all(|action| action.cell() != Some(cell)));
        let clash = given.with_given(Cell::new(0, 1), number);
        assert_eq!(run(&clash, &settings), (vec![], Ending::Stopped(Stop::GaveUp)));
    }
}

#[test]
fn a_failed_run_never_says_no() {
    let impossible = read(IMPOSSIBLE);
    for variant in ["tabu", "course"] {
        let few = [("variant", variant), ("population", "4"), ("generations", "3")];
        assert_eq!(run(&impossible, &args(&few)).1, Ending::Stopped(Stop::GaveUp), "{variant}");
        let few = args(&[&few[..], &[("rules", "off")]].concat());
        assert_eq!(run(&impossible, &few).1, Ending::Stopped(Stop::GaveUp), "{variant}");
        let limited = run_within(Some(2), &impossible, &few).1;
        assert_eq!(limited, Ending::Stopped(Stop::NodeLimit), "{variant}");
    }
}

#[test]
fn bad_settings_are_refused() {
    let check = |name: &str, value: &str, why| {
        let refused = Args::read(method().info.params, &[(name.into(), value.into())]);
        assert_eq!(refused.unwrap_err().0.id, why, "{name}={value}");
    };
    for (name, value) in [("population", "0"), ("generations", "-1"), ("seed", "-1")] {
        check(name, value, "param-out-of-range");
        check(name, "many", "param-not-a-number");
    }
    for rate in ["elitism", "crossover", "mutation"] {
        check(rate, "101", "param-out-of-range");
        check(rate, "-1", "param-out-of-range");
        check(rate, "12.5", "param-not-a-rate");
    }
    check("variant", "other", "param-not-a-choice");
    check("size", "1", "param-unknown");
}

/// An observer that records the description of the best individual at each tick.
#[derive(Default)]
struct Reader(Vec<Message>);

impl Observer for Reader {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        let mut args = now.note().into_iter().flat_map(|note| note.args);
        let fitness = args.find_map(|(name, arg)| match arg {
            Arg::Message(fitness) if name == "fitness" => Some(*fitness),
            _ => None,
        });
        self.0.extend(fitness);
        Ok(())
    }

    fn interval(&self) -> u64 {
        1
    }
}

#[test]
fn whoever_watches_is_told_how_good_the_best_is() {
    let told = |variant, population| {
        let settings = [("variant", variant), ("rules", "off"), ("population", population)];
        let mut reader = Reader::default();
        let mut control = Control::new(Limits::default(), &mut reader);
        let mut found = |_: &[Move]| ControlFlow::Break(());
        let _ = method().list(&dominoes(8), &args(&settings), &mut control, &mut found);
        reader.0
    };
    let valid = told("course", "100");
    let percent = |note: &Message| match note.args[..] {
        [("percent", Arg::Number(percent))] => percent,
        _ => panic!("{note:?}"),
    };
    assert!(valid.iter().all(|note| (0..100).contains(&percent(note))));
    assert!(percent(&valid[0]) < percent(valid.last().unwrap()));
    let faults = told("tabu", "16");
    let none = message!("calcudoku-hybrid-genetic-faults", cages = 0, doubles = 0);
    assert_ne!(faults[0], none);
    assert_eq!(faults.last(), Some(&none));
}

#[test]
fn rules_keep_the_solution() {
    for Known { name, puzzle, solution, .. } in course() {
        for variant in ["course", "tabu"] {
            let deduced = rules(&puzzle, variant);
            let mut kept = deduced.candidates.iter().zip(solution.iter().flatten());
            assert!(kept.all(|(mask, number)| mask & 1 << number != 0), "{name}");
        }
    }
}

/// Returns the result of the rule stage of a variant.
fn rules(puzzle: &Puzzle, variant: &str) -> rule_stage::Deduced {
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let settings = args(&[("variant", variant)]);
    rule_stage::run(puzzle, &settings, &mut control).unwrap().unwrap()
}

#[test]
fn the_published_rule_stage_fills_as_many_cells_as_printed() {
    let folder = corpus("published/calcudoku");
    let table = fs::read_to_string(folder.join("course_rule_based_filled.tsv")).unwrap();
    let mut compared = 0;
    for line in table.lines().skip(1) {
        let (name, filled) = line.split_once('\t').unwrap();
        // 5x5_11 was never published.
        let Ok(text) = fs::read_to_string(folder.join(format!("{name}.txt"))) else { continue };
        let puzzle = read(&text);
        assert_eq!(rules(&puzzle, "course").filled(&puzzle).to_string(), filled, "{name}");
        compared += 1;
    }
    assert_eq!(compared, 64);
}

#[test]
fn cells_given_with_a_puzzle_are_not_filled_by_rules() {
    let four = read(FOUR).with_given(Cell::new(0, 0), 4);
    let off = args(&[("rules", "off")]);
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let deduced = rule_stage::run(&four, &off, &mut control).unwrap().unwrap();
    assert_eq!((deduced.numbers[0], deduced.filled(&four)), (4, 0));
}

#[test]
fn the_default_solves_every_puzzle_of_the_course() {
    for Known { name, puzzle, solution, .. } in course() {
        let (moves, ending) = run(&puzzle, &args(&[]));
        assert_eq!(ending, Ending::Enough, "{name}");
        assert_eq!(Some(grid(&puzzle, &moves)), solution, "{name}");
    }
}

#[test]
fn the_default_solves_grids_of_twelve() {
    let large = lines("large.jsonl").into_iter().filter(|known| known.puzzle.size() == 12);
    for Known { name, puzzle, .. } in large {
        let (moves, ending) = run(&puzzle, &args(&[]));
        assert_eq!(ending, Ending::Enough, "{name}");
        assert_solved(&puzzle, &moves);
    }
}
