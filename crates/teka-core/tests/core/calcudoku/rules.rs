//! Checks the rules of Calcudoku against a simple enumerator. A step must keep all solutions, and a
//! contradiction is allowed only if there is none.

use rand::RngExt;
use teka_core::explain::{Explanation, Finding, Reached, Rule, Then, explain};
use teka_core::family::{Make, Play, Read, Solve, Teach};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::{Calcudoku, Move, Puzzle, State};
use teka_core::rng::{Rng, rng};

use crate::support::calcudoku::{Solution, game_ids, set, twin};
use crate::support::replay::{self, Replay};
use crate::support::{corpus, files, random_calcudoku, unstopped};

/// The rules that never apply in small puzzles.
const WIDE: [&str; 7] = [
    "naked-triple",
    "hidden-triple",
    "naked-quadruple",
    "hidden-quadruple",
    "large-set",
    "swordfish",
    "large-fish",
];

#[test]
fn every_step_keeps_the_solutions() {
    let mut uses = Uses::new();
    for seed in 0..300 {
        let mut rng = rng(seed);
        let puzzle = random_puzzle(&mut rng);
        let solutions = twin(&puzzle);
        let state = random_state(&puzzle, &solutions, &mut rng);
        check_steps(&puzzle, &solutions, state, &mut uses, |_| true);
    }
    uses.assert_all(|rule| !WIDE.contains(&rule));
}

/// In small grids, sets and fish of size 3 or more remove nothing. Larger grids have one solution
/// each, which every step must keep.
#[test]
fn every_step_in_larger_grids_keeps_the_solution() {
    let mut uses = Uses::new();
    for (size, seed) in [(6, 0), (6, 1), (8, 0), (8, 1), (10, 3), (12, 5)] {
        for grade in ["hard", "extreme"] {
            let puzzle = generated(size, grade, seed);
            let (start, solution) = (Calcudoku::start(&puzzle), solution(&puzzle));
            check_steps(&puzzle, &[solution], start, &mut uses, |rule| WIDE.contains(&rule));
        }
    }
    uses.assert_all(|rule| WIDE.contains(&rule));
}

