//! Leaving out given pieces as long as exactly one way remains to put them back.

use rand::seq::SliceRandom;

use super::super::model::Puzzle;
use super::super::solve::Encoding;
use super::super::solve::search::is_unique;
use crate::control::{Control, Stop};
use crate::rng::Rng;

/// A challenge that takes more nodes to be proven unique is left alone.
const MOST_NODES: u64 = 300_000;

/// The puzzle with as few given pieces as its one solution needs: without any one of them
/// there would be more. What cannot be left out now cannot be left out later either, so each
/// is tried once. None if it would have more than `most` pieces left, or takes too long.
pub fn thin(
    filled: &Puzzle,
    most: usize,
    rng: &mut Rng,
    control: &mut Control,
) -> Result<Option<Puzzle>, Stop> {
    let mut order: Vec<usize> = (0..filled.pieces().len()).collect();
    order.shuffle(rng);
    let (mut puzzle, mut left) = (filled.clone(), 0);
    for piece in order {
        let lifted = puzzle.lift(piece);
        let encoding = Encoding::new(&lifted);
        let kind = lifted.board().kind();
        let unique =
            control.within(MOST_NODES, |control| is_unique(kind, encoding.problem(), control))?;
        match unique {
            None => return Ok(None),
            Some(false) => {}
            Some(true) if left == most => return Ok(None),
            Some(true) => (puzzle, left) = (lifted, left + 1),
        }
    }
    Ok(Some(puzzle))
}

/// How many pieces are to be placed.
pub fn pieces_left(puzzle: &Puzzle) -> usize {
    (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none()).count()
}
