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
use super::demand::Demands;
use crate::rng::Rng;

/// What a number that stands twice in a column costs.
const DUPLICATE: u32 = 2;

/// One walk. Tables by cell and number, or column and number, have a line of
/// `width` entries each.
pub struct Climb<'a> {
    board: &'a Board<'a>,
    demands: &'a Demands,
    numbers: Numbers,
    width: usize,
    /// How often a number stands in a column.
    count: Vec<u32>,
    /// The error of a cell's cage if the cell had that number.
    error: Vec<u32>,
    /// What a cell with that number costs: its cage and its column, weighted,
    /// and what the rules say.
    price: Vec<i32>,
    column_weight: Vec<u32>,
    cage_weight: Vec<u32>,
    /// The step until which a number must not come back to a cell.
    tabu_until: Vec<u32>,
    /// Room for the numbers of a cage.
    inside: Vec<u8>,
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
    pub fn new(board: &'a Board<'a>, demands: &'a Demands, numbers: Numbers) -> Self {
        let (width, cells) = (board.size + 1, board.size * board.size);
        let mut climb = Self {
            board,
            demands,
            width,
            count: vec![0; board.size * width],
            error: vec![0; cells * width],
            price: vec![0; cells * width],
            column_weight: vec![1; board.size * width],
            cage_weight: vec![1; board.cages.len()],
            tabu_until: vec![0; cells * width],
            inside: Vec::new(),
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

    /// How many cages are unmet, and how many numbers stand too often in a column.
    pub fn faults(&self) -> (usize, u32) {
        let unmet = (0..self.board.cages.len()).filter(|cage| self.cage_error(*cage) > 0);
        (unmet.count(), self.count.iter().map(|count| count.saturating_sub(1)).sum())
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
    /// the worse; of equals a random one. One of the two cells costs something: to
    /// move others is only for the worse.
    fn best_swap(&self, now: u32, rng: &mut Rng) -> Option<(Swap, i32)> {
        let (mut best, mut equals) = (None, 0);
        let mut least = i32::MAX;
        for free in &self.board.free {
            for one in free.iter().filter(|cell| self.price_now(**cell) > 0) {
                for other in free.iter().filter(|other| self.is_new_pair(*one, **other)) {
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

    /// What a cell costs with the number it has.
    #[inline]
    fn price_now(&self, cell: usize) -> i32 {
        self.price[self.at(cell, self.numbers[cell])]
    }

    /// Two cells that both cost something meet twice; only once is new.
    #[inline]
    fn is_new_pair(&self, one: usize, other: usize) -> bool {
        other > one || other < one && self.price_now(other) == 0
    }

    /// How a swap changes the weighted cost.
    #[inline]
    fn change(&self, Swap { one, other }: Swap) -> i32 {
        let (a, b) = (self.numbers[one], self.numbers[other]);
        let price = |cell, number| self.price[self.at(cell, number)];
        let change = price(one, b) + price(other, a) - price(one, a) - price(other, b);
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
