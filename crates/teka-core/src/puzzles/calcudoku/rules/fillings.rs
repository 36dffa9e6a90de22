//! The ways to fill a cage: every operator comes down to sums or products to be met.

use std::ops::ControlFlow;

use super::board::Board;
use crate::puzzles::calcudoku::model::Operator;

/// The most numbers tried in one cage. Six open cells of a 9x9 grid need fewer;
/// where more are needed, hardly anything follows from the cage.
const MOST_TRIED: u32 = 200_000;

/// There are too many fillings to try.
pub struct TooMany;

/// Hands every filling that the candidates allow to `found`, in the order of the
/// cage's cells, until it has enough. A filling may come twice under a hidden operator.
pub fn each(
    board: &Board,
    cage: usize,
    found: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> Result<(), TooMany> {
    let clue = &board.layout.puzzle.cages()[cage];
    let mut tried = 0;
    for goal in goals(clue.operator, clue.target, board.layout.size as u64) {
        let mut search = Search::new(board, cage, &goal);
        search.tried = tried;
        match search.fill(0, goal.total, found) {
            ControlFlow::Break(End::Enough) => return Ok(()),
            ControlFlow::Break(End::TooMany) => return Err(TooMany),
            ControlFlow::Continue(()) => tried = search.tried,
        }
    }
    Ok(())
}

/// What the numbers of a filling must come to.
struct Goal {
    product: bool,
    total: u64,
    /// The largest number; any where there is none.
    largest: Option<u64>,
}

fn goals(operator: Operator, target: u64, size: u64) -> Vec<Goal> {
    let plain = |product| vec![Goal { product, total: target, largest: None }];
    match operator {
        Operator::Add | Operator::Equal => plain(false),
        Operator::Multiply => plain(true),
        // The largest minus the rest is the target: all together are twice the largest less the target.
        Operator::Subtract => (1..=size)
            .filter(|largest| 2 * largest >= target)
            .map(|largest| Goal {
                product: false,
                total: 2 * largest - target,
                largest: Some(largest),
            })
            .collect(),
        // The largest over the rest is the target: the rest is the largest over the target.
        Operator::Divide => (1..=size)
            .filter(|largest| target > 0 && largest % target == 0)
            .map(|largest| Goal {
                product: true,
                total: largest * (largest / target),
                largest: Some(largest),
            })
            .collect(),
        Operator::Hidden => {
            let all = [Operator::Add, Operator::Subtract, Operator::Multiply, Operator::Divide];
            all.into_iter().flat_map(|operator| goals(operator, target, size)).collect()
        }
    }
}

/// Why a search ends early.
enum End {
    Enough,
    TooMany,
}

struct Search<'a> {
    goal: &'a Goal,
    /// What each cell may hold.
    allowed: Vec<u32>,
    /// The cells before each that share a line with it.
    seen: Vec<Vec<usize>>,
    /// The least and the most that the cells from each one on can come to.
    bounds: Vec<(u64, u64)>,
    numbers: Vec<u8>,
    tried: u32,
}

impl<'a> Search<'a> {
    fn new(board: &Board, cage: usize, goal: &'a Goal) -> Self {
        let cells = &board.layout.cages[cage];
        let small = goal.largest.map_or(u32::MAX, |largest| (2 << largest) - 1);
        let allowed: Vec<u32> = cells.iter().map(|at| board.candidates[*at] & small).collect();
        let seen_from = |here: usize| {
            (0..here).filter(|before| board.layout.sees(cells[here], cells[*before])).collect()
        };
        let seen = (0..cells.len()).map(seen_from).collect();
        let bounds = bounds(&allowed, goal.product);
        Self { goal, allowed, seen, bounds, numbers: vec![0; cells.len()], tried: 0 }
    }

    /// Fills the cells from `here` on so that they come to `rest`.
    fn fill(
        &mut self,
        here: usize,
        rest: u64,
        found: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> ControlFlow<End> {
        let (least, most) = self.bounds[here];
        if rest < least || rest > most {
            return ControlFlow::Continue(());
        }
        let Some(allowed) = self.allowed.get(here) else { return self.filled(found) };
        let taken = |mask, before: &usize| mask | 1 << self.numbers[*before];
        let mut left = allowed & !self.seen[here].iter().fold(0u32, taken);
        while left != 0 {
            let number = left.trailing_zeros();
            left &= left - 1;
            let Some(rest) = self.after(rest, u64::from(number)) else { continue };
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return ControlFlow::Break(End::TooMany);
            }
            self.numbers[here] = number as u8;
            self.fill(here + 1, rest, found)?;
        }
        ControlFlow::Continue(())
    }

    /// What is left to come to after a number, if it fits.
    fn after(&self, rest: u64, number: u64) -> Option<u64> {
        if self.goal.product {
            rest.is_multiple_of(number).then(|| rest / number)
        } else {
            rest.checked_sub(number)
        }
    }

    fn filled(&self, found: &mut dyn FnMut(&[u8]) -> ControlFlow<()>) -> ControlFlow<End> {
        let largest = self.numbers.iter().max().map(|number| u64::from(*number));
        if self.goal.largest.is_some() && largest != self.goal.largest {
            return ControlFlow::Continue(());
        }
        found(&self.numbers).map_break(|()| End::Enough)
    }
}

/// The least and the most that the cells from each one on can come to; the last
/// entry is for no cells at all. A cell with nothing allowed makes every bound too large.
fn bounds(allowed: &[u32], product: bool) -> Vec<(u64, u64)> {
    let join = |a: u64, b: u64| if product { a.saturating_mul(b) } else { a.saturating_add(b) };
    let none = if product { 1 } else { 0 };
    let mut bounds = vec![(none, none)];
    for mask in allowed.iter().rev() {
        let (least, most) = bounds[bounds.len() - 1];
        bounds.push(match mask {
            0 => (u64::MAX, 0),
            _ => (join(least, mask.trailing_zeros().into()), join(most, mask.ilog2().into())),
        });
    }
    bounds.reverse();
    bounds
}
