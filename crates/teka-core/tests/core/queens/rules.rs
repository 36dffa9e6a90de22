//! Checks the rules of Queens against a simple enumerator. A step must keep all solutions, and a
//! contradiction is allowed only if there is none.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use teka_core::explain::{Explanation, Finding, Reached, Rule, Then, explain};
use teka_core::family::{Play, Teach};
use teka_core::place::{Cell, Place};
use teka_core::puzzles::queens::{Content, Move, Puzzle, Queens, State};
use teka_core::rng::{Rng, rng};

use crate::support::queens::twin;
use crate::support::unstopped;

#[test]
fn every_step_keeps_the_solutions() {
    let mut uses = vec![0; Queens::rules().len()];
    for seed in 0..1500 {
        let mut rng = rng(seed);
        let puzzle = random_puzzle(&mut rng);
        let solutions = twin(&puzzle);
        let state = random_state(&puzzle, &solutions, &mut rng);
        check_steps(&puzzle, &solutions, state, &mut uses);
    }
    let names = Queens::rules().iter().map(|rule| rule.name).zip(&uses);
    let unused: Vec<_> =
        names.filter(|(name, count)| **count == 0 && *name != "too-small").collect();
    assert!(unused.is_empty(), "never found anything: {unused:?}");
}

/// Checks every rule, not only the easiest one that applies, at every position of an explanation.
fn check_steps(puzzle: &Puzzle, solutions: &[Vec<Cell>], mut state: State, uses: &mut [usize]) {
    loop {
        let before = fitting(puzzle, solutions, &state);
        let mut next = None;
        for (rule, uses) in Queens::rules().iter().zip(&mut *uses) {
            let Some(finding) = find(rule, puzzle, &state) else { continue };
            *uses += 1;
            assert!(!finding.because.is_empty(), "{} gives no reason", rule.name);
            let Then::Moves(moves) = &finding.then else {
                assert_eq!(before, 0, "{} denies a solution of\n{}", rule.name, picture(puzzle));
                continue;
            };
            let after = after(puzzle, &state, moves, rule.name);
            let kept = fitting(puzzle, solutions, &after);
            assert_eq!(before, kept, "{} loses a solution of\n{}", rule.name, picture(puzzle));
            next = next.or(Some(after));
        }
        let Some(after) = next else { return };
        state = after;
    }
}

fn after(puzzle: &Puzzle, state: &State, moves: &[Move], rule: &str) -> State {
    assert!(!moves.is_empty(), "{rule} concludes nothing");
    let mut after = state.clone();
    for action in moves {
        let there = after.contents()[puzzle.index(action.cell)];
        assert_eq!(there, Content::Empty, "{rule} concludes what is known");
        Queens::play(puzzle, &mut after, action).unwrap();
    }
    after
}

#[test]
fn an_explanation_ends_at_the_only_solution_or_where_there_is_none() {
    let mut ends = [0; 3];
    for seed in 0..1500 {
        let puzzle = random_puzzle(&mut rng(seed));
        let solutions = twin(&puzzle);
        let explanation = explained(&puzzle);
        match explanation.end {
            Reached::Solved => {
                assert_eq!(solutions.len(), 1);
                assert_eq!(queens_placed(&explanation), solutions[0]);
            }
            Reached::Impossible => assert!(solutions.is_empty()),
            // Boards this small never need more than a contradiction rule.
            Reached::Stuck => assert!(solutions.len() > 1, "stuck on\n{}", picture(&puzzle)),
        }
        ends[explanation.end as usize] += 1;
    }
    assert!(ends.iter().all(|count| *count > 50), "every end is tested: {ends:?}");
}

#[test]
fn a_reason_names_the_right_place() {
    let region = |index, letter| Place::Region { index, letter };
    let cell = |row, column| Place::Cell(Cell::new(row, column));
    // The first queen attacks both cells of B.
    check_why("ABBC\nDDDC\nDDDC\nDDDC", &[(0, 0)], "no-cell-left", &[region(1, 'B'), cell(0, 0)]);
    // C has one cell in the row of one queen and one in the column of the other.
    check_why(
        "AAAAC\nAAAAA\nBBBCB\nDDDDD\nEEEEE",
        &[(0, 1), (4, 3)],
        "no-cell-left",
        &[region(1, 'C'), cell(0, 1), cell(4, 3)],
    );
    check_why("AABB\nAABB\nCCDD\nCCDD", &[(0, 1), (1, 2)], "clash", &[cell(0, 1), cell(1, 2)]);
    check_why("AABB\nAABB\nCCDD\nCCDD", &[(0, 0), (0, 3)], "clash", &[cell(0, 0), cell(0, 3)]);
    check_why("AABB\nAABB\nCCDD\nCCDD", &[(0, 0), (1, 1)], "clash", &[cell(0, 0), cell(1, 1)]);
    check_why("AB\nAB", &[], "too-small", &[Place::Row(1)]);
    check_why("ABC\nABC\nABC", &[], "too-small", &[Place::Row(1)]);
    // A and B are both confined to row 1.
    check_why(
        "AABBB\nCCCCC\nDDDDD\nEEEEE\nEEEEE",
        &[],
        "confined",
        &[region(0, 'A'), region(1, 'B'), Place::Row(0)],
    );
    // A, B and C are confined to rows 1 and 2.
    check_why(
        "AABCC\nABBBC\nDDDDE\nDEEEE\nDDEEE",
        &[],
        "two-sets",
        &[region(0, 'A'), region(1, 'B'), region(2, 'C'), Place::Row(0), Place::Row(1)],
    );
}

