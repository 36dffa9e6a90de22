//! Short reasons why a position cannot be completed or a puzzle has no solution: reasons that are
//! visible at a glance, and colourings.

use std::collections::BTreeSet;

use super::draft::{Draft, Rest};
use super::{contradiction, impossible};
use crate::control::{Control, Stop};
use crate::explain::Finding;
use crate::message;
use crate::place::Place;
use crate::puzzles::packing::model::{BoardKind, Move, Puzzle};
use crate::puzzles::packing::solve::problem::CellSet;
use crate::puzzles::packing::solve::search::unseen;

/// The node limit when searching for a small set of pieces that do not fit together, about a
/// second.
const MOST_NODES: u64 = 20_000;

/// The maximum size of a set that counts as a short reason.
const MOST_PIECES: usize = 4;

/// Returns a short reason why there is no solution, or `None` if there is a solution or no such
/// reason. Returns an error if the search is stopped.
pub fn why(puzzle: &Puzzle, control: &mut Control) -> Result<Option<Finding<Move>>, Stop> {
    let rest = Rest::of(puzzle.clone());
    let draft = rest.draft();
    if let Some(finding) = contradiction(&rest, &draft) {
        return Ok(Some(finding));
    }
    let set = control.within(MOST_NODES, |control| smallest_set(&draft, control))?;
    Ok(set.flatten().map(|kinds| finding(&rest, &kinds)))
}

/// Returns the smallest set of pieces that cannot be placed together, as kinds in ascending order.
fn smallest_set(draft: &Draft, control: &mut Control) -> Result<Option<Vec<usize>>, Stop> {
    let pieces: Vec<usize> = draft.kinds().flat_map(|kind| vec![kind; draft.left[kind]]).collect();
    for size in 1..=MOST_PIECES.min(pieces.len()) {
        if let Some(set) = grow_set(draft, &pieces, size, &mut Vec::new(), control)? {
            return Ok(Some(set));
        }
    }
    Ok(None)
}

/// Returns the first set of `more` further pieces that cannot be placed together with those in
/// `set`.
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
        // Among pieces of the same shape, one choice is enough.
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

