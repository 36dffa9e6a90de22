//! The data of a Queens puzzle, a position and a move.

use std::fmt;

use crate::place::{Cell, Place};

/// The largest supported board size.
pub const MAX_SIZE: u8 = 32;

/// A board of N x N cells in N regions, valid by construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    size: u8,
    /// The region of each cell, row by row. Regions are numbered in order of first appearance.
    regions: Box<[u8]>,
    /// The letter of each region.
    letters: Box<[char]>,
    /// The given queens, row by row.
    givens: Vec<Cell>,
}

impl Puzzle {
    /// Creates a board from the region letter of each cell, row by row. Returns `None` unless there
    /// are N x N cells in N regions, N is at most [`MAX_SIZE`] and every given queen is on the
    /// board.
    pub fn new(size: u8, cells: &[char], mut givens: Vec<Cell>) -> Option<Self> {
        let (regions, letters) = number_regions(cells)?;
        let area = usize::from(size) * usize::from(size);
        let on_board = |cell: &Cell| cell.row < size && cell.column < size;
        let valid = (1..=MAX_SIZE).contains(&size)
            && cells.len() == area
            && letters.len() == usize::from(size)
            && givens.iter().all(on_board);
        givens.sort();
        givens.dedup();
        valid.then_some(Self { size, regions, letters, givens })
    }

    /// Returns N: the number of rows, columns, regions and queens.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns the region of each cell, row by row.
    pub fn regions(&self) -> &[u8] {
        &self.regions
    }

    /// Returns the region of a cell.
    pub fn region(&self, cell: Cell) -> u8 {
        self.regions[self.index(cell)]
    }

    /// Returns the letter of a region.
    pub fn letter(&self, region: u8) -> char {
        self.letters[usize::from(region)]
    }

    /// Returns the given queens.
    pub fn givens(&self) -> &[Cell] {
        &self.givens
    }

    /// Returns a copy of the board with these queens added as givens.
    pub fn with_givens(&self, more: &[Cell]) -> Self {
        let mut board = self.clone();
        board.givens.extend(more);
        board.givens.sort();
        board.givens.dedup();
        board
    }

    /// Returns a region as a place, for use in messages.
    pub fn region_place(&self, region: u8) -> Place {
        Place::Region { index: region.into(), letter: self.letter(region) }
    }

    /// Returns `true` if a queen in one of these cells attacks the other cell.
    pub fn attacks(&self, first: Cell, second: Cell) -> bool {
        first != second
            && (first.row == second.row
                || first.column == second.column
                || first.touches(second)
                || self.region(first) == self.region(second))
    }

    /// Returns every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |column| Cell::new(row, column)))
    }

    /// Returns the index of a cell, counted row by row.
    pub fn index(&self, cell: Cell) -> usize {
        usize::from(cell.row) * usize::from(self.size) + usize::from(cell.column)
    }
}

/// Numbers the letters in order of first appearance. Returns `None` if there are more than
/// [`MAX_SIZE`].
fn number_regions(cells: &[char]) -> Option<(Box<[u8]>, Box<[char]>)> {
    let mut letters: Vec<char> = Vec::new();
    let mut regions = Vec::with_capacity(cells.len());
    for letter in cells {
        let known = letters.iter().position(|other| other == letter);
        regions.push(u8::try_from(known.unwrap_or(letters.len())).ok()?);
        if known.is_none() {
            letters.push(*letter);
        }
        if letters.len() > usize::from(MAX_SIZE) {
            return None;
        }
    }
    Some((regions.into(), letters.into()))
}

/// What a player has put in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A mark for "no queen here".
    Cross,
    /// A queen.
    Queen,
}

/// A position: the content of each cell, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State(pub(super) Box<[Content]>);

impl State {
    /// Returns the content of each cell, row by row.
    pub fn contents(&self) -> &[Content] {
        &self.0
    }

    /// Returns the cells that contain a queen, row by row.
    pub fn queens<'a>(&'a self, puzzle: &'a Puzzle) -> impl Iterator<Item = Cell> + 'a {
        self.cells_with(puzzle, Content::Queen)
    }

    /// Returns the cells whose content is `wanted`, row by row.
    pub fn cells_with<'a>(
        &'a self,
        puzzle: &'a Puzzle,
        wanted: Content,
    ) -> impl Iterator<Item = Cell> + 'a {
        let held = puzzle.cells().zip(&self.0);
        held.filter(move |(_, content)| **content == wanted).map(|(cell, _)| cell)
    }
}

/// A move that sets the content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The cell to change.
    pub cell: Cell,
    /// Its content after the move.
    pub content: Content,
}

impl Move {
    /// Creates a move that places a queen.
    pub const fn queen(cell: Cell) -> Self {
        Self { cell, content: Content::Queen }
    }

    /// Creates a move that crosses out a cell.
    pub const fn cross(cell: Cell) -> Self {
        Self { cell, content: Content::Cross }
    }

    /// Parses `r3c5=Q`, `r3c5=x` or `r3c5=.`. Returns `None` for any other text.
    pub fn from_text(text: &str) -> Option<Self> {
        let (cell, content) = text.split_once('=')?;
        let content = match content {
            "Q" => Content::Queen,
            "x" => Content::Cross,
            "." => Content::Empty,
            _ => return None,
        };
        Some(Self { cell: Cell::from_text(cell)?, content })
    }
}

/// Formats as `r3c5=Q`, `r3c5=x` or `r3c5=.`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let content = match self.content {
            Content::Queen => 'Q',
            Content::Cross => 'x',
            Content::Empty => '.',
        };
        write!(f, "{}={content}", self.cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_valid_or_not_there() {
        let cells = |text: &str| text.chars().collect::<Vec<_>>();
        assert!(Puzzle::new(2, &cells("AABB"), vec![]).is_some());
        assert!(Puzzle::new(2, &cells("AAAA"), vec![]).is_none(), "too few regions");
        assert!(Puzzle::new(2, &cells("ABCA"), vec![]).is_none(), "too many regions");
        assert!(Puzzle::new(2, &cells("AAB"), vec![]).is_none(), "too few cells");
        assert!(Puzzle::new(0, &[], vec![]).is_none(), "no cells");
        assert!(
            Puzzle::new(1, &cells("A"), vec![Cell::new(0, 1)]).is_none(),
            "a given off the board"
        );
    }

    #[test]
    fn a_move_is_read_as_it_is_written() {
        for text in ["r3c5=Q", "r1c1=x", "r32c32=."] {
            assert_eq!(
                Move::from_text(text).map(|action| action.to_string()).as_deref(),
                Some(text)
            );
        }
        for bad in ["", "r3c5", "r3c5=", "r3c5=q", "r0c5=Q", "r3c5=Q "] {
            assert_eq!(Move::from_text(bad), None, "{bad}");
        }
    }
}
