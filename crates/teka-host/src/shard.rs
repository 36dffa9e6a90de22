//! Parts of a count, and the assignment of pieces to them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::str::FromStr;

/// Part `index` of `of`, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The number of the part, from 1.
    pub index: usize,
    /// The number of parts.
    pub of: usize,
}

impl Shard {
    /// The maximum number of parts.
    pub const MOST: usize = 10_000;

    /// Returns the indices of the pieces in this part, given the work of each piece. Every piece is
    /// in exactly one part, all parts have about the same work, and the assignment is always the
    /// same.
    pub fn of(self, works: &[f64]) -> Vec<usize> {
        let mut largest_first: Vec<usize> = (0..works.len()).collect();
        largest_first.sort_by_key(|piece| Reverse(order(works[*piece])));
        // The part with the least work so far takes the next piece.
        let mut shards: BinaryHeap<Reverse<(u64, usize)>> =
            (1..=self.of).map(|shard| Reverse((0, shard))).collect();
        let mut mine = Vec::new();
        for piece in largest_first {
            let Some(Reverse((work, shard))) = shards.pop() else { break };
            shards.push(Reverse((order(f64::from_bits(work) + works[piece]), shard)));
            if shard == self.index {
                mine.push(piece);
            }
        }
        mine.sort_unstable();
        mine
    }
}

/// Converts non-negative work to a number that can be sorted.
fn order(work: f64) -> u64 {
    work.max(0.0).to_bits()
}

/// Parses a part such as `3/8`.
impl FromStr for Shard {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (index, of) = text.split_once('/').ok_or(())?;
        let part = Self { index: index.parse().map_err(|_| ())?, of: of.parse().map_err(|_| ())? };
        let valid = (1..=part.of).contains(&part.index) && part.of <= Self::MOST;
        valid.then_some(part).ok_or(())
    }
}

impl std::fmt::Display for Shard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_read_and_checked() {
        assert_eq!("3/8".parse(), Ok(Shard { index: 3, of: 8 }));
        for bad in ["", "3", "0/8", "9/8", "a/8", "3/", "1/10001", "-1/2"] {
            assert_eq!(bad.parse::<Shard>(), Err(()), "{bad}");
        }
    }

    /// Returns the pieces of each of `of` parts.
    fn dealt(works: &[f64], of: usize) -> Vec<Vec<usize>> {
        (1..=of).map(|index| Shard { index, of }.of(works)).collect()
    }

    #[test]
    fn every_piece_is_in_one_shard() {
        let works: Vec<f64> = (0..100u32).map(|piece| f64::from(piece * 37 % 11)).collect();
        for of in 1..=9 {
            let mut all = dealt(&works, of).concat();
            all.sort_unstable();
            assert_eq!(all, (0..100).collect::<Vec<_>>(), "{of}");
        }
    }

    #[test]
    fn shards_have_about_the_same_work() {
        let works = [0.5, 0.1, 0.1, 0.1, 0.1, 0.1];
        assert_eq!(dealt(&works, 2), [vec![0], vec![1, 2, 3, 4, 5]]);
        assert_eq!(dealt(&[1.0; 6], 3), [vec![0, 3], vec![1, 4], vec![2, 5]]);
    }

    #[test]
    fn odd_work_does_no_harm() {
        let works = [f64::NAN, -1.0, f64::INFINITY, 0.0, f64::INFINITY, 1.0];
        assert_eq!(dealt(&works, 3).concat().len(), works.len());
        assert_eq!(dealt(&[], 3).concat(), Vec::<usize>::new());
    }
}
