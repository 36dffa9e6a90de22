//! The masks of one board: what belongs to each unit and what each queen forbids.
//! It knows nothing of a search; a [`Board`] never changes once it is made.

/// A set of cells, numbered row by row, in words of 64 bits.
pub type Cells<const W: usize> = [u64; W];

/// The masks of one board. `W` words hold its cells, `U` is at least its number of units.
pub struct Board<const W: usize, const U: usize> {
    /// N.
    pub size: usize,
    /// Rows, then columns, then regions: each must have exactly one queen.
    pub units: [Cells<W>; U],
    /// What there is to know about each cell, row by row.
    pub squares: Vec<Square<W>>,
}

/// What there is to know about one cell.
#[derive(Clone, Copy)]
pub struct Square<const W: usize> {
    /// What a queen here forbids: the rest of its row, column and region, and its neighbours.
    pub kill: Cells<W>,
    /// Its row, column and region as units.
    pub units: [u8; 3],
}

impl<const W: usize, const U: usize> Board<W, U> {
    /// The masks of a board of `size` whose cells lie in these `regions`. A cell
    /// whose region is `size` or more lies in none and can hold no queen.
    pub fn new(size: usize, regions: &[u8]) -> Self {
        let mut board = Self { size, units: [[0; W]; U], squares: Vec::with_capacity(regions.len()) };
        board.fill_units(regions);
        for row in 0..size {
            for column in 0..size {
                let region = usize::from(regions[row * size + column]);
                let square = board.square(row, column, region);
                board.squares.push(square);
            }
        }
        board
    }

    /// How many units there are.
    pub fn unit_count(&self) -> usize {
        3 * self.size
    }

    fn fill_units(&mut self, regions: &[u8]) {
        let size = self.size;
        for (cell, region) in regions.iter().enumerate() {
            let region = usize::from(*region);
            if region < size {
                add(&mut self.units[2 * size + region], cell);
            }
        }
        for cell in 0..size * size {
            add(&mut self.units[cell / size], cell);
            add(&mut self.units[size + cell % size], cell);
        }
    }

    fn square(&self, row: usize, column: usize, region: usize) -> Square<W> {
        let size = self.size;
        if region >= size {
            return Square { kill: [0; W], units: [0; 3] };
        }
        let units = [row, size + column, 2 * size + region];
        let [in_row, in_column, in_region] = units.map(|unit| &self.units[unit]);
        let mut kill = std::array::from_fn(|word| in_row[word] | in_column[word] | in_region[word]);
        for near_row in row.saturating_sub(1)..size.min(row + 2) {
            for near_column in column.saturating_sub(1)..size.min(column + 2) {
                add(&mut kill, near_row * size + near_column);
            }
        }
        remove(&mut kill, row * size + column);
        Square { kill, units: units.map(|unit| unit as u8) }
    }
}

fn add<const W: usize>(cells: &mut Cells<W>, cell: usize) {
    cells[cell / 64] |= 1 << (cell % 64);
}

fn remove<const W: usize>(cells: &mut Cells<W>, cell: usize) {
    cells[cell / 64] &= !(1 << (cell % 64));
}
