//! Forcing chains: cells with two candidates each, every one forced by the one
//! before it if the first cell has not a certain number.

use super::board::Board;
use super::deduction::{Deduction, Reason, each_number};

/// A chain whose first or last cell has a number: no cell that sees both has it.
pub fn find(board: &Board) -> Option<Deduction> {
    let two = |at: &usize| board.candidates[*at].count_ones() == 2;
    (0..board.candidates.len()).filter(two).find_map(|start| {
        each_number(board.candidates[start]).find_map(|number| from(board, start, number))
    })
}

/// A cell of a chain.
struct Link {
    at: usize,
    /// What stands here, as a bit, if the first cell has not the number.
    forced: u32,
    /// The link before it.
    before: usize,
}

fn from(board: &Board, start: usize, number: u8) -> Option<Deduction> {
    let bit = 1 << number;
    let mut links = vec![Link { at: start, forced: board.candidates[start] & !bit, before: 0 }];
    let mut reached = vec![false; board.candidates.len()];
    reached[start] = true;
    let mut next = 0;
    // Breadth first, so that the chain is as short as can be.
    while next < links.len() {
        if links[next].forced == bit
            && let Some(deduction) = close(board, &links, next, number)
        {
            return Some(deduction);
        }
        grow(board, &mut links, next, &mut reached);
        next += 1;
    }
    None
}

/// Links every cell with two candidates that loses one to the link `last`.
fn grow(board: &Board, links: &mut Vec<Link>, last: usize, reached: &mut [bool]) {
    let Link { at, forced, .. } = links[last];
    for peer in board.layout.peers(at) {
        let candidates = board.candidates[peer];
        if !reached[peer] && candidates & forced != 0 && candidates.count_ones() == 2 {
            reached[peer] = true;
            links.push(Link { at: peer, forced: candidates & !forced, before: last });
        }
    }
}

/// What follows for the cells that see both ends.
fn close(board: &Board, links: &[Link], last: usize, number: u8) -> Option<Deduction> {
    let (start, end) = (links[0].at, links[last].at);
    let seen = board.layout.peers(end).filter(|at| board.layout.sees(*at, start));
    let effect = board.striking(seen.map(|at| (at, 1 << number)))?;
    let mut cells = vec![end];
    let mut here = last;
    while here != 0 {
        here = links[here].before;
        cells.push(links[here].at);
    }
    cells.reverse();
    Some(Deduction { reason: Reason::Chain { cells, number }, effect })
}
