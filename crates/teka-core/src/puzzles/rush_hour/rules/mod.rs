//! The next move of a shortest path with its purpose, and short reasons why a board cannot be
//! solved. Rush Hour has no deductions: a step is a move, and the difficulty is the number of
//! moves.

mod survey;

pub use self::survey::overestimates;

use self::survey::survey;
use super::model::{Axis, Exit, Move, Puzzle, State, Vehicle};
use super::play::{direction, index_of};
use super::solve::lanes::Lanes;
use super::{Metric, RushHour};
use crate::control::{Control, Stop};
use crate::explain::{Explanation, Finding, Reached, Rule, Step, Then};
use crate::fact::Fact;
use crate::family::{Solve, Teach};
use crate::message;
use crate::message::Message;
use crate::param::{Args, Param};
use crate::place::Place;

/// The names of the grades, easiest first.
pub const GRADES: &[&str] = &["beginner", "intermediate", "advanced", "expert"];

/// The maximum number of moves for each grade except the last.
const MOST_MOVES: [usize; 3] = [10, 20, 30];

/// Returns the minimum and maximum number of moves for a grade.
pub fn moves_of_grade(grade: usize) -> (u32, u32) {
    let most = |grade: usize| MOST_MOVES.get(grade).copied().unwrap_or(60) as u32;
    let least = grade.checked_sub(1).map_or(1, |easier| most(easier) + 1);
    (least, most(grade))
}

/// The purposes of moves, most obvious first.
const RULES: &[Rule<RushHour>] = &[
    rule("no-way-out", |p, s, c| found(p, s, c, Purpose::None)),
    rule("drive-out", |p, s, c| found(p, s, c, Purpose::DriveOut)),
    rule("clear-the-way", |p, s, c| found(p, s, c, Purpose::ClearPath)),
    rule("make-room", |p, s, c| found(p, s, c, Purpose::MakeRoom)),
    rule("detour", |p, s, c| found(p, s, c, Purpose::Detour)),
];

type Find = fn(&Puzzle, &State, &mut Control) -> Result<Option<Finding<Move>>, Stop>;

const fn rule(name: &'static str, find: Find) -> Rule<RushHour> {
    Rule { name, grade: 0, find }
}

impl Teach for RushHour {
    /// Grades by the number of moves. Returns `None` if the explanation does not reach a solution.
    fn grade(explanation: &Explanation<Move>) -> Option<usize> {
        let moves = explanation.steps.len();
        let grade = MOST_MOVES.iter().take_while(|most| moves > **most).count();
        (explanation.end == Reached::Solved).then_some(grade)
    }

    /// Returns the next step. A single search finds it, whereas trying the rules in turn would
    /// repeat the search for each.
    fn next_step(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Step<Move>>, Stop> {
        let found = find(puzzle, state, control)?;
        Ok(found.map(|(purpose, finding)| {
            let Rule { name, grade, .. } = RULES[purpose as usize];
            Step { rule: name, grade, finding }
        }))
    }

    fn rules() -> &'static [Rule<Self>] {
        RULES
    }

    fn grades() -> &'static [&'static str] {
        GRADES
    }

    fn why_impossible(puzzle: &Puzzle, _: &mut Control) -> Result<Option<Finding<Move>>, Stop> {
        Ok(why_impossible(puzzle))
    }

    fn survey_params() -> &'static [Param] {
        &[Metric::PARAM]
    }

    fn survey(
        puzzle: &Puzzle,
        state: &State,
        args: &Args,
        control: &mut Control,
    ) -> Result<Vec<Fact>, Stop> {
        survey(puzzle, state, Metric::of(args), control)
    }
}

/// The purpose of a move, which is the index of its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// There is no move, because no path leads to the exit.
    None,
    /// The primary vehicle reaches the exit.
    DriveOut,
    /// A vehicle leaves the primary vehicle's path.
    ClearPath,
    /// A vehicle makes room for others.
    MakeRoom,
    /// The primary vehicle temporarily moves back, or a vehicle temporarily enters its path.
    Detour,
}

/// Returns the next move if it has this purpose.
fn found(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
    wanted: Purpose,
) -> Result<Option<Finding<Move>>, Stop> {
    let found = find(puzzle, state, control)?;
    Ok(found.filter(|(purpose, _)| *purpose == wanted).map(|(_, finding)| finding))
}

/// Returns the next move of a shortest path, or the fact that there is none. Returns `None` in a
/// solved position.
fn find(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
) -> Result<Option<(Purpose, Finding<Move>)>, Stop> {
    let Some(path) = RushHour::finish(puzzle, state, control)? else {
        return Ok(Some((Purpose::None, no_path(puzzle, state))));
    };
    let Some((action, rest)) = path.split_first() else { return Ok(None) };
    let Some(index) = index_of(puzzle, action.letter) else { return Ok(None) };
    let purpose = purpose(puzzle, state, index, action);
    let finding = Finding {
        message: message_for(puzzle, index, action, purpose, rest.len()),
        because: vec![Place::Vehicle { index: index as u8, letter: action.letter }],
        then: Then::Moves(vec![*action]),
    };
    Ok(Some((purpose, finding)))
}

