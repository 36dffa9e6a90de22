//! The knowledge that the rules work on: the candidate cells as rows of bits, and the units
//! (regions, rows and columns) that still need a queen. This module contains no rules.

use std::ops::{BitAnd, BitOr, Not};

use super::deduction::Effect;
use crate::place::{Cell, Place};
use crate::puzzles::queens::model::{Content, Puzzle, State};

/// A region, row or column; each contains exactly one queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Region(u8),
    Row(u8),
    Column(u8),
}

impl Unit {
    /// Returns the unit as a place, for use in messages.
    pub fn place(self, puzzle: &Puzzle) -> Place {
        match self {
            Self::Region(region) => puzzle.region_place(region),
            Self::Row(row) => Place::Row(row),
            Self::Column(column) => Place::Column(column),
        }
    }
}

/// The cells of each region, computed once for all positions of a puzzle.
pub struct Layout<'a> {
    pub puzzle: &'a Puzzle,
    regions: [Mask; 32],
}

impl<'a> Layout<'a> {
    pub fn of(puzzle: &'a Puzzle) -> Self {
        let mut regions = [Mask::EMPTY; 32];
        for (cell, region) in puzzle.cells().zip(puzzle.regions()) {
            regions[usize::from(*region)].insert(cell);
        }
        Self { puzzle, regions }
    }

    /// Returns the board on which every cell is a candidate.
    pub fn empty(&self) -> Board<'_> {
        let all = u32::MAX >> (32 - self.puzzle.size());
        let candidates = self.puzzle.cells().collect();
        Board { layout: self, candidates, regions: all, rows: all, columns: all }
    }

    /// Returns the board of a position. A cell is not a candidate if it is crossed out, contains a
    /// queen or is attacked by one.
    pub fn board(&self, state: &State) -> Board<'_> {
        let mut board = self.empty();
        for (cell, content) in self.puzzle.cells().zip(state.contents()) {
            match content {
                Content::Queen => board.place(cell),
                Content::Cross => board.cross([cell].into_iter().collect()),
                Content::Empty => (),
            }
        }
        board
    }

    /// Returns the cells of a unit.
    pub fn cells(&self, unit: Unit) -> Mask {
        match unit {
            Unit::Region(region) => self.regions[usize::from(region)],
            Unit::Row(row) => Mask::row(row),
            Unit::Column(column) => Mask::column(column),
        }
    }

    /// Returns the cells that a queen in this cell rules out, including the cell itself.
    pub fn attacked_from(&self, cell: Cell) -> Mask {
        let region = self.regions[usize::from(self.puzzle.region(cell))];
        region | Mask::row(cell.row) | Mask::column(cell.column) | Mask::around(cell)
    }
}

/// What is known about a position. It is cheap to copy, which trials rely on.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    pub layout: &'a Layout<'a>,
    /// The cells that may still contain a queen.
    pub candidates: Mask,
    /// The regions without a queen, as bits.
    pub regions: u32,
    /// The rows without a queen, as bits.
    pub rows: u32,
    /// The columns without a queen, as bits.
    pub columns: u32,
}

impl Board<'_> {
    /// Returns the units without a queen: regions, then rows, then columns.
    pub fn units(&self) -> impl Iterator<Item = Unit> + use<> {
        let rows = each_bit(self.rows).map(Unit::Row);
        let columns = each_bit(self.columns).map(Unit::Column);
        each_bit(self.regions).map(Unit::Region).chain(rows).chain(columns)
    }

    /// Returns the candidates of a unit.
    pub fn candidates_in(&self, unit: Unit) -> Mask {
        self.candidates & self.layout.cells(unit)
    }

    /// Places a queen in a cell.
    pub fn place(&mut self, cell: Cell) {
        self.cross(self.layout.attacked_from(cell));
        self.regions &= !(1 << self.layout.puzzle.region(cell));
        self.rows &= !(1 << cell.row);
        self.columns &= !(1 << cell.column);
    }

    /// Removes these cells from the candidates.
    pub fn cross(&mut self, cells: Mask) {
        self.candidates = self.candidates & !cells;
    }

    /// Applies the effect of a deduction. Returns `false` if the effect is that the position has no
    /// solution.
    pub fn apply(&mut self, effect: &Effect) -> bool {
        match effect {
            Effect::Place(cell) => self.place(*cell),
            Effect::Cross(cells) => self.cross(*cells),
            Effect::Impossible => return false,
        }
        true
    }

    /// Returns a unit that needs a queen but has no candidate left, if there is one.
    pub fn stranded(&self) -> Option<Unit> {
        let regions = each_bit(self.regions).map(Unit::Region);
        let mut empty = regions.filter(|unit| self.candidates_in(*unit).is_empty());
        let rows = self.rows & !self.candidates.rows();
        let columns = self.columns & !self.candidates.columns();
        empty
            .next()
            .or_else(|| each_bit(rows).next().map(Unit::Row))
            .or_else(|| each_bit(columns).next().map(Unit::Column))
    }
}

