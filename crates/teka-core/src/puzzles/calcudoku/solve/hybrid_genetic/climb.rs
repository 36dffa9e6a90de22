//! Tabu search over swaps within rows. Every step takes the best swap of the
//! whole grid that does not bring a number back too soon. Where no swap is better
//! than staying, what is wrong comes to weigh more, so that the search leaves.
//!
//! What a cell would cost with each number is kept in a table, so that a swap is
//! judged by four look-ups; a swap changes the table for its two cages and the
//! two numbers in its two columns only.

mod prices;

use rand::RngExt;

use super::board::{Board, Numbers};
use super::error::{Goal, logs};
use crate::rng::Rng;

/// What a number that stands twice in a column costs.
const DUPLICATE: u32 = 2;

/// What a number costs that the rules have struck from its cell. So much that
/// nearly all of them go at once and stay away; not forbidden, because a row could
/// then fall into parts that no swap connects.
const OUTSIDE: u32 = 100;

/// What each cage asks for; the same for every individual.
pub struct Sums {
    goals: Vec<Goal>,
    logs: Vec<u32>,
}

impl Sums {
    pub fn new(board: &Board) -> Self {
        let cages = board.puzzle.cages().iter();
        let goals = cages.map(|cage| Goal::new(cage.operator, cage.target)).collect();
        Self { goals, logs: logs(board.size) }
    }
}

/// One walk. Tables by cell and number, or column and number, have a line of
/// `width` entries each.
pub struct Climb<'a> {
    board: &'a Board<'a>,
    sums: &'a Sums,
    numbers: Numbers,
    width: usize,
    /// How often a number stands in a column.
    count: Vec<u8>,
    /// The error of a cell's cage if the cell had that number.
    error: Vec<u32>,
    /// What a cell with that number costs: its cage and its column, weighted,
    /// and what the rules say.
    price: Vec<i32>,
    column_weight: Vec<u32>,
    cage_weight: Vec<u32>,
    /// The step until which a number must not come back to a cell.
    tabu_until: Vec<u32>,
    /// Errors and duplicates, not weighted; 0 is a solution.
    cost: u32,
}

/// Two cells of a row.
#[derive(Clone, Copy)]
struct Swap {
    one: usize,
    other: usize,
}

impl<'a> Climb<'a> {
    pub fn new(board: &'a Board<'a>, sums: &'a Sums, numbers: Numbers) -> Self {
        let (width, cells) = (board.size + 1, board.size * board.size);
        let mut climb = Self {
            board,
            sums,
            width,
            count: vec![0; board.size * width],
            error: vec![0; cells * width],
            price: vec![0; cells * width],
            column_weight: vec![1; board.size * width],
            cage_weight: vec![1; board.cages.len()],
            tabu_until: vec![0; cells * width],
            cost: 0,
            numbers,
        };
        for cell in 0..cells {
            climb.enter(cell, climb.numbers[cell]);
        }
        for cage in 0..board.cages.len() {
            climb.work_out(cage);
            climb.cost += climb.cage_error(cage);
        }
        for column in 0..board.size {
            (1..width).for_each(|number| climb.price_column(column, number));
        }
        climb
    }

    pub fn cost(&self) -> u64 {
        u64::from(self.cost)
    }

    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// Takes the best swap; `now` counts the steps.
    pub fn step(&mut self, now: u32, weights: bool, rng: &mut Rng) {
        let best = self.best_swap(now, rng);
        if weights && best.is_none_or(|(_, gain)| gain >= 0) {
            self.weigh();
        }
        if let Some((swap, _)) = best {
            for cell in [swap.one, swap.other] {
                let place = self.at(cell, self.numbers[cell]);
                self.tabu_until[place] = now + rng.random_range(3..=self.board.size as u32 + 2);
            }
            self.make(swap);
        }
    }

    /// The swap that changes the weighted cost most for the better, or least for
    /// the worse; of equals a random one.
    fn best_swap(&self, now: u32, rng: &mut Rng) -> Option<(Swap, i32)> {
        let (mut best, mut equals) = (None, 0);
        let mut least = i32::MAX;
        for free in &self.board.free {
            for (position, one) in free.iter().enumerate() {
                for other in &free[position + 1..] {
                    let swap = Swap { one: *one, other: *other };
                    let change = self.change(swap);
                    if change > least || self.is_tabu(swap, now) {
                        continue;
                    }
                    equals = if change < least { 1 } else { equals + 1 };
                    least = change;
                    if equals == 1 || rng.random_range(0..equals) == 0 {
                        best = Some((swap, change));
                    }
                }
            }
        }
        best
    }

    /// How a swap changes the weighted cost.
    #[inline]
    fn change(&self, Swap { one, other }: Swap) -> i32 {
        let (a, b) = (self.numbers[one], self.numbers[other]);
        let line = |cell| &self.price[cell * self.width..(cell + 1) * self.width];
        let (at_one, at_other) = (line(one), line(other));
        let (a_at, b_at) = (usize::from(a), usize::from(b));
        let change = at_one[b_at] + at_other[a_at] - at_one[a_at] - at_other[b_at];
        if self.board.cage_of[one] == self.board.cage_of[other] {
            change - self.within_cage(one, other)
        } else {
            change
        }
    }

    /// Numbers that change places in one cage leave its error as it is: what the
    /// prices say about the cage is to be taken back.
    fn within_cage(&self, one: usize, other: usize) -> i32 {
        let weight = self.cage_weight[self.board.cage_of[one]] as i32;
        let error = |cell: usize, number| self.error[self.at(cell, number)] as i32;
        let (a, b) = (self.numbers[one], self.numbers[other]);
        weight * (error(one, b) + error(other, a) - error(one, a) - error(other, b))
    }

    #[inline]
    fn is_tabu(&self, Swap { one, other }: Swap, now: u32) -> bool {
        let until = |cell, number| self.tabu_until[self.at(cell, number)];
        until(one, self.numbers[other]) >= now || until(other, self.numbers[one]) >= now
    }

    fn make(&mut self, Swap { one, other }: Swap) {
        let cages = [self.board.cage_of[one], self.board.cage_of[other]];
        let cages = if cages[0] == cages[1] { &cages[..1] } else { &cages };
        let (a, b) = (self.numbers[one], self.numbers[other]);
        self.cost -= cages.iter().map(|cage| self.cage_error(*cage)).sum::<u32>();
        for (cell, old, new) in [(one, a, b), (other, b, a)] {
            self.leave(cell, old);
            self.enter(cell, new);
        }
        for cage in cages {
            self.work_out(*cage);
            self.cost += self.cage_error(*cage);
        }
        for cell in [one, other] {
            let column = cell % self.board.size;
            self.price_column(column, usize::from(a));
            self.price_column(column, usize::from(b));
        }
    }

    fn enter(&mut self, cell: usize, number: u8) {
        let place = self.at(cell % self.board.size, number);
        self.cost += if self.count[place] > 0 { DUPLICATE } else { 0 };
        self.count[place] += 1;
        self.numbers[cell] = number;
    }

    fn leave(&mut self, cell: usize, number: u8) {
        let place = self.at(cell % self.board.size, number);
        self.count[place] -= 1;
        self.cost -= if self.count[place] > 0 { DUPLICATE } else { 0 };
    }

    fn cage_error(&self, cage: usize) -> u32 {
        let cell = self.board.cages[cage][0];
        self.error[self.at(cell, self.numbers[cell])]
    }

    #[inline]
    fn at(&self, line: usize, number: u8) -> usize {
        line * self.width + usize::from(number)
    }
}
