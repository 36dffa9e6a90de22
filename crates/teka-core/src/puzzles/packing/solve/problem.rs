//! The problem that the searches solve: cells to fill, and kinds of pieces with all their
//! placements. It has no rows, layers or letters; cells should be numbered so that nearby cells
//! have similar numbers.

/// The maximum number of cells in a problem.
pub const MOST_CELLS: usize = 256;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CellSet([u64; MOST_CELLS / 64]);

impl CellSet {
    /// Returns the words of 64 cells each, the lowest cells first.
    pub const fn words(&self) -> &[u64; MOST_CELLS / 64] {
        &self.0
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    /// Returns `true` if the cell is in the set.
    pub fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// Returns the number of cells.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MOST_CELLS / 64]
    }

    /// Returns `true` if the sets share a cell.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).any(|(mine, its)| mine & its != 0)
    }

    /// Returns the union of both sets.
    pub fn union(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Returns the cells of this set that are not in the other.
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Returns the cells in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0
            .iter()
            .enumerate()
            .flat_map(|(index, word)| Bits(*word).map(move |bit| index * 64 + bit))
    }
}

impl FromIterator<usize> for CellSet {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        let mut set = Self::default();
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

/// An iterator over the indices of the set bits of a word, in ascending order.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// A kind of pieces: all pieces of the same shape.
#[derive(Clone, Debug)]
pub struct Kind {
    /// The number of pieces, all of which must be placed.
    pub count: usize,
    /// The number of cells that one piece covers.
    pub size: usize,
    /// Whether the cells of the piece are connected by touching. Only a connected piece is always
    /// placed within one region of empty cells.
    pub connected: bool,
    /// All placements of one piece on the empty board, each a different set of `size` cells.
    pub placements: Vec<CellSet>,
}

/// Cells to fill, and pieces to fill them with. A solution is a choice of placements, one for each
/// piece, that covers every cell exactly once.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The number of cells, which are numbered from 0.
    pub cells: usize,
    /// The cells that touch each cell, to which a connected piece can extend.
    pub touching: Vec<CellSet>,
    /// The kinds of pieces. If their total area differs from the number of cells, there is no
    /// solution.
    pub kinds: Vec<Kind>,
}

/// A placed piece: a placement of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Laid {
    /// The kind, as an index into [`Problem::kinds`].
    pub kind: u16,
    /// The placement, as an index into [`Kind::placements`].
    pub placement: u16,
}

impl Problem {
    /// Returns the cells that a placed piece covers.
    pub fn covered(&self, laid: Laid) -> &CellSet {
        &self.kinds[usize::from(laid.kind)].placements[usize::from(laid.placement)]
    }

    /// Returns the number of cells that all pieces cover together.
    pub fn area(&self) -> usize {
        self.kinds.iter().map(|kind| kind.count * kind.size).sum()
    }
}
