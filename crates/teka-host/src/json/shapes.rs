//! The types behind the JSON of results, with their schemas. The command and the API write the
//! same types, so a result is described once.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};
use teka_core::any::{AnyFamily, AnyFinding, AnyMethod, AnyStep};
use teka_core::control::Stop;
use teka_core::diagnostic::{self, Diagnostics};
use teka_core::explain;
use teka_core::family::{Status, Violation};
use teka_core::param;

use super::{Say, promise, value};
use crate::answer;
use crate::budget::Cost;
use crate::counters;

/// The outcome of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SearchOutcome {
    /// At least one solution was found.
    Solved,
    /// It is proven that there is no solution.
    Unsolvable,
    /// The search ended early; see `reason`.
    Stopped,
}

/// The reason why work ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The time limit was reached.
    TimeLimit,
    /// The node limit was reached.
    NodeLimit,
    /// The memory limit was reached.
    MemoryLimit,
    /// The client cancelled it.
    Cancelled,
    /// An incomplete method found nothing.
    GaveUp,
    /// A method returned a wrong answer: a fault of the program.
    Fault,
    /// The search had been watched for a while, and another one was waiting for its place.
    Preempted,
}

impl From<Stop> for Reason {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::TimeLimit => Self::TimeLimit,
            Stop::NodeLimit => Self::NodeLimit,
            Stop::MemoryLimit => Self::MemoryLimit,
            Stop::Cancelled => Self::Cancelled,
            Stop::GaveUp => Self::GaveUp,
            Stop::Fault => Self::Fault,
        }
    }
}

/// A value of a parameter.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Scalar {
    /// A number.
    Number(f64),
    /// A word.
    Text(String),
}

/// A whole number; text if it is 2^64 or larger.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum WholeNumber {
    /// A number below 2^64.
    Number(u64),
    /// Its decimal digits.
    Text(String),
}

/// Something wrong or odd in the text of a puzzle.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Diagnostic {
    /// The line, from 1.
    pub line: Option<u32>,
    /// The column, from 1.
    pub column: Option<u32>,
    /// The number of characters concerned.
    pub length: Option<u32>,
    /// A stable code for programs.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// What the place is.
    pub label: Option<String>,
    /// How to correct it.
    pub help: Option<String>,
    /// What lenient reading makes of it; null if it refuses it as well.
    pub lenient: Option<String>,
}

/// Returns diagnostics in words.
pub fn diagnostics(list: &Diagnostics, say: Say) -> Vec<Diagnostic> {
    list.0.iter().map(|item| Diagnostic::new(item, say)).collect()
}

impl Diagnostic {
    fn new(item: &diagnostic::Diagnostic, say: Say) -> Self {
        Self {
            line: item.span.map(|span| span.line),
            column: item.span.map(|span| span.column),
            length: item.span.map(|span| span.length),
            code: item.code,
            message: say(&item.message),
            label: item.label.as_ref().map(say),
            help: item.help.as_ref().map(say),
            lenient: item.lenient.as_ref().map(say),
        }
    }
}

/// Whether a position solves its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    /// It does.
    Solved,
    /// Something is missing, nothing is wrong.
    Open,
    /// It breaks a rule.
    Broken,
}

/// A rule that a position breaks, or what is missing.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Mistake {
    /// A stable code for programs.
    pub code: &'static str,
    /// The mistake in words.
    pub message: String,
    /// The cells and pieces concerned.
    pub places: Vec<String>,
}

/// Returns the judgement of a position and its mistakes.
pub fn judgement(status: &Status, say: Say) -> (Judgement, Vec<Mistake>) {
    let mistake = |violation: &Violation| Mistake {
        code: violation.code,
        message: say(&violation.message),
        places: violation.places.iter().map(ToString::to_string).collect(),
    };
    match status {
        Status::Solved => (Judgement::Solved, Vec::new()),
        Status::Open { missing } => {
            let (code, message) = ("unfinished", say(missing));
            (Judgement::Open, vec![Mistake { code, message, places: Vec::new() }])
        }
        Status::Broken(violations) => (Judgement::Broken, violations.iter().map(mistake).collect()),
    }
}

/// What a rule found.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Finding {
    /// The finding in words.
    pub message: String,
    /// The places it follows from.
    pub because: Vec<String>,
    /// The moves it leads to.
    pub moves: Vec<String>,
}

impl Finding {
    /// Returns a finding in words.
    pub fn new(finding: &AnyFinding, say: Say) -> Self {
        let because = finding.because.iter().map(ToString::to_string).collect();
        Self { message: say(&finding.message), because, moves: finding.moves.clone() }
    }
}

/// One step of an explanation.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Step {
    /// The name of the rule.
    pub rule: &'static str,
    /// The grade of the rule.
    pub grade: &'static str,
    /// What the rule found.
    #[serde(flatten)]
    pub finding: Finding,
}

impl Step {
    /// Returns a step in words.
    pub fn new(family: &dyn AnyFamily, step: &AnyStep, say: Say) -> Self {
        let grade = family.grades()[step.grade];
        Self { rule: step.rule, grade, finding: Finding::new(&step.finding, say) }
    }
}

/// How far the rules lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reached {
    /// To the solution.
    Solved,
    /// To a contradiction: there is no solution.
    Unsolvable,
    /// To a position where no rule applies.
    Stuck,
}

impl From<explain::Reached> for Reached {
    fn from(reached: explain::Reached) -> Self {
        match reached {
            explain::Reached::Solved => Self::Solved,
            explain::Reached::Impossible => Self::Unsolvable,
            explain::Reached::Stuck => Self::Stuck,
        }
    }
}

