//! The solution of a new board: a queen in each row and column, no two touching.

use rand::RngExt;
use rand::seq::SliceRandom;

use crate::rng::Rng;

/// The column of the queen of each row, at random. `size` must be 1 or at least 4.
pub fn random(size: u8, rng: &mut Rng) -> Vec<u8> {
    let mut columns: Vec<u8> = (0..size).collect();
    columns.shuffle(rng);
    // Exchanging a queen that touches the one above it with any other mends
    // two pairs in a few tries; every placement can come out.
    while let Some(row) = (1..columns.len()).find(|row| touch(&columns, *row)) {
        columns.swap(row, rng.random_range(0..usize::from(size)));
    }
    columns
}

fn touch(columns: &[u8], row: usize) -> bool {
    columns[row].abs_diff(columns[row - 1]) <= 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::rng;

    #[test]
    fn a_placement_is_a_permutation_without_neighbours() {
        for size in (4..=32).chain([1]) {
            for seed in 0..20 {
                let columns = random(size, &mut rng(seed));
                assert!((1..columns.len()).all(|row| !touch(&columns, row)), "{columns:?}");
                let mut sorted = columns.clone();
                sorted.sort();
                assert!(sorted.into_iter().eq(0..size), "{columns:?}");
            }
        }
    }
}
