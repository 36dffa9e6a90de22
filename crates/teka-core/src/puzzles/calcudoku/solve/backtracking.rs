//! Backtracking: fill the cells in reading order, trying the numbers from 1 up. The row and column
//! are checked at once, a cage only when its last cell is filled. A node is a number tried, whether
//! it fits or not.

use std::ops::ControlFlow;

use super::{Handover, picture, standing};
use crate::control::{Control, Stop, View};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::puzzles::calcudoku::model::{Cage, MAX_SIZE, Move, Puzzle};
use crate::scene::Scene;

/// Passes every solution to `found`.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let allowed = standing(puzzle);
    let mut search = Search {
        puzzle,
        full: full_cages(puzzle),
        numbers: vec![0; allowed.len()],
        allowed,
        rows: [0; MAX_SIZE as usize],
        columns: [0; MAX_SIZE as usize],
        handover: Handover::new(puzzle, found),
        control,
        cage: Vec::new(),
    };
    search.cell(0).into()
}

/// Returns, for each cell row by row, the cage whose last cell it is.
fn full_cages(puzzle: &Puzzle) -> Vec<Option<&Cage>> {
    let last_of = |cell| {
        let cage = &puzzle.cages()[puzzle.cage_of(cell)];
        (cage.cells.last() == Some(&cell)).then_some(cage)
    };
    puzzle.cells().map(last_of).collect()
}

struct Search<'a, 'b> {
    puzzle: &'a Puzzle,
    full: Vec<Option<&'a Cage>>,
    /// The numbers allowed in each cell.
    allowed: Vec<u32>,
    numbers: Vec<u8>,
    /// The numbers used in each row and column.
    rows: [u32; MAX_SIZE as usize],
    columns: [u32; MAX_SIZE as usize],
    handover: Handover<'a>,
    control: &'a mut Control<'b>,
    /// The numbers of the cage being checked.
    cage: Vec<u8>,
}

impl Search<'_, '_> {
    fn cell(&mut self, index: usize) -> Result<ControlFlow<()>, Stop> {
        let size = usize::from(self.puzzle.size());
        if index == self.numbers.len() {
            return Ok(self.handover.emit(&self.numbers));
        }
        let (row, column) = (index / size, index % size);
        let mut untried = self.allowed[index];
        while untried != 0 {
            let number = untried.trailing_zeros() as u8;
            untried &= untried - 1;
            self.numbers[index] = number;
            let (puzzle, allowed) = (self.puzzle, &self.allowed);
            self.control.node(&Watch { puzzle, allowed, numbers: &self.numbers[..=index] })?;
            let bit = 1 << number;
            if (self.rows[row] | self.columns[column]) & bit != 0 || !self.suits_cage(index) {
                continue;
            }
            self.rows[row] |= bit;
            self.columns[column] |= bit;
            let flow = self.cell(index + 1)?;
            self.rows[row] &= !bit;
            self.columns[column] &= !bit;
            if flow.is_break() {
                return Ok(flow);
            }
        }
        self.numbers[index] = 0;
        Ok(ControlFlow::Continue(()))
    }

    /// Returns `false` if this cell completes its cage and the target is not reached.
    fn suits_cage(&mut self, index: usize) -> bool {
        let Some(cage) = self.full[index] else { return true };
        let numbers = cage.cells.iter().map(|cell| self.numbers[self.puzzle.index(*cell)]);
        self.cage.clear();
        self.cage.extend(numbers);
        cage.operator.gives(&self.cage, cage.target)
    }
}

struct Watch<'a> {
    puzzle: &'a Puzzle,
    allowed: &'a [u32],
    numbers: &'a [u8],
}

impl View for Watch<'_> {
    fn scene(&self) -> Scene {
        let mut numbers = self.numbers.to_vec();
        numbers.resize(self.allowed.len(), 0);
        picture(self.puzzle, &numbers)
    }

    /// Estimates progress. In each cell, the numbers below the current one are finished; a whole
    /// cell accounts for one number of the previous cell.
    fn progress(&self) -> Option<f64> {
        let (mut fraction, mut weight) = (0.0, 1.0);
        for (number, allowed) in self.numbers.iter().zip(self.allowed) {
            weight /= f64::from(allowed.count_ones());
            let done = allowed & ((1 << number) - 1);
            fraction += weight * f64::from(done.count_ones());
        }
        Some(fraction)
    }

    fn depth(&self) -> Option<u64> {
        Some(self.numbers.len() as u64)
    }
}
