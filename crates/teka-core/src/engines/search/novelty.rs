//! What is new about a state: two features that were never seen together before.
//!
//! An estimate alone leads a narrow search into the same dead end over and over.
//! States in which something happens for the first time lead out of it, and there
//! are few of them: at most the square of the number of features for each estimate.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rustc_hash::FxBuildHasher;

use super::StateSpace;
use crate::control::{Control, Stop};

/// The pairs of features seen so far, by the estimate of the states they were seen in.
pub struct Novelty {
    /// How many features there can be.
    count: usize,
    /// A bit a pair, for each estimate that a state had.
    seen: HashMap<u32, Vec<u64>, FxBuildHasher>,
    before: Vec<u32>,
    now: Vec<u32>,
}

impl Novelty {
    pub fn of<P: StateSpace>(space: &P) -> Self {
        let count = space.feature_count();
        Self { count, seen: HashMap::default(), before: Vec::new(), now: Vec::new() }
    }

    /// The state whose successors are judged from now on.
    pub fn leave<P: StateSpace>(&mut self, space: &P, state: &P::State) {
        self.before.clear();
        space.features(state, &mut self.before);
    }

    /// True if a successor with this estimate shows two features together that no
    /// state with this estimate has shown.
    pub fn is_new<P: StateSpace>(
        &mut self,
        space: &P,
        state: &P::State,
        estimate: u32,
        control: &mut Control,
    ) -> Result<bool, Stop> {
        self.now.clear();
        space.features(state, &mut self.now);
        if self.now.is_empty() {
            return Ok(false);
        }
        let count = self.count;
        let seen = match self.seen.entry(estimate) {
            Entry::Occupied(seen) => seen.into_mut(),
            Entry::Vacant(vacant) => {
                let words = (count * count).div_ceil(64);
                control.store(0, 8 * words as u64)?;
                vacant.insert(vec![0; words])
            }
        };
        let mut is_new = false;
        // Pairs that the state before had as well were looked at there.
        let changed = self.now.iter().zip(&self.before).filter(|(now, before)| now != before);
        for (own, _) in changed {
            for other in &self.now {
                let pair = *own.min(other) as usize * count + *own.max(other) as usize;
                let (word, bit) = (&mut seen[pair / 64], 1 << (pair % 64));
                is_new |= *word & bit == 0;
                *word |= bit;
            }
        }
        Ok(is_new)
    }
}
