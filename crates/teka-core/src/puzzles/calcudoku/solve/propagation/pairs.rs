//! Which numbers go together in two cells, for whole sets of numbers at once.

use crate::puzzles::calcudoku::model::{MAX_SIZE, Operator};

/// The largest product of two numbers.
const LARGEST: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// For each product of two numbers, its factors whose other factor is a number, too.
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

/// The numbers that give the target together with one of these. A number never goes
/// with itself: two cells of a cage of two are neighbours.
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

/// The numbers that give this sum with one of these: the set, the other way round.
#[inline(always)]
pub fn sums(sum: u64, numbers: u32) -> u32 {
    if sum < 64 { (u64::from(numbers).reverse_bits() >> (63 - sum)) as u32 } else { 0 }
}

/// The number that gives this sum with itself.
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

/// The numbers that give this product with one of these, or with themselves if that is
/// allowed.
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
