//! Propagation in a cage: a cell can contain only numbers that occur in a remaining filling. The
//! fillings are not listed; the last two cells are handled for all their numbers at once.

use std::mem::take;
use std::ops::ControlFlow;

use super::position::{Dead, Solver};
use super::table::{Kept, Table};
use super::{Board, Grid};
use crate::place::Cell;
use crate::puzzles::calcudoku::model::fillings::{Asked, Walked};
use crate::puzzles::calcudoku::model::{Cage, MAX_SIZE, Operator};

/// The step limit of an enumeration; beyond it, nothing is deduced. It exceeds the number of cells
/// of the largest board, so that a full cage is always checked.
const MOST_STEPS: u32 = 20_000;
/// The number of visits to a cage before its fillings are listed in a table, because listing takes
/// longer than one visit. `WALKS` applies where fillings are enumerated, `LOOKS` to sums and
/// products in small grids.
const WALKS: u8 = 2;
const LOOKS: u8 = 12;
/// Cages with fewer cells than this take negligible time.
const FEW_CELLS: usize = 5;

impl<G: Grid> Solver<G> {
    /// Removes the candidates of one cage that occur in no filling. Returns [`Dead`] if a cell has
    /// none left.
    pub fn cage(&mut self, board: &Board, number: usize) -> Result<(), Dead> {
        let cage = board.cages[number];
        match (&cage.cells[..], self.tables.kept(number)) {
            ([cell], _) => self.one(board, cage, *cell),
            ([one, other], _) => self.two(board, cage, *one, *other),
            (_, Kept::Table(table)) => self.by_table(board, cage, table),
            (cells, Kept::Looks(looks))
                if looks >= most_looks::<G>(cage) && cells.len() <= MOST_CELLS =>
            {
                self.list(cage, number);
                self.cage(board, number)
            }
            (cells, _) => {
                self.tables.looked(number);
                self.long_looks += u32::from(cells.len() >= FEW_CELLS);
                self.without_table(board, cage)
            }
        }
    }

    fn one(&mut self, board: &Board, cage: &Cage, cell: Cell) -> Result<(), Dead> {
        let number = if cage.target <= board.size as u64 { 1 << cage.target } else { 0 };
        self.leave(board, cell, number)
    }

    fn two(&mut self, board: &Board, cage: &Cage, one: Cell, other: Cell) -> Result<(), Dead> {
        let goes_with = |numbers| partners(cage.operator, cage.target, numbers);
        let (left, right) = (self.grid.domain(one), self.grid.domain(other));
        let right = right & goes_with(left);
        self.leave(board, other, right)?;
        self.leave(board, one, goes_with(right))
    }

    fn leave(&mut self, board: &Board, cell: Cell, numbers: u32) -> Result<(), Dead> {
        self.keep(board, cell, numbers);
        if self.grid.domain(cell) == 0 { Err(Dead) } else { Ok(()) }
    }

    /// Lists the fillings that the initial position allows, which are valid for the whole search,
    /// and stores them if there are few.
    fn list(&mut self, cage: &Cage, number: usize) {
        let mut domains = [0; MOST_CELLS];
        let Cage { operator, target, ref cells } = *cage;
        for (domain, cell) in domains.iter_mut().zip(cells) {
            *domain = self.grid.first_domain(*cell);
        }
        let asked = Asked { operator, target, cells, domains: &domains[..cells.len()] };
        self.tables.list(number, &asked, &mut self.walker);
    }

    fn by_table(&mut self, board: &Board, cage: &Cage, table: Table) -> Result<(), Dead> {
        let left = self.domains(cage);
        let mut supported = [0; MOST_CELLS];
        self.tables.support(table, &left[..cage.cells.len()], &mut supported);
        self.leave_all(board, cage, &supported)
    }

    fn without_table(&mut self, board: &Board, cage: &Cage) -> Result<(), Dead> {
        let product = cage.operator == Operator::Multiply;
        match u32::try_from(cage.target) {
            Ok(target) if cage.cells.len() <= MOST_CELLS && is_one_total(cage) => {
                let left = self.domains(cage);
                let left = &left[..cage.cells.len()];
                match Support::of(&cage.cells, left, product, target, MOST_STEPS) {
                    Some(supported) => self.leave_all(board, cage, &supported),
                    None => Ok(()),
                }
            }
            _ => self.by_walking(board, cage),
        }
    }

    fn domains(&self, cage: &Cage) -> [u32; MOST_CELLS] {
        let mut domains = [0; MOST_CELLS];
        for (domain, cell) in domains.iter_mut().zip(&cage.cells) {
            *domain = self.grid.domain(*cell);
        }
        domains
    }

    fn leave_all(&mut self, board: &Board, cage: &Cage, numbers: &[u32]) -> Result<(), Dead> {
        let mut cells = cage.cells.iter().zip(numbers);
        cells.try_for_each(|(cell, numbers)| self.leave(board, *cell, *numbers))
    }

    /// Enumerates the fillings until every candidate has occurred in one.
    fn by_walking(&mut self, board: &Board, cage: &Cage) -> Result<(), Dead> {
        let (mut domains, mut unseen) = (take(&mut self.left), take(&mut self.unseen));
        domains.clear();
        domains.extend(cage.cells.iter().map(|cell| self.grid.domain(*cell)));
        unseen.clone_from(&domains);
        let Cage { operator, target, ref cells } = *cage;
        let asked = Asked { operator, target, cells, domains: &domains };
        let steps = u64::from(MOST_STEPS);
        let walked = self.walker.walk(&asked, steps, |numbers| strike(&mut unseen, numbers));
        let mut left = Ok(());
        if walked == Walked::All {
            let mut cells = cells.iter().zip(&unseen);
            left = cells.try_for_each(|(cell, no)| self.leave(board, *cell, !no));
        }
        (self.left, self.unseen) = (domains, unseen);
        left
    }
}

