//! [`Make`] and [`Count`]: generating puzzles and counting solutions.

use super::{Family, Level};
use crate::control::{Control, Stop};
use crate::counting::{Derived, Partition};
use crate::message::Refusal;
use crate::param::{Args, Param};

/// Generates puzzles. By default a family has no generator.
pub trait Make: Family {
    /// Returns the generator, or `None` if the family has none.
    fn generator() -> Option<&'static Generator<Self>> {
        None
    }
}

/// A generator of new puzzles.
pub struct Generator<F: Family> {
    /// The parameters, which include `size` and `grade` where they apply.
    pub params: &'static [Param],
    /// The version, which starts at 1. It increases whenever a seed gives another puzzle than
    /// before, because the numbers that players know contain it.
    pub version: u32,
    /// The levels, easiest first. Only levels whose puzzles appear at once are listed.
    pub levels: &'static [Level],
    /// The parameters for finding hard puzzles that differ from the defaults.
    pub hunt: &'static [(&'static str, &'static str)],
    /// Returns the reason why no puzzle has these parameters, or `None` if none is known in
    /// advance.
    pub refuse: fn(&Args) -> Option<Refusal>,
    /// Generates a puzzle from a seed. The same seed gives the same puzzle. It has exactly one
    /// solution, or at least one if answers of the family are paths. Returns `Err` if the control
    /// stops the run.
    pub generate: fn(&Args, u64, &mut Control) -> Result<F::Puzzle, Stop>,
}

impl<F: Family> Generator<F> {
    /// Creates the first version of a generator that accepts all parameter values and has no
    /// levels.
    pub const fn new(
        params: &'static [Param],
        generate: fn(&Args, u64, &mut Control) -> Result<F::Puzzle, Stop>,
    ) -> Self {
        Self { params, version: 1, levels: &[], hunt: &[], refuse: |_| None, generate }
    }
}

/// Splits puzzles to count their solutions in parts, and derives further numbers from a count. By
/// default a puzzle is not split, and a count is a single number.
pub trait Count: Family {
    /// Returns the names of the numbers in a count. The plain count comes first. The list is empty
    /// if a count is a single number. `FAMILY-count-NAME` is the message id of each name.
    fn derived_names() -> &'static [&'static str] {
        &[]
    }
    /// Returns the formula for each of [`Count::derived_names`]. Returns `Err` if the control stops
    /// the run.
    fn derived(_puzzle: &Self::Puzzle, _control: &mut Control) -> Result<Vec<Derived>, Stop> {
        Ok(Vec::new())
    }
    /// Splits the puzzle into about `parts` smaller puzzles. Together, their solutions are those of
    /// the whole puzzle, counted with the weights of the partitions. The result is deterministic.
    ///
    /// A family that leaves out reflected partitions does so even if `parts` is 1. Otherwise, one
    /// part is the whole puzzle.
    fn split(puzzle: &Self::Puzzle, _parts: usize) -> Vec<Partition<Self::Puzzle>> {
        Partition::equal(vec![puzzle.clone()])
    }
}
