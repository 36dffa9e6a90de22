//! Support for counting solutions: the partitions of a puzzle and the numbers derived from a count.

/// One of the smaller puzzles into which a puzzle is split.
#[derive(Clone, Debug, PartialEq)]
pub struct Partition<P> {
    /// The smaller puzzle.
    pub puzzle: P,
    /// The number of times each of its solutions counts. It is more than 1 if the partition also
    /// stands for its reflections, which are left out.
    pub weight: u128,
    /// Its expected fraction of the total work. The fractions of all partitions add up to 1.
    pub work: f64,
}

impl<P> Partition<P> {
    /// Creates partitions that count once each and are expected to take equal time.
    pub fn equal(puzzles: Vec<P>) -> Vec<Self> {
        let work = 1.0 / puzzles.len().max(1) as f64;
        puzzles.into_iter().map(|puzzle| Self { puzzle, weight: 1, work }).collect()
    }

    /// Converts the puzzle of the partition.
    pub fn map<Q>(self, make: impl FnOnce(P) -> Q) -> Partition<Q> {
        Partition { puzzle: make(self.puzzle), weight: self.weight, work: self.work }
    }
}

/// A number derived from a count: `(count * per + plus) / by`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Derived {
    /// The name of the number.
    pub name: &'static str,
    /// The factor for the count.
    pub per: u128,
    /// The addend.
    pub plus: u128,
    /// The divisor.
    pub by: u128,
}

impl Derived {
    /// Creates a number that is equal to the count.
    pub const fn plain(name: &'static str) -> Self {
        Self { name, per: 1, plus: 0, by: 1 }
    }

    /// Returns the number derived from `count`, or `None` if the result overflows.
    pub fn of(&self, count: u128) -> Option<u128> {
        count.checked_mul(self.per)?.checked_add(self.plus)?.checked_div(self.by)
    }

    /// Returns true if the number for a puzzle is the sum of the numbers for its partitions. The
    /// sum for some of the partitions is then a lower bound for the whole puzzle.
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