/// Returns the number of visits to a cage before its fillings are listed.
fn most_looks<G: Grid>(cage: &Cage) -> u8 {
    if G::TOGETHER && is_one_total(cage) { LOOKS } else { WALKS }
}

/// Returns `true` if the cage is a sum or a product with a known operator.
fn is_one_total(cage: &Cage) -> bool {
    matches!(cage.operator, Operator::Add | Operator::Multiply)
}

/// Removes the numbers of a filling from `unseen`, and stops once nothing is left.
fn strike(unseen: &mut [u32], numbers: &[u8]) -> ControlFlow<()> {
    let mut left = 0;
    for (unseen, number) in unseen.iter_mut().zip(numbers) {
        *unseen &= !(1 << number);
        left |= *unseen;
    }
    if left != 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}

/// The largest product of two numbers.
const LARGEST: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// For each product of two numbers, the set of its factors whose cofactor is also a valid number.
static FACTORS: [u32; LARGEST + 1] = factors();

const fn factors() -> [u32; LARGEST + 1] {
    let mut factors = [0; LARGEST + 1];
    let mut one = 1;
    while one <= MAX_SIZE as usize {
        let mut other = 1;
        while other <= MAX_SIZE as usize {
            factors[one * other] |= 1 << one;
            other += 1;
        }
        one += 1;
    }
    factors
}

/// Returns the numbers that reach the target together with one of these. A number is never its own
/// partner, because the cells of a two-cell cage are neighbours.
pub fn partners(operator: Operator, target: u64, numbers: u32) -> u32 {
    match operator {
        Operator::Add => sums(target, numbers) & !half(target),
        Operator::Subtract => differences(target, numbers),
        Operator::Multiply => products(target, numbers, false),
        Operator::Divide => quotients(target, numbers),
        Operator::Hidden | Operator::Equal => {
            sums(target, numbers) & !half(target)
                | differences(target, numbers)
                | products(target, numbers, false)
                | quotients(target, numbers)
        }
    }
}

/// Returns the numbers that reach this sum with one of these, which is the set reversed.
#[inline(always)]
pub fn sums(sum: u64, numbers: u32) -> u32 {
    if sum < 64 { (u64::from(numbers).reverse_bits() >> (63 - sum)) as u32 } else { 0 }
}

/// Returns the number that reaches this sum with itself.
#[inline(always)]
pub fn half(sum: u64) -> u32 {
    if sum < 64 && sum.is_multiple_of(2) { 1 << (sum / 2) } else { 0 }
}

fn differences(difference: u64, numbers: u32) -> u32 {
    match difference {
        1..32 => numbers << difference | numbers >> difference,
        _ => 0,
    }
}

/// Returns the numbers that reach this product with one of these, or with themselves if `itself` is
/// set.
#[inline(always)]
pub fn products(product: u64, numbers: u32, itself: bool) -> u32 {
    let place = usize::try_from(product).ok();
    let Some(factors) = place.and_then(|place| FACTORS.get(place)) else { return 0 };
    let (mut left, mut others) = (factors & numbers, 0);
    while left != 0 {
        let number = left.trailing_zeros();
        left &= left - 1;
        let other = product as u32 / number;
        others |= u32::from(itself || other != number) << other;
    }
    others
}

fn quotients(quotient: u64, numbers: u32) -> u32 {
    let mut others = 0;
    if (2..=u64::from(MAX_SIZE)).contains(&quotient) {
        let quotient = quotient as u32;
        for small in 1..=u32::from(MAX_SIZE) / quotient {
            let large = small * quotient;
            others |= (numbers >> small & 1) << large | (numbers >> large & 1) << small;
        }
    }
    others
}

/// Cages with more cells than this are enumerated instead.
pub const MOST_CELLS: usize = 8;

/// Searches for supported candidates in a sum or product of at least three cells.
pub struct Support<'a> {
    domains: &'a [u32],
    /// The candidates of each cell that occur in a filling.
    seen: [u32; MOST_CELLS],
    /// For each cell, the earlier cells in its row or column.
    clashes: [u8; MOST_CELLS],
    /// The number chosen for each cell so far, as a bit.
    chosen: [u32; MOST_CELLS],
    /// The smallest and largest result that the remaining cells can contribute, from each depth on.
    bounds: [(u32, u32); MOST_CELLS],
    /// The number of steps left.
    steps: u32,
}

impl<'a> Support<'a> {
    /// Returns the candidates of each cell that occur in a filling, or `None` if the step limit is
    /// reached.
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

    /// Marks the numbers in all fillings of the cells from `depth` on that contribute `left`.
    /// Returns `false` if there is none.
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

    /// Returns the candidates of a cell that no earlier cell in its row or column uses.
    #[inline(always)]
    fn open(&self, depth: usize) -> u32 {
        let (mut clashes, mut taken) = (self.clashes[depth], 0);
        while clashes != 0 {
            taken |= self.chosen[clashes.trailing_zeros() as usize];
            clashes &= clashes - 1;
        }
        self.domains[depth] & !taken
    }

    /// Returns `true` if this cell and those after it have no unseen candidate left.
    fn is_all_seen(&self, depth: usize) -> bool {
        let seen = self.domains.iter().zip(&self.seen).skip(depth);
        seen.fold(0, |unseen, (domain, seen)| unseen | domain & !seen) == 0
    }
}
