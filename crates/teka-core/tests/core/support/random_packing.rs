//! Small random packing puzzles, and a simple reference solver.

use std::collections::BTreeSet;

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use teka_core::place::Cell;
use teka_core::puzzles::packing::{Board, Piece, Puzzle};
use teka_core::rng::Rng;

/// A solution: the cells of each shape. Pieces of the same shape are not distinguished.
pub type Solution = BTreeSet<(Box<[(u8, u8)]>, Vec<u8>)>;

/// Returns a board of about a dozen cells.
pub fn board(rng: &mut Rng) -> Board {
    match rng.random_range(0..4) {
        0 => Board::pyramid(3).unwrap(),
        1 => Board::rectangle(rng.random_range(2..=4), rng.random_range(3..=4)).unwrap(),
        _ => {
            let all = (0..4).flat_map(|row| (0..4).map(move |column| Cell::new(row, column)));
            let mut cells: Vec<Cell> = all.collect();
            cells.shuffle(rng);
            cells.truncate(rng.random_range(9..=16));
            Board::custom(4, 4, cells).unwrap()
        }
    }
}

/// Returns a puzzle on a random board.
pub fn puzzle(rng: &mut Rng) -> Puzzle {
    let board = board(rng);
    puzzle_on(board, rng)
}

/// Returns a puzzle on this board. Its pieces may or may not fill the board, and some are given.
pub fn puzzle_on(board: Board, rng: &mut Rng) -> Puzzle {
    let mut left = board.cells().len();
    // Occasionally, the area is wrong.
    if rng.random_range(0..12) == 0 {
        left += 1;
    }
    let mut pieces = Vec::new();
    while left > 0 {
        // Many small pieces would have more solutions than a simple search can list.
        let size = rng.random_range(1..=left.min(5)).max(rng.random_range(1..=left.min(3)));
        let letter = char::from(b'A' + pieces.len() as u8);
        pieces.push(Piece::new(letter, &squares(size, rng)).unwrap());
        left -= size;
    }
    let puzzle = Puzzle::new(board, pieces).unwrap();
    let givens = rng.random_range(0..3);
    (0..givens).fold(puzzle, |puzzle, _| with_given(puzzle, rng))
}

/// Returns the cells of a piece, which is rarely disconnected.
fn squares(size: usize, rng: &mut Rng) -> Vec<(u8, u8)> {
    let mut squares = vec![(4u8, 4u8)];
    let step = if rng.random_range(0..15) == 0 { 2 } else { 1 };
    while squares.len() < size {
        let (row, column) = *squares.choose(rng).unwrap();
        let next = *[(row - step, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            .choose(rng)
            .unwrap();
        if !squares.contains(&next) && next.0 > 1 && next.1 > 1 {
            squares.push(next);
        }
    }
    squares
}

/// Makes one more piece given if a random placement fits.
fn with_given(puzzle: Puzzle, rng: &mut Rng) -> Puzzle {
    let piece = rng.random_range(0..puzzle.pieces().len());
    let placements = puzzle.board().placements(&puzzle.pieces()[piece]);
    let place = placements.choose(rng);
    place.and_then(|cells| puzzle.with_given(piece, cells)).unwrap_or(puzzle)
}

/// Returns every solution, found cell by cell.
pub fn solutions(puzzle: &Puzzle) -> BTreeSet<Solution> {
    let pieces = puzzle.pieces().iter();
    let ways = pieces.clone().map(|piece| puzzle.board().placements(piece)).collect();
    let mut twin = Twin { puzzle, ways, laid: Vec::new(), found: BTreeSet::new() };
    let mut filled = vec![false; puzzle.board().cells().len()];
    for piece in 0..puzzle.pieces().len() {
        if let Some(cells) = puzzle.given(piece) {
            cells.iter().for_each(|cell| filled[usize::from(*cell)] = true);
            twin.laid.push((piece, cells.to_vec()));
        }
    }
    if pieces.map(Piece::size).sum::<usize>() == filled.len() {
        twin.go_on(&mut filled);
    }
    twin.found
}

struct Twin<'a> {
    puzzle: &'a Puzzle,
    ways: Vec<Vec<Box<[u8]>>>,
    laid: Vec<(usize, Vec<u8>)>,
    found: BTreeSet<Solution>,
}

impl Twin<'_> {
    fn is_laid(&self, piece: usize) -> bool {
        self.laid.iter().any(|(known, _)| *known == piece)
    }

    /// Returns true if an earlier piece of the same shape has not been placed. It must be placed
    /// first.
    fn has_twin_before(&self, piece: usize) -> bool {
        let shape = |piece: usize| self.puzzle.pieces()[piece].shape();
        (0..piece).any(|other| !self.is_laid(other) && shape(other) == shape(piece))
    }

    fn go_on(&mut self, filled: &mut [bool]) {
        let Some(cell) = filled.iter().position(|filled| !filled) else {
            let shape = |piece: usize| self.puzzle.pieces()[piece].shape();
            let solution = self.laid.iter().map(|(piece, cells)| (shape(*piece), cells.clone()));
            self.found.insert(solution.collect());
            return;
        };
        for piece in 0..self.ways.len() {
            if self.is_laid(piece) || self.has_twin_before(piece) {
                continue;
            }
            for cells in self.ways[piece].clone() {
                let clear = cells.iter().all(|cell| !filled[usize::from(*cell)]);
                if !clear || !cells.contains(&(cell as u8)) {
                    continue;
                }
                cells.iter().for_each(|cell| filled[usize::from(*cell)] = true);
                self.laid.push((piece, cells.to_vec()));
                self.go_on(filled);
                self.laid.pop();
                cells.iter().for_each(|cell| filled[usize::from(*cell)] = false);
            }
        }
    }
}
