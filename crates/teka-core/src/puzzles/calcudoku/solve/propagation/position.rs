//! The current position and the cages and lines that must be processed because of a change.

use super::table::Tables;
use super::{Board, Broken, Grid};
use crate::place::Cell;
use crate::puzzles::calcudoku::model::MAX_SIZE;
use crate::puzzles::calcudoku::model::fillings::Walker;

/// There is no solution from this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dead;

/// The maximum number of cages, in words of 64 bits.
const CAGE_WORDS: usize = (MAX_SIZE as usize * MAX_SIZE as usize).div_ceil(64);

/// The number of slow cage visits that take about a millisecond together.
const MANY_LONG_LOOKS: u32 = 16;

/// The current position, the positions below it on the stack, and what the search has learnt.
pub struct Solver<G> {
    pub grid: G,
    /// The cages to process.
    cages: Pending,
    /// How often each cage, followed by each line, caused a contradiction.
    failed: Vec<u32>,
    pub tables: Tables,
    pub walker: Walker,
    /// Buffers for the candidates of a cage, and for those that have occurred in no filling yet.
    pub left: Vec<u32>,
    pub unseen: Vec<u32>,
    /// The number of slow cage visits since [`Solver::was_long`] last returned `true`.
    pub long_looks: u32,
}

/// A set of cages to process, as bits.
struct Pending {
    bits: [u64; CAGE_WORDS],
    /// The number of words in use.
    words: usize,
}

impl Pending {
    fn all(cages: usize) -> Self {
        let mut pending = Self { bits: [0; CAGE_WORDS], words: cages.div_ceil(64) };
        (0..cages).for_each(|cage| pending.add(cage));
        pending
    }

    #[inline(always)]
    fn add(&mut self, cage: usize) {
        self.bits[cage / 64] |= 1 << (cage % 64);
    }

    #[inline(always)]
    fn remove(&mut self, cage: usize) {
        self.bits[cage / 64] &= !(1 << (cage % 64));
    }

    fn first(&self) -> Option<usize> {
        let word = self.bits[..self.words].iter().position(|word| *word != 0)?;
        Some(64 * word + self.bits[word].trailing_zeros() as usize)
    }

    fn clear(&mut self) {
        self.bits[..self.words].fill(0);
    }
}

impl<G: Grid> Solver<G> {
    /// Creates a position with these numbers allowed.
    pub fn new(board: &Board, allowed: &[u32]) -> Self {
        let cages = board.cages.len();
        Self {
            grid: G::new(board.size, allowed),
            cages: Pending::all(cages),
            failed: vec![1; cages + 2 * board.size],
            tables: Tables::new(board),
            walker: Walker::default(),
            left: Vec::new(),
            unseen: Vec::new(),
            long_looks: 0,
        }
    }

    /// Returns `true` if enough work was done since it last did so that the observer should be
    /// polled.
    #[inline(always)]
    pub fn was_long(&mut self) -> bool {
        let was_long = self.long_looks >= MANY_LONG_LOOKS;
        if was_long {
            self.long_looks = 0;
        }
        was_long
    }

    /// Continues with a copy of the position.
    pub fn push(&mut self) {
        self.grid.push();
    }

    /// Returns to the position before the last [`Solver::push`].
    pub fn pop(&mut self) {
        self.grid.pop();
        self.forget();
    }

    /// Restricts a cell to these numbers.
    #[inline(always)]
    pub fn keep(&mut self, board: &Board, cell: Cell, numbers: u32) {
        if self.grid.keep(cell, numbers) {
            self.cages.add(board.cage_of(cell));
        }
    }

    /// Applies everything that follows, cheapest first. Returns [`Dead`] on a contradiction.
    pub fn settle(&mut self, board: &Board) -> Result<(), Dead> {
        let settled = self.follow(board);
        if settled.is_err() {
            self.forget();
        }
        settled
    }

    fn follow(&mut self, board: &Board) -> Result<(), Dead> {
        loop {
            let cages = &mut self.cages;
            let changed = |cell| cages.add(board.cage_of(cell));
            self.grid.singles(changed).map_err(|broken| self.blame(board, broken))?;
            if self.cages(board)? {
                continue;
            }
            let cages = &mut self.cages;
            let changed = |cell| cages.add(board.cage_of(cell));
            if !self.grid.sets(changed).map_err(|broken| self.blame(board, broken))? {
                return Ok(());
            }
        }
    }

    /// Processes all small cages in the queue, or else one large cage. Returns `false` if there is
    /// none. Where all lines are processed together, that takes longer than a small cage; otherwise
    /// a single cage is processed at a time.
    fn cages(&mut self, board: &Board) -> Result<bool, Dead> {
        let mut any = false;
        while let Some(cage) = self.cages.first() {
            let is_large = board.cages[cage].cells.len() > 2;
            if is_large && any {
                break;
            }
            self.cage(board, cage).inspect_err(|_| self.failed[cage] += 1)?;
            // Nothing more follows from its own changes.
            self.cages.remove(cage);
            any = true;
            if is_large || !G::TOGETHER {
                break;
            }
        }
        Ok(any)
    }

    fn blame(&mut self, board: &Board, Broken(line): Broken) -> Dead {
        self.failed[board.cages.len() + line] += 1;
        Dead
    }

    fn forget(&mut self) {
        self.grid.forget();
        self.cages.clear();
    }

    /// Returns an open cell and a number to try there, preferring few candidates and a cage and
    /// lines that failed often. Returns `None` if no cell is open.
    pub fn guess(&self, board: &Board) -> Option<(Cell, u32)> {
        let mut best = None;
        let (mut fewest, mut heaviest) = (u64::MAX, 1);
        for cell in board.cells() {
            let domain = self.grid.domain(cell);
            if domain & (domain - 1) == 0 {
                continue;
            }
            let (count, weight) = (u64::from(domain.count_ones()), self.weight(board, cell));
            if count * heaviest < fewest.saturating_mul(weight) {
                (fewest, heaviest) = (count, weight);
                best = Some((cell, domain & domain.wrapping_neg()));
            }
        }
        best
    }

    fn weight(&self, board: &Board, cell: Cell) -> u64 {
        let lines = &self.failed[board.cages.len()..];
        let lines = lines[usize::from(cell.row)] + lines[board.size + usize::from(cell.column)];
        u64::from(lines + self.failed[board.cage_of(cell)])
    }
}
