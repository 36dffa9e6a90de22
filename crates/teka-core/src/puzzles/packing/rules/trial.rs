//! Trying out everything: a placement that is in every solution, or that there is none.

use super::super::solve::problem::{Laid, Problem};
use super::super::solve::search::first;
use super::draft::{Draft, Rest};
use super::{Finding, Move, certain, impossible};
use crate::control::{Control, Stop};
use crate::message;
use crate::place::Place;

/// A placement without which there is no solution.
pub fn find(
    rest: &Rest,
    draft: &Draft,
    control: &mut Control,
) -> Result<Option<Finding<Move>>, Stop> {
    let Some(solution) = first(rest.kind(), draft.problem(), control)? else {
        return Ok(Some(none_left(rest, draft)));
    };
    let mut shared = solution;
    shared.sort_by_key(|laid| draft.fits[usize::from(laid.kind)].len());
    while let Some(laid) = shared.first().copied() {
        match first(rest.kind(), &without(draft.problem(), laid), control)? {
            None => return Ok(Some(tell(rest, draft, laid))),
            // The numbers of the placements after the one left out have changed.
            Some(other) => {
                shared.retain(|known| *known != laid && other.contains(&renumbered(*known, laid)))
            }
        }
    }
    Ok(None)
}

/// The problem with one placement fewer.
fn without(problem: &Problem, laid: Laid) -> Problem {
    let mut problem = problem.clone();
    problem.kinds[usize::from(laid.kind)].placements.remove(usize::from(laid.placement));
    problem
}

/// A placement as it is numbered where another is left out.
fn renumbered(laid: Laid, gone: Laid) -> Laid {
    let is_after = laid.kind == gone.kind && laid.placement > gone.placement;
    Laid { placement: laid.placement - u16::from(is_after), ..laid }
}

fn tell(rest: &Rest, draft: &Draft, laid: Laid) -> Finding<Move> {
    let piece = rest.pieces(usize::from(laid.kind))[0];
    let cells = rest.places(draft.problem().covered(laid));
    certain(rest, message!("packing-why-trial", piece = piece, cells = cells), vec![piece], &[laid])
}

fn none_left(rest: &Rest, draft: &Draft) -> Finding<Move> {
    let pieces: Vec<Place> = draft.kinds().flat_map(|kind| rest.pieces(kind)).collect();
    impossible(message!("packing-why-nothing-fits", pieces = pieces.len()), pieces)
}
