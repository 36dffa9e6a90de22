//! A position of the search: the cells where a queen may still stand, and what
//! follows from them.

use super::board::{Board, Cells};

/// Added to the count of a unit that has its queen, so that it never looks nearly empty.
const CLOSED: u16 = 0x4000;

/// What is still possible.
#[derive(Clone)]
pub struct Position<const W: usize, const U: usize> {
    /// Cells where a queen may stand or stands.
    candidates: Cells<W>,
    /// How many candidates each unit has.
    left: [u16; U],
    /// How many it had when "touches all" was last tried on it.
    tried: [u16; U],
    /// How many queens stand.
    queens: usize,
}

/// What came of the reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Some unit has no candidate left.
    Dead,
    /// Every unit has its queen.
    Solved,
    /// A guess is needed.
    Open,
}

/// A unit has no candidate left.
pub struct Dead;

/// Units with a single candidate, to be looked at.
pub struct Singles<const U: usize> {
    units: [u8; U],
    len: usize,
}

impl<const U: usize> Singles<U> {
    pub fn new() -> Self {
        Self { units: [0; U], len: 0 }
    }

    fn push(&mut self, unit: u8) {
        self.units[self.len] = unit;
        self.len += 1;
    }

    fn pop(&mut self) -> Option<usize> {
        self.len = self.len.checked_sub(1)?;
        Some(usize::from(self.units[self.len]))
    }

    fn clear(&mut self) {
        self.len = 0;
    }
}

impl<const W: usize, const U: usize> Position<W, U> {
    /// Every cell of a region is a candidate.
    pub fn new(board: &Board<W, U>, singles: &mut Singles<U>) -> Result<Self, Dead> {
        let mut candidates = [0; W];
        for region in &board.units[2 * board.size..board.unit_count()] {
            candidates = std::array::from_fn(|word| candidates[word] | region[word]);
        }
        let mut left = [CLOSED; U];
        for (unit, left) in left.iter_mut().enumerate().take(board.unit_count()) {
            *left = (0..W).map(|w| (board.units[unit][w] & candidates[w]).count_ones() as u16).sum();
            match *left {
                0 => return Err(Dead),
                1 => singles.push(unit as u8),
                _ => {}
            }
        }
        Ok(Self { candidates, left, tried: [0; U], queens: 0 })
    }

    pub fn candidates(&self) -> &Cells<W> {
        &self.candidates
    }

    /// A queen stands here.
    pub fn place(&mut self, board: &Board<W, U>, cell: usize, singles: &mut Singles<U>) -> Result<(), Dead> {
        let square = &board.squares[cell];
        for unit in square.units {
            self.left[usize::from(unit)] += CLOSED;
        }
        self.queens += 1;
        self.remove(board, &square.kill, singles)
    }

    /// No queen stands on any of these cells.
    pub fn remove(&mut self, board: &Board<W, U>, gone: &Cells<W>, singles: &mut Singles<U>) -> Result<(), Dead> {
        for word in 0..W {
            let mut bits = self.candidates[word] & gone[word];
            self.candidates[word] ^= bits;
            while bits != 0 {
                let cell = word * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                for unit in board.squares[cell].units {
                    let left = &mut self.left[usize::from(unit)];
                    *left -= 1;
                    if *left <= 1 {
                        if *left == 0 {
                            singles.clear();
                            return Err(Dead);
                        }
                        singles.push(unit);
                    }
                }
            }
        }
        Ok(())
    }

    pub fn settle(&mut self, board: &Board<W, U>, singles: &mut Singles<U>) -> Rest {
        loop {
            while let Some(unit) = singles.pop() {
                if self.left[unit] == 1 {
                    let cell = self.first_of(&board.units[unit]);
                    if self.place(board, cell, singles).is_err() {
                        return Rest::Dead;
                    }
                }
            }
            if self.queens == board.size {
                return Rest::Solved;
            }
            match self.touches_all(board, singles) {
                Err(Dead) => return Rest::Dead,
                Ok(false) => return Rest::Open,
                Ok(true) => {}
            }
        }
    }

    fn touches_all(&mut self, board: &Board<W, U>, singles: &mut Singles<U>) -> Result<bool, Dead> {
        let mut any = false;
        for unit in 0..board.unit_count() {
            let left = self.left[unit];
            if left >= CLOSED || left == self.tried[unit] {
                continue;
            }
            self.tried[unit] = left;
            let mut common = self.candidates;
            'out: for word in 0..W {
                let mut bits = self.candidates[word] & board.units[unit][word];
                while bits != 0 {
                    let cell = word * 64 + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    let mut rest = 0;
                    for (common, kill) in common.iter_mut().zip(&board.squares[cell].kill) {
                        *common &= kill;
                        rest |= *common;
                    }
                    if rest == 0 {
                        break 'out;
                    }
                }
            }
            if common != [0; W] {
                self.remove(board, &common, singles)?;
                any = true;
                if singles.len > 0 {
                    return Ok(true);
                }
            }
        }
        Ok(any)
    }

    /// A candidate of the unit that has the fewest.
    pub fn choose(&self, board: &Board<W, U>) -> usize {
        let fewest = (0..board.unit_count()).min_by_key(|unit| self.left[*unit]).unwrap_or(0);
        self.first_of(&board.units[fewest])
    }

    fn first_of(&self, unit: &Cells<W>) -> usize {
        for word in 0..W {
            let bits = self.candidates[word] & unit[word];
            if bits != 0 {
                return word * 64 + bits.trailing_zeros() as usize;
            }
        }
        unreachable!("an open unit has a candidate")
    }
}
