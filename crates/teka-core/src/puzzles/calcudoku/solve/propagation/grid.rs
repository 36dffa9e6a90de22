//! What a search needs of the numbers each cell may still hold, however they are kept.

use crate::place::Cell;

/// There is no solution from here: this line has no place for a number. Rows come first,
/// then columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken(pub usize);

/// The position being looked at, those it came from, and which lines changed. Numbers are
/// sets of bits: bit k for the number k.
pub trait Grid {
    /// Whether all lines are looked at together, so that it pays to look at several cages
    /// before.
    const TOGETHER: bool;

    /// The position with these numbers allowed, row by row.
    fn new(size: usize, allowed: &[u32]) -> Self;

    /// The numbers a cell may hold.
    fn domain(&self, cell: Cell) -> u32;

    /// The numbers a cell may hold in the position all others came from.
    fn first_domain(&self, cell: Cell) -> u32;

    /// Leaves a cell only these numbers; true if it had others.
    fn keep(&mut self, cell: Cell, numbers: u32) -> bool;

    /// Goes on with a copy of the position.
    fn push(&mut self);

    /// Goes back to the position before the last [`Grid::push`].
    fn pop(&mut self);

    /// Takes all lines for looked at.
    fn forget(&mut self);

    /// In every line that changed: a number that stands is struck from the rest of the
    /// line; a number with one place left goes there. Says which cells changed.
    fn singles(&mut self, changed: impl FnMut(Cell)) -> Result<(), Broken>;

    /// In one line that changed: where k cells hold only k numbers, the rest of the line
    /// holds none of them. False if there was no such line.
    fn sets(&mut self, changed: impl FnMut(Cell)) -> Result<bool, Broken>;
}

/// The largest sets of cells looked for: larger ones cost more than they give.
pub const LARGEST_SET: u32 = 4;
/// With fewer open cells in a line, what sets say follows from singles.
pub const FEWEST_OPEN: u32 = 4;

/// Takes the first line out of a set of lines.
pub fn take_first(set: &mut u64) -> Option<usize> {
    let first = set.trailing_zeros() as usize;
    *set &= set.checked_sub(1)?;
    Some(first)
}
