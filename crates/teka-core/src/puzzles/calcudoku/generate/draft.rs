//! A puzzle under construction: a randomly filled grid divided into cages.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use crate::place::Cell;
use crate::puzzles::calcudoku::model::{Cage, Operator, Puzzle, is_connected};
use crate::rng::Rng;

/// The largest product that is reasonable for a person to factorise.
const MOST_PRODUCT: u64 = 1_000_000;

/// The operators that cages may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operators {
    /// All four operators.
    All,
    /// All four operators, none of them shown.
    Hidden,
    /// Multiplication only.
    Multiply,
}

/// A filled grid divided into cages.
#[derive(Clone)]
pub struct Draft {
    size: u8,
    operators: Operators,
    /// The solution, row by row.
    numbers: Vec<u8>,
    cages: Vec<Cage>,
}

impl Draft {
    /// Creates a random grid, divided into cages of at most `most` cells.
    pub fn random(size: u8, most: usize, operators: Operators, rng: &mut Rng) -> Self {
        let numbers = latin_square(size.into(), rng);
        let mut draft = Self { size, operators, numbers, cages: Vec::new() };
        for cells in partition(size, most, rng) {
            let cage = draft.cage(cells, rng);
            draft.cages.push(cage);
        }
        draft
    }

    /// Returns the solution, row by row.
    pub fn numbers(&self) -> &[u8] {
        &self.numbers
    }

    /// Returns the draft as a puzzle, or `None` if its cages are not valid.
    pub fn puzzle(&self) -> Option<Puzzle> {
        Puzzle::new(self.size, self.cages.clone())
    }

    /// Merges two neighbouring cages that have at most `most` cells together. Returns `false` if
    /// there are none.
    pub fn merge(&mut self, most: usize, rng: &mut Rng) -> bool {
        let fits = |one: usize, other: usize| {
            let (one, other) = (&self.cages[one].cells, &self.cages[other].cells);
            one.len() + other.len() <= most && is_connected(&[&one[..], other].concat())
        };
        let count = self.cages.len();
        let pairs = (0..count).flat_map(|one| (0..one).map(move |other| (one, other)));
        let pairs: Vec<(usize, usize)> = pairs.filter(|(one, other)| fits(*one, *other)).collect();
        let Some((one, other)) = pairs.choose(rng).copied() else { return false };
        let (later, earlier) = (self.cages.swap_remove(one), self.cages.swap_remove(other));
        let cage = self.cage([earlier.cells, later.cells].concat(), rng);
        self.cages.push(cage);
        true
    }

    /// Picks a random cage that contains one of these cells, then splits it in two or gives it
    /// another operator.
    pub fn ease(&mut self, open: &[usize], rng: &mut Rng) {
        let is_open = |cell: &Cell| open.contains(&index(self.size, *cell));
        let can_help = |cage: &Cage| cage.cells.len() > 1 && cage.cells.iter().any(is_open);
        let hard: Vec<usize> =
            (0..self.cages.len()).filter(|at| can_help(&self.cages[*at])).collect();
        if let Some(at) = hard.choose(rng) {
            self.change(*at, None, rng);
        }
    }

    /// Changes a cage that another solution, `other`, fills differently, so that `other` is no
    /// longer a solution.
    pub fn forbid(&mut self, other: &[u8], rng: &mut Rng) {
        let differs = |cage: &Cage| {
            let index = |cell: &Cell| index(self.size, *cell);
            cage.cells.iter().any(|cell| self.numbers[index(cell)] != other[index(cell)])
        };
        let wrong: Vec<usize> =
            (0..self.cages.len()).filter(|at| differs(&self.cages[*at])).collect();
        if let Some(at) = wrong.choose(rng) {
            self.change(*at, Some(other), rng);
        }
    }

    /// Gives a cage another operator if one excludes `other`; otherwise splits the cage in two.
    fn change(&mut self, at: usize, other: Option<&[u8]>, rng: &mut Rng) {
        let cells = self.cages[at].cells.clone();
        let again = self.cage(cells.clone(), rng);
        let shuts_out = |cage: &Cage| {
            let numbers = |all: &[u8]| self.inside(all, &cage.cells);
            other.is_none_or(|other| !cage.operator.gives(&numbers(other), cage.target))
        };
        if again != self.cages[at] && shuts_out(&again) {
            self.cages[at] = again;
            return;
        }
        self.cages.swap_remove(at);
        for part in cut(cells, rng) {
            let cage = self.cage(part, rng);
            self.cages.push(cage);
        }
    }

