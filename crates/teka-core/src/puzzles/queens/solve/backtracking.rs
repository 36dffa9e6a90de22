//! Backtracking: place queens row by row, trying each column that the queens above allow. A node is
//! a queen placed.

use std::ops::ControlFlow;

use super::{hand, picture, standing_columns};
use crate::control::{Control, Stop, View};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::queens::model::{MAX_SIZE, Move, Puzzle};
use crate::scene::Scene;

/// Passes every solution to `found`.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let queens = [Cell::new(0, 0); MAX_SIZE as usize];
    let mut search = Search { puzzle, allowed: standing_columns(puzzle), queens, control, found };
    search.row(0, Forbidden::default()).into()
}

struct Search<'a, 'b> {
    puzzle: &'a Puzzle,
    /// The columns allowed for the queen of each row.
    allowed: [u32; MAX_SIZE as usize],
    /// The queens of the rows above.
    queens: [Cell; MAX_SIZE as usize],
    control: &'a mut Control<'b>,
    found: Found<'a, Move>,
}

/// What the queens above rule out.
#[derive(Clone, Copy, Default)]
struct Forbidden {
    columns: u32,
    regions: u32,
    /// The columns next to the queen in the row above.
    near: u32,
}

impl Search<'_, '_> {
    fn row(&mut self, row: u8, forbidden: Forbidden) -> Result<ControlFlow<()>, Stop> {
        if row == self.puzzle.size() {
            return Ok(hand(&self.queens[..usize::from(row)], self.found));
        }
        let mut columns = self.allowed[usize::from(row)] & !forbidden.columns & !forbidden.near;
        while columns != 0 {
            let cell = Cell::new(row, columns.trailing_zeros() as u8);
            columns &= columns - 1;
            let is_free = forbidden.regions & (1 << self.puzzle.region(cell)) == 0;
            if is_free && self.place(cell, forbidden)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn place(&mut self, cell: Cell, forbidden: Forbidden) -> Result<ControlFlow<()>, Stop> {
        self.queens[usize::from(cell.row)] = cell;
        let queens = &self.queens[..=usize::from(cell.row)];
        let view = Watch { puzzle: self.puzzle, allowed: &self.allowed, queens };
        self.control.node(&view)?;
        let column = 1 << cell.column;
        let forbidden = Forbidden {
            columns: forbidden.columns | column,
            regions: forbidden.regions | 1 << self.puzzle.region(cell),
            near: column << 1 | column >> 1,
        };
        self.row(cell.row + 1, forbidden)
    }
}

struct Watch<'a> {
    puzzle: &'a Puzzle,
    allowed: &'a [u32],
    queens: &'a [Cell],
}

impl View for Watch<'_> {
    fn scene(&self) -> Scene {
        picture(self.puzzle, self.queens)
    }

    /// Estimates progress. In each row, the columns before the queen are finished; a whole row
    /// accounts for one column of the row above.
    fn progress(&self) -> Option<f64> {
        let (mut fraction, mut weight) = (0.0, 1.0);
        for (queen, allowed) in self.queens.iter().zip(self.allowed) {
            weight /= f64::from(allowed.count_ones());
            let done = allowed & ((1 << queen.column) - 1);
            fraction += weight * f64::from(done.count_ones());
        }
        Some(fraction)
    }

    fn depth(&self) -> Option<u64> {
        Some(self.queens.len() as u64)
    }
}
