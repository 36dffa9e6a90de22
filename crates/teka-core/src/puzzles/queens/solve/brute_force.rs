//! The odometer: every way to put one queen in each row, N^N states, from all
//! queens in the first column, the last row turning fastest. Each state is
//! checked whole; nothing is learnt from one for the next. For teaching and
//! comparing. A node is a state.

use super::{hand, picture};
use crate::control::{Control, View};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::queens::model::{MAX_SIZE, Move, Puzzle};
use crate::scene::Scene;

/// Hands every solution to `found`.
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

/// What a queen on one cell takes: a column in the low half of a word,
/// a region in the high half, so that one test asks for both.
#[derive(Clone, Copy, Default)]
struct Square {
    /// Its column and its region.
    takes: u64,
    /// The columns where the queen of the next row would touch it.
    near: u64,
}

/// The squares of a row.
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

/// Checks a whole state, from the top and only as far as the first clash: the
/// upper rows change seldom, so the processor foresees where that is.
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

/// The column of the queen of each row.
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

    /// True if all these queens stand.
    fn holds(&self, queens: &[Cell]) -> bool {
        queens.iter().all(|queen| self.columns[usize::from(queen.row)] == queen.column)
    }

    /// Goes on to the next state; false after the last.
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

    /// The number of the state out of N^N: the columns are its digits.
    fn progress(&self) -> Option<f64> {
        let size = f64::from(self.odometer.size);
        let digits = self.odometer.columns().iter().rev();
        Some(digits.fold(0.0, |fraction, column| (fraction + f64::from(*column)) / size))
    }
}
