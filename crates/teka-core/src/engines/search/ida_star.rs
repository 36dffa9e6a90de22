//! Iterative deepening A*: depth first as far as a bound on the cost, then with
//! the next higher bound. It needs the memory of one path, and of a table of
//! fixed size that spares it much of what it has seen before.

use std::hash::{BuildHasher, Hash};
use std::ops::ControlFlow;

use rustc_hash::FxBuildHasher;

use super::{Answer, Path, StateSpace, Watch, push};
use crate::control::{Control, Stop};
use crate::message;

/// A way of the least cost, proven so if the space's estimate is admissible.
/// At most `remembered` states are kept besides the path.
///
/// ```
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::search::{ida_star, knight::Knight};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let corner_to_corner = Knight { side: 8, from: (0, 0), to: (7, 7) };
/// let path = ida_star::search(&corner_to_corner, 16, &mut control).unwrap().unwrap();
/// assert_eq!((path.cost, path.is_shortest), (6, true));
///
/// let stuck = Knight { side: 3, from: (0, 0), to: (1, 1) };
/// assert_eq!(ida_star::search(&stuck, 0, &mut control), Ok(None), "no bound is left to try");
/// ```
pub fn search<P: StateSpace>(
    space: &P,
    remembered: usize,
    control: &mut Control,
) -> Answer<P::Action> {
    let start = space.start();
    let mut next = space.estimate(&start);
    let table = Table::new(remembered);
    let mut dive = Dive { space, bound: 0, trail: Vec::new(), waiting: Vec::new(), table };
    while let Some(bound) = next {
        dive.bound = bound;
        if space.is_admissible() {
            control.prove_at_least(bound.into());
        }
        dive.table.begin_round(bound);
        match dive.round(start.clone(), control)? {
            ControlFlow::Break(path) => return Ok(Some(path)),
            ControlFlow::Continue(beyond) => next = beyond,
        }
    }
    Ok(None)
}

/// A state on the path, or one that waits to be.
struct Step<S, A> {
    state: S,
    /// The action that leads here; none at the start.
    action: Option<A>,
    cost: u32,
    /// How many states waited before its successors were added.
    waiting: usize,
    /// The least cost beyond the bound that a state behind it was left for.
    next: Option<u32>,
}

struct Dive<'a, P: StateSpace> {
    space: &'a P,
    bound: u32,
    trail: Vec<Step<P::State, P::Action>>,
    waiting: Vec<Step<P::State, P::Action>>,
    table: Table<P::State>,
}

