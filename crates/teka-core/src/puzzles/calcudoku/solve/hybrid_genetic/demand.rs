//! The cost tables of a puzzle, computed once for all individuals: how far the contents of each
//! cage are from a filling, and which candidates the rules have removed.

use std::ops::ControlFlow;

use super::board::Board;
use crate::control::{Control, Stop};
use crate::puzzles::calcudoku::model::fillings::{Asked, Walker};
use crate::puzzles::calcudoku::model::{Cage, Operator};

/// The cost of each cell that must change in a cage with a distance table; the same as for a
/// duplicate in a column.
const CHANGE: u32 = 2;

/// The cost of a number that the rules have removed from its cell. It is high enough that nearly
/// all such numbers disappear at once and stay away. They are not forbidden, because that could
/// divide a row into parts that no swap connects.
const OUTSIDE: u32 = 100;

/// The cost tables of a board.
pub struct Demands {
    cages: Vec<Measure>,
    logs: Vec<u32>,
    /// The cost that the rules add for each number in each cell.
    pub outside: Vec<u32>,
}

/// How the error of a cage is measured.
enum Measure {
    /// By the number of its cells that must change.
    Changes(Distances),
    /// By its arithmetic, if the cage is too large for a table.
    Arithmetic(Goal),
}

impl Measure {
    fn bytes(&self) -> u64 {
        match self {
            Self::Changes(distances) => distances.bytes(),
            Self::Arithmetic(_) => 0,
        }
    }
}

impl Demands {
    /// Computes the tables of a board. Returns an error if they exceed the memory limit.
    pub fn new(board: &Board, control: &mut Control) -> Result<Self, Stop> {
        let numbers = 0..=board.size;
        let price = |mask: u32, number| if mask & 1u32 << number == 0 { OUTSIDE } else { 0 };
        let line = |mask: &u32| numbers.clone().map(|number| price(*mask, number)).collect();
        let outside: Vec<Vec<u32>> = board.candidates.iter().map(line).collect();
        let mut cages = Vec::with_capacity(board.cages.len());
        for cage in 0..board.cages.len() {
            let measure = measure(board, cage);
            control.store(0, measure.bytes())?;
            cages.push(measure);
        }
        Ok(Self { cages, logs: logs(board.size), outside: outside.concat() })
    }

    /// Computes the error of a cage for every number in its cell at `at`, with the other cells
    /// unchanged.
    pub fn errors(&self, cage: usize, at: usize, numbers: &[u8], errors: &mut [u32]) {
        match &self.cages[cage] {
            Measure::Changes(distances) => {
                for (error, distance) in errors.iter_mut().zip(distances.line(at, numbers)) {
                    *error = CHANGE * u32::from(distance);
                }
            }
            Measure::Arithmetic(goal) => {
                let others = numbers[..at].iter().chain(&numbers[at + 1..]);
                let others = Tally::of(others.copied(), &self.logs);
                for (number, error) in (1..).zip(&mut errors[1..]) {
                    *error = goal.error(others.with(number, &self.logs), &self.logs);
                }
            }
        }
    }
}

fn measure(board: &Board, number: usize) -> Measure {
    let cage = &board.puzzle.cages()[number];
    let candidates: Vec<u32> =
        board.cages[number].iter().map(|cell| board.candidates[*cell]).collect();
    match Distances::new(cage, &candidates, board.size + 1) {
        Some(distances) => Measure::Changes(distances),
        None => Measure::Arithmetic(Goal::new(cage.operator, cage.target)),
    }
}

// The number of cells that must change to meet a cage, from a table of all possible contents. A
// swap can bring any number, so this distance is a better guide than arithmetic, but only small
// cages can have a table.

/// Cages with more possible contents than this have no table.
const MOST_CONTENTS: usize = 50_000;

/// The distances of all possible contents of a cage.
pub struct Distances {
    /// For each cell, the distance in the table between consecutive numbers.
    strides: Vec<usize>,
    table: Vec<u8>,
}

impl Distances {
    /// Builds the table of a cage whose cells have these candidates. Returns `None` if it would be
    /// too large.
    pub fn new(cage: &Cage, candidates: &[u32], width: usize) -> Option<Self> {
        let cells = u32::try_from(candidates.len()).ok()?;
        let contents = width.checked_pow(cells).filter(|contents| *contents <= MOST_CONTENTS)?;
        let strides: Vec<usize> = (0..cells).map(|cell| width.pow(cell)).collect();
        let mut table = vec![u8::MAX - 1; contents];
        let Cage { operator, target, ref cells } = *cage;
        let asked = Asked { operator, target, cells, domains: candidates };
        Walker::default().walk(&asked, u64::MAX, |numbers| {
            let places = numbers.iter().zip(&strides);
            let place: usize = places.map(|(number, stride)| usize::from(*number) * stride).sum();
            table[place] = 0;
            ControlFlow::Continue(())
        });
        strides.iter().for_each(|stride| relax(&mut table, *stride, width));
        table.iter_mut().for_each(|distance| *distance = (*distance).min(candidates.len() as u8));
        Some(Self { strides, table })
    }

    /// Returns the memory that the table uses, in bytes.
    pub fn bytes(&self) -> u64 {
        self.table.len() as u64
    }

