//! Checks whether a cage's target can be reached at all, considering the cage alone. "No" is
//! certain; "yes" may be wrong for large cages.

use std::ops::ControlFlow;

use super::fillings::{Asked, Walked, Walker};
use super::{Cage, Operator};
use crate::place::Cell;

/// The step limit for an exact check by enumeration.
const FEW: u64 = 5000;

/// Returns `false` only if no numbers from 1 to `size` can reach the cage's target.
pub fn can_reach(size: u8, cage: &Cage) -> bool {
    let domains = vec![(2 << size) - 2; cage.cells.len()];
    let (operator, target) = (cage.operator, cage.target);
    let asked = Asked { operator, target, cells: &cage.cells, domains: &domains };
    match Walker::default().walk(&asked, FEW, |_| ControlFlow::Break(())) {
        Walked::All => false,
        Walked::Enough => true,
        Walked::TooLong => within_bounds(size, cage),
    }
}

/// Checks the target against the smallest and largest result of the operator, for cages of several
/// cells.
fn within_bounds(size: u8, cage: &Cage) -> bool {
    let (n, count, target) = (u64::from(size), cage.cells.len() as u64, cage.target);
    match cage.operator {
        Operator::Add => {
            let (least, most) = sums(n, &cage.cells);
            (least..=most).contains(&target)
        }
        Operator::Subtract => target.saturating_add(count) <= n + 1,
        Operator::Multiply => is_product(n, target) && target <= largest_product(n, &cage.cells),
        Operator::Divide => (1..=n).contains(&target),
        Operator::Equal => (1..=n).contains(&target),
        Operator::Hidden => {
            let all = [Operator::Add, Operator::Subtract, Operator::Multiply, Operator::Divide];
            let with = |operator| Cage { operator, ..cage.clone() };
            all.into_iter().any(|operator| within_bounds(size, &with(operator)))
        }
    }
}

/// Counts the cage's cells in each of its rows and in each of its columns.
fn lines(cells: &[Cell]) -> [Vec<u64>; 2] {
    let count = |line: fn(&Cell) -> u8| {
        let mut counts = vec![0u64; 1 + usize::from(u8::MAX)];
        cells.iter().for_each(|cell| counts[usize::from(line(cell))] += 1);
        counts.retain(|count| *count > 0);
        counts
    };
    [count(|cell| cell.row), count(|cell| cell.column)]
}

/// Returns the smallest and largest possible sum. The numbers in a line differ, so they sum to at
/// least 1 + 2 + ….
fn sums(n: u64, cells: &[Cell]) -> (u64, u64) {
    let least = |counts: &Vec<u64>| counts.iter().map(|count| count * (count + 1) / 2).sum();
    let most = |counts: &Vec<u64>| {
        counts.iter().map(|count| count * (2 * n + 1).saturating_sub(*count) / 2).sum()
    };
    let lines = lines(cells);
    let least: Option<u64> = lines.iter().map(least).max();
    let most: Option<u64> = lines.iter().map(most).min();
    (least.unwrap_or(0), most.unwrap_or(0))
}

/// Returns the largest possible product. The numbers in a line differ, so their product is at most
/// n (n - 1) ….
fn largest_product(n: u64, cells: &[Cell]) -> u64 {
    let of_line = |count: &u64| (0..*count).map(|less| n.saturating_sub(less)).collect::<Vec<_>>();
    let product =
        |counts: Vec<u64>| counts.iter().flat_map(of_line).fold(1u64, u64::saturating_mul);
    lines(cells).map(product).into_iter().min().unwrap_or(0)
}

/// Returns `true` if the target has no prime factor above n.
fn is_product(n: u64, target: u64) -> bool {
    if target == 0 {
        return false;
    }
    let mut rest = target;
    for factor in 2..=n {
        while rest.is_multiple_of(factor) {
            rest /= factor;
        }
    }
    rest == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks a cage in one row, with its end `bent` down or not.
    fn check(size: u8, count: u8, bent: u8, operator: Operator, target: u64, expected: bool) {
        let straight = (0..count - bent).map(|column| Cell::new(0, column));
        let down = (1..=bent).map(|row| Cell::new(row, count - bent - 1));
        let cells = straight.chain(down).collect();
        let cage = Cage { operator, target, cells };
        assert_eq!(can_reach(size, &cage), expected, "{cage:?}");
    }

    #[test]
    fn targets_out_of_reach_are_seen() {
        use Operator::*;
        check(4, 1, 0, Equal, 4, true);
        check(4, 1, 0, Equal, 5, false);
        check(4, 2, 0, Add, 7, true);
        check(4, 2, 0, Add, 8, false);
        check(4, 2, 0, Subtract, 0, false);
        check(4, 2, 0, Divide, 1, false);
        check(4, 2, 0, Multiply, 7, false);
        check(4, 3, 1, Multiply, 16, true);
        check(4, 3, 0, Multiply, 16, false);
        check(4, 2, 0, Hidden, 12, true);
        check(4, 2, 0, Hidden, 9, false);
    }

    #[test]
    fn large_cages_are_measured() {
        use Operator::*;
        check(9, 5, 0, Add, 15, true);
        check(9, 5, 0, Add, 14, false);
        check(9, 5, 0, Add, 35, true);
        check(9, 5, 0, Add, 36, false);
        check(9, 5, 2, Multiply, 121, false);
        check(9, 5, 2, Multiply, 0, false);
        check(9, 5, 0, Multiply, 9 * 8 * 7 * 6 * 5, true);
        check(9, 5, 0, Multiply, 9 * 8 * 7 * 6 * 6, false);
        check(9, 5, 2, Subtract, 6, false);
        check(9, 5, 2, Divide, 10, false);
        check(9, 4, 0, Divide, 2, false);
        check(9, 5, 2, Hidden, 1_000_003, false);
        check(25, 25, 0, Add, u64::MAX, false);
        check(25, 25, 0, Subtract, u64::MAX, false);
    }
}
