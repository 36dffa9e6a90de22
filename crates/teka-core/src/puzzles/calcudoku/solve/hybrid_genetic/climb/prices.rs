//! The table of prices: what each cell would cost with each number, kept up to
//! date as numbers move and weights grow.

use super::{Climb, DUPLICATE, OUTSIDE};
use crate::puzzles::calcudoku::solve::hybrid_genetic::error::Tally;

impl Climb<'_> {
    /// Adds weight to every unmet cage and every number that stands twice in a column.
    pub(super) fn weigh(&mut self) {
        for cage in 0..self.board.cages.len() {
            if self.cage_error(cage) > 0 {
                self.cage_weight[cage] += 1;
                self.price_cage(cage);
            }
        }
        for column in 0..self.board.size {
            for number in 1..self.width {
                if self.count[column * self.width + number] > 1 {
                    self.column_weight[column * self.width + number] += 1;
                    self.price_column(column, number);
                }
            }
        }
    }

    /// The errors of a cage for each of its cells and every number.
    pub(super) fn work_out(&mut self, cage: usize) {
        let (board, logs) = (self.board, &self.sums.logs);
        let goal = self.sums.goals[cage];
        for cell in &board.cages[cage] {
            let others = board.cages[cage].iter().filter(|other| *other != cell);
            let others = Tally::of(others.map(|other| self.numbers[*other]), logs);
            for number in 1..self.width {
                let place = cell * self.width + number;
                self.error[place] = goal.error(others.with(number as u8, logs), logs);
            }
        }
        self.price_cage(cage);
    }

    fn price_cage(&mut self, cage: usize) {
        for cell in &self.board.cages[cage] {
            (1..self.width).for_each(|number| self.set_price(*cell, number));
        }
    }

    pub(super) fn price_column(&mut self, column: usize, number: usize) {
        for row in 0..self.board.size {
            self.set_price(row * self.board.size + column, number);
        }
    }

    fn set_price(&mut self, cell: usize, number: usize) {
        let place = cell * self.width + number;
        let column = cell % self.board.size * self.width + number;
        let itself = u8::from(usize::from(self.numbers[cell]) == number);
        let twice = if self.count[column] > itself { DUPLICATE } else { 0 };
        let cage = self.cage_weight[self.board.cage_of[cell]] * self.error[place];
        let out = if self.board.candidates[cell] & 1 << number == 0 { OUTSIDE } else { 0 };
        self.price[place] = (cage + self.column_weight[column] * twice + out) as i32;
    }
}
