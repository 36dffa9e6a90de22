//! Candidate bitboards: what follows is done at once, and only then is a queen
//! tried, in the unit with the fewest candidates.

mod board;
mod position;

use std::ops::ControlFlow;

use self::board::Board;
use self::position::{Position, Rest, Singles};
use crate::control::{Control, Limits, Stop, Unwatched};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::queens::model::{Move, Puzzle};
use crate::scene::Scene;

/// What to search.
pub struct Question<'a> {
    /// N.
    pub size: u8,
    /// The region of each cell, row by row. A cell whose region is `size` or
    /// more lies in none and holds no queen.
    pub regions: &'a [u8],
    /// Queens that already stand.
    pub queens: &'a [Cell],
    /// Cells that hold no queen.
    pub crossed: &'a [Cell],
}

/// Hands every solution to `found`.
pub fn solve(puzzle: &Puzzle, _: &Args, control: &mut Control, found: Found<'_, Move>) -> Ending {
    let picture = |queens: &[Cell]| super::picture(puzzle, queens);
    search(&Question::of(puzzle), control, &picture, &mut |queens| {
        let moves: Vec<Move> = queens.iter().map(|cell| Move::queen(*cell)).collect();
        found(&moves)
    })
}

/// How many solutions the puzzle has, counting no further than `most`.
pub fn count_up_to(puzzle: &Puzzle, most: u64, control: &mut Control) -> Result<u64, Stop> {
    let mut count = 0;
    let picture = |queens: &[Cell]| super::picture(puzzle, queens);
    let ending = search(&Question::of(puzzle), control, &picture, &mut |_| {
        count += 1;
        if count >= most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match ending {
        Ending::Stopped(stop) => Err(stop),
        Ending::Exhausted | Ending::Enough => Ok(count),
    }
}

/// Whether there is any solution, looking at no more than `nodes` nodes.
pub fn is_solvable(question: &Question, nodes: u64) -> Result<bool, Stop> {
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(nodes), bytes: None }, &mut unwatched);
    let nothing = |_: &[Cell]| Scene::new(question.size, question.size);
    match search(question, &mut control, &nothing, &mut |_| ControlFlow::Break(())) {
        Ending::Stopped(stop) => Err(stop),
        Ending::Exhausted => Ok(false),
        Ending::Enough => Ok(true),
    }
}

impl<'a> Question<'a> {
    /// All the solutions of a puzzle.
    pub fn of(puzzle: &'a Puzzle) -> Self {
        Self { size: puzzle.size(), regions: puzzle.regions(), queens: puzzle.givens(), crossed: &[] }
    }
}

/// Hands the queens of every solution to `found`, row by row. `picture` draws the queens
/// that stand for whoever watches.
pub fn search(
    question: &Question,
    control: &mut Control,
    picture: &dyn Fn(&[Cell]) -> Scene,
    found: &mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
) -> Ending {
    let run = match question.size {
        0..=8 => run::<1, 24>,
        9..=11 => run::<2, 33>,
        12..=13 => run::<3, 39>,
        14..=16 => run::<4, 48>,
        17..=19 => run::<6, 57>,
        20..=22 => run::<8, 66>,
        _ => run::<16, 96>,
    };
    match run(question, control, picture, found) {
        Ok(flow) => flow.into(),
        Err(stop) => stop.into(),
    }
}

fn run<const W: usize, const U: usize>(
    question: &Question,
    control: &mut Control,
    picture: &dyn Fn(&[Cell]) -> Scene,
    found: &mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Stop> {
    let board = Board::<W, U>::new(usize::from(question.size), question.regions);
    let mut search = Search { board, singles: Singles::new(), control, picture, found };
    let mut start = match Position::new(&search.board, &mut search.singles) {
        Ok(start) => start,
        Err(_) => return Ok(ControlFlow::Continue(())),
    };
    for queen in question.queens {
        let cell = usize::from(queen.row) * search.board.size + usize::from(queen.column);
        if start.candidates()[cell / 64] >> (cell % 64) & 1 == 0
            || start.place(&search.board, cell, &mut search.singles).is_err()
        {
            return Ok(ControlFlow::Continue(()));
        }
    }
    for queen in question.crossed {
        let cell = usize::from(queen.row) * search.board.size + usize::from(queen.column);
        let mut gone = [0; W];
        gone[cell / 64] = 1 << (cell % 64);
        if start.remove(&search.board, &gone, &mut search.singles).is_err() {
            return Ok(ControlFlow::Continue(()));
        }
    }
    search.visit(start)
}

struct Search<'a, 'b, const W: usize, const U: usize> {
    board: Board<W, U>,
    singles: Singles<U>,
    control: &'a mut Control<'b>,
    picture: &'a dyn Fn(&[Cell]) -> Scene,
    found: &'a mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
}

impl<const W: usize, const U: usize> Search<'_, '_, W, U> {
    fn visit(&mut self, mut position: Position<W, U>) -> Result<ControlFlow<()>, Stop> {
        loop {
            let picture = self.picture;
            self.control.node(&|| picture(&[]))?;
            match position.settle(&self.board, &mut self.singles) {
                Rest::Dead => return Ok(ControlFlow::Continue(())),
                Rest::Solved => {
                    let mut queens = Vec::new();
                    for word in 0..W {
                        let mut bits = position.candidates()[word];
                        while bits != 0 {
                            let cell = word * 64 + bits.trailing_zeros() as usize;
                            bits &= bits - 1;
                            queens.push(Cell::new((cell / self.board.size) as u8, (cell % self.board.size) as u8));
                        }
                    }
                    return Ok((self.found)(&queens));
                }
                Rest::Open => {}
            }
            let cell = position.choose(&self.board);
            let mut child = position.clone();
            if child.place(&self.board, cell, &mut self.singles).is_ok() && self.visit(child)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
            let mut gone = [0; W];
            gone[cell / 64] = 1 << (cell % 64);
            if position.remove(&self.board, &gone, &mut self.singles).is_err() {
                return Ok(ControlFlow::Continue(()));
            }
        }
    }
}
