//! What a puzzle demands of every individual alike, worked out once: how far the
//! contents of each cage are from being right, and what the rules have struck.

use super::board::Board;
use super::distance::Distances;
use super::error::{Goal, Tally, logs};
use crate::control::{Control, Stop};

/// What a cell to change costs in a cage that knows its distances; as much as a
/// number twice in a column.
const CHANGE: u32 = 2;

/// What a number costs that the rules have struck from its cell. So much that
/// nearly all of them go at once and stay away; not forbidden, because a row could
/// then fall into parts that no swap connects.
const OUTSIDE: u32 = 100;

/// The demands of a board.
pub struct Demands {
    cages: Vec<Measure>,
    logs: Vec<u32>,
    /// What the rules add to the price of each number in each cell.
    pub outside: Vec<u32>,
}

/// How the error of a cage is measured.
enum Measure {
    /// By how many of its cells would have to change.
    Changes(Distances),
    /// By its arithmetic, where it is too large for a table.
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
    /// The demands of a board; an error if their tables take more memory than there is.
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

    /// Fills in the error of a cage for every number of its cell at `at`; the other
    /// cells have the numbers they have.
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
