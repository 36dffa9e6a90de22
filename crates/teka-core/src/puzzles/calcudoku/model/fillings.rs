//! Enumerates the fillings of a cage: every assignment of numbers to its cells that reaches the
//! target without a duplicate in a row or column. The depth-first search skips numbers for which
//! the remaining cells cannot reach the target.

use std::ops::ControlFlow;

use super::{MAX_SIZE, Operator};
use crate::place::Cell;

/// The input of an enumeration.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The operator of the cage.
    pub operator: Operator,
    /// The target of the cage.
    pub target: u64,
    /// The cells of the cage.
    pub cells: &'a [Cell],
    /// The numbers allowed in each cell: bit k for the number k.
    pub domains: &'a [u32],
}

/// How an enumeration ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walked {
    /// Every filling was visited.
    All,
    /// The visitor stopped the enumeration.
    Enough,
    /// The step limit was reached.
    TooLong,
}

/// A visitor of fillings. A closure that takes a filling is enough.
pub trait Visit {
    /// Receives a filling and returns whether to continue.
    fn filling(&mut self, numbers: &[u8]) -> ControlFlow<()>;

    /// Returns how many more numbers may be tried after the step limit; 0 ends the enumeration.
    fn more_steps(&mut self) -> u64 {
        0
    }
}

impl<F: FnMut(&[u8]) -> ControlFlow<()>> Visit for F {
    fn filling(&mut self, numbers: &[u8]) -> ControlFlow<()> {
        self(numbers)
    }
}

/// Enumerates fillings, reusing its buffers from one call to the next.
#[derive(Clone, Debug, Default)]
pub struct Walker {
    /// The smallest and largest result that the remaining cells can contribute, from each depth on.
    bounds: Vec<(u64, u64)>,
    domains: Vec<u32>,
    numbers: Vec<u8>,
}

impl Walker {
    /// Passes each filling once to `visit`, trying at most `steps` numbers.
    pub fn walk(
        &mut self,
        asked: &Asked,
        steps: u64,
        visit: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Walked {
        self.walk_long(asked, steps, visit)
    }

    /// Passes each filling once to `visit`, trying at most `steps` numbers plus those that `visit`
    /// allows in addition. `steps` must be at least 1.
    pub fn walk_long(&mut self, asked: &Asked, steps: u64, visit: impl Visit) -> Walked {
        self.numbers.clear();
        self.numbers.resize(asked.cells.len(), 0);
        let mut walk = Walk {
            cells: asked.cells,
            walker: self,
            rows: [0; MAX_SIZE as usize],
            columns: [0; MAX_SIZE as usize],
            largest: 0,
            before: &[],
            target: asked.target,
            steps,
            visit,
        };
        match walk.operator(asked) {
            ControlFlow::Continue(()) => Walked::All,
            ControlFlow::Break(()) if walk.steps == 0 => Walked::TooLong,
            ControlFlow::Break(()) => Walked::Enough,
        }
    }
}

struct Walk<'a, V> {
    cells: &'a [Cell],
    walker: &'a mut Walker,
    /// The numbers used in each row and column.
    rows: [u32; MAX_SIZE as usize],
    columns: [u32; MAX_SIZE as usize],
    /// The number that one of the cells must contain; 0 for none.
    largest: u8,
    /// The operators whose fillings have already been visited.
    before: &'static [Operator],
    target: u64,
    steps: u64,
    visit: V,
}

