//! [`Table`]: a set of stamped words by open addressing; zero is an empty slot. `Memory`: what
//! the tables of a run take at their peak, reported to its control before they take it.

use super::word::Word;
use crate::control::{Control, Stop};

/// Slots to begin with: most boards have few positions.
const FIRST_SLOTS: usize = 1 << 12;
/// Up to here a table grows fourfold, beyond twofold.
const QUICK_GROWTH: usize = 1 << 20;

/// A set of words, each once whatever its stamp.
pub struct Table<W> {
    slots: Vec<W>,
    /// How far a hash is shifted to give a slot.
    shift: u32,
    len: usize,
}

impl<W: Word> Table<W> {
    /// An empty set.
    pub fn new(memory: &mut Memory, control: &mut Control) -> Result<Self, Stop> {
        Ok(Self { slots: memory.zeros(FIRST_SLOTS, control)?, shift: shift(FIRST_SLOTS), len: 0 })
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Makes room for so many more, so that inserting them needs no check.
    pub fn reserve(
        &mut self,
        more: usize,
        memory: &mut Memory,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let most = |slots: usize| slots / 8 * 5;
        let mut slots = self.slots.len();
        while self.len + more > most(slots) {
            slots *= if slots < QUICK_GROWTH { 4 } else { 2 };
        }
        if slots > self.slots.len() {
            self.grow(slots, memory, control)?;
        }
        Ok(())
    }

    #[cold]
    fn grow(
        &mut self,
        slots: usize,
        memory: &mut Memory,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let old = std::mem::replace(&mut self.slots, memory.zeros(slots, control)?);
        self.shift = shift(slots);
        for word in old.iter().filter(|word| word.stamp() != 0) {
            let slot = self.find(*word);
            self.slots[slot] = *word;
        }
        memory.release::<W>(old.len());
        Ok(())
    }

    /// Adds a stamped word; false if it is there already. There must be room.
    #[inline(always)]
    pub fn insert(&mut self, word: W) -> bool {
        let slot = self.find(word);
        if self.slots[slot].stamp() != 0 {
            return false;
        }
        self.slots[slot] = word;
        self.len += 1;
        true
    }

    /// The stamp of a word, 0 if it is not there.
    pub fn stamp(&self, word: W) -> u64 {
        self.slots[self.find(word)].stamp()
    }

    /// How many slots there are.
    pub fn slots(&self) -> usize {
        self.slots.len()
    }

    /// The slot of a word that is there. It changes when the table grows.
    pub fn slot(&self, word: W) -> Option<usize> {
        let slot = self.find(word);
        (self.slots[slot].stamp() != 0).then_some(slot)
    }

    /// Each slot in use and its word without the stamp.
    pub fn iter(&self) -> impl Iterator<Item = (usize, W)> {
        let used = self.slots.iter().enumerate().filter(|(_, word)| word.stamp() != 0);
        used.map(|(slot, word)| (slot, word.bare()))
    }

    /// Reads the slot where the search for a word begins: done for many words in a
    /// row, the waits for memory overlap, and the slots are near when they are searched.
    #[inline(always)]
    pub fn touch(&self, word: W) -> u64 {
        self.slots[(word.hash() >> self.shift) as usize].stamp()
    }

    /// The word's slot, or the empty one where it belongs.
    #[inline(always)]
    fn find(&self, word: W) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = (word.hash() >> self.shift) as usize & last;
        loop {
            let there = self.slots[slot];
            if there.stamp() == 0 || there.same(word) {
                return slot;
            }
            slot = (slot + 1) & last;
        }
    }
}

fn shift(slots: usize) -> u32 {
    u64::BITS - slots.trailing_zeros()
}

/// Memory that was accounted for and is free again.
#[derive(Default)]
pub struct Memory {
    free: u64,
}

impl Memory {
    /// A vector of `length` zeros, if the limit allows it.
    pub fn zeros<T: Clone + Default>(
        &mut self,
        length: usize,
        control: &mut Control,
    ) -> Result<Vec<T>, Stop> {
        self.take(bytes::<T>(length), control)?;
        // Asking first: a machine without memory stops the run, not the program.
        Vec::<T>::new().try_reserve_exact(length).map_err(|_| Stop::MemoryLimit)?;
        Ok(vec![T::default(); length])
    }

    /// Room for `more` elements behind those of `list`.
    pub fn room_for<T>(
        &mut self,
        list: &mut Vec<T>,
        more: usize,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let (old, needed) = (list.capacity(), list.len() + more);
        if needed <= old {
            return Ok(());
        }
        let new = needed.max(old + old / 2);
        self.take(bytes::<T>(new), control)?;
        list.try_reserve_exact(new - list.len()).map_err(|_| Stop::MemoryLimit)?;
        self.release::<T>(old);
        Ok(())
    }

    /// So many elements are not needed any more.
    pub fn release<T>(&mut self, length: usize) {
        self.free += bytes::<T>(length);
    }

    fn take(&mut self, bytes: u64, control: &mut Control) -> Result<(), Stop> {
        let from_free = bytes.min(self.free);
        control.store(0, bytes - from_free)?;
        self.free -= from_free;
        Ok(())
    }
}

fn bytes<T>(length: usize) -> u64 {
    (length as u64).saturating_mul(size_of::<T>() as u64)
}
