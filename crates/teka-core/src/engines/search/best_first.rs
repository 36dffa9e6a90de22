//! Best-first search, which uniform-cost, greedy and A* search share.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::arena::{Arena, Node};
use super::{Path, StateSpace, Watch, room};
use crate::control::{Control, Stop};
use crate::message;
use crate::message::Message;

/// The order of expansion, and how a search treats states that are reached again.
pub struct Order {
    /// Returns the rank of a state from its cost and its estimate. The lowest rank comes first.
    pub rank: fn(u32, u32) -> (u32, u32),
    /// True to expand a state again if it is reached at a lower cost.
    pub reopens: bool,
    /// True to use the heuristic of the space.
    pub estimates: bool,
    /// True if the cost plus the estimate of the next state is a lower bound on the cost of any
    /// goal, provided that the heuristic is admissible.
    pub proves: bool,
}

/// A state in the frontier. Among equal ranks, the newest comes first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Waiting {
    rank: Reverse<(u32, u32)>,
    number: u32,
    /// The cost of the path when the state entered the frontier.
    cost: u32,
    /// The estimate, or `None` for a dead end, from which no path leads to a goal.
    estimate: Option<u32>,
}

/// Finds a path to the goal that comes first in the order. It makes no claim that the path is
/// shortest. Returns `Ok(None)` if there is no path.
pub fn search<P: StateSpace>(
    space: &P,
    order: &Order,
    control: &mut Control,
) -> Result<Option<Path<P::Action>>, Stop> {
    let mut open = Open { space, order, arena: Arena::new(), heap: BinaryHeap::new() };
    open.add(Node { state: space.start(), reached: None, cost: 0 }, control)?;
    let mut successors = Vec::new();
    while let Some(Waiting { number, cost, estimate, .. }) = open.heap.pop() {
        let node = open.arena.node(number);
        if node.cost < cost {
            // The state was reached at a lower cost in the meantime and is in the frontier twice.
            continue;
        }
        if space.is_goal(&node.state) {
            let actions = open.arena.actions_to(number);
            return Ok(Some(Path { actions, cost, is_shortest: false }));
        }
        if let Some(estimate) = estimate.filter(|_| order.proves && space.is_admissible()) {
            control.prove_at_least(u64::from(cost) + u64::from(estimate));
        }
        let frontier = open.heap.len();
        let note = || note(cost, estimate, frontier);
        control.node(&Watch { space, state: &node.state, depth: Some(cost), note })?;
        space.successors(&node.state, &mut |action, step, state| {
            successors.push(Node {
                state,
                reached: Some((number, action)),
                cost: cost.saturating_add(step),
            });
        });
        for node in successors.drain(..) {
            open.add(node, control)?;
        }
    }
    Ok(None)
}

fn note(cost: u32, estimate: Option<u32>, frontier: usize) -> Message {
    match estimate {
        None => message!("search-watch", depth = cost, frontier = frontier),
        Some(estimate) => {
            message!("search-watch-best", cost = cost, estimate = estimate, frontier = frontier)
        }
    }
}

struct Open<'a, P: StateSpace> {
    space: &'a P,
    order: &'a Order,
    arena: Arena<P::State, P::Action>,
    heap: BinaryHeap<Waiting>,
}

impl<P: StateSpace> Open<'_, P> {
    /// Adds a state to the frontier if it is new or reached at a lower cost than before.
    fn add(&mut self, node: Node<P::State, P::Action>, control: &mut Control) -> Result<(), Stop> {
        let (cost, reached) = (node.cost, node.reached);
        let (number, is_new) = self.arena.add(node, control)?;
        if !is_new {
            let Some((from, action)) = reached else { return Ok(()) };
            if !self.order.reopens || self.arena.node(number).cost <= cost {
                return Ok(());
            }
            self.arena.reach_again(number, from, action, cost);
        }
        let state = &self.arena.node(number).state;
        let estimate = if self.order.estimates { self.space.estimate(state) } else { Some(0) };
        // Dead ends come last in the frontier. Without them, a search would count no nodes on a
        // board that has no solution. The cheapest comes first, so that none is expanded twice.
        let rank = Reverse(match estimate {
            Some(estimate) => (self.order.rank)(cost, estimate),
            None => (u32::MAX, cost),
        });
        let more = room::<Waiting>(self.heap.len(), self.heap.capacity(), control)?;
        self.heap.try_reserve_exact(more).map_err(|_| Stop::MemoryLimit)?;
        self.heap.push(Waiting { rank, number, cost, estimate });
        Ok(())
    }
}
