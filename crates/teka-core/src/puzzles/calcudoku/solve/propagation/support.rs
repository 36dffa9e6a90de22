//! Which candidates of a cage some filling has, without listing the fillings: the last two
//! cells are done for all their numbers at once.

use super::pairs::{half, products, sums};
use crate::place::Cell;

/// Cages with more cells are walked through instead.
pub const MOST_CELLS: usize = 8;

/// Looks for support in a cage of three cells or more that are added or multiplied.
pub struct Support<'a> {
    domains: &'a [u32],
    /// The candidates of each cell that a filling has.
    seen: [u32; MOST_CELLS],
    /// For each cell, the cells before it in its row or column.
    clashes: [u8; MOST_CELLS],
    /// The number of each cell so far, as a bit.
    chosen: [u32; MOST_CELLS],
    /// What the cells from here on give at least and at most.
    bounds: [(u32, u32); MOST_CELLS],
    /// Numbers that may still be tried.
    steps: u32,
}

impl<'a> Support<'a> {
    /// Everything some filling of these cells has; none if there are too many to try.
    pub fn of(
        cells: &[Cell],
        domains: &'a [u32],
        product: bool,
        target: u32,
        steps: u32,
    ) -> Option<[u32; MOST_CELLS]> {
        let mut support = Self {
            domains,
            seen: [0; MOST_CELLS],
            clashes: [0; MOST_CELLS],
            chosen: [0; MOST_CELLS],
            bounds: [(0, 0); MOST_CELLS],
            steps,
        };
        for (cell, one) in cells.iter().enumerate() {
            for (before, other) in cells[..cell].iter().enumerate() {
                let clash = one.row == other.row || one.column == other.column;
                support.clashes[cell] |= u8::from(clash) << before;
            }
        }
        if product {
            support.bound(1, u32::saturating_mul);
            support.descend::<true>(0, target);
        } else {
            support.bound(0, u32::saturating_add);
            support.descend::<false>(0, target);
        }
        (support.steps > 0).then_some(support.seen)
    }

    fn bound(&mut self, nothing: u32, more: fn(u32, u32) -> u32) {
        let (mut low, mut high) = (nothing, nothing);
        for (bound, domain) in self.bounds.iter_mut().zip(self.domains).rev() {
            low = more(low, domain.trailing_zeros());
            high = more(high, domain.checked_ilog2().unwrap_or(0));
            *bound = (low, high);
        }
    }

    /// Marks what the fillings of the cells from `depth` on that give `left` have; false if
    /// there is none.
    fn descend<const PRODUCT: bool>(&mut self, depth: usize, left: u32) -> bool {
        if depth + 2 == self.domains.len() {
            return self.pair::<PRODUCT>(depth, left);
        }
        let mut found = false;
        let mut open = self.open(depth);
        let (low, high) = self.bounds[depth + 1];
        while open != 0 && self.steps > 0 {
            let number = open.trailing_zeros();
            open &= open - 1;
            self.steps -= 1;
            let rest = if PRODUCT { left / number } else { left.saturating_sub(number) };
            if rest < low {
                break;
            }
            if rest > high || PRODUCT && rest * number != left {
                continue;
            }
            self.chosen[depth] = 1 << number;
            if self.descend::<PRODUCT>(depth + 1, rest) {
                self.seen[depth] |= 1 << number;
                found = true;
                if self.is_all_seen(depth) {
                    break;
                }
            }
        }
        found
    }

    fn pair<const PRODUCT: bool>(&mut self, depth: usize, left: u32) -> bool {
        let (one, other) = (self.open(depth), self.open(depth + 1));
        let may_repeat = self.clashes[depth + 1] >> depth & 1 == 0;
        let partners = |numbers| {
            let left = u64::from(left);
            match (PRODUCT, may_repeat) {
                (true, _) => products(left, numbers, may_repeat),
                (false, true) => sums(left, numbers),
                (false, false) => sums(left, numbers) & !half(left),
            }
        };
        let other = other & partners(one);
        if other == 0 {
            return false;
        }
        self.seen[depth] |= one & partners(other);
        self.seen[depth + 1] |= other;
        true
    }

    /// The candidates of a cell that no cell before it in its lines has.
    #[inline(always)]
    fn open(&self, depth: usize) -> u32 {
        let (mut clashes, mut taken) = (self.clashes[depth], 0);
        while clashes != 0 {
            taken |= self.chosen[clashes.trailing_zeros() as usize];
            clashes &= clashes - 1;
        }
        self.domains[depth] & !taken
    }

    /// True if nothing new can be found from this cell on, whatever it holds.
    fn is_all_seen(&self, depth: usize) -> bool {
        let seen = self.domains.iter().zip(&self.seen).skip(depth);
        seen.fold(0, |unseen, (domain, seen)| unseen | domain & !seen) == 0
    }
}
