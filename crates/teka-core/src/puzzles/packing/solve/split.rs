//! Cutting a puzzle into partitions: pieces are laid down in advance, and what is left is a
//! puzzle of its own. Shares that mirror one another are left out and counted by weight.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use super::encoding::Encoding;
use super::problem::{CellSet, Laid, Problem};
use super::symmetry::{Held, Symmetries};
use crate::counting::Partition;
use crate::puzzles::packing::model::Puzzle;

/// The most partitions a puzzle is cut into.
const MOST: usize = 1 << 16;

/// Where a puzzle is cut at all, it is cut into this many partitions at least: some take long and
/// some do not, and whoever waits wants to see them even out.
const FEWEST: usize = 64;

/// About `parts` partitions; fewer if there are no more choices to be made.
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
    // Shares that begin alike take alike long: well mixed, they even out on the way.
    done.sort_by_cached_key(|cut| FxBuildHasher.hash_one(&cut.laid));
    partitions(puzzle, &encoding, done)
}

/// Pieces laid in advance.
#[derive(Clone, Debug)]
struct Cut {
    laid: Vec<Laid>,
    weight: u128,
    work: f64,
}

/// The cut with the most work is greatest; among equals the one that comes first.
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

/// One cut for each orbit of a piece's placements, or the whole where nothing mirrors it.
fn first_cuts(puzzle: &Puzzle, encoding: &Encoding) -> Vec<Cut> {
    let held = Held::new(encoding.problem(), &Symmetries::new(puzzle, encoding));
    let cut = |(first, weight)| Cut { laid: vec![first], weight, work: 1.0 };
    match held.orbits() {
        Some(orbits) => orbits.map(cut).collect(),
        None => vec![Cut { laid: Vec::new(), weight: 1, work: 1.0 }],
    }
}

/// The placements that cover the empty cell with the fewest; none if no cell is empty. An
/// empty list means that nothing can follow.
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

/// The puzzles with the pieces given that were laid in advance. What was cut off as hopeless
/// took its work with it.
fn partitions(puzzle: &Puzzle, encoding: &Encoding, cuts: Vec<Cut>) -> Vec<Partition<Puzzle>> {
    let all: f64 = cuts.iter().map(|cut| cut.work).sum();
    let partition = |cut: Cut| Partition {
        puzzle: encoding.with_given(puzzle, &cut.laid),
        weight: cut.weight,
        work: cut.work / all,
    };
    cuts.into_iter().map(partition).collect()
}
