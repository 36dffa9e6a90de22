//! The rules of the thesis, applied until nothing changes: single square, naked single, naked
//! double, hidden single, killer combination, evil twin and X-wing. They work on candidates and
//! never remove one that a solution needs.

use std::ops::ControlFlow;

use super::Deduced;
use crate::control::{Control, Stop};
use crate::puzzles::calcudoku::model::fillings::{Asked, Walked, Walker};
use crate::puzzles::calcudoku::model::{Cage, Puzzle};
use crate::puzzles::calcudoku::solve::picture;

/// Cages with more combinations of candidates than this are skipped.
const MAX_COMBINATIONS: u64 = 400_000;
/// Cages whose enumeration takes more steps than this are skipped.
const MOST_STEPS: u64 = 10_000_000;
/// The observer is polled for each cage with more combinations than this.
const MANY_COMBINATIONS: u64 = 1_000;

/// Returns what is known before any rule is applied: the given numbers. Returns `None` if two of
/// them conflict.
pub fn givens(puzzle: &Puzzle) -> Option<Deduced> {
    let grid = Grid::new(puzzle);
    grid.is_possible().then(|| grid.deduced())
}

/// Applies the rules until nothing changes. Counts no nodes, but polls the control. Returns `None`
/// if the rules show that there is no solution, and an error if the search is stopped.
pub fn deduce(puzzle: &Puzzle, control: &mut Control) -> Result<Option<Deduced>, Stop> {
    let mut grid = Grid::new(puzzle);
    loop {
        let before = grid.candidates.clone();
        grid.work_out_cages(control)?;
        for line in 0..grid.lines.len() {
            grid.naked_singles(line);
            grid.naked_doubles(line);
            grid.hidden_singles(line);
        }
        grid.x_wings();
        if !grid.is_possible() {
            return Ok(None);
        }
        if grid.candidates == before {
            return Ok(Some(grid.deduced()));
        }
    }
}

struct Grid<'a> {
    puzzle: &'a Puzzle,
    size: usize,
    candidates: Vec<u32>,
    /// The cells of each row, then of each column.
    lines: Vec<Vec<usize>>,
    /// The candidates of each cage's cells when it was last examined.
    seen: Vec<Vec<u32>>,
    walker: Walker,
}

impl<'a> Grid<'a> {
    fn new(puzzle: &'a Puzzle) -> Self {
        let size = usize::from(puzzle.size());
        let rows = (0..size).map(|row| (0..size).map(|column| row * size + column).collect());
        let columns = (0..size).map(|column| (0..size).map(|row| row * size + column).collect());
        let mut candidates = vec![puzzle.all_numbers(); size * size];
        for (cell, number) in puzzle.givens() {
            candidates[puzzle.index(*cell)] &= 1 << number;
        }
        let seen = vec![Vec::new(); puzzle.cages().len()];
        let (lines, walker) = (rows.chain(columns).collect(), Walker::default());
        Self { puzzle, size, candidates, lines, seen, walker }
    }

    /// Returns `true` if every cell has a candidate and no line contains a number twice.
    fn is_possible(&self) -> bool {
        let clashes = |line: &Vec<usize>| {
            let mut taken = 0;
            line.iter().map(|cell| self.candidates[*cell]).any(|mask| {
                let clash = mask.count_ones() == 1 && taken & mask != 0;
                taken |= if mask.count_ones() == 1 { mask } else { 0 };
                clash
            })
        };
        self.candidates.iter().all(|mask| *mask != 0) && !self.lines.iter().any(clashes)
    }

    /// Removes the number of each cell with one candidate from the rest of the line.
    fn naked_singles(&mut self, line: usize) {
        for at in 0..self.size {
            let mask = self.candidates[self.lines[line][at]];
            if mask.count_ones() == 1 {
                self.strike(line, mask, |other| other == at);
            }
        }
    }

    /// Removes the candidates of two cells that have the same two from the rest of the line.
    fn naked_doubles(&mut self, line: usize) {
        for at in 0..self.size {
            let mask = self.candidates[self.lines[line][at]];
            let twin = |other: &usize| self.candidates[self.lines[line][*other]] == mask;
            if mask.count_ones() == 2
                && let Some(twin) = (at + 1..self.size).find(twin)
            {
                self.strike(line, mask, |other| other == at || other == twin);
            }
        }
    }

    /// Fills each number that has only one cell left in the line.
    fn hidden_singles(&mut self, line: usize) {
        let (mut once, mut more) = (0, 0);
        for cell in &self.lines[line] {
            more |= once & self.candidates[*cell];
            once |= self.candidates[*cell];
        }
        for cell in &self.lines[line] {
            let only = self.candidates[*cell] & once & !more;
            if only != 0 {
                self.candidates[*cell] = only;
            }
        }
    }

    fn strike(&mut self, line: usize, mask: u32, spared: impl Fn(usize) -> bool) {
        for other in (0..self.size).filter(|other| !spared(*other)) {
            self.candidates[self.lines[line][other]] &= !mask;
        }
    }

    /// Finds two rows in which a number is possible only in the same two columns, and removes it
    /// from the rest of these columns; then the same with rows and columns exchanged.
    fn x_wings(&mut self) {
        for number in 1..=self.size {
            let bit = 1 << number;
            for first in [0, self.size] {
                let across = first..first + self.size;
                let spots: Vec<u32> = across.map(|line| self.spots(line, bit)).collect();
                self.x_wings_of(bit, self.size - first, &spots);
            }
        }
    }

