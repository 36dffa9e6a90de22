//! The rules for human-style deductions, easiest first. Each rule examines a position from scratch:
//! the empty cells, the pieces left, and where each still fits. Pieces of the same shape are
//! interchangeable, so a step preserves every solution up to exchanging them.

mod ahead;
mod draft;
mod forced;
mod impossible;
mod survey;

pub(super) use draft::Rest;

use self::draft::Draft;

use super::Packing;
use super::model::{Move, Puzzle, State};
use super::solve::problem::Laid;
use crate::control::{Control, Stop};
use crate::explain::{Finding, Rule, Step, Then};
use crate::fact::Fact;
use crate::family::{Play, Status, Teach};
use crate::message::Message;
use crate::param::Args;
use crate::place::Place;

/// The names of the grades, easiest first.
pub const GRADES: &[&str] = &["easy", "medium", "hard", "expert"];

const EASY: usize = 0;
const MEDIUM: usize = 1;
const HARD: usize = 2;
/// The hardest grade, which every puzzle with one solution has at most.
pub const EXPERT: usize = 3;

/// Applies one rule to a position.
type Look = fn(&Rest, &Draft, &mut Control) -> Result<Option<Finding<Move>>, Stop>;

/// The rules: first those that show why there is no solution, then the deductions, easiest first.
const TABLE: [(&str, usize, Look); 12] = [
    ("wrong-shape", EASY, |_, _, _| Ok(None)),
    ("area", EASY, |r, d, _| Ok(impossible::area(d).map(|why| why.finding(r, d)))),
    ("unreached", EASY, |r, d, _| Ok(impossible::cell(d).map(|why| why.finding(r, d)))),
    ("no-room", EASY, |r, d, _| Ok(impossible::kind(d).map(|why| why.finding(r, d)))),
    ("region", EASY, |r, d, _| Ok(impossible::region(d).map(|why| why.finding(r, d)))),
    ("colouring", MEDIUM, |r, d, _| Ok(impossible::colouring(r, d))),
    ("one-place", EASY, |r, d, _| Ok(forced::one_place(r, d))),
    ("one-way", EASY, |r, d, _| Ok(forced::only_placement(r, d))),
    ("hole", MEDIUM, |r, d, _| Ok(forced::hole(r, d))),
    ("look-ahead", MEDIUM, |r, d, c| ahead::look_ahead(r, d, ahead::Follow::Nothing, c)),
    ("think-ahead", HARD, |r, d, c| ahead::look_ahead(r, d, ahead::Follow::Singles, c)),
    ("trial", EXPERT, ahead::trial),
];

/// The rules in the form that [`Teach`] requires.
const RULES: &[Rule<Packing>] = &[
    rule::<0>(),
    rule::<1>(),
    rule::<2>(),
    rule::<3>(),
    rule::<4>(),
    rule::<5>(),
    rule::<6>(),
    rule::<7>(),
    rule::<8>(),
    rule::<9>(),
    rule::<10>(),
    rule::<11>(),
];

const fn rule<const NUMBER: usize>() -> Rule<Packing> {
    let (name, grade, _) = TABLE[NUMBER];
    Rule { name, grade, find: find::<NUMBER> }
}

fn find<const NUMBER: usize>(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
) -> Result<Option<Finding<Move>>, Stop> {
    match Rest::at(puzzle, state) {
        None => Ok(wrong_shape(puzzle, state).filter(|_| NUMBER == 0)),
        Some(rest) => (TABLE[NUMBER].2)(&rest, &rest.draft(), control),
    }
}

impl Teach for Packing {
    /// Returns the easiest step. Trying the rules one by one would compute all placements again for
    /// each.
    fn next_step(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Step<Move>>, Stop> {
        step_up_to(EXPERT, puzzle, state, control)
    }

    fn rules() -> &'static [Rule<Self>] {
        RULES
    }

    fn grades() -> &'static [&'static str] {
        GRADES
    }

    fn suggest(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Step<Move>>, Stop> {
        survey::suggest(puzzle, state, control)
    }

    fn suggestions() -> &'static [&'static str] {
        &[survey::SHARED]
    }

    fn why_impossible(
        puzzle: &Puzzle,
        control: &mut Control,
    ) -> Result<Option<Finding<Move>>, Stop> {
        impossible::why(puzzle, control)
    }

    fn survey(
        puzzle: &Puzzle,
        state: &State,
        _: &Args,
        control: &mut Control,
    ) -> Result<Vec<Fact>, Stop> {
        survey::survey(puzzle, state, control)
    }
}

/// Returns `true` if the rules up to a grade solve the puzzle. Returns an error if the search is
/// stopped.
pub(super) fn solve_up_to(
    grade: usize,
    puzzle: &Puzzle,
    control: &mut Control,
) -> Result<bool, Stop> {
    let mut state = Packing::start(puzzle);
    while let Some(step) = step_up_to(grade, puzzle, &state, control)? {
        let Then::Moves(moves) = &step.finding.then else { return Ok(false) };
        for action in moves {
            Packing::play(puzzle, &mut state, action).map_err(|_| Stop::Fault)?;
        }
    }
    Ok(Packing::status(puzzle, &state) == Status::Solved)
}

fn step_up_to(
    most: usize,
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
) -> Result<Option<Step<Move>>, Stop> {
    let Some(rest) = Rest::at(puzzle, state) else {
        let (rule, grade, _) = TABLE[0];
        return Ok(wrong_shape(puzzle, state).map(|finding| Step { rule, grade, finding }));
    };
    let draft = rest.draft();
    for (rule, grade, look) in TABLE.into_iter().filter(|(_, grade, _)| *grade <= most) {
        if let Some(finding) = look(&rest, &draft, control)? {
            return Ok(Some(Step { rule, grade, finding }));
        }
    }
    Ok(None)
}

/// Returns the reason why there is no solution, if one of the fast rules finds it.
pub(super) fn contradiction(rest: &Rest, draft: &Draft) -> Option<Finding<Move>> {
    impossible::dead(draft)
        .map(|why| why.finding(rest, draft))
        .or_else(|| impossible::colouring(rest, draft))
}

/// Finds a piece with an invalid placement.
fn wrong_shape(puzzle: &Puzzle, state: &State) -> Option<Finding<Move>> {
    let Status::Broken(wrong) = Packing::status(puzzle, state) else { return None };
    wrong.into_iter().next().map(|wrong| impossible(wrong.message, wrong.places))
}

/// Creates a finding that there is no solution.
pub(super) fn impossible(message: Message, because: Vec<Place>) -> Finding<Move> {
    Finding { message, because, then: Then::Impossible }
}

/// Creates a finding that these placements are in every solution.
fn certain(rest: &Rest, message: Message, because: Vec<Place>, laid: &[Laid]) -> Finding<Move> {
    Finding { message, because, then: Then::Moves(rest.encoding.moves(laid)) }
}
