//! Calcudoku as an exact cover problem: each number once in each row and each column, and each cage
//! filled once. An option is a filling of a cage. A node is a cage filled.
//!
//! This method suits puzzles whose cages have few fillings. Beyond [`MOST_MEMBERS`] it stops with
//! the memory limit, because it would run out of memory.

use std::ops::ControlFlow;

use super::{Handover, picture, standing};
use crate::control::{Control, Stop};
use crate::engines::exact_cover::{self, Choose, Problem};
use crate::family::{Ending, Found};
use crate::param::{Args, Kind, Param};
use crate::puzzles::calcudoku::model::fillings::{Asked, Visit, Walked, Walker};
use crate::puzzles::calcudoku::model::{Cage, Move, Puzzle};

/// The maximum number of items in all fillings together. A filling has one item for its cage, and
/// for each of its cells one for the row and one for the column.
pub const MOST_MEMBERS: usize = 20_000_000;
/// The maximum number of steps to enumerate the fillings of a cage.
const MOST_STEPS: u64 = 100_000_000;
/// The number of steps between two polls of the observer.
const LOOK_EVERY: u64 = 1 << 16;
/// The number of items listed between two polls of the observer, across all cages.
const LOOK_EVERY_MEMBERS: usize = 1 << 20;

/// The parameters of the method: which number of a line, or which cage, to cover next.
pub const PARAMS: &[Param] = &[Param {
    name: "choose",
    kind: Kind::Choice { options: &["fewest", "first"], default: "fewest" },
    about: "calcudoku-exact-cover-choose",
}];

/// Passes every solution to `found`.
pub fn solve(
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    let choose = if args.choice("choose") == "first" { Choose::First } else { Choose::Fewest };
    let problem = match list(puzzle, control) {
        Ok(problem) => problem,
        Err(stop) => return stop.into(),
    };
    let mut handover = Handover::new(puzzle, found);
    let scene = |options: &[usize]| picture(puzzle, &numbers(puzzle, &problem, options));
    exact_cover::solve(&problem, choose, control, &scene, &mut |options| {
        handover.emit(&numbers(puzzle, &problem, options))
    })
}

/// Returns the number of items: a number in a row, a number in a column, or a cage.
fn items(puzzle: &Puzzle) -> usize {
    first_cage(puzzle) + puzzle.cages().len()
}

/// Returns the item of the first cage.
fn first_cage(puzzle: &Puzzle) -> usize {
    2 * usize::from(puzzle.size()).pow(2)
}

/// Builds the problem from every filling of every cage. Returns an error if the search is stopped
/// or there are too many fillings.
fn list(puzzle: &Puzzle, control: &mut Control) -> Result<Problem, Stop> {
    let mut problem = Problem::new(items(puzzle), 0);
    let (allowed, mut walker) = (standing(puzzle), Walker::default());
    let mut next_look = LOOK_EVERY_MEMBERS;
    for (number, cage) in puzzle.cages().iter().enumerate() {
        let Cage { operator, target, ref cells } = *cage;
        let domains: Vec<u32> = cells.iter().map(|cell| allowed[puzzle.index(*cell)]).collect();
        let asked = Asked { operator, target, cells, domains: &domains };
        let mut lister = Lister::new(puzzle, number, &mut problem, control);
        let walked = walker.walk_long(&asked, LOOK_EVERY, &mut lister);
        lister.ended.map_or(Ok(()), Err)?;
        if walked != Walked::All {
            return Err(Stop::MemoryLimit);
        }
        if problem.members() >= next_look {
            look(puzzle, control)?;
            next_look = problem.members() + LOOK_EVERY_MEMBERS;
        }
    }
    Ok(problem)
}

/// Adds the fillings of one cage to the problem and accounts for their memory.
struct Lister<'a, 'c> {
    puzzle: &'a Puzzle,
    cage: usize,
    problem: &'a mut Problem,
    control: &'a mut Control<'c>,
    /// A buffer for the items of a filling.
    items: Vec<usize>,
    steps: u64,
    ended: Option<Stop>,
}

impl<'a, 'c> Lister<'a, 'c> {
    fn new(
        puzzle: &'a Puzzle,
        cage: usize,
        problem: &'a mut Problem,
        control: &'a mut Control<'c>,
    ) -> Self {
        Self { puzzle, cage, problem, control, items: Vec::new(), steps: LOOK_EVERY, ended: None }
    }

    /// Adds a filling. Returns an error if there are too many.
    fn add(&mut self, numbers: &[u8]) -> Result<(), Stop> {
        let (puzzle, size) = (self.puzzle, usize::from(self.puzzle.size()));
        self.items.clear();
        self.items.push(first_cage(puzzle) + self.cage);
        for (cell, number) in puzzle.cages()[self.cage].cells.iter().zip(numbers) {
            let number = usize::from(*number) - 1;
            self.items.push(usize::from(cell.row) * size + number);
            self.items.push((size + usize::from(cell.column)) * size + number);
        }
        let before = self.problem.bytes();
        self.problem.option(&self.items);
        self.control.store(1, self.problem.bytes() - before)?;
        if self.problem.members() <= MOST_MEMBERS { Ok(()) } else { Err(Stop::MemoryLimit) }
    }
}

/// Polls the observer with an empty grid.
fn look(puzzle: &Puzzle, control: &mut Control) -> Result<(), Stop> {
    control.poll(&|| picture(puzzle, &vec![0; puzzle.cells().count()]))
}

impl Visit for &mut Lister<'_, '_> {
    fn filling(&mut self, numbers: &[u8]) -> ControlFlow<()> {
        self.ended = self.add(numbers).err();
        if self.ended.is_none() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn more_steps(&mut self) -> u64 {
        self.ended = look(self.puzzle, self.control).err();
        self.steps += LOOK_EVERY;
        if self.ended.is_none() && self.steps <= MOST_STEPS { LOOK_EVERY } else { 0 }
    }
}

/// Returns the number of each cell, row by row; 0 if no option fills it.
fn numbers(puzzle: &Puzzle, problem: &Problem, options: &[usize]) -> Vec<u8> {
    let size = usize::from(puzzle.size());
    let mut all = vec![0; size * size];
    for option in options {
        // The items are the cage, then the row item and the column item of each of its cells.
        let [cage, lines @ ..] = problem.items_of(*option) else { continue };
        let cage = &puzzle.cages()[*cage as usize - first_cage(puzzle)];
        for (cell, lines) in cage.cells.iter().zip(lines.chunks(2)) {
            all[puzzle.index(*cell)] = (lines[0] as usize % size) as u8 + 1;
        }
    }
    all
}
