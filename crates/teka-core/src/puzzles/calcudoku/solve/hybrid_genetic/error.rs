//! How far the numbers of a cage are from its target, by degrees, where the cage is
//! too large for a table of distances: the search must feel that 13 is nearer to 14
//! than 2 is. Whole numbers only, so that a seed
//! gives the same run on every machine.

use crate::puzzles::calcudoku::model::Operator;

/// Log units in a doubling.
const DOUBLING: u32 = 256;

/// The error of products and quotients in a doubling: about as much as sums and
/// differences of middling numbers would give.
const A_DOUBLING_COSTS: u32 = 3;

/// What is known of some numbers without their order: no operator needs more.
#[derive(Clone, Copy)]
pub struct Tally {
    sum: u64,
    /// Wraps around where cages are huge; the answer is verified elsewhere.
    product: u64,
    log: u32,
    largest: u8,
}

impl Tally {
    /// The numbers' tally; `logs` has the log of each.
    pub fn of(numbers: impl Iterator<Item = u8>, logs: &[u32]) -> Self {
        let empty = Self { sum: 0, product: 1, log: 0, largest: 0 };
        numbers.fold(empty, |tally, number| tally.with(number, logs))
    }

    /// The tally with one more number.
    #[inline]
    pub fn with(self, number: u8, logs: &[u32]) -> Self {
        Self {
            sum: self.sum + u64::from(number),
            product: self.product.wrapping_mul(u64::from(number)),
            log: self.log + logs[usize::from(number)],
            largest: self.largest.max(number),
        }
    }
}

/// What a cage asks for.
#[derive(Clone, Copy)]
pub struct Goal {
    operator: Operator,
    target: u64,
    target_log: u32,
}

impl Goal {
    /// The goal of a cage.
    pub fn new(operator: Operator, target: u64) -> Self {
        Self { operator, target, target_log: log(target) }
    }

    /// 0 if met, else at least 1.
    pub fn error(&self, tally: Tally, logs: &[u32]) -> u32 {
        self.error_by(self.operator, tally, logs)
    }

    fn error_by(&self, operator: Operator, tally: Tally, logs: &[u32]) -> u32 {
        let largest = u64::from(tally.largest);
        let largest_log = logs[usize::from(tally.largest)];
        match operator {
            Operator::Add | Operator::Equal => small(tally.sum.abs_diff(self.target)),
            Operator::Subtract => {
                small((2 * largest).abs_diff(tally.sum.saturating_add(self.target)))
            }
            Operator::Multiply if tally.product == self.target => 0,
            Operator::Multiply => graded(tally.log, self.target_log),
            Operator::Divide if tally.product.wrapping_mul(self.target) == largest * largest => 0,
            Operator::Divide => graded(2 * largest_log, tally.log + self.target_log),
            Operator::Hidden => {
                let any = [Operator::Add, Operator::Subtract, Operator::Multiply, Operator::Divide];
                let errors = any.map(|operator| self.error_by(operator, tally, logs));
                errors.into_iter().min().unwrap_or(0)
            }
        }
    }
}

/// The logs of 0 to `most`; that of 0 stands for nothing.
pub fn logs(most: usize) -> Vec<u32> {
    (0..=most as u64).map(log).collect()
}

/// Large errors all look the same: they must not drown the others.
fn small(difference: u64) -> u32 {
    difference.min(20) as u32
}

fn graded(one: u32, other: u32) -> u32 {
    1 + (one.abs_diff(other) * A_DOUBLING_COSTS / DOUBLING).min(19)
}

/// The logarithm to the base 2, in units of 1/256, rounded down.
fn log(number: u64) -> u32 {
    let number = number.max(1);
    let whole = number.ilog2();
    // A number from 1 to 2 with 63 binary places; squaring it doubles its log.
    let mut rest = number << (63 - whole);
    (0..DOUBLING.ilog2()).fold(whole, |log, _| {
        let square = (u128::from(rest) * u128::from(rest)) >> 63;
        let carry = (square >> 64) as u32;
        rest = (square >> carry) as u64;
        log << 1 | carry
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_are_right() {
        for number in (1..2000u64).chain([1 << 40, u64::MAX - 1]) {
            let exact = (number as f64).log2() * 256.0;
            assert!((f64::from(log(number)) - exact).abs() < 1.01, "{number}");
        }
    }

    #[test]
    fn only_a_cage_that_is_met_has_no_error() {
        use Operator::*;
        let logs = logs(25);
        for operator in [Add, Subtract, Multiply, Divide, Hidden] {
            for target in (0..200).chain([u64::MAX - 1, u64::MAX]) {
                let goal = Goal::new(operator, target);
                for (one, two, three) in (0..512u16).map(|code| (code % 8, code / 8 % 8, code / 64))
                {
                    let numbers = [one, two, three].map(|number| number as u8 + 1);
                    let error = goal.error(Tally::of(numbers.into_iter(), &logs), &logs);
                    assert_eq!(error == 0, operator.gives(&numbers, target), "{numbers:?}");
                }
            }
        }
    }
}
