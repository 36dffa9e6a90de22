//! Checks packing against known counts: from the literature, from the reports of the
//! algorithm-strategies course, and from puzzles found online. Larger sets are read if they are
//! available.

use std::fs;
use std::ops::ControlFlow;

use serde_json::Value;
use teka_core::control::{Control, Limits, Stats, Stop, Unwatched};
use teka_core::family::{Count, Ending, Read, Solve, Strictness};
use teka_core::param::Args;
use teka_core::puzzles::packing::{Move, Packing, Puzzle};

use crate::support::within;

/// Counts the solutions with one method within a node limit.
fn counted(puzzle: &Puzzle, method: &str, nodes: Option<u64>) -> Result<u128, Stop> {
    let known = Packing::methods().iter().find(|known| known.info.name == method).unwrap();
    let args = Args::read(known.info.params, &[]).unwrap();
    within(nodes, |control| known.count(puzzle, &args, control).unwrap())
}

/// Returns the unlabelled count, the labelled count and the count up to symmetry.
fn three_numbers(puzzle: &Puzzle, count: u128) -> Vec<Option<u128>> {
    let derived = within(None, |control| Packing::derived(puzzle, control)).unwrap();
    derived.iter().map(|number| number.of(count)).collect()
}

/// Checks the known counts with the automatic method and with another one.
fn check(name: &str, puzzle: &Puzzle, other: &str, expected: [Option<u128>; 3]) {
    let count = counted(puzzle, Packing::automatic(puzzle, true).info.name, None).unwrap();
    let found = three_numbers(puzzle, count);
    for (found, expected) in found.iter().zip(expected).filter(|(_, known)| known.is_some()) {
        assert_eq!(*found, expected, "{name}");
    }
    if !other.is_empty() {
        assert_eq!(counted(puzzle, other, None), Ok(count), "{name} by {other}");
    }
}

fn read(text: &str) -> Puzzle {
    Packing::parse(text).unwrap().value
}

#[test]
fn a_few_numbers_are_known() {
    let rectangle = "5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG\n";
    let custom = "5 7 5\nCUSTOM\n...X...\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE\n";
    let pyramid = "3 3 6\nPYRAMID\nA\nAA\nBB\nCC\nDDD\nE\nEE\nF\n";
    let tetrominoes = "4 5 5\nDEFAULT\nIIII\nOO\nOO\nTTT\n T\nSS\n SS\nLLL\nL\n";
    let letters = ('A'..='R').map(|letter| format!("{letter}{letter}\n"));
    let dominoes = format!("6 6 18\nDEFAULT\n{}", letters.collect::<String>());
    for (text, [plain, labelled, different]) in [
        (rectangle, [784, 37632, 99]),
        (custom, [16, 32, 4]),
        (pyramid, [1308, 5232, 167]),
        (tetrominoes, [0, 0, 0]),
        (&dominoes, [6728, 6728 * (1..=18).product::<u128>(), 930]),
    ] {
        let puzzle = read(text);
        for other in ["first-empty", "bit-slices", "dancing-links", "dancing-cells", "memo-count"] {
            check(text, &puzzle, other, [plain, labelled, different].map(Some));
        }
    }
}

/// The methods that are too slow for a test on some puzzles. An empty name means all methods other
/// than the automatic one.
const SLOW: &[(&str, &str)] =
    &[("iqpro", "dancing-cells"), ("kanoodle", "dancing-cells"), ("iqpro_pyramid5", "")];

#[test]
fn reference_numbers_are_counted() {
    let folder = crate::support::data("packing");
    let Ok(table) = fs::read_to_string(folder.join("reference.tsv")) else { return };
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [file, labelled, unlabelled, different, ..] = fields[..] else { panic!("{line}") };
        let mut expected = [unlabelled, labelled, different].map(|number| number.parse().ok());
        if file.contains("unsolvable") {
            expected = [Some(0); 3];
        }
        let puzzle = read(&fs::read_to_string(folder.join("reference").join(file)).unwrap());
        let is_slow = |method: &str| {
            let mut slow = SLOW.iter().filter(|(start, _)| file.starts_with(start));
            slow.any(|(_, slow)| slow.is_empty() || *slow == method)
        };
        let other = ["dancing-cells", "first-empty"].into_iter().find(|other| !is_slow(other));
        check(file, &puzzle, other.unwrap_or(""), expected);
    }
}

/// Searches for the first solution. Returns the outcome and the counters.
fn first(puzzle: &Puzzle, method: &str, nodes: Option<u64>) -> (Ending, Stats) {
    let (ending, stats, _) = first_board(puzzle, method, &[], nodes);
    (ending, stats)
}

