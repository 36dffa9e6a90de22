//! Algorithms: what each is, what its answer is worth, and how a search ends.

use std::ops::ControlFlow;

use super::Family;
use crate::control::{Control, Stop};
use crate::param::{Args, Param};
use crate::value::Value;

/// One algorithm: what it is, and the code.
pub struct Method<F: Family> {
    /// What it is.
    pub info: MethodInfo,
    /// Searches for solutions and hands each to `found` as the moves that lead to it.
    pub solve: fn(&F::Puzzle, &Args, &mut Control, Found<'_, F::Move>) -> Ending,
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
    /// True if it can count solutions but not list them.
    pub counts_only: bool,
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
            counts_only: false,
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
