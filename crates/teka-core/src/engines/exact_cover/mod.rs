//! Exact cover by dancing links (Knuth's Algorithm X).
//!
//! There are items and options; an option is a set of items. A solution is a set
//! of options that covers every *primary* item exactly once and every *secondary*
//! item at most once, or as often as [`Problem::at_most`] lets it. The engine knows
//! no puzzle: whoever uses it says what the items and options mean, and draws what
//! a watcher sees.

mod links;
mod problem;

use std::ops::ControlFlow;

use self::links::Links;
pub use self::problem::{Choose, Problem};
use crate::control::{Control, Deep, Stop};
use crate::family::Ending;
use crate::scene::Scene;

/// Hands every solution to `found`, as the numbers of its options in the order
/// they were taken. A node is an option taken. Whoever watches sees what
/// `picture` makes of the options taken so far.
pub fn solve(
    problem: &Problem,
    choose: Choose,
    control: &mut Control,
    picture: &dyn Fn(&[usize]) -> Scene,
    found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> Ending {
    match search(problem, choose, control, picture, found) {
        Ok(flow) => flow.into(),
        Err(stop) => stop.into(),
    }
}

fn search(
    problem: &Problem,
    choose: Choose,
    control: &mut Control,
    picture: &dyn Fn(&[usize]) -> Scene,
    found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Stop> {
    control.store(0, links::bytes(problem))?;
    let mut links = Links::new(problem);
    let mut taken = Taken::default();
    loop {
        let mut next = match links.choose(choose) {
            Some(item) => links.try_item(item),
            None if found(&taken.options).is_break() => return Ok(ControlFlow::Break(())),
            None => match taken.give_back(&mut links) {
                Some(next) => next,
                None => return Ok(ControlFlow::Continue(())),
            },
        };
        // At the head of an item nothing is left to try for it.
        while links.is_item(next) {
            links.uncover(next);
            next = match taken.give_back(&mut links) {
                Some(next) => next,
                None => return Ok(ControlFlow::Continue(())),
            };
        }
        taken.take(&mut links, next);
        let view = Deep(taken.options.len(), || picture(&taken.options));
        if problem.has_long_nodes() {
            control.long_node(&view)?;
        } else {
            control.node(&view)?;
        }
    }
}

/// The options taken so far, and the node by which each was taken.
#[derive(Default)]
struct Taken {
    options: Vec<usize>,
    nodes: Vec<u32>,
}

impl Taken {
    fn take(&mut self, links: &mut Links, node: u32) {
        links.cover_others(node);
        self.options.push(links.option(node));
        self.nodes.push(node);
    }

    /// Gives the last option back; the next one to try for the same item.
    fn give_back(&mut self, links: &mut Links) -> Option<u32> {
        let node = self.nodes.pop()?;
        self.options.pop();
        links.uncover_others(node);
        Some(links.below(node))
    }
}
