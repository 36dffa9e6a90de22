//! Propagation, the fast default. The candidate cells are a bit set. The search applies every
//! elimination it can and tries a queen only when none is left, in the unit with the fewest
//! candidates. A node is a position after all its eliminations.
//!
//! [`search`] needs nothing but the regions, so that the generator can use it on unfinished boards.

mod board;
mod position;

use std::ops::ControlFlow;

use self::board::Board;
use self::position::{Dead, Position, Rest};
use crate::control::{Control, Stop};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::queens::model::{MAX_SIZE, Move, Puzzle};
use crate::scene::Scene;

/// The input of a search.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// N, from 1 to [`MAX_SIZE`].
    pub size: u8,
    /// The region of each cell, row by row. A cell whose region is `size` or more belongs to no
    /// region and contains no queen.
    pub regions: &'a [u8],
    /// The queens already placed.
    pub queens: &'a [Cell],
    /// The cells that contain no queen.
    pub crossed: &'a [Cell],
}

impl<'a> Question<'a> {
    /// Returns the input for finding all solutions of a puzzle.
    pub fn of(puzzle: &'a Puzzle) -> Self {
        let (size, regions) = (puzzle.size(), puzzle.regions());
        Self { size, regions, queens: puzzle.givens(), crossed: &[] }
    }
}

/// Passes every solution to `found`.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let picture = |queens: &[Cell]| super::picture(puzzle, queens);
    search(&Question::of(puzzle), control, &picture, &mut |queens| super::hand(queens, found))
}

/// Counts the solutions of the puzzle, stopping at `most`. Returns an error if the search is
/// stopped.
pub fn count_up_to(puzzle: &Puzzle, most: u64, control: &mut Control) -> Result<u64, Stop> {
    let mut count = 0;
    let picture = |queens: &[Cell]| super::picture(puzzle, queens);
    let mut next = |_: &[Cell]| {
        count += 1;
        if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    match search(&Question::of(puzzle), control, &picture, &mut next) {
        Ending::Stopped(stop) => Err(stop),
        Ending::Exhausted | Ending::Enough => Ok(count),
    }
}

/// Passes the queens of every solution, row by row, to `found`. `picture` draws the queens placed
/// so far for an observer.
pub fn search(
    question: &Question,
    control: &mut Control,
    picture: &dyn Fn(&[Cell]) -> Scene,
    found: &mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
) -> Ending {
    let run = match question.size {
        ..=8 => run::<8, 1>,
        9..=10 => run::<10, 2>,
        11..=12 => run::<16, 3>,
        13..=16 => run::<16, 4>,
        17..=18 => run::<21, 6>,
        19..=21 => run::<21, 7>,
        _ => run::<32, 16>,
    };
    run(question, control, picture, found).into()
}

/// Searches a board whose rows have `L` bits, stored in `W` words.
fn run<const L: usize, const W: usize>(
    question: &Question,
    control: &mut Control,
    picture: &dyn Fn(&[Cell]) -> Scene,
    found: &mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Stop> {
    let board = Board::<L, W>::new(usize::from(question.size), question.regions);
    match start(&board, question) {
        Ok(mut start) => Search { board, control, picture, found }.visit(&mut start),
        Err(Dead) => Ok(ControlFlow::Continue(())),
    }
}

/// Builds the starting position. Crosses are applied first, so that a queen in a crossed-out cell
/// is a contradiction.
fn start<const L: usize, const W: usize>(
    board: &Board<L, W>,
    question: &Question,
) -> Result<Position<L, W>, Dead> {
    let mut start = Position::new(board)?;
    for cell in question.crossed {
        start.cross(board, usize::from(cell.row), usize::from(cell.column))?;
    }
    for cell in question.queens {
        let (row, column) = (usize::from(cell.row), usize::from(cell.column));
        if !start.allows(row, column) {
            return Err(Dead);
        }
        start.place(board, row, column)?;
    }
    Ok(start)
}

struct Search<'a, 'b, const L: usize, const W: usize> {
    board: Board<L, W>,
    control: &'a mut Control<'b>,
    picture: &'a dyn Fn(&[Cell]) -> Scene,
    found: &'a mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
}

impl<const L: usize, const W: usize> Search<'_, '_, L, W> {
    /// Searches everything below this position. After each guess, the search continues from the
    /// same position without that cell, which often decides the next guess.
    fn visit(&mut self, position: &mut Position<L, W>) -> Result<ControlFlow<()>, Stop> {
        loop {
            let (picture, size) = (self.picture, self.board.size);
            self.control.node(&|| with_queens(position, size, picture))?;
            match position.settle(&self.board) {
                Err(Dead) => return Ok(ControlFlow::Continue(())),
                Ok(Rest::Solved) => return Ok(with_queens(position, size, &mut *self.found)),
                Ok(Rest::Open) => {}
            }
            let Some((row, column)) = position.guess(&self.board) else {
                return Ok(ControlFlow::Continue(()));
            };
            let mut guessed = position.clone();
            let alive = guessed.place(&self.board, row, column).is_ok();
            if alive && self.visit(&mut guessed)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
            if position.cross(&self.board, row, column).is_err() {
                return Ok(ControlFlow::Continue(()));
            }
        }
    }
}

/// Calls `show` with the queens placed so far, without allocating.
fn with_queens<const L: usize, const W: usize, T>(
    position: &Position<L, W>,
    size: usize,
    show: impl FnOnce(&[Cell]) -> T,
) -> T {
    let mut queens = [Cell::new(0, 0); MAX_SIZE as usize];
    let mut count = 0;
    for (row, column) in position.queens(size) {
        queens[count] = Cell::new(row as u8, column as u8);
        count += 1;
    }
    show(&queens[..count])
}
