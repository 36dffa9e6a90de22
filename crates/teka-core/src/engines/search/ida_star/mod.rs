//! Iterative deepening A*: depth first as far as a bound on the cost, then with
//! the next higher bound. It needs the memory of one path, and of a table of
//! fixed size that spares it much of what it has seen before.

mod table;

use std::ops::ControlFlow;

use self::table::{Table, Verdict};
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
