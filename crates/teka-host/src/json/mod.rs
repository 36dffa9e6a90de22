//! Results as JSON, one object per puzzle. Other programs rely on this format.

mod counted;
mod shapes;

pub use counted::{count, derived, number, read_derived, read_number};
pub(crate) use counted::{digest, hash};
pub use shapes::{
    Counted, CountedPart, Diagnostic, Finding, Judgement, Method, Mistake, Parameter, Proven,
    Reached, Reason, Scalar, SearchOutcome, Solved, Stats, Step, Values, WholeNumber, diagnostics,
    judgement, search_outcome,
};

use serde_json::{Map, Value as Json, json};
use teka_core::any::{AnyExplanation, AnyFamily, AnyFinding, AnyMethod, AnyPosition, AnyStep};
use teka_core::control::Stop;
use teka_core::diagnostic::Diagnostics;
use teka_core::family::{Promise, Status};
use teka_core::message::Message;
use teka_core::param::{Args, Param};
use teka_core::value::{Fields, Value};

use crate::answer::{Answer, Outcome};
use crate::budget::Cost;
use crate::search::Search;

/// Formats a message in the language of the reader, because the JSON also contains texts.
pub type Say<'a> = &'a dyn Fn(&Message) -> String;

/// Converts a value.
pub fn value(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Bool(yes) => json!(yes),
        Value::Int(number) => json!(number),
        Value::Real(number) => json!(number),
        Value::Text(text) => json!(text),
        Value::List(items) => items.iter().map(self::value).collect(),
        Value::Map(named) => Json::Object(fields(named)),
    }
}

/// Converts named values.
pub fn fields(fields: &Fields) -> Map<String, Json> {
    fields.iter().map(|(name, item)| ((*name).to_owned(), value(item))).collect()
}

/// Returns the result of `solve` in the form that the command writes, without its solutions.
pub fn answer(
    family: &dyn AnyFamily,
    name: &str,
    search: &Search,
    answer: &Answer,
    warnings: &Diagnostics,
    say: Say,
) -> Json {
    let name = Some(name.to_owned());
    let mut object = json!(Solved { name, ..Solved::new(family, search, answer) });
    object["warnings"] = json!(diagnostics(warnings, say));
    object
}

impl Solved {
    /// Creates the result of a search.
    pub fn new(family: &dyn AnyFamily, search: &Search, answer: &Answer) -> Self {
        let (outcome, reason) = search_outcome(answer.outcome);
        Self {
            puzzle: family.info().id,
            name: None,
            method: search.method.name,
            outcome,
            parameters: parameters(search),
            reason,
            proven: Proven { complete: answer.complete, shortest: answer.shortest },
            stats: Stats::new(&answer.cost),
        }
    }
}

/// Returns the name of an outcome, and the reason for a stop.
pub fn outcome(outcome: Outcome) -> (&'static str, Option<&'static str>) {
    match outcome {
        Outcome::Solved => ("solved", None),
        Outcome::Unsolvable => ("unsolvable", None),
        Outcome::Stopped(stop) => ("stopped", Some(stop.name())),
    }
}

/// Returns a solution as text, which takes the least memory. There may be millions of solutions.
pub fn solution(found: &dyn AnyPosition) -> String {
    let mut object = fields(&found.answer());
    object.insert("moves".to_owned(), json!(found.moves()));
    Json::Object(object).to_string()
}

/// Returns an object with solutions as one line. The solutions are already text.
pub fn with_solutions(object: &Json, solutions: &[String]) -> String {
    let text = object.to_string();
    let inside = text.strip_suffix('}').unwrap_or(&text);
    format!("{inside},\"solutions\":[{}]}}\n", solutions.join(","))
}

/// Returns the statistics of a run.
pub fn stats(cost: &Cost) -> Json {
    json!(Stats::new(cost))
}

/// Returns the parameters of the method, or `None` if it has none.
fn parameters(search: &Search) -> Option<Map<String, Json>> {
    (!search.method.params.is_empty()).then(|| named(&search.args))
}

/// Returns the result for a puzzle whose processing was stopped.
pub fn stopped(family: &dyn AnyFamily, name: &str, stop: Stop) -> Json {
    let (id, reason) = (family.info().id, stop.name());
    json!({ "puzzle": id, "name": name, "outcome": "stopped", "reason": reason })
}

/// Returns the result for an input that cannot be read.
pub fn invalid(name: &str, errors: &Diagnostics, say: Say) -> Json {
    json!({ "name": name, "outcome": "invalid", "errors": json!(diagnostics(errors, say)) })
}

/// Returns the result of `check`.
pub fn check(family: &dyn AnyFamily, name: &str, status: &Status, say: Say) -> Json {
    let (outcome, mistakes) = judgement(status, say);
    json!({ "puzzle": family.info().id, "name": name, "outcome": outcome, "mistakes": mistakes })
}

/// Returns a step of an explanation.
pub fn step(family: &dyn AnyFamily, step: &AnyStep, say: Say) -> Json {
    json!(Step::new(family, step, say))
}

/// Returns the finding of a rule.
pub fn finding(finding: &AnyFinding, say: Say) -> Json {
    json!(Finding::new(finding, say))
}

/// Returns the result of `explain`.
pub fn explanation(family: &dyn AnyFamily, name: &str, found: &AnyExplanation, say: Say) -> Json {
    let outcome = Reached::from(found.end);
    let steps: Vec<Json> = found.steps.iter().map(|item| step(family, item, say)).collect();
    json!({
        "puzzle": family.info().id, "name": name, "outcome": outcome,
        "grade": found.grade.map(|grade| family.grades()[grade]), "steps": steps,
    })
}

/// Describes a method, for `methods`.
pub fn method(family: &dyn AnyFamily, method: AnyMethod, about: &dyn Fn(&str) -> String) -> Json {
    let mut object = json!(Method::new(family, method, about));
    object["params"] = json!(params(method.params, about));
    object
}

fn params(list: &[Param], about: &dyn Fn(&str) -> String) -> Vec<Parameter> {
    list.iter().map(|param| Parameter::new(param, about)).collect()
}

/// Describes the parameters of a family's generator, or returns null if it has none.
pub fn generator(family: &dyn AnyFamily, about: &dyn Fn(&str) -> String) -> Json {
    let params = family.generator().map(|generator| params(generator.params(), about));
    json!({ "puzzle": family.info().id, "generator": params })
}

/// Returns the name of what a method guarantees.
pub fn promise(method: AnyMethod) -> &'static str {
    match method.promise {
        _ if method.counts_only() => "counts",
        Promise::Shortest => "shortest",
        Promise::ShortestUnless(_) => "shortest-unless",
        Promise::Complete => "complete",
        Promise::AnySolution => "any-solution",
        Promise::BestEffort => "best-effort",
    }
}

/// Returns the values of parameters.
pub fn args(args: &Args) -> Json {
    Json::Object(named(args))
}

/// Returns the values of parameters by name.
pub fn named(args: &Args) -> Map<String, Json> {
    args.iter().map(|(name, item)| (name.to_owned(), value(item))).collect()
}
