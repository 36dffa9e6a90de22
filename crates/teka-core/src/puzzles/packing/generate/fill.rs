//! A board filled with a given set of pieces at random.

use rand::seq::SliceRandom;

use super::super::model::{Board, Piece, Puzzle};
use super::super::solve::Encoding;
use super::super::solve::search::first;
use crate::control::{Control, Stop};
use crate::rng::Rng;

/// A search that looks at so many nodes is begun anew in another order.
const MOST_NODES: u64 = 200_000;

/// The board with all the pieces given; none if this search came to nothing. The order of the
/// kinds and of their placements decides which solution is the first.
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
        // Every piece of these sets looks different, so a kind is a piece.
        let piece = order[encoding.pieces(usize::from(laid.kind))[0]];
        filled = filled.lay(piece, encoding.lies_on(laid));
    }
    Ok(Some(filled))
}
