//! Exact cover by dancing links, Knuth's Algorithm X.
//!
//! A problem consists of items and options, where an option is a set of items. A solution is a set
//! of options that covers every *primary* item exactly once and every *secondary* item at most
//! once, or as often as [`Problem::at_most`] allows. The engine knows nothing about puzzles: the
//! caller defines the meaning of items and options and draws the scene for observers.

use std::ops::{ControlFlow, Range};

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
    let mut links = Links::new(problem);
    let mut taken = Taken::default();
    loop {
        let mut next = match links.choose(choose) {
            Some(item) => links.try_item(item),
            None if found(&taken.options).is_break() => return Ok(ControlFlow::Break(())),
            None => match taken.restore(&mut links) {
                Some(next) => next,
                None => return Ok(ControlFlow::Continue(())),
            },
        };
        // The head of an item means that all of its options have been tried.
        while links.is_item(next) {
            links.uncover(next);
            next = match taken.restore(&mut links) {
                Some(next) => next,
                None => return Ok(ControlFlow::Continue(())),
            };
        }
        taken.take(&mut links, next);
        let view = Deep(taken.options.len(), || picture(&taken.options));
        if problem.has_slow_nodes() {
            control.slow_node(&view)?;
        } else {
            control.node(&view)?;
        }
    }
}

/// The options taken so far, and the node by which each was taken.
#[derive(Default)]
struct Taken {
    options: Vec<usize>,
    nodes: Vec<u32>,
}

impl Taken {
    fn take(&mut self, links: &mut Links, node: u32) {
        links.cover_others(node);
        self.options.push(links.option(node));
        self.nodes.push(node);
    }

    /// Undoes the last option. Returns the next option to try for the same item, or `None` if no
    /// option was taken.
    fn restore(&mut self, links: &mut Links) -> Option<u32> {
        let node = self.nodes.pop()?;
        self.options.pop();
        links.uncover_others(node);
        Some(links.below(node))
    }
}

// The items to cover, and the options that cover them.

/// The number of members above which nodes count as slow. Covering an item iterates over all of its
/// options.
const MANY_MEMBERS: usize = 100_000;

/// The items and options of an exact cover problem.
///
/// ```
/// use std::ops::ControlFlow;
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::exact_cover::{Choose, Problem, solve};
/// use teka_core::family::Ending;
/// use teka_core::scene::Scene;
///
/// // Knuth's example: seven items a to g, all primary, and six options.
/// let mut problem = Problem::new(7, 0);
/// for option in ["ce", "adg", "bcf", "adf", "bg", "deg"] {
///     let items: Vec<usize> = option.bytes().map(|item| usize::from(item - b'a')).collect();
///     problem.option(&items);
/// }
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let mut solutions = Vec::new();
/// let no_picture = |_: &[usize]| Scene::default();
/// let ending = solve(&problem, Choose::Fewest, &mut control, &no_picture, &mut |options| {
///     let mut options = options.to_vec();
///     options.sort();
///     solutions.push(options);
///     ControlFlow::Continue(())
/// });
/// assert_eq!(ending, Ending::Exhausted);
/// assert_eq!(solutions, [[0, 3, 4]]); // ce, adf, bg
/// ```
#[derive(Clone, Debug)]
pub struct Problem {
    pub(in crate::engines) primary: usize,
    pub(in crate::engines) items: usize,
    /// The items of all options, one option after the other.
    pub(in crate::engines) members: Vec<u32>,
    /// The start of each option in `members`, then the end of the last one.
    pub(in crate::engines) starts: Vec<u32>,
    /// For each item, the number of options when an option last named it.
    named: Vec<u32>,
    /// For each item, the maximum number of options that may cover it.
    pub(in crate::engines) most: Vec<u32>,
}

/// The rule for choosing the next item to cover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choose {
    /// The item with the fewest options left. This visits far fewer nodes.
    #[default]
    Fewest,
    /// The first item that is not covered.
    First,
}

impl Problem {
    /// Creates a problem without options. Primary items are numbered from 0, and secondary items
    /// follow.
    pub fn new(primary: usize, secondary: usize) -> Self {
        let items = primary + secondary;
        let (named, most) = (vec![0; items], vec![1; items]);
        Self { primary, items, members: Vec::new(), starts: vec![0], named, most }
    }

