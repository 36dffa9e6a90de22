//! The rules of Calcudoku, judged by a plain enumerator: a step keeps the set of
//! solutions, and a contradiction is claimed only where there is none.

use rand::RngExt;
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::explain::{Finding, Rule, Then};
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::rules::{GRADES, RULES, Reach, reach};
use teka_core::puzzles::calcudoku::{Cage, Calcudoku, Move, Operator, Puzzle, State};
use teka_core::rng::{Rng, rng};

/// Rules that grids up to 5x5 have no room for.
const TOO_LARGE: [&str; 4] = ["naked-quadruple", "hidden-quadruple", "large-set", "large-fish"];
/// Rules that grids up to 5x5 have room for, but hardly ever leave anything to.
const RARE: [&str; 4] = ["naked-triple", "hidden-triple", "swordfish", "trial-all"];

#[test]
fn every_step_keeps_the_solutions() {
    let mut uses = vec![0; RULES.len()];
    for seed in 0..600 {
        let mut rng = rng(seed);
        let puzzle = random_puzzle(&mut rng);
        let solutions = solutions(&puzzle);
        let state = random_state(&puzzle, &solutions, &mut rng);
        check_steps(&puzzle, &solutions, state, &mut uses);
    }
    let names = RULES.iter().map(|rule| rule.name).zip(&uses);
    let expected = |name: &str| !TOO_LARGE.contains(&name) && !RARE.contains(&name);
    let unused: Vec<_> = names.filter(|(name, count)| **count == 0 && expected(name)).collect();
    assert!(unused.is_empty(), "never found anything: {unused:?}");
}

/// Every rule, not only the easiest that finds something, at every position on the way.
fn check_steps(puzzle: &Puzzle, solutions: &[Vec<u8>], mut state: State, uses: &mut [usize]) {
    loop {
        let before = fitting(solutions, &state);
        let mut next = None;
        for (rule, uses) in RULES.iter().zip(&mut *uses) {
            let Some(finding) = find(rule, puzzle, &state) else { continue };
            *uses += 1;
            assert!(!finding.because.is_empty(), "{} gives no reason", rule.name);
            let Then::Moves(moves) = &finding.then else {
                assert_eq!(before, 0, "{} denies a solution of {puzzle:?}", rule.name);
                continue;
            };
            let after = after(puzzle, &state, moves);
            assert_ne!(after, state, "{} concludes nothing", rule.name);
            let kept = fitting(solutions, &after);
            assert_eq!(before, kept, "{} loses a solution of {puzzle:?} {state:?}", rule.name);
            next = next.or(Some(after));
        }
        match next {
            Some(after) if easiest_goes_on(puzzle, &state) => state = after,
            _ => return,
        }
    }
}

/// False if the easiest rule that finds anything finds a contradiction.
fn easiest_goes_on(puzzle: &Puzzle, state: &State) -> bool {
    let first = RULES.iter().find_map(|rule| find(rule, puzzle, state));
    first.is_some_and(|finding| !finding.is_contradiction())
}

#[test]
fn an_explanation_ends_at_the_only_solution_or_where_there_is_none() {
    let mut ends = [0; 3];
    for seed in 1000..1600 {
        let puzzle = random_puzzle(&mut rng(seed));
        let solutions = solutions(&puzzle);
        let (end, hardest) = explained(&puzzle);
        let reached = judged(&puzzle);
        match end {
            Some(numbers) if !numbers.contains(&0) => {
                assert_eq!(solutions, [numbers]);
                assert_eq!(reached.missing, 0);
                assert_eq!(reached.hardest, hardest, "graded differently: {puzzle:?}");
                ends[0] += 1;
            }
            Some(_) => {
                assert!(solutions.len() > 1, "stuck on {puzzle:?}");
                ends[1] += 1;
            }
            None => {
                assert!(solutions.is_empty() && reached.impossible, "{puzzle:?}");
                ends[2] += 1;
            }
        }
    }
    assert!(ends.iter().all(|count| *count > 5), "hardly tested: {ends:?}");
}