const ROWS: usize = 32;

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask([u32; ROWS]);

impl Mask {
    pub const EMPTY: Self = Self([0; ROWS]);
    #[cfg(test)]
    pub const ALL: Self = Self([u32::MAX; ROWS]);

    /// Returns the cells of one row.
    pub fn row(row: u8) -> Self {
        let mut mask = Self::EMPTY;
        mask.0[usize::from(row)] = u32::MAX;
        mask
    }

    /// Returns the cells of one column.
    pub fn column(column: u8) -> Self {
        Self([1 << column; ROWS])
    }

    /// Returns the cell and its neighbours, including diagonal ones.
    pub fn around(cell: Cell) -> Self {
        let mut mask = Self::EMPTY;
        let bit = 1u32 << cell.column;
        let three = bit | bit << 1 | bit >> 1;
        let row = usize::from(cell.row);
        mask.0[row.saturating_sub(1)..ROWS.min(row + 2)].fill(three);
        mask
    }

    pub fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.row)] |= 1 << cell.column;
    }

    /// Returns the columns of the cells in a row, as bits.
    pub fn bits(&self, row: u8) -> u32 {
        self.0[usize::from(row)]
    }

    /// Returns the rows that contain cells of the set, as bits.
    pub fn rows(&self) -> u32 {
        let rows = self.0.iter().enumerate();
        rows.fold(0, |seen, (row, bits)| seen | u32::from(*bits != 0) << row)
    }

    /// Returns the columns that contain cells of the set, as bits.
    pub fn columns(&self) -> u32 {
        self.0.iter().fold(0, |seen, bits| seen | bits)
    }

    /// Returns the columns that contain exactly one cell of the set, as bits.
    pub fn lone_columns(&self) -> u32 {
        let (mut once, mut twice) = (0, 0);
        for bits in self.0 {
            twice |= once & bits;
            once |= bits;
        }
        once & !twice
    }

    pub fn is_empty(&self) -> bool {
        self.columns() == 0
    }

    /// Returns the only cell in the set, or `None` if the set is empty or has several cells.
    pub fn only(&self) -> Option<Cell> {
        let mut cells = self.cells();
        let first = cells.next()?;
        cells.next().is_none().then_some(first)
    }

    /// Returns the cells of the set, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let rows = self.0;
        each_bit(self.rows()).flat_map(move |row| {
            each_bit(rows[usize::from(row)]).map(move |column| Cell::new(row, column))
        })
    }
}

/// Returns the indices of the set bits in ascending order.
pub fn each_bit(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
        bits &= bits - 1;
        Some(lowest)
    })
}

impl BitAnd for Mask {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }
}

impl BitOr for Mask {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }
}

impl Not for Mask {
    type Output = Self;

    fn not(self) -> Self {
        Self(std::array::from_fn(|row| !self.0[row]))
    }
}

impl FromIterator<Cell> for Mask {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut mask = Self::EMPTY;
        cells.into_iter().for_each(|cell| mask.insert(cell));
        mask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_come_back_row_by_row() {
        let cells = [Cell::new(0, 31), Cell::new(4, 2), Cell::new(31, 0), Cell::new(31, 31)];
        let mask: Mask = cells.into_iter().collect();
        assert!(mask.cells().eq(cells));
        assert_eq!(mask.rows(), 1 | 1 << 4 | 1 << 31);
        assert_eq!(mask.columns(), 1 | 1 << 2 | 1 << 31);
        assert_eq!(mask.lone_columns(), 1 | 1 << 2);
        assert_eq!(mask.only(), None);
        assert_eq!((mask & Mask::row(4)).only(), Some(Cell::new(4, 2)));
    }

    #[test]
    fn around_a_cell_is_what_it_touches_and_itself() {
        for centre in [Cell::new(0, 0), Cell::new(3, 30), Cell::new(31, 31)] {
            let all = Mask::ALL.cells();
            let touched = all.filter(|cell| *cell == centre || cell.touches(centre));
            assert!(Mask::around(centre).cells().eq(touched), "{centre}");
        }
    }
}
