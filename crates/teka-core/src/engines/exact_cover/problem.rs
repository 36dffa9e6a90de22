//! What is to be covered, and by what.

/// With more members in all options a node takes long: covering an item walks through
/// all its options.
const MANY_MEMBERS: usize = 100_000;

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
    pub(in crate::engines) primary: usize,
    pub(in crate::engines) items: usize,
    /// The items of all options, one option after the other.
    pub(in crate::engines) members: Vec<u32>,
    /// Where each option begins in them, and where the last one ends.
    pub(in crate::engines) starts: Vec<u32>,
    /// For each item, how many options there were when one last named it.
    named: Vec<u32>,
    /// For each item, how many options of a solution may cover it.
    pub(in crate::engines) most: Vec<u32>,
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
        let (named, most) = (vec![0; items], vec![1; items]);
        Self { primary, items, members: Vec::new(), starts: vec![0], named, most }
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

    /// Lets up to `times` options of a solution cover a secondary item, instead of one:
    /// a stock of things that are all alike, from which each such option takes one.
    ///
    /// # Panics
    /// If the item is not a secondary one, or `times` is zero.
    pub fn at_most(&mut self, item: usize, times: u32) {
        assert!(item >= self.primary, "item {item} is to be covered once");
        assert!(times > 0, "nothing could cover item {item}");
        self.most[item] = times;
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
        let numbers = self.members.capacity() + self.starts.capacity() + 2 * self.items;
        (numbers * size_of::<u32>()) as u64
    }

    /// True if a node of a search can take long, so that somebody should look at each.
    pub(in crate::engines) fn has_long_nodes(&self) -> bool {
        self.members.len() > MANY_MEMBERS
    }

    /// The items of each option in turn.
    pub(in crate::engines) fn options(&self) -> impl Iterator<Item = &[u32]> {
        self.starts.windows(2).map(|ends| &self.members[ends[0] as usize..ends[1] as usize])
    }
}
