//! Beam search: a breadth-first search that keeps only the most promising states of each level. It
//! can prefer novel states, in which a changed feature appears together with another feature for
//! the first time.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rustc_hash::FxBuildHasher;

use super::arena::{Arena, Node};
use super::{Answer, Path, StateSpace, Watch, push};
use crate::control::{Control, Stop};
use crate::message;

/// The settings that decide which states of each level are kept.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// The maximum number of states of a level. Those with the lowest estimates are kept.
    pub width: usize,
    /// True to prefer novel states, in which a changed feature appears together with another
    /// feature for the first time at this estimate. States are then ranked by novelty first and by
    /// estimate second.
    pub prefers_new: bool,
}

/// Finds a path with little memory. Returns `Ok(None)` if there is none. Stops with
/// [`Stop::GaveUp`] if the search dropped states and found no path, because a path may still exist.
///
/// ```
/// use teka_core::control::{Control, Limits, Stop, Unwatched};
/// use teka_core::engines::search::{beam, beam::Taste, knight::Knight};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let corner_to_corner = Knight { side: 8, from: (0, 0), to: (7, 7) };
/// let taste = |width| Taste { width, prefers_new: false };
/// let path = beam::search(&corner_to_corner, taste(5), &mut control).unwrap().unwrap();
/// assert!(path.cost >= 6 && !path.is_shortest);
///
/// let stuck = Knight { side: 3, from: (0, 0), to: (1, 1) };
/// assert_eq!(beam::search(&stuck, taste(1), &mut control), Err(Stop::GaveUp));
/// assert_eq!(beam::search(&stuck, taste(9), &mut control), Ok(None), "no state was let go");
/// ```
pub fn search<P: StateSpace>(space: &P, taste: Taste, control: &mut Control) -> Answer<P::Action> {
    let novelty = taste.prefers_new.then(|| Novelty::of(space));
    let mut beam = Beam { space, width: taste.width, novelty, arena: Arena::new(), lets_go: false };
    let start = Node { state: space.start(), reached: None, cost: 0 };
    if space.is_goal(&start.state) {
        return Ok(Some(Path { actions: Vec::new(), cost: 0, is_shortest: true }));
    }
    beam.arena.add(start, control)?;
    let mut level = 0;
    while level < beam.arena.len() as u32 {
        let end = beam.arena.len() as u32;
        let mut candidates = Vec::new();
        for number in level..end {
            if let Some(goal) = beam.expand(number, &mut candidates, control)? {
                let cost = goal.cost;
                let (number, _) = beam.arena.add(goal, control)?;
                let actions = beam.arena.actions_to(number);
                return Ok(Some(Path { actions, cost, is_shortest: false }));
            }
        }
        level = end;
        beam.keep(candidates, control)?;
    }
    if beam.lets_go { Err(Stop::GaveUp) } else { Ok(None) }
}

/// The rank of a state of the next level: whether it lacks novelty, its estimate, and when it was
/// found. The lowest rank comes first.
type Rank = (bool, u32, usize);

/// A state of the next level.
type Candidate<P> = (Rank, Node<<P as StateSpace>::State, <P as StateSpace>::Action>);

struct Beam<'a, P: StateSpace> {
    space: &'a P,
    width: usize,
    novelty: Option<Novelty>,
    /// The states that were kept.
    arena: Arena<P::State, P::Action>,
    /// True once a state was dropped.
    lets_go: bool,
}

impl<P: StateSpace> Beam<'_, P> {
    /// Adds the successors of a node to the candidates. Returns a goal if one is among them.
    fn expand(
        &mut self,
        number: u32,
        candidates: &mut Vec<Candidate<P>>,
        control: &mut Control,
    ) -> Result<Option<Node<P::State, P::Action>>, Stop> {
        let Node { state, cost, .. } = self.arena.node(number);
        let (depth, frontier) = (*cost, candidates.len());
        let note = || message!("search-watch", depth = depth, frontier = frontier);
        control.node(&Watch { space: self.space, state, depth: Some(depth), note })?;
        let mut successors = Vec::new();
        self.space.successors(state, &mut |action, step, state| {
            let cost = depth.saturating_add(step);
            successors.push(Node { state, reached: Some((number, action)), cost });
        });
        if let Some(novelty) = &mut self.novelty {
            novelty.leave(self.space, state);
        }
        for node in successors {
            if self.space.is_goal(&node.state) {
                return Ok(Some(node));
            }
            if self.arena.find(&node.state).is_some() {
                continue;
            }
            if let Some(estimate) = self.space.estimate(&node.state) {
                let is_stale = self.is_stale(&node.state, estimate, control)?;
                let rank = (is_stale, estimate, candidates.len());
                push(candidates, (rank, node), control)?;
            }
        }
        Ok(None)
    }

    /// Returns true if novelty matters and the state is not novel.
    fn is_stale(
        &mut self,
        state: &P::State,
        estimate: u32,
        control: &mut Control,
    ) -> Result<bool, Stop> {
        let Some(novelty) = &mut self.novelty else { return Ok(false) };
        Ok(!novelty.is_new(self.space, state, estimate, control)?)
    }

    /// Keeps the most promising candidates. Among equals, the first ones found are kept.
    fn keep(
        &mut self,
        mut candidates: Vec<Candidate<P>>,
        control: &mut Control,
    ) -> Result<(), Stop> {
        // Sorting is in place, because the memory for a copy is not accounted for.
        candidates.sort_unstable_by_key(|(rank, _)| *rank);
        let room = (candidates.capacity() * size_of::<Candidate<P>>()) as u64;
        let full = self.arena.len() + self.width;
        for (_, node) in candidates {
            if self.arena.len() < full {
                self.arena.add(node, control)?;
            } else if self.arena.find(&node.state).is_none() {
                self.lets_go = true;
            }
        }
        control.free(room);
        Ok(())
    }
}

// The estimate alone leads a narrow beam into the same dead end again and again. Novel states lead
// out of it, and there are few of them: for each estimate, at most the square of the number of
// features.

/// The pairs of features seen so far, for each estimate.
struct Novelty {
    /// The number of possible features.
    count: usize,
    /// One bit for each pair, for each estimate.
    seen: HashMap<u32, Vec<u64>, FxBuildHasher>,
    before: Vec<u32>,
    now: Vec<u32>,
}

impl Novelty {
    fn of<P: StateSpace>(space: &P) -> Self {
        let count = space.feature_count();
        Self { count, seen: HashMap::default(), before: Vec::new(), now: Vec::new() }
    }

    /// Sets the state whose successors are compared.
    fn leave<P: StateSpace>(&mut self, space: &P, state: &P::State) {
        self.before.clear();
        space.features(state, &mut self.before);
    }

    /// Returns true if a changed feature appears together with another feature for the first time
    /// among successors with this estimate.
    fn is_new<P: StateSpace>(
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
        // Only pairs with a changed feature count. The previous state had the others too.
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

    /// Two tokens, each in one of three positions.
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