    /// Adds an option that covers these items. Returns its index, counted from 0.
    ///
    /// # Panics Panics if an item does not exist or is named twice.
    pub fn option(&mut self, items: &[usize]) -> usize {
        let count = self.starts.len() as u32;
        for item in items {
            assert!(*item < self.items, "there is no item {item}");
            assert!(self.named[*item] != count, "item {item} is named twice");
            self.named[*item] = count;
            self.members.push(*item as u32);
        }
        self.starts.push(self.members.len() as u32);
        self.starts.len() - 2
    }

    /// Sets the maximum number of options that may cover a secondary item, which is 1 by default.
    /// Such an item models a stock of identical things, of which each option uses one.
    ///
    /// # Panics Panics if the item is not secondary or `times` is 0.
    pub fn at_most(&mut self, item: usize, times: u32) {
        assert!(item >= self.primary, "item {item} is to be covered once");
        assert!(times > 0, "nothing could cover item {item}");
        self.most[item] = times;
    }

    /// Returns the items of an option, in the order in which they were named.
    pub fn items_of(&self, option: usize) -> &[u32] {
        &self.members[self.starts[option] as usize..self.starts[option + 1] as usize]
    }

    /// Returns the total number of items in all options.
    pub fn members(&self) -> usize {
        self.members.len()
    }

    /// Returns the memory that the options take, in bytes.
    pub fn bytes(&self) -> u64 {
        let numbers = self.members.capacity() + self.starts.capacity() + 2 * self.items;
        (numbers * size_of::<u32>()) as u64
    }

    /// Returns true if a node can be slow, so that the observer is called for each.
    pub(in crate::engines) fn has_slow_nodes(&self) -> bool {
        self.members.len() > MANY_MEMBERS
    }

    /// Returns the items of each option.
    pub(in crate::engines) fn options(&self) -> impl Iterator<Item = &[u32]> {
        self.starts.windows(2).map(|ends| &self.members[ends[0] as usize..ends[1] as usize])
    }
}

// The dancing links: the options left for each item. Options are removed, and restored in reverse
// order.

/// Returns the memory that the links of a problem take.
fn bytes(problem: &Problem) -> u64 {
    let (nodes, ring) = (problem.items + problem.members.len(), problem.primary + 1);
    let left = problem.items * size_of::<u32>();
    (nodes * size_of::<Node>() + ring * size_of::<Neighbours>() + left) as u64
}

/// One item of one option, or the head of an item's list.
#[derive(Clone, Copy)]
struct Node {
    up: u32,
    down: u32,
    /// The item.
    item: u32,
    /// The option. For a head, the number of options left for the item.
    option: u32,
}

/// The neighbours of a primary item among those that are not covered.
#[derive(Clone, Copy)]
struct Neighbours {
    left: u32,
    right: u32,
}

/// The dancing links: the heads (each with the index of its item), then the members of all options
/// in order. Indices of 32 bits take half the memory of pointers and are safe.
struct Links<'a> {
    nodes: Vec<Node>,
    /// The primary items, then the root.
    primary: Vec<Neighbours>,
    items: u32,
    starts: &'a [u32],
    /// For each item, the number of further options that may cover it.
    left: Vec<u32>,
}

impl<'a> Links<'a> {
    /// Creates the links of a problem, with nothing covered.
    fn new(problem: &'a Problem) -> Self {
        let items = problem.items as u32;
        let heads = (0..items).map(|item| Node { up: item, down: item, item, option: 0 });
        let ring = problem.primary as u32 + 1;
        let neighbours =
            |item| Neighbours { left: (item + ring - 1) % ring, right: (item + 1) % ring };
        let mut links = Self {
            nodes: heads.collect(),
            primary: (0..ring).map(neighbours).collect(),
            items,
            starts: &problem.starts,
            left: problem.most.clone(),
        };
        for (option, items) in problem.options().enumerate() {
            items.iter().for_each(|item| links.append(*item, option as u32));
        }
        links
    }

    /// Returns true for the head of an item's list, which follows its last option.
    fn is_item(&self, node: u32) -> bool {
        node < self.items
    }

    /// Returns the option of a node.
    fn option(&self, node: u32) -> usize {
        self.nodes[node as usize].option as usize
    }

