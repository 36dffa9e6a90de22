//! Places on a board, which clicks, drawings, explanations and diagnostics refer to.
//!
//! Rows and columns count from 0 here. Only text for people counts from 1.

use std::fmt;

/// One cell of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The row, counted from 0 at the top.
    pub row: u8,
    /// The column, counted from 0 at the left.
    pub column: u8,
}

impl Cell {
    /// Creates the cell at `row` and `column`, both counted from 0.
    pub const fn new(row: u8, column: u8) -> Self {
        Self { row, column }
    }

    /// Returns true if the two cells share a side.
    pub const fn is_beside(self, other: Self) -> bool {
        matches!(
            (self.row.abs_diff(other.row), self.column.abs_diff(other.column)),
            (0, 1) | (1, 0)
        )
    }

    /// Returns true if the two cells share a side or a corner.
    pub const fn touches(self, other: Self) -> bool {
        let rows = self.row.abs_diff(other.row);
        let columns = self.column.abs_diff(other.column);
        rows <= 1 && columns <= 1 && rows + columns > 0
    }

    /// Returns the cell that is `rows` down and `columns` to the right, clamped to a board with
    /// `size` rows and columns.
    pub fn stepped(self, rows: i8, columns: i8, size: u8) -> Self {
        let last = size.saturating_sub(1);
        let step = |from: u8, by: i8| from.saturating_add_signed(by).min(last);
        Self::new(step(self.row, rows), step(self.column, columns))
    }

    /// Returns true if the cell is on a board of this many rows and columns.
    pub const fn is_within(self, rows: u8, columns: u8) -> bool {
        self.row < rows && self.column < columns
    }

    /// Parses text such as `r3c5`, counted from 1. Returns `None` if the text is not a cell.
    pub fn from_text(text: &str) -> Option<Self> {
        let (row, column) = text.strip_prefix('r')?.split_once('c')?;
        let count = |digits: &str| digits.parse::<u8>().ok()?.checked_sub(1);
        Some(Self::new(count(row)?, count(column)?))
    }
}

/// Writes text such as `r3c5`, counted from 1.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", u16::from(self.row) + 1, u16::from(self.column) + 1)
    }
}

/// Something on a board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// One cell.
    Cell(Cell),
    /// One cell of a solid, which people find by its layer.
    Ball {
        /// The cell, as it is printed.
        cell: Cell,
        /// The layer, counted from 0 at the bottom.
        layer: u8,
        /// The row and the column in the layer, counted from 0.
        at: (u8, u8),
    },
    /// A whole row.
    Row(u8),
    /// A whole column.
    Column(u8),
    /// A region or a cage, with the letter that the puzzle gives it.
    Region {
        /// Its index in the puzzle, from 0.
        index: u16,
        /// Its letter in the text of the puzzle.
        letter: char,
    },
    /// A piece, with its letter.
    Piece {
        /// Its index in the puzzle, from 0.
        index: u8,
        /// Its letter in the text of the puzzle.
        letter: char,
    },
    /// A vehicle, with its letter.
    Vehicle {
        /// Its index in the puzzle, from 0.
        index: u8,
        /// Its letter in the text of the puzzle.
        letter: char,
    },
}

/// Writes a short name for programs: `r3c5`, `r3`, `c5`, `region B`, `piece B` or
/// `vehicle B`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) | Self::Ball { cell, .. } => cell.fmt(f),
            Self::Row(row) => write!(f, "r{}", u16::from(*row) + 1),
            Self::Column(column) => write!(f, "c{}", u16::from(*column) + 1),
            Self::Region { letter, .. } => write!(f, "region {letter}"),
            Self::Piece { letter, .. } => write!(f, "piece {letter}"),
            Self::Vehicle { letter, .. } => write!(f, "vehicle {letter}"),
        }
    }
}

impl Place {
    /// Returns the cell, if the place is one.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Cell(cell) | Self::Ball { cell, .. } => Some(cell),
            _ => None,
        }
    }
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Self {
        Self::Cell(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_read_as_it_is_written() {
        for cell in [Cell::new(0, 0), Cell::new(2, 4), Cell::new(254, 31)] {
            assert_eq!(Cell::from_text(&cell.to_string()), Some(cell));
        }
        for bad in ["", "r0c1", "r1c0", "r1", "c1r1", "r256c1", "r1c1 "] {
            assert_eq!(Cell::from_text(bad), None, "{bad}");
        }
    }

    #[test]
    fn touching_is_sides_and_corners_but_not_itself() {
        let centre = Cell::new(3, 3);
        assert!(!centre.touches(centre));
        assert!(centre.touches(Cell::new(2, 4)));
        assert!(centre.touches(Cell::new(3, 2)));
        assert!(!centre.touches(Cell::new(3, 5)));
    }

    #[test]
    fn beside_is_sides_alone() {
        let centre = Cell::new(3, 3);
        for (row, column, expected) in
            [(3, 3, false), (2, 3, true), (3, 4, true), (2, 4, false), (255, 255, false)]
        {
            assert_eq!(centre.is_beside(Cell::new(row, column)), expected, "{row} {column}");
        }
    }
}
