//! The cells that dance: for each item an array of its options, those left in front.

use std::ops::Range;

use super::{Choose, Problem};

/// Set in the count of an item that is covered: then it is more than any that is not.
const COVERED: u32 = 1 << 31;

/// The memory the cells of a problem take.
pub fn bytes(problem: &Problem) -> u64 {
    let members = problem.members() * (size_of::<Member>() + size_of::<u32>());
    let items = problem.items * 2 + (problem.items - problem.primary);
    (members + items * size_of::<u32>()) as u64
}

/// One item of one option.
#[derive(Clone, Copy)]
struct Member {
    item: u32,
    option: u32,
    /// Where it lies among the cells.
    at: u32,
}

/// The members of the options in order, and the cells they lie in.
pub struct Cells<'a> {
    members: Vec<Member>,
    /// For each item in turn, its members.
    cells: Vec<u32>,
    /// Where each item's cells begin.
    bases: Vec<u32>,
    /// All that changes for good while options are taken: how many options each item has
    /// left, then how many more options may cover each secondary item.
    counts: Vec<u32>,
    primary: u32,
    starts: &'a [u32],
}

impl<'a> Cells<'a> {
    /// The cells of a problem nothing of which is covered yet.
    pub fn new(problem: &'a Problem) -> Self {
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

    /// What has to be restored to come back here.
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// Goes back to where [`Cells::counts`] were these. Since then members were only
    /// swapped behind the counts, so that the same ones are in front again.
    pub fn restore(&mut self, counts: &[u32]) {
        self.counts.copy_from_slice(counts);
    }

    /// The member in a cell.
    pub fn at(&self, cell: u32) -> u32 {
        self.cells[cell as usize]
    }

    /// The option of a member.
    pub fn option(&self, member: u32) -> usize {
        self.members[member as usize].option as usize
    }

    /// The item to cover next, the first of those that are as good; none if all are covered.
    pub fn choose(&self, choose: Choose) -> Option<u32> {
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

    /// Covers an item; the cells in which its options lie, and go on lying.
    pub fn try_item(&mut self, item: u32) -> Range<u32> {
        self.counts[item as usize] |= COVERED;
        let options = self.cells_of(item);
        for cell in options.clone() {
            // An item may lose its last option here: the option taken next may cover it.
            self.hide(self.at(cell));
        }
        options
    }

    /// Takes the option of a member whose item is being tried: covers what else it covers.
    /// False if an item is left without options; then not all of it is done.
    pub fn take(&mut self, member: u32) -> bool {
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

    /// Marks an item as covered, unless more options may cover it.
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

    /// Takes the option of a member out of the cells of its other items. False if one of
    /// them is primary, not covered, and has none left.
    #[inline(always)]
    fn hide(&mut self, member: u32) -> bool {
        let Range { start, end } = self.option_of(member);
        let before = (start..member).fold(true, |alive, other| self.remove(other) & alive);
        (member + 1..end).fold(before, |alive, other| self.remove(other) & alive)
    }

    /// Swaps a member behind those that are left of its item. False if none are left.
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

    /// Where the options lie that an item has left.
    fn cells_of(&self, item: u32) -> Range<u32> {
        let base = self.bases[item as usize];
        base..base + (self.counts[item as usize] & !COVERED)
    }

    /// The members of a member's option.
    fn option_of(&self, member: u32) -> Range<u32> {
        let option = self.members[member as usize].option as usize;
        self.starts[option]..self.starts[option + 1]
    }
}
