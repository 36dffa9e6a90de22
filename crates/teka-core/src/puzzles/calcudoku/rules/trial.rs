//! Rules that make an assumption. A forcing chain links cells with two candidates: if the first
//! cell does not contain a certain number, each cell forces the next. A trial assumes one number
//! and applies easier rules until they reach a contradiction. Assumptions are never nested.

use super::board::Board;
use super::deduction::{Deduction, Effect, Find, Finder, GoOn, Reason, each_number};
use super::{EXTREME, LADDER, NORMAL};
use crate::control::Stop;

/// The step limits, tried in turn. A short contradiction is easier to follow, but finding the
/// shortest one would take too long.
const DEPTHS: [usize; 4] = [4, 12, 40, usize::MAX];

/// Finds a number that leads to a contradiction with singles and the fillings of cages.
pub fn by_simple(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shallow(board, &up_to(NORMAL), go_on)
}

/// Finds a number that leads to a contradiction with all rules that make no assumption.
pub fn by_all(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shallow(board, &up_to(EXTREME), go_on)
}

/// Returns the rules up to a grade that make no assumption, except those that others cover.
fn up_to(most: usize) -> Vec<Find> {
    let plain = |(grade, finder): &(usize, Finder)| match finder {
        Finder::Quick(find) if *grade <= most => Some(*find),
        _ => None,
    };
    LADDER.iter().filter_map(plain).collect()
}

/// Finds a number that leads to a contradiction in close to the fewest steps, trying the cells with
/// the fewest candidates first.
fn shallow(board: &Board, rules: &[Find], go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    let mut cells: Vec<usize> =
        (0..board.candidates.len()).filter(|at| !board.is_fixed(*at)).collect();
    cells.sort_by_key(|at| board.candidates[*at].count_ones());
    for most in DEPTHS {
        for cell in &cells {
            for number in each_number(board.candidates[*cell]) {
                let found = refute(board, *cell, number, rules, most, go_on)?;
                if let Some((reason, effect)) =
                    found.and_then(|reason| Some((reason, board.striking([(*cell, 1 << number)])?)))
                {
                    return Ok(Some(Deduction { reason, effect }));
                }
            }
        }
    }
    Ok(None)
}

/// Returns the contradiction that a number in a cell leads to within `most` steps, if there is one.
fn refute(
    board: &Board,
    cell: usize,
    number: u8,
    rules: &[Find],
    most: usize,
    go_on: GoOn<'_>,
) -> Result<Option<Reason>, Stop> {
    let mut board = board.clone();
    board.place(cell, number);
    for steps in 0..most {
        go_on()?;
        let Some(Deduction { reason, effect }) = rules.iter().find_map(|rule| rule(&board)) else {
            return Ok(None);
        };
        if !board.apply(&effect) {
            let end = Box::new(match effect {
                Effect::Starves(cell) => Reason::NoNumber { cell },
                _ => reason,
            });
            return Ok(Some(Reason::Trial { cell, number, steps, end }));
        }
    }
    Ok(None)
}

/// Finds a chain whose first or last cell must contain a number, so that no cell that sees both can
/// contain it.
pub fn forcing_chain(board: &Board) -> Option<Deduction> {
    let two = |at: &usize| board.candidates[*at].count_ones() == 2;
    (0..board.candidates.len()).filter(two).find_map(|start| {
        each_number(board.candidates[start]).find_map(|number| from(board, start, number))
    })
}

/// A cell of a chain.
struct Link {
    at: usize,
    /// The number that is forced here, as a bit, if the first cell does not contain its number.
    forced: u32,
    /// The previous link.
    before: usize,
}

fn from(board: &Board, start: usize, number: u8) -> Option<Deduction> {
    let bit = 1 << number;
    let mut links = vec![Link { at: start, forced: board.candidates[start] & !bit, before: 0 }];
    let mut reached = vec![false; board.candidates.len()];
    reached[start] = true;
    let mut next = 0;
    // Breadth-first, so that the chain is as short as possible.
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

/// Adds every cell with two candidates that loses one of them to the link `last`.
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

/// Returns the deduction for the cells that see both ends.
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
