//! The states with the same lowest empty cell, with the number of paths that lead to each.
//!
//! They are written down as they come, and those that are the same are merged later, one
//! pile after the other: a table that knows every state at once is too large for the cache
//! of a processor, and each question would wait for the memory.

use crate::control::Stop;
use crate::puzzles::packing::solve::mask::Mask;

/// Which cells are filled and which pieces are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State<M> {
    /// The cells that are filled.
    pub filled: M,
    /// How many pieces are left, of each kind in its own bits.
    pub left: M,
}

/// A pile of states. The same one may lie there more than once until they are merged.
pub struct Pile<M> {
    states: Vec<(State<M>, u128)>,
}

/// Where states lie in a pile, by their hash: the upper half of the hash, then one more
/// than the place; 0 where there is none.
#[derive(Default)]
pub struct Index {
    slots: Vec<u64>,
}

/// The half of a slot that is not the place.
const UPPER: u64 = !0 << 32;
/// The most states of a pile: their places fit the other half.
const MOST: usize = 1 << 31;
/// So many states are merged between two looks.
const LOOK_EVERY: usize = 1 << 16;

impl Index {
    /// How much more memory it takes to merge so many states.
    pub fn bytes_to_merge(&self, states: usize) -> u64 {
        (Self::slots_for(states).saturating_sub(self.slots.capacity()) * size_of::<u64>()) as u64
    }

    /// A power of two, at most half of them used.
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
    /// The states, and the number of paths that lead to each.
    pub fn states(&self) -> &[(State<M>, u128)] {
        &self.states
    }

    /// The memory it takes.
    pub fn bytes(&self) -> u64 {
        Self::bytes_of(self.states.capacity())
    }

    /// The memory it will take once it has grown; none if it may not.
    pub fn bytes_to_grow(&self) -> Option<u64> {
        let room = self.room_to_grow();
        (room <= MOST).then_some(Self::bytes_of(room))
    }

    /// True if there is no room for one more.
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.states.len() == self.states.capacity()
    }

    /// True if so much of the room is used that a larger one is worth it: merging a pile
    /// again and again that has nearly no room would take long.
    pub fn is_cramped(&self) -> bool {
        2 * self.states.len() >= self.states.capacity()
    }

    /// Makes twice the room.
    pub fn grow(&mut self) {
        self.states.reserve_exact(self.room_to_grow() - self.states.len());
    }

    /// Adds this many paths that lead to a state.
    #[inline(always)]
    pub fn add(&mut self, state: State<M>, paths: u128) {
        self.states.push((state, paths));
    }

    /// Leaves each state once, with the sum of the paths that lead to it.
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

    /// Where a state lies; or the slot that is to say so, and the half of its hash.
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
