//! The counters of a run and their names in JSON, tables and messages.

use teka_core::control::Stats;
use teka_core::value::Value;

use crate::search::Search;

/// The name of the counter that every run has.
pub const NODES: &str = "nodes";
/// The name of the counter of stored states.
pub const STORED: &str = "stored";
/// The name of the proven lower bound on the number of moves.
pub const AT_LEAST: &str = "at_least";

/// Returns the counters other than [`NODES`] and [`STORED`]. The names and their order are fixed,
/// and the value is `None` if a counter does not apply to the run.
pub fn further(stats: &Stats) -> [(&'static str, Option<Value>); 6] {
    let positive = |number: u64| (number > 0).then(|| whole(number));
    let genetic = stats.genetic;
    [
        ("tries", positive(stats.tries)),
        (AT_LEAST, positive(stats.at_least)),
        ("filled", genetic.map(|genetic| whole(genetic.filled))),
        ("generations", genetic.map(|genetic| whole(genetic.generations))),
        ("best_fitness", genetic.map(|genetic| Value::Real(genetic.best_fitness))),
        ("restarts", genetic.map(|genetic| whole(genetic.restarts))),
    ]
}

/// Returns every counter that applies to a run of `search`: its message id, name and value.
pub fn shown(search: &Search, stats: &Stats) -> Vec<(String, &'static str, Value)> {
    let counted = format!("counted-{}", search.counted().name());
    let stored = (stats.stored > 0).then(|| whole(stats.stored));
    let named = [(STORED, stored)].into_iter().chain(further(stats));
    let others = named.filter_map(|(name, number)| {
        Some((format!("counter-{}", name.replace('_', "-")), name, number?))
    });
    [(counted, NODES, whole(stats.nodes))].into_iter().chain(others).collect()
}

/// Converts a counter. A counter beyond `i64::MAX` would take centuries to reach.
fn whole(number: u64) -> Value {
    Value::Int(i64::try_from(number).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use teka_core::control::Genetic;

    #[test]
    fn what_means_nothing_has_no_number() {
        let names = |stats: &Stats| -> Vec<&str> {
            further(stats).into_iter().filter_map(|(name, number)| number.map(|_| name)).collect()
        };
        assert_eq!(names(&Stats::default()), Vec::<&str>::new());
        assert_eq!(names(&Stats { tries: 3, ..Stats::default() }), ["tries"]);
        let genetic = Some(Genetic::default());
        let bred = ["filled", "generations", "best_fitness", "restarts"];
        assert_eq!(names(&Stats { genetic, ..Stats::default() }), bred);
    }
}
