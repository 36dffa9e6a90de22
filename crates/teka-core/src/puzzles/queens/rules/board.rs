//! What the rules look at: the cells where a queen may still stand, and the
//! units (regions, rows, columns) that still want one.

use super::deduction::Effect;
use super::mask::{Mask, each_bit};
use crate::place::{Cell, Place};
use crate::puzzles::queens::model::{Content, Puzzle, State};

/// Something that holds exactly one queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Region(u8),
    Row(u8),
    Column(u8),
}

impl Unit {
    /// The unit as people point at it.
    pub fn place(self, puzzle: &Puzzle) -> Place {
        match self {
            Self::Region(region) => puzzle.region_place(region),
            Self::Row(row) => Place::Row(row),
            Self::Column(column) => Place::Column(column),
        }
    }
}

/// The cells of each region, made once for all the boards of a puzzle.
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

    /// The board before anything is known.
    pub fn empty(&self) -> Board<'_> {
        let all = u32::MAX >> (32 - self.puzzle.size());
        let candidates = self.puzzle.cells().collect();
        Board { layout: self, candidates, regions: all, rows: all, columns: all }
    }

    /// The board of a position. A cell is no candidate if it is crossed out, or
    /// if a queen stands there or attacks it.
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

    /// The cells of a unit.
    pub fn cells(&self, unit: Unit) -> Mask {
        match unit {
            Unit::Region(region) => self.regions[usize::from(region)],
            Unit::Row(row) => Mask::row(row),
            Unit::Column(column) => Mask::column(column),
        }
    }

    /// Where no other queen can stand if one stands in this cell; the cell included.
    pub fn attacked_from(&self, cell: Cell) -> Mask {
        let region = self.regions[usize::from(self.puzzle.region(cell))];
        region | Mask::row(cell.row) | Mask::column(cell.column) | Mask::around(cell)
    }
}

/// The knowledge about one position. Copying it is cheap: trials do.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    pub layout: &'a Layout<'a>,
    /// Where a queen may still stand.
    pub candidates: Mask,
    /// The regions without a queen, as bits.
    pub regions: u32,
    /// The rows without a queen, as bits.
    pub rows: u32,
    /// The columns without a queen, as bits.
    pub columns: u32,
}

impl Board<'_> {
    /// The units without a queen: regions, rows, columns.
    pub fn units(&self) -> impl Iterator<Item = Unit> + use<> {
        let rows = each_bit(self.rows).map(Unit::Row);
        let columns = each_bit(self.columns).map(Unit::Column);
        each_bit(self.regions).map(Unit::Region).chain(rows).chain(columns)
    }

    /// Where the queen of a unit may still stand.
    pub fn candidates_in(&self, unit: Unit) -> Mask {
        self.candidates & self.layout.cells(unit)
    }

    /// Puts a queen in a cell.
    pub fn place(&mut self, cell: Cell) {
        self.cross(self.layout.attacked_from(cell));
        self.regions &= !(1 << self.layout.puzzle.region(cell));
        self.rows &= !(1 << cell.row);
        self.columns &= !(1 << cell.column);
    }

    /// Says that no queen stands in these cells.
    pub fn cross(&mut self, cells: Mask) {
        self.candidates = self.candidates & !cells;
    }

    /// Does what a deduction says; false if it says that nothing can follow.
    pub fn apply(&mut self, effect: &Effect) -> bool {
        match effect {
            Effect::Place(cell) => self.place(*cell),
            Effect::Cross(cells) => self.cross(*cells),
            Effect::Impossible => return false,
        }
        true
    }

    /// A unit that wants a queen and has no cell left for it.
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
