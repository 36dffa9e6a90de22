//! The rule stage: fills the cells that are certain before the genetic algorithm begins.
//!
//! The thesis names seven rules. [`published`] uses them exactly as its published counts of
//! filled cells show; [`strong`] uses each as far as it reaches, until nothing changes.

pub mod published;
pub mod strong;

use super::is_on;
use crate::control::{Control, Stop};
use crate::param::Args;
use crate::puzzles::calcudoku::model::Puzzle;

/// The result of the rule stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduced {
    /// The number of each cell, row by row; 0 where none was found.
    pub numbers: Vec<u8>,
    /// The candidates of each cell: bit k for the number k. A cell with a number has that
    /// one alone.
    pub candidates: Vec<u32>,
}

impl Deduced {
    /// The number of cells filled by the rules, without the given ones.
    pub fn filled(&self, puzzle: &Puzzle) -> usize {
        let set = self.numbers.iter().filter(|number| **number != 0).count();
        set - puzzle.givens().len()
    }
}

/// Runs the rules that the method's parameters select. Returns none if no grid is left whose
/// rows are permutations. Counts no nodes.
pub fn run(puzzle: &Puzzle, args: &Args, control: &mut Control) -> Result<Option<Deduced>, Stop> {
    match args.choice("variant") {
        _ if !is_on(args, "rules") => Ok(strong::givens(puzzle)),
        "course" => Ok(published::deduce(puzzle)),
        _ => strong::deduce(puzzle, control),
    }
}
