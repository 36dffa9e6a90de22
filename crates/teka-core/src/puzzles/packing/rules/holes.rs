//! A small region beside others that can be filled in one way only, or in none.

use super::super::solve::problem::{CellSet, Laid};
use super::draft::{Draft, Rest};
use super::{Finding, Move, certain, impossible};
use crate::message;
use crate::place::Place;

/// Larger regions are no holes: nobody sees at once how they can be filled.
const MOST_CELLS: usize = 16;

/// So many pieces may be laid in thought to fill a hole.
const MOST_TRIED: usize = 1000;

/// A hole that can be filled in one way only, or not at all.
pub fn find(rest: &Rest, draft: &Draft) -> Option<Finding<Move>> {
    let regions = draft.regions();
    if !draft.is_connected() || regions.len() < 2 {
        return None;
    }
    let mut holes: Vec<CellSet> =
        regions.into_iter().filter(|hole| hole.len() <= MOST_CELLS).collect();
    holes.sort_by_key(CellSet::len);
    holes.iter().find_map(|hole| {
        let mut filling = Filling { hole, ways: Vec::new(), tried: 0 };
        filling.fill(draft, &mut Vec::new())?;
        tell(rest, draft, hole, &filling.ways)
    })
}

fn tell(rest: &Rest, draft: &Draft, hole: &CellSet, ways: &[Vec<Laid>]) -> Option<Finding<Move>> {
    let (places, count) = (rest.places(hole), hole.len());
    match ways {
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

/// The first two ways to fill a hole.
struct Filling<'a> {
    hole: &'a CellSet,
    ways: Vec<Vec<Laid>>,
    tried: usize,
}

impl Filling<'_> {
    /// Covers the lowest empty cell of the hole in every way; none if it takes too long to tell.
    fn fill(&mut self, draft: &Draft, laid: &mut Vec<Laid>) -> Option<()> {
        let Some(cell) = self.hole.iter().find(|cell| draft.empty.contains(*cell)) else {
            self.ways.push(laid.clone());
            return Some(());
        };
        for next in draft.ways_to_cover(cell) {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return None;
            }
            laid.push(next);
            self.fill(&draft.lay(next), laid)?;
            laid.pop();
            if self.ways.len() > 1 {
                break;
            }
        }
        Some(())
    }
}
