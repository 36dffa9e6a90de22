//! A [`Table`] is a set of stamped words with open addressing, in which zero is an empty slot.
//! `Memory` tracks the peak memory of a run's tables and reports it to the control before
//! allocating.

use super::word::Word;
use crate::control::{Control, Stop};

/// The initial number of slots: most boards have few positions.
const FIRST_SLOTS: usize = 1 << 12;
/// The number of slots up to which a table grows fourfold; larger ones double.
const QUICK_GROWTH: usize = 1 << 20;

/// A set that contains each word once, regardless of its stamp.
pub struct Table<W> {
    slots: Vec<W>,
    /// The shift that turns a hash into a slot.
    shift: u32,
    len: usize,
}

impl<W: Word> Table<W> {
    /// Creates an empty set. Returns an error if the memory limit is reached.
    pub fn new(memory: &mut Memory, control: &mut Control) -> Result<Self, Stop> {
        Ok(Self { slots: memory.zeros(FIRST_SLOTS, control)?, shift: shift(FIRST_SLOTS), len: 0 })
    }

    /// Returns the number of words.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Reserves room for `more` words, so that inserting them needs no check. Returns an error if
    /// the memory limit is reached.
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

    /// Inserts a stamped word, for which there must be room. Returns `false` if it is already in
    /// the set.
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

    /// Returns the stamp of a word, or 0 if it is not in the set.
    pub fn stamp(&self, word: W) -> u64 {
        self.slots[self.find(word)].stamp()
    }

    /// Returns the number of slots.
    pub fn slots(&self) -> usize {
        self.slots.len()
    }

    /// Returns the slot of a word, or `None` if it is not in the set. Slots change when the table
    /// grows.
    pub fn slot(&self, word: W) -> Option<usize> {
        let slot = self.find(word);
        (self.slots[slot].stamp() != 0).then_some(slot)
    }

    /// Returns each used slot with its word, without the stamp.
    pub fn iter(&self) -> impl Iterator<Item = (usize, W)> {
        let used = self.slots.iter().enumerate().filter(|(_, word)| word.stamp() != 0);
        used.map(|(slot, word)| (slot, word.bare()))
    }

    /// Reads the slot where the search for a word starts. Doing so for many words in a row overlaps
    /// the cache misses, so that the slots are in cache when they are searched.
    #[inline(always)]
    pub fn touch(&self, word: W) -> u64 {
        self.slots[(word.hash() >> self.shift) as usize].stamp()
    }

    /// Returns the slot of a word, or the empty slot where it belongs.
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

/// Memory that has been accounted for but is free again.
#[derive(Default)]
pub struct Memory {
    free: u64,
}

impl Memory {
    /// Returns a vector of `length` zeros, or an error if the memory limit is reached.
    pub fn zeros<T: Clone + Default>(
        &mut self,
        length: usize,
        control: &mut Control,
    ) -> Result<Vec<T>, Stop> {
        self.take(bytes::<T>(length), control)?;
        // Try to reserve first, so that a lack of memory stops the run and not the program.
        Vec::<T>::new().try_reserve_exact(length).map_err(|_| Stop::MemoryLimit)?;
        Ok(vec![T::default(); length])
    }

    /// Makes room for `more` elements at the end of `list`. Returns an error if the memory limit is
    /// reached.
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

    /// Releases the memory of `length` elements.
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
