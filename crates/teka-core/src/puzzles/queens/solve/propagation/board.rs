//! The regions of one board as masks. A [`Board`] never changes once it is made.

use super::layout::{Cells, Layout, each_word};

/// The kind of the units that are rows. (A unit must have exactly one queen.)
pub const ROW: usize = 0;
/// The kind of the units that are columns.
pub const COLUMN: usize = 1;
/// The kind of the units that are regions.
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
    /// How many cells each row, column and region has.
    pub counts: [[u16; 32]; 3],
}

impl<const L: usize, const W: usize> Board<L, W> {
    /// A board of `size` from 1 to 32 whose cells, row by row, lie in these
    /// regions. A cell whose region is `size` or more lies in none.
    pub fn new(size: usize, regions: &[u8]) -> Self {
        let (counts, region_of) = ([[0; 32]; 3], [[0; 32]; 32]);
        let mut board = Self { size, regions: [[0; W]; 32], region_of, counts };
        for (row, line) in regions.chunks_exact(size).take(32).enumerate() {
            for (column, region) in line.iter().enumerate() {
                if usize::from(*region) < size {
                    board.add(row & 31, column & 31, *region);
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

    #[inline(always)]
    fn add(&mut self, row: usize, column: usize, region: u8) {
        let (word, bit) = Layout::<L, W>::locate(row, column);
        self.region_of[row][column] = region;
        let region = usize::from(region) & 31;
        self.regions[region][word] |= bit;
        self.counts[ROW][row] += 1;
        self.counts[COLUMN][column] += 1;
        self.counts[REGION][region] += 1;
    }
}