    /// Returns the distances for every number in one cell, starting at 0, with the other cells
    /// unchanged.
    pub fn line(&self, cell: usize, numbers: &[u8]) -> impl Iterator<Item = u8> {
        let places = numbers.iter().zip(&self.strides).enumerate();
        let others = places.filter(|(other, _)| *other != cell);
        let first: usize = others.map(|(_, (number, stride))| usize::from(*number) * stride).sum();
        self.table[first..].iter().step_by(self.strides[cell]).copied()
    }
}

/// Allows the cell with this stride to change, at a cost of 1.
fn relax(table: &mut [u8], stride: usize, width: usize) {
    for block in table.chunks_mut(stride * width) {
        for first in 0..stride {
            let line = || (first..first + stride * width).step_by(stride);
            let nearest = line().map(|place| block[place]).min().unwrap_or(u8::MAX - 1);
            line().for_each(|place| block[place] = block[place].min(nearest + 1));
        }
    }
}

// A graded distance between the numbers of a cage and its target, for cages too large for a table:
// the search needs to know that 13 is closer to 14 than 2 is. Only integers are used, so that a
// seed gives the same run on every machine.

/// The number of log units in a factor of two.
const DOUBLING: u32 = 256;

/// The error of a product or quotient per factor of two, which is about what sums and differences
/// of medium-sized numbers give.
const A_DOUBLING_COSTS: u32 = 3;

/// What is known about some numbers regardless of their order; no operator needs more.
#[derive(Clone, Copy)]
pub struct Tally {
    sum: u64,
    /// Wraps around in huge cages; the solution is checked elsewhere.
    product: u64,
    log: u32,
    largest: u8,
}

impl Tally {
    /// Computes the tally of some numbers; `logs` holds the log of each number.
    pub fn of(numbers: impl Iterator<Item = u8>, logs: &[u32]) -> Self {
        let empty = Self { sum: 0, product: 1, log: 0, largest: 0 };
        numbers.fold(empty, |tally, number| tally.with(number, logs))
    }

    /// Returns the tally with one more number.
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

/// The operator and target of a cage.
#[derive(Clone, Copy)]
pub struct Goal {
    operator: Operator,
    target: u64,
    target_log: u32,
}

impl Goal {
    /// Creates the goal of a cage.
    pub fn new(operator: Operator, target: u64) -> Self {
        Self { operator, target, target_log: log(target) }
    }

    /// Returns 0 if the goal is met; otherwise at least 1.
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

/// Returns the logs of 0 to `most`; the entry for 0 is unused.
pub fn logs(most: usize) -> Vec<u32> {
    (0..=most as u64).map(log).collect()
}

/// Caps large errors, so that they do not outweigh the others.
fn small(difference: u64) -> u32 {
    difference.min(20) as u32
}

fn graded(one: u32, other: u32) -> u32 {
    1 + (one.abs_diff(other) * A_DOUBLING_COSTS / DOUBLING).min(19)
}

/// Returns the base-2 logarithm in units of 1/256, rounded down.
fn log(number: u64) -> u32 {
    let number = number.max(1);
    let whole = number.ilog2();
    // A fixed-point number from 1 to 2 with 63 binary places; squaring it doubles its log.
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
    use crate::place::Cell;
    use crate::puzzles::calcudoku::model::Operator;

    const WIDTH: usize = 6;

    /// Three cells around a corner: the first and the last may contain the same number.
    fn corner(operator: Operator, target: u64) -> Cage {
        Cage { operator, target, cells: vec![Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 1)] }
    }

    /// Returns all combinations of the numbers 1 to 5 in three cells.
    fn triples() -> impl Iterator<Item = [u8; 3]> {
        (0..125u8).map(|code| [code % 5 + 1, code / 5 % 5 + 1, code / 25 + 1])
    }

    /// Returns the smallest number of differences from any filling, by brute force.
    fn slowly(cage: &Cage, candidates: &[u32], numbers: &[u8]) -> u8 {
        let is_filling = |filling: &[u8; 3]| {
            let mut held = filling.iter().zip(candidates);
            held.all(|(number, mask)| mask & 1 << number != 0)
                && filling[0] != filling[1]
                && filling[1] != filling[2]
                && cage.operator.gives(filling, cage.target)
        };
        let differences = triples()
            .filter(is_filling)
            .map(|filling| filling.iter().zip(numbers).filter(|(one, other)| one != other).count());
        differences.min().unwrap_or(numbers.len()) as u8
    }

    #[test]
    fn distances_are_those_to_the_nearest_filling() {
        for operator in [Operator::Add, Operator::Multiply, Operator::Hidden] {
            for (target, candidates) in (1..=40).flat_map(|target| {
                [[0b111110; 3], [0b100110, 0b011110, 0b111000]].map(|masks| (target, masks))
            }) {
                let cage = corner(operator, target);
                let distances = Distances::new(&cage, &candidates, WIDTH).unwrap();
                for (numbers, cell) in triples().flat_map(|all| (0..3).map(move |at| (all, at))) {
                    let number = usize::from(numbers[cell]);
                    let actual = distances.line(cell, &numbers).nth(number);
                    assert_eq!(actual, Some(slowly(&cage, &candidates, &numbers)), "{numbers:?}");
                }
            }
        }
    }

    #[test]
    fn large_cages_have_no_table() {
        let cage = corner(Operator::Add, 6);
        assert!(Distances::new(&cage, &[0b111110; 7], WIDTH).is_none());
        assert!(Distances::new(&cage, &[0b111110; 600], WIDTH).is_none());
    }

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
