//! Beam search: breadth first, but of each level only the most promising states
//! are kept.

use super::arena::{Arena, Node};
use super::{Answer, Path, StateSpace, Watch, push};
use crate::control::{Control, Stop};
use crate::message;

/// Some way, found with little memory. Of each level `width` states are kept; a
/// search that had to let states go may end without a way where there is one:
/// it then stops with [`Stop::GaveUp`].
///
/// ```
/// use teka_core::control::{Control, Limits, Stop, Unwatched};
/// use teka_core::engines::search::{beam, knight::Knight};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let corner_to_corner = Knight { side: 8, from: (0, 0), to: (7, 7) };
/// let path = beam::search(&corner_to_corner, 5, &mut control).unwrap().unwrap();
/// assert!(path.cost >= 6 && !path.is_shortest);
///
/// let stuck = Knight { side: 3, from: (0, 0), to: (1, 1) };
/// assert_eq!(beam::search(&stuck, 1, &mut control), Err(Stop::GaveUp));
/// assert_eq!(beam::search(&stuck, 9, &mut control), Ok(None), "no state was let go");
/// ```
pub fn search<P: StateSpace>(space: &P, width: usize, control: &mut Control) -> Answer<P::Action> {
    let mut beam = Beam { space, width, arena: Arena::new(), lets_go: false };
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

/// A state of the next level, and its estimate.
type Candidate<P> = (u32, Node<<P as StateSpace>::State, <P as StateSpace>::Action>);

struct Beam<'a, P: StateSpace> {
    space: &'a P,
    width: usize,
    /// The states that were kept.
    arena: Arena<P::State, P::Action>,
    /// True once a state was not kept.
    lets_go: bool,
}

impl<P: StateSpace> Beam<'_, P> {
    /// Adds what a node leads to; a goal, if one is among it.
    fn expand(
        &self,
        number: u32,
        candidates: &mut Vec<Candidate<P>>,
        control: &mut Control,
    ) -> Result<Option<Node<P::State, P::Action>>, Stop> {
        let Node { state, cost, .. } = self.arena.node(number);
        let (depth, frontier) = (*cost, candidates.len());
        let note = || message!("search-watch", depth = depth, frontier = frontier);
        control.node(&Watch { space: self.space, state, note })?;
        let mut successors = Vec::new();
        self.space.successors(state, &mut |action, step, state| {
            let cost = depth.saturating_add(step);
            successors.push(Node { state, reached: Some((number, action)), cost });
        });
        for node in successors {
            if self.space.is_goal(&node.state) {
                return Ok(Some(node));
            }
            if self.arena.find(&node.state).is_some() {
                continue;
            }
            if let Some(estimate) = self.space.estimate(&node.state) {
                push(candidates, (estimate, node), control)?;
            }
        }
        Ok(None)
    }

    /// Keeps the most promising; of equal ones those that were found first.
    fn keep(
        &mut self,
        mut candidates: Vec<Candidate<P>>,
        control: &mut Control,
    ) -> Result<(), Stop> {
        candidates.sort_by_key(|(estimate, _)| *estimate);
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