    /// Returns the next node of the same item.
    fn below(&self, node: u32) -> u32 {
        self.nodes[node as usize].down
    }

    /// Returns the item to cover next, or `None` if all are covered.
    fn choose(&self, choose: Choose) -> Option<u32> {
        let root = self.primary.len() as u32 - 1;
        let mut item = self.primary[root as usize].right;
        let (mut best, mut fewest) = (item, u32::MAX);
        while item != root && choose == Choose::Fewest && fewest > 0 {
            let count = self.nodes[item as usize].option;
            if count < fewest {
                (best, fewest) = (item, count);
            }
            item = self.primary[item as usize].right;
        }
        (best != root).then_some(best)
    }

    /// Covers an item. Returns its first option, or its head if it has none.
    fn try_item(&mut self, item: u32) -> u32 {
        self.cover(item);
        self.nodes[item as usize].down
    }

    /// Removes an item from the ring, and its options from the lists of other items.
    fn cover(&mut self, item: u32) {
        if let Some(Neighbours { left, right }) = self.primary_neighbours(item) {
            self.primary[left as usize].right = right;
            self.primary[right as usize].left = left;
        }
        let mut node = self.nodes[item as usize].down;
        while node != item {
            self.hide(node);
            node = self.nodes[node as usize].down;
        }
    }

    /// Undoes [`Links::cover`] in reverse order.
    fn uncover(&mut self, item: u32) {
        let mut node = self.nodes[item as usize].up;
        while node != item {
            self.unhide(node);
            node = self.nodes[node as usize].up;
        }
        if let Some(Neighbours { left, right }) = self.primary_neighbours(item) {
            self.primary[left as usize].right = item;
            self.primary[right as usize].left = item;
        }
    }

    /// Covers the other items of a node's option, except those that further options may cover.
    fn cover_others(&mut self, node: u32) {
        for other in self.option_of(node).filter(|other| *other != node) {
            let item = self.nodes[other as usize].item;
            self.left[item as usize] -= 1;
            if self.left[item as usize] == 0 {
                self.cover(item);
            }
        }
    }

    /// Undoes [`Links::cover_others`].
    fn uncover_others(&mut self, node: u32) {
        for other in self.option_of(node).rev().filter(|other| *other != node) {
            let item = self.nodes[other as usize].item;
            if self.left[item as usize] == 0 {
                self.uncover(item);
            }
            self.left[item as usize] += 1;
        }
    }

    fn append(&mut self, item: u32, option: u32) {
        let (node, up) = (self.nodes.len() as u32, self.nodes[item as usize].up);
        self.nodes.push(Node { up, down: item, item, option });
        self.nodes[up as usize].down = node;
        self.nodes[item as usize].up = node;
        self.nodes[item as usize].option += 1;
    }

    /// Removes the other members of a node's option from their lists. The order does not matter,
    /// because each is in a different list.
    fn hide(&mut self, node: u32) {
        let Range { start, end } = self.option_of(node);
        (start..node).for_each(|other| self.unlink(other));
        (node + 1..end).for_each(|other| self.unlink(other));
    }

    /// Undoes [`Links::hide`].
    fn unhide(&mut self, node: u32) {
        let Range { start, end } = self.option_of(node);
        (start..node).for_each(|other| self.relink(other));
        (node + 1..end).for_each(|other| self.relink(other));
    }

    #[inline(always)]
    fn unlink(&mut self, node: u32) {
        let Node { up, down, item, .. } = self.nodes[node as usize];
        self.nodes[up as usize].down = down;
        self.nodes[down as usize].up = up;
        self.nodes[item as usize].option -= 1;
    }

    #[inline(always)]
    fn relink(&mut self, node: u32) {
        let Node { up, down, item, .. } = self.nodes[node as usize];
        self.nodes[up as usize].down = node;
        self.nodes[down as usize].up = node;
        self.nodes[item as usize].option += 1;
    }

    /// Returns the nodes of a node's option.
    fn option_of(&self, node: u32) -> Range<u32> {
        let option = self.nodes[node as usize].option as usize;
        self.items + self.starts[option]..self.items + self.starts[option + 1]
    }

    fn primary_neighbours(&self, item: u32) -> Option<Neighbours> {
        let root = self.primary.len() - 1;
        ((item as usize) < root).then(|| self.primary[item as usize])
    }
}
