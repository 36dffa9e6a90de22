//! The rules for human-style deductions, easiest first. Each rule examines a position from scratch
//! and uses only what is on the board: the number of a cell or its pencil marks. A cell with
//! neither may contain any number that is not in its row or column.
//!
//! The grades, and the techniques that each of them allows, are those of Keen by Simon Tatham.

mod board;
mod deduction;
mod direct;
mod sets;
mod sums;
mod trial;

use self::board::{Board, Layout};
use self::deduction::Finder::{self, Gentle, Notes, Quick, Slow};
use self::deduction::{Deduction, GoOn};
use super::model::{Move, Puzzle, State};
use super::{Calcudoku, Ui};
use crate::control::{Control, Stop};
use crate::explain::{Finding, Rule};
use crate::family::{Draw, Play, Teach};

/// The names of the grades, easiest first.
pub const GRADES: &[&str] = &["easy", "normal", "hard", "extreme", "unreasonable"];

const EASY: usize = 0;
const NORMAL: usize = 1;
const HARD: usize = 2;
const EXTREME: usize = 3;
/// The grade of puzzles that need trial and error.
pub const UNREASONABLE: usize = 4;

/// Builds the rules with messages and the rules without from one table.
macro_rules! ladder {
    ($(($name:literal, $grade:expr, $finder:expr),)*) => {
        /// The rules: first those that show why there is no solution, then the deductions, easiest
        /// first.
        const RULES: &[Rule<Calcudoku>] = &[$(Rule {
            name: $name,
            grade: $grade,
            find: |puzzle, state, control| look(puzzle, state, control, $finder),
        }),*];

        /// The same rules without messages, each with its grade.
        const LADDER: &[(usize, Finder)] = &[$(($grade, $finder)),*];
    };
}

ladder![
    ("clash", EASY, Gentle(direct::clash)),
    ("no-number-left", EASY, Quick(direct::no_number)),
    ("no-place-left", EASY, Quick(direct::no_place)),
    ("no-filling", EASY, Quick(direct::no_filling)),
    ("cage-of-one", EASY, Gentle(direct::cage_of_one)),
    ("naked-single", EASY, Quick(direct::naked_single)),
    ("hidden-single", EASY, Quick(direct::hidden_single)),
    ("marks", EASY, Notes(direct::marks)),
    ("combinations", EASY, Gentle(direct::combinations)),
    ("last-cell", NORMAL, Gentle(direct::last_cell)),
    ("by-cell", NORMAL, Quick(direct::by_cell)),
    ("locked", HARD, Quick(direct::locked)),
    ("naked-pair", HARD, Quick(sets::naked_pair)),
    ("hidden-pair", HARD, Quick(sets::hidden_pair)),
    ("naked-triple", HARD, Quick(sets::naked_triple)),
    ("hidden-triple", HARD, Quick(sets::hidden_triple)),
    ("naked-quadruple", HARD, Quick(sets::naked_quadruple)),
    ("hidden-quadruple", HARD, Quick(sets::hidden_quadruple)),
    ("large-set", HARD, Quick(sets::large)),
    ("x-wing", EXTREME, Quick(sets::x_wing)),
    ("swordfish", EXTREME, Quick(sets::swordfish)),
    ("large-fish", EXTREME, Quick(sets::large_fish)),
    ("line-sum", EXTREME, Quick(sums::line_sum)),
    ("forcing-chain", EXTREME, Quick(trial::forcing_chain)),
    ("trial-simple", UNREASONABLE, Slow(trial::by_simple)),
    ("trial-all", UNREASONABLE, Slow(trial::by_all)),
];

impl Teach for Calcudoku {
    fn rules() -> &'static [Rule<Self>] {
        RULES
    }

    fn grades() -> &'static [&'static str] {
        GRADES
    }
}

/// Applies one rule and converts its result to a message.
fn look(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
    rule: Finder,
) -> Result<Option<Finding<Move>>, Stop> {
    if let Notes(find) = rule {
        return Ok(find(puzzle, state));
    }
    let layout = Layout::of(puzzle);
    let mut go_on = || control.poll(&|| Calcudoku::scene(puzzle, state, &Ui::default()));
    let found = rule.find(&layout.board(state), &mut go_on)?;
    Ok(found.map(|deduction| deduction.finding(puzzle, state)))
}

// The same rules without messages, for grading thousands of puzzles. They run in the order of
// `RULES`, so that the grade agrees with that of the explanation.

