//! Shards of the work of counting, and how pieces are assigned to them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::str::FromStr;

/// Shard `index` of `of`, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which shard, from 1.
    pub index: usize,
    /// How many shards there are.
    pub of: usize,
}

impl Shard {
    /// The most shards there can be.
    pub const MOST: usize = 10_000;

    /// Which pieces are in this shard, where each piece is this much work: every piece is in
    /// one shard, each shard has about the same work, and it is the same every time.
    pub fn of(self, works: &[f64]) -> Vec<usize> {
        let mut largest_first: Vec<usize> = (0..works.len()).collect();
        largest_first.sort_by_key(|piece| Reverse(order(works[*piece])));
        // The shard with the least work so far takes the next piece.
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

/// Work as a number that can be put in order; no work is less than zero.
fn order(work: f64) -> u64 {
    work.max(0.0).to_bits()
}

/// Reads `3/8`.
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

    /// The shards of `of`.
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
