//! The three numbers of a count, and how they follow from the plain one.
//!
//! The plain count takes pieces that look alike for one another (unlabelled). If they are
//! told apart, each solution counts once for every way to name them. Up to symmetry there
//! are as many as the mean, over the symmetries, of the solutions that a symmetry leaves as
//! they are: so those have to be counted, and they are few.

mod unchanged;

use self::unchanged::unchanged;
use super::encoding::Encoding;
use super::problem::{Kind, Problem};
use super::split::split;
use super::symmetry::Symmetries;
use crate::control::{Control, Stop};
use crate::counting::{Derived, Partition};
use crate::family::Count;
use crate::puzzles::packing::Packing;
use crate::puzzles::packing::model::Puzzle;

/// Names of the numbers, that of the plain count first.
const NAMES: &[&str] = &["unlabelled", "labelled", "up-to-symmetry"];

impl Count for Packing {
    /// How the numbers follow from the plain count.
    fn derived(puzzle: &Puzzle, control: &mut Control) -> Result<Vec<Derived>, Stop> {
        let encoding = Encoding::new(puzzle);
        let symmetries = Symmetries::new(puzzle, &encoding);
        let mut derived = vec![Derived::plain(NAMES[0])];
        derived.push(labelled(encoding.problem()));
        let mut plus: u128 = 0;
        for symmetry in 1..symmetries.len() {
            let same = unchanged(encoding.problem(), &symmetries, symmetry, control)?;
            plus = plus.saturating_add(same);
        }
        derived.push(Derived { name: NAMES[2], per: 1, plus, by: symmetries.len() as u128 });
        Ok(derived)
    }

    fn derived_names() -> &'static [&'static str] {
        NAMES
    }

    fn split(puzzle: &Puzzle, parts: usize) -> Vec<Partition<Puzzle>> {
        split(puzzle, parts)
    }
}

/// How many there are if pieces that look alike are told apart. If no number can hold the
/// ways to name them, it cannot be told: nothing divided by nothing.
fn labelled(problem: &Problem) -> Derived {
    let plain = Derived::plain(NAMES[1]);
    names(problem).map_or(Derived { by: 0, ..plain }, |per| Derived { per, ..plain })
}

/// The ways to name the free pieces of a solution that look alike.
fn names(problem: &Problem) -> Option<u128> {
    let orders = |kind: &Kind| (1..=kind.count as u128).try_fold(1u128, u128::checked_mul);
    problem.kinds.iter().try_fold(1u128, |names, kind| names.checked_mul(orders(kind)?))
}
