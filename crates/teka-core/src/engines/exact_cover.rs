//! Exact cover by dancing links (Knuth's Algorithm X).
//!
//! There are items and options; an option is a set of items. A solution is a set
//! of options that covers every *primary* item exactly once and every *secondary*
//! item at most once. The engine knows no puzzle: whoever uses it says what the
//! items and options mean, and draws what a watcher sees.

mod links;

use std::ops::ControlFlow;

use self::links::Links;
use crate::control::{Control, Stop};
use crate::family::Ending;
use crate::scene::Scene;

/// Items and options.
///
/// ```
/// use std::ops::ControlFlow;
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::exact_cover::{Choose, Problem, solve};
/// use teka_core::family::Ending;
/// use teka_core::scene::Scene;
///
/// // Knuth's example: seven items a to g, all primary, and six options.
/// let mut problem = Problem::new(7, 0);
/// for option in ["ce", "adg", "bcf", "adf", "bg", "deg"] {
///     let items: Vec<usize> = option.bytes().map(|item| usize::from(item - b'a')).collect();
///     problem.option(&items);
/// }
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let mut solutions = Vec::new();
/// let no_picture = |_: &[usize]| Scene::default();
/// let ending = solve(&problem, Choose::Fewest, &mut control, &no_picture, &mut |options| {
///     let mut options = options.to_vec();
///     options.sort();
///     solutions.push(options);
///     ControlFlow::Continue(())
/// });
/// assert_eq!(ending, Ending::Exhausted);
/// assert_eq!(solutions, [[0, 3, 4]]); // ce, adf, bg
/// ```
#[derive(Clone, Debug)]
pub struct Problem {
    primary: usize,
    items: usize,
    /// The items of all options, one option after the other.
    members: Vec<u32>,
    /// Where each option begins in them, and where the last one ends.
    starts: Vec<u32>,
    /// For each item, how many options there were when one last named it.
    named: Vec<u32>,
}

/// Which item to cover next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choose {
    /// One with the fewest options left: far fewer nodes.
    #[default]
    Fewest,
    /// The first that is left.
    First,
}

impl Problem {
    /// A problem without options yet. The primary items are numbered from zero,
    /// the secondary ones follow.
    pub fn new(primary: usize, secondary: usize) -> Self {
        let items = primary + secondary;
        Self { primary, items, members: Vec::new(), starts: vec![0], named: vec![0; items] }
    }

    /// Adds an option that covers these items; its number, counted from zero.
    ///
    /// # Panics
    /// If an item does not exist or is named twice.
    pub fn option(&mut self, items: &[usize]) -> usize {
        let count = self.starts.len() as u32;
        for item in items {
            assert!(*item < self.items, "there is no item {item}");
            assert!(self.named[*item] != count, "item {item} is named twice");
            self.named[*item] = count;
            self.members.push(*item as u32);
        }
        self.starts.push(self.members.len() as u32);
        self.starts.len() - 2
    }

    /// The items of an option, in the order they were named.
    pub fn items_of(&self, option: usize) -> &[u32] {
        &self.members[self.starts[option] as usize..self.starts[option + 1] as usize]
    }

    /// How many items all options name together.
    pub fn members(&self) -> usize {
        self.members.len()
    }

    /// The memory the options take.
    pub fn bytes(&self) -> u64 {
        let numbers = self.members.capacity() + self.starts.capacity() + self.named.len();
        (numbers * size_of::<u32>()) as u64
    }

    /// The items of each option in turn.
    fn options(&self) -> impl Iterator<Item = &[u32]> {
        self.starts.windows(2).map(|ends| &self.members[ends[0] as usize..ends[1] as usize])
    }
}

/// With more members in all options a node takes long: covering an item walks through
/// all its options.
const MANY_MEMBERS: usize = 100_000;

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
        let view = || picture(&taken.options);
        if problem.members.len() > MANY_MEMBERS {
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
