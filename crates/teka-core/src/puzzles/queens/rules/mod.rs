//! The rules for human-style deductions, easiest first. Each rule examines a position from scratch
//! and uses only what is on the board: the candidates of each unit.

mod board;
mod deduction;
mod direct;
mod sets;
mod trial;

use self::board::{Board, Layout};
use self::deduction::Finder::{self, Quick, Slow};
use self::deduction::{Deduction, GoOn};
use super::model::{Move, Puzzle, State};
use super::{Queens, Ui};
use crate::control::{Control, Stop};
use crate::explain::{Finding, Rule};
use crate::family::{Draw, Play, Teach};

/// The names of the grades, easiest first.
pub const GRADES: &[&str] = &["easy", "medium", "hard", "expert", "extreme"];

const EASY: usize = 0;
const MEDIUM: usize = 1;
const HARD: usize = 2;
pub const EXPERT: usize = 3;
const EXTREME: usize = 4;

/// The rules: first those that show why there is no solution, then the deductions, easiest first.
const RULES: &[Rule<Queens>] = &[
    rule("too-small", EASY, |p, s, _| Ok(direct::too_small(p, s))),
    rule("clash", EASY, |p, s, _| Ok(direct::clash(p, s))),
    rule("no-cell-left", EASY, |p, s, _| Ok(direct::no_cell_left(p, s))),
    rule("single-in-region", EASY, |p, s, c| look(p, s, c, Quick(direct::single_in_region))),
    rule("single-in-line", EASY, |p, s, c| look(p, s, c, Quick(direct::single_in_line))),
    rule("confined", EASY, |p, s, c| look(p, s, c, Quick(sets::confined))),
    rule("touches-all", MEDIUM, |p, s, c| look(p, s, c, Quick(direct::touches_all))),
    rule("two-sets", HARD, |p, s, c| look(p, s, c, Quick(sets::two))),
    rule("three-sets", HARD, |p, s, c| look(p, s, c, Quick(sets::three))),
    rule("large-sets", EXPERT, |p, s, c| look(p, s, c, Quick(sets::large))),
    rule("trial-singles", EXTREME, |p, s, c| look(p, s, c, Slow(trial::by_singles))),
    rule("trial-simple", EXTREME, |p, s, c| look(p, s, c, Slow(trial::by_simple))),
    rule("trial-all", EXTREME, |p, s, c| look(p, s, c, Slow(trial::by_all))),
];

type InWords = fn(&Puzzle, &State, &mut Control) -> Result<Option<Finding<Move>>, Stop>;

const fn rule(name: &'static str, grade: usize, find: InWords) -> Rule<Queens> {
    Rule { name, grade, find }
}

impl Teach for Queens {
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
    let layout = Layout::of(puzzle);
    let mut go_on = || control.poll(&|| Queens::scene(puzzle, state, &Ui::default()));
    let found = rule.find(&layout.board(state), &mut go_on)?;
    Ok(found.map(|deduction| deduction.finding(puzzle)))
}

// The same rules without messages, for grading thousands of boards. They run in the order of
// `RULES`, so that the grade agrees with that of the explanation.

/// How far the rules get on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The grade of the hardest rule used.
    pub hardest: usize,
    /// The number of queens that were not found.
    pub missing: u32,
}

/// Applies the rules up to the grade `most` from the empty board. Counts no nodes, but polls the
/// control at each step; returns an error if the control stops the search.
pub fn reach(puzzle: &Puzzle, most: usize, control: &mut Control) -> Result<Reach, Stop> {
    let start = Queens::start(puzzle);
    let go_on = &mut || control.poll(&|| Queens::scene(puzzle, &start, &Ui::default()));
    let layout = Layout::of(puzzle);
    let mut board = layout.empty();
    let mut hardest = EASY;
    while let Some((grade, deduction)) = next(&board, most, go_on)? {
        if !board.apply(&deduction.effect) {
            break;
        }
        hardest = hardest.max(grade);
    }
    Ok(Reach { hardest, missing: board.regions.count_ones() })
}

