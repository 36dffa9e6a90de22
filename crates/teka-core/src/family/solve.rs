//! [`Solve`]: methods, the guarantees that they give, and the outcome of a search.

use std::ops::ControlFlow;

use super::Family;
use crate::control::{Control, Stop};
use crate::fact::Overestimates;
use crate::param::{Args, Param};
use crate::value::Value;

/// Searches for solutions.
pub trait Solve: Family {
    /// Returns the methods, the default first.
    fn methods() -> &'static [Method<Self>];
    /// Returns the method to use if none is chosen, either to solve this puzzle or to count its
    /// solutions. A method for solving must be able to list solutions.
    fn automatic(_puzzle: &Self::Puzzle, _counting: bool) -> &'static Method<Self> {
        &Self::methods()[0]
    }
    /// Returns moves that lead from this position to a solved one, or `None` if there is no
    /// solution from this position. Returns `Err` if the control stops the search.
    fn finish(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        control: &mut Control,
    ) -> Result<Option<Vec<Self::Move>>, Stop>;
    /// Measures how often the heuristic of a method with these parameters overestimates. Returns
    /// `None` if the method uses no heuristic. The measurement runs until `control` stops it.
    fn overestimates(
        _puzzle: &Self::Puzzle,
        _args: &Args,
        _control: &mut Control,
    ) -> Option<Overestimates> {
        None
    }
}

/// A method: its description, and functions that list solutions, count them, or both.
pub struct Method<F: Family> {
    /// The description.
    pub info: MethodInfo,
    list: Option<ListFn<F>>,
    count: Option<CountFn<F>>,
}

/// A function that searches for solutions and passes each to `found`, as the moves that lead to it.
pub type ListFn<F> =
    fn(&<F as Family>::Puzzle, &Args, &mut Control, Found<'_, <F as Family>::Move>) -> Ending;

/// A function that counts solutions without listing them. `u128::MAX` means at least that many.
pub type CountFn<F> = fn(&<F as Family>::Puzzle, &Args, &mut Control) -> Result<u128, Stop>;

impl<F: Family> Method<F> {
    /// Creates a method that lists solutions.
    pub const fn new(info: MethodInfo, list: ListFn<F>) -> Self {
        Self { info, list: Some(list), count: None }
    }

    /// Creates a method that counts solutions but cannot list them.
    pub const fn counting(info: MethodInfo, count: CountFn<F>) -> Self {
        Self { info, list: None, count: Some(count) }
    }

    /// Adds a function that counts faster than by listing.
    pub const fn with_count(self, count: CountFn<F>) -> Self {
        Self { info: self.info, list: self.list, count: Some(count) }
    }

    /// Returns true if the method can count solutions but not list them.
    pub const fn counts_only(&self) -> bool {
        self.list.is_none()
    }

    /// Searches for solutions and passes each to `found`, as the moves that lead to it. A method
    /// that only counts stops with [`Stop::GaveUp`].
    pub fn list(
        &self,
        puzzle: &F::Puzzle,
        args: &Args,
        control: &mut Control,
        found: Found<'_, F::Move>,
    ) -> Ending {
        self.list.map_or(Stop::GaveUp.into(), |list| list(puzzle, args, control, found))
    }

    /// Counts solutions without listing them. `u128::MAX` means at least that many. Returns `None`
    /// if the method can only list them.
    pub fn count(
        &self,
        puzzle: &F::Puzzle,
        args: &Args,
        control: &mut Control,
    ) -> Option<Result<u128, Stop>> {
        self.count.map(|count| count(puzzle, args, control))
    }
}

/// The description of a method, for front ends.
#[derive(Clone, Copy, Debug)]
pub struct MethodInfo {
    /// The name in `--method`.
    pub name: &'static str,
    /// The guarantee for its answer.
    pub promise: Promise,
    /// Its parameters.
    pub params: &'static [Param],
    /// True if the method is fast enough for a plain `solve` to look for a second solution, to show
    /// that the first is unique.
    pub proves_unique: bool,
    /// True if it counts best when the puzzle is not split, for example because it caches
    /// positions.
    pub counts_whole: bool,
    /// Returns the unit of its main count, [`Stats::nodes`](crate::control::Stats::nodes), for
    /// these parameters.
    pub counted: fn(&Args) -> Counted,
}

/// The unit of a method's main count. Programs read every count as `nodes`; people see this unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counted {
    /// Cases that a brute-force search examined.
    Cases,
    /// Values or placements that a backtracking search attempted.
    Attempts,
    /// Chromosomes that a genetic algorithm evaluated.
    Chromosomes,
    /// Nodes that any other search visited.
    #[default]
    Nodes,
}

impl Counted {
    /// All units.
    pub const ALL: [Self; 4] = [Self::Nodes, Self::Cases, Self::Attempts, Self::Chromosomes];

    /// Returns the stable name, which is the last part of the message id.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cases => "cases",
            Self::Attempts => "attempts",
            Self::Chromosomes => "chromosomes",
            Self::Nodes => "nodes",
        }
    }
}

impl MethodInfo {
    /// Creates the description of a method without parameters or special properties.
    pub const fn new(name: &'static str, promise: Promise) -> Self {
        Self {
            name,
            promise,
            params: &[],
            proves_unique: false,
            counts_whole: false,
            counted: |_| Counted::Nodes,
        }
    }
}

/// The guarantee that a method gives for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// The first solution has the fewest moves, and "no solution" is proven. The method may list no
    /// other solutions.
    Shortest,
    /// As [`Promise::Shortest`], unless all of these parameters have these values. In that case the
    /// first solution may be longer.
    ShortestUnless(&'static [(&'static str, &'static str)]),
    /// The method finds every solution if it has enough time.
    Complete,
    /// The method finds a solution if there is one, but not always the shortest. "No solution" is
    /// proven.
    AnySolution,
    /// The method may give up without an answer.
    BestEffort,
}

impl Promise {
    /// Returns true if the guarantee concerns the number of moves.
    pub const fn is_about_moves(self) -> bool {
        matches!(self, Self::Shortest | Self::ShortestUnless(_))
    }

    /// Returns true if the first solution has the fewest moves with these parameters.
    pub fn is_shortest(self, args: &Args) -> bool {
        let has = |(name, value): &(&str, &str)| {
            args.iter().any(|(known, set)| known == *name && *set == Value::from(*value))
        };
        match self {
            Self::Shortest => true,
            Self::ShortestUnless(values) => !values.iter().all(has),
            Self::Complete | Self::AnySolution | Self::BestEffort => false,
        }
    }
}

/// A callback for solutions. `Break` ends the search.
pub type Found<'a, M> = &'a mut dyn FnMut(&[M]) -> ControlFlow<()>;

/// The outcome of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// There are no more solutions.
    Exhausted,
    /// The callback ended the search.
    Enough,
    /// The search stopped without an answer. This never means "no solution".
    Stopped(Stop),
}

impl From<ControlFlow<()>> for Ending {
    fn from(flow: ControlFlow<()>) -> Self {
        if flow.is_break() { Self::Enough } else { Self::Exhausted }
    }
}

impl From<Stop> for Ending {
    fn from(stop: Stop) -> Self {
        Self::Stopped(stop)
    }
}

/// Converts the result of a search that either the control or the callback can end.
impl From<Result<ControlFlow<()>, Stop>> for Ending {
    fn from(result: Result<ControlFlow<()>, Stop>) -> Self {
        match result {
            Ok(flow) => flow.into(),
            Err(stop) => stop.into(),
        }
    }
}
