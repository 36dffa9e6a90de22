//! The next move of a shortest way, and what it is good for. There is nothing to deduce:
//! a step is a move, and the number of moves is what makes a board hard.

use super::model::{Axis, Exit, Move, Puzzle, State};
use super::play::{direction, index_of};
use super::{RushHour, solve};
use crate::control::{Control, Stop};
use crate::explain::{Explanation, Finding, Reached, Rule, Then};
use crate::message;
use crate::message::Message;
use crate::place::Place;

/// Names of the grades, easiest first.
pub const GRADES: &[&str] = &["beginner", "intermediate", "advanced", "expert"];

/// The most moves of each grade but the last.
const MOST_MOVES: [usize; 3] = [10, 20, 30];

/// What moves are good for, in the order people think of them.
pub const RULES: &[Rule<RushHour>] = &[
    rule("no-way-out", no_way_out),
    rule("drive-out", |p, s, c| next_move(p, s, c, Purpose::DriveOut)),
    rule("clear-the-way", |p, s, c| next_move(p, s, c, Purpose::ClearTheWay)),
    rule("make-room", |p, s, c| next_move(p, s, c, Purpose::MakeRoom)),
    rule("detour", |p, s, c| next_move(p, s, c, Purpose::Detour)),
];

type Find = fn(&Puzzle, &State, &mut Control) -> Result<Option<Finding<Move>>, Stop>;

const fn rule(name: &'static str, find: Find) -> Rule<RushHour> {
    Rule { name, grade: 0, find }
}

/// By the number of moves.
pub fn grade(explanation: &Explanation<Move>) -> Option<usize> {
    let moves = explanation.steps.len();
    let grade = MOST_MOVES.iter().take_while(|most| moves > **most).count();
    (explanation.end == Reached::Solved).then_some(grade)
}

/// What a move is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// The primary reaches the exit.
    DriveOut,
    /// A vehicle leaves the primary's way.
    ClearTheWay,
    /// It gives others room.
    MakeRoom,
    /// The primary goes back, or a vehicle enters its way, for the time being.
    Detour,
}

fn no_way_out(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
) -> Result<Option<Finding<Move>>, Stop> {
    let is_stuck = solve::finish(puzzle, state, control)?.is_none();
    let because = vec![primary(puzzle)];
    let message = message!("rush-hour-why-no-way", primary = puzzle.primary().letter);
    Ok(is_stuck.then_some(Finding { message, because, then: Then::Impossible }))
}

/// The next move of a shortest way, if it has this purpose.
fn next_move(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
    wanted: Purpose,
) -> Result<Option<Finding<Move>>, Stop> {
    let way = solve::finish(puzzle, state, control)?.unwrap_or_default();
    let Some((action, rest)) = way.split_first() else { return Ok(None) };
    let Some(index) = index_of(puzzle, action.letter) else { return Ok(None) };
    let piece = Place::Piece { index: index as u8, letter: action.letter };
    let told = purpose(puzzle, state, index, action) == wanted;
    Ok(told.then(|| Finding {
        message: tell(puzzle, index, action, wanted, rest.len()),
        because: vec![piece],
        then: Then::Moves(vec![*action]),
    }))
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
    let blocks = |position: u8| is_in_the_way(puzzle, state.positions()[0], index, position);
    match (blocks(before), blocks(after)) {
        (true, false) => Purpose::ClearTheWay,
        (false, true) => Purpose::Detour,
        _ => Purpose::MakeRoom,
    }
}

/// Whether the vehicle, at this position, lies between the primary and the exit.
fn is_in_the_way(puzzle: &Puzzle, primary: u8, index: usize, position: u8) -> bool {
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

fn tell(puzzle: &Puzzle, index: usize, action: &Move, purpose: Purpose, left: usize) -> Message {
    let way = direction(puzzle.vehicles()[index].axis, action.by);
    let (piece, cells, primary) =
        (action.letter, action.by.unsigned_abs(), puzzle.primary().letter);
    match purpose {
        Purpose::DriveOut => message!("rush-hour-why-drive-out", primary = primary),
        Purpose::ClearTheWay => message!(
            "rush-hour-why-clear",
            piece = piece,
            primary = primary,
            direction = way,
            cells = cells,
            left = left
        ),
        Purpose::MakeRoom => message!(
            "rush-hour-why-room",
            piece = piece,
            direction = way,
            cells = cells,
            left = left
        ),
        Purpose::Detour => message!(
            "rush-hour-why-detour",
            piece = piece,
            direction = way,
            cells = cells,
            left = left
        ),
    }
}

fn primary(puzzle: &Puzzle) -> Place {
    Place::Piece { index: 0, letter: puzzle.primary().letter }
}
