//! The types of results in JSON, with their schemas. The command line and the API share them.

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
    /// The client cancelled the work.
    Cancelled,
    /// A method that guarantees nothing found no solution.
    GaveUp,
    /// A method returned a wrong answer. This is a bug in Teka; please report it.
    Fault,
    /// The search was watched for some time while another search was waiting for its slot.
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

/// The value of a parameter.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Scalar {
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
}

/// A whole number, as text if it is 2^64 or larger.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum WholeNumber {
    /// A number below 2^64.
    Number(u64),
    /// The decimal digits of a larger number.
    Text(String),
}

/// A mistake or an inconsistency in the text of a puzzle.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Diagnostic {
    /// The line, counted from 1.
    pub line: Option<u32>,
    /// The column in characters, counted from 1.
    pub column: Option<u32>,
    /// The number of characters that the mistake spans.
    pub length: Option<u32>,
    /// A stable code for programs.
    pub code: &'static str,
    /// A description of the mistake.
    pub message: String,
    /// A short label to show at the position itself.
    pub label: Option<String>,
    /// A suggestion for how to fix the mistake.
    pub help: Option<String>,
    /// What lenient reading would do instead. Null if it rejects the text too.
    pub lenient: Option<String>,
}

/// Formats diagnostics.
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

/// The status of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    /// The position solves the puzzle.
    Solved,
    /// No rule is broken, but the position is not finished.
    Open,
    /// The position breaks a rule.
    Broken,
}

/// A broken rule, or something that is missing.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Mistake {
    /// A stable code for programs.
    pub code: &'static str,
    /// A description of the mistake.
    pub message: String,
    /// The cells and pieces that the mistake is about.
    pub places: Vec<String>,
}

/// Returns the status of a position and its mistakes.
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

/// The finding of a rule.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Finding {
    /// A sentence with the reason and the conclusion.
    pub message: String,
    /// The places that are the reason.
    pub because: Vec<String>,
    /// The moves that follow.
    pub moves: Vec<String>,
}

impl Finding {
    /// Formats a finding.
    pub fn new(finding: &AnyFinding, say: Say) -> Self {
        let because = finding.because.iter().map(ToString::to_string).collect();
        Self { message: say(&finding.message), because, moves: finding.moves.clone() }
    }
}

/// A step of an explanation.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Step {
    /// The id of the rule.
    pub rule: &'static str,
    /// The grade of the rule.
    pub grade: &'static str,
    /// The finding of the rule.
    #[serde(flatten)]
    pub finding: Finding,
}

impl Step {
    /// Formats a step.
    pub fn new(family: &dyn AnyFamily, step: &AnyStep, say: Say) -> Self {
        let grade = family.grades()[step.grade];
        Self { rule: step.rule, grade, finding: Finding::new(&step.finding, say) }
    }
}

/// How far the rules lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reached {
    /// The rules lead to the solution.
    Solved,
    /// The rules lead to a contradiction, so there is no solution.
    Unsolvable,
    /// The rules lead to a position in which none of them applies.
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

/// A method, without its parameters.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Method {
    /// The id of the puzzle family.
    pub puzzle: &'static str,
    /// The name of the method in requests and commands.
    pub name: &'static str,
    /// What the method guarantees: `counts`, `shortest`, `shortest-unless`, `complete`,
    /// `any-solution` or `best-effort`.
    pub promise: &'static str,
    /// A description of the method.
    pub about: String,
}

impl Method {
    /// Describes a method. `about` returns the text of a message id.
    pub fn new(family: &dyn AnyFamily, method: AnyMethod, about: &dyn Fn(&str) -> String) -> Self {
        let (puzzle, name) = (family.info().id, method.name);
        let about = about(&format!("{puzzle}-method-{name}"));
        Self { puzzle, name, promise: promise(method), about }
    }
}

/// A parameter of a method or a generator.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Parameter {
    /// The name of the parameter in requests and commands.
    pub name: &'static str,
    /// A description of the parameter.
    pub about: String,
    /// The default value.
    #[schemars(with = "Scalar")]
    pub default: Json,
    /// The valid values.
    #[serde(flatten)]
    pub values: Values,
}

/// The valid values of a parameter.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Values {
    /// A whole number.
    Int {
        /// The minimum.
        min: i64,
        /// The maximum.
        max: i64,
    },
    /// A percentage, or a fraction below 1.
    Percent {
        /// The minimum.
        min: i64,
        /// The maximum.
        max: i64,
    },
    /// One of several names.
    Choice {
        /// The valid names.
        options: Vec<&'static str>,
    },
}

impl Parameter {
    /// Describes a parameter. `about` returns the text of a message id.
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
    /// The number of nodes visited, which is the main counter of the method.
    pub nodes: u64,
    /// The number of states stored in memory.
    pub stored: u64,
    /// The time in seconds.
    pub seconds: f64,
    /// Further counters, if they apply: `tries`, `at_least`, `filled`, `generations`,
    /// `best_fitness`, `restarts`.
    #[serde(flatten)]
    #[schemars(with = "BTreeMap<String, f64>")]
    pub further: Map<String, Json>,
}

impl Stats {
    /// Creates the statistics of a run with this cost.
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
    /// Whether the first solution has the fewest moves. Null if the number of moves does not
    /// matter.
    pub shortest: Option<bool>,
}

/// The result of a search, without its solutions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Solved {
    /// The id of the puzzle family.
    pub puzzle: &'static str,
    /// The name of the puzzle in its file. Missing in the API.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    pub name: Option<String>,
    /// The name of the method.
    pub method: &'static str,
    /// The outcome of the search.
    pub outcome: SearchOutcome,
    /// The parameters by name, if the method has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, Scalar>")]
    pub parameters: Option<Map<String, Json>>,
    /// The reason why the search stopped, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
    /// What the search proves.
    pub proven: Proven,
    /// The statistics of the search.
    pub stats: Stats,
}

/// The result of a count.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Counted {
    /// The id of the puzzle family.
    pub puzzle: &'static str,
    /// The name of the puzzle in its file. Missing in the API.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    pub name: Option<String>,
    /// The name of the method.
    pub method: &'static str,
    /// The number of solutions found.
    #[schemars(with = "WholeNumber")]
    pub count: Json,
    /// Whether the number is exact.
    pub exact: bool,
    /// The reason why counting stopped, or null.
    pub reason: Option<Reason>,
    /// The identification of a counted part. Missing in the API.
    #[serde(flatten)]
    #[schemars(skip)]
    pub part: Option<CountedPart>,
    /// The statistics of the count.
    pub stats: Stats,
    /// The parameters by name, if the method has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, Scalar>")]
    pub parameters: Option<Map<String, Json>>,
    /// The named numbers that follow from the count. Null for a number that is too large.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, Option<WholeNumber>>")]
    pub counts: Option<Map<String, Json>>,
    /// How the named numbers of the whole follow from the parts. Missing in the API.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    pub derived: Option<Json>,
}

/// The identification of a counted part.
#[derive(Clone, Debug, Serialize)]
pub struct CountedPart {
    /// The part, such as `3/8`. Null for the whole.
    pub part: Option<String>,
    /// A digest of the puzzle.
    pub digest: String,
}

/// Returns the outcome of a search, and the reason why it stopped.
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
