//! Trial of one number: it is imagined in a cell, and easier rules lead to a
//! contradiction. Only one number is ever imagined.

use super::board::Board;
use super::deduction::{Deduction, Effect, Find, Finder, GoOn, Reason, each_number};
use super::{EXTREME, LADDER, NORMAL};
use crate::control::Stop;

/// How many steps are looked ahead, again and again: a short refutation is easier to
/// follow, but to find the very shortest would take too long.
const DEPTHS: [usize; 4] = [4, 12, 40, usize::MAX];

/// A number refuted by singles and the fillings of cages.
pub fn by_simple(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shallow(board, &up_to(NORMAL), go_on)
}

/// A number refuted by all the rules that imagine nothing.
pub fn by_all(board: &Board, go_on: GoOn<'_>) -> Result<Option<Deduction>, Stop> {
    shallow(board, &up_to(EXTREME), go_on)
}

/// The rules up to a grade that imagine nothing, without those that others cover.
fn up_to(most: usize) -> Vec<Find> {
    let plain = |(grade, finder): &(usize, Finder)| match finder {
        Finder::Quick(find) if *grade <= most => Some(*find),
        _ => None,
    };
    LADDER.iter().filter_map(plain).collect()
}

/// A number that is refuted within about the fewest steps, in the cells with the
/// fewest candidates first.
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

/// The contradiction that a number in a cell leads to in at most `most` steps.
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
