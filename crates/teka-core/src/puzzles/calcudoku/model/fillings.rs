//! The fillings of a cage: every way to put numbers into its cells so that none is
//! twice in a row or column and they give the target. A depth-first walk; what the
//! cells ahead can reach at least and at most says which numbers are worth trying.

use std::ops::ControlFlow;

use super::{MAX_SIZE, Operator};
use crate::place::Cell;

/// Which fillings are asked for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// How the numbers give the target.
    pub operator: Operator,
    /// What they give.
    pub target: u64,
    /// The cells of the cage.
    pub cells: &'a [Cell],
    /// The numbers each cell may hold: bit k for the number k.
    pub domains: &'a [u32],
}

/// How a walk ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walked {
    /// Every filling was visited.
    All,
    /// The visitor had enough.
    Enough,
    /// There were more steps to make than allowed.
    TooLong,
}

/// Whoever is handed the fillings. A closure that takes one is enough.
pub trait Visit {
    /// Takes a filling, and says whether to go on.
    fn filling(&mut self, numbers: &[u8]) -> ControlFlow<()>;

    /// How many more numbers may be tried once all that were allowed have been.
    fn more_steps(&mut self) -> u64 {
        0
    }
}

impl<F: FnMut(&[u8]) -> ControlFlow<()>> Visit for F {
    fn filling(&mut self, numbers: &[u8]) -> ControlFlow<()> {
        self(numbers)
    }
}

/// Walks through fillings; keeps its memory from one walk to the next.
#[derive(Clone, Debug, Default)]
pub struct Walker {
    /// What the cells from here on give at least and at most.
    bounds: Vec<(u64, u64)>,
    domains: Vec<u32>,
    numbers: Vec<u8>,
}

impl Walker {
    /// Hands every filling, each once, to `visit`; tries at most `steps` numbers.
    pub fn walk(
        &mut self,
        asked: &Asked,
        steps: u64,
        visit: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Walked {
        self.walk_long(asked, steps, visit)
    }

    /// Hands every filling, each once, to `visit`; tries at most `steps` numbers, at
    /// least 1, and as many more as `visit` allows.
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
    /// The numbers taken in each row and column.
    rows: [u32; MAX_SIZE as usize],
    columns: [u32; MAX_SIZE as usize],
    /// The number one of the cells must hold; 0 for none.
    largest: u8,
    /// The operators whose fillings were visited already.
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

    /// Subtraction and division are, for each largest number, a sum or a product.
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

    /// Every filling of the cells from `depth` on that gives `left`.
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
