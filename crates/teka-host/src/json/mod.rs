//! Results as JSON: the contract programs rely on. One object a puzzle.

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

/// Turns a message into words: JSON carries words too, in the reader's language.
pub type Say<'a> = &'a dyn Fn(&Message) -> String;

/// Plain data.
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

/// Named data.
pub fn fields(fields: &Fields) -> Map<String, Json> {
    fields.iter().map(|(name, item)| ((*name).to_owned(), value(item))).collect()
}

/// Returns the result of `solve` as the command writes it, without its solutions.
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
    /// Returns the result of a search.
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

/// The name of an outcome, and the reason of a stop.
pub fn outcome(outcome: Outcome) -> (&'static str, Option<&'static str>) {
    match outcome {
        Outcome::Solved => ("solved", None),
        Outcome::Unsolvable => ("unsolvable", None),
        Outcome::Stopped(stop) => ("stopped", Some(stop.name())),
    }
}

/// A solution as text: there may be millions, and text takes the least memory.
pub fn solution(found: &dyn AnyPosition) -> String {
    let mut object = fields(&found.answer());
    object.insert("moves".to_owned(), json!(found.moves()));
    Json::Object(object).to_string()
}

/// An object on a line, with solutions that are text already.
pub fn with_solutions(object: &Json, solutions: &[String]) -> String {
    let text = object.to_string();
    let inside = text.strip_suffix('}').unwrap_or(&text);
    format!("{inside},\"solutions\":[{}]}}\n", solutions.join(","))
}

/// The statistics of a run as JSON.
pub fn stats(cost: &Cost) -> Json {
    json!(Stats::new(cost))
}

/// The parameters of the method, where it has any.
fn parameters(search: &Search) -> Option<Map<String, Json>> {
    (!search.method.params.is_empty()).then(|| named(&search.args))
}

/// Work on a puzzle that was stopped.
pub fn stopped(family: &dyn AnyFamily, name: &str, stop: Stop) -> Json {
    let (id, reason) = (family.info().id, stop.name());
    json!({ "puzzle": id, "name": name, "outcome": "stopped", "reason": reason })
}

/// An input that cannot be read.
pub fn invalid(name: &str, errors: &Diagnostics, say: Say) -> Json {
    json!({ "name": name, "outcome": "invalid", "errors": json!(diagnostics(errors, say)) })
}

/// The verdict of `check`.
pub fn check(family: &dyn AnyFamily, name: &str, status: &Status, say: Say) -> Json {
    let (outcome, mistakes) = judgement(status, say);
    json!({ "puzzle": family.info().id, "name": name, "outcome": outcome, "mistakes": mistakes })
}

/// One step of an explanation.
pub fn step(family: &dyn AnyFamily, step: &AnyStep, say: Say) -> Json {
    json!(Step::new(family, step, say))
}

/// What a rule found.
pub fn finding(finding: &AnyFinding, say: Say) -> Json {
    json!(Finding::new(finding, say))
}

/// The answer of `explain`.
pub fn explanation(family: &dyn AnyFamily, name: &str, found: &AnyExplanation, say: Say) -> Json {
    let outcome = Reached::from(found.end);
    let steps: Vec<Json> = found.steps.iter().map(|item| step(family, item, say)).collect();
    json!({
        "puzzle": family.info().id, "name": name, "outcome": outcome,
        "grade": found.grade.map(|grade| family.grades()[grade]), "steps": steps,
    })
}

/// An algorithm, for `methods`.
pub fn method(family: &dyn AnyFamily, method: AnyMethod, about: &dyn Fn(&str) -> String) -> Json {
    let mut object = json!(Method::new(family, method, about));
    object["params"] = json!(params(method.params, about));
    object
}

fn params(list: &[Param], about: &dyn Fn(&str) -> String) -> Vec<Parameter> {
    list.iter().map(|param| Parameter::new(param, about)).collect()
}

/// What a new puzzle of a family can be asked to be; null if it has no generator.
pub fn generator(family: &dyn AnyFamily, about: &dyn Fn(&str) -> String) -> Json {
    let params = family.generator().map(|generator| params(generator.params(), about));
    json!({ "puzzle": family.info().id, "generator": params })
}

/// The name of what an algorithm promises.
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

/// Parameters as they were set.
pub fn args(args: &Args) -> Json {
    Json::Object(named(args))
}

/// Parameters as they were set, by name.
pub fn named(args: &Args) -> Map<String, Json> {
    args.iter().map(|(name, item)| (name.to_owned(), value(item))).collect()
}