/// Returns `true` if pieces of these kinds can be placed together without an obvious contradiction.
fn can_lie(draft: &Draft, set: &[usize], control: &mut Control) -> Result<bool, Stop> {
    let fewest = (0..set.len()).min_by_key(|index| draft.fits[set[*index]].len());
    let Some(index) = fewest else { return Ok(true) };
    let mut others = set.to_vec();
    let kind = others.remove(index);
    for laid in draft.placements(kind) {
        control.node(&unseen)?;
        let next = draft.lay(laid);
        if dead(&next).is_none() && can_lie(&next, &others, control)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn finding(rest: &Rest, kinds: &[usize]) -> Finding<Move> {
    let number = |index: usize| kinds[..index].iter().filter(|kind| **kind == kinds[index]).count();
    let pieces: Vec<Place> =
        (0..kinds.len()).map(|index| rest.pieces(kinds[index])[number(index)]).collect();
    impossible(message!("packing-why-set", pieces = pieces.clone(), count = pieces.len()), pieces)
}

/// Why a position cannot be completed.
pub enum Dead {
    /// The area of the pieces left differs from the number of empty cells.
    Area,
    /// No piece can cover this cell.
    Cell(usize),
    /// This kind has fewer placements than pieces.
    Kind(usize),
    /// The pieces that fit into this region cannot cover exactly its number of cells.
    Region(CellSet),
}

/// Returns the first reason that applies, if any.
pub fn dead(draft: &Draft) -> Option<Dead> {
    area(draft).or_else(|| cell(draft)).or_else(|| kind(draft)).or_else(|| region(draft))
}

/// Checks whether the area is wrong.
pub fn area(draft: &Draft) -> Option<Dead> {
    let kinds = draft.kinds().map(|kind| draft.left[kind] * draft.problem().kinds[kind].size);
    (kinds.sum::<usize>() != draft.empty.len()).then_some(Dead::Area)
}

/// Finds a cell that no piece can cover.
pub fn cell(draft: &Draft) -> Option<Dead> {
    let reached = draft
        .all_placements()
        .fold(CellSet::default(), |sum, laid| sum.union(draft.problem().covered(laid)));
    draft.empty.without(&reached).iter().next().map(Dead::Cell)
}

/// Finds a piece that does not fit anywhere, or pieces of the same shape with too few placements.
pub fn kind(draft: &Draft) -> Option<Dead> {
    draft.kinds().find(|kind| draft.fits[*kind].len() < draft.left[*kind]).map(Dead::Kind)
}

/// Finds a region of a size that the pieces cannot add up to.
pub fn region(draft: &Draft) -> Option<Dead> {
    if !draft.is_connected() {
        return None;
    }
    draft.regions().into_iter().find(|region| !can_be_made_up(draft, region)).map(Dead::Region)
}

/// Returns `true` if some of the pieces that fit into a region add up to its size.
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
    draft.placements(kind).any(|laid| draft.problem().covered(laid).without(region).is_empty())
}

impl Dead {
    /// Converts the reason to a message.
    pub fn finding(&self, rest: &Rest, draft: &Draft) -> Finding<Move> {
        match self {
            Self::Area => area_finding(rest, draft),
            Self::Cell(cell) => {
                let places = rest.places(&CellSet::from_iter([*cell]));
                impossible(message!("packing-why-unreached", cell = places.clone()), places)
            }
            Self::Kind(kind) => kind_finding(rest, draft, *kind),
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

fn area_finding(rest: &Rest, draft: &Draft) -> Finding<Move> {
    let left: Vec<Place> = draft.kinds().flat_map(|kind| rest.pieces(kind)).collect();
    let area: usize =
        draft.kinds().map(|kind| draft.left[kind] * draft.problem().kinds[kind].size).sum();
    let message = message!("packing-why-area", pieces = area, cells = draft.empty.len());
    impossible(message, if left.is_empty() { rest.places(&draft.empty) } else { left })
}

fn kind_finding(rest: &Rest, draft: &Draft, kind: usize) -> Finding<Move> {
    let (pieces, places) = (rest.pieces(kind), draft.fits[kind].len());
    let message = match places {
        0 => message!("packing-why-no-room", piece = pieces[0]),
        _ => message!("packing-why-few-places", pieces = pieces.clone(), places = places),
    };
    impossible(message, pieces)
}

// Colourings: if some cells are dark, each piece can cover only certain numbers of dark cells. If
// these numbers cannot add up to the number of empty dark cells, the pieces cannot fill the board.

/// The name of a colouring in messages, and whether a cell is dark, by its point in space.
type Colouring = (&'static str, fn([i16; 3]) -> bool);

const FLAT: &[Colouring] = &[
    ("chessboard", |[x, y, _]| (x + y) % 2 == 0),
    ("rows", |[x, _, _]| x % 2 == 0),
    ("columns", |[_, y, _]| y % 2 == 0),
    ("crossings", |[x, y, _]| x % 2 == 0 && y % 2 == 0),
    ("diagonals", |[x, y, _]| (x + y) % 3 == 0),
    ("diagonals", |[x, y, _]| (x + y) % 3 == 1),
    ("diagonals", |[x, y, _]| (x + y) % 3 == 2),
    ("diagonals", |[x, y, _]| (x - y).rem_euclid(3) == 0),
    ("diagonals", |[x, y, _]| (x - y).rem_euclid(3) == 1),
    ("diagonals", |[x, y, _]| (x - y).rem_euclid(3) == 2),
];

/// A ball (layer l, row r, column c) is at (2r+l, 2c+l, l).
const PYRAMID: &[Colouring] = &[
    ("layers", |[_, _, z]| z % 2 == 0),
    ("chessboard", |[x, y, z]| ((x + y) / 2 - z) % 2 == 0),
    ("rows", |[x, _, z]| (x - z) / 2 % 2 == 0),
    ("columns", |[_, y, z]| (y - z) / 2 % 2 == 0),
];

/// Finds a colouring that shows that the pieces cannot fill the empty cells.
pub fn colouring(rest: &Rest, draft: &Draft) -> Option<Finding<Move>> {
    let all = if rest.kind() == BoardKind::Pyramid { PYRAMID } else { FLAT };
    all.iter().find_map(|(name, is_dark)| {
        let dark = dark_cells(rest, draft, *is_dark);
        (!can_sum_up(draft, &dark)).then(|| {
            let (count, light) = (dark.len(), draft.empty.len() - dark.len());
            let message =
                message!("packing-why-colouring", colouring = *name, dark = count, light = light);
            impossible(message, rest.places(&dark))
        })
    })
}

fn dark_cells(rest: &Rest, draft: &Draft, is_dark: fn([i16; 3]) -> bool) -> CellSet {
    let point = |cell: &usize| {
        let on_board = rest.encoding.on_board(&CellSet::from_iter([*cell]));
        rest.puzzle.board().points()[usize::from(on_board[0])]
    };
    draft.empty.iter().filter(|cell| is_dark(point(cell))).collect()
}

/// Returns `true` if the pieces can cover exactly these dark cells.
fn can_sum_up(draft: &Draft, dark: &CellSet) -> bool {
    let light = draft.empty.without(dark);
    let mut sums = vec![false; dark.len() + 1];
    sums[0] = true;
    for kind in draft.kinds() {
        let covered =
            draft.placements(kind).map(|laid| draft.problem().covered(laid).without(&light).len());
        let numbers: BTreeSet<usize> = covered.collect();
        for _ in 0..draft.left[kind] {
            let reached = |sum: usize| {
                numbers.iter().any(|by| sum.checked_sub(*by).is_some_and(|from| sums[from]))
            };
            sums = (0..sums.len()).map(reached).collect();
        }
    }
    sums[dark.len()]
}