/// How often each rule applied.
struct Uses(Vec<(&'static str, usize)>);

impl Uses {
    fn new() -> Self {
        Self(Calcudoku::rules().iter().map(|rule| (rule.name, 0)).collect())
    }

    fn assert_all(&self, wanted: impl Fn(&str) -> bool) {
        let unused = |(rule, count): &&(&str, usize)| *count == 0 && wanted(rule);
        let unused: Vec<_> = self.0.iter().filter(unused).collect();
        assert!(unused.is_empty(), "never found anything: {unused:?}");
    }
}

/// Checks every chosen rule, not only the easiest one that applies, at every position of an
/// explanation.
fn check_steps(
    puzzle: &Puzzle,
    solutions: &[Solution],
    mut state: State,
    uses: &mut Uses,
    is_chosen: impl Fn(&str) -> bool,
) {
    loop {
        let before = fitting(solutions, &state);
        let mut easiest = None;
        for (rule, (name, uses)) in Calcudoku::rules().iter().zip(&mut uses.0) {
            if easiest.is_some() && !is_chosen(name) {
                continue;
            }
            let Some(finding) = find(rule, puzzle, &state) else { continue };
            *uses += 1;
            assert!(!finding.because.is_empty(), "{name} gives no reason");
            let next = match &finding.then {
                Then::Moves(moves) => Some(after(puzzle, &state, moves)),
                Then::Impossible => None,
            };
            assert_ne!(next.as_ref(), Some(&state), "{name} concludes nothing");
            let kept = next.as_ref().map_or(0, |next| fitting(solutions, next));
            assert_eq!(kept, before, "{name} loses a solution of {puzzle:?} {state:?}");
            easiest = easiest.or(Some(next));
        }
        let Some(Some(next)) = easiest else { return };
        state = next;
    }
}

#[test]
fn an_explanation_ends_at_the_only_solution_or_where_there_is_none() {
    let mut ends = [0; 3];
    for seed in 1000..1300 {
        let puzzle = random_puzzle(&mut rng(seed));
        let solutions = twin(&puzzle);
        let explanation = explained(&puzzle);
        match explanation.end {
            Reached::Solved => {
                assert_eq!(solutions.len(), 1);
                replay::check(&seed.to_string(), &puzzle, &explanation, &solutions[0]);
            }
            Reached::Impossible => assert!(solutions.is_empty(), "{puzzle:?}"),
            Reached::Stuck => assert!(solutions.len() > 1, "stuck on {puzzle:?}"),
        }
        ends[explanation.end as usize] += 1;
    }
    assert!(ends.iter().all(|count| *count > 5), "hardly tested: {ends:?}");
}

#[test]
fn explanations_of_the_corpus_and_of_new_puzzles_lead_to_the_solution() {
    for path in files(&corpus("calcudoku")) {
        let text = std::fs::read_to_string(&path).unwrap();
        for entry in Calcudoku::entries(&text) {
            let puzzle = Calcudoku::parse(entry.text).unwrap().value;
            check_explanation(&format!("{path:?} line {}", entry.line), &puzzle);
        }
    }
    for grade in Calcudoku::grades() {
        for size in 4..=7 {
            let puzzle = generated(size, grade, 1);
            let explanation = check_explanation(&format!("{grade} of size {size}"), &puzzle);
            assert_eq!(explanation.grade().map(|grade| Calcudoku::grades()[grade]), Some(*grade));
        }
    }
}

#[test]
fn game_ids_are_explained_and_graded_as_they_were_made() {
    let all = game_ids(&set("keen.tsv"));
    let sample: Vec<_> = all.iter().step_by(3).collect();
    let mut agreed = 0;
    for known in &sample {
        let explanation = check_explanation(&known.name, &known.puzzle);
        agreed += usize::from(explanation.grade() == known.grade);
    }
    assert!(100 * agreed >= 95 * sample.len(), "{agreed} of {}", sample.len());
}

/// Explains a puzzle and replays the explanation.
fn check_explanation(name: &str, puzzle: &Puzzle) -> Explanation<Move> {
    let explanation = explained(puzzle);
    replay::check(name, puzzle, &explanation, &solution(puzzle));
    explanation
}

/// Returns the solution that the default method finds.
fn solution(puzzle: &Puzzle) -> Solution {
    let start = Calcudoku::start(puzzle);
    let moves = unstopped(|control| Calcudoku::finish(puzzle, &start, control)).unwrap();
    let number = |action: &Move| match action {
        Move::Write(_, number) => *number,
        _ => panic!("{action} writes nothing"),
    };
    moves.iter().map(number).collect()
}

#[test]
fn grades_never_fall_along_the_rules() {
    assert!(Calcudoku::rules().is_sorted_by_key(|rule| rule.grade));
}

fn generated(size: u8, grade: &str, seed: u64) -> Puzzle {
    let given = [("size", size.to_string()), ("grade", grade.to_string())];
    let given = given.map(|(name, value)| (name.to_string(), value));
    let args = Args::read(Calcudoku::generator().unwrap().params, &given).unwrap();
    unstopped(|control| (Calcudoku::generator().unwrap().generate)(&args, seed, control))
}

fn explained(puzzle: &Puzzle) -> Explanation<Move> {
    unstopped(|control| explain::<Calcudoku>(puzzle, &Calcudoku::start(puzzle), control))
}

fn find(rule: &Rule<Calcudoku>, puzzle: &Puzzle, state: &State) -> Option<Finding<Move>> {
    unstopped(|control| (rule.find)(puzzle, state, control))
}

fn after(puzzle: &Puzzle, state: &State, moves: &[Move]) -> State {
    let mut replay = Replay::from(puzzle, state);
    moves.iter().for_each(|action| replay.make(action));
    replay.state()
}

/// Returns the number of solutions that match the numbers and pencil marks of a position.
fn fitting(solutions: &[Solution], state: &State) -> usize {
    let fits = |(at, number): (usize, &u8)| match (state.numbers()[at], state.marks()[at]) {
        (0, 0) => true,
        (0, marks) => marks & (1 << number) != 0,
        (written, _) => written == *number,
    };
    solutions.iter().filter(|solution| solution.iter().enumerate().all(fits)).count()
}

/// Returns a small puzzle. One in five has some wrong targets, so that some have no solution.
fn random_puzzle(rng: &mut Rng) -> Puzzle {
    let size = rng.random_range(3..=5);
    let numbers = random_calcudoku::square(size, rng);
    let wrong = rng.random_range(0..5) == 0;
    random_calcudoku::puzzle(size, &numbers, wrong, rng)
}

/// Returns a position with some numbers of a solution, a few wrong numbers, and some pencil marks.
fn random_state(puzzle: &Puzzle, solutions: &[Solution], rng: &mut Rng) -> State {
    let Some(solution) = solutions.first() else { return Calcudoku::start(puzzle) };
    let (mut numbers, mut marks) = (vec![0; solution.len()], vec![0; solution.len()]);
    for at in 0..solution.len() {
        match rng.random_range(0..40) {
            // Pencil marks under a number have no effect.
            0 => {
                (numbers[at], marks[at]) =
                    (solution[at], puzzle.all_numbers() & !(1 << solution[at]))
            }
            1..5 => numbers[at] = solution[at],
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
