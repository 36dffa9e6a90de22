//! Searches for a way through states, a file each. They know no puzzle: what the
//! states and actions are is said by a [`StateSpace`].
//!
//! Every search gives a [`Path`], or nothing, which proves that there is no way,
//! or the [`Stop`] that ended it. A node is a state expanded: all its successors
//! were made. What is stored is accounted for with all the memory it takes.
//!
//! | search | its answer | memory |
//! |---|---|---|
//! | [`bfs`] | the fewest actions; the plain one, where there is no faster one | every state reached |
//! | [`uniform_cost`] | the least cost | every state reached |
//! | [`greedy`] | any path | every state reached |
//! | [`a_star`] | the least cost if the estimate is admissible | every state reached |
//! | [`ida_star`] | the least cost if the estimate is admissible | the path and a small table |
//! | [`bidirectional`] | the fewest actions | every state reached from either end |
//! | [`beam`] | any way, or none | the states kept |
//!
//! [`shorten`] takes the way of any of them and makes it shorter where it can.

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

/// States, and the actions that lead from one to another.
pub trait StateSpace {
    /// Where one can be. Small: searches keep many, and clone them.
    type State: Clone + Eq + Hash;
    /// What one can do there.
    type Action: Copy;

    /// Where the search begins.
    fn start(&self) -> Self::State;

    /// True where one wants to be.
    fn is_goal(&self, state: &Self::State) -> bool;

    /// Hands over every action possible in `state`, its cost (1 or more) and where it leads,
    /// in the same order every time.
    fn successors(
        &self,
        state: &Self::State,
        take: &mut impl FnMut(Self::Action, u32, Self::State),
    );

    /// About what it costs to a goal; none if it is certain that no way leads to one.
    fn estimate(&self, _: &Self::State) -> Option<u32> {
        Some(0)
    }

    /// True if an estimate is never more than the true cost.
    fn is_admissible(&self) -> bool {
        true
    }

    /// What can be told of a state, each thing as a number below
    /// [`StateSpace::feature_count`], always as many in the same order. Searches that
    /// like what is new look at them; a space may have none.
    fn features(&self, _: &Self::State, _: &mut Vec<u32>) {}

    /// How many features there can be.
    fn feature_count(&self) -> usize {
        0
    }

    /// A picture of a state, for an observer.
    fn scene(&self, _: &Self::State) -> Scene {
        Scene::default()
    }
}

/// A space that can be searched from its end as well.
pub trait Reversible: StateSpace {
    /// Goals, none twice: every one that a shortest path from the start can end in.
    /// Nothing stands for a step of work that made no goal, so that a search can pace it.
    fn goals(&self) -> impl Iterator<Item = Option<Self::State>>;

    /// Hands over every action that leads to `state`, its cost and where it begins,
    /// in the same order every time.
    fn predecessors(
        &self,
        state: &Self::State,
        take: &mut impl FnMut(Self::Action, u32, Self::State),
    );
}

/// A way from the start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path<A> {
    /// The actions in order.
    pub actions: Vec<A>,
    /// What they cost together.
    pub cost: u32,
    /// True if it is proven that no way is shorter, by what the search measures.
    pub is_shortest: bool,
}

/// What a search comes to: a way, the proof that there is none, or why it was stopped.
pub type Answer<A> = Result<Option<Path<A>>, Stop>;

/// What somebody who looks at a search sees.
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

/// How much room to add to a list of items that is full, accounted for; 0 if it is not.
/// Old and new room are held together while the items move, so both have to fit.
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
