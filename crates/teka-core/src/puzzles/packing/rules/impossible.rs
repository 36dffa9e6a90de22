//! Why a puzzle has no solution, where a short reason exists.

use super::dead::dead;
use super::{Draft, Rest, contradiction, impossible};
use crate::control::{Control, Stop};
use crate::explain::Finding;
use crate::message;
use crate::place::Place;
use crate::puzzles::packing::model::{Move, Puzzle};
use crate::puzzles::packing::solve::search::unseen;

/// So many pieces may be laid in thought to find a small set that does not fit: a second, about.
const MOST_NODES: u64 = 20_000;

/// Larger sets are no short reason.
const MOST_PIECES: usize = 4;

/// A short reason why there is no solution; none if there is a solution, or no such reason.
pub fn why(puzzle: &Puzzle, control: &mut Control) -> Result<Option<Finding<Move>>, Stop> {
    let rest = Rest::of(puzzle.clone());
    let draft = rest.draft();
    if let Some(finding) = contradiction(&rest, &draft) {
        return Ok(Some(finding));
    }
    let set = control.within(MOST_NODES, |control| smallest_set(&draft, control))?;
    Ok(set.flatten().map(|kinds| tell(&rest, &kinds)))
}

/// The smallest set of pieces that cannot be placed together, as kinds in ascending order.
fn smallest_set(draft: &Draft, control: &mut Control) -> Result<Option<Vec<usize>>, Stop> {
    let pieces: Vec<usize> = draft.kinds().flat_map(|kind| vec![kind; draft.left[kind]]).collect();
    for size in 1..=MOST_PIECES.min(pieces.len()) {
        if let Some(set) = grow_set(draft, &pieces, size, &mut Vec::new(), control)? {
            return Ok(Some(set));
        }
    }
    Ok(None)
}

/// The first set of `more` further pieces that cannot be placed together with those in `set`.
fn grow_set(
    draft: &Draft,
    pieces: &[usize],
    more: usize,
    set: &mut Vec<usize>,
    control: &mut Control,
) -> Result<Option<Vec<usize>>, Stop> {
    if more == 0 {
        return Ok(if can_lie(draft, set, control)? { None } else { Some(set.clone()) });
    }
    let mut last = None;
    for (index, kind) in pieces.iter().enumerate() {
        // Of pieces that look alike, one set of so many is enough.
        if last.replace(kind) == Some(kind) {
            continue;
        }
        set.push(*kind);
        let found = grow_set(draft, &pieces[index + 1..], more - 1, set, control)?;
        set.pop();
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// Whether pieces of these kinds can be placed together so that the others may follow, as
/// far as one sees at a glance.
fn can_lie(draft: &Draft, set: &[usize], control: &mut Control) -> Result<bool, Stop> {
    let fewest = (0..set.len()).min_by_key(|index| draft.fits[set[*index]].len());
    let Some(index) = fewest else { return Ok(true) };
    let mut others = set.to_vec();
    let kind = others.remove(index);
    for laid in draft.ways(kind) {
        control.node(&unseen)?;
        let next = draft.lay(laid);
        if dead(&next).is_none() && can_lie(&next, &others, control)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn tell(rest: &Rest, kinds: &[usize]) -> Finding<Move> {
    let number = |index: usize| kinds[..index].iter().filter(|kind| **kind == kinds[index]).count();
    let pieces: Vec<Place> =
        (0..kinds.len()).map(|index| rest.pieces(kinds[index])[number(index)]).collect();
    impossible(message!("packing-why-set", pieces = pieces.clone(), count = pieces.len()), pieces)
}
