//! States seen on the way and the least cost at which each was reached. It may
//! forget, which costs time and nothing else.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

use crate::control::{Control, Stop};

#[derive(Clone)]
struct Seen<S> {
    state: S,
    cost: u32,
    round: u32,
}

pub struct Table<S> {
    /// Each state has one slot it can be in. There are a power of two of them.
    slots: Vec<Option<Seen<S>>>,
    used: usize,
    most: usize,
    round: u32,
}

impl<S: Clone + Eq + Hash> Table<S> {
    /// An empty table that grows to `most` states.
    pub fn new(most: usize) -> Self {
        Self { slots: Vec::new(), used: 0, most, round: 0 }
    }

    pub fn begin_round(&mut self) {
        self.round += 1;
    }

    /// True if the state need not be looked at: it was in this round, or it can be
    /// reached more cheaply, within a bound that was lower than the present one.
    pub fn spares(&self, state: &S, cost: u32) -> bool {
        let seen = self.slot(state).and_then(|slot| self.slots[slot].as_ref());
        seen.is_some_and(|seen| {
            seen.state == *state
                && (seen.cost < cost || seen.cost == cost && seen.round == self.round)
        })
    }

    /// Takes note of a state, unless one that spares more is in its slot.
    pub fn remember(&mut self, state: &S, cost: u32, control: &mut Control) -> Result<(), Stop> {
        if 2 * self.used >= self.slots.len() {
            self.widen(control)?;
        }
        let Some(slot) = self.slot(state) else { return Ok(()) };
        let round = self.round;
        let stays = self.slots[slot]
            .as_ref()
            .is_some_and(|seen| seen.state != *state && seen.round == round && seen.cost < cost);
        if stays {
            return Ok(());
        }
        let seen = Seen { state: state.clone(), cost, round };
        if self.slots[slot].replace(seen).is_none() {
            self.used += 1;
            control.store(1, 0)?;
        }
        Ok(())
    }

    fn slot(&self, state: &S) -> Option<usize> {
        let mask = self.slots.len().checked_sub(1)?;
        Some(FxBuildHasher.hash_one(state) as usize & mask)
    }

    /// Doubles the table as far as it may grow.
    fn widen(&mut self, control: &mut Control) -> Result<(), Stop> {
        let (old, new) = (self.slots.len(), (2 * self.slots.len()).max(64));
        if new > self.most {
            return Ok(());
        }
        let bytes = |slots: usize| (slots * size_of::<Option<Seen<S>>>()) as u64;
        control.store(0, bytes(new))?;
        let seen = std::mem::replace(&mut self.slots, vec![None; new]);
        for seen in seen.into_iter().flatten() {
            if let Some(slot) = self.slot(&seen.state) {
                // Two states of one slot never share a new one with a third.
                self.slots[slot] = Some(seen);
            }
        }
        control.free(bytes(old));
        Ok(())
    }
}
