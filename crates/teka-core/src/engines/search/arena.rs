//! The states that a search has reached, each stored once, with the path to each.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

use super::push;
use crate::control::{Control, Stop};

/// A state that was reached.
pub struct Node<S, A> {
    pub state: S,
    /// The previous node and the action that led from it to this state, or `None` for the start.
    pub reached: Option<(u32, A)>,
    /// The cost of the path to this state.
    pub cost: u32,
}

/// Nodes by index, in the order in which they were added, with a hash table of their states.
pub struct Arena<S, A> {
    nodes: Vec<Node<S, A>>,
    /// A hash table with open addressing. An entry is the index of a node plus 1, or 0 if it is
    /// empty.
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

    /// Returns the index of the node with this state, or `None` if there is none.
    pub fn find(&self, state: &S) -> Option<u32> {
        let slot = *self.slots.get(self.slot(state)?)?;
        slot.checked_sub(1)
    }

    /// Adds a node unless its state is already stored. Returns its index and whether it is new, or
    /// `Err` if the run must stop.
    pub fn add(&mut self, node: Node<S, A>, control: &mut Control) -> Result<(u32, bool), Stop> {
        if let Some(number) = self.find(&node.state) {
            return Ok((number, false));
        }
        if 2 * self.nodes.len() >= self.slots.len() {
            self.widen(control)?;
        }
        // The index plus 1 must fit into a slot.
        let number = u32::try_from(self.nodes.len()).map_err(|_| Stop::MemoryLimit)?;
        let mark = number.checked_add(1).ok_or(Stop::MemoryLimit)?;
        if let Some(slot) = self.slot(&node.state) {
            self.slots[slot] = mark;
        }
        push(&mut self.nodes, node, control)?;
        control.store(1, 0)?;
        Ok((number, true))
    }

    /// Records a cheaper path to a node.
    pub fn reach_again(&mut self, number: u32, from: u32, action: A, cost: u32) {
        let node = &mut self.nodes[number as usize];
        node.reached = Some((from, action));
        node.cost = cost;
    }

    /// Returns the actions from the start to a node.
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

    /// Returns the slot of a state, or the empty slot where it belongs. Returns `None` if the table
    /// has no slots.
    fn slot(&self, state: &S) -> Option<usize> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut slot = FxBuildHasher.hash_one(state) as usize & mask;
        // The loop terminates because half of the slots are empty.
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
