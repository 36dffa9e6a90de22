//! The states with the same lowest empty cell, each once, with the number of ways that
//! lead to it.

use super::mask::Mask;

/// Which cells are filled and which pieces are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State<M> {
    /// The cells that are filled.
    pub filled: M,
    /// How many pieces are left, of each kind in its own bits.
    pub left: M,
}

/// A state and the ways that lead to it; an empty slot has none.
#[derive(Clone, Copy, Default)]
struct Slot<M> {
    state: State<M>,
    ways: u128,
}

/// A hash table with open addressing, at most half full: a power of two of slots.
pub struct Table<M> {
    slots: Vec<Slot<M>>,
    used: usize,
}

impl<M> Default for Table<M> {
    fn default() -> Self {
        Self { slots: Vec::new(), used: 0 }
    }
}

impl<M: Mask> Table<M> {
    /// How many states there are.
    pub fn len(&self) -> usize {
        self.used
    }

    /// The memory it takes.
    pub fn bytes(&self) -> u64 {
        (self.slots.len() * size_of::<Slot<M>>()) as u64
    }

    /// The memory it would take once it has grown; none if there is room for one more.
    pub fn bytes_to_grow(&self) -> Option<u64> {
        let size = (2 * self.slots.len()).max(16) * size_of::<Slot<M>>();
        (2 * self.used >= self.slots.len()).then_some(size as u64)
    }

    /// Makes room for twice as many.
    pub fn grow(&mut self) {
        let size = (2 * self.slots.len()).max(16);
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); size]);
        self.used = 0;
        for slot in old.into_iter().filter(|slot| slot.ways > 0) {
            self.add(slot.state, slot.ways);
        }
    }

    /// So many more ways lead to a state. There must be room for it.
    #[inline(always)]
    pub fn add(&mut self, state: State<M>, ways: u128) {
        let last = self.slots.len() - 1;
        let mut at = state.left.mix(state.filled.mix(0)) as usize & last;
        loop {
            let slot = &mut self.slots[at & last];
            if slot.ways == 0 {
                *slot = Slot { state, ways };
                self.used += 1;
                return;
            }
            if slot.state == state {
                slot.ways = slot.ways.saturating_add(ways);
                return;
            }
            at += 1;
        }
    }

    /// The states, and the ways that lead to each.
    pub fn iter(&self) -> impl Iterator<Item = (State<M>, u128)> {
        self.slots.iter().filter(|slot| slot.ways > 0).map(|slot| (slot.state, slot.ways))
    }
}
