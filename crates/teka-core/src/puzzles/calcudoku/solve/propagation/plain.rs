//! Positions of any size, with one set of numbers per cell, processed one line at a time.

use super::{Broken, FEWEST_OPEN, Grid, LARGEST_SET, take_first};
use crate::place::Cell;
use crate::puzzles::calcudoku::model::MAX_SIZE;

/// A position with one set of numbers per cell.
pub struct Plain {
    size: usize,
    /// The bits 1 to n.
    all: u32,
    /// The candidates of each cell, row by row, for one position after another.
    stack: Vec<u32>,
    /// The start of the current position in the stack.
    top: usize,
    /// The lines to process. Rows come first, then columns.
    lines: u64,
    /// The lines whose sets of cells must be examined.
    sets: u64,
}

impl Grid for Plain {
    const TOGETHER: bool = false;

    fn new(size: usize, allowed: &[u32]) -> Self {
        let all = (2 << size) - 2;
        // If every number is allowed everywhere, nothing follows from lines yet.
        let narrowed = allowed.iter().any(|numbers| *numbers != all);
        let lines = if narrowed { (1 << (2 * size)) - 1 } else { 0 };
        let mut stack = Vec::with_capacity(8 * allowed.len());
        stack.extend_from_slice(allowed);
        Self { size, all, stack, top: 0, lines, sets: lines }
    }

    #[inline(always)]
    fn domain(&self, cell: Cell) -> u32 {
        self.stack[self.top + self.index(cell)]
    }

    fn first_domain(&self, cell: Cell) -> u32 {
        self.stack[self.index(cell)]
    }

    #[inline(always)]
    fn keep(&mut self, cell: Cell, numbers: u32) -> bool {
        let index = self.top + self.index(cell);
        let old = self.stack[index];
        let changed = old & numbers != old;
        if changed {
            self.stack[index] = old & numbers;
            let lines = 1 << cell.row | 1 << (self.size + usize::from(cell.column));
            self.lines |= lines;
            self.sets |= lines;
        }
        changed
    }

    fn push(&mut self) {
        let cells = self.size * self.size;
        let next = self.top + cells;
        if self.stack.len() < next + cells {
            self.stack.resize(next + cells, 0);
        }
        self.stack.copy_within(self.top..next, next);
        self.top = next;
    }

    fn pop(&mut self) {
        self.top -= self.size * self.size;
    }

    fn forget(&mut self) {
        (self.lines, self.sets) = (0, 0);
    }

    fn singles(&mut self, mut changed: impl FnMut(Cell)) -> Result<(), Broken> {
        while let Some(line) = take_first(&mut self.lines) {
            let mut cells = self.line(line);
            let cells = &mut cells[..self.size];
            if narrow(cells, self.all).ok_or(Broken(line))? {
                while narrow(cells, self.all).ok_or(Broken(line))? {}
                self.write_back(line, cells, &mut changed);
                // The line has already been processed until nothing changed.
                self.lines &= !(1 << line);
            }
        }
        Ok(())
    }

    fn sets(&mut self, mut changed: impl FnMut(Cell)) -> Result<bool, Broken> {
        let Some(line) = take_first(&mut self.sets) else { return Ok(false) };
        let mut cells = self.line(line);
        let cells = &mut cells[..self.size];
        if strike_sets(cells).ok_or(Broken(line))? {
            self.write_back(line, cells, &mut changed);
        }
        Ok(true)
    }
}

impl Plain {
    #[inline(always)]
    fn index(&self, cell: Cell) -> usize {
        usize::from(cell.row) * self.size + usize::from(cell.column)
    }

    fn line(&self, line: usize) -> [u32; MAX_SIZE as usize] {
        let mut cells = [0; MAX_SIZE as usize];
        let (first, step) =
            if line < self.size { (line * self.size, 1) } else { (line - self.size, self.size) };
        for (position, cell) in cells[..self.size].iter_mut().enumerate() {
            *cell = self.stack[self.top + first + position * step];
        }
        cells
    }

    fn write_back(&mut self, line: usize, cells: &[u32], changed: &mut impl FnMut(Cell)) {
        for (position, numbers) in cells.iter().enumerate() {
            let cell = if line < self.size {
                Cell::new(line as u8, position as u8)
            } else {
                Cell::new(position as u8, (line - self.size) as u8)
            };
            if self.keep(cell, *numbers) {
                changed(cell);
            }
        }
    }
}

/// Runs one round of singles, avoiding branches where possible. Returns whether anything changed,
/// or `None` if a number has no cell.
#[inline(always)]
fn narrow(cells: &mut [u32], all: u32) -> Option<bool> {
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
        return None;
    }
    let hidden = once & !twice & !standing;
    if twice & standing == 0 && hidden == 0 {
        return Some(false);
    }
    for cell in cells.iter_mut().filter(|cell| **cell & (**cell - 1) != 0) {
        let only = *cell & hidden;
        *cell = if only != 0 { only } else { *cell & !standing };
        if *cell == 0 || only & only.wrapping_sub(1) != 0 {
            return None;
        }
    }
    Some(true)
}

/// Removes the candidates that sets of cells exclude. Returns whether there were any, or `None` if
/// a set has more cells than numbers.
fn strike_sets(cells: &mut [u32]) -> Option<bool> {
    let open = cells.iter().filter(|cell| **cell & (**cell - 1) != 0).count();
    if open < FEWEST_OPEN as usize {
        return Some(false);
    }
    let mut struck = false;
    for cell in 0..cells.len() {
        let set = cells[cell];
        let count = set.count_ones();
        if !(2..=LARGEST_SET).contains(&count) {
            continue;
        }
        let inside = cells.iter().filter(|other| **other & !set == 0).count() as u32;
        if inside > count {
            return None;
        }
        if inside == count {
            for other in cells.iter_mut().filter(|other| **other & !set != 0) {
                struck |= *other & set != 0;
                *other &= !set;
            }
        }
    }
    Some(struck)
}
