//! Breadth-first search, which expands states in the order of their distance from the start.

use super::arena::{Arena, Node};
use super::{Answer, Path, StateSpace, Watch};
use crate::control::Control;
use crate::message;

/// Finds a path with the fewest actions, regardless of their cost. Returns `Ok(None)` if there is
/// no path, and `Err` if the control stops the search.
///
/// ```
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::search::{bfs, knight::Knight};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let corner_to_corner = Knight { side: 8, from: (0, 0), to: (7, 7) };
/// let path = bfs::search(&corner_to_corner, &mut control).unwrap().unwrap();
/// assert_eq!(path.actions.len(), 6);
///
/// let stuck = Knight { side: 3, from: (0, 0), to: (1, 1) };
/// assert_eq!(bfs::search(&stuck, &mut control), Ok(None), "there is no way");
/// ```
pub fn search<P: StateSpace>(space: &P, control: &mut Control) -> Answer<P::Action> {
    let mut arena = Arena::new();
    let start = Node { state: space.start(), reached: None, cost: 0 };
    if space.is_goal(&start.state) {
        return Ok(Some(Path { actions: Vec::new(), cost: 0, is_shortest: true }));
    }
    arena.add(start, control)?;
    let mut successors = Vec::new();
    // States are added in the order of their depth, so the arena serves as the queue.
    let mut next = 0;
    while next < arena.len() as u32 {
        let Node { state, cost, .. } = arena.node(next);
        let cost = *cost;
        control.prove_at_least(u64::from(cost) + 1);
        let frontier = arena.len() - next as usize;
        let note = || message!("search-watch", depth = cost, frontier = frontier);
        control.node(&Watch { space, state, depth: Some(cost), note })?;
        space.successors(state, &mut |action, _, state| successors.push((action, state)));
        for (action, state) in successors.drain(..) {
            let is_goal = space.is_goal(&state);
            let node = Node { state, reached: Some((next, action)), cost: cost + 1 };
            let (number, _) = arena.add(node, control)?;
            if is_goal {
                let actions = arena.actions_to(number);
                return Ok(Some(Path { actions, cost: cost + 1, is_shortest: true }));
            }
        }
        next += 1;
    }
    Ok(None)
}
