//! [`Make`] and [`Count`]: new puzzles, and how the solutions of a puzzle are counted.

use super::Family;
use crate::control::{Control, Stop};
use crate::counting::{Derived, Partition};
use crate::message::Refusal;
use crate::param::{Args, Param};

/// Makes new puzzles. By default a family makes none.
pub trait Make: Family {
    /// Returns the generator; none if the family has none.
    fn generator() -> Option<&'static Generator<Self>> {
        None
    }
}

/// Makes new puzzles of a family.
pub struct Generator<F: Family> {
    /// What a new puzzle can be asked to be; `size` and `grade` where they make sense.
    pub params: &'static [Param],
    /// The parameters of a hunt for hard puzzles, where they differ from the defaults.
    pub hunt: &'static [(&'static str, &'static str)],
    /// Returns why no such puzzle can be made, where that is known without trying.
    pub refuse: fn(&Args) -> Option<Refusal>,
    /// Makes a new puzzle, the same for the same seed. It has exactly one solution, or where an
    /// answer is a path, at least one.
    pub generate: fn(&Args, u64, &mut Control) -> Result<F::Puzzle, Stop>,
}

impl<F: Family> Generator<F> {
    /// A generator that refuses nothing.
    pub const fn new(
        params: &'static [Param],
        generate: fn(&Args, u64, &mut Control) -> Result<F::Puzzle, Stop>,
    ) -> Self {
        Self { params, hunt: &[], refuse: |_| None, generate }
    }
}

/// Counts solutions in parts and derives further numbers from a count. By default a puzzle is
/// not cut, and a count is one number.
pub trait Count: Family {
    /// Returns the names of the numbers in a count, that of the plain count first; none where a
    /// count is one number. `FAMILY-count-NAME` says what each is.
    fn derived_names() -> &'static [&'static str] {
        &[]
    }
    /// Returns how each of [`Count::derived_names`] follows from the plain count of this puzzle.
    fn derived(_puzzle: &Self::Puzzle, _control: &mut Control) -> Result<Vec<Derived>, Stop> {
        Ok(Vec::new())
    }
    /// Cuts the puzzle into about `parts` puzzles whose solutions together, each as often as
    /// its partition weighs, are those of the whole; the same cut every time. Where partitions
    /// that mirror one another are left out, even one part is cut this way; otherwise it is the
    /// whole puzzle.
    fn split(puzzle: &Self::Puzzle, _parts: usize) -> Vec<Partition<Self::Puzzle>> {
        Partition::equal(vec![puzzle.clone()])
    }
}