/// As [`first`], with parameters. Also returns the moves of the solution.
fn first_board(
    puzzle: &Puzzle,
    method: &str,
    given: &[(&str, &str)],
    nodes: Option<u64>,
) -> (Ending, Stats, Vec<Move>) {
    let known = Packing::methods().iter().find(|known| known.info.name == method).unwrap();
    let given: Vec<_> =
        given.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let args = Args::read(known.info.params, &given).unwrap();
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes, bytes: None }, &mut unwatched);
    let mut moves = Vec::new();
    let ending = known.list(puzzle, &args, &mut control, &mut |found| {
        moves = found.to_vec();
        ControlFlow::Break(())
    });
    (ending, control.stats(), moves)
}

/// Returns the board with the pieces lettered in file order, and `*` for cells outside it.
fn lettered(puzzle: &Puzzle, moves: &[Move]) -> String {
    let board = puzzle.board();
    let mut rows = vec![vec!['*'; board.columns().into()]; board.rows().into()];
    for action in moves {
        let piece = puzzle.pieces().iter().position(|piece| piece.letter() == action.letter);
        for cell in &action.cells {
            let letter = char::from(b'A' + piece.unwrap() as u8);
            rows[usize::from(cell.row)][usize::from(cell.column)] = letter;
        }
    }
    rows.iter().map(String::from_iter).collect::<Vec<_>>().join("/")
}

#[test]
fn the_second_order_agrees_with_its_table() {
    let folder = crate::support::corpus("published/packing");
    let table = fs::read_to_string(folder.join("course_second_order.tsv")).unwrap();
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [file, found, attempts, board] = fields[..] else { panic!("{line}") };
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let puzzle = Packing::parse_as(&text, Strictness::Lenient).unwrap().value;
        let second = [("order", "second")];
        let (ending, stats, moves) = first_board(&puzzle, "brute-force", &second, None);
        assert_eq!((stats.nodes.to_string().as_str(), stats.tries), (attempts, 0), "{file}");
        assert_eq!(ending == Ending::Enough, found == "yes", "{file}");
        if found == "yes" {
            assert_eq!(lettered(&puzzle, &moves), board, "{file}");
        }
    }
    assert_eq!(table.lines().count(), 1 + 13);
}

#[test]
fn the_reports_are_reproduced() {
    let folder = crate::support::corpus("published/packing");
    let table = fs::read_to_string(folder.join("course.tsv")).unwrap();
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [file, verdict, labelled, unlabelled, different, calls, tries, ..] = fields[..] else {
            panic!("{line}")
        };
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let Ok(read) = Packing::parse(&text) else {
            assert_eq!(verdict, "invalid", "{file}");
            continue;
        };
        let expected = [unlabelled, labelled, different].map(|number| number.parse().ok());
        check(file, &read.value, "dancing-cells", expected);
        let (ending, stats) = first(&read.value, "brute-force", None);
        let solvable = verdict == "solvable";
        let expected = if solvable { Ending::Enough } else { Ending::Exhausted };
        assert_eq!(ending, expected, "{file}");
        if let (Ok(calls), Ok(tries)) = (calls.parse(), tries.parse()) {
            assert_eq!((stats.nodes, stats.tries), (calls, tries), "{file}");
        }
    }
}

/// Puzzles that Teka deliberately reads differently from the program behind the verdicts.
const READ_OTHERWISE: &[&str] = &["wild-049", "wild-306", "wild-308", "wild-309", "wild-372"];

#[test]
fn wild_puzzles_have_the_verdicts_noted() {
    let file = crate::support::data("packing").join("wild.jsonl");
    let Ok(lines) = fs::read_to_string(file) else { return };
    for line in lines.lines() {
        let wild: Value = serde_json::from_str(line).unwrap();
        let (name, verdict) = (wild["name"].as_str().unwrap(), wild["verdict"].as_str().unwrap());
        let read = Packing::parse(wild["text"].as_str().unwrap());
        match read {
            _ if READ_OTHERWISE.contains(&name) => {}
            Err(_) => assert!(!verdict.ends_with("solvable"), "{name}"),
            Ok(read) => check_wild(name, &read.value, verdict, &wild),
        }
    }
}

fn check_wild(name: &str, puzzle: &Puzzle, verdict: &str, wild: &Value) {
    match first(puzzle, Packing::automatic(puzzle, false).info.name, Some(300_000)).0 {
        Ending::Enough => assert_eq!(verdict, "solvable", "{name}"),
        Ending::Exhausted => assert_eq!(verdict, "unsolvable", "{name}"),
        Ending::Stopped(_) => assert_ne!(verdict, "invalid", "{name}"),
    }
    let number = |name: &str| wild[name].as_u64().map(u128::from);
    let is_whole = wild["count_is_lower_bound"] == Value::Bool(false);
    let count = counted(puzzle, Packing::automatic(puzzle, true).info.name, Some(100_000));
    if let Some(count) = count.ok().filter(|_| is_whole) {
        let expected = [number("unlabelled"), number("labelled")];
        assert_eq!(three_numbers(puzzle, count)[..2], expected, "{name}");
    }
}
