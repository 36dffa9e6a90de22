//! Fills a board at random with a given set of pieces, or cuts it at random into pieces. Either
//! way, the solution comes first.

use rand::RngExt;
use rand::seq::SliceRandom;

use super::boards::{SMALL, piece, pieces};
use crate::control::{Control, Stop};
use crate::puzzles::packing::model::{Board, CellIndex, Piece, Puzzle};
use crate::puzzles::packing::solve::Encoding;
use crate::puzzles::packing::solve::search::{first, unseen};
use crate::rng::Rng;

/// The node limit after which a search restarts in another order.
const MOST_NODES: u64 = 200_000;

/// Returns the board with all pieces given, or `None` if this search found no solution. The random
/// order of the pieces decides which solution is found first.
pub fn fill(
    board: Board,
    pieces: Vec<Piece>,
    rng: &mut Rng,
    control: &mut Control,
) -> Result<Option<Puzzle>, Stop> {
    let kind = board.kind();
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    order.shuffle(rng);
    let shuffled = order.iter().map(|piece| pieces[*piece].clone()).collect();
    let (Some(puzzle), Some(mut filled)) =
        (Puzzle::new(board.clone(), shuffled), Puzzle::new(board, pieces))
    else {
        return Ok(None);
    };
    let encoding = Encoding::new(&puzzle);
    let solution =
        control.within(MOST_NODES, |control| first(kind, encoding.problem(), control))?;
    let Some(solution) = solution.flatten() else { return Ok(None) };
    for laid in solution {
        // All pieces of these sets have different shapes, so each kind is one piece.
        let piece = order[encoding.pieces(usize::from(laid.kind))[0]];
        filled = filled.lay(piece, encoding.lies_on(laid));
    }
    Ok(Some(filled))
}

/// The number of parts to try before a cut is abandoned.
const MOST_TRIED: usize = 500;

/// The minimum size of a part.
const LEAST: usize = 3;

/// A board that is being cut.
struct Cut<'a> {
    board: &'a Board,
    /// The placements of small pieces that cover each cell.
    covering: Vec<Vec<(usize, &'a [CellIndex])>>,
    taken: Vec<bool>,
    parts: Vec<(usize, &'a [CellIndex])>,
    tried: usize,
}

/// Cuts the board into parts and returns it with all of them given as pieces, or `None` if this cut
/// failed.
pub fn cut(board: Board, rng: &mut Rng, control: &mut Control) -> Result<Option<Puzzle>, Stop> {
    let small: Vec<_> = SMALL.iter().filter_map(|drawing| piece('A', drawing)).collect();
    let placements: Vec<_> = small.iter().map(|piece| board.placements(piece)).collect();
    let cells = board.cells().len();
    let mut covering = vec![Vec::new(); cells];
    for (shape, all) in placements.iter().enumerate() {
        for part in all {
            part.iter().for_each(|cell| covering[usize::from(*cell)].push((shape, &part[..])));
        }
    }
    let mut cut =
        Cut { board: &board, covering, taken: vec![false; cells], parts: Vec::new(), tried: 0 };
    let done = cut.go_on(rng, control)?;
    let parts: Vec<(usize, Box<[CellIndex]>)> =
        cut.parts.iter().map(|(shape, part)| (*shape, (*part).into())).collect();
    Ok(if done { puzzle(board, parts) } else { None })
}

fn puzzle(board: Board, parts: Vec<(usize, Box<[CellIndex]>)>) -> Option<Puzzle> {
    let pieces = pieces(parts.iter().map(|(shape, _)| SMALL[*shape]))?;
    let puzzle = Puzzle::new(board, pieces)?;
    let all = parts.into_iter().enumerate();
    Some(all.fold(puzzle, |puzzle, (piece, (_, cells))| puzzle.lay(piece, cells)))
}

impl<'a> Cut<'a> {
    /// Cuts off a part that covers the most confined cell, then cuts the rest. Returns `false` if
    /// that is impossible or took too long, and an error if the search is stopped.
    fn go_on(&mut self, rng: &mut Rng, control: &mut Control) -> Result<bool, Stop> {
        let free = (0..self.taken.len()).filter(|cell| !self.taken[*cell]);
        let Some(cell) = free.min_by_key(|cell| self.room_beside(*cell)) else { return Ok(true) };
        for part in self.candidates(cell, rng) {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return Ok(false);
            }
            control.poll(&unseen)?;
            self.set(part.1, true);
            self.parts.push(part);
            if self.rest_is_large() && self.go_on(rng, control)? {
                return Ok(true);
            }
            self.parts.pop();
            self.set(part.1, false);
        }
        Ok(false)
    }

    /// Returns the parts that can be cut off at a cell in random order, new shapes first.
    fn candidates(&self, cell: usize, rng: &mut Rng) -> Vec<(usize, &'a [CellIndex])> {
        let is_free = |part: &[CellIndex]| part.iter().all(|cell| !self.taken[usize::from(*cell)]);
        let all = self.covering[cell].iter().filter(|(_, part)| is_free(part));
        let mut candidates: Vec<_> = all.copied().collect();
        candidates.shuffle(rng);
        // Occasionally allow a shape to repeat.
        let strict = rng.random_range(0..8) > 0;
        let is_known = |shape: usize| strict && self.parts.iter().any(|(known, _)| *known == shape);
        candidates.sort_by_key(|(shape, _)| is_known(*shape));
        candidates
    }

    fn set(&mut self, part: &[CellIndex], taken: bool) {
        part.iter().for_each(|cell| self.taken[usize::from(*cell)] = taken);
    }

    fn room_beside(&self, cell: usize) -> usize {
        self.board.touching(cell).filter(|near| !self.taken[*near]).count()
    }

    /// Returns `true` if no remaining region is too small for a piece.
    fn rest_is_large(&self) -> bool {
        let mut seen = self.taken.clone();
        (0..seen.len()).all(|cell| seen[cell] || self.flood(cell, &mut seen) >= LEAST)
    }

    fn flood(&self, cell: usize, seen: &mut [bool]) -> usize {
        let (mut edge, mut size) = (vec![cell], 0);
        seen[cell] = true;
        while let Some(cell) = edge.pop() {
            size += 1;
            for near in self.board.touching(cell) {
                if !std::mem::replace(&mut seen[near], true) {
                    edge.push(near);
                }
            }
        }
        size
    }
}
