//! Results as JSON: the contract programs rely on. One object a puzzle.

use serde_json::{Map, Value as Json, json};
use teka_core::any::{
    AnyExplanation, AnyFamily, AnyFinding, AnyMethod, AnyPosition, AnyPuzzle, AnyStep,
};
use teka_core::control::Stop;
use teka_core::counting::Derived;
use teka_core::diagnostic::{Diagnostic, Diagnostics};
use teka_core::explain::Reached;
use teka_core::family::{Promise, Status};
use teka_core::message::Message;
use teka_core::param::{Args, Kind, Param};
use teka_core::value::{Fields, Value};

use crate::answer::{Answer, Outcome};
use crate::budget::Cost;
use crate::count::{Count, Shard};
use crate::counters;
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

/// The answer of `solve`, without its solutions.
pub fn answer(
    family: &dyn AnyFamily,
    name: &str,
    search: &Search,
    answer: &Answer,
    warnings: &Diagnostics,
    say: Say,
) -> Json {
    let (outcome, reason) = outcome(answer.outcome);
    let mut object = json!({
        "puzzle": family.info().id, "name": name, "method": search.method.name,
        "outcome": outcome,
    });
    with_parameters(&mut object, search);
    if let Some(reason) = reason {
        object["reason"] = json!(reason);
    }
    object["proven"] = json!({ "complete": answer.complete, "shortest": answer.shortest });
    object["stats"] = stats(&answer.cost);
    object["warnings"] = diagnostics(warnings, say);
    object
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

/// The statistics of a run: its main count as `nodes`, and further counters where they apply.
pub fn stats(cost: &Cost) -> Json {
    let seconds = cost.time.as_secs_f64();
    let mut object =
        json!({ "nodes": cost.stats.nodes, "stored": cost.stats.stored, "seconds": seconds });
    for (name, number) in counters::further(&cost.stats) {
        if let Some(number) = number {
            object[name] = value(&number);
        }
    }
    object
}

/// The parameters of the method, where it has any.
fn with_parameters(object: &mut Json, search: &Search) {
    if !search.method.params.is_empty() {
        object["parameters"] = args(&search.args);
    }
}

/// Work on a puzzle that was stopped.
pub fn stopped(family: &dyn AnyFamily, name: &str, stop: Stop) -> Json {
    let (id, reason) = (family.info().id, stop.name());
    json!({ "puzzle": id, "name": name, "outcome": "stopped", "reason": reason })
}

/// An input that cannot be read.
pub fn invalid(name: &str, errors: &Diagnostics, say: Say) -> Json {
    json!({ "name": name, "outcome": "invalid", "errors": diagnostics(errors, say) })
}

/// A list of diagnostics.
pub fn diagnostics(list: &Diagnostics, say: Say) -> Json {
    list.0.iter().map(|item| diagnostic(item, say)).collect()
}

fn diagnostic(item: &Diagnostic, say: Say) -> Json {
    json!({
        "line": item.span.map(|span| span.line), "column": item.span.map(|span| span.column),
        "length": item.span.map(|span| span.length),
        "code": item.code, "message": say(&item.message), "label": item.label.as_ref().map(say),
        "help": item.help.as_ref().map(say), "lenient": item.lenient.as_ref().map(say),
    })
}

/// The verdict of `check`.
pub fn check(family: &dyn AnyFamily, name: &str, status: &Status, say: Say) -> Json {
    let (outcome, mistakes) = match status {
        Status::Solved => ("solved", json!([])),
        Status::Open { missing } => {
            ("open", json!([{ "code": "unfinished", "message": say(missing), "places": [] }]))
        }
        Status::Broken(violations) => {
            let mistake = |violation: &teka_core::family::Violation| {
                let places = json!(
                    violation.places.iter().map(|place| place.to_string()).collect::<Vec<_>>()
                );
                json!({ "code": violation.code, "message": say(&violation.message), "places": places })
            };
            ("broken", violations.iter().map(mistake).collect())
        }
    };
    json!({ "puzzle": family.info().id, "name": name, "outcome": outcome, "mistakes": mistakes })
}

/// One step of an explanation.
pub fn step(family: &dyn AnyFamily, step: &AnyStep, say: Say) -> Json {
    let mut object = json!({ "rule": step.rule, "grade": family.grades()[step.grade] });
    merge(&mut object, finding(&step.finding, say));
    object
}

/// What a rule found.
pub fn finding(finding: &AnyFinding, say: Say) -> Json {
    let because: Vec<String> = finding.because.iter().map(ToString::to_string).collect();
    json!({ "message": say(&finding.message), "because": because, "moves": finding.moves })
}

/// The answer of `explain`.
pub fn explanation(family: &dyn AnyFamily, name: &str, found: &AnyExplanation, say: Say) -> Json {
    let outcome = match found.end {
        Reached::Solved => "solved",
        Reached::Impossible => "unsolvable",
        Reached::Stuck => "stuck",
    };
    let steps: Vec<Json> = found.steps.iter().map(|item| step(family, item, say)).collect();
    json!({
        "puzzle": family.info().id, "name": name, "outcome": outcome,
        "grade": found.grade.map(|grade| family.grades()[grade]), "steps": steps,
    })
}

/// An algorithm, for `methods`.
pub fn method(family: &dyn AnyFamily, method: AnyMethod, about: &dyn Fn(&str) -> String) -> Json {
    let id = family.info().id;
    let params: Vec<Json> = method.params.iter().map(|item| param(item, about)).collect();
    json!({
        "puzzle": id, "name": method.name, "promise": promise(method),
        "about": about(&format!("{id}-method-{}", method.name)), "params": params,
    })
}

/// What a new puzzle of a family can be asked to be; null if it has no generator.
pub fn generator(family: &dyn AnyFamily, about: &dyn Fn(&str) -> String) -> Json {
    let params = family.generator().map(|generator| generator.params().iter());
    let params = params.map(|all| all.map(|item| param(item, about)).collect::<Vec<Json>>());
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

/// A parameter as described.
pub fn param(param: &Param, about: &dyn Fn(&str) -> String) -> Json {
    let mut object = json!({ "name": param.name, "about": about(param.about), "default": value(&param.kind.default()) });
    merge(
        &mut object,
        match param.kind {
            Kind::Int { min, max, .. } => json!({ "kind": "int", "min": min, "max": max }),
            Kind::Percent { .. } => json!({ "kind": "percent", "min": 0, "max": 100 }),
            Kind::Choice { options, .. } => json!({ "kind": "choice", "options": options }),
        },
    );
    object
}

/// Parameters as they were set.
pub fn args(args: &Args) -> Json {
    Json::Object(args.iter().map(|(name, item)| (name.to_owned(), value(item))).collect())
}

fn merge(object: &mut Json, more: Json) {
    if let (Json::Object(object), Json::Object(more)) = (object, more) {
        object.extend(more);
    }
}

// Counts as JSON.

/// The answer of `count`. `digest` tells shares of one puzzle from those of another, and
/// `derived` what the numbers of the whole are made of.
pub fn count(
    puzzle: &dyn AnyPuzzle,
    name: &str,
    search: &Search,
    count: &Count,
    part: Option<Shard>,
) -> Json {
    let mut object = json!({
        "puzzle": puzzle.family().info().id, "name": name, "method": search.method.name,
        "count": number(count.count), "exact": count.exact,
        "reason": count.stopped.map(|stop| stop.name()),
        "part": part.map(|part| part.to_string()), "digest": digest(puzzle), "stats": stats(&count.cost),
    });
    with_parameters(&mut object, search);
    if !count.derived.is_empty() {
        let named = count.named(part).into_iter();
        let named = named.map(|(name, known)| (name.to_owned(), known.map_or(Json::Null, number)));
        object["counts"] = Json::Object(named.collect());
    }
    if part.is_some() && !count.derived.is_empty() {
        object["derived"] = derived(&count.derived);
    }
    object
}

/// A whole number of any size: as text where it is larger than most programs read it.
pub fn number(number: u128) -> Json {
    u64::try_from(number).map_or_else(|_| json!(number.to_string()), |small| json!(small))
}

/// Reads what [`number`] made.
pub fn read_number(number: &Json) -> Option<u128> {
    match number {
        Json::String(text) => text.parse().ok(),
        other => other.as_u64().map(u128::from),
    }
}

/// How numbers follow from a count.
pub fn derived(numbers: &[Derived]) -> Json {
    let one = |derived: &Derived| {
        let Derived { name, per, plus, by } = *derived;
        json!({ "name": name, "per": number(per), "plus": number(plus), "by": number(by) })
    };
    numbers.iter().map(one).collect()
}

/// Reads what [`derived`] made, with the name that `known` has for each.
pub fn read_derived(
    numbers: &Json,
    known: impl Fn(&str) -> Option<&'static str>,
) -> Option<Vec<Derived>> {
    let one = |object: &Json| {
        let read = |field: &str| read_number(&object[field]);
        let name = known(object["name"].as_str()?)?;
        Some(Derived { name, per: read("per")?, plus: read("plus")?, by: read("by")? })
    };
    numbers.as_array()?.iter().map(one).collect()
}

/// A short name for a puzzle's content: that of its usual text.
pub(crate) fn digest(puzzle: &dyn AnyPuzzle) -> String {
    let text = puzzle.write(puzzle.family().formats()[0].name).unwrap_or_default();
    hash(text.as_bytes())
}

/// A short name for any content (64-bit FNV-1a).
pub(crate) fn hash(bytes: &[u8]) -> String {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_text_and_read_again() {
        let check = |value: u128, written: &str| {
            assert_eq!(number(value).to_string(), written);
            assert_eq!(read_number(&number(value)), Some(value));
        };
        check(0, "0");
        check(u64::MAX.into(), "18446744073709551615");
        check(1 << 64, "\"18446744073709551616\"");
        assert_eq!(read_number(&json!(-1)), None);
        assert_eq!(read_number(&json!("many")), None);
    }

    #[test]
    fn derived_numbers_are_read_again() {
        let numbers = [Derived { name: "n", per: u128::MAX, plus: 3, by: 8 }];
        let known = |name: &str| (name == "n").then_some("n");
        assert_eq!(read_derived(&derived(&numbers), known).as_deref(), Some(&numbers[..]));
        assert_eq!(read_derived(&derived(&numbers), |_| None), None);
        assert_eq!(read_derived(&json!([{ "name": "n", "per": 1 }]), known), None);
        assert_eq!(read_derived(&json!({}), known), None);
    }
}