/// An algorithm, without its parameters.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Method {
    /// The family.
    pub puzzle: &'static str,
    /// The name to choose it by.
    pub name: &'static str,
    /// What it guarantees: counts, shortest, shortest-unless, complete, any-solution or
    /// best-effort.
    pub promise: &'static str,
    /// What it does.
    pub about: String,
}

impl Method {
    /// Describes a method; `about` returns the text of a message id.
    pub fn new(family: &dyn AnyFamily, method: AnyMethod, about: &dyn Fn(&str) -> String) -> Self {
        let (puzzle, name) = (family.info().id, method.name);
        let about = about(&format!("{puzzle}-method-{name}"));
        Self { puzzle, name, promise: promise(method), about }
    }
}

/// A parameter of a method or a generator.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Parameter {
    /// The name to set it by.
    pub name: &'static str,
    /// What it does.
    pub about: String,
    /// Its value if it is not set.
    #[schemars(with = "Scalar")]
    pub default: Json,
    /// Which values it takes.
    #[serde(flatten)]
    pub values: Values,
}

/// The values a parameter takes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Values {
    /// A whole number.
    Int {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// A rate: a percentage, or a fraction below 1.
    Percent {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// One of several words.
    Choice {
        /// The words.
        options: Vec<&'static str>,
    },
}

impl Parameter {
    /// Describes a parameter; `about` returns the text of a message id.
    pub fn new(param: &param::Param, about: &dyn Fn(&str) -> String) -> Self {
        let values = match param.kind {
            param::Kind::Int { min, max, .. } => Values::Int { min, max },
            param::Kind::Percent { .. } => Values::Percent { min: 0, max: 100 },
            param::Kind::Choice { options, .. } => Values::Choice { options: options.to_vec() },
        };
        let (name, default) = (param.name, value(&param.kind.default()));
        Self { name, about: about(param.about), default, values }
    }
}

/// The statistics of a run.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Stats {
    /// Nodes visited: the main count of the method.
    pub nodes: u64,
    /// States kept in memory.
    pub stored: u64,
    /// The time it took.
    pub seconds: f64,
    /// Further counters where they apply: tries, at_least, filled, generations, best_fitness,
    /// restarts.
    #[serde(flatten)]
    #[schemars(with = "BTreeMap<String, f64>")]
    pub further: Map<String, Json>,
}

impl Stats {
    /// Returns the statistics of a run that took this much.
    pub fn new(cost: &Cost) -> Self {
        let further = counters::further(&cost.stats).into_iter();
        let further = further.filter_map(|(name, number)| Some((name.to_owned(), value(&number?))));
        let (nodes, stored) = (cost.stats.nodes, cost.stats.stored);
        Self { nodes, stored, seconds: cost.time.as_secs_f64(), further: further.collect() }
    }
}

/// What a search proves.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Proven {
    /// Whether there are no other solutions.
    pub complete: bool,
    /// Whether the first solution has the fewest moves; null where moves do not count.
    pub shortest: Option<bool>,
}

/// The result of a search, without its solutions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Solved {
    /// The family.
    pub puzzle: &'static str,
    /// The name of the puzzle in its file; the API has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    pub name: Option<String>,
    /// The algorithm.
    pub method: &'static str,
    /// How the search ended.
    pub outcome: SearchOutcome,
    /// Parameters by name, where the method has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, Scalar>")]
    pub parameters: Option<Map<String, Json>>,
    /// Why it stopped, where it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
    /// What it proves.
    pub proven: Proven,
    /// What it took.
    pub stats: Stats,
}

/// A number of solutions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Counted {
    /// The family.
    pub puzzle: &'static str,
    /// The name of the puzzle in its file; the API has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    pub name: Option<String>,
    /// The algorithm.
    pub method: &'static str,
    /// The number of solutions found.
    #[schemars(with = "WholeNumber")]
    pub count: Json,
    /// Whether there are no others.
    pub exact: bool,
    /// Why counting stopped, or null.
    pub reason: Option<Reason>,
    /// What tells parts of one count from those of another; the API has none.
    #[serde(flatten)]
    #[schemars(skip)]
    pub part: Option<CountedPart>,
    /// What it took.
    pub stats: Stats,
    /// Parameters by name, where the method has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, Scalar>")]
    pub parameters: Option<Map<String, Json>>,
    /// The named numbers that follow from the count; null for one that is too large.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, Option<WholeNumber>>")]
    pub counts: Option<Map<String, Json>>,
    /// What the named numbers of the whole are made of, for a part; the API has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    pub derived: Option<Json>,
}

/// Which part of which puzzle was counted.
#[derive(Clone, Debug, Serialize)]
pub struct CountedPart {
    /// The part, null for the whole.
    pub part: Option<String>,
    /// A short name for the content of the puzzle.
    pub digest: String,
}

/// Returns the outcome of a search, and why it stopped.
pub fn search_outcome(outcome: answer::Outcome) -> (SearchOutcome, Option<Reason>) {
    match outcome {
        answer::Outcome::Solved => (SearchOutcome::Solved, None),
        answer::Outcome::Unsolvable => (SearchOutcome::Unsolvable, None),
        answer::Outcome::Stopped(stop) => (SearchOutcome::Stopped, Some(stop.into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_named_like_stops() {
        for stop in [
            Stop::TimeLimit,
            Stop::NodeLimit,
            Stop::MemoryLimit,
            Stop::Cancelled,
            Stop::GaveUp,
            Stop::Fault,
        ] {
            assert_eq!(serde_json::to_value(Reason::from(stop)).unwrap(), stop.name());
        }
    }
}
