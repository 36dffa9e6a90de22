//! One board as masks. A [`Board`] has the regions and never changes once it is made; how a board
//! lies in words of 64 bits, with the masks that depend only on its size, knows no regions.

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

/// A set of cells.
pub type Cells<const W: usize> = [u64; W];

/// `W` words, each with as many whole rows of `L` bits as fit. No row is cut by
/// the end of a word, so that a row is one shift, a set of columns one
/// multiplication, and the row and column of a bit a division by a constant.
pub struct Layout<const L: usize, const W: usize>;

impl<const L: usize, const W: usize> Layout<L, W> {
    /// Rows in a word.
    pub const ROWS_IN_WORD: usize = 64 / L;
    /// The first row of a word.
    pub const LANE: u64 = u64::MAX >> (64 - L);
    /// The first column of a word; times a row, that row everywhere.
    pub const STARTS: u64 = starts(L);
    /// Each row.
    pub const ROWS: &'static [Cells<W>; 32] = &rows::<L, W>(0);
    /// Each row with the rows next to it.
    pub const ROW_BANDS: &'static [Cells<W>; 32] = &rows::<L, W>(1);
    /// Each column, with the columns next to it, of a word.
    pub const COLUMN_BANDS: &'static [u64; 32] = &column_bands(L);

    /// The row and the column of a bit. The masks tell the compiler that both are
    /// below 32, which spares the bounds checks of every table indexed by them.
    #[inline(always)]
    pub fn place(word: usize, bit: usize) -> (usize, usize) {
        ((word * Self::ROWS_IN_WORD + bit / L) & 31, (bit % L) & 31)
    }

    /// The word and the bit of a cell.
    #[inline(always)]
    pub fn locate(row: usize, column: usize) -> (usize, u64) {
        (row / Self::ROWS_IN_WORD, 1 << (row % Self::ROWS_IN_WORD * L + column))
    }

    /// The columns of a row that are in the set.
    #[inline(always)]
    pub fn columns(cells: &Cells<W>, row: usize) -> u32 {
        let shift = row % Self::ROWS_IN_WORD * L;
        ((cells[row / Self::ROWS_IN_WORD] >> shift) & Self::LANE) as u32
    }
}

/// A set made word by word. `std::array::from_fn` is not always inlined here,
/// which costs half as much again as the whole search.
#[inline(always)]
pub fn each_word<const W: usize>(make: impl Fn(usize) -> u64) -> Cells<W> {
    let mut cells = [0; W];
    for (number, word) in cells.iter_mut().enumerate() {
        *word = make(number);
    }
    cells
}

/// The numbers of the bits that are set, from the lowest.
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

/// The indices below 32 that are in the set, from the lowest.
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

/// Each row with so many rows above and below it.
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
