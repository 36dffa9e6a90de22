//! Iterative deepening A*: depth-first searches with an increasing bound on the cost. It stores
//! only the current path and a table of fixed size, which avoids much repeated work.

use std::hash::{BuildHasher, Hash};
use std::ops::ControlFlow;

use rustc_hash::FxBuildHasher;

use super::{Answer, Path, StateSpace, Watch, push};
use crate::control::{Control, Stop};
use crate::message;

/// Finds a path of the lowest cost. This is proven if the heuristic of the space is admissible. At
/// most `remembered` states are stored besides the path. Returns `Ok(None)` if there is no path,
/// and `Err` if the control stops the search.
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

/// A state on the current path or in the frontier.
struct Step<S, A> {
    state: S,
    /// The action that leads to this state, or `None` for the start.
    action: Option<A>,
    cost: u32,
    /// The size of the frontier before the successors of this state were added.
    waiting: usize,
    /// The lowest sum of cost and estimate above the bound among the states below this one.
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
    /// Searches everything within the bound. Returns a path, or else the next bound.
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

    /// Backtracks to the parent of the last state in `waiting`.
    fn leave(&mut self, waiting: usize) {
        while self.trail.last().is_some_and(|step| step.waiting > waiting) {
            self.step_back();
        }
    }

    /// Removes the last state from the path. Returns the lowest sum above the bound that was found
    /// below it.
    fn step_back(&mut self) -> Option<u32> {
        let step = self.trail.pop()?;
        self.table.learn(&step.state, step.cost, step.next);
        self.note_beyond(step.next);
        step.next
    }

    /// Records a sum above the bound at the last state of the path.
    fn note_beyond(&mut self, cost: Option<u32>) {
        if let Some(last) = self.trail.last_mut() {
            last.next = [last.next, cost].into_iter().flatten().min();
        }
    }

    /// Returns true if the table shows that a state can be skipped in this iteration.
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
        // The last state in the frontier is expanded first, so the most promising one comes last.
        within.sort_by_key(|(sum, ..)| std::cmp::Reverse(*sum));
        for (_, action, cost, state) in within {
            let step = Step { state, action: Some(action), cost, waiting: 0, next: None };
            push(&mut self.waiting, step, control)?;
        }
        Ok(())
    }

    /// Returns the sum of cost and estimate of a state to expand within the bound. Records a sum
    /// above the bound, which may become the next bound, and returns `None`.
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

// The table of states, with the lowest cost at which each was reached. A lost entry only costs
// time.

#[derive(Clone)]
struct Seen<S> {
    state: S,
    cost: u32,
    round: u32,
    /// The lowest sum above the bound of that iteration that was found below this state.
    next: Option<u32>,
}

/// The result of looking up a state in the table.
enum Verdict {
    /// The state must be expanded.
    Look,
    /// The state can be reached at a lower cost within the bound, or leads nowhere.
    Spare,
    /// All paths through the state cost at least this much, which is above the bound.
    Later(u32),
}

struct Table<S> {
    /// The slots, whose number is a power of two. Each state has exactly one possible slot.
    slots: Vec<Option<Seen<S>>>,
    used: usize,
    most: usize,
    round: u32,
    bound: u32,
}

impl<S: Clone + Eq + Hash> Table<S> {
    /// Creates an empty table that can grow to `most` states.
    fn new(most: usize) -> Self {
        Self { slots: Vec::new(), used: 0, most, round: 0, bound: 0 }
    }

    fn begin_round(&mut self, bound: u32) {
        self.round += 1;
        self.bound = bound;
    }

    /// Returns whether a state reached at this cost must be expanded.
    fn asks(&self, state: &S, cost: u32) -> Verdict {
        let seen = self.slot(state).and_then(|slot| self.slots[slot].as_ref());
        match seen.filter(|seen| seen.state == *state && seen.cost <= cost) {
            None => Verdict::Look,
            Some(seen) if seen.cost < cost => Verdict::Spare,
            // The result for this state is known from this iteration or an earlier one.
            Some(seen) => match seen.next {
                None => Verdict::Spare,
                Some(next) if next > self.bound => Verdict::Later(next),
                Some(_) => Verdict::Look,
            },
        }
    }

    /// Records the lowest sum above the bound that was found below a state.
    fn learn(&mut self, state: &S, cost: u32, next: Option<u32>) {
        let Some(slot) = self.slot(state) else { return };
        if let Some(seen) = &mut self.slots[slot]
            && seen.state == *state
            && (seen.cost, seen.round) == (cost, self.round)
        {
            seen.next = next;
        }
    }

    /// Stores a state, unless its slot contains a more useful one.
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
        // Until the search leaves the state, nothing is known about the states below it. The bound
        // marks it for expansion.
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

    /// Doubles the size of the table, up to its limit.
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
                // Each slot contains one state and splits into two slots, so no states collide.
                self.slots[slot] = Some(seen);
            }
        }
        control.free(bytes(old));
        Ok(())
    }
}
