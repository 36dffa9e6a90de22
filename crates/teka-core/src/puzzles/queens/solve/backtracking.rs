//! Row by row, a queen in each column that no queen above forbids.
//! A node is a queen placed.

use std::ops::ControlFlow;

use crate::control::{Control, Stop};
use crate::family::{Ending, Family, Found};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::queens::model::{Move, Puzzle};
use crate::puzzles::queens::{Queens, Ui, play};

/// Hands every solution to `found`.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let mut search = Search { puzzle, queens: Vec::new(), columns: 0, regions: 0, control, found };
    match search.row(0) {
        Ok(flow) => flow.into(),
        Err(stop) => stop.into(),
    }
}

struct Search<'a, 'b> {
    puzzle: &'a Puzzle,
    queens: Vec<Cell>,
    columns: u32,
    regions: u32,
    control: &'a mut Control<'b>,
    found: Found<'a, Move>,
}

impl Search<'_, '_> {
    fn row(&mut self, row: u8) -> Result<ControlFlow<()>, Stop> {
        if row == self.puzzle.size() {
            let moves: Vec<Move> = self.queens.iter().map(|cell| Move::queen(*cell)).collect();
            return Ok((self.found)(&moves));
        }
        for column in 0..self.puzzle.size() {
            let cell = Cell::new(row, column);
            if self.may_stand(cell) && self.place(cell)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn place(&mut self, cell: Cell) -> Result<ControlFlow<()>, Stop> {
        let (column, region) = (1 << cell.column, 1 << self.puzzle.region(cell));
        self.queens.push(cell);
        let (puzzle, queens) = (self.puzzle, &self.queens);
        self.control.node(&|| {
            Queens::scene(puzzle, &play::start(&puzzle.with_givens(queens)), &Ui::default())
        })?;
        self.columns |= column;
        self.regions |= region;
        let flow = self.row(cell.row + 1)?;
        self.columns &= !column;
        self.regions &= !region;
        self.queens.pop();
        Ok(flow)
    }

    fn may_stand(&self, cell: Cell) -> bool {
        let given_elsewhere =
            self.puzzle.givens().iter().any(|given| given.row == cell.row && *given != cell);
        self.columns & (1 << cell.column) == 0
            && self.regions & (1 << self.puzzle.region(cell)) == 0
            && !self.queens.last().is_some_and(|above| above.touches(cell))
            && !given_elsewhere
    }
}
