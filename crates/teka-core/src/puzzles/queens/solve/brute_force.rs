//! Brute force, like an odometer: enumerates all N^N states with one queen in each row. It starts
//! with every queen in the first column, and the last row changes fastest. Each state is checked
//! from scratch. The method is meant for teaching and comparison. A node is a state.

use super::{hand, picture};
use crate::control::{Control, View};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::queens::model::{MAX_SIZE, Move, Puzzle};
use crate::scene::Scene;

/// Passes every solution to `found`.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let squares = squares(puzzle);
    let mut odometer = Odometer::new(puzzle);
    loop {
        if let Err(stop) = control.node(&Watch { puzzle, odometer: &odometer }) {
            return stop.into();
        }
        if is_solution(&squares, odometer.columns())
            && odometer.holds(puzzle.givens())
            && hand(&odometer.queens(), found).is_break()
        {
            return Ending::Enough;
        }
        if !odometer.turn() {
            return Ending::Exhausted;
        }
    }
}

/// What a queen in one cell occupies. The low half of a word holds its column and the high half its
/// region, so that one test covers both.
#[derive(Clone, Copy, Default)]
struct Square {
    /// The column and region of the cell.
    takes: u64,
    /// The columns in which the queen of the next row would touch this one.
    near: u64,
}

/// One row of cells.
type Line = [Square; MAX_SIZE as usize];

fn squares(puzzle: &Puzzle) -> Vec<Line> {
    let mut lines = vec![Line::default(); usize::from(puzzle.size())];
    for cell in puzzle.cells() {
        let (row, column) = (usize::from(cell.row), 1_u32 << cell.column);
        lines[row][usize::from(cell.column)] = Square {
            takes: u64::from(column) | 1 << (32 + puzzle.region(cell)),
            near: u64::from(column << 1 | column >> 1),
        };
    }
    lines
}

/// Checks a complete state from the top down, stopping at the first conflict. The upper rows rarely
/// change, so the processor predicts well where that is.
#[inline(always)]
fn is_solution(squares: &[Line], columns: &[u8]) -> bool {
    let (mut taken, mut near) = (0, 0);
    squares.iter().zip(columns).all(|(line, column)| {
        let square = line[usize::from(*column) % line.len()];
        let is_free = square.takes & (taken | near) == 0;
        taken |= square.takes;
        near = square.near;
        is_free
    })
}

/// The queen's column in each row.
struct Odometer {
    columns: [u8; MAX_SIZE as usize],
    size: u8,
}

impl Odometer {
    fn new(puzzle: &Puzzle) -> Self {
        Self { columns: [0; MAX_SIZE as usize], size: puzzle.size() }
    }

    fn columns(&self) -> &[u8] {
        &self.columns[..usize::from(self.size)]
    }

    fn queens(&self) -> Vec<Cell> {
        (0..).zip(self.columns()).map(|(row, column)| Cell::new(row, *column)).collect()
    }

    /// Returns `true` if the state contains all these queens.
    fn holds(&self, queens: &[Cell]) -> bool {
        queens.iter().all(|queen| self.columns[usize::from(queen.row)] == queen.column)
    }

    /// Advances to the next state. Returns `false` after the last one.
    #[inline(always)]
    fn turn(&mut self) -> bool {
        for column in self.columns[..usize::from(self.size)].iter_mut().rev() {
            *column += 1;
            if *column < self.size {
                return true;
            }
            *column = 0;
        }
        false
    }
}

struct Watch<'a> {
    puzzle: &'a Puzzle,
    odometer: &'a Odometer,
}

impl View for Watch<'_> {
    fn scene(&self) -> Scene {
        picture(self.puzzle, &self.odometer.queens())
    }

    /// Returns the index of the state divided by N^N; the columns are the digits of the index.
    fn progress(&self) -> Option<f64> {
        let size = f64::from(self.odometer.size);
        let digits = self.odometer.columns().iter().rev();
        Some(digits.fold(0.0, |fraction, column| (fraction + f64::from(*column)) / size))
    }
}
