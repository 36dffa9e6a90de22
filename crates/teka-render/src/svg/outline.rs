//! Outlines around sets of cells, with rounded corners, and the connected parts of such sets.
//!
//! They draw the frames of boards and bodies of any shape.

use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::Cell;

use super::CELL;
use crate::markup::num;

/// A corner of the grid, as a column and a row.
type Corner = (i32, i32);

/// Returns the path around `cells`, `inset` inside their edges, with corners of this `radius`. The
/// radius of concave corners grows with the inset, so that nested lines stay parallel.
pub fn outline(cells: &BTreeSet<Cell>, inset: f64, radius: f64) -> String {
    loops(cells)
        .iter()
        .map(|corners| rounded(&inset_by(corners, inset), radius, inset + 2.0))
        .collect()
}

/// Returns the corners of every closed line around the cells, with the inside on the right. Cells
/// that touch only at a corner get separate lines.
fn loops(cells: &BTreeSet<Cell>) -> Vec<Vec<Corner>> {
    let mut edges = edges(cells);
    let mut loops = Vec::new();
    while let Some(start) = edges.keys().next().copied() {
        let walked = walk(&mut edges, start);
        loops.push(turning_points(&walked));
    }
    loops
}

/// Returns the edges of the border from corner to corner, clockwise around each cell.
fn edges(cells: &BTreeSet<Cell>) -> BTreeMap<Corner, Vec<Corner>> {
    let spots: BTreeSet<Corner> =
        cells.iter().map(|cell| (i32::from(cell.column), i32::from(cell.row))).collect();
    let mut edges: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for &(x, y) in &spots {
        let sides = [
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ];
        for (_, from, to) in sides.into_iter().filter(|(beyond, ..)| !spots.contains(beyond)) {
            edges.entry(from).or_default().push(to);
        }
    }
    edges
}

/// Removes one closed line from the edges and returns it.
fn walk(edges: &mut BTreeMap<Corner, Vec<Corner>>, start: Corner) -> Vec<Corner> {
    let mut walked = vec![start];
    let mut heading = (0, 0);
    let mut here = start;
    while let Some(next) = take_edge(edges, here, heading) {
        heading = (next.0 - here.0, next.1 - here.1);
        here = next;
        if here == start {
            break;
        }
        walked.push(here);
    }
    walked
}

/// Removes and returns the edge that leaves `here`; if there are two, the one that turns right.
fn take_edge(
    edges: &mut BTreeMap<Corner, Vec<Corner>>,
    here: Corner,
    heading: Corner,
) -> Option<Corner> {
    let ends = edges.get_mut(&here)?;
    let right = (here.0 - heading.1, here.1 + heading.0);
    let at = ends.iter().position(|end| *end == right).unwrap_or(0);
    let next = ends.swap_remove(at);
    if ends.is_empty() {
        edges.remove(&here);
    }
    Some(next)
}

fn turning_points(walked: &[Corner]) -> Vec<Corner> {
    let count = walked.len();
    let turns = |&i: &usize| {
        let (a, b, c) = (walked[(i + count - 1) % count], walked[i], walked[(i + 1) % count]);
        (b.0 - a.0, b.1 - a.1) != (c.0 - b.0, c.1 - b.1)
    };
    (0..count).filter(turns).map(|i| walked[i]).collect()
}

/// Moves every corner inwards. Returns points in the units of the drawing.
fn inset_by(corners: &[Corner], inset: f64) -> Vec<(f64, f64)> {
    let count = corners.len();
    let inward = |from: Corner, to: Corner| {
        let heading = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        (f64::from(-heading.1), f64::from(heading.0))
    };
    let moved = |i: usize| {
        let (before, here, after) =
            (corners[(i + count - 1) % count], corners[i], corners[(i + 1) % count]);
        let (a, b) = (inward(before, here), inward(here, after));
        (
            f64::from(here.0) * CELL + inset * (a.0 + b.0),
            f64::from(here.1) * CELL + inset * (a.1 + b.1),
        )
    };
    (0..count).map(moved).collect()
}

/// Returns a closed path through the points, with rounded corners.
fn rounded(points: &[(f64, f64)], radius: f64, hollow: f64) -> String {
    let count = points.len();
    let mut path = String::new();
    for i in 0..count {
        let (before, here, after) =
            (points[(i + count - 1) % count], points[i], points[(i + 1) % count]);
        let short = length(before, here).min(length(here, after));
        let turn =
            (here.0 - before.0) * (after.1 - here.1) - (here.1 - before.1) * (after.0 - here.0);
        let radius = if turn > 0.0 { radius } else { hollow }.min(short / 2.0);
        let (start, end) = (towards(here, before, radius), towards(here, after, radius));
        path += if i == 0 { "M" } else { "L" };
        path += &format!("{} {}", num(start.0), num(start.1));
        let r = num(radius);
        path += &format!("A{r} {r} 0 0 {} {} {}", u8::from(turn > 0.0), num(end.0), num(end.1));
    }
    path + "Z"
}

fn length(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn towards(from: (f64, f64), to: (f64, f64), distance: f64) -> (f64, f64) {
    let fraction = if length(from, to) > 0.0 { distance / length(from, to) } else { 0.0 };
    (from.0 + (to.0 - from.0) * fraction, from.1 + (to.1 - from.1) * fraction)
}

/// Splits cells into connected parts, the topmost part first.
pub fn parts(mut rest: BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut parts = Vec::new();
    while let Some(first) = rest.pop_first() {
        let (mut part, mut reached) = (BTreeSet::from([first]), vec![first]);
        while let Some(cell) = reached.pop() {
            reached.extend(beside(cell).filter(|cell| rest.remove(cell)));
            part.extend(reached.iter().copied());
        }
        parts.push(part);
    }
    parts
}

fn beside(Cell { row, column }: Cell) -> impl Iterator<Item = Cell> {
    let beside = [
        (row.checked_add(1), Some(column)),
        (row.checked_sub(1), Some(column)),
        (Some(row), column.checked_add(1)),
        (Some(row), column.checked_sub(1)),
    ];
    beside.into_iter().filter_map(|(row, column)| Some(Cell::new(row?, column?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners(cells: &[(u8, u8)]) -> Vec<Vec<Corner>> {
        loops(&cells.iter().map(|&(row, column)| Cell::new(row, column)).collect())
    }

    #[test]
    fn a_line_around_cells_turns_only_at_corners() {
        assert_eq!(corners(&[]), Vec::<Vec<Corner>>::new());
        assert_eq!(corners(&[(0, 0), (0, 1)]), [[(0, 0), (2, 0), (2, 1), (0, 1)]]);
        let bend = [[(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 2)]];
        assert_eq!(corners(&[(0, 0), (1, 0), (1, 1)]), bend);
    }

    #[test]
    fn cells_that_touch_at_a_corner_and_holes_have_lines_of_their_own() {
        assert_eq!(corners(&[(0, 0), (1, 1)]).len(), 2);
        let ring: Vec<(u8, u8)> = (0..9).filter(|i| *i != 4).map(|i| (i / 3, i % 3)).collect();
        assert_eq!(corners(&ring).iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
    }

    #[test]
    fn a_corner_does_not_hold_cells_together() {
        let cells = [(0, 0), (0, 1), (1, 2), (2, 2), (4, 0)];
        let cells = cells.map(|(row, column)| Cell::new(row, column));
        let sizes: Vec<usize> = parts(cells.into()).iter().map(BTreeSet::len).collect();
        assert_eq!(sizes, [2, 2, 1]);
    }
}