/// The numbers an explanation ends with, none if there is no solution; and the hardest grade.
fn explained(puzzle: &Puzzle) -> (Option<Vec<u8>>, usize) {
    let count = usize::from(puzzle.size()).pow(2);
    let mut state = State::new(puzzle, vec![0; count], vec![0; count]).unwrap();
    let mut hardest = 0;
    while state.numbers().contains(&0) {
        let step = RULES.iter().find_map(|rule| Some((rule, find(rule, puzzle, &state)?)));
        let Some((rule, finding)) = step else { break };
        hardest = hardest.max(rule.grade);
        let Then::Moves(moves) = &finding.then else { return (None, hardest) };
        let next = after(puzzle, &state, moves);
        assert_ne!(next, state, "{} concludes nothing", rule.name);
        state = next;
    }
    // A full grid may still break a rule.
    let wrong = RULES.iter().take(4).any(|rule| find(rule, puzzle, &state).is_some());
    ((!wrong).then(|| state.numbers().to_vec()), hardest)
}

#[test]
fn a_huge_cage_and_a_hidden_operator_take_no_time() {
    let cells = |rows: std::ops::Range<u8>| {
        rows.flat_map(|row| (0..25).map(move |column| Cell::new(row, column))).collect()
    };
    let cage = |operator, rows, target| Cage { operator, target, cells: cells(rows) };
    let cages = vec![cage(Operator::Hidden, 0..1, 325), cage(Operator::Add, 1..25, 7800)];
    let puzzle = Puzzle::new(25, cages).unwrap();
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let reached = reach(&puzzle, GRADES.len() - 2, &mut control).unwrap();
    assert_eq!((reached.missing, reached.impossible), (625, false));
}

#[test]
fn grades_never_fall_along_the_rules() {
    assert!(RULES.is_sorted_by_key(|rule| rule.grade));
}

fn find(rule: &Rule<Calcudoku>, puzzle: &Puzzle, state: &State) -> Option<Finding<Move>> {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    (rule.find)(puzzle, state, &mut control).unwrap()
}

fn judged(puzzle: &Puzzle) -> Reach {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    reach(puzzle, GRADES.len() - 1, &mut control).unwrap()
}

/// The position after some moves, by the words of [`Move`].
fn after(puzzle: &Puzzle, state: &State, moves: &[Move]) -> State {
    let (mut numbers, mut marks) = (state.numbers().to_vec(), state.marks().to_vec());
    for action in moves {
        match *action {
            Move::WriteAndTidy(cell, number) => {
                numbers[puzzle.index(cell)] = number;
                marks[puzzle.index(cell)] = 0;
                let peers = puzzle
                    .cells()
                    .filter(|other| other.row == cell.row || other.column == cell.column);
                peers.for_each(|peer| marks[puzzle.index(peer)] &= !(1 << number));
            }
            Move::Unmark(cell, number) => marks[puzzle.index(cell)] &= !(1 << number),
            Move::MarkAll => {
                let bare = (0..marks.len()).filter(|at| numbers[*at] == 0).collect::<Vec<_>>();
                bare.into_iter()
                    .filter(|at| marks[*at] == 0)
                    .collect::<Vec<_>>()
                    .into_iter()
                    .for_each(|at| marks[at] = puzzle.all_numbers());
            }
            _ => panic!("no rule concludes {action}"),
        }
    }
    State::new(puzzle, numbers, marks).unwrap()
}

/// How many solutions have the numbers of a position, and only marked ones elsewhere.
fn fitting(solutions: &[Vec<u8>], state: &State) -> usize {
    let fits = |(at, number): (usize, &u8)| match (state.numbers()[at], state.marks()[at]) {
        (0, 0) => true,
        (0, marks) => marks & (1 << number) != 0,
        (written, _) => written == *number,
    };
    solutions.iter().filter(|solution| solution.iter().enumerate().all(fits)).count()
}

/// Every solution, cell by cell in reading order; a cage is tested when it is full.
fn solutions(puzzle: &Puzzle) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    search(puzzle, &mut Vec::new(), &mut found);
    found
}

fn search(puzzle: &Puzzle, numbers: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    let size = usize::from(puzzle.size());
    let at = numbers.len();
    if at == size * size {
        found.push(numbers.clone());
        return;
    }
    let here = Cell::new((at / size) as u8, (at % size) as u8);
    let cage = &puzzle.cages()[puzzle.cage_of(here)];
    for number in 1..=puzzle.size() {
        let sees = |other: usize| other / size == at / size || other % size == at % size;
        if (0..at).any(|other| sees(other) && numbers[other] == number) {
            continue;
        }
        numbers.push(number);
        let full = *cage.cells.last().unwrap() == here;
        let held: Vec<u8> = cage
            .cells
            .iter()
            .filter_map(|cell| numbers.get(puzzle.index(*cell)).copied())
            .collect();
        if !full || cage.operator.gives(&held, cage.target) {
            search(puzzle, numbers, found);
        }
        numbers.pop();
    }
}

