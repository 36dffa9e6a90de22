//! What must lie where there is only one way.

use super::super::solve::problem::{CellSet, Laid};
use super::draft::{Draft, Rest, are_apart};
use super::{Finding, Move, certain};
use crate::message;

/// The pieces of a kind that have no place to spare.
pub fn only_places(draft: &Draft) -> Option<Vec<Laid>> {
    let has_none_to_spare = |kind: &usize| draft.fits[*kind].len() == draft.left[*kind];
    let all = draft.kinds().filter(has_none_to_spare).map(|kind| draft.ways(kind).collect());
    all.into_iter().find(|all: &Vec<Laid>| are_apart(draft.problem(), all))
}

/// A cell that one placement alone can cover.
pub fn only_cover(draft: &Draft) -> Option<(usize, Laid)> {
    let counts = draft.cover_counts();
    let cell = draft.empty.iter().find(|cell| counts[*cell] == 1)?;
    draft.ways_to_cover(cell).next().map(|laid| (cell, laid))
}

/// A piece that fits in one place only.
pub fn one_place(rest: &Rest, draft: &Draft) -> Option<Finding<Move>> {
    let laid = only_places(draft)?;
    let pieces = rest.pieces(usize::from(laid[0].kind));
    let cells =
        laid.iter().fold(CellSet::default(), |sum, laid| sum.union(draft.problem().covered(*laid)));
    let message = match laid.len() {
        1 => message!("packing-why-one-place", piece = pieces[0], cells = rest.places(&cells)),
        count => message!(
            "packing-why-last-places",
            pieces = pieces.clone(),
            count = count,
            cells = rest.places(&cells)
        ),
    };
    Some(certain(rest, message, pieces, &laid))
}

/// A cell that only one placement of one piece can cover.
pub fn one_way(rest: &Rest, draft: &Draft) -> Option<Finding<Move>> {
    let (cell, laid) = only_cover(draft)?;
    let cell = rest.places(&CellSet::from_iter([cell]));
    let cells = rest.places(draft.problem().covered(laid));
    let piece = rest.pieces(usize::from(laid.kind))[0];
    let message =
        message!("packing-why-one-way", cell = cell.clone(), piece = piece, cells = cells);
    Some(certain(rest, message, cell, &[laid]))
}
