//! Builds problems from flat boards and pieces with simple code.

use std::collections::BTreeSet;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use teka_core::puzzles::packing::solve::problem::{CellSet, Kind, Problem};

/// A row and a column.
pub type Spot = (i16, i16);

/// Returns the spots of a rectangle, column by column.
pub fn rectangle(rows: i16, columns: i16) -> Vec<Spot> {
    (0..columns).flat_map(|column| (0..rows).map(move |row| (row, column))).collect()
}

/// Returns the problem of filling `board` with `pieces`, which may be rotated and flipped.
pub fn problem(board: &[Spot], pieces: &[Vec<Spot>]) -> Problem {
    let mut kinds: Vec<Kind> = Vec::new();
    for piece in pieces {
        let placements = placements(board, piece);
        let size = piece.len();
        let alike =
            kinds.iter_mut().find(|kind| kind.size == size && kind.placements == placements);
        match alike.filter(|kind| !kind.placements.is_empty()) {
            Some(kind) => kind.count += 1,
            None => kinds.push(Kind { count: 1, size, connected: connected(piece), placements }),
        }
    }
    let touching =
        board.iter().map(|spot| around(*spot).filter_map(|other| find(board, other)).collect());
    Problem { cells: board.len(), touching: touching.collect(), kinds }
}

fn placements(board: &[Spot], piece: &[Spot]) -> Vec<CellSet> {
    let mut all = BTreeSet::new();
    for turned in turns(piece) {
        for (row, column) in board {
            let (first_row, first_column) = turned[0];
            let moved =
                turned.iter().map(|(r, c)| (r - first_row + row, c - first_column + column));
            all.extend(moved.map(|spot| find(board, spot)).collect::<Option<CellSet>>());
        }
    }
    all.into_iter().collect()
}

fn turns(piece: &[Spot]) -> Vec<Vec<Spot>> {
    let signs = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let turned = signs.iter().flat_map(|(a, b)| {
        let straight = piece.iter().map(move |(row, column)| (a * row, b * column));
        let across = piece.iter().map(move |(row, column)| (b * column, a * row));
        [straight.collect(), across.collect()]
    });
    turned.collect()
}

pub fn around((row, column): Spot) -> impl Iterator<Item = Spot> {
    [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter().map(move |(r, c)| (row + r, column + c))
}

fn find(board: &[Spot], spot: Spot) -> Option<usize> {
    board.iter().position(|one| *one == spot)
}

fn connected(piece: &[Spot]) -> bool {
    let mut reached = vec![piece[0]];
    let mut at = 0;
    while let Some(spot) = reached.get(at).copied() {
        let new = around(spot).filter(|one| piece.contains(one) && !reached.contains(one));
        reached.extend(new.collect::<Vec<_>>());
        at += 1;
    }
    reached.len() == piece.len()
}

/// Cuts a board into pieces of `sizes`. If `whole` is close to 1, most of them are connected.
pub fn cut(
    board: &[Spot],
    sizes: std::ops::RangeInclusive<usize>,
    whole: f64,
    rng: &mut ChaCha8Rng,
) -> Vec<Vec<Spot>> {
    let mut rest = board.to_vec();
    let mut pieces = Vec::new();
    while !rest.is_empty() {
        let mut piece = vec![rest.swap_remove(rng.random_range(..rest.len()))];
        let size = rng.random_range(sizes.clone());
        while piece.len() < size && !rest.is_empty() {
            let near: Vec<usize> = (0..rest.len())
                .filter(|at| around(rest[*at]).any(|one| piece.contains(&one)))
                .collect();
            let anywhere = !rng.random_bool(whole);
            match near.len() {
                _ if anywhere => piece.push(rest.swap_remove(rng.random_range(..rest.len()))),
                0 => break,
                some => piece.push(rest.swap_remove(near[rng.random_range(..some)])),
            }
        }
        pieces.push(piece);
    }
    pieces
}

/// Adds `more` cells before and after the existing ones, and one piece that must cover all of them.
pub fn widened(problem: &Problem, more: usize) -> Problem {
    let first = more / 2;
    let raise = |cells: &CellSet| cells.iter().map(|cell| cell + first).collect();
    let cells = problem.cells + more;
    let new: Vec<usize> = (0..first).chain(first + problem.cells..cells).collect();
    let mut touching = vec![CellSet::default(); cells];
    for (cell, old) in problem.touching.iter().enumerate() {
        touching[cell + first] = raise(old);
    }
    for pair in new.windows(2) {
        touching[pair[0]].insert(pair[1]);
        touching[pair[1]].insert(pair[0]);
    }
    let mut kinds = problem.kinds.clone();
    kinds.iter_mut().for_each(|kind| kind.placements = kind.placements.iter().map(raise).collect());
    let filler = vec![new.into_iter().collect()];
    kinds.push(Kind { count: 1, size: more, connected: true, placements: filler });
    Problem { cells, touching, kinds }
}

/// Parses pieces in the text format of the algorithm-strategies course: the rows of a piece consist
/// of its letter.
pub fn drawn(text: &str) -> Vec<Vec<Spot>> {
    let mut pieces: Vec<(char, Vec<Spot>, i16)> = Vec::new();
    for line in text.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
        let letter = line.trim().chars().next().unwrap();
        if pieces.last().is_none_or(|piece| piece.0 != letter) {
            pieces.push((letter, Vec::new(), 0));
        }
        let (_, spots, row) = pieces.last_mut().unwrap();
        let filled = line.chars().zip(0..).filter(|(one, _)| *one == letter);
        spots.extend(filled.map(|(_, column)| (*row, column)));
        *row += 1;
    }
    pieces.into_iter().map(|piece| piece.1).collect()
}
