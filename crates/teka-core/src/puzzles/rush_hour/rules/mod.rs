//! The next move of a shortest path and its purpose, and the boards that cannot be solved for a
//! reason one sees. There is nothing to deduce: a step is a move, and the number of moves is what
//! makes a board hard.

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

/// Names of the grades, easiest first.
pub const GRADES: &[&str] = &["beginner", "intermediate", "advanced", "expert"];

/// The most moves of each grade but the last.
const MOST_MOVES: [usize; 3] = [10, 20, 30];

/// The fewest and the most moves of a grade.
pub fn moves_of_grade(grade: usize) -> (u32, u32) {
    let most = |grade: usize| MOST_MOVES.get(grade).copied().unwrap_or(60) as u32;
    let least = grade.checked_sub(1).map_or(1, |easier| most(easier) + 1);
    (least, most(grade))
}

/// What moves are good for, in the order people think of them.
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
    /// By the number of moves.
    fn grade(explanation: &Explanation<Move>) -> Option<usize> {
        let moves = explanation.steps.len();
        let grade = MOST_MOVES.iter().take_while(|most| moves > **most).count();
        (explanation.end == Reached::Solved).then_some(grade)
    }

    /// The next step, found by one search: asked one after the other, each rule would make its own.
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

/// What a move is good for; the number of its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// There is no move: no way leads out.
    None,
    /// The primary reaches the exit.
    DriveOut,
    /// A vehicle leaves the primary's way.
    ClearPath,
    /// It gives others room.
    MakeRoom,
    /// The primary goes back, or a vehicle enters its way, for the time being.
    Detour,
}

/// What is to be done, if it has this purpose.
fn found(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
    wanted: Purpose,
) -> Result<Option<Finding<Move>>, Stop> {
    let found = find(puzzle, state, control)?;
    Ok(found.filter(|(purpose, _)| *purpose == wanted).map(|(_, finding)| finding))
}

/// The next move of a shortest path, or that there is none. Nothing in a solved position.
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
        because: vec![Place::Piece { index: index as u8, letter: action.letter }],
        then: Then::Moves(vec![*action]),
    };
    Ok(Some((purpose, finding)))
}

/// That there is no way out, and why if one sees that.
fn no_path(puzzle: &Puzzle, state: &State) -> Finding<Move> {
    let here = puzzle.with_positions(state.positions());
    here.and_then(|here| why_impossible(&here)).unwrap_or_else(|| Finding {
        message: message!("rush-hour-why-no-way", primary = puzzle.primary().letter),
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

/// Whether the vehicle, at this position, lies between the primary and the exit.
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
    let (piece, cells, primary) =
        (action.letter, action.by.unsigned_abs(), puzzle.primary().letter);
    match purpose {
        Purpose::None | Purpose::DriveOut => message!("rush-hour-why-drive-out", primary = primary),
        Purpose::ClearPath => message!(
            "rush-hour-why-clear",
            piece = piece,
            primary = primary,
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
    Place::Piece { index: 0, letter: puzzle.primary().letter }
}

/// Why a board has no solution: something on the primary's own line never makes
/// way, or a vehicle across it has no room to. None where the reason is not so short.
pub fn why_impossible(puzzle: &Puzzle) -> Option<Finding<Move>> {
    let lanes = Lanes::new(puzzle);
    let (message, because) = wall(puzzle, &lanes).or_else(|| blocking(puzzle, &lanes))?;
    Some(Finding { message, because: vec![because], then: Then::Impossible })
}

fn wall(puzzle: &Puzzle, lanes: &Lanes) -> Option<(Message, Place)> {
    let mut path = lanes.exit_path(puzzle.positions()[0]).map(|along| puzzle.primary().cell(along));
    let wall = path.find(|cell| puzzle.walls().binary_search(cell).is_ok())?;
    let letter = puzzle.primary().letter;
    Some((message!("rush-hour-why-wall", primary = letter, wall = wall), wall.into()))
}

fn blocking(puzzle: &Puzzle, lanes: &Lanes) -> Option<(Message, Place)> {
    let primary = puzzle.primary();
    lanes.blockers(puzzle.positions()).find_map(|number| {
        let lane = lanes.lanes[number];
        let Vehicle { letter, axis, length, .. } = lane.vehicle;
        let place = Place::Piece { index: number as u8, letter };
        if axis == primary.axis {
            let message =
                message!("rush-hour-why-vehicle", primary = primary.letter, vehicle = place);
            return Some((message, place));
        }
        let leaves = lane.low + length <= primary.line || primary.line < lane.high;
        let message = message!("rush-hour-why-no-room", primary = primary.letter, vehicle = place);
        (!leaves).then_some((message, place))
    })
}
