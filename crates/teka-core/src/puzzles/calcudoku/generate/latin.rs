//! A random filling of rows and columns.

use rand::RngExt;
use rand::seq::SliceRandom;

use crate::rng::Rng;

/// Numbers 1 to `size`, row by row, none twice in a row or column. Every row is a
/// random matching of numbers to columns; by Hall's theorem there always is one.
pub fn square(size: usize, rng: &mut Rng) -> Vec<u8> {
    let mut free: Vec<u32> = vec![(2 << size) - 2; size];
    let mut numbers = Vec::with_capacity(size * size);
    for _ in 0..size {
        let row = row(&free, rng);
        free.iter_mut().zip(&row).for_each(|(free, number)| *free &= !(1 << number));
        numbers.extend(row);
    }
    numbers
}

/// A number for each column, each once, out of those that are free there.
fn row(free: &[u32], rng: &mut Rng) -> Vec<u8> {
    let size = free.len();
    let mut columns: Vec<usize> = (0..size).collect();
    columns.shuffle(rng);
    let mut taken_by = vec![None; size + 1];
    for column in columns {
        // A random first number to try, so that no number is preferred.
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

/// Gives `column` a number, moving others if need be.
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
                let numbers = square(size, &mut rng(seed));
                let all = (2u32 << size) - 2;
                let set = |line: &mut dyn Iterator<Item = &u8>| line.fold(0, |set, n| set | 1 << n);
                assert!(numbers.chunks(size).all(|row| set(&mut row.iter()) == all));
                let mut columns = (0..size).map(|at| numbers.iter().skip(at).step_by(size));
                assert!(columns.all(|mut column| set(&mut column) == all));
            }
        }
    }
}