#[test]
fn boards_of_no_size_to_speak_of() {
    assert_eq!(explained(&puzzle("A", &[])).end, Reached::Solved);
    assert_eq!(explained(&puzzle("A", &[(0, 0)])).end, Reached::Solved);
    assert_eq!(explained(&puzzle("AB\nAB", &[])).end, Reached::Impossible);
    assert_eq!(explained(&puzzle("ABC\nABC\nABC", &[])).end, Reached::Impossible);
}

fn check_why(regions: &str, givens: &[(u8, u8)], rule: &str, because: &[Place]) {
    let puzzle = puzzle(regions, givens);
    let why = unstopped(|control| Queens::why_impossible(&puzzle, control)).expect(regions);
    assert_eq!(why.because, because, "{regions}");
    let rule = Queens::rules().iter().find(|known| known.name == rule).unwrap();
    assert_eq!(find(rule, &puzzle, &Queens::start(&puzzle)), Some(why), "{regions}");
}

fn explained(puzzle: &Puzzle) -> Explanation<Move> {
    unstopped(|control| explain::<Queens>(puzzle, &Queens::start(puzzle), control))
}

fn find(rule: &Rule<Queens>, puzzle: &Puzzle, state: &State) -> Option<Finding<Move>> {
    unstopped(|control| (rule.find)(puzzle, state, control))
}

fn queens_placed(explanation: &Explanation<Move>) -> Vec<Cell> {
    let mut queens = Vec::new();
    for step in &explanation.steps {
        let Then::Moves(moves) = &step.finding.then else { continue };
        queens.extend(moves.iter().filter(|m| m.content == Content::Queen).map(|m| m.cell));
    }
    queens.sort();
    queens
}

fn puzzle(regions: &str, givens: &[(u8, u8)]) -> Puzzle {
    let cells: Vec<char> = regions.chars().filter(|letter| *letter != '\n').collect();
    let givens = givens.iter().map(|(row, column)| Cell::new(*row, *column)).collect();
    Puzzle::new(regions.lines().count() as u8, &cells, givens).expect(regions)
}

fn picture(puzzle: &Puzzle) -> String {
    let letters: Vec<char> = puzzle.regions().iter().map(|region| puzzle.letter(*region)).collect();
    let rows = letters.chunks(usize::from(puzzle.size()));
    rows.map(|row| row.iter().collect::<String>() + "\n").collect()
}

/// Returns a board whose regions grow from random cells. Sometimes swapped cells disconnect them.
fn random_puzzle(rng: &mut Rng) -> Puzzle {
    let size: u8 = rng.random_range(4..=8);
    let area = usize::from(size) * usize::from(size);
    let mut order: Vec<usize> = (0..area).collect();
    order.shuffle(rng);
    let mut cells = vec![' '; area];
    for (cell, letter) in order.iter().zip('A'..).take(usize::from(size)) {
        cells[*cell] = letter;
    }
    while cells.contains(&' ') {
        let from = rng.random_range(0..area);
        let steps = [1, area - 1, usize::from(size), area - usize::from(size)];
        let to = (from + steps.choose(rng).unwrap()) % area;
        if cells[to] == ' ' {
            cells[to] = cells[from];
        }
    }
    for _ in 0..[0, 0, 3].choose(rng).copied().unwrap() {
        cells.swap(rng.random_range(0..area), rng.random_range(0..area));
    }
    Puzzle::new(size, &cells, vec![]).unwrap()
}

/// Returns a position with part of a solution, or a random one.
fn random_state(puzzle: &Puzzle, solutions: &[Vec<Cell>], rng: &mut Rng) -> State {
    let mut state = Queens::start(puzzle);
    let known = rng.random_range(0.0..0.5);
    let wild = solutions.is_empty() || rng.random_bool(0.2);
    let solution = solutions.choose(rng).cloned().unwrap_or_default();
    for cell in puzzle.cells() {
        let queen = if wild { rng.random_bool(0.02) } else { solution.contains(&cell) };
        let action = if queen { Move::queen(cell) } else { Move::cross(cell) };
        if rng.random_bool(known) && (!wild || queen || rng.random_bool(0.3)) {
            Queens::play(puzzle, &mut state, &action).unwrap();
        }
    }
    state
}

/// Returns the number of solutions that the position still allows.
fn fitting(puzzle: &Puzzle, solutions: &[Vec<Cell>], state: &State) -> usize {
    let fits = |solution: &&Vec<Cell>| {
        puzzle.cells().zip(state.contents()).all(|(cell, content)| match content {
            Content::Empty => true,
            Content::Queen => solution.contains(&cell),
            Content::Cross => !solution.contains(&cell),
        })
    };
    solutions.iter().filter(fits).count()
}
