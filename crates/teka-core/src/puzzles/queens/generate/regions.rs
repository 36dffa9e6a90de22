//! The regions of a board under construction: which queen each cell belongs to and which cells are
//! still free. This module knows nothing about solutions.

use crate::place::Cell;
use crate::puzzles::queens::model::Puzzle;
use crate::scene::{Ground, Scene, Square};

/// Regions around queens. Cells are numbered row by row, and each region has the number of its
/// queen's row.
#[derive(Clone)]
pub struct Regions {
    size: usize,
    /// The region of each cell; `size` if the cell is free.
    owner: Vec<u8>,
    /// The queen's column in each row.
    columns: Vec<u8>,
    /// The number of cells in each region.
    sizes: Vec<usize>,
    free: usize,
}

impl Regions {
    /// Creates one region per queen, each of one cell. `columns` holds the queen's column in each
    /// row.
    pub fn around(columns: Vec<u8>) -> Self {
        let size = columns.len();
        let mut owner = vec![size as u8; size * size];
        for (row, column) in columns.iter().enumerate() {
            owner[row * size + usize::from(*column)] = row as u8;
        }
        Self { size, owner, columns, sizes: vec![1; size], free: size * (size - 1) }
    }

    /// Returns N.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the region of each cell; N if the cell is free.
    pub fn owners(&self) -> &[u8] {
        &self.owner
    }

    pub fn owner(&self, cell: usize) -> u8 {
        self.owner[cell]
    }

    /// Returns the number of cells in a region.
    pub fn size_of(&self, region: u8) -> usize {
        self.sizes[usize::from(region)]
    }

    pub fn free_count(&self) -> usize {
        self.free
    }

    pub fn is_free(&self, cell: usize) -> bool {
        usize::from(self.owner[cell]) == self.size
    }

    pub fn is_queen(&self, cell: usize) -> bool {
        usize::from(self.columns[cell / self.size]) == cell % self.size
    }

    /// Moves a cell to a region, removing it from its current one.
    pub fn join(&mut self, cell: usize, region: u8) {
        self.leave(cell);
        self.owner[cell] = region;
        self.sizes[usize::from(region)] += 1;
        self.free -= 1;
    }

    /// Frees a cell.
    pub fn leave(&mut self, cell: usize) {
        if !self.is_free(cell) {
            self.sizes[usize::from(self.owner[cell])] -= 1;
            self.owner[cell] = self.size as u8;
            self.free += 1;
        }
    }

    /// Returns the cells that share an edge with this one.
    pub fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let size = self.size;
        let (row, column) = (cell / size, cell % size);
        let above = (row > 0).then(|| cell - size);
        let below = (row + 1 < size).then(|| cell + size);
        let left = (column > 0).then(|| cell - 1);
        let right = (column + 1 < size).then(|| cell + 1);
        [above, below, left, right].into_iter().flatten()
    }

    /// Returns the cells whose row and column are at most `radius` away.
    pub fn window(&self, centre: usize, radius: usize) -> impl Iterator<Item = usize> + use<> {
        let size = self.size;
        let near = move |at: usize| at.saturating_sub(radius)..size.min(at + radius + 1);
        near(centre / size)
            .flat_map(move |row| near(centre % size).map(move |column| row * size + column))
    }

    /// Frees every cell that is no longer connected to the queen of its region.
    pub fn drop_loose(&mut self) {
        let queens = (0..self.size).map(|row| row * self.size + usize::from(self.columns[row]));
        let reached = self.reach(queens.collect(), None);
        let loose = (0..self.owner.len()).filter(|cell| !reached[*cell]);
        loose.for_each(|cell| self.leave(cell));
    }

    /// Returns `true` if the region of this cell stays connected without it.
    pub fn can_spare(&self, cell: usize) -> bool {
        let own = |near: &usize| self.owner[*near] == self.owner[cell];
        let beside: Vec<usize> = self.neighbours(cell).filter(own).collect();
        let Some(first) = beside.first().filter(|_| !self.is_queen(cell)) else {
            return false;
        };
        let reached = self.reach(vec![*first], Some(cell));
        beside.iter().all(|near| reached[*near])
    }

    /// Returns the cells that can be reached without leaving a region or entering `hole`.
    fn reach(&self, mut edge: Vec<usize>, hole: Option<usize>) -> Vec<bool> {
        let mut reached = vec![false; self.owner.len()];
        edge.iter().for_each(|cell| reached[*cell] = true);
        while let Some(cell) = edge.pop() {
            for near in self.neighbours(cell) {
                if !reached[near] && self.owner[near] == self.owner[cell] && Some(near) != hole {
                    reached[near] = true;
                    edge.push(near);
                }
            }
        }
        reached
    }

    /// Builds the board, with regions lettered in order of first appearance. Returns `None` while a
    /// cell is free.
    pub fn puzzle(&self) -> Option<Puzzle> {
        let mut order: Vec<u8> = Vec::with_capacity(self.size);
        let mut cells = Vec::with_capacity(self.owner.len());
        for owner in &self.owner {
            let known = order.iter().position(|region| region == owner);
            cells.push(('A'..='Z').chain('a'..='z').nth(known.unwrap_or(order.len()))?);
            if known.is_none() {
                order.push(*owner);
            }
        }
        let complete = self.free == 0;
        complete.then(|| Puzzle::new(self.size as u8, &cells, Vec::new()))?
    }

    /// Draws the cells that already belong to a region.
    pub fn scene(&self) -> Scene {
        let mut scene = Scene::new(self.size as u8, self.size as u8);
        for (number, owner) in self.owner.iter().enumerate().filter(|cell| !self.is_free(cell.0)) {
            let cell = Cell::new((number / self.size) as u8, (number % self.size) as u8);
            scene.squares.push(Square::new(cell, u16::from(*owner), Ground::Region(*owner), ' '));
        }
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_join_leave_and_fall_off() {
        let mut regions = Regions::around(vec![1, 3, 0, 2]);
        assert_eq!((regions.free_count(), regions.puzzle()), (12, None));
        regions.join(2, 0);
        regions.join(6, 0);
        assert!(!regions.can_spare(2), "6 would be cut off");
        assert!(regions.can_spare(6));
        assert!(!regions.can_spare(1), "a queen stays");
        regions.leave(2);
        regions.drop_loose();
        assert!(regions.is_free(6));
        assert_eq!((regions.size_of(0), regions.free_count()), (1, 12));
    }

    #[test]
    fn windows_and_neighbours_end_at_the_border() {
        let regions = Regions::around(vec![1, 3, 0, 2]);
        assert!(regions.neighbours(0).eq([4, 1]));
        assert!(regions.neighbours(10).eq([6, 14, 9, 11]));
        assert!(regions.window(0, 1).eq([0, 1, 4, 5]));
        assert_eq!(regions.window(5, 9).count(), 16);
    }

    #[test]
    fn letters_follow_the_reading_order() {
        let mut regions = Regions::around(vec![1, 3, 0, 2]);
        for (cell, region) in [1, 1, 1, 1, 2, 2, 2, 1, 2, 3, 3, 1, 2, 2, 3, 3].iter().enumerate() {
            if !regions.is_queen(cell) {
                regions.join(cell, *region);
            }
        }
        let puzzle = regions.puzzle().expect("a full board");
        assert_eq!((puzzle.letter(0), puzzle.letter(1)), ('A', 'B'));
    }
}
