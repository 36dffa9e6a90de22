//! What shows at a glance that a position cannot be finished.

use super::super::solve::problem::CellSet;
use super::draft::{Draft, Rest};
use super::{Finding, Move, impossible};
use crate::message;
use crate::place::Place;

/// Why a position cannot be finished.
pub enum Dead {
    /// The pieces left cover another number of cells than are empty.
    Area,
    /// No piece reaches this cell.
    Cell(usize),
    /// There are fewer places than pieces of this kind.
    Kind(usize),
    /// The pieces that fit into this region cannot cover exactly as many cells as it has.
    Region(CellSet),
}

/// The first reason there is.
pub fn dead(draft: &Draft) -> Option<Dead> {
    area(draft).or_else(|| cell(draft)).or_else(|| kind(draft)).or_else(|| region(draft))
}

/// The area is wrong.
pub fn area(draft: &Draft) -> Option<Dead> {
    let kinds = draft.kinds().map(|kind| draft.left[kind] * draft.problem().kinds[kind].size);
    (kinds.sum::<usize>() != draft.empty.len()).then_some(Dead::Area)
}

/// A cell nothing reaches.
pub fn cell(draft: &Draft) -> Option<Dead> {
    let reached = draft
        .all_ways()
        .fold(CellSet::default(), |sum, laid| sum.union(draft.problem().covered(laid)));
    draft.empty.without(&reached).iter().next().map(Dead::Cell)
}

/// A piece that fits nowhere, or pieces that look alike with too few places for all.
pub fn kind(draft: &Draft) -> Option<Dead> {
    draft.kinds().find(|kind| draft.fits[*kind].len() < draft.left[*kind]).map(Dead::Kind)
}

/// A region of a size that cannot be made up.
pub fn region(draft: &Draft) -> Option<Dead> {
    if !draft.is_connected() {
        return None;
    }
    draft.regions().into_iter().find(|region| !can_be_made_up(draft, region)).map(Dead::Region)
}

/// Whether some of the pieces that fit into a region have as many cells together.
fn can_be_made_up(draft: &Draft, region: &CellSet) -> bool {
    let size = region.len();
    let mut sums = vec![false; size + 1];
    sums[0] = true;
    for kind in draft.kinds().filter(|kind| fits_into(draft, *kind, region)) {
        let piece = draft.problem().kinds[kind].size;
        for _ in 0..draft.left[kind].min(size / piece) {
            (piece..=size).rev().for_each(|sum| sums[sum] |= sums[sum - piece]);
        }
    }
    sums[size]
}

fn fits_into(draft: &Draft, kind: usize, region: &CellSet) -> bool {
    draft.ways(kind).any(|laid| draft.problem().covered(laid).without(region).is_empty())
}

impl Dead {
    /// The same in words.
    pub fn tell(&self, rest: &Rest, draft: &Draft) -> Finding<Move> {
        match self {
            Self::Area => tell_area(rest, draft),
            Self::Cell(cell) => {
                let places = rest.places(&CellSet::from_iter([*cell]));
                impossible(message!("packing-why-unreached", cell = places.clone()), places)
            }
            Self::Kind(kind) => tell_kind(rest, draft, *kind),
            Self::Region(cells) => {
                let (places, size) = (rest.places(cells), cells.len());
                impossible(
                    message!("packing-why-region", cells = places.clone(), count = size),
                    places,
                )
            }
        }
    }
}

fn tell_area(rest: &Rest, draft: &Draft) -> Finding<Move> {
    let left: Vec<Place> = draft.kinds().flat_map(|kind| rest.pieces(kind)).collect();
    let area: usize =
        draft.kinds().map(|kind| draft.left[kind] * draft.problem().kinds[kind].size).sum();
    let message = message!("packing-why-area", pieces = area, cells = draft.empty.len());
    impossible(message, if left.is_empty() { rest.places(&draft.empty) } else { left })
}

fn tell_kind(rest: &Rest, draft: &Draft, kind: usize) -> Finding<Move> {
    let (pieces, places) = (rest.pieces(kind), draft.fits[kind].len());
    let message = match places {
        0 => message!("packing-why-no-room", piece = pieces[0]),
        _ => message!("packing-why-few-places", pieces = pieces.clone(), places = places),
    };
    impossible(message, pieces)
}
