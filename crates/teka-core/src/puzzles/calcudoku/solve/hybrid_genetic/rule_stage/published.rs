//! The rule stage of the thesis, in exactly its order: other orders fill different numbers of
//! cells. Evil twin and X-wing, which its text describes, fill nothing in its counts and are left
//! out here.

use super::Deduced;
use crate::puzzles::calcudoku::model::{Cage, Puzzle};

/// Applies single square and killer combination once, then naked single, naked double and hidden
/// single in passes until a pass fills no cell. Returns `None` if a row contains a number twice.
pub fn deduce(puzzle: &Puzzle) -> Option<Deduced> {
    let mut grid = Grid::new(puzzle);
    grid.single_squares();
    grid.killer_combinations();
    loop {
        let before = grid.numbers.clone();
        grid.naked_singles();
        grid.naked_doubles();
        grid.hidden_singles();
        if grid.numbers == before {
            return grid.is_possible().then(|| grid.deduced());
        }
    }
}

struct Grid<'a> {
    puzzle: &'a Puzzle,
    size: usize,
    /// The number of each cell; 0 while it is empty.
    numbers: Vec<u8>,
    /// The candidates of each cell; empty once it has a number.
    candidates: Vec<u32>,
    /// The cells of each row, then of each column.
    lines: Vec<Vec<usize>>,
}

impl<'a> Grid<'a> {
    fn new(puzzle: &'a Puzzle) -> Self {
        let size = usize::from(puzzle.size());
        let rows = (0..size).map(|row| (0..size).map(|column| row * size + column).collect());
        let columns = (0..size).map(|column| (0..size).map(|row| row * size + column).collect());
        let mut grid = Self {
            puzzle,
            size,
            numbers: vec![0; size * size],
            candidates: vec![puzzle.all_numbers(); size * size],
            lines: rows.chain(columns).collect(),
        };
        for (cell, number) in puzzle.givens() {
            grid.set(puzzle.index(*cell), *number);
        }
        grid
    }

    /// Enters a number and removes it from the candidates of the cell's row and column.
    fn set(&mut self, cell: usize, number: u8) {
        self.numbers[cell] = number;
        self.candidates[cell] = 0;
        for line in [cell / self.size, self.size + cell % self.size] {
            for other in &self.lines[line] {
                self.candidates[*other] &= !(1 << number);
            }
        }
    }

    /// Fills each cage of one cell with its target.
    fn single_squares(&mut self) {
        for cage in self.puzzle.cages() {
            if let [cell] = cage.cells[..]
                && let Some(number) = self.all().find(|number| meets(cage, &[*number]))
            {
                self.set(self.puzzle.index(cell), number);
            }
        }
    }

    /// Restricts each cage of two cells that has only one possible pair to the numbers of that
    /// pair.
    fn killer_combinations(&mut self) {
        for cage in self.puzzle.cages().iter().filter(|cage| cage.cells.len() == 2) {
            let pairs = self.all().flat_map(|one| (1..one).map(move |other| [one, other]));
            let mut pairs = pairs.filter(|pair| meets(cage, pair));
            if let (Some([one, other]), None) = (pairs.next(), pairs.next()) {
                for cell in &cage.cells {
                    self.candidates[self.puzzle.index(*cell)] &= 1 << one | 1 << other;
                }
            }
        }
    }

    /// Fills each cell that has one candidate, row by row, then column by column.
    fn naked_singles(&mut self) {
        for cell in self.lines.concat() {
            if self.candidates[cell].count_ones() == 1 {
                self.set(cell, self.candidates[cell].trailing_zeros() as u8);
            }
        }
    }

    /// Finds exactly two cells of a line with the same two candidates, and removes these from the
    /// rest of the line.
    fn naked_doubles(&mut self) {
        let Self { lines, candidates, .. } = self;
        for (line, cell) in lines.iter().flat_map(|line| line.iter().map(move |cell| (line, cell)))
        {
            let pair = candidates[*cell];
            let has_pair = |cell: &&usize| candidates[**cell] == pair;
            if pair.count_ones() == 2 && line.iter().filter(has_pair).count() == 2 {
                let others: Vec<_> = line.iter().filter(|cell| !has_pair(cell)).collect();
                others.into_iter().for_each(|other| candidates[*other] &= !pair);
            }
        }
    }

    /// Fills each number that has one possible cell in a line. The cells are counted before any of
    /// them is filled, and a cell with one candidate is left to [`Self::naked_singles`].
    fn hidden_singles(&mut self) {
        for line in self.lines.clone() {
            let only = self.all().filter_map(|number| Some((number, self.only(&line, number)?)));
            for (number, cell) in only.collect::<Vec<_>>() {
                if self.candidates[cell].count_ones() > 1 {
                    self.set(cell, number);
                }
            }
        }
    }

    /// Returns the only cell of a line that can contain a number, or `None` if there are several or
    /// none.
    fn only(&self, line: &[usize], number: u8) -> Option<usize> {
        let mut cells = line.iter().filter(|cell| self.candidates[**cell] & 1 << number != 0);
        let first = cells.next().copied();
        if cells.next().is_none() { first } else { None }
    }

    fn all(&self) -> impl Iterator<Item = u8> + use<> {
        1..=self.size as u8
    }

    /// Returns `true` if no row contains a number twice, so that its other numbers can be drawn.
    fn is_possible(&self) -> bool {
        self.numbers.chunks(self.size).all(|row| {
            let set = || row.iter().filter(|number| **number != 0);
            let distinct = set().fold(0u32, |seen, number| seen | 1 << number);
            distinct.count_ones() as usize == set().count()
        })
    }

    fn deduced(self) -> Deduced {
        let own = |(number, mask): (&u8, &u32)| if *number == 0 { *mask } else { 1 << number };
        let candidates = self.numbers.iter().zip(&self.candidates).map(own).collect();
        Deduced { numbers: self.numbers, candidates }
    }
}

fn meets(cage: &Cage, numbers: &[u8]) -> bool {
    cage.operator.gives(numbers, cage.target)
}
