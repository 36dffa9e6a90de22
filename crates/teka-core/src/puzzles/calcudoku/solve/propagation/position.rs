//! A position: the numbers each cell may still hold, and what has to be looked at
//! because of what changed.

use super::board::Board;
use super::table::Tables;
use crate::puzzles::calcudoku::model::MAX_SIZE;
use crate::puzzles::calcudoku::solve::fillings::Walker;

/// There is no solution from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dead;

/// The most cages there can be, in words of 64.
const CAGE_WORDS: usize = (MAX_SIZE as usize * MAX_SIZE as usize).div_ceil(64);

/// The position being looked at, those it came from, and what the search has learnt.
pub struct Solver {
    /// The numbers each cell may hold, row by row; one position after the other.
    stack: Vec<u32>,
    /// How many cells a position has.
    cells: usize,
    /// Where the position being looked at begins in the stack.
    top: usize,
    /// Cages and lines to look at. Rows come first among lines, then columns.
    cages: [u64; CAGE_WORDS],
    lines: u64,
    /// Lines whose sets of cells are to be looked at.
    sets: u64,
    /// How often each cage, and each line, was where a position died.
    pub failed_cages: Vec<u32>,
    pub failed_lines: Vec<u32>,
    pub tables: Tables,
    pub walker: Walker,
    /// Room for the candidates of a cage, and for those no filling had yet.
    pub left: Vec<u32>,
    pub unseen: Vec<u32>,
}

impl Solver {
    /// The position with these numbers allowed.
    pub fn new(board: &Board, allowed: &[u32]) -> Self {
        // Where every number is allowed everywhere, nothing follows in lines yet.
        let narrowed = allowed.iter().any(|numbers| *numbers != board.all);
        let lines = if narrowed { (1 << (2 * board.size)) - 1 } else { 0 };
        let mut solver = Self {
            stack: Vec::with_capacity(8 * allowed.len()),
            cells: allowed.len(),
            top: 0,
            cages: [0; CAGE_WORDS],
            lines,
            sets: lines,
            failed_cages: vec![1; board.cages.len()],
            failed_lines: vec![1; 2 * board.size],
            tables: Tables::new(board),
            walker: Walker::default(),
            left: Vec::new(),
            unseen: Vec::new(),
        };
        solver.stack.extend_from_slice(allowed);
        for cage in 0..board.cages.len() {
            solver.cages[cage / 64] |= 1 << (cage % 64);
        }
        solver
    }

    /// The numbers each cell may hold, row by row.
    pub fn domains(&self) -> &[u32] {
        &self.stack[self.top..self.top + self.cells]
    }

    /// The numbers one cell may hold.
    #[inline(always)]
    pub fn domain(&self, cell: usize) -> u32 {
        self.stack[self.top + cell]
    }

    /// The numbers a cell may hold in the position all others came from.
    pub fn first_domain(&self, cell: usize) -> u32 {
        self.stack[cell]
    }

    /// Goes on with a copy of the position.
    pub fn push(&mut self) {
        let next = self.top + self.cells;
        if self.stack.len() < next + self.cells {
            self.stack.resize(next + self.cells, 0);
        }
        self.stack.copy_within(self.top..next, next);
        self.top = next;
    }

    /// Goes back to the position before the last [`Solver::push`].
    pub fn pop(&mut self) {
        self.top -= self.cells;
        self.forget();
    }

    /// Leaves a cell only these numbers.
    #[inline(always)]
    pub fn keep(&mut self, board: &Board, cell: usize, numbers: u32) {
        let old = self.stack[self.top + cell];
        if old & numbers != old {
            self.stack[self.top + cell] = old & numbers;
            self.lines |= board.lines_of[cell];
            self.sets |= board.lines_of[cell];
            let cage = usize::from(board.cage_of[cell]);
            self.cages[cage / 64] |= 1 << (cage % 64);
        }
    }

    /// Does all that follows, cheap things first.
    pub fn settle(&mut self, board: &Board) -> Result<(), Dead> {
        let settled = self.follow(board);
        if settled.is_err() {
            self.forget();
        }
        settled
    }

    fn follow(&mut self, board: &Board) -> Result<(), Dead> {
        loop {
            if self.lines != 0 {
                let line = take_first(&mut self.lines);
                self.singles(board, line).inspect_err(|_| self.failed_lines[line] += 1)?;
                // It was done until nothing changed.
                self.lines &= !(1 << line);
            } else if let Some(cage) = self.next_cage() {
                self.cage(board, cage).inspect_err(|_| self.failed_cages[cage] += 1)?;
                self.cages[cage / 64] &= !(1 << (cage % 64));
            } else if self.sets != 0 {
                let line = take_first(&mut self.sets);
                self.naked_sets(board, line).inspect_err(|_| self.failed_lines[line] += 1)?;
            } else {
                return Ok(());
            }
        }
    }

    fn next_cage(&self) -> Option<usize> {
        let word = self.cages.iter().position(|word| *word != 0)?;
        Some(64 * word + self.cages[word].trailing_zeros() as usize)
    }

    fn forget(&mut self) {
        (self.lines, self.sets, self.cages) = (0, 0, [0; CAGE_WORDS]);
    }

    /// An open cell and a number to try there: few candidates, and a cage and lines
    /// that failed often. None if no cell is open.
    pub fn guess(&self, board: &Board) -> Option<(usize, u32)> {
        let mut best = None;
        let (mut fewest, mut heaviest) = (u64::MAX, 1);
        for (cell, domain) in self.domains().iter().enumerate() {
            let count = u64::from(domain.count_ones());
            if count < 2 {
                continue;
            }
            let weight = self.weight(board, cell);
            if count * heaviest < fewest.saturating_mul(weight) {
                (fewest, heaviest) = (count, weight);
                best = Some((cell, domain & domain.wrapping_neg()));
            }
        }
        best
    }

    fn weight(&self, board: &Board, cell: usize) -> u64 {
        let lines = self.failed_lines[cell / board.size]
            + self.failed_lines[board.size + cell % board.size];
        u64::from(lines + self.failed_cages[usize::from(board.cage_of[cell])])
    }
}

fn take_first(set: &mut u64) -> usize {
    let first = set.trailing_zeros() as usize;
    *set &= *set - 1;
    first
}
