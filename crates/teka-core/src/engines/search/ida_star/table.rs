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
    /// The least cost beyond the bound of that round behind this state.
    next: Option<u32>,
}

/// What the table says of a state.
pub enum Verdict {
    /// It has to be looked at.
    Look,
    /// It can be reached more cheaply within the bound, or nothing is behind it.
    Spare,
    /// Only what costs so much or more is behind it, which is beyond the bound.
    Later(u32),
}

pub struct Table<S> {
    /// Each state has one slot it can be in. There are a power of two of them.
    slots: Vec<Option<Seen<S>>>,
    used: usize,
    most: usize,
    round: u32,
    bound: u32,
}

impl<S: Clone + Eq + Hash> Table<S> {
    /// An empty table that grows to `most` states.
    pub fn new(most: usize) -> Self {
        Self { slots: Vec::new(), used: 0, most, round: 0, bound: 0 }
    }

    pub fn begin_round(&mut self, bound: u32) {
        self.round += 1;
        self.bound = bound;
    }

    /// Whether a state reached at this cost has to be looked at.
    pub fn asks(&self, state: &S, cost: u32) -> Verdict {
        let seen = self.slot(state).and_then(|slot| self.slots[slot].as_ref());
        match seen.filter(|seen| seen.state == *state && seen.cost <= cost) {
            None => Verdict::Look,
            Some(seen) if seen.cost < cost => Verdict::Spare,
            // Of this round or an earlier one: what is behind it is known.
            Some(seen) => match seen.next {
                None => Verdict::Spare,
                Some(next) if next > self.bound => Verdict::Later(next),
                Some(_) => Verdict::Look,
            },
        }
    }

    /// What was found behind a state that was looked at in this round.
    pub fn learn(&mut self, state: &S, cost: u32, next: Option<u32>) {
        let Some(slot) = self.slot(state) else { return };
        if let Some(seen) = &mut self.slots[slot]
            && seen.state == *state
            && (seen.cost, seen.round) == (cost, self.round)
        {
            seen.next = next;
        }
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
        // Until it is left nothing is known of what is behind it: the bound says that it is
        // to be looked at again.
        let next = Some(self.bound);
        let seen = Seen { state: state.clone(), cost, round, next };
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
                // Each slot holds one state and splits in two, so none meet.
                self.slots[slot] = Some(seen);
            }
        }
        control.free(bytes(old));
        Ok(())
    }
}
