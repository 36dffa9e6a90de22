//! Searches for a path through a state space, one per file. They know nothing about puzzles: a
//! [`StateSpace`] defines the states and actions.
//!
//! Every search returns a [`Path`], `None` as a proof that there is no path, or the [`Stop`] that
//! ended it. Each expanded state counts as one node: all of its successors were generated. All
//! memory for stored states is accounted for.
//!
//! | search | path found | memory |
//! |---|---|---|
//! | [`bfs`] | fewest actions | all states reached |
//! | [`uniform_cost`] | lowest cost | all states reached |
//! | [`greedy`] | any | all states reached |
//! | [`a_star`] | lowest cost if the heuristic is admissible | all states reached |
//! | [`ida_star`] | lowest cost if the heuristic is admissible | the path and a small table |
//! | [`bidirectional`] | fewest actions | all states reached from both sides |
//! | [`beam`] | any; may give up | the states kept |
//!
//! [`shorten`] shortens the path that any of these searches finds.

pub mod a_star;
mod arena;
pub mod beam;
mod best_first;
pub mod bfs;
pub mod bidirectional;
pub mod greedy;
pub mod ida_star;
pub mod knight;
pub mod shorten;
#[cfg(test)]
mod tests;
pub mod uniform_cost;

use std::hash::Hash;

use crate::control::{Control, Stop, View};
use crate::message::Message;
use crate::scene::Scene;

/// A state space: states, and actions that lead from one state to another.
pub trait StateSpace {
    /// A state. It should be small, because searches store and clone many of them.
    type State: Clone + Eq + Hash;
    /// An action that leads from one state to another.
    type Action: Copy;

    /// Returns the state in which the search starts.
    fn start(&self) -> Self::State;

    /// Returns true if the state is a goal.
    fn is_goal(&self, state: &Self::State) -> bool;

    /// Passes every possible action in `state`, its cost (at least 1) and the resulting state to
    /// `take`. The order must be deterministic.
    fn successors(
        &self,
        state: &Self::State,
        take: &mut impl FnMut(Self::Action, u32, Self::State),
    );

    /// Returns an estimate of the cost to reach a goal, or `None` if no path leads to one.
    fn estimate(&self, _: &Self::State) -> Option<u32> {
        Some(0)
    }

    /// Returns true if the estimate never exceeds the true cost.
    fn is_admissible(&self) -> bool {
        true
    }

    /// Adds the features of a state, each a number below [`StateSpace::feature_count`]. Every state
    /// has the same number of features, in the same order. Searches that prefer novel states use
    /// them. By default there are none.
    fn features(&self, _: &Self::State, _: &mut Vec<u32>) {}

    /// Returns the number of possible features.
    fn feature_count(&self) -> usize {
        0
    }

    /// Returns the drawing of a state, for observers.
    fn scene(&self, _: &Self::State) -> Scene {
        Scene::default()
    }
}

/// A state space that can also be searched backwards from its goals.
pub trait Reversible: StateSpace {
    /// Returns every goal in which a shortest path from the start can end, each once. `None` stands
    /// for a step of work that produced no goal, so that a search can interleave this work.
    fn goals(&self) -> impl Iterator<Item = Option<Self::State>>;

    /// Passes every action that leads to `state`, its cost and the state before it to `take`. The
    /// order must be deterministic.
    fn predecessors(
        &self,
        state: &Self::State,
        take: &mut impl FnMut(Self::Action, u32, Self::State),
    );
}

/// A path from the start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path<A> {
    /// The actions in order.
    pub actions: Vec<A>,
    /// The total cost of the actions.
    pub cost: u32,
    /// True if the path is proven to be shortest, in the measure that the search minimises.
    pub is_shortest: bool,
}

/// The result of a search: a path, `None` as a proof that there is none, or the reason for
/// stopping.
pub type Answer<A> = Result<Option<Path<A>>, Stop>;

/// The view of a search for observers.
struct Watch<'a, P: StateSpace, N: Fn() -> Message> {
    space: &'a P,
    state: &'a P::State,
    depth: Option<u32>,
    note: N,
}

impl<P: StateSpace, N: Fn() -> Message> View for Watch<'_, P, N> {
    fn scene(&self) -> Scene {
        self.space.scene(self.state)
    }

    fn depth(&self) -> Option<u64> {
        self.depth.map(u64::from)
    }

    fn note(&self) -> Option<Message> {
        Some((self.note)())
    }
}

/// Returns the number of items to reserve for a list, after accounting for the memory. It is 0 if
/// the list is not full. The old and the new memory must both fit, because growing copies the
/// items.
fn room<T>(length: usize, capacity: usize, control: &mut Control) -> Result<usize, Stop> {
    if length < capacity {
        return Ok(0);
    }
    let bytes = |items: usize| (items * size_of::<T>()) as u64;
    let wanted = (2 * capacity).max(32);
    control.store(0, bytes(wanted))?;
    control.free(bytes(capacity));
    Ok(wanted - length)
}

/// Adds an item to a list whose memory is accounted for.
fn push<T>(list: &mut Vec<T>, item: T, control: &mut Control) -> Result<(), Stop> {
    let more = room::<T>(list.len(), list.capacity(), control)?;
    list.try_reserve_exact(more).map_err(|_| Stop::MemoryLimit)?;
    list.push(item);
    Ok(())
}
