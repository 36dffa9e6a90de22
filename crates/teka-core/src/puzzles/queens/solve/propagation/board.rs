//! A board as bit masks. A [`Board`] holds the regions and never changes; a [`Layout`] describes
//! how cells map to 64-bit words and holds the masks that depend only on the size.

/// The kind of unit for rows. (A unit contains exactly one queen.)
pub const ROW: usize = 0;
/// The kind of unit for columns.
pub const COLUMN: usize = 1;
/// The kind of unit for regions.
pub const REGION: usize = 2;

/// The regions of one board. The rest is in its [`Layout`], which is computed at compile time:
/// filling tables at run time could take as long as solving the board.
pub struct Board<const L: usize, const W: usize> {
    /// N.
    pub size: usize,
    /// The cells of each region.
    pub regions: [Cells<W>; 32],
    /// The region of each cell.
    pub region_of: [[u8; 32]; 32],
    /// The number of cells in each row, column and region.
    pub counts: [[u16; 32]; 3],
}

impl<const L: usize, const W: usize> Board<L, W> {
    /// Creates a board of size 1 to 32 from the region of each cell, row by row. A cell whose
    /// region is `size` or more belongs to no region.
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

    /// Returns the cells of a unit.
    #[inline(always)]
    pub fn unit(&self, kind: usize, index: usize) -> Cells<W> {
        match kind {
            ROW => Layout::<L, W>::ROWS[index & 31],
            COLUMN => [Layout::<L, W>::STARTS << index; W],
            _ => self.regions[index & 31],
        }
    }

    /// Returns the cells that a queen rules out: its row, column, region and neighbours, including
    /// its own cell. The mask is computed on demand because few are needed.
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

/// A set of cells.
pub type Cells<const W: usize> = [u64; W];

/// A layout of `W` words, each holding as many whole rows of `L` bits as fit. No row crosses a word
/// boundary, so extracting a row is one shift, selecting a set of columns is one multiplication,
/// and finding a bit's row and column is a division by a constant.
pub struct Layout<const L: usize, const W: usize>;

impl<const L: usize, const W: usize> Layout<L, W> {
    /// The number of rows in a word.
    pub const ROWS_IN_WORD: usize = 64 / L;
    /// The mask of the first row in a word.
    pub const LANE: u64 = u64::MAX >> (64 - L);
    /// The mask of the first column in a word. Multiplying it by a row repeats that row throughout
    /// the word.
    pub const STARTS: u64 = starts(L);
    /// The mask of each row.
    pub const ROWS: &'static [Cells<W>; 32] = &rows::<L, W>(0);
    /// The mask of each row together with the adjacent rows.
    pub const ROW_BANDS: &'static [Cells<W>; 32] = &rows::<L, W>(1);
    /// The mask of each column together with the adjacent columns, within one word.
    pub const COLUMN_BANDS: &'static [u64; 32] = &column_bands(L);

    /// Returns the row and column of a bit. The `& 31` tells the compiler that both are below 32,
    /// so that it can omit the bounds checks of tables indexed by them.
    #[inline(always)]
    pub fn place(word: usize, bit: usize) -> (usize, usize) {
        ((word * Self::ROWS_IN_WORD + bit / L) & 31, (bit % L) & 31)
    }

    /// Returns the word and bit of a cell.
    #[inline(always)]
    pub fn locate(row: usize, column: usize) -> (usize, u64) {
        (row / Self::ROWS_IN_WORD, 1 << (row % Self::ROWS_IN_WORD * L + column))
    }

    /// Returns the columns of a row that are in the set.
    #[inline(always)]
    pub fn columns(cells: &Cells<W>, row: usize) -> u32 {
        let shift = row % Self::ROWS_IN_WORD * L;
        ((cells[row / Self::ROWS_IN_WORD] >> shift) & Self::LANE) as u32
    }
}

/// Builds a set word by word. `std::array::from_fn` is not always inlined here, which would make
/// the search about 50% slower.
#[inline(always)]
pub fn each_word<const W: usize>(make: impl Fn(usize) -> u64) -> Cells<W> {
    let mut cells = [0; W];
    for (number, word) in cells.iter_mut().enumerate() {
        *word = make(number);
    }
    cells
}

/// Returns the indices of the set bits in ascending order.
#[inline(always)]
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}

/// Returns the indices below 32 in the set, in ascending order.
#[inline(always)]
pub fn indices(set: u32) -> impl Iterator<Item = usize> {
    bits(u64::from(set)).map(|index| index & 31)
}

const fn starts(lane: usize) -> u64 {
    let (mut starts, mut row) = (0, 0);
    while row < 64 / lane {
        starts |= 1 << (row * lane);
        row += 1;
    }
    starts
}

/// Returns each row together with the `around` rows above and below it.
const fn rows<const L: usize, const W: usize>(around: usize) -> [Cells<W>; 32] {
    let (mut rows, in_word) = ([[0; W]; 32], 64 / L);
    let mut row = 0usize;
    while row < 32 {
        let mut near = 0;
        while near < 32 && near < W * in_word {
            if row.abs_diff(near) <= around {
                rows[row][near / in_word] |= (u64::MAX >> (64 - L)) << (near % in_word * L);
            }
            near += 1;
        }
        row += 1;
    }
    rows
}

const fn column_bands(lane: usize) -> [u64; 32] {
    let (mut bands, mut column) = ([0; 32], 0);
    while column < lane {
        let band = (0b111 << column >> 1) & (u64::MAX >> (64 - lane));
        bands[column] = starts(lane) * band;
        column += 1;
    }
    bands
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<const L: usize, const W: usize>(size: usize) {
        for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
            let (word, bit) = Layout::<L, W>::locate(row, column);
            assert_eq!(Layout::<L, W>::place(word, bit.trailing_zeros() as usize), (row, column));
            let mut cells = [0; W];
            cells[word] = bit;
            assert_eq!(Layout::<L, W>::columns(&cells, row), 1 << column);
            assert_ne!(Layout::<L, W>::ROWS[row][word] & bit, 0);
            assert_ne!(Layout::<L, W>::COLUMN_BANDS[column] & bit, 0);
        }
    }

    #[test]
    fn a_cell_is_found_where_it_was_put() {
        check::<8, 1>(8);
        check::<10, 2>(10);
        check::<16, 3>(12);
        check::<16, 4>(16);
        check::<21, 6>(18);
        check::<21, 7>(21);
        check::<32, 16>(32);
    }
}
