//! [`Solve`]: algorithms, what the answer of each is worth, and how a search ends.

use std::ops::ControlFlow;

use super::Family;
use crate::control::{Control, Stop};
use crate::fact::Overestimates;
use crate::param::{Args, Param};
use crate::value::Value;

/// Searches for solutions.
pub trait Solve: Family {
    /// Returns the algorithms, the default first.
    fn methods() -> &'static [Method<Self>];
    /// Returns the method for a search that names none: to solve this puzzle, which takes one
    /// that lists solutions, or to count its solutions.
    fn automatic(_puzzle: &Self::Puzzle, _counting: bool) -> &'static Method<Self> {
        &Self::methods()[0]
    }
    /// Returns moves that lead from this position to a solved one; none if there is no solution
    /// from here.
    fn finish(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        control: &mut Control,
    ) -> Result<Option<Vec<Self::Move>>, Stop>;
    /// Measures how often the estimate that guides a method with these parameters is too high;
    /// none if no estimate guides it. It ends when `control` stops it.
    fn overestimates(
        _puzzle: &Self::Puzzle,
        _args: &Args,
        _control: &mut Control,
    ) -> Option<Overestimates> {
        None
    }
}

/// One algorithm: its description, and a function that lists solutions, one that counts them,
/// or both.
pub struct Method<F: Family> {
    /// What it is.
    pub info: MethodInfo,
    list: Option<ListFn<F>>,
    count: Option<CountFn<F>>,
}

/// Searches for solutions and hands each to `found` as the moves that lead to it.
pub type ListFn<F> =
    fn(&<F as Family>::Puzzle, &Args, &mut Control, Found<'_, <F as Family>::Move>) -> Ending;

/// Counts solutions without listing them; `u128::MAX` stands for that many or more.
pub type CountFn<F> = fn(&<F as Family>::Puzzle, &Args, &mut Control) -> Result<u128, Stop>;

impl<F: Family> Method<F> {
    /// A method that lists solutions.
    pub const fn new(info: MethodInfo, list: ListFn<F>) -> Self {
        Self { info, list: Some(list), count: None }
    }

    /// A method that counts solutions and cannot list them.
    pub const fn counting(info: MethodInfo, count: CountFn<F>) -> Self {
        Self { info, list: None, count: Some(count) }
    }

    /// The same method with a way to count that is quicker than listing.
    pub const fn with_count(self, count: CountFn<F>) -> Self {
        Self { info: self.info, list: self.list, count: Some(count) }
    }

    /// Returns true if it can count solutions but not list them.
    pub const fn counts_only(&self) -> bool {
        self.list.is_none()
    }

    /// Searches for solutions and hands each to `found` as the moves that lead to it. A method
    /// that only counts gives up.
    pub fn list(
        &self,
        puzzle: &F::Puzzle,
        args: &Args,
        control: &mut Control,
        found: Found<'_, F::Move>,
    ) -> Ending {
        self.list.map_or(Stop::GaveUp.into(), |list| list(puzzle, args, control, found))
    }

    /// Counts solutions without listing them; `u128::MAX` stands for that many or more.
    /// Returns none if the method has to list them.
    pub fn count(
        &self,
        puzzle: &F::Puzzle,
        args: &Args,
        control: &mut Control,
    ) -> Option<Result<u128, Stop>> {
        self.count.map(|count| count(puzzle, args, control))
    }
}

/// What an algorithm is, for faces.
#[derive(Clone, Copy, Debug)]
pub struct MethodInfo {
    /// What `--method` calls it.
    pub name: &'static str,
    /// What its answer is worth.
    pub promise: Promise,
    /// Its parameters.
    pub params: &'static [Param],
    /// True if it is so quick that a plain `solve` looks for a second solution as
    /// well, to be able to say that the first is the only one.
    pub proves_unique: bool,
    /// True if it counts best when the puzzle is not cut up, such as one that remembers positions.
    pub counts_whole: bool,
    /// Returns the unit of its main count, [`Stats::nodes`](crate::control::Stats::nodes), for
    /// these parameters.
    pub counted: fn(&Args) -> Counted,
}

/// The unit of a method's main count. Programs read every count as `nodes`; people see its name.
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

    /// Returns the stable name, which is the last part of its message id.
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
    /// A method without parameters, about which there is nothing more to say.
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

/// What an algorithm's answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// The first solution has the fewest moves, and "no solution" is proven. Others need not follow.
    Shortest,
    /// The same, unless every one of these parameters has this value: then the first
    /// solution may be longer.
    ShortestUnless(&'static [(&'static str, &'static str)]),
    /// Finds every solution there is, given the time.
    Complete,
    /// Finds a solution if there is one, not always the shortest; "no solution" is proven.
    AnySolution,
    /// May give up.
    BestEffort,
}

impl Promise {
    /// True if it says something about the number of moves.
    pub const fn is_about_moves(self) -> bool {
        matches!(self, Self::Shortest | Self::ShortestUnless(_))
    }

    /// True if the first solution has the fewest moves when the parameters are these.
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

/// Takes a solution; `Break` means enough.
pub type Found<'a, M> = &'a mut dyn FnMut(&[M]) -> ControlFlow<()>;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// There are no further solutions.
    Exhausted,
    /// Whoever asked had enough.
    Enough,
    /// It was stopped before it knew. Never "no solution".
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

/// The result of a search that is stopped by its control or by its caller.
impl From<Result<ControlFlow<()>, Stop>> for Ending {
    fn from(result: Result<ControlFlow<()>, Stop>) -> Self {
        match result {
            Ok(flow) => flow.into(),
            Err(stop) => stop.into(),
        }
    }
}
