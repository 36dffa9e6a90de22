//! The rule stage: fills the cells that are certain before the genetic algorithm starts.
//!
//! The thesis, introduced in the parent module, names seven rules. [`published`] applies them so
//! that the counts of filled cells match the published ones exactly; [`strong`] applies each to its
//! full extent, until nothing changes.

pub mod published;
pub mod strong;

use super::is_on;
use crate::control::{Control, Stop};
use crate::param::Args;
use crate::puzzles::calcudoku::model::Puzzle;

/// The result of the rule stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduced {
    /// The number of each cell, row by row; 0 if none was found.
    pub numbers: Vec<u8>,
    /// The candidates of each cell: bit k for the number k. A filled cell has only its own number.
    pub candidates: Vec<u32>,
}

impl Deduced {
    /// Returns the number of cells that the rules filled, excluding givens.
    pub fn filled(&self, puzzle: &Puzzle) -> usize {
        let set = self.numbers.iter().filter(|number| **number != 0).count();
        set - puzzle.givens().len()
    }
}

/// Applies the rules that the method's parameters select. Counts no nodes. Returns `None` if no
/// grid is left whose rows are permutations, and an error if the search is stopped.
pub fn run(puzzle: &Puzzle, args: &Args, control: &mut Control) -> Result<Option<Deduced>, Stop> {
    match args.choice("variant") {
        _ if !is_on(args, "rules") => Ok(strong::givens(puzzle)),
        "course" => Ok(published::deduce(puzzle)),
        _ => strong::deduce(puzzle, control),
    }
}