/// Every rule that makes a deduction, with its grade, easiest first.
const LADDER: &[(usize, Finder)] = &[
    (EASY, Quick(direct::single_in_region)),
    (EASY, Quick(direct::single_in_line)),
    (EASY, Quick(sets::confined)),
    (MEDIUM, Quick(direct::touches_all)),
    (HARD, Quick(sets::two)),
    (HARD, Quick(sets::three)),
    (EXPERT, Quick(sets::large)),
    (EXTREME, Slow(trial::by_singles)),
    (EXTREME, Slow(trial::by_simple)),
    (EXTREME, Slow(trial::by_all)),
];

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
    //! Tests each rule on a small board: what it concludes, written as moves.

    use super::*;
    use crate::control::{Limits, Unwatched};
    use crate::explain::Then;

    /// Applies one rule to `regions` with the contents in `position` (`Q`, `x` or `.` per cell).
    fn check(name: &str, regions: &str, position: &str, expected: &str) {
        let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<Vec<_>>();
        let size = regions.split_whitespace().count() as u8;
        let puzzle = Puzzle::new(size, &letters(regions), vec![]).expect(regions);
        let mut state = Queens::start(&puzzle);
        for (cell, content) in puzzle.cells().zip(letters(position)) {
            let action = Move::from_text(&format!("{cell}={content}")).expect(position);
            Queens::play(&puzzle, &mut state, &action).expect("a move on the board");
        }
        let rule = Queens::rules().iter().find(|rule| rule.name == name).expect(name);
        let mut observer = Unwatched;
        let mut control = Control::new(Limits::default(), &mut observer);
        let found = (rule.find)(&puzzle, &state, &mut control).expect("no limit is set");
        let found = match found.map(|finding| finding.then) {
            None => "nothing".to_owned(),
            Some(Then::Impossible) => "impossible".to_owned(),
            Some(Then::Moves(moves)) => {
                moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
            }
        };
        assert_eq!(found, expected, "{name} on {regions}");
    }

    const STRIPES: &str = "AAAAA BBBBB CCCCC DDDDD EEEEE";

    #[test]
    fn single_in_region() {
        check("single-in-region", "AAAA ABBB ACBB DDDD", "", "r3c2=Q");
        check("single-in-region", "AABB AABB CCDD CCDD", "", "nothing");
        check("single-in-region", "AABB AABB CCDD CCDD", "xx.. .x.. .... ....", "r2c1=Q");
        check("single-in-region", "AABB AABB CCDD CCDD", ".Q.. .... .... ....", "r2c4=Q");
    }

    #[test]
    fn single_in_line() {
        check("single-in-line", STRIPES, "", "nothing");
        check("single-in-line", "ABCD ABCD ABCD ABCD", "xx.x .... .... ....", "r1c3=Q");
        check("single-in-line", STRIPES, ".x... .x... ..... .x... .x...", "r3c2=Q");
    }

    #[test]
    fn confined() {
        check("confined", "AAAA BBAC BCCC DDDD", "", "r2c3=x");
        check("confined", "AABB AABB CCDD CCDD", ".x.. .x.. .... ....", "r3c1=x r4c1=x");
        check("confined", "AABB AABB CCDD CCDD", "..xx .... .... ....", "r2c1=x r2c2=x");
        check("confined", "AABC AABB DDDD DDDD", "xx.. xx.. .... ....", "impossible");
        check("confined", "AABB AABB CCDD CCDD", "", "nothing");
    }

    #[test]
    fn touches_all() {
        check("touches-all", "AABBB ABBBB CCDDD CCDDE CEEEE", "", "r2c2=x");
        check("touches-all", STRIPES, "", "nothing");
        check("touches-all", STRIPES, "..x.x ..... ..... ..... .....", "nothing");
        check("touches-all", STRIPES, "x.x.x ..... ..... ..... .....", "r2c3=x");
    }

    #[test]
    fn sets() {
        let two = "AABBCD AABBCD EEEECD EEEECD FFFFCD FFFFCD";
        check("two-sets", two, "", "r1c5=x r1c6=x r2c5=x r2c6=x");
        check("three-sets", two, "", "nothing");
        let three = "AABBCCD AABBCCD AABBCCD EEFFGGD EEFFGGD EEFFGGD EEFFGGD";
        check("two-sets", three, "", "nothing");
        check("three-sets", three, "", "r1c7=x r2c7=x r3c7=x");
        let four = ["AABBCCDDI"; 4].join(" ") + " " + &["EEFFGGHHI"; 5].join(" ");
        check("three-sets", &four, "", "nothing");
        check("large-sets", &four, "", "r1c9=x r2c9=x r3c9=x r4c9=x");
        let crowded = "AABBC AABCC DDDDE DEEEE DDEEE";
        check("two-sets", crowded, "", "impossible");
    }

    #[test]
    fn trials() {
        let board = "DBAD DBAC CBAC CBAD";
        check("touches-all", board, "", "nothing");
        check("large-sets", board, "", "nothing");
        for rule in ["trial-singles", "trial-simple", "trial-all"] {
            check(rule, board, "", "r1c2=x");
        }
        check("trial-all", STRIPES, "", "nothing");
    }
}