/// How far the rules get on a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The grade of the hardest rule used.
    pub hardest: usize,
    /// The cells that were not filled, counted row by row.
    pub open: Vec<usize>,
    /// Whether the rules showed that there is no solution.
    pub impossible: bool,
}

/// Applies the rules up to the grade `most` from the empty grid. Counts no nodes, but polls the
/// control at each step; returns an error if the control stops the search.
pub fn reach(puzzle: &Puzzle, most: usize, control: &mut Control) -> Result<Reach, Stop> {
    let start = Calcudoku::start(puzzle);
    let go_on = &mut || control.poll(&|| Calcudoku::scene(puzzle, &start, &Ui::default()));
    let layout = Layout::of(puzzle);
    let mut board = layout.empty();
    let mut hardest = EASY;
    while let Some((grade, deduction)) = next(&board, most, go_on)? {
        hardest = hardest.max(grade);
        if !board.apply(&deduction.effect) {
            return Ok(Reach { hardest, open: board.open(), impossible: true });
        }
    }
    Ok(Reach { hardest, open: board.open(), impossible: false })
}

/// Returns the easiest deduction available, with its grade.
fn next(board: &Board, most: usize, go_on: GoOn<'_>) -> Result<Option<(usize, Deduction)>, Stop> {
    go_on()?;
    for (grade, rule) in LADDER.iter().take_while(|(grade, _)| *grade <= most) {
        if let Some(deduction) = rule.find(board, go_on)? {
            return Ok(Some((*grade, deduction)));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    //! Tests that the rules reach the same result with and without messages.

    use super::*;
    use crate::control::{Limits, Unwatched};
    use crate::explain::{Reached, explain};
    use crate::family::Make;
    use crate::param::Args;
    use crate::place::Cell;
    use crate::puzzles::calcudoku::model::{Cage, Operator};

    fn unstopped<T>(run: impl FnOnce(&mut Control) -> Result<T, Stop>) -> T {
        run(&mut Control::new(Limits::default(), &mut Unwatched)).unwrap()
    }

    fn generated(size: u8, seed: u64) -> Puzzle {
        let size = [("size".to_string(), size.to_string())];
        let args = Args::read(Calcudoku::generator().unwrap().params, &size).unwrap();
        unstopped(|control| (Calcudoku::generator().unwrap().generate)(&args, seed, control))
    }

    /// Returns the puzzle with a different target in its first cage, so that it rarely has a
    /// solution.
    fn spoilt(puzzle: &Puzzle) -> Puzzle {
        let mut cages = puzzle.cages().to_vec();
        cages[0].target += 1;
        Puzzle::new(puzzle.size(), cages).unwrap()
    }

    fn check(puzzle: &Puzzle) -> Reached {
        let reach = unstopped(|control| reach(puzzle, UNREASONABLE, control));
        let start = Calcudoku::start(puzzle);
        let explanation = unstopped(|control| explain::<Calcudoku>(puzzle, &start, control));
        match explanation.end {
            Reached::Solved => {
                let hardest = explanation.grade().unwrap();
                assert_eq!(reach, Reach { hardest, open: vec![], impossible: false }, "{puzzle:?}");
            }
            Reached::Impossible => assert!(reach.impossible, "{puzzle:?}"),
            Reached::Stuck => assert!(!reach.impossible && !reach.open.is_empty(), "{puzzle:?}"),
        }
        explanation.end
    }

    #[test]
    fn the_reach_is_that_of_the_explanation() {
        let mut impossible = 0;
        for seed in 0..60 {
            let puzzle = generated(3 + (seed % 4) as u8, seed);
            assert_eq!(check(&puzzle), Reached::Solved);
            impossible += usize::from(check(&spoilt(&puzzle)) == Reached::Impossible);
        }
        assert!(impossible > 10, "{impossible}");
    }

    #[test]
    fn a_huge_cage_and_a_hidden_operator_take_no_time() {
        let cells = |rows: std::ops::Range<u8>| {
            rows.flat_map(|row| (0..25).map(move |column| Cell::new(row, column))).collect()
        };
        let cage = |operator, rows, target| Cage { operator, target, cells: cells(rows) };
        let cages = vec![cage(Operator::Hidden, 0..1, 325), cage(Operator::Add, 1..25, 7800)];
        let puzzle = Puzzle::new(25, cages).unwrap();
        let reach = unstopped(|control| reach(&puzzle, EXTREME, control));
        assert_eq!((reach.open.len(), reach.impossible), (625, false));
    }
}
