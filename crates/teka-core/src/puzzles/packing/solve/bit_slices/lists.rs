//! The placements that still fit, kind by kind.

use super::slices::{MANY, Slices};
use crate::puzzles::packing::solve::mask::Mask;
use crate::puzzles::packing::solve::problem::{Laid, Problem};

/// The lists of all kinds that are left, one after the other, and how often they cover each cell.
#[derive(Default)]
pub(super) struct Lists<M> {
    /// The cells of each placement; what lies behind the last list is of no interest.
    cells: Vec<M>,
    laid: Vec<Laid>,
    /// The kinds that are left, and where the list of each begins and ends.
    kinds: Vec<(usize, usize, usize)>,
    covered: Slices<M>,
}

/// What to settle next: which placement covers a cell, or where a piece goes, which is
/// a stretch of the lists.
#[derive(Clone, Copy)]
pub(super) enum Choice<M> {
    Cell(M),
    Piece(usize, usize),
}

impl<M: Mask> Lists<M> {
    /// All placements.
    pub fn new(problem: &Problem) -> Self {
        let mut lists = Self::default();
        let left = problem.kinds.iter().enumerate().filter(|(_, kind)| kind.count > 0);
        for (kind, of_kind) in left {
            let start = lists.cells.len();
            for (placement, cells) in of_kind.placements.iter().enumerate() {
                lists.cells.push(M::of(cells));
                lists.laid.push(Laid { kind: kind as u16, placement: placement as u16 });
                lists.covered.add(M::of(cells));
            }
            lists.kinds.push((kind, start, lists.cells.len()));
        }
        lists
    }

    /// The memory it takes.
    pub fn bytes(&self) -> u64 {
        (self.cells.len() * (size_of::<M>() + size_of::<Laid>())) as u64
    }

    /// True if what is left of `from` may not fit in here.
    #[inline(always)]
    pub fn lacks_room_for(&self, from: &Self) -> bool {
        self.cells.len() < from.end()
    }

    /// Makes room for what may be left of `from`: how much more memory that takes.
    #[cold]
    pub fn make_room_for(&mut self, from: &Self) -> u64 {
        let before = self.bytes();
        self.cells.resize(from.end(), M::default());
        self.laid.resize(from.end(), Laid { kind: 0, placement: 0 });
        self.bytes() - before
    }

    /// Becomes `from` without what meets the cells, and without the kinds of which none is
    /// left. False as soon as there are fewer placements of a kind than pieces. There must be
    /// room for all of `from`.
    pub fn filter(&mut self, from: &Self, taken: M, left: &[u16]) -> bool {
        self.kinds.clear();
        let (mut covered, mut next) = (Slices::default(), 0);
        for &(kind, start, end) in from.kinds.iter().filter(|list| left[list.0] > 0) {
            let own = next;
            for (cells, laid) in from.cells[start..end].iter().zip(&from.laid[start..end]) {
                let fits = !cells.meets(taken);
                self.cells[next] = *cells;
                self.laid[next] = *laid;
                next += usize::from(fits);
                covered.add(if fits { *cells } else { M::default() });
            }
            if next - own < usize::from(left[kind]) {
                return false;
            }
            self.kinds.push((kind, own, next));
        }
        self.covered = covered;
        true
    }

    /// The cell or piece with the fewest choices, and how many these are; none if there is
    /// one that has none.
    pub fn fewest(&self, empty: M, left: &[u16]) -> Option<(Choice<M>, usize)> {
        let (number, cells) =
            self.covered.fewest(empty).unwrap_or_else(|| self.fewest_of_many(empty));
        let single = self.kinds.iter().filter(|list| left[list.0] == 1);
        let piece = single.map(|(_, start, end)| (end - start, *start, *end)).min();
        match piece {
            _ if number == 0 => None,
            Some((choices, start, end)) if choices < number => {
                Some((Choice::Piece(start, end), choices))
            }
            _ => Some((Choice::Cell(M::cell(cells.lowest())), number)),
        }
    }

    /// The first placement from an index on that settles the choice: its index, its cells and itself.
    #[inline(always)]
    pub fn next(&self, choice: Choice<M>, from: usize) -> Option<(usize, M, Laid)> {
        let index = match choice {
            Choice::Piece(start, end) => Some(from.max(start)).filter(|index| *index < end),
            Choice::Cell(cell) => {
                let rest = &self.cells[from..self.end()];
                rest.iter().position(|cells| cells.meets(cell)).map(|at| from + at)
            }
        };
        index.map(|index| (index, self.cells[index], self.laid[index]))
    }

    /// As [`Slices::fewest`], where all numbers are many.
    fn fewest_of_many(&self, empty: M) -> (usize, M) {
        let cells = (0..M::CELLS).filter(|cell| empty.has(*cell));
        let numbers = cells.map(|cell| {
            let all = self.cells[..self.end()].iter();
            (all.filter(|cells| cells.has(cell)).count(), cell)
        });
        numbers.min().map_or((MANY, empty), |(number, cell)| (number, M::cell(cell)))
    }

    fn end(&self) -> usize {
        self.kinds.last().map_or(0, |list| list.2)
    }
}
