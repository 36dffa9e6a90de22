//! What never changes during a search: which cells are in which cage.

use crate::place::Cell;
use crate::puzzles::calcudoku::model::{Cage, Puzzle};

/// A puzzle made ready. The cages are in the order of their sizes, so that quick ones
/// are looked at first.
pub struct Board<'a> {
    /// n.
    pub size: usize,
    /// The cages, smallest first.
    pub cages: Vec<&'a Cage>,
    /// The cage of each cell, row by row.
    cage_of: Vec<u16>,
}

impl<'a> Board<'a> {
    /// Makes a puzzle ready.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        let size = usize::from(puzzle.size());
        let mut cages: Vec<&Cage> = puzzle.cages().iter().collect();
        cages.sort_by_key(|cage| cage.cells.len());
        let mut board = Self { size, cages, cage_of: vec![0; size * size] };
        for (number, cage) in board.cages.iter().enumerate() {
            for cell in &cage.cells {
                let index = usize::from(cell.row) * size + usize::from(cell.column);
                board.cage_of[index] = number as u16;
            }
        }
        board
    }

    /// The number of a cell's cage.
    #[inline(always)]
    pub fn cage_of(&self, cell: Cell) -> usize {
        usize::from(self.cage_of[usize::from(cell.row) * self.size + usize::from(cell.column)])
    }

    /// Every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size as u8;
        (0..size).flat_map(move |row| (0..size).map(move |column| Cell::new(row, column)))
    }
}