impl<P: StateSpace> Dive<'_, P> {
    /// Looks at everything within the bound: a way, or the next bound.
    fn round(
        &mut self,
        start: P::State,
        control: &mut Control,
    ) -> Result<ControlFlow<Path<P::Action>, Option<u32>>, Stop> {
        let mut beyond = None;
        self.waiting.push(Step { state: start, action: None, cost: 0, waiting: 0, next: None });
        while let Some(step) = self.waiting.pop() {
            self.leave(self.waiting.len());
            if self.is_spared(&step.state, step.cost) {
                continue;
            }
            if self.space.is_goal(&step.state) {
                let cost = step.cost;
                let actions = self.trail.iter().chain([&step]).filter_map(|step| step.action);
                let is_shortest = self.space.is_admissible();
                let path = Path { actions: actions.collect(), cost, is_shortest };
                return Ok(ControlFlow::Break(path));
            }
            self.expand(step, control)?;
        }
        while !self.trail.is_empty() {
            beyond = self.step_back();
        }
        Ok(ControlFlow::Continue(beyond))
    }

    /// Goes back to the state whose successors wait at the end of `waiting`.
    fn leave(&mut self, waiting: usize) {
        while self.trail.last().is_some_and(|step| step.waiting > waiting) {
            self.step_back();
        }
    }

    /// Leaves the last state of the path; the least cost beyond the bound behind it.
    fn step_back(&mut self) -> Option<u32> {
        let step = self.trail.pop()?;
        self.table.learn(&step.state, step.cost, step.next);
        self.note_beyond(step.next);
        step.next
    }

    /// Takes note of a cost beyond the bound behind the last state of the path.
    fn note_beyond(&mut self, cost: Option<u32>) {
        if let Some(last) = self.trail.last_mut() {
            last.next = [last.next, cost].into_iter().flatten().min();
        }
    }

    /// True if the table says that a state need not be looked at in this round.
    fn is_spared(&mut self, state: &P::State, cost: u32) -> bool {
        match self.table.asks(state, cost) {
            Verdict::Look => false,
            Verdict::Spare => true,
            Verdict::Later(beyond) => {
                self.note_beyond(Some(beyond));
                true
            }
        }
    }

    fn expand(
        &mut self,
        mut step: Step<P::State, P::Action>,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let (depth, bound) = (step.cost, self.bound);
        let note = || message!("search-watch-bound", depth = depth, bound = bound);
        control.node(&Watch { space: self.space, state: &step.state, depth: Some(depth), note })?;
        self.table.remember(&step.state, step.cost, control)?;
        step.waiting = self.waiting.len();
        let mut successors = Vec::new();
        self.space.successors(&step.state, &mut |action, cost, state| {
            successors.push((action, depth.saturating_add(cost), state));
        });
        push(&mut self.trail, step, control)?;
        let mut within = Vec::new();
        for (action, cost, state) in successors {
            within.extend(self.sum(&state, cost).map(|sum| (sum, action, cost, state)));
        }
        // The last of those that wait goes first: the most promising.
        within.sort_by_key(|(sum, ..)| std::cmp::Reverse(*sum));
        for (_, action, cost, state) in within {
            let step = Step { state, action: Some(action), cost, waiting: 0, next: None };
            push(&mut self.waiting, step, control)?;
        }
        Ok(())
    }

    /// Cost so far and estimate of a state worth a visit within the bound. A state
    /// that is beyond it, and only such a state, is a reason for a higher one.
    fn sum(&mut self, state: &P::State, cost: u32) -> Option<u32> {
        if self.is_spared(state, cost) || self.trail.iter().any(|step| step.state == *state) {
            return None;
        }
        let sum = self.space.estimate(state)?.saturating_add(cost);
        if sum <= self.bound {
            return Some(sum);
        }
        self.note_beyond(Some(sum));
        None
    }
}

// States seen on the way and the least cost at which each was reached. It may
// forget, which costs time and nothing else.

#[derive(Clone)]
struct Seen<S> {
    state: S,
    cost: u32,
    round: u32,
    /// The least cost beyond the bound of that round behind this state.
    next: Option<u32>,
}

/// What the table says of a state.
enum Verdict {
    /// It has to be looked at.
    Look,
    /// It can be reached more cheaply within the bound, or nothing is behind it.
    Spare,
    /// Only what costs so much or more is behind it, which is beyond the bound.
    Later(u32),
}

struct Table<S> {
    /// Each state has one slot it can be in. There are a power of two of them.
    slots: Vec<Option<Seen<S>>>,
    used: usize,
    most: usize,
    round: u32,
    bound: u32,
}

impl<S: Clone + Eq + Hash> Table<S> {
    /// An empty table that grows to `most` states.
    fn new(most: usize) -> Self {
        Self { slots: Vec::new(), used: 0, most, round: 0, bound: 0 }
    }

    fn begin_round(&mut self, bound: u32) {
        self.round += 1;
        self.bound = bound;
    }

    /// Whether a state reached at this cost has to be looked at.
    fn asks(&self, state: &S, cost: u32) -> Verdict {
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
    fn learn(&mut self, state: &S, cost: u32, next: Option<u32>) {
        let Some(slot) = self.slot(state) else { return };
        if let Some(seen) = &mut self.slots[slot]
            && seen.state == *state
            && (seen.cost, seen.round) == (cost, self.round)
        {
            seen.next = next;
        }
    }

    /// Takes note of a state, unless one that spares more is in its slot.
    fn remember(&mut self, state: &S, cost: u32, control: &mut Control) -> Result<(), Stop> {
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