impl<V: Visit> Walk<'_, V> {
    fn operator(&mut self, asked: &Asked) -> ControlFlow<()> {
        use Operator::{Add, Divide, Equal, Hidden, Multiply, Subtract};
        const FOUR: [Operator; 4] = [Add, Multiply, Subtract, Divide];
        match asked.operator {
            Hidden if asked.cells.len() > 1 => {
                FOUR.iter().enumerate().try_for_each(|(rank, one)| {
                    self.before = &FOUR[..rank];
                    self.operator(&Asked { operator: *one, ..*asked })
                })
            }
            Add | Equal | Hidden => self.begin::<false>(asked, asked.target, u32::MAX),
            Multiply => self.begin::<true>(asked, asked.target, u32::MAX),
            Subtract | Divide => (1..=MAX_SIZE).try_for_each(|largest| self.less(asked, largest)),
        }
    }

    /// Reduces subtraction and division to a sum or a product for each possible largest number.
    fn less(&mut self, asked: &Asked, largest: u8) -> ControlFlow<()> {
        let (number, up_to) = (u64::from(largest), (2 << largest) - 1);
        self.largest = largest;
        let flow = if asked.operator == Operator::Subtract {
            let total = (2 * number).checked_sub(asked.target);
            total.map_or(ControlFlow::Continue(()), |sum| self.begin::<false>(asked, sum, up_to))
        } else if asked.target > 0 && number % asked.target == 0 {
            self.begin::<true>(asked, number * (number / asked.target), up_to)
        } else {
            ControlFlow::Continue(())
        };
        self.largest = 0;
        flow
    }

    fn begin<const PRODUCT: bool>(
        &mut self,
        asked: &Asked,
        total: u64,
        up_to: u32,
    ) -> ControlFlow<()> {
        let Walker { bounds, domains, .. } = &mut *self.walker;
        domains.clear();
        domains.extend(asked.domains.iter().map(|domain| domain & up_to & !1));
        if domains.contains(&0) {
            return ControlFlow::Continue(());
        }
        let (mut low, mut high) = if PRODUCT { (1, 1) } else { (0, 0) };
        bounds.clear();
        bounds.resize(domains.len(), (low, high));
        for (bound, domain) in bounds.iter_mut().zip(domains.iter()).rev() {
            let (least, most) = (u64::from(domain.trailing_zeros()), u64::from(domain.ilog2()));
            (low, high) = if PRODUCT {
                (low.saturating_mul(least), high.saturating_mul(most))
            } else {
                (low + least, high + most)
            };
            *bound = (low, high);
        }
        if total < low || total > high {
            return ControlFlow::Continue(());
        }
        self.descend::<PRODUCT>(0, total)
    }

    /// Enumerates the fillings of the cells from `depth` on that contribute `left`.
    fn descend<const PRODUCT: bool>(&mut self, depth: usize, left: u64) -> ControlFlow<()> {
        let Cell { row, column } = self.cells[depth];
        let (row, column) = (usize::from(row), usize::from(column));
        let mut open = self.walker.domains[depth] & !self.rows[row] & !self.columns[column];
        let Some((low, high)) = self.walker.bounds.get(depth + 1).copied() else {
            let fits = left <= u64::from(MAX_SIZE) && open & (1 << left) != 0;
            return if fits { self.last(left as u8) } else { ControlFlow::Continue(()) };
        };
        while open != 0 {
            let number = u64::from(open.trailing_zeros());
            open &= open - 1;
            self.steps -= 1;
            if self.steps == 0 {
                self.steps = self.visit.more_steps();
                if self.steps == 0 {
                    return ControlFlow::Break(());
                }
            }
            let rest = if PRODUCT { left / number } else { left.saturating_sub(number) };
            if rest < low {
                break;
            }
            if rest > high || PRODUCT && rest * number != left {
                continue;
            }
            let bit = 1 << number;
            self.rows[row] |= bit;
            self.columns[column] |= bit;
            self.walker.numbers[depth] = number as u8;
            let flow = self.descend::<PRODUCT>(depth + 1, rest);
            self.rows[row] &= !bit;
            self.columns[column] &= !bit;
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn last(&mut self, number: u8) -> ControlFlow<()> {
        let numbers = &mut self.walker.numbers;
        if let Some(last) = numbers.last_mut() {
            *last = number;
        }
        let seen = |operator: &Operator| operator.gives(numbers, self.target);
        if self.largest > 0 && !numbers.contains(&self.largest) || self.before.iter().any(seen) {
            return ControlFlow::Continue(());
        }
        self.visit.filling(numbers)
    }
}
