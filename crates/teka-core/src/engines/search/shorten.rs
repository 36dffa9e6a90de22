//! Shortens a path by searching the states near it.

use std::collections::VecDeque;

use super::arena::{Arena, Node};
use super::{Path, StateSpace, Watch, room};
use crate::control::{Control, Stop};
use crate::message;

/// Finds the shortest path through at most `states` states near `path`. Repeats this with the new
/// path until it gets no shorter. Every action counts as 1. If the control stops the search,
/// returns the shortest path found so far.
///
/// ```
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::search::{Path, knight::Knight, shorten};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let near = Knight { side: 8, from: (0, 0), to: (2, 4) };
/// let detour = Path { actions: vec![(1, 2), (1, 2), (2, 1), (-2, -1)], cost: 4, is_shortest: false };
/// assert_eq!(shorten::shorten(&near, detour, 40, &mut control).cost, 2);
/// ```
pub fn shorten<P: StateSpace>(
    space: &P,
    mut path: Path<P::Action>,
    states: usize,
    control: &mut Control,
) -> Path<P::Action>
where
    P::Action: PartialEq,
{
    while path.actions.len() > 1
        && let Ok(Some(found)) =
            control.briefly(|control| Round::run(space, &path, states, control))
        && found.actions.len() < path.actions.len()
    {
        path = found;
    }
    path
}

/// The cost of a state that has not been reached yet.
const UNREACHED: u32 = u32::MAX;

struct Round<'a, P: StateSpace> {
    space: &'a P,
    /// The states of the path, then the states near it, nearest first.
    near: Arena<P::State, P::Action>,
}

impl<'a, P: StateSpace> Round<'a, P>
where
    P::Action: PartialEq,
{
    fn run(
        space: &'a P,
        path: &Path<P::Action>,
        states: usize,
        control: &mut Control,
    ) -> Result<Option<Path<P::Action>>, Stop> {
        let mut round = Self { space, near: Arena::new() };
        round.follow(path, control)?;
        round.spread(states, control)?;
        round.cross(control)
    }

    /// Adds the states of the path.
    fn follow(&mut self, path: &Path<P::Action>, control: &mut Control) -> Result<(), Stop> {
        let mut here = self.space.start();
        self.near.add(Node { state: here.clone(), reached: None, cost: 0 }, control)?;
        for wanted in &path.actions {
            let mut next = None;
            self.space.successors(&here, &mut |action, _, state| {
                if action == *wanted {
                    next = Some(state);
                }
            });
            // The path must belong to this space.
            here = next.ok_or(Stop::Fault)?;
            let node = Node { state: here.clone(), reached: None, cost: UNREACHED };
            self.near.add(node, control)?;
        }
        Ok(())
    }

    /// Adds the states near the path.
    fn spread(&mut self, states: usize, control: &mut Control) -> Result<(), Stop> {
        let (mut next, mut successors) = (0, Vec::new());
        while (next as usize) < self.near.len() && self.near.len() < states {
            let state = &self.near.node(next).state;
            let length = self.near.len();
            let note = || message!("search-watch-near", states = length);
            control.node(&Watch { space: self.space, state, depth: None, note })?;
            self.space.successors(state, &mut |_, _, state| successors.push(state));
            for state in successors.drain(..) {
                self.near.add(Node { state, reached: None, cost: UNREACHED }, control)?;
            }
            next += 1;
        }
        Ok(())
    }

    /// Searches the added states breadth-first.
    fn cross(&mut self, control: &mut Control) -> Result<Option<Path<P::Action>>, Stop> {
        let mut waiting = VecDeque::from([0]);
        let mut successors = Vec::new();
        while let Some(number) = waiting.pop_front() {
            let Node { state, cost, .. } = self.near.node(number);
            let cost = cost + 1;
            let frontier = waiting.len();
            let note = || message!("search-watch", depth = cost - 1, frontier = frontier);
            let depth = Some(cost - 1);
            control.node(&Watch { space: self.space, state, depth, note })?;
            self.space.successors(state, &mut |action, _, state| {
                successors.extend(self.near.find(&state).map(|found| (action, found)));
            });
            for (action, found) in successors.drain(..) {
                if self.near.node(found).cost != UNREACHED {
                    continue;
                }
                self.near.reach_again(found, number, action, cost);
                if self.space.is_goal(&self.near.node(found).state) {
                    let actions = self.near.actions_to(found);
                    return Ok(Some(Path { actions, cost, is_shortest: false }));
                }
                let more = room::<u32>(waiting.len(), waiting.capacity(), control)?;
                waiting.reserve_exact(more);
                waiting.push_back(found);
            }
        }
        Ok(None)
    }
}
