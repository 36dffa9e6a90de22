//! What is new about a state: a feature that changed, beside another it was never seen with.
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

    /// True if what changed shows together with another feature for the first time among
    /// successors with this estimate.
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
        // Pairs that the state before had as well are not what happened here.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::{Limits, Unwatched};

    /// Two tokens, each in one of three places.
    struct Tokens;

    impl StateSpace for Tokens {
        type State = [u32; 2];
        type Action = ();

        fn start(&self) -> [u32; 2] {
            [0, 0]
        }

        fn is_goal(&self, _: &[u32; 2]) -> bool {
            false
        }

        fn successors(&self, _: &[u32; 2], _: &mut impl FnMut((), u32, [u32; 2])) {}

        fn features(&self, state: &[u32; 2], features: &mut Vec<u32>) {
            features.extend([state[0], 3 + state[1]]);
        }

        fn feature_count(&self) -> usize {
            6
        }
    }

    #[test]
    fn a_change_is_new_once_at_each_estimate() {
        let mut observer = Unwatched;
        let mut control = Control::new(Limits::default(), &mut observer);
        let mut novelty = Novelty::of(&Tokens);
        let mut check = |from: [u32; 2], to: [u32; 2], estimate: u32, expected: bool| {
            novelty.leave(&Tokens, &from);
            let is_new = novelty.is_new(&Tokens, &to, estimate, &mut control);
            assert_eq!(is_new, Ok(expected), "{from:?} {to:?} {estimate}");
        };
        check([0, 0], [1, 0], 5, true);
        check([0, 0], [1, 0], 5, false);
        check([0, 0], [1, 0], 4, true);
        check([1, 1], [1, 0], 5, true);
        check([0, 0], [0, 0], 5, false);
        check([2, 0], [1, 0], 5, false);
    }
}
