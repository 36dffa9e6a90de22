//! Reads and solves one case.

use teka_core::any::AnyPosition;
use teka_core::family::Strictness;
use teka_core::registry;
use teka_core::value::Value;
use teka_host::answer::{self, Outcome, Wanted};
use teka_host::budget::Budget;
use teka_host::search::Search;

/// A method of a family, with the parameters of a document.
pub struct Method<'a> {
    pub family: &'a str,
    pub name: &'a str,
    pub settings: &'a [(&'a str, &'a str)],
}

/// The result of a case.
pub enum Ran {
    Invalid,
    Unsolvable { nodes: u64 },
    Solved { nodes: u64, solution: Box<dyn AnyPosition> },
    Stopped(&'static str),
}

impl Method<'_> {
    /// Reads a text and searches for its first solution.
    ///
    /// # Panics
    /// If the family, the method or a parameter does not exist.
    pub fn run(&self, text: &str, reading: Strictness) -> Ran {
        let family = registry::family(self.family).expect("a known family");
        let Ok(read) = family.parse_as(text, reading) else { return Ran::Invalid };
        let method = family.method(self.name).expect("a method of the family");
        let owned = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        let settings: Vec<_> = self.settings.iter().map(owned).collect();
        let search = Search::new(method, &settings, Budget::default());
        let search = search.expect("parameters of the method");
        let mut answer = answer::solve(read.value.as_ref(), &search, Wanted::UpTo(1), None, None);
        let nodes = answer.cost.stats.nodes;
        match (answer.outcome, answer.solutions.pop()) {
            (Outcome::Solved, Some(solution)) => Ran::Solved { nodes, solution },
            (Outcome::Stopped(stop), _) => Ran::Stopped(stop.name()),
            _ => Ran::Unsolvable { nodes },
        }
    }
}

impl Ran {
    /// Formats the verdict, the count and the solution as in the tables.
    pub fn told(&self, unit: &str, solution: impl Fn(&dyn AnyPosition) -> String) -> String {
        match self {
            Self::Invalid => "invalid".to_owned(),
            Self::Unsolvable { nodes } => format!("unsolvable, {nodes} {unit}"),
            Self::Solved { nodes, solution: found } => {
                format!("solvable, {nodes} {unit}{}", solution(found.as_ref()))
            }
            Self::Stopped(reason) => format!("stopped: {reason}"),
        }
    }
}

/// Returns a field of a solution.
pub fn field(solution: &dyn AnyPosition, name: &str) -> Value {
    let fields = solution.answer();
    let found = fields.into_iter().find(|(known, _)| *known == name);
    found.map_or(Value::Null, |(_, value)| value)
}

/// Returns the numbers in a field, with nested lists flattened.
pub fn numbers(value: &Value) -> Vec<i64> {
    match value {
        Value::Int(number) => vec![*number],
        Value::List(items) => items.iter().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

/// Joins numbers with spaces.
pub fn spaced(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}
