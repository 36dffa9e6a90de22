//! Checks the rules of packing against a simple search. A step must keep all solutions, and a
//! contradiction is allowed only if there is none.

use std::collections::BTreeSet;

use teka_core::control::{Control, Stop};
use teka_core::explain::{Finding, Then};
use teka_core::family::{Play, Teach};
use teka_core::param::Args;
use teka_core::puzzles::packing::{Board, Move, Packing, Piece, Puzzle};
use teka_core::rng::rng;
use teka_core::value::Value;

use crate::support::random_packing::{self, Solution};
use crate::support::{unstopped, within};

/// Places the pieces of the moves.
fn after(puzzle: &Puzzle, moves: &[Move]) -> Puzzle {
    moves.iter().fold(puzzle.clone(), |puzzle, action| {
        let piece = puzzle.piece_of(action.letter).unwrap();
        let cell = |cell: &_| puzzle.board().index_of(*cell).unwrap() as u8;
        let cells: Vec<u8> = action.cells.iter().map(cell).collect();
        puzzle.with_given(piece, &cells).expect("a rule lays a piece where it fits")
    })
}

/// Returns the number of solutions that contain the given pieces.
fn fitting(puzzle: &Puzzle, solutions: &BTreeSet<Solution>) -> usize {
    let given = (0..puzzle.pieces().len())
        .filter_map(|piece| Some((puzzle.pieces()[piece].shape(), puzzle.given(piece)?.to_vec())));
    let given: Solution = given.collect();
    solutions.iter().filter(|solution| solution.is_superset(&given)).count()
}

#[test]
fn every_step_keeps_the_solutions() {
    let mut uses = vec![0; Packing::rules().len()];
    for seed in 0..800 {
        let puzzle = random_packing::puzzle(&mut rng(seed));
        let solutions = random_packing::solutions(&puzzle);
        check_steps(puzzle, &solutions, &mut uses);
    }
    // Random pieces are never placed where they cannot be, so the first rule does not apply.
    assert!(uses[1..].iter().all(|uses| *uses > 0), "a rule never found anything: {uses:?}");
}

/// Checks every rule, not only the easiest one that applies, at every position of an explanation.
fn check_steps(mut puzzle: Puzzle, solutions: &BTreeSet<Solution>, uses: &mut [usize]) {
    loop {
        let before = fitting(&puzzle, solutions);
        let mut next = None;
        for (rule, uses) in Packing::rules().iter().zip(&mut *uses) {
            let state = Packing::start(&puzzle);
            let Some(finding) = unstopped(|control| (rule.find)(&puzzle, &state, control)) else {
                continue;
            };
            *uses += 1;
            let Then::Moves(moves) = &finding.then else {
                assert_eq!(before, 0, "{} denies a solution of {puzzle:?}", rule.name);
                continue;
            };
            assert!(!moves.is_empty() && !finding.because.is_empty());
            let after = after(&puzzle, moves);
            assert_eq!(
                before,
                fitting(&after, solutions),
                "{} loses a solution of {puzzle:?}",
                rule.name
            );
            next = next.or(Some(after));
        }
        let Some(after) = next else { return };
        puzzle = after;
    }
}

#[test]
fn an_explanation_ends_at_the_only_solution_or_where_there_is_none() {
    let mut ends = [0; 3];
    for seed in 0..800 {
        let mut puzzle = random_packing::puzzle(&mut rng(seed));
        let solutions = random_packing::solutions(&puzzle).len();
        let is_open =
            |puzzle: &Puzzle| (0..puzzle.pieces().len()).any(|piece| puzzle.given(piece).is_none());
        let end = loop {
            let state = Packing::start(&puzzle);
            let step = unstopped(|control| Packing::next_step(&puzzle, &state, control));
            match step.map(|step| step.finding.then) {
                Some(Then::Moves(moves)) => puzzle = after(&puzzle, &moves),
                Some(Then::Impossible) => break 0,
                None if is_open(&puzzle) => break 2,
                None => break 1,
            }
        };
        assert_eq!(end, solutions.min(2), "{puzzle:?}");
        ends[end] += 1;
    }
    assert!(ends.iter().all(|count| *count > 50), "{ends:?}");
}

#[test]
fn a_reason_is_given_only_where_there_is_no_solution() {
    let mut reasons = BTreeSet::new();
    for seed in 0..4000 {
        let puzzle = random_packing::puzzle(&mut rng(seed));
        if let Some(finding) = why(&puzzle) {
            reasons.insert(finding.message.id);
            let solutions = random_packing::solutions(&puzzle);
            assert!(solutions.is_empty(), "{}: {puzzle:?}", finding.message.id);
            assert!(finding.is_contradiction() && !finding.because.is_empty());
        }
    }
    let ids = ["area", "unreached", "no-room", "few-places", "region", "colouring", "set"];
    let expected: BTreeSet<String> = ids.iter().map(|id| format!("packing-why-{id}")).collect();
    assert_eq!(reasons.iter().map(|id| id.to_string()).collect::<BTreeSet<_>>(), expected);
}

fn why(puzzle: &Puzzle) -> Option<Finding<Move>> {
    unstopped(|control| Packing::why_impossible(puzzle, control))
}

fn id(puzzle: &Puzzle) -> Option<&'static str> {
    why(puzzle).map(|finding| finding.message.id)
}

fn pieces(drawings: &[&str]) -> Vec<Piece> {
    let letters = ('A'..='Z').chain('a'..='z');
    letters.zip(drawings).map(|(letter, drawing)| piece(letter, drawing)).collect()
}

