//! The individual of the `tabu` variant: a grid improved by tabu search before it is evaluated.

use rand::RngExt;

use super::board::{Board, Numbers};
use super::demand::Demands;
use crate::control::{Control, Stop};
use crate::engines::genetic::{Genome, Look};
use crate::message;
use crate::message::Message;
use crate::puzzles::calcudoku::solve::picture;
use crate::rng::Rng;
use crate::scene::Scene;

/// The number of steps between two polls of the observer.
const LOOK_EVERY: u32 = 64;

/// A genome of grids whose rows are permutations.
pub struct Tabu<'a> {
    board: Board<'a>,
    demands: Demands,
    /// The maximum number of steps per individual.
    pub steps: u32,
    /// Whether the weight of unmet cages and duplicates grows.
    pub weights: bool,
}

impl<'a> Tabu<'a> {
    pub fn new(
        board: Board<'a>,
        steps: u32,
        weights: bool,
        control: &mut Control,
    ) -> Result<Self, Stop> {
        Ok(Self { demands: Demands::new(&board, control)?, board, steps, weights })
    }
}

impl Genome for Tabu<'_> {
    type Individual = Numbers;

    fn random(&self, rng: &mut Rng) -> Numbers {
        self.board.random(rng)
    }

    fn cost(&self, numbers: &Numbers) -> u64 {
        Climb::new(&self.board, &self.demands, numbers.clone()).cost()
    }

    fn crossover(&self, one: &Numbers, other: &Numbers, rng: &mut Rng) -> [Numbers; 2] {
        self.board.mix_rows(one, other, rng)
    }

    /// Draws new numbers for one row.
    fn mutate(&self, numbers: &mut Numbers, rng: &mut Rng) {
        if let Some(row) = self.board.loose_row(rng) {
            self.board.draw_row(numbers, row, rng);
        }
    }

    /// Moves from swap to swap and returns the best grid found. Returns an error if the search is
    /// stopped.
    fn improve(
        &self,
        numbers: &mut Numbers,
        rng: &mut Rng,
        look: Look<'_, Numbers>,
    ) -> Result<(), Stop> {
        let mut climb = Climb::new(&self.board, &self.demands, numbers.clone());
        let mut least = climb.cost();
        for step in 1..=self.steps {
            if least == 0 {
                break;
            }
            if step % LOOK_EVERY == 0 {
                look(climb.numbers())?;
            }
            climb.step(step, self.weights, rng);
            if climb.cost() < least {
                least = climb.cost();
                numbers.copy_from_slice(climb.numbers());
            }
        }
        Ok(())
    }

    fn scene(&self, numbers: &Numbers) -> Scene {
        picture(self.board.puzzle, numbers)
    }

    fn fitness(&self, numbers: &Numbers, _: u64) -> f64 {
        self.board.fitness(numbers)
    }

    /// Describes the remaining errors, which are never in rows.
    fn describe(&self, numbers: &Numbers) -> Message {
        let (cages, doubles) = Climb::new(&self.board, &self.demands, numbers.clone()).faults();
        message!("calcudoku-hybrid-genetic-faults", cages = cages, doubles = doubles)
    }
}

// Tabu search over swaps within rows. Each step makes the best swap on the whole grid that does not
// bring a number back too soon. If no swap improves the grid, the weights of the current errors
// grow, which drives the search out of the local minimum.
//
// A table holds the cost of each number in each cell, so that four look-ups evaluate a swap. A swap
// changes the table only for its two cages, and for its two numbers in its two columns.

/// The cost of a duplicate in a column.
const DUPLICATE: u32 = 2;

/// One tabu search. Tables indexed by cell and number, or by column and number, have `width`
/// entries per cell or column.
pub struct Climb<'a> {
    board: &'a Board<'a>,
    demands: &'a Demands,
    numbers: Numbers,
    width: usize,
    /// How often each number occurs in each column.
    count: Vec<u32>,
    /// The error of a cell's cage for each number in the cell.
    error: Vec<u32>,
    /// The cost of each number in each cell: the weighted errors of its cage and column, and the
    /// cost that the rules add.
    price: Vec<i32>,
    column_weight: Vec<u32>,
    cage_weight: Vec<u32>,
    /// The step until which a number must not return to a cell.
    tabu_until: Vec<u32>,
    /// A buffer for the numbers of a cage.
    inside: Vec<u8>,
    /// Errors and duplicates without weights; 0 is a solution.
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

    /// Returns the number of unmet cages and the number of surplus numbers in columns.
    pub fn faults(&self) -> (usize, u32) {
        let unmet = (0..self.board.cages.len()).filter(|cage| self.cage_error(*cage) > 0);
        (unmet.count(), self.count.iter().map(|count| count.saturating_sub(1)).sum())
    }

    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// Makes the best swap; `now` is the number of the step.
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

    /// Returns the swap that lowers the weighted cost the most, or raises it the least; ties are
    /// broken at random. At least one of the two cells has a cost, because other swaps only make
    /// the grid worse.
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

    /// Returns the cost of a cell with its current number.
    #[inline]
    fn price_now(&self, cell: usize) -> i32 {
        self.price[self.at(cell, self.numbers[cell])]
    }

    /// Returns `true` for only one order of two cells that both have a cost, so that each pair is
    /// tried once.
    #[inline]
    fn is_new_pair(&self, one: usize, other: usize) -> bool {
        other > one || other < one && self.price_now(other) == 0
    }

    /// Returns the change in weighted cost that a swap makes.
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

    /// Returns the correction for a swap within one cage. The cage's error does not change, so what
    /// the prices say about it must be subtracted.
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

// The price table: the cost of each number in each cell, updated as numbers move and weights grow.

impl Climb<'_> {
    /// Increases the weight of every unmet cage and of every duplicate in a column.
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

    /// Computes the errors of a cage for each of its cells and every number.
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

    /// Computes all prices of a cell as if it were empty, which is fast. Then corrects the price of
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
