//! The table of prices: what each cell would cost with each number, kept up to
//! date as numbers move and weights grow.

use super::{Climb, DUPLICATE};

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
        let cells = &self.board.cages[cage];
        self.inside.clear();
        self.inside.extend(cells.iter().map(|cell| self.numbers[*cell]));
        for (at, cell) in cells.iter().enumerate() {
            let line = &mut self.error[cell * self.width..(cell + 1) * self.width];
            self.demands.errors(cage, at, &self.inside, line);
        }
        self.price_cage(cage);
    }

    fn price_cage(&mut self, cage: usize) {
        for cell in &self.board.cages[cage] {
            self.price_cell(*cell);
        }
    }

    /// All numbers of a cell at a time, as if the cell were empty: that is quick. Then
    /// its own number, which must not count itself.
    fn price_cell(&mut self, cell: usize) {
        let weight = self.cage_weight[self.board.cage_of[cell]];
        let column = cell % self.board.size * self.width;
        let line = |from: usize| from..from + self.width;
        let (here, above) = (line(cell * self.width), line(column));
        let errors = self.error[here.clone()].iter().zip(&self.demands.outside[here.clone()]);
        let columns = self.count[above.clone()].iter().zip(&self.column_weight[above]);
        let parts = errors.zip(columns);
        for (price, ((error, outside), (count, column_weight))) in
            self.price[here.clone()].iter_mut().zip(parts)
        {
            let twice = if *count > 0 { DUPLICATE * column_weight } else { 0 };
            *price = (weight * error + outside + twice) as i32;
        }
        self.set_price(cell, usize::from(self.numbers[cell]));
    }

    pub(super) fn price_column(&mut self, column: usize, number: usize) {
        for row in 0..self.board.size {
            self.set_price(row * self.board.size + column, number);
        }
    }

    fn set_price(&mut self, cell: usize, number: usize) {
        let place = cell * self.width + number;
        let column = cell % self.board.size * self.width + number;
        let itself = u32::from(usize::from(self.numbers[cell]) == number);
        let twice = if self.count[column] > itself { DUPLICATE } else { 0 };
        let cage = self.cage_weight[self.board.cage_of[cell]] * self.error[place];
        self.price[place] =
            (cage + self.column_weight[column] * twice + self.demands.outside[place]) as i32;
    }
}