fn piece(letter: char, drawing: &str) -> Piece {
    let rows = drawing.split('/').enumerate();
    let squares = rows.flat_map(|(row, line)| {
        let filled = line.bytes().enumerate().filter(|(_, sign)| *sign == b'#');
        filled.map(move |(column, _)| (row as u8, column as u8))
    });
    Piece::new(letter, &squares.collect::<Vec<_>>()).unwrap()
}

fn rectangle(rows: u8, columns: u8, drawings: &[&str]) -> Puzzle {
    Puzzle::new(Board::rectangle(rows, columns).unwrap(), pieces(drawings)).unwrap()
}

#[test]
fn short_reasons_are_the_simplest() {
    let tetrominoes = ["####", "##/##", "###/ #", "##/ ##", "###/#"];
    assert_eq!(id(&rectangle(4, 5, &tetrominoes)), Some("packing-why-colouring"));
    assert_eq!(id(&rectangle(3, 3, &["####", "####"])), Some("packing-why-area"));
    assert_eq!(id(&rectangle(3, 3, &["####", "#####"])), Some("packing-why-unreached"));
    assert_eq!(id(&rectangle(3, 3, &["####", "##/###"])), Some("packing-why-no-room"));
    // There is room for only one of the two crosses.
    let crosses = rectangle(3, 4, &[" #/###/ #", " #/###/ #", "##"]);
    assert!(why(&crosses).is_some());
}

#[test]
fn the_hexominoes_are_refused_at_once() {
    let hexominoes = polyominoes(6);
    assert_eq!(hexominoes.len(), 35);
    let letters = (0u8..).map(|number| char::from(b'A' + number));
    let pieces =
        letters.zip(&hexominoes).map(|(letter, squares)| Piece::new(letter, squares).unwrap());
    let puzzle = Puzzle::new(Board::rectangle(15, 14).unwrap(), pieces.collect()).unwrap();
    let none = Some(0);
    let why = within(none, |control| Packing::why_impossible(&puzzle, control)).unwrap();
    assert_eq!(why.unwrap().message.id, "packing-why-colouring");
}

/// Returns every polyomino of this size, in one orientation each.
fn polyominoes(size: usize) -> Vec<Vec<(u8, u8)>> {
    let mut all: BTreeSet<Vec<(u8, u8)>> = BTreeSet::from([vec![(0, 0)]]);
    for _ in 1..size {
        let grown = all.iter().flat_map(|squares| {
            squares.iter().flat_map(|(row, column)| {
                // The polyomino is shifted by 1, so that no coordinate becomes negative.
                let (row, column) = (row + 1, column + 1);
                [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)].map(
                    |next| {
                        let moved = squares.iter().map(|(row, column)| (row + 1, column + 1));
                        let grown: Vec<(u8, u8)> = moved.chain([next]).collect();
                        Piece::new('A', &grown).unwrap().shape().to_vec()
                    },
                )
            })
        });
        let longer = all.iter().map(Vec::len).max().unwrap() + 1;
        all = grown.filter(|squares| squares.len() == longer).collect();
    }
    all.into_iter().collect()
}

#[test]
fn a_survey_counts_what_a_plain_search_finds() {
    for seed in 0..300 {
        let puzzle = random_packing::puzzle(&mut rng(seed));
        let solutions = random_packing::solutions(&puzzle);
        let facts = surveyed(&puzzle);
        let count = Value::Map(vec![("exactly", Value::Int(solutions.len() as i64))]);
        assert_eq!(facts[0].value, count, "{puzzle:?}");
        check_suggestion(&puzzle, &solutions);
    }
}

fn surveyed(puzzle: &Puzzle) -> Vec<teka_core::fact::Fact> {
    let args = Args::defaults(&[]);
    unstopped(|control| Packing::survey(puzzle, &Packing::start(puzzle), &args, control))
}

/// Checks that the suggestion is the placement that most solutions share.
fn check_suggestion(puzzle: &Puzzle, solutions: &BTreeSet<Solution>) {
    let step = unstopped(|control| Packing::suggest(puzzle, &Packing::start(puzzle), control));
    let is_open = (0..puzzle.pieces().len()).any(|piece| puzzle.given(piece).is_none());
    assert_eq!(step.is_some(), is_open && !solutions.is_empty());
    let Some(Then::Moves(moves)) = step.map(|step| step.finding.then) else { return };
    let shared = fitting(&after(puzzle, &moves), solutions);
    for piece in (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none()) {
        for cells in puzzle.board().placements(&puzzle.pieces()[piece]) {
            let other = puzzle.with_given(piece, &cells);
            assert!(other.is_none_or(|other| fitting(&other, solutions) <= shared), "{puzzle:?}");
        }
    }
}

#[test]
fn a_survey_that_is_stopped_says_at_least() {
    let puzzle = rectangle(4, 5, &["####", "##/##", "###/ #", "##/ ##", "##", "##"]);
    let survey = |control: &mut Control| {
        Packing::survey(&puzzle, &Packing::start(&puzzle), &Args::defaults(&[]), control)
    };
    let facts = within(Some(30), survey).unwrap();
    assert!(matches!(&facts[0].value, Value::Map(fields) if fields[0].0 == "at-least"));
    assert_eq!(facts.len(), 2, "nothing is said of what most solutions share");
}

#[test]
fn rules_stop_when_they_are_told_to() {
    let puzzle =
        rectangle(5, 6, &["#####", "###/ #/ #", "###/#/#", "###/# #", "##/ ##/  #", "##/###"]);
    let step =
        |control: &mut Control| Packing::next_step(&puzzle, &Packing::start(&puzzle), control);
    assert_eq!(within(Some(1), step), Err(Stop::NodeLimit));
}
