//! What follows in a row or column: every number once, in one cell.

use super::board::Board;
use super::position::{Dead, Solver};
use crate::puzzles::calcudoku::model::MAX_SIZE;

/// The largest sets of cells looked for: larger ones cost more than they give.
const LARGEST_SET: u32 = 4;
/// With fewer open cells in a line, what sets say follows from singles.
const FEWEST_OPEN: usize = 4;

impl Solver {
    /// A number that stands is struck from the rest of the line; a number with one
    /// place left goes there.
    pub fn singles(&mut self, board: &Board, line: usize) -> Result<(), Dead> {
        let mut cells = self.line(board, line);
        let cells = &mut cells[..board.size];
        if narrow(cells, board.all)? {
            while narrow(cells, board.all)? {}
            self.write_back(board, line, cells);
        }
        Ok(())
    }

    /// Where k cells hold only k numbers, the rest of the line holds none of them.
    pub fn naked_sets(&mut self, board: &Board, line: usize) -> Result<(), Dead> {
        let mut cells = self.line(board, line);
        let cells = &mut cells[..board.size];
        let open = cells.iter().filter(|cell| **cell & (**cell - 1) != 0).count();
        if open < FEWEST_OPEN {
            return Ok(());
        }
        let mut struck = false;
        for cell in 0..board.size {
            let set = cells[cell];
            let count = set.count_ones();
            if !(2..=LARGEST_SET).contains(&count) {
                continue;
            }
            let inside = cells.iter().filter(|other| **other & !set == 0).count() as u32;
            if inside > count {
                return Err(Dead);
            }
            if inside == count {
                for other in cells.iter_mut().filter(|other| **other & !set != 0) {
                    struck |= *other & set != 0;
                    *other &= !set;
                }
            }
        }
        if struck {
            self.write_back(board, line, cells);
        }
        Ok(())
    }

    fn line(&self, board: &Board, line: usize) -> [u32; MAX_SIZE as usize] {
        let mut cells = [0; MAX_SIZE as usize];
        let (first, step) = place(board, line);
        for (position, cell) in cells[..board.size].iter_mut().enumerate() {
            *cell = self.domain(first + position * step);
        }
        cells
    }

    fn write_back(&mut self, board: &Board, line: usize, cells: &[u32]) {
        let (first, step) = place(board, line);
        for (position, cell) in cells.iter().enumerate() {
            self.keep(board, first + position * step, *cell);
        }
    }
}

/// The first cell of a line, and how far it is from one to the next.
fn place(board: &Board, line: usize) -> (usize, usize) {
    if line < board.size { (line * board.size, 1) } else { (line - board.size, board.size) }
}

/// One round of singles; true if anything changed. Without branches where it can be.
#[inline(always)]
fn narrow(cells: &mut [u32], all: u32) -> Result<bool, Dead> {
    let (mut once, mut twice, mut standing, mut singles) = (0, 0, 0u32, 0);
    for cell in cells.iter() {
        twice |= once & cell;
        once |= cell;
        let single = u32::from(cell & cell.wrapping_sub(1) == 0);
        standing |= cell & single.wrapping_neg();
        singles += single;
    }
    // An empty cell counts as a single, too.
    if once != all || standing.count_ones() != singles {
        return Err(Dead);
    }
    let hidden = once & !twice & !standing;
    if twice & standing == 0 && hidden == 0 {
        return Ok(false);
    }
    for cell in cells.iter_mut().filter(|cell| **cell & (**cell - 1) != 0) {
        let only = *cell & hidden;
        *cell = if only != 0 { only } else { *cell & !standing };
        if *cell == 0 || only & only.wrapping_sub(1) != 0 {
            return Err(Dead);
        }
    }
    Ok(true)
}