/// Random cages on a random grid; one in ten targets is wrong, so that some have no solution.
fn random_puzzle(rng: &mut Rng) -> Puzzle {
    let size = rng.random_range(3..=5u8);
    let square = random_square(size, rng);
    let mut left: Vec<Cell> =
        (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column))).collect();
    let mut cages = Vec::new();
    let spoilt = rng.random_range(0..10) == 0;
    while !left.is_empty() {
        let cells = random_cage(&mut left, rng);
        let held: Vec<u8> = cells
            .iter()
            .map(|cell| square[usize::from(cell.row)][usize::from(cell.column)])
            .collect();
        let (operator, mut target) = random_clue(&held, rng);
        target += u64::from(spoilt && cages.is_empty());
        cages.push(Cage { operator, target, cells });
    }
    Puzzle::new(size, cages).unwrap()
}

fn random_cage(left: &mut Vec<Cell>, rng: &mut Rng) -> Vec<Cell> {
    let mut cells = vec![left.remove(rng.random_range(0..left.len()))];
    for _ in 1..rng.random_range(1..=4) {
        let beside = |one: &Cell, other: &Cell| {
            one.row.abs_diff(other.row) + one.column.abs_diff(other.column) == 1
        };
        let next: Vec<usize> = (0..left.len())
            .filter(|which| cells.iter().any(|cell| beside(cell, &left[*which])))
            .collect();
        if next.is_empty() {
            break;
        }
        cells.push(left.remove(next[rng.random_range(0..next.len())]));
    }
    cells
}

fn random_clue(held: &[u8], rng: &mut Rng) -> (Operator, u64) {
    let numbers = || held.iter().map(|number| u64::from(*number));
    let all = [Operator::Add, Operator::Multiply, Operator::Subtract, Operator::Divide];
    let largest = (1..=700).rev();
    let possible: Vec<(Operator, u64)> = all
        .into_iter()
        .filter_map(|operator| {
            Some((operator, largest.clone().find(|target| operator.gives(held, *target))?))
        })
        .collect();
    match held {
        [number] if rng.random() => (Operator::Hidden, u64::from(*number)),
        [number] => (Operator::Equal, u64::from(*number)),
        _ if possible.is_empty() => (Operator::Add, numbers().sum()),
        _ => {
            let (operator, target) = possible[rng.random_range(0..possible.len())];
            (if rng.random_range(0..4) == 0 { Operator::Hidden } else { operator }, target)
        }
    }
}

fn random_square(size: u8, rng: &mut Rng) -> Vec<Vec<u8>> {
    let mut shuffled = || {
        let mut order: Vec<u8> = (0..size).collect();
        (1..order.len()).for_each(|last| order.swap(last, rng.random_range(0..=last)));
        order
    };
    let (rows, columns, numbers) = (shuffled(), shuffled(), shuffled());
    let number = |row: &u8, column: &u8| numbers[usize::from((row + column) % size)] + 1;
    rows.iter().map(|row| columns.iter().map(|column| number(row, column)).collect()).collect()
}

/// Some numbers of a solution, now and then a wrong one, and marks in some of the other cells.
fn random_state(puzzle: &Puzzle, solutions: &[Vec<u8>], rng: &mut Rng) -> State {
    let count = usize::from(puzzle.size()).pow(2);
    let (mut numbers, mut marks) = (vec![0; count], vec![0; count]);
    let Some(solution) = solutions.first() else {
        return State::new(puzzle, numbers, marks).unwrap();
    };
    for at in 0..count {
        match rng.random_range(0..40) {
            0..5 => numbers[at] = solution[at],
            5 => numbers[at] = rng.random_range(1..=puzzle.size()),
            6..12 => {
                marks[at] = 1 << solution[at]
                    | rng.random_range(0..=puzzle.all_numbers()) & puzzle.all_numbers()
            }
            _ => (),
        }
    }
    State::new(puzzle, numbers, marks).unwrap()
}
