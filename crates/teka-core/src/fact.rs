//! What is found out about a puzzle besides its solutions.

use crate::message::Message;
use crate::scene::Scene;
use crate::value::Value;

/// Something worth knowing about a position, for programs and for people.
#[derive(Clone, Debug, PartialEq)]
pub struct Fact {
    /// The name programs know it by.
    pub name: &'static str,
    /// What is known.
    pub value: Value,
    /// The same as sentences.
    pub said: Vec<Message>,
    /// The position it speaks of, if that is another one.
    pub scene: Option<Scene>,
}

impl Fact {
    /// A fact told in one sentence.
    pub fn new(name: &'static str, value: impl Into<Value>, said: Message) -> Self {
        Self { name, value: value.into(), said: vec![said], scene: None }
    }
}

/// How often an estimate of the moves left was too high, measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overestimates {
    /// Positions whose true number of moves left is known.
    pub measured: u64,
    /// Positions among them for which the estimate was higher.
    pub too_high: u64,
}

impl Overestimates {
    /// Both together.
    pub fn plus(self, other: Self) -> Self {
        Self { measured: self.measured + other.measured, too_high: self.too_high + other.too_high }
    }
}
