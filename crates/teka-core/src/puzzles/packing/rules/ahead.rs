//! Looking ahead: of the few placements of a piece, or over a cell, all but one lead to a
//! contradiction. As a last resort, an exhaustive search finds a placement that is in every
//! solution, or shows that there is none.

use super::draft::{Draft, Rest, are_apart};
use super::impossible::dead;
use super::{Finding, Move, certain, forced, impossible};
use crate::control::{Control, Stop};
use crate::message;
use crate::message::Message;
use crate::place::Place;
use crate::puzzles::packing::solve::problem::{CellSet, Laid, Problem};
use crate::puzzles::packing::solve::search::{first, unseen};

/// How far the consequences of a placement are followed.
#[derive(Clone, Copy, PartialEq)]
pub enum Follow {
    /// Only the piece itself is placed.
    Nothing,
    /// Units that then have only one placement are settled as well.
    Singles,
}

impl Follow {
    /// Returns the maximum number of placements that a person would try.
    fn max_placements(self) -> usize {
        match self {
            Self::Nothing => 12,
            Self::Singles => 30,
        }
    }
}

/// A task that has several possible placements.
#[derive(Clone, Copy)]
enum Unit {
    /// Place all pieces of a kind.
    Kind(usize),
    /// Cover a cell.
    Cell(usize),
}

/// Finds a unit that has no placement to spare once those that lead to a contradiction are
/// excluded, trying units with the fewest placements first. Returns an error if the search is
/// stopped.
pub fn look_ahead(
    rest: &Rest,
    draft: &Draft,
    follow: Follow,
    control: &mut Control,
) -> Result<Option<Finding<Move>>, Stop> {
    let mut tried: Vec<Vec<Option<bool>>> =
        draft.problem().kinds.iter().map(|kind| vec![None; kind.placements.len()]).collect();
    for (unit, placements) in units(draft, follow.max_placements()) {
        let needed = if let Unit::Kind(kind) = unit { draft.left[kind] } else { 1 };
        let mut good = Vec::new();
        for laid in &placements {
            let known = &mut tried[usize::from(laid.kind)][usize::from(laid.placement)];
            let is_dead = match *known {
                Some(is_dead) => is_dead,
                None => {
                    control.poll(&unseen)?;
                    *known.insert(is_refuted(draft.lay(*laid), follow))
                }
            };
            if !is_dead {
                good.push(*laid);
            }
            if good.len() > needed {
                break;
            }
        }
        if good.len() <= needed && are_apart(draft.problem(), &good) {
            return Ok(Some(ahead_finding(
                rest,
                draft,
                follow,
                (unit, &placements, &good, needed),
            )));
        }
    }
    Ok(None)
}

/// Returns the kinds and cells with at most `most` placements, those with the fewest first.
fn units(draft: &Draft, most: usize) -> Vec<(Unit, Vec<Laid>)> {
    let counts = draft.cover_counts();
    let few = |count: usize| (1..=most).contains(&count);
    let kinds = draft.kinds().filter(|kind| few(draft.fits[*kind].len()));
    let kinds = kinds.map(|kind| (Unit::Kind(kind), draft.placements(kind).collect::<Vec<_>>()));
    let cells = draft.empty.iter().filter(|cell| few(counts[*cell]));
    let cells = cells.map(|cell| (Unit::Cell(cell), draft.placements_covering(cell).collect()));
    let mut all: Vec<_> = kinds.chain(cells).collect();
    all.sort_by_key(|(_, placements)| placements.len());
    all
}

/// Returns `true` if the position leads to a contradiction.
fn is_refuted(mut draft: Draft, follow: Follow) -> bool {
    loop {
        if dead(&draft).is_some() {
            return true;
        }
        if follow == Follow::Nothing {
            return false;
        }
        let next = forced::only_places(&draft)
            .or_else(|| forced::only_cover(&draft).map(|(_, laid)| vec![laid]));
        let Some(next) = next else { return false };
        draft = next.into_iter().fold(draft, |draft, laid| draft.lay(laid));
    }
}

type Found<'a> = (Unit, &'a [Laid], &'a [Laid], usize);

fn ahead_finding(
    rest: &Rest,
    draft: &Draft,
    follow: Follow,
    (unit, placements, good, needed): Found,
) -> Finding<Move> {
    let because = match unit {
        Unit::Kind(kind) => rest.pieces(kind),
        Unit::Cell(cell) => rest.places(&CellSet::from_iter([cell])),
    };
    let depth = if follow == Follow::Nothing { "at-once" } else { "later" };
    if good.len() < needed {
        let message = message!(
            "packing-why-no-way",
            what = because.clone(),
            ways = placements.len(),
            depth = depth
        );
        return impossible(message, because);
    }
    certain(
        rest,
        said(rest, draft, depth, (unit, placements, good, needed), &because),
        because,
        good,
    )
}

fn said(
    rest: &Rest,
    draft: &Draft,
    depth: &str,
    (unit, placements, good, needed): Found,
    because: &[Place],
) -> Message {
    let cells =
        good.iter().fold(CellSet::default(), |sum, laid| sum.union(draft.problem().covered(*laid)));
    let (cells, placements) = (rest.places(&cells), placements.len());
    match unit {
        Unit::Kind(_) => message!(
            "packing-why-ahead-piece",
            pieces = because[..needed].to_vec(),
            ways = placements,
            depth = depth,
            cells = cells
        ),
        Unit::Cell(_) => message!(
            "packing-why-ahead-cell",
            cell = because.to_vec(),
            ways = placements,
            depth = depth,
            piece = rest.pieces(usize::from(good[0].kind))[0],
            cells = cells
        ),
    }
}

/// Finds a placement without which there is no solution, or reports that there is no solution.
/// Returns an error if the search is stopped.
pub fn trial(
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
            None => return Ok(Some(finding(rest, draft, laid))),
            // The placements after the one left out have new numbers.
            Some(other) => {
                shared.retain(|known| *known != laid && other.contains(&renumbered(*known, laid)))
            }
        }
    }
    Ok(None)
}

/// Returns the problem without one placement.
fn without(problem: &Problem, laid: Laid) -> Problem {
    let mut problem = problem.clone();
    problem.kinds[usize::from(laid.kind)].placements.remove(usize::from(laid.placement));
    problem
}

/// Returns the new number of a placement after another has been left out.
fn renumbered(laid: Laid, gone: Laid) -> Laid {
    let is_after = laid.kind == gone.kind && laid.placement > gone.placement;
    Laid { placement: laid.placement - u16::from(is_after), ..laid }
}

fn finding(rest: &Rest, draft: &Draft, laid: Laid) -> Finding<Move> {
    let piece = rest.pieces(usize::from(laid.kind))[0];
    let cells = rest.places(draft.problem().covered(laid));
    certain(rest, message!("packing-why-trial", piece = piece, cells = cells), vec![piece], &[laid])
}

fn none_left(rest: &Rest, draft: &Draft) -> Finding<Move> {
    let pieces: Vec<Place> = draft.kinds().flat_map(|kind| rest.pieces(kind)).collect();
    impossible(message!("packing-why-nothing-fits", pieces = pieces.len()), pieces)
}
