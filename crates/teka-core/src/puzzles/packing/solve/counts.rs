//! The three numbers of a count, and how they follow from the plain count.
//!
//! The plain count does not distinguish pieces of the same shape (unlabelled). If they are
//! distinguished, each solution counts once for each permutation of their letters (labelled). The
//! number up to symmetry is the average, over all symmetries, of the number of solutions that a
//! symmetry leaves unchanged (Burnside's lemma). Those solutions are few and are counted here.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use super::encoding::Encoding;
use super::problem::{CellSet, Kind, Laid, Problem};
use super::split::split;
use super::symmetry::Symmetries;
use crate::control::{Control, Stop};
use crate::counting::{Derived, Partition};
use crate::family::Count;
use crate::puzzles::packing::Packing;
use crate::puzzles::packing::model::Puzzle;
use crate::scene::Scene;

/// The names of the numbers, that of the plain count first.
const NAMES: &[&str] = &["unlabelled", "labelled", "up-to-symmetry"];

impl Count for Packing {
    /// Returns how the numbers follow from the plain count. Returns an error if the search is
    /// stopped.
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

/// Returns the labelled count. If the number of permutations overflows, the count is unknown, which
/// a divisor of 0 expresses.
fn labelled(problem: &Problem) -> Derived {
    let plain = Derived::plain(NAMES[1]);
    names(problem).map_or(Derived { by: 0, ..plain }, |per| Derived { per, ..plain })
}

/// Returns the number of ways to permute the letters of free pieces of the same shape, or `None` if
/// it overflows.
fn names(problem: &Problem) -> Option<u128> {
    let orders = |kind: &Kind| (1..=kind.count as u128).try_fold(1u128, u128::checked_mul);
    problem.kinds.iter().try_fold(1u128, |names, kind| names.checked_mul(orders(kind)?))
}

// A solution that a symmetry leaves unchanged consists of whole orbits: with each placement, it
// contains its images until the first placement recurs. Orbits are few and large, so a simple
// search is enough: it covers the lowest empty cell and stores the positions seen.

/// Counts the solutions that a symmetry leaves unchanged.
fn unchanged(
    problem: &Problem,
    symmetries: &Symmetries,
    symmetry: usize,
    control: &mut Control,
) -> Result<u128, Stop> {
    let mut by_cell = vec![Vec::new(); problem.cells];
    for orbit in orbits(problem, symmetries, symmetry) {
        let lowest = orbit.covers.iter().next();
        by_cell[lowest.unwrap_or_default()].push(orbit);
    }
    let left = problem.kinds.iter().map(|kind| kind.count as u8).collect();
    let mut search = Search { cells: problem.cells, by_cell, seen: HashMap::default() };
    control.briefly(|control| search.count(CellSet::default(), left, control))
}

/// A placement and its images.
#[derive(Clone)]
struct Orbit {
    kind: usize,
    length: usize,
    covers: CellSet,
}

/// Returns the orbits whose placements do not overlap.
fn orbits(problem: &Problem, symmetries: &Symmetries, symmetry: usize) -> Vec<Orbit> {
    let mut orbits = Vec::new();
    for (number, kind) in problem.kinds.iter().enumerate() {
        let placements = 0..kind.placements.len();
        let laid = |placement| Laid { kind: number as u16, placement: placement as u16 };
        orbits
            .extend(placements.filter_map(|placement| {
                orbit_from(problem, symmetries, symmetry, laid(placement))
            }));
    }
    orbits
}

/// Returns the orbit that starts with a placement, or `None` if it overlaps itself or starts with
/// another placement.
fn orbit_from(
    problem: &Problem,
    symmetries: &Symmetries,
    symmetry: usize,
    first: Laid,
) -> Option<Orbit> {
    let (mut length, mut covers) = (1, *problem.covered(first));
    let mut next = symmetries.image(symmetry, first);
    while next != first {
        let cells = problem.covered(next);
        if next < first || covers.meets(cells) {
            return None;
        }
        (covers, length) = (covers.union(cells), length + 1);
        next = symmetries.image(symmetry, next);
    }
    Some(Orbit { kind: usize::from(first.kind), length, covers })
}

/// The covered cells, and the number of pieces left of each kind.
type Position = (CellSet, Box<[u8]>);

struct Search {
    cells: usize,
    /// The orbits, grouped by the lowest cell they cover.
    by_cell: Vec<Vec<Orbit>>,
    seen: HashMap<Position, u128, FxBuildHasher>,
}

impl Search {
    fn count(
        &mut self,
        covered: CellSet,
        left: Box<[u8]>,
        control: &mut Control,
    ) -> Result<u128, Stop> {
        let Some(lowest) = (0..self.cells).find(|cell| !covered.contains(*cell)) else {
            return Ok(u128::from(left.iter().all(|count| *count == 0)));
        };
        let position = (covered, left);
        if let Some(known) = self.seen.get(&position) {
            return Ok(*known);
        }
        control.node(&Scene::default)?;
        let mut sum: u128 = 0;
        for index in 0..self.by_cell[lowest].len() {
            let orbit = &self.by_cell[lowest][index];
            if usize::from(position.1[orbit.kind]) >= orbit.length && !covered.meets(&orbit.covers)
            {
                let mut left = position.1.clone();
                left[orbit.kind] -= orbit.length as u8;
                let covered = covered.union(&orbit.covers);
                sum = sum.saturating_add(self.count(covered, left, control)?);
            }
        }
        control.store(1, bytes(&position))?;
        self.seen.insert(position, sum);
        Ok(sum)
    }
}

/// Returns the maximum memory of a stored position. While the table grows, the old table and the
/// new one, which is half empty, exist at the same time.
fn bytes((_, left): &Position) -> u64 {
    const LIST: usize = 32;
    (4 * size_of::<(Position, u128)>() + size_of_val(&left[..]) + LIST) as u64
}