/// Reports that there is no path to the exit, with the reason if it is a short one.
fn no_path(puzzle: &Puzzle, state: &State) -> Finding<Move> {
    let here = puzzle.with_positions(state.positions());
    here.and_then(|here| why_impossible(&here)).unwrap_or_else(|| Finding {
        message: message!("rush-hour-why-no-way"),
        because: vec![primary(puzzle)],
        then: Then::Impossible,
    })
}

fn purpose(puzzle: &Puzzle, state: &State, index: usize, action: &Move) -> Purpose {
    let before = state.positions()[index];
    let after = before.wrapping_add_signed(action.by);
    if index == 0 {
        let forward = matches!(puzzle.exit(), Exit::Right | Exit::Bottom) == (action.by > 0);
        return match forward {
            _ if after == puzzle.goal() => Purpose::DriveOut,
            true => Purpose::MakeRoom,
            false => Purpose::Detour,
        };
    }
    let blocks = |position: u8| is_blocking(puzzle, state.positions()[0], index, position);
    match (blocks(before), blocks(after)) {
        (true, false) => Purpose::ClearPath,
        (false, true) => Purpose::Detour,
        _ => Purpose::MakeRoom,
    }
}

/// Returns `true` if the vehicle at this position is between the primary vehicle and the exit.
fn is_blocking(puzzle: &Puzzle, primary: u8, index: usize, position: u8) -> bool {
    let (first, last) = match puzzle.exit() {
        Exit::Left | Exit::Top => (0, primary),
        Exit::Right | Exit::Bottom => (primary, puzzle.side(puzzle.exit().axis())),
    };
    let own = puzzle.primary();
    puzzle.vehicles()[index].cells(position).any(|cell| {
        let (line, along) = match own.axis {
            Axis::Horizontal => (cell.row, cell.column),
            Axis::Vertical => (cell.column, cell.row),
        };
        line == own.line && (first..last).contains(&along)
    })
}

fn message_for(
    puzzle: &Puzzle,
    index: usize,
    action: &Move,
    purpose: Purpose,
    left: usize,
) -> Message {
    let heading = direction(puzzle.vehicles()[index].axis, action.by);
    let (piece, cells) = (action.letter, action.by.unsigned_abs());
    match purpose {
        Purpose::None | Purpose::DriveOut => message!("rush-hour-why-drive-out"),
        Purpose::ClearPath => message!(
            "rush-hour-why-clear",
            piece = piece,
            direction = heading,
            cells = cells,
            left = left
        ),
        Purpose::MakeRoom => message!(
            "rush-hour-why-room",
            piece = piece,
            direction = heading,
            cells = cells,
            left = left
        ),
        Purpose::Detour => message!(
            "rush-hour-why-detour",
            piece = piece,
            direction = heading,
            cells = cells,
            left = left
        ),
    }
}

fn primary(puzzle: &Puzzle) -> Place {
    Place::Vehicle { index: 0, letter: puzzle.primary().letter }
}

/// Returns a short reason why a board has no solution: something on the primary vehicle's line can
/// never move away, or a vehicle across the line has no room to. Returns `None` if there is no such
/// reason.
pub fn why_impossible(puzzle: &Puzzle) -> Option<Finding<Move>> {
    let lanes = Lanes::new(puzzle);
    let (message, because) = wall(puzzle, &lanes).or_else(|| blocking(puzzle, &lanes))?;
    Some(Finding { message, because: vec![because], then: Then::Impossible })
}

fn wall(puzzle: &Puzzle, lanes: &Lanes) -> Option<(Message, Place)> {
    let mut path = lanes.exit_path(puzzle.positions()[0]).map(|along| puzzle.primary().cell(along));
    let wall = path.find(|cell| puzzle.walls().binary_search(cell).is_ok())?;
    Some((message!("rush-hour-why-wall", wall = wall), wall.into()))
}

fn blocking(puzzle: &Puzzle, lanes: &Lanes) -> Option<(Message, Place)> {
    let primary = puzzle.primary();
    lanes.blockers(puzzle.positions()).find_map(|number| {
        let lane = lanes.lanes[number];
        let Vehicle { letter, axis, length, .. } = lane.vehicle;
        let place = Place::Vehicle { index: number as u8, letter };
        if axis == primary.axis {
            return Some((message!("rush-hour-why-vehicle", vehicle = letter), place));
        }
        let leaves = lane.low + length <= primary.line || primary.line < lane.high;
        let message = message!("rush-hour-why-no-room", vehicle = letter);
        (!leaves).then_some((message, place))
    })
}
