//! The links that dance: which options each item still has, and how they leave
//! and come back in the opposite order.

use std::ops::Range;

use super::{Choose, Problem};

/// The memory the links of a problem take.
pub fn bytes(problem: &Problem) -> u64 {
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
    /// The option, or for a head how many options the item has left.
    option: u32,
}

/// The neighbours of a primary item among those not yet covered.
#[derive(Clone, Copy)]
struct Neighbours {
    left: u32,
    right: u32,
}

/// The dancing links: heads first (node number = item number), then the members
/// of the options in order. Numbers of 32 bits instead of pointers: half the
/// memory, and safe.
pub struct Links<'a> {
    nodes: Vec<Node>,
    /// Primary items, then the root.
    primary: Vec<Neighbours>,
    items: u32,
    starts: &'a [u32],
    /// For each item, how many more options may cover it.
    left: Vec<u32>,
}

impl<'a> Links<'a> {
    /// The links of a problem nothing of which is covered yet.
    pub fn new(problem: &'a Problem) -> Self {
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

    /// True for the head of an item's list, which comes after its last option.
    pub fn is_item(&self, node: u32) -> bool {
        node < self.items
    }

    /// The option of a node.
    pub fn option(&self, node: u32) -> usize {
        self.nodes[node as usize].option as usize
    }

    /// The next node of the same item.
    pub fn below(&self, node: u32) -> u32 {
        self.nodes[node as usize].down
    }

    /// The item to cover next; none if all are covered.
    pub fn choose(&self, choose: Choose) -> Option<u32> {
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

    /// Covers an item; the first of its options, or its own node if it has none.
    pub fn try_item(&mut self, item: u32) -> u32 {
        self.cover(item);
        self.nodes[item as usize].down
    }

    /// Takes an item off the ring, and all its options out of the other items' lists.
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

    /// Undoes [`Links::cover`], step by step backwards.
    pub fn uncover(&mut self, item: u32) {
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

    /// Covers what else a node's option covers. An item that more options may cover stays.
    pub fn cover_others(&mut self, node: u32) {
        for other in self.option_of(node).filter(|other| *other != node) {
            let item = self.nodes[other as usize].item;
            self.left[item as usize] -= 1;
            if self.left[item as usize] == 0 {
                self.cover(item);
            }
        }
    }

    /// Undoes [`Links::cover_others`].
    pub fn uncover_others(&mut self, node: u32) {
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

    /// Takes the rest of a node's option out of the lists. Each member is in
    /// another list, so here the order does not matter.
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

    /// The nodes of a node's option.
    fn option_of(&self, node: u32) -> Range<u32> {
        let option = self.nodes[node as usize].option as usize;
        self.items + self.starts[option]..self.items + self.starts[option + 1]
    }

    fn primary_neighbours(&self, item: u32) -> Option<Neighbours> {
        let root = self.primary.len() - 1;
        ((item as usize) < root).then(|| self.primary[item as usize])
    }
}
