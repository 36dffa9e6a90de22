//! Forced placements: a piece, a cell, or a small separate region (a hole) with only one
//! possibility, or a hole with none.

use super::draft::{Draft, Rest, are_apart};
use super::{Finding, Move, certain, impossible};
use crate::message;
use crate::place::Place;
use crate::puzzles::packing::solve::problem::{CellSet, Laid};

/// Returns the placements of a kind that has exactly one for each of its pieces.
pub fn only_places(draft: &Draft) -> Option<Vec<Laid>> {
    let has_none_to_spare = |kind: &usize| draft.fits[*kind].len() == draft.left[*kind];
    let all = draft.kinds().filter(has_none_to_spare).map(|kind| draft.placements(kind).collect());
    all.into_iter().find(|all: &Vec<Laid>| are_apart(draft.problem(), all))
}

/// Returns a cell that only one placement can cover, and that placement.
pub fn only_cover(draft: &Draft) -> Option<(usize, Laid)> {
    let counts = draft.cover_counts();
    let cell = draft.empty.iter().find(|cell| counts[*cell] == 1)?;
    draft.placements_covering(cell).next().map(|laid| (cell, laid))
}

/// Finds a piece that fits in only one place.
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

/// Finds a cell that only one placement of one piece can cover.
pub fn only_placement(rest: &Rest, draft: &Draft) -> Option<Finding<Move>> {
    let (cell, laid) = only_cover(draft)?;
    let cell = rest.places(&CellSet::from_iter([cell]));
    let cells = rest.places(draft.problem().covered(laid));
    let piece = rest.pieces(usize::from(laid.kind))[0];
    let message =
        message!("packing-why-one-way", cell = cell.clone(), piece = piece, cells = cells);
    Some(certain(rest, message, cell, &[laid]))
}

/// The maximum size of a hole; people cannot see at a glance how to fill a larger region.
const MOST_CELLS: usize = 16;

/// The maximum number of placements to try for one hole.
const MOST_TRIED: usize = 1000;

/// Finds a hole with exactly one filling, or none.
pub fn hole(rest: &Rest, draft: &Draft) -> Option<Finding<Move>> {
    let regions = draft.regions();
    if !draft.is_connected() || regions.len() < 2 {
        return None;
    }
    let mut holes: Vec<CellSet> =
        regions.into_iter().filter(|hole| hole.len() <= MOST_CELLS).collect();
    holes.sort_by_key(CellSet::len);
    holes.iter().find_map(|hole| {
        let mut filling = Filling { hole, fillings: Vec::new(), tried: 0 };
        filling.fill(draft, &mut Vec::new())?;
        hole_finding(rest, draft, hole, &filling.fillings)
    })
}

fn hole_finding(
    rest: &Rest,
    draft: &Draft,
    hole: &CellSet,
    fillings: &[Vec<Laid>],
) -> Option<Finding<Move>> {
    let (places, count) = (rest.places(hole), hole.len());
    match fillings {
        [] => Some(impossible(
            message!("packing-why-hole-stays", cells = places.clone(), count = count),
            places,
        )),
        [laid] => {
            let mut used = vec![0; draft.left.len()];
            let piece = |laid: &Laid| {
                let kind = usize::from(laid.kind);
                used[kind] += 1;
                rest.pieces(kind)[used[kind] - 1]
            };
            let pieces: Vec<Place> = laid.iter().map(piece).collect();
            let message = message!(
                "packing-why-hole",
                cells = places.clone(),
                count = count,
                pieces = pieces
            );
            Some(certain(rest, message, places, laid))
        }
        _ => None,
    }
}

/// The first two fillings of a hole.
struct Filling<'a> {
    hole: &'a CellSet,
    fillings: Vec<Vec<Laid>>,
    tried: usize,
}

impl Filling<'_> {
    /// Covers the lowest empty cell of the hole in every possible way. Returns `None` if the step
    /// limit is reached.
    fn fill(&mut self, draft: &Draft, laid: &mut Vec<Laid>) -> Option<()> {
        let Some(cell) = self.hole.iter().find(|cell| draft.empty.contains(*cell)) else {
            self.fillings.push(laid.clone());
            return Some(());
        };
        for next in draft.placements_covering(cell) {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return None;
            }
            laid.push(next);
            self.fill(&draft.lay(next), laid)?;
            laid.pop();
            if self.fillings.len() > 1 {
                break;
            }
        }
        Some(())
    }
}