    /// Creates a cage of these cells with a suitable operator.
    fn cage(&self, cells: Vec<Cell>, rng: &mut Rng) -> Cage {
        let inside = self.inside(&self.numbers, &cells);
        let operator = operator(&inside, self.operators, rng);
        let target = target(&inside, operator);
        let shown = match self.operators {
            Operators::Hidden if cells.len() > 1 => Operator::Hidden,
            _ => operator,
        };
        Cage { operator: shown, target, cells }
    }

    fn inside(&self, numbers: &[u8], cells: &[Cell]) -> Vec<u8> {
        cells.iter().map(|cell| numbers[index(self.size, *cell)]).collect()
    }
}

fn index(size: u8, cell: Cell) -> usize {
    usize::from(cell.row) * usize::from(size) + usize::from(cell.column)
}

/// Picks an operator that suits these numbers. Subtraction and division say the most about two
/// cells but rarely fit, so they are preferred where they do.
fn operator(numbers: &[u8], operators: Operators, rng: &mut Rng) -> Operator {
    use Operator::{Add, Divide, Equal, Multiply, Subtract};
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let smallest = numbers.iter().copied().min().unwrap_or(1).max(1);
    let fit: &[Operator] = match (numbers.len(), operators) {
        (1, _) => &[Equal],
        (_, Operators::Multiply) => &[Multiply],
        (2, _) if largest % smallest == 0 => &[Add, Subtract, Multiply, Divide, Divide],
        (2, _) => &[Add, Subtract, Subtract, Multiply],
        _ if target(numbers, Multiply) > MOST_PRODUCT => &[Add],
        _ => &[Add, Multiply],
    };
    fit.choose(rng).copied().unwrap_or(Add)
}

/// Returns the target that these numbers reach.
fn target(numbers: &[u8], operator: Operator) -> u64 {
    let all = || numbers.iter().map(|number| u64::from(*number));
    let (largest, smallest) = (all().max().unwrap_or(0), all().min().unwrap_or(0));
    match operator {
        Operator::Add | Operator::Equal | Operator::Hidden => all().sum(),
        Operator::Multiply => all().product(),
        Operator::Subtract => largest - smallest,
        Operator::Divide => largest / smallest.max(1),
    }
}

/// Divides the cells into connected parts of at most `most` cells, each grown from one cell by
/// adding random neighbours.
fn partition(size: u8, most: usize, rng: &mut Rng) -> Vec<Vec<Cell>> {
    let mut order: Vec<Cell> =
        (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column))).collect();
    order.shuffle(rng);
    let mut free = vec![true; order.len()];
    let mut parts = Vec::new();
    for start in order {
        if std::mem::replace(&mut free[index(size, start)], false) {
            let wanted = rng.random_range(2..=most.max(2));
            let part = grow(start, wanted, size, &mut free, rng);
            add(part, &mut parts, most, rng);
        }
    }
    parts
}

fn grow(start: Cell, wanted: usize, size: u8, free: &mut [bool], rng: &mut Rng) -> Vec<Cell> {
    let mut part = vec![start];
    while part.len() < wanted {
        let beside = part.iter().flat_map(|cell| neighbours(*cell, size));
        let beside: Vec<Cell> = beside.filter(|cell| free[index(size, *cell)]).collect();
        let Some(next) = beside.choose(rng) else { break };
        free[index(size, *next)] = false;
        part.push(*next);
    }
    part
}

/// Adds a part. A single cell would reveal its number, so it joins another part if one has room.
fn add(part: Vec<Cell>, parts: &mut Vec<Vec<Cell>>, most: usize, rng: &mut Rng) {
    let has_room =
        |other: &Vec<Cell>| other.len() < most && is_connected(&[&part[..], other].concat());
    let roomy: Vec<usize> = (0..parts.len()).filter(|at| has_room(&parts[*at])).collect();
    match roomy.choose(rng) {
        Some(at) if part.len() == 1 => parts[*at].extend(part),
        _ => parts.push(part),
    }
}

