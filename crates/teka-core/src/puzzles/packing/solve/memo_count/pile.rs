//! The states with the same lowest empty cell, with the number of paths to each.
//!
//! States are appended as they are found, and equal ones are merged later, one pile at a time. A
//! single table of all states would not fit in the processor's cache, so that each look-up would
//! wait for memory.

use crate::control::Stop;
use crate::puzzles::packing::solve::mask::Mask;

/// The filled cells and the pieces left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State<M> {
    /// The filled cells.
    pub filled: M,
    /// The number of pieces left, with each kind in its own bits.
    pub left: M,
}

/// A pile of states, which may contain duplicates until they are merged.
pub struct Pile<M> {
    states: Vec<(State<M>, u128)>,
}

/// The positions of states in a pile, by hash. A slot holds the upper half of the hash and the
/// position plus 1, or 0 if it is empty.
#[derive(Default)]
pub struct Index {
    slots: Vec<u64>,
}

/// The half of a slot that holds the hash.
const UPPER: u64 = !0 << 32;
/// The maximum number of states in a pile, whose positions fit in the other half.
const MOST: usize = 1 << 31;
/// The number of states merged between two polls of the observer.
const LOOK_EVERY: usize = 1 << 16;

impl Index {
    /// Returns the additional memory needed to merge this number of states, in bytes.
    pub fn bytes_to_merge(&self, states: usize) -> u64 {
        (Self::slots_for(states).saturating_sub(self.slots.capacity()) * size_of::<u64>()) as u64
    }

    /// Returns a power of two of which at most half is used.
    fn slots_for(states: usize) -> usize {
        (2 * states).next_power_of_two()
    }

    fn clear_for(&mut self, states: usize) {
        let slots = Self::slots_for(states);
        self.slots.clear();
        self.slots.reserve_exact(slots);
        self.slots.resize(slots, 0);
    }
}

impl<M> Default for Pile<M> {
    fn default() -> Self {
        Self { states: Vec::new() }
    }
}

impl<M: Mask> Pile<M> {
    /// Returns the states, with the number of paths to each.
    pub fn states(&self) -> &[(State<M>, u128)] {
        &self.states
    }

    /// Returns the memory that the pile uses, in bytes.
    pub fn bytes(&self) -> u64 {
        Self::bytes_of(self.states.capacity())
    }

    /// Returns the memory that the pile will use after growing, in bytes, or `None` if it cannot
    /// grow.
    pub fn bytes_to_grow(&self) -> Option<u64> {
        let room = self.room_to_grow();
        (room <= MOST).then_some(Self::bytes_of(room))
    }

    /// Returns `true` if there is no room for another state.
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.states.len() == self.states.capacity()
    }

    /// Returns `true` if enough of the capacity is used to make growing worthwhile. Merging a
    /// nearly full pile repeatedly would take long.
    pub fn is_cramped(&self) -> bool {
        2 * self.states.len() >= self.states.capacity()
    }

    /// Doubles the capacity.
    pub fn grow(&mut self) {
        self.states.reserve_exact(self.room_to_grow() - self.states.len());
    }

    /// Adds this number of paths to a state.
    #[inline(always)]
    pub fn add(&mut self, state: State<M>, paths: u128) {
        self.states.push((state, paths));
    }

    /// Merges duplicates, adding up the paths to each state. Returns an error if `look` stops the
    /// search.
    pub fn merge(
        &mut self,
        index: &mut Index,
        look: &mut dyn FnMut() -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        index.clear_for(self.states.len());
        let mut kept = 0;
        for next in 0..self.states.len() {
            if next % LOOK_EVERY == LOOK_EVERY - 1 {
                look()?;
            }
            let (state, paths) = self.states[next];
            match self.find(&index.slots, state) {
                Ok(same) => self.states[same].1 = self.states[same].1.saturating_add(paths),
                Err((slot, upper)) => {
                    self.states[kept] = (state, paths);
                    kept += 1;
                    index.slots[slot] = upper | kept as u64;
                }
            }
        }
        self.states.truncate(kept);
        Ok(())
    }

    /// Returns the position of a state, or else the slot for it and the upper half of its hash.
    #[inline(always)]
    fn find(&self, slots: &[u64], state: State<M>) -> Result<usize, (usize, u64)> {
        let hash = state.left.mix(state.filled.mix(0));
        let (last, upper) = (slots.len() - 1, hash & UPPER);
        let mut at = hash as usize & last;
        loop {
            let slot = slots[at];
            if slot == 0 {
                return Err((at, upper));
            }
            let place = (slot & !UPPER) as usize - 1;
            if slot & UPPER == upper && self.states[place].0 == state {
                return Ok(place);
            }
            at = (at + 1) & last;
        }
    }

    fn room_to_grow(&self) -> usize {
        (2 * self.states.capacity()).max(16)
    }

    const fn bytes_of(room: usize) -> u64 {
        (room * size_of::<(State<M>, u128)>()) as u64
    }
}
