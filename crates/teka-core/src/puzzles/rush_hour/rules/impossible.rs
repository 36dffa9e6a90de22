//! Boards that cannot be solved for a reason one sees.

use crate::explain::{Finding, Then};
use crate::message;
use crate::message::Message;
use crate::place::Place;
use crate::puzzles::rush_hour::model::{Move, Puzzle, Vehicle};
use crate::puzzles::rush_hour::solve::lanes::Lanes;

/// Why a board has no solution: something on the primary's own line never makes
/// way, or a vehicle across it has no room to. None where the reason is not so short.
pub fn why_impossible(puzzle: &Puzzle) -> Option<Finding<Move>> {
    let lanes = Lanes::new(puzzle);
    let (message, because) = wall(puzzle, &lanes).or_else(|| in_the_way(puzzle, &lanes))?;
    Some(Finding { message, because: vec![because], then: Then::Impossible })
}

fn wall(puzzle: &Puzzle, lanes: &Lanes) -> Option<(Message, Place)> {
    let mut way = lanes.way_out(puzzle.positions()[0]).map(|along| puzzle.primary().cell(along));
    let wall = way.find(|cell| puzzle.walls().binary_search(cell).is_ok())?;
    let letter = puzzle.primary().letter;
    Some((message!("rush-hour-why-wall", primary = letter, wall = wall), wall.into()))
}

fn in_the_way(puzzle: &Puzzle, lanes: &Lanes) -> Option<(Message, Place)> {
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
