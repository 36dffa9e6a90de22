//! What the searches see of a puzzle: cells to fill, and kinds of pieces with all their
//! placements. There are no rows, layers or letters here; whoever builds a problem numbers
//! the cells so that near cells have near numbers.

/// The most cells a problem can have.
pub const MOST_CELLS: usize = 256;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CellSet([u64; MOST_CELLS / 64]);

impl CellSet {
    /// The words of 64 cells each, the lowest cells first.
    pub const fn words(&self) -> &[u64; MOST_CELLS / 64] {
        &self.0
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    /// True if the cell is in the set.
    pub fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// The number of cells.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// True if there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MOST_CELLS / 64]
    }

    /// True if the sets have a cell in common.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).any(|(mine, its)| mine & its != 0)
    }

    /// The cells of either.
    pub fn union(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The cells of this one that are not in the other.
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The cells in ascending order.
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

/// The positions of the ones in a word, the lowest first.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// Pieces that look alike: none of them can be told from another.
#[derive(Clone, Debug)]
pub struct Kind {
    /// How many there are; each is to be placed.
    pub count: usize,
    /// How many cells one covers.
    pub size: usize,
    /// True if every cell of it is reached from every other by going from cell to touching
    /// cell inside the piece. Only then does it lie within one region of the empty cells.
    pub connected: bool,
    /// Every way to place one on the empty board; each a different set of `size` cells.
    pub placements: Vec<CellSet>,
}

/// Cells to fill, and pieces to fill them with: a solution is a choice of placements, of
/// each kind as many as it counts, that covers every cell exactly once.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The number of cells; they are numbered from zero.
    pub cells: usize,
    /// For each cell those that touch it: where a connected piece can go on from it.
    pub touching: Vec<CellSet>,
    /// The pieces. Their sizes need not sum up to the cells: then there is no solution.
    pub kinds: Vec<Kind>,
}

/// A piece laid down: which placement of which kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Laid {
    /// The kind, an index into [`Problem::kinds`].
    pub kind: u16,
    /// An index into [`Kind::placements`].
    pub placement: u16,
}

impl Problem {
    /// The cells a laid piece covers.
    pub fn covered(&self, laid: Laid) -> &CellSet {
        &self.kinds[usize::from(laid.kind)].placements[usize::from(laid.placement)]
    }

    /// How many cells all the pieces cover together.
    pub fn area(&self) -> usize {
        self.kinds.iter().map(|kind| kind.count * kind.size).sum()
    }
}