fn neighbours(cell: Cell, size: u8) -> impl Iterator<Item = Cell> {
    let Cell { row, column } = cell;
    let rows = [row.checked_sub(1), Some(row + 1)].into_iter().flatten();
    let columns = [column.checked_sub(1), Some(column + 1)].into_iter().flatten();
    let rows = rows.filter(move |row| *row < size).map(move |row| Cell::new(row, column));
    let columns = columns.filter(move |at| *at < size).map(move |at| Cell::new(row, at));
    rows.chain(columns)
}

/// Splits a connected set of at least two cells into two connected parts. A part has a single cell
/// only if that is unavoidable.
fn cut(mut cells: Vec<Cell>, rng: &mut Rng) -> [Vec<Cell>; 2] {
    let mut part = Vec::new();
    let least = if cells.len() > 3 { 2 } else { 1 };
    let wanted = rng.random_range(least..=cells.len() - least);
    while part.len() < wanted {
        let can_leave = |at: &usize| {
            let mut rest = cells.clone();
            let left = rest.swap_remove(*at);
            let mut grown = part.clone();
            grown.push(left);
            is_connected(&rest) && is_connected(&grown)
        };
        let leaving: Vec<usize> = (0..cells.len()).filter(can_leave).collect();
        let Some(at) = leaving.choose(rng) else { break };
        part.push(cells.swap_remove(*at));
    }
    [cells, part]
}

/// Creates a random Latin square: the numbers 1 to `size`, row by row, none twice in a row or
/// column. Each row is a random matching of numbers to columns; by Hall's theorem one always
/// exists.
pub fn latin_square(size: usize, rng: &mut Rng) -> Vec<u8> {
    let mut free: Vec<u32> = vec![(2 << size) - 2; size];
    let mut numbers = Vec::with_capacity(size * size);
    for _ in 0..size {
        let row = row(&free, rng);
        free.iter_mut().zip(&row).for_each(|(free, number)| *free &= !(1 << number));
        numbers.extend(row);
    }
    numbers
}

/// Picks a different number for each column from those still free there.
fn row(free: &[u32], rng: &mut Rng) -> Vec<u8> {
    let size = free.len();
    let mut columns: Vec<usize> = (0..size).collect();
    columns.shuffle(rng);
    let mut taken_by = vec![None; size + 1];
    for column in columns {
        // Start from a random number, so that no number is preferred.
        let first = rng.random_range(0..size);
        seat(column, free, first, &mut 0, &mut taken_by);
    }
    let mut row = vec![0; size];
    for (number, column) in taken_by.iter().enumerate() {
        if let Some(column) = column {
            row[*column] = number as u8;
        }
    }
    row
}

/// Assigns a number to `column`, moving other columns to other numbers if necessary. Returns
/// `false` if that is impossible.
fn seat(
    column: usize,
    free: &[u32],
    first: usize,
    tried: &mut u32,
    taken_by: &mut [Option<usize>],
) -> bool {
    let size = free.len();
    for number in (0..size).map(|step| (first + step) % size + 1) {
        if free[column] >> number & 1 == 0 || *tried >> number & 1 == 1 {
            continue;
        }
        *tried |= 1 << number;
        let holder = taken_by[number];
        if holder.is_none_or(|holder| seat(holder, free, first, tried, taken_by)) {
            taken_by[number] = Some(column);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::rng;

    #[test]
    fn every_number_is_once_in_each_line() {
        for size in 1..=12 {
            for seed in 0..20 {
                let numbers = latin_square(size, &mut rng(seed));
                let all = (2u32 << size) - 2;
                let set = |line: &mut dyn Iterator<Item = &u8>| line.fold(0, |set, n| set | 1 << n);
                assert!(numbers.chunks(size).all(|row| set(&mut row.iter()) == all));
                let mut columns = (0..size).map(|at| numbers.iter().skip(at).step_by(size));
                assert!(columns.all(|mut column| set(&mut column) == all));
            }
        }
    }
}
