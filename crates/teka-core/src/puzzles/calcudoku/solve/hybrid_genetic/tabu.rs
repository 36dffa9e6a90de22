//! The strong variant's individual: a grid that improves itself by tabu search
//! before it is judged.

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

/// Steps between two looks of the observer.
const LOOK_EVERY: u32 = 64;

/// A grid whose rows are permutations.
pub struct Tabu<'a> {
    board: Board<'a>,
    demands: Demands,
    /// Steps an individual may take.
    pub steps: u32,
    /// Whether what stays unmet weighs more and more.
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

    /// Draws one row anew.
    fn mutate(&self, numbers: &mut Numbers, rng: &mut Rng) {
        if let Some(row) = self.board.loose_row(rng) {
            self.board.draw_row(numbers, row, rng);
        }
    }

    /// Walks from swap to swap and comes back with the best grid on the way.
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

    /// What is still wrong: rows never are.
    fn describe(&self, numbers: &Numbers) -> Message {
        let (cages, doubles) = Climb::new(&self.board, &self.demands, numbers.clone()).faults();
        message!("calcudoku-hybrid-genetic-faults", cages = cages, doubles = doubles)
    }
}

// Tabu search over swaps within rows. Every step takes the best swap of the
// whole grid that does not bring a number back too soon. Where no swap is better
// than staying, what is wrong comes to weigh more, so that the search leaves.
//
// What a cell would cost with each number is kept in a table, so that a swap is
// judged by four look-ups; a swap changes the table for its two cages and the
// two numbers in its two columns only.

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

// The table of prices: what each cell would cost with each number, kept up to
// date as numbers move and weights grow.

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
