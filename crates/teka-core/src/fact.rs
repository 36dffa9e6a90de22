//! Facts about a puzzle other than its solutions.

use crate::message::Message;
use crate::scene::Scene;
use crate::value::Value;

/// A fact about a position, both as data and as text.
#[derive(Clone, Debug, PartialEq)]
pub struct Fact {
    /// The stable name of the fact, for programs.
    pub name: &'static str,
    /// The fact as data.
    pub value: Value,
    /// The fact as sentences.
    pub said: Vec<Message>,
    /// The position that the fact is about, if it is not the current one.
    pub scene: Option<Scene>,
}

impl Fact {
    /// Creates a fact that is described by one sentence.
    pub fn new(name: &'static str, value: impl Into<Value>, said: Message) -> Self {
        Self { name, value: value.into(), said: vec![said], scene: None }
    }
}

/// Counts how often a heuristic overestimated the number of remaining moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overestimates {
    /// The number of positions whose true number of remaining moves is known.
    pub measured: u64,
    /// The number of those positions for which the estimate was too high.
    pub too_high: u64,
}

impl Overestimates {
    /// Returns the sum of both counts.
    pub fn plus(self, other: Self) -> Self {
        Self { measured: self.measured + other.measured, too_high: self.too_high + other.too_high }
    }
}
