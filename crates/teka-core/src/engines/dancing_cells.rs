//! Exact cover by dancing cells, Knuth's later variant of Algorithm X. It solves the same problems
//! as [dancing links](super::exact_cover) and finds the same solutions in a different order. It
//! visits the same number of nodes with [`Choose::Fewest`], and no more with [`Choose::First`].
//!
//! Dancing links remove and restore the links of an option one by one. Here, the options of an item
//! are in one array, and the options that are left come first. To remove an option, it is swapped
//! behind the options that are left, and their count decreases by 1. To backtrack, it suffices to
//! restore the counts. This has three advantages: backtracking copies one number per item,
//! iteration is contiguous in memory, and a dead end is detected while an option is being taken.

use std::ops::{ControlFlow, Range};

use super::exact_cover::{Choose, Problem};
use crate::control::{Control, Deep, Stop};
use crate::family::Ending;
use crate::scene::Scene;

/// Passes every solution to `found`, as the indices of its options in the order in which they were
/// taken. Each option taken counts as one node. Observers see the scene that `picture` creates from
/// the options taken so far.
pub fn solve(
    problem: &Problem,
    choose: Choose,
    control: &mut Control,
    picture: &dyn Fn(&[usize]) -> Scene,
    found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> Ending {
    search(problem, choose, control, picture, found).into()
}

fn search(
    problem: &Problem,
    choose: Choose,
    control: &mut Control,
    picture: &dyn Fn(&[usize]) -> Scene,
    found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Stop> {
    control.store(0, bytes(problem))?;
    let mut cells = Cells::new(problem);
    let (mut path, mut taken) = (Path::default(), Vec::new());
    let mut alive = true;
    loop {
        if alive {
            match cells.choose(choose) {
                Some(item) => path.enter(cells.try_item(item), &cells, control)?,
                None if found(&taken).is_break() => return Ok(ControlFlow::Break(())),
                None => {}
            }
        }
        let Some(node) = path.next(&mut cells) else { return Ok(ControlFlow::Continue(())) };
        taken.truncate(path.levels.len() - 1);
        taken.push(cells.option(node));
        alive = cells.take(node);
        let view = Deep(taken.len(), || picture(&taken));
        if problem.has_slow_nodes() {
            control.slow_node(&view)?;
        } else {
            control.node(&view)?;
        }
    }
}

/// The current path of the search.
#[derive(Default)]
struct Path {
    levels: Vec<Level>,
    /// The saved counts of each level that has a choice.
    saved: Vec<u32>,
}

/// An item whose options are being tried.
struct Level {
    /// The cells of the options that have not been tried yet.
    options: Range<u32>,
    /// True if the item had more than one option, so that the search comes back to it.
    choice: bool,
}

impl Path {
    /// Adds a level for the options of an item.
    fn enter(
        &mut self,
        options: Range<u32>,
        cells: &Cells,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let choice = options.len() > 1;
        if choice {
            let before = self.saved.capacity();
            self.saved.extend_from_slice(cells.counts());
            let more = (self.saved.capacity() - before) * size_of::<u32>();
            control.store(0, more as u64)?;
        }
        self.levels.push(Level { options, choice });
        Ok(())
    }

    /// Returns the next option to try, after restoring the state of its level. Returns `None` if no
    /// level has options left.
    fn next(&mut self, cells: &mut Cells) -> Option<u32> {
        loop {
            let level = self.levels.last_mut()?;
            let kept = self.saved.len() - if level.choice { cells.counts().len() } else { 0 };
            if let Some(at) = level.options.next() {
                if level.choice {
                    cells.restore(&self.saved[kept..]);
                }
                return Some(cells.at(at));
            }
            self.saved.truncate(kept);
            self.levels.pop();
        }
    }
}

// The dancing cells: for each item, an array of its options, in which those that are left come
// first.

/// The flag in the count of a covered item. It makes the count larger than that of any other item.
const COVERED: u32 = 1 << 31;

/// Returns the memory that the cells of a problem take.
fn bytes(problem: &Problem) -> u64 {
    let members = problem.members() * (size_of::<Member>() + size_of::<u32>());
    let items = problem.items * 2 + (problem.items - problem.primary);
    (members + items * size_of::<u32>()) as u64
}

/// One item of one option.
#[derive(Clone, Copy)]
struct Member {
    item: u32,
    option: u32,
    /// Its current cell.
    at: u32,
}

/// The members of all options in order, and the cells that contain them.
struct Cells<'a> {
    members: Vec<Member>,
    /// The members of each item, one item after the other.
    cells: Vec<u32>,
    /// The first cell of each item.
    bases: Vec<u32>,
    /// Everything that must be restored when backtracking: the number of options left for each
    /// item, then the number of further options that may cover each secondary item.
    counts: Vec<u32>,
    primary: u32,
    starts: &'a [u32],
}

impl<'a> Cells<'a> {
    /// Creates the cells of a problem, with nothing covered.
    fn new(problem: &'a Problem) -> Self {
        let mut counts = vec![0; problem.items];
        for item in &problem.members {
            counts[*item as usize] += 1;
        }
        let mut end = 0;
        let bases = counts.iter().map(|count| {
            end += count;
            end - count
        });
        let mut cells = Self {
            members: Vec::with_capacity(problem.members()),
            cells: vec![0; problem.members()],
            bases: bases.collect(),
            counts: vec![0; problem.items],
            primary: problem.primary as u32,
            starts: &problem.starts,
        };
        for (option, items) in problem.options().enumerate() {
            items.iter().for_each(|item| cells.append(*item, option as u32));
        }
        cells.counts.extend_from_slice(&problem.most[problem.primary..]);
        cells
    }

    /// Returns the counts to save for backtracking.
    fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// Restores saved counts. Since then, members were only swapped behind these counts, so the
    /// same ones come first again.
    fn restore(&mut self, counts: &[u32]) {
        self.counts.copy_from_slice(counts);
    }

    /// Returns the member in a cell.
    fn at(&self, cell: u32) -> u32 {
        self.cells[cell as usize]
    }

    /// Returns the option of a member.
    fn option(&self, member: u32) -> usize {
        self.members[member as usize].option as usize
    }

    /// Returns the item to cover next, or `None` if all are covered. The first of equally good
    /// items is chosen.
    fn choose(&self, choose: Choose) -> Option<u32> {
        let primary = &self.counts[..self.primary as usize];
        let item = match choose {
            Choose::First => primary.iter().position(|count| *count < COVERED),
            Choose::Fewest => {
                let fewest = primary.iter().min().filter(|count| **count < COVERED)?;
                primary.iter().position(|count| count == fewest)
            }
        };
        item.map(|item| item as u32)
    }

    /// Covers an item and returns the cells of its options. Their content does not change until the
    /// search backtracks.
    fn try_item(&mut self, item: u32) -> Range<u32> {
        self.counts[item as usize] |= COVERED;
        let options = self.cells_of(item);
        for cell in options.clone() {
            // An item may lose its last option here, because the next option may cover it.
            self.hide(self.at(cell));
        }
        options
    }

    /// Takes the option of a member by covering its other items. Returns false as soon as an item
    /// has no options left.
    fn take(&mut self, member: u32) -> bool {
        let option = self.option_of(member);
        for other in option.clone().filter(|other| *other != member) {
            self.cover(self.members[other as usize].item);
        }
        for other in option.filter(|other| *other != member) {
            let item = self.members[other as usize].item;
            if self.counts[item as usize] >= COVERED
                && !self.cells_of(item).all(|cell| self.hide(self.at(cell)))
            {
                return false;
            }
        }
        true
    }

    /// Marks an item as covered, unless further options may cover it.
    fn cover(&mut self, item: u32) {
        if item >= self.primary {
            let left = self.bases.len() + (item - self.primary) as usize;
            self.counts[left] -= 1;
            if self.counts[left] > 0 {
                return;
            }
        }
        self.counts[item as usize] |= COVERED;
    }

    /// Removes the option of a member from the cells of its other items. Returns false if this
    /// leaves a primary item that is not covered without options.
    #[inline(always)]
    fn hide(&mut self, member: u32) -> bool {
        let Range { start, end } = self.option_of(member);
        let before = (start..member).fold(true, |alive, other| self.remove(other) & alive);
        (member + 1..end).fold(before, |alive, other| self.remove(other) & alive)
    }

    /// Swaps a member behind those that are left for its item. Returns false if none are left.
    #[inline(always)]
    fn remove(&mut self, member: u32) -> bool {
        let Member { item, at, .. } = self.members[member as usize];
        let count = self.counts[item as usize] - 1;
        self.counts[item as usize] = count;
        let last = self.bases[item as usize] + (count & !COVERED);
        let moved = self.cells[last as usize];
        self.cells[at as usize] = moved;
        self.cells[last as usize] = member;
        self.members[moved as usize].at = at;
        self.members[member as usize].at = last;
        count > 0 || item >= self.primary
    }

    fn append(&mut self, item: u32, option: u32) {
        let at = self.bases[item as usize] + self.counts[item as usize];
        self.counts[item as usize] += 1;
        self.cells[at as usize] = self.members.len() as u32;
        self.members.push(Member { item, option, at });
    }

    /// Returns the cells of the options that are left for an item.
    fn cells_of(&self, item: u32) -> Range<u32> {
        let base = self.bases[item as usize];
        base..base + (self.counts[item as usize] & !COVERED)
    }

    /// Returns all members of a member's option.
    fn option_of(&self, member: u32) -> Range<u32> {
        let option = self.members[member as usize].option as usize;
        self.starts[option]..self.starts[option + 1]
    }
}

#[cfg(test)]
mod tests {
    //! Dancing cells, dancing links and brute force find the same solutions.

    use proptest::prelude::*;

    use super::*;
    use crate::control::{Limits, Unwatched};
    use crate::engines::exact_cover;

    type Solve = fn(
        &Problem,
        Choose,
        &mut Control,
        &dyn Fn(&[usize]) -> Scene,
        &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> Ending;

    const ENGINES: [Solve; 2] = [solve, exact_cover::solve];

    /// Runs an engine within limits. Returns the outcome, the sorted solutions and the number of
    /// nodes.
    fn run(
        engine: Solve,
        problem: &Problem,
        choose: Choose,
        limits: Limits,
    ) -> (Ending, Vec<Vec<usize>>, u64) {
        let (mut unwatched, mut solutions) = (Unwatched, Vec::new());
        let mut control = Control::new(limits, &mut unwatched);
        let no_picture = |_: &[usize]| Scene::default();
        let ending = engine(problem, choose, &mut control, &no_picture, &mut |options| {
            let mut options = options.to_vec();
            options.sort();
            solutions.push(options);
            ControlFlow::Continue(())
        });
        solutions.sort();
        (ending, solutions, control.stats().nodes)
    }

    /// Returns every solution, found by trying all sets of options. Options that cover no primary
    /// item are never part of a solution.
    fn obvious(problem: &Problem, options: usize) -> Vec<Vec<usize>> {
        let mut solutions = Vec::new();
        for set in 0..1_u32 << options {
            let set: Vec<usize> = (0..options).filter(|option| set >> option & 1 == 1).collect();
            let mut times = vec![0; problem.items];
            for item in set.iter().flat_map(|option| problem.items_of(*option)) {
                times[*item as usize] += 1;
            }
            let (primary, secondary) = times.split_at(problem.primary);
            let within =
                secondary.iter().zip(&problem.most[problem.primary..]).all(|(n, k)| n <= k);
            let needed = |option: &usize| {
                problem.items_of(*option).iter().any(|item| (*item as usize) < problem.primary)
            };
            if within && primary.iter().all(|times| *times == 1) && set.iter().all(needed) {
                solutions.push(set);
            }
        }
        solutions.sort();
        solutions
    }

    /// Generates problems with a few items of each type and at most this many options.
    fn problem(options: usize) -> impl Strategy<Value = Problem> {
        let sizes = (0..7_usize, prop::collection::vec(1..4_u32, 0..5));
        sizes.prop_flat_map(move |(primary, most)| {
            let items = primary + most.len();
            let option = prop::collection::vec(prop::bool::weighted(0.35), items);
            prop::collection::vec(option, 0..=options).prop_map(move |options| {
                let mut problem = Problem::new(primary, most.len());
                for (item, times) in most.iter().enumerate() {
                    problem.at_most(primary + item, *times);
                }
                for option in options {
                    let named: Vec<usize> = (0..items).filter(|item| option[*item]).collect();
                    problem.option(&named);
                }
                problem
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(512))]

        #[test]
        fn every_solution_is_found_once(problem in problem(11)) {
            let expected = obvious(&problem, problem.starts.len() - 1);
            for choose in [Choose::Fewest, Choose::First] {
                for engine in ENGINES {
                    let (ending, solutions, _) = run(engine, &problem, choose, Limits::default());
                    prop_assert_eq!(ending, Ending::Exhausted);
                    prop_assert_eq!(&solutions, &expected);
                }
            }
        }

        #[test]
        fn cells_and_links_take_the_same_options(problem in problem(40)) {
            let both = |choose| ENGINES.map(|engine| run(engine, &problem, choose, Limits::default()));
            let [cells, links] = both(Choose::Fewest);
            prop_assert_eq!(cells, links);
            let [cells, links] = both(Choose::First);
            prop_assert_eq!((cells.0, cells.1), (links.0, links.1));
            prop_assert!(cells.2 <= links.2);
        }
    }

    /// Creates the problem of tiling a board with dominoes from a limited stock.
    fn dominoes(rows: usize, columns: usize, stock: usize) -> Problem {
        let mut problem = Problem::new(rows * columns, 1);
        problem.at_most(rows * columns, stock as u32);
        for cell in 0..rows * columns {
            if cell % columns + 1 < columns {
                problem.option(&[cell, cell + 1, rows * columns]);
            }
            if cell / columns + 1 < rows {
                problem.option(&[cell, cell + columns, rows * columns]);
            }
        }
        problem
    }

    #[test]
    fn things_that_are_alike_are_not_distinguished() {
        for engine in ENGINES {
            let all = |stock| {
                run(engine, &dominoes(6, 6, stock), Choose::Fewest, Limits::default()).1.len()
            };
            assert_eq!([17, 18, 19].map(all), [0, 6728, 6728]);
        }
    }

    #[test]
    fn a_limit_is_never_an_answer() {
        for engine in ENGINES {
            let problem = dominoes(6, 6, 17);
            for nodes in [0, 1, 100] {
                let limits = Limits { nodes: Some(nodes), bytes: None };
                let (ending, _, seen) = run(engine, &problem, Choose::Fewest, limits);
                assert_eq!((ending, seen), (Ending::Stopped(Stop::NodeLimit), nodes));
            }
            for bytes in [0, 1000, 3000] {
                let limits = Limits { nodes: None, bytes: Some(bytes) };
                let (ending, solutions, _) = run(engine, &problem, Choose::Fewest, limits);
                assert_eq!(ending, Ending::Stopped(Stop::MemoryLimit));
                assert_eq!(solutions, Vec::<Vec<usize>>::new());
            }
        }
    }
}
