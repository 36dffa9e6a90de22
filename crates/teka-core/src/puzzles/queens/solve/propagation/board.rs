//! The regions of one board as masks. A [`Board`] never changes once it is made.

use super::layout::{Cells, Layout, each_word};

/// A row, a column or a region: each must have exactly one queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// [`ROW`], [`COLUMN`] or [`REGION`].
    pub kind: u8,
    /// Its number among its kind.
    pub index: u8,
}

/// The kind of a row.
pub const ROW: usize = 0;
/// The kind of a column.
pub const COLUMN: usize = 1;
/// The kind of a region.
pub const REGION: usize = 2;

/// The regions of one board. Everything else about it is in its [`Layout`],
/// made when the program is built, for a board is often solved in the time it
/// would take to fill tables for it.
pub struct Board<const L: usize, const W: usize> {
    /// N.
    pub size: usize,
    /// The cells of each region.
    pub regions: [Cells<W>; 32],
    /// The region of each cell.
    pub region_of: [[u8; 32]; 32],
}

impl<const L: usize, const W: usize> Board<L, W> {
    /// A board of `size` from 1 to 32 whose cells, row by row, lie in these
    /// regions. A cell whose region is `size` or more lies in none.
    pub fn new(size: usize, regions: &[u8]) -> Self {
        let mut board = Self { size, regions: [[0; W]; 32], region_of: [[0; 32]; 32] };
        for (row, line) in regions.chunks_exact(size).take(32).enumerate() {
            for (column, region) in line.iter().enumerate() {
                if usize::from(*region) < size {
                    let (word, bit) = Layout::<L, W>::locate(row, column);
                    board.regions[usize::from(*region) & 31][word] |= bit;
                    board.region_of[row][column] = *region;
                }
            }
        }
        board
    }

    /// The cells of a unit.
    #[inline(always)]
    pub fn unit(&self, kind: usize, index: usize) -> Cells<W> {
        match kind {
            ROW => Layout::<L, W>::ROWS[index & 31],
            COLUMN => [Layout::<L, W>::STARTS << index; W],
            _ => self.regions[index & 31],
        }
    }

    /// What a queen forbids: its row, column and region, and its neighbours; its
    /// own cell is in it too. Put together when needed: few are.
    #[inline(always)]
    pub fn kill(&self, row: usize, column: usize) -> Cells<W> {
        let in_row = &Layout::<L, W>::ROWS[row];
        let near_row = &Layout::<L, W>::ROW_BANDS[row];
        let near_column = Layout::<L, W>::COLUMN_BANDS[column];
        let in_column = Layout::<L, W>::STARTS << column;
        let in_region = &self.regions[usize::from(self.region_of[row][column]) & 31];
        each_word(|word| {
            in_row[word] | in_column | in_region[word] | (near_row[word] & near_column)
        })
    }
}
