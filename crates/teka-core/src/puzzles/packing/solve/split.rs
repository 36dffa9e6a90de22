//! Divides a puzzle into parts: some pieces are placed in advance, and the rest is a puzzle of its
//! own. Parts that are mirror images of each other are counted once, with a weight.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use super::encoding::Encoding;
use super::problem::{CellSet, Laid, Problem};
use super::symmetry::{Held, Symmetries};
use crate::counting::Partition;
use crate::puzzles::packing::model::Puzzle;

/// The maximum number of parts.
const MOST: usize = 1 << 16;

/// The minimum number of parts if a puzzle is divided at all. The time per part varies widely, and
/// with more parts the progress is more even.
const FEWEST: usize = 64;

/// Divides a puzzle into about `parts` parts, or fewer if there are not enough choices.
pub fn split(puzzle: &Puzzle, parts: usize) -> Vec<Partition<Puzzle>> {
    let encoding = Encoding::new(puzzle);
    let mut open: BinaryHeap<Cut> = first_cuts(puzzle, &encoding).into();
    let mut done = Vec::new();
    let wanted = if parts > 1 || open.len() > 1 { parts.clamp(FEWEST, MOST) } else { 1 };
    while open.len() + done.len() < wanted {
        let Some(cut) = open.pop() else { break };
        match next_cell(encoding.problem(), &cut.laid) {
            None => done.push(cut),
            Some(choices) => open.extend(further(&cut, &choices)),
        }
    }
    done.extend(open);
    // Parts that start alike take similar times. Shuffling them evens out the progress.
    done.sort_by_cached_key(|cut| FxBuildHasher.hash_one(&cut.laid));
    partitions(puzzle, &encoding, done)
}

/// A part, as pieces placed in advance.
#[derive(Clone, Debug)]
struct Cut {
    laid: Vec<Laid>,
    weight: u128,
    work: f64,
}

/// Orders parts by their work, the most work being the greatest; for equal work, the earlier part
/// is greater.
impl Ord for Cut {
    fn cmp(&self, other: &Self) -> Ordering {
        self.work.total_cmp(&other.work).then_with(|| other.laid.cmp(&self.laid))
    }
}

impl PartialOrd for Cut {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Cut {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Cut {}

/// Returns one part for each orbit of a piece's placements, or a single part if there is no
/// symmetry.
fn first_cuts(puzzle: &Puzzle, encoding: &Encoding) -> Vec<Cut> {
    let held = Held::new(encoding.problem(), &Symmetries::new(puzzle, encoding));
    let cut = |(first, weight)| Cut { laid: vec![first], weight, work: 1.0 };
    match held.orbits() {
        Some(orbits) => orbits.map(cut).collect(),
        None => vec![Cut { laid: Vec::new(), weight: 1, work: 1.0 }],
    }
}

/// Returns the placements that cover the empty cell with the fewest placements, or `None` if no
/// cell is empty. An empty list means that the part has no solution.
fn next_cell(problem: &Problem, laid: &[Laid]) -> Option<Vec<Laid>> {
    let covered =
        laid.iter().fold(CellSet::default(), |all, laid| all.union(problem.covered(*laid)));
    let mut left: Vec<usize> = problem.kinds.iter().map(|kind| kind.count).collect();
    laid.iter().for_each(|laid| left[usize::from(laid.kind)] -= 1);
    let mut by_cell: Vec<Vec<Laid>> = vec![Vec::new(); problem.cells];
    for (number, kind) in problem.kinds.iter().enumerate().filter(|(number, _)| left[*number] > 0) {
        for (index, cells) in
            kind.placements.iter().enumerate().filter(|(_, cells)| !cells.meets(&covered))
        {
            let laid = Laid { kind: number as u16, placement: index as u16 };
            cells.iter().for_each(|cell| by_cell[cell].push(laid));
        }
    }
    let empty = (0..problem.cells).filter(|cell| !covered.contains(*cell));
    let fewest = empty.min_by_key(|cell| by_cell[*cell].len())?;
    Some(std::mem::take(&mut by_cell[fewest]))
}

fn further<'a>(cut: &'a Cut, choices: &'a [Laid]) -> impl Iterator<Item = Cut> + 'a {
    let work = cut.work / choices.len() as f64;
    choices.iter().map(move |choice| {
        let laid = cut.laid.iter().chain([choice]).copied().collect();
        Cut { laid, weight: cut.weight, work }
    })
}

/// Returns the puzzles with the pieces placed in advance as givens. The work is normalised, because
/// parts without a solution have been dropped.
fn partitions(puzzle: &Puzzle, encoding: &Encoding, cuts: Vec<Cut>) -> Vec<Partition<Puzzle>> {
    let all: f64 = cuts.iter().map(|cut| cut.work).sum();
    let partition = |cut: Cut| Partition {
        puzzle: encoding.with_given(puzzle, &cut.laid),
        weight: cut.weight,
        work: cut.work / all,
    };
    cuts.into_iter().map(partition).collect()
}