    /// Applies X-wings in one direction. `spots` holds the positions of the number in each line;
    /// `crossing` is the first line of the other direction.
    fn x_wings_of(&mut self, bit: u32, crossing: usize, spots: &[u32]) {
        for one in 0..self.size {
            let twin = |other: &usize| spots[*other] == spots[one];
            let Some(other) = (one + 1..self.size).find(twin) else { continue };
            if spots[one].count_ones() == 2 {
                for at in (0..self.size).filter(|at| spots[one] & 1 << at != 0) {
                    self.strike(crossing + at, bit, |line| line == one || line == other);
                }
            }
        }
    }

    fn spots(&self, line: usize, bit: u32) -> u32 {
        let cells = self.lines[line].iter().enumerate();
        let spots = cells.filter(|(_, cell)| self.candidates[**cell] & bit != 0);
        spots.fold(0, |spots, (at, _)| spots | 1 << at)
    }

    /// Restricts each cage to the candidates that occur in one of its fillings. Single square,
    /// killer combination and evil twin are all cases of this: they apply it to cages of one cell,
    /// of any size, and with one empty cell.
    fn work_out_cages(&mut self, control: &mut Control) -> Result<(), Stop> {
        for (number, cage) in self.puzzle.cages().iter().enumerate() {
            let cells = cage.cells.iter().map(|cell| self.puzzle.index(*cell));
            let masks: Vec<u32> = cells.clone().map(|cell| self.candidates[cell]).collect();
            let combinations = combinations(&masks);
            if combinations > MAX_COMBINATIONS || self.seen[number] == masks {
                continue;
            }
            if combinations > MANY_COMBINATIONS {
                control.poll(&|| picture(self.puzzle, &self.numbers()))?;
            }
            let Some(mut used) = used_numbers(&mut self.walker, cage, &masks) else { continue };
            for (cell, mask) in cells.zip(&mut used) {
                *mask &= self.candidates[cell];
                self.candidates[cell] = *mask;
            }
            self.seen[number] = used;
        }
        Ok(())
    }

    /// Returns the number of each cell with one candidate; 0 for the others.
    fn numbers(&self) -> Vec<u8> {
        let number =
            |mask: &u32| if mask.count_ones() == 1 { mask.trailing_zeros() as u8 } else { 0 };
        self.candidates.iter().map(number).collect()
    }

    fn deduced(self) -> Deduced {
        Deduced { numbers: self.numbers(), candidates: self.candidates }
    }
}

/// Returns the number of combinations of one candidate per cell.
fn combinations(masks: &[u32]) -> u64 {
    masks.iter().map(|mask| u64::from(mask.count_ones())).fold(1, u64::saturating_mul)
}

/// Returns the candidates of each cell of a cage that occur in a filling, or `None` if the
/// enumeration takes too long.
fn used_numbers(walker: &mut Walker, cage: &Cage, masks: &[u32]) -> Option<Vec<u32>> {
    let Cage { operator, target, ref cells } = *cage;
    let asked = Asked { operator, target, cells, domains: masks };
    let mut unused = masks.to_vec();
    let walked = walker.walk(&asked, MOST_STEPS, |numbers| {
        unused.iter_mut().zip(numbers).for_each(|(mask, number)| *mask &= !(1 << *number));
        let is_any_left = unused.iter().any(|mask| *mask != 0);
        if is_any_left { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let used = || masks.iter().zip(&unused).map(|(mask, unused)| mask & !unused).collect();
    (walked != Walked::TooLong).then(used)
}

#[cfg(test)]
mod tests {
    //! Compares the candidates that remain in a cage with a brute-force search.

    use super::*;
    use crate::place::Cell;
    use crate::puzzles::calcudoku::model::Operator;

    /// Three cells around a corner, each with the candidates 1 to 6.
    #[test]
    fn a_cage_keeps_what_some_filling_uses() {
        use Operator::{Add, Divide, Hidden, Multiply, Subtract};
        let cells = vec![Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 1)];
        let masks = [0b111_1110, 0b101_0110, 0b011_1010];
        let triples = (0..216u8).map(|code| [code % 6, code / 6 % 6, code / 36].map(|n| n + 1));
        let fits = |numbers: &[u8; 3]| {
            let mut held = numbers.iter().zip(&masks);
            held.all(|(number, mask)| mask & 1 << number != 0)
                && numbers[0] != numbers[1]
                && numbers[1] != numbers[2]
        };
        let triples: Vec<[u8; 3]> = triples.filter(fits).collect();
        for operator in [Add, Subtract, Multiply, Divide, Hidden] {
            for target in 0..=220 {
                let mut expected = vec![0; 3];
                for numbers in triples.iter().filter(|numbers| operator.gives(*numbers, target)) {
                    expected
                        .iter_mut()
                        .zip(numbers)
                        .for_each(|(mask, number)| *mask |= 1 << number);
                }
                let cage = Cage { operator, target, cells: cells.clone() };
                let used = used_numbers(&mut Walker::default(), &cage, &masks);
                assert_eq!(used, Some(expected), "{operator:?} {target}");
            }
        }
    }
}
