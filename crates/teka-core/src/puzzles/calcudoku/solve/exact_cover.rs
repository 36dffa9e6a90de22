//! Calcudoku as an exact cover: each number once in each row and in each column, and
//! each cage filled once. An option is a filling of a cage. A node is a cage filled.
//!
//! Only worth it where cages have few fillings: beyond [`MOST_OPTIONS`] it stops as if
//! memory had run out, for that is what would happen.

use std::ops::ControlFlow;

use super::{Handover, picture, standing};
use crate::control::{Control, Stop};
use crate::engines::exact_cover::{self, Choose, Problem};
use crate::family::{Ending, Found};
use crate::param::{Args, Kind, Param};
use crate::puzzles::calcudoku::fillings::{Asked, Walked, Walker};
use crate::puzzles::calcudoku::model::{Cage, Move, Puzzle};

/// The most fillings all cages together may have.
pub const MOST_OPTIONS: usize = 2_000_000;
/// The most numbers tried while the fillings of a cage are listed.
const MOST_STEPS: u64 = 100_000_000;

/// Which number of a line, or which cage, to settle next.
pub const PARAMS: &[Param] = &[Param {
    name: "choose",
    kind: Kind::Choice { options: &["fewest", "first"], default: "fewest" },
    about: "calcudoku-exact-cover-choose",
}];

/// Hands every solution to `found`.
pub fn solve(
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    let choose = if args.choice("choose") == "first" { Choose::First } else { Choose::Fewest };
    let mut fillings = Fillings { problem: Problem::new(items(puzzle), 0), all: Vec::new() };
    if let Err(stop) = fillings.list(puzzle, control) {
        return stop.into();
    }
    let mut handover = Handover::new(puzzle, found);
    let scene = |options: &[usize]| picture(puzzle, &fillings.numbers(puzzle, options));
    exact_cover::solve(&fillings.problem, choose, control, &scene, &mut |options| {
        handover.give(&fillings.numbers(puzzle, options))
    })
}

/// A number in a row, a number in a column, a cage.
fn items(puzzle: &Puzzle) -> usize {
    let size = usize::from(puzzle.size());
    2 * size * size + puzzle.cages().len()
}

struct Fillings {
    problem: Problem,
    /// The cage and the numbers of each option.
    all: Vec<(u16, Box<[u8]>)>,
}

impl Fillings {
    fn list(&mut self, puzzle: &Puzzle, control: &mut Control) -> Result<(), Stop> {
        let (allowed, mut walker) = (standing(puzzle), Walker::default());
        for (number, cage) in puzzle.cages().iter().enumerate() {
            let domains: Vec<u32> =
                cage.cells.iter().map(|cell| allowed[puzzle.index(*cell)]).collect();
            let Cage { operator, target, ref cells } = *cage;
            let asked = Asked { operator, target, cells, domains: &domains };
            let before = self.all.len();
            let walked =
                walker.walk(&asked, MOST_STEPS, |numbers| self.add(puzzle, number, numbers));
            let added = (self.all.len() - before) as u64;
            control.store(added, added * (32 + cells.len() as u64))?;
            if walked != Walked::All {
                return Err(Stop::MemoryLimit);
            }
        }
        Ok(())
    }

    fn add(&mut self, puzzle: &Puzzle, cage: usize, numbers: &[u8]) -> ControlFlow<()> {
        let size = usize::from(puzzle.size());
        let mut items = vec![2 * size * size + cage];
        for (cell, number) in puzzle.cages()[cage].cells.iter().zip(numbers) {
            let number = usize::from(*number) - 1;
            items.push(usize::from(cell.row) * size + number);
            items.push((size + usize::from(cell.column)) * size + number);
        }
        self.problem.option(&items);
        self.all.push((cage as u16, numbers.into()));
        if self.all.len() < MOST_OPTIONS {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// The number of each cell, row by row; 0 where no option says.
    fn numbers(&self, puzzle: &Puzzle, options: &[usize]) -> Vec<u8> {
        let size = usize::from(puzzle.size());
        let mut all = vec![0; size * size];
        for option in options {
            let (cage, numbers) = &self.all[*option];
            let cells = &puzzle.cages()[usize::from(*cage)].cells;
            cells.iter().zip(numbers).for_each(|(cell, number)| all[puzzle.index(*cell)] = *number);
        }
        all
    }
}
