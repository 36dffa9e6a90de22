//! Bidirectional breadth-first search, from the start and from the goals until the two sides meet.
//!
//! There may be many goals, so they are generated during the search. Until all of them are known,
//! only the start side advances.

use super::arena::{Arena, Node};
use super::{Answer, Path, Reversible, Watch};
use crate::control::{Control, Stop};
use crate::message;

/// The work on goals for each node of the start side. A step costs 1, and a stored goal [`KEPT`]
/// more.
const PACE: u32 = 32;
const KEPT: u32 = 8;

/// Finds a path with the fewest actions, regardless of their cost. Returns `Ok(None)` if there is
/// no path, and `Err` if the control stops the search.
///
/// ```
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::search::{bidirectional, knight::Knight};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let corner_to_corner = Knight { side: 8, from: (0, 0), to: (7, 7) };
/// let path = bidirectional::search(&corner_to_corner, &mut control).unwrap().unwrap();
/// assert_eq!((path.actions.len(), path.is_shortest), (6, true));
/// assert!(control.stats().nodes < 30, "half of the way from either end");
/// ```
pub fn search<P: Reversible>(space: &P, control: &mut Control) -> Answer<P::Action> {
    let start = space.start();
    if space.is_goal(&start) {
        return Ok(Some(Path { actions: Vec::new(), cost: 0, is_shortest: true }));
    }
    let mut both = Both { space, forward: Side::new(), backward: Side::new() };
    both.forward.arena.add(Node { state: start, reached: None, cost: 0 }, control)?;
    let mut goals = Some(space.goals());
    loop {
        let has_goals = goals.is_none();
        let goes_back = has_goals && both.backward.frontier() < both.forward.frontier();
        let side = if goes_back { &both.backward } else { &both.forward };
        let level = side.next..side.arena.len() as u32;
        if level.is_empty() {
            // All states that are reachable from this side are known, and none is on the other
            // side.
            return Ok(None);
        }
        for number in level {
            let met =
                if goes_back { both.go_back(number, control) } else { both.go_on(number, control) };
            if let Some(path) = met? {
                return Ok(Some(path));
            }
            if let Some(more) = &mut goals
                && both.make_goals(more, control)?
            {
                goals = None;
            }
        }
    }
}

/// One side of the search. The cost of a node is its distance from that side.
struct Side<S, A> {
    arena: Arena<S, A>,
    /// The first node that has not been expanded.
    next: u32,
}

impl<S: Eq + std::hash::Hash, A: Copy> Side<S, A> {
    fn new() -> Self {
        Self { arena: Arena::new(), next: 0 }
    }

    fn frontier(&self) -> usize {
        self.arena.len() - self.next as usize
    }
}

struct Both<'a, P: Reversible> {
    space: &'a P,
    forward: Side<P::State, P::Action>,
    /// In the backward search, the action of a node leads from it to the node it was reached from.
    backward: Side<P::State, P::Action>,
}

impl<P: Reversible> Both<'_, P> {
    /// Expands a node of the start side. Returns a path if the sides meet. No path is shorter,
    /// because the sides would have met at an earlier level.
    fn go_on(&mut self, number: u32, control: &mut Control) -> Answer<P::Action> {
        self.count(&self.forward, number, control)?;
        let Node { state, cost, .. } = self.forward.arena.node(number);
        let cost = cost + 1;
        let mut successors = Vec::new();
        self.space.successors(state, &mut |action, _, state| successors.push((action, state)));
        self.forward.next = number + 1;
        for (action, state) in successors {
            let is_goal = self.space.is_goal(&state);
            let other = self.backward.arena.find(&state);
            let node = Node { state, reached: Some((number, action)), cost };
            let (new, _) = self.forward.arena.add(node, control)?;
            if is_goal || other.is_some() {
                return Ok(Some(self.path(new, other)));
            }
        }
        Ok(None)
    }

    /// Expands a node of the goal side. Returns a path if the sides meet.
    fn go_back(&mut self, number: u32, control: &mut Control) -> Answer<P::Action> {
        self.count(&self.backward, number, control)?;
        let Node { state, cost, .. } = self.backward.arena.node(number);
        let cost = cost + 1;
        let mut before = Vec::new();
        self.space.predecessors(state, &mut |action, _, state| before.push((action, state)));
        self.backward.next = number + 1;
        for (action, state) in before {
            // A shortest path has no goal before its end.
            if self.space.is_goal(&state) {
                continue;
            }
            let other = self.forward.arena.find(&state);
            let node = Node { state, reached: Some((number, action)), cost };
            let (new, _) = self.backward.arena.add(node, control)?;
            if let Some(other) = other {
                return Ok(Some(self.path(other, Some(new))));
            }
        }
        Ok(None)
    }

    /// Generates some more goals. Returns true after the last one.
    fn make_goals(
        &mut self,
        goals: &mut impl Iterator<Item = Option<P::State>>,
        control: &mut Control,
    ) -> Result<bool, Stop> {
        let mut work = 0;
        while work < PACE {
            let Some(goal) = goals.next() else { return Ok(true) };
            work += 1;
            if let Some(state) = goal {
                work += KEPT;
                self.backward.arena.add(Node { state, reached: None, cost: 0 }, control)?;
            }
        }
        Ok(false)
    }

    fn count(
        &self,
        side: &Side<P::State, P::Action>,
        number: u32,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let depth = |side: &Side<P::State, P::Action>| {
            let next = (side.next as usize).min(side.arena.len().saturating_sub(1));
            if side.arena.len() == 0 { 0 } else { side.arena.node(next as u32).cost }
        };
        let note = || {
            let frontier = self.forward.frontier() + self.backward.frontier();
            let (forward, backward) = (depth(&self.forward), depth(&self.backward));
            message!(
                "search-watch-both",
                forward = forward,
                backward = backward,
                frontier = frontier
            )
        };
        let node = side.arena.node(number);
        let depth = Some(node.cost);
        control.node(&Watch { space: self.space, state: &node.state, depth, note })
    }

    /// Joins the path from the start to a node with the path from the same state to a goal.
    fn path(&self, forward: u32, backward: Option<u32>) -> Path<P::Action> {
        let mut actions = self.forward.arena.actions_to(forward);
        let rest = backward.map(|number| self.backward.arena.actions_to(number));
        actions.extend(rest.into_iter().flatten().rev());
        let cost = actions.len() as u32;
        Path { actions, cost, is_shortest: true }
    }
}
