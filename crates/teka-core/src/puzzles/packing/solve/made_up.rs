//! Problems for tests, built without a puzzle: rectangles, and pieces in all orientations.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::problem::{CellSet, Kind, Laid, Problem};

/// The rows and columns of a piece's cells.
pub type Drawing = Vec<(i32, i32)>;

/// Returns a rectangle to fill with these pieces, with its cells numbered along the columns.
pub fn rectangle(rows: usize, columns: usize, pieces: &[Drawing]) -> Problem {
    let mut counts: BTreeMap<BTreeSet<Drawing>, usize> = BTreeMap::new();
    for piece in pieces {
        *counts.entry(turned(piece)).or_default() += 1;
    }
    let kind = |(drawings, count): (BTreeSet<Drawing>, usize)| {
        let drawing = drawings.first().unwrap();
        let (size, connected) = (drawing.len(), is_connected(drawing));
        let placed = drawings.iter().flat_map(|drawing| placed(drawing, rows, columns));
        Kind { count, size, connected, placements: placed.collect() }
    };
    let touching = |cell: usize| {
        let (row, column) = (cell % rows, cell / rows);
        let sides = [
            (row > 0).then(|| cell - 1),
            (row + 1 < rows).then_some(cell + 1),
            (column > 0).then(|| cell - rows),
            (column + 1 < columns).then_some(cell + rows),
        ];
        sides.into_iter().flatten().collect()
    };
    Problem {
        cells: rows * columns,
        touching: (0..rows * columns).map(touching).collect(),
        kinds: counts.into_iter().map(kind).collect(),
    }
}

/// Returns every rotation and mirror image, aligned to the top left.
fn turned(piece: &Drawing) -> BTreeSet<Drawing> {
    let mut drawings = BTreeSet::new();
    let mut drawing = piece.clone();
    for _ in 0..4 {
        drawing = drawing.iter().map(|(row, column)| (*column, -row)).collect();
        drawings.insert(to_corner(drawing.iter().copied()));
        drawings.insert(to_corner(drawing.iter().map(|(row, column)| (*row, -column))));
    }
    drawings
}

fn to_corner(cells: impl Iterator<Item = (i32, i32)> + Clone) -> Drawing {
    let top = cells.clone().map(|(row, _)| row).min().unwrap();
    let left = cells.clone().map(|(_, column)| column).min().unwrap();
    let mut drawing: Drawing = cells.map(|(row, column)| (row - top, column - left)).collect();
    drawing.sort();
    drawing
}

fn is_connected(drawing: &Drawing) -> bool {
    let mut reached = vec![drawing[0]];
    let mut next = 0;
    while let Some((row, column)) = reached.get(next).copied() {
        next += 1;
        for cell in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)] {
            if drawing.contains(&cell) && !reached.contains(&cell) {
                reached.push(cell);
            }
        }
    }
    reached.len() == drawing.len()
}

/// Returns the placements of a drawing.
fn placed(drawing: &Drawing, rows: usize, columns: usize) -> Vec<CellSet> {
    let mut placed = Vec::new();
    for (top, left) in (0..rows).flat_map(|top| (0..columns).map(move |left| (top, left))) {
        let cells =
            drawing.iter().map(|(row, column)| (top + *row as usize, left + *column as usize));
        if cells.clone().all(|(row, column)| row < rows && column < columns) {
            placed.push(cells.map(|(row, column)| column * rows + row).collect());
        }
    }
    placed
}

/// Returns dominoes on a rectangle.
pub fn dominoes(rows: usize, columns: usize) -> Problem {
    rectangle(rows, columns, &vec![vec![(0, 0), (0, 1)]; rows * columns / 2])
}

/// Returns the twelve pentominoes on a rectangle.
pub fn pentominoes(rows: usize, columns: usize) -> Problem {
    let drawn = [
        ".##/##/.#",
        "#####",
        "#/#/#/##",
        ".#/.#/##/#",
        "##/##/#",
        "###/.#/.#",
        "#.#/###",
        "#/#/###",
        "#/##/.##",
        ".#/###/.#",
        ".#/##/.#/.#",
        "##/.#/.##",
    ];
    rectangle(rows, columns, &drawn.map(drawing))
}

fn drawing(text: &str) -> Drawing {
    let row = |(row, line): (usize, &str)| -> Drawing {
        let filled = line.bytes().enumerate().filter(|(_, byte)| *byte == b'#');
        filled.map(|(column, _)| (row as i32, column as i32)).collect()
    };
    text.split('/').enumerate().flat_map(row).collect()
}

/// A strategy for rectangles cut into pieces, some of which are not connected.
pub fn torn() -> impl Strategy<Value = Problem> {
    let sizes = (1..5_usize, 1..6_usize);
    let cells = sizes.prop_flat_map(|(rows, columns)| {
        let joins = prop::collection::vec((0..10_u8, any::<prop::sample::Index>()), rows * columns);
        (Just((rows, columns)), joins)
    });
    cells.prop_map(|((rows, columns), joins)| {
        let mut pieces: Vec<Drawing> = Vec::new();
        let mut piece_of: Vec<usize> = Vec::new();
        for (cell, (how, any)) in joins.iter().enumerate() {
            let piece = match how {
                0..=3 if cell % columns > 0 => piece_of[cell - 1],
                4..=7 if cell >= columns => piece_of[cell - columns],
                8 if !pieces.is_empty() => any.index(pieces.len()),
                _ => pieces.len(),
            };
            pieces.resize(pieces.len().max(piece + 1), Vec::new());
            pieces[piece].push(((cell / columns) as i32, (cell % columns) as i32));
            piece_of.push(piece);
        }
        rectangle(rows, columns, &pieces)
    })
}

/// The maximum number of solutions that [`obvious`] lists.
const MOST: usize = 20_000;

/// Returns every solution with its pieces in order, or `None` if there are too many. Tries every
/// placement that covers the first empty cell, without any pruning.
pub fn obvious(problem: &Problem) -> Option<Vec<Vec<Laid>>> {
    let mut solutions = Vec::new();
    let left: Vec<usize> = problem.kinds.iter().map(|kind| kind.count).collect();
    cover_next(problem, CellSet::default(), left, &mut Vec::new(), &mut solutions);
    solutions.sort();
    (solutions.len() < MOST).then_some(solutions)
}

fn cover_next(
    problem: &Problem,
    filled: CellSet,
    left: Vec<usize>,
    laid: &mut Vec<Laid>,
    solutions: &mut Vec<Vec<Laid>>,
) {
    let Some(empty) = (0..problem.cells).find(|cell| !filled.contains(*cell)) else {
        if left.iter().all(|left| *left == 0) && solutions.len() < MOST {
            let mut solution = laid.clone();
            solution.sort();
            solutions.push(solution);
        }
        return;
    };
    for (number, kind) in problem.kinds.iter().enumerate().filter(|(kind, _)| left[*kind] > 0) {
        for (placement, cells) in kind.placements.iter().enumerate() {
            if cells.contains(empty) && !cells.meets(&filled) && solutions.len() < MOST {
                let mut left = left.clone();
                left[number] -= 1;
                laid.push(Laid { kind: number as u16, placement: placement as u16 });
                cover_next(problem, filled.union(cells), left, laid, solutions);
                laid.pop();
            }
        }
    }
}
