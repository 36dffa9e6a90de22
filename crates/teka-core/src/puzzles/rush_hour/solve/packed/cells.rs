//! [`Cells`]: a set of a board's cells as bits.

/// A set of cells.
pub trait Cells: Copy + Default + Send + Sync + 'static {
    /// The most cells a board may have.
    const MOST: usize;
    /// All of them.
    const ALL: Self;

    /// The set of just this cell.
    fn one(index: usize) -> Self;
    /// The cells of either set.
    fn or(self, other: Self) -> Self;
    /// True if the sets share a cell.
    fn meets(self, other: Self) -> bool;
}

impl Cells for u64 {
    const MOST: usize = 64;
    const ALL: Self = Self::MAX;

    fn one(index: usize) -> Self {
        1 << index
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self & other != 0
    }
}

impl Cells for u128 {
    const MOST: usize = 128;
    const ALL: Self = Self::MAX;

    fn one(index: usize) -> Self {
        1 << index
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self & other != 0
    }
}

/// The cells of the largest board.
impl Cells for [u64; 4] {
    const MOST: usize = 256;
    const ALL: Self = [u64::MAX; 4];

    fn one(index: usize) -> Self {
        let mut cells = [0; 4];
        cells[index / 64] = 1 << (index % 64);
        cells
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|limb| self[limb] | other[limb])
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self.iter().zip(other).any(|(own, other)| own & other != 0)
    }
}
