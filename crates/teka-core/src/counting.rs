//! What counting solutions needs to know: the partitions of a puzzle, and the numbers
//! that follow from a count.

/// One of the puzzles that a puzzle is cut into.
#[derive(Clone, Debug, PartialEq)]
pub struct Partition<P> {
    /// The puzzle.
    pub puzzle: P,
    /// How many times its solutions count: of partitions that are mirror images of one another
    /// there is only one.
    pub weight: u128,
    /// Its expected fraction of the whole work; of all partitions together 1.
    pub work: f64,
}

impl<P> Partition<P> {
    /// Returns partitions that count once each and are expected to take the same time.
    pub fn equal(puzzles: Vec<P>) -> Vec<Self> {
        let work = 1.0 / puzzles.len().max(1) as f64;
        puzzles.into_iter().map(|puzzle| Self { puzzle, weight: 1, work }).collect()
    }

    /// Returns the same partition of another kind of puzzle.
    pub fn map<Q>(self, make: impl FnOnce(P) -> Q) -> Partition<Q> {
        Partition { puzzle: make(self.puzzle), weight: self.weight, work: self.work }
    }
}

/// A number that follows from a count: `(count * per + plus) / by`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Derived {
    /// What it is called.
    pub name: &'static str,
    /// How often each solution counts.
    pub per: u128,
    /// What is added.
    pub plus: u128,
    /// What the sum is divided by.
    pub by: u128,
}

impl Derived {
    /// The plain count.
    pub const fn plain(name: &'static str) -> Self {
        Self { name, per: 1, plus: 0, by: 1 }
    }

    /// The number; none if it is too large to be told.
    pub fn of(&self, count: u128) -> Option<u128> {
        count.checked_mul(self.per)?.checked_add(self.plus)?.checked_div(self.by)
    }

    /// True if the number of a whole is the sum of those of its partitions, so that what is known
    /// of some of them is true of the whole: at least so many.
    pub const fn is_sum(&self) -> bool {
        self.plus == 0 && self.by == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_from_a_count() {
        let orbits = Derived { name: "orbits", per: 1, plus: 6, by: 8 };
        assert_eq!(orbits.of(10), Some(2));
        assert!(!orbits.is_sum() && Derived::plain("all").is_sum());
        assert_eq!(Derived::plain("all").of(u128::MAX), Some(u128::MAX));
    }

    #[test]
    fn what_cannot_be_derived_is_none() {
        let check = |per, plus, by| {
            let number = Derived { name: "n", per, plus, by };
            assert_eq!(number.of(u128::MAX), None, "{number:?}");
        };
        check(2, 0, 2);
        check(1, 1, 1);
        check(1, 0, 0);
    }

    #[test]
    fn equal_partitions_are_all_of_the_work() {
        let partitions = Partition::equal(vec!['a', 'b', 'c', 'd']);
        assert_eq!(partitions.iter().map(|partition| partition.work).sum::<f64>(), 1.0);
        assert!(Partition::<char>::equal(Vec::new()).is_empty());
    }
}
