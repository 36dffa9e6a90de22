//! Every state a search has reached, each once, and how it was reached.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

use super::push;
use crate::control::{Control, Stop};

/// A state that was reached.
pub struct Node<S, A> {
    pub state: S,
    /// The action that led here, and from which node; none at the start.
    pub reached: Option<(u32, A)>,
    /// What the way here cost.
    pub cost: u32,
}

/// Nodes by number, in the order they were added, and found by their states.
pub struct Arena<S, A> {
    nodes: Vec<Node<S, A>>,
    /// Open addressing; one more than a node's number, or 0 where nothing is.
    slots: Vec<u32>,
}

impl<S: Eq + Hash, A: Copy> Arena<S, A> {
    pub fn new() -> Self {
        Self { nodes: Vec::new(), slots: Vec::new() }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, number: u32) -> &Node<S, A> {
        &self.nodes[number as usize]
    }

    /// The number of the node with this state.
    pub fn find(&self, state: &S) -> Option<u32> {
        let slot = *self.slots.get(self.slot(state)?)?;
        slot.checked_sub(1)
    }

    /// Adds a node, unless its state is there; its number, and whether it is new.
    pub fn add(&mut self, node: Node<S, A>, control: &mut Control) -> Result<(u32, bool), Stop> {
        if let Some(number) = self.find(&node.state) {
            return Ok((number, false));
        }
        if 2 * self.nodes.len() >= self.slots.len() {
            self.widen(control)?;
        }
        // A number has to fit a slot.
        let number = u32::try_from(self.nodes.len()).map_err(|_| Stop::MemoryLimit)?;
        let mark = number.checked_add(1).ok_or(Stop::MemoryLimit)?;
        if let Some(slot) = self.slot(&node.state) {
            self.slots[slot] = mark;
        }
        push(&mut self.nodes, node, control)?;
        control.store(1, 0)?;
        Ok((number, true))
    }

    /// A cheaper way to a node.
    pub fn reach_again(&mut self, number: u32, from: u32, action: A, cost: u32) {
        let node = &mut self.nodes[number as usize];
        node.reached = Some((from, action));
        node.cost = cost;
    }

    /// The actions from the start to a node.
    pub fn actions_to(&self, number: u32) -> Vec<A> {
        let mut actions = Vec::new();
        let mut here = number;
        while let Some((from, action)) = self.node(here).reached {
            actions.push(action);
            here = from;
        }
        actions.reverse();
        actions
    }

    /// Where a state is, or where it would be; none in a table without slots.
    fn slot(&self, state: &S) -> Option<usize> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut slot = FxBuildHasher.hash_one(state) as usize & mask;
        // Half the slots are free, so the loop ends.
        loop {
            match self.slots[slot].checked_sub(1) {
                Some(number) if self.node(number).state != *state => slot = (slot + 1) & mask,
                _ => return Some(slot),
            }
        }
    }

    fn widen(&mut self, control: &mut Control) -> Result<(), Stop> {
        let (old, new) = (self.slots.len(), (2 * self.slots.len()).max(64));
        control.store(0, 4 * new as u64)?;
        self.slots = vec![0; new];
        control.free(4 * old as u64);
        for number in 0..self.nodes.len() {
            if let Some(slot) = self.slot(&self.nodes[number].state) {
                self.slots[slot] = number as u32 + 1;
            }
        }
        Ok(())
    }
}
