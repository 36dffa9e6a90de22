//! Comparison of several methods on the same puzzles. The methods alternate, so that load on the
//! machine affects all of them equally.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value as Json, json};
use teka_core::any::AnyPuzzle;
use teka_core::control::{Limits, Stats};
use teka_core::fact::Overestimates;
use teka_core::family::Promise;
use teka_core::value::Value;

use crate::answer::{Answer, Outcome, Wanted, solve};
use crate::budget::{Budget, Cost};
use crate::counters;
use crate::json;
use crate::search::Search;
use crate::watch::Progress;

/// A method with its parameters.
#[derive(Clone)]
pub struct Entrant {
    /// The label in tables: the method and the parameters that differ from their defaults.
    pub label: String,
    /// The search to run.
    pub search: Search,
}

/// One run of an entrant on a puzzle.
#[derive(Clone, Debug)]
pub struct Measurement {
    /// The index of the entrant.
    pub entrant: usize,
    /// The index of the puzzle.
    pub puzzle: usize,
    /// The number of the repeat, from 1.
    pub repeat: u32,
    /// The outcome.
    pub outcome: Outcome,
    /// The time and the counters.
    pub cost: Cost,
    /// The figures of the first solution, such as its number of moves.
    pub figures: Vec<(&'static str, i64)>,
}

/// The summary of an entrant.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The number of puzzles solved in every repeat.
    pub solved: usize,
    /// The number of puzzles proven unsolvable in every repeat.
    pub unsolvable: usize,
    /// The number of puzzles on which at least one repeat was stopped.
    pub stopped: usize,
    /// The sum of the fastest repeats.
    pub total: Duration,
    /// The median over the puzzles.
    pub median: Duration,
    /// The time of the slowest puzzle.
    pub worst: Duration,
    /// The sum of the nodes in one repeat.
    pub nodes: u64,
    /// The sum of the stored states in one repeat.
    pub stored: u64,
    /// The sum of the figures in one repeat.
    pub figures: Vec<(&'static str, i64)>,
}

/// Runs every entrant on every puzzle `repeats` times.
pub fn run(
    puzzles: &[Box<dyn AnyPuzzle>],
    entrants: &[Entrant],
    wanted: Wanted,
    repeats: u32,
    progress: Option<&Progress>,
) -> Vec<Measurement> {
    let mut runs = Vec::new();
    for (number, puzzle) in puzzles.iter().enumerate() {
        for repeat in 1..=repeats {
            for (index, entrant) in entrants.iter().enumerate() {
                if entrant.search.budget.cancel.is_asked() {
                    return runs;
                }
                let answer = solve(puzzle.as_ref(), &entrant.search, wanted, progress, None);
                runs.push(Measurement {
                    entrant: index,
                    puzzle: number,
                    repeat,
                    outcome: answer.outcome,
                    cost: answer.cost,
                    figures: figures(puzzle.as_ref(), &answer),
                });
            }
        }
        if let Some(progress) = progress {
            progress.done.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
    }
    runs
}

/// Returns the figures of the first solution.
pub(crate) fn figures(puzzle: &dyn AnyPuzzle, answer: &Answer) -> Vec<(&'static str, i64)> {
    let fields = answer.solutions.first().map(|found| found.answer()).unwrap_or_default();
    let wanted = puzzle.family().info().figures;
    let number = |(name, value): (&'static str, Value)| match value {
        Value::Int(number) if wanted.contains(&name) => Some((name, number)),
        _ => None,
    };
    fields.into_iter().filter_map(number).collect()
}

/// The maximum number of nodes for measuring the estimates of one entrant.
const NODES_TO_MEASURE: u64 = 300_000;

/// Measures how often each entrant's estimates are too high, on the puzzles that are small enough
/// to measure. Returns `None` for entrants without estimates.
pub fn measured(
    puzzles: &[Box<dyn AnyPuzzle>],
    entrants: &[Entrant],
) -> Vec<Option<Overestimates>> {
    let measure = |entrant: &Entrant| {
        let search = &entrant.search;
        let (mut left, mut sum) = (NODES_TO_MEASURE, Overestimates::default());
        for puzzle in puzzles {
            let limits = Limits { nodes: Some(left), ..search.budget.limits };
            let budget = Budget { limits, ..search.budget.clone() };
            let (found, cost) =
                budget.run(None, None, |control| puzzle.overestimates(&search.args, control));
            sum = sum.plus(found?);
            left -= cost.stats.nodes.min(left);
            if left == 0 || search.budget.cancel.is_asked() {
                break;
            }
        }
        Some(sum)
    };
    entrants.iter().map(measure).collect()
}

/// Summarises the runs of each entrant that has any.
pub fn summaries<'a>(runs: &[Measurement], entrants: &'a [Entrant]) -> Vec<(&'a Entrant, Summary)> {
    let of = |index: usize| runs.iter().filter(move |run| run.entrant == index);
    let numbered = entrants.iter().enumerate().filter(|(index, _)| of(*index).next().is_some());
    numbered.map(|(index, entrant)| (entrant, summary(of(index)))).collect()
}

fn summary<'a>(runs: impl Iterator<Item = &'a Measurement>) -> Summary {
    // The runs of one puzzle are consecutive.
    let mut puzzles: Vec<Vec<&Measurement>> = Vec::new();
    for run in runs {
        match puzzles.last_mut() {
            Some(last) if last[0].puzzle == run.puzzle => last.push(run),
            _ => puzzles.push(vec![run]),
        }
    }
    let all = |runs: &[&Measurement], outcome| runs.iter().all(|run| run.outcome == outcome);
    let mut best: Vec<Duration> =
        puzzles.iter().filter_map(|runs| runs.iter().map(|run| run.cost.time).min()).collect();
    best.sort();
    let solved = puzzles.iter().filter(|runs| all(runs, Outcome::Solved)).count();
    let unsolvable = puzzles.iter().filter(|runs| all(runs, Outcome::Unsolvable)).count();
    Summary {
        solved,
        unsolvable,
        stopped: puzzles.len() - solved - unsolvable,
        total: best.iter().sum(),
        median: median(&best),
        worst: best.last().copied().unwrap_or_default(),
        nodes: puzzles.iter().map(|runs| runs[0].cost.stats.nodes).sum(),
        stored: puzzles.iter().map(|runs| runs[0].cost.stats.stored).sum(),
        figures: summed(puzzles.iter().flat_map(|runs| runs[0].figures.iter().copied())),
    }
}

/// Adds up each figure, in order of first occurrence.
fn summed(figures: impl Iterator<Item = (&'static str, i64)>) -> Vec<(&'static str, i64)> {
    let mut sums: Vec<(&'static str, i64)> = Vec::new();
    for (name, number) in figures {
        match sums.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += number,
            None => sums.push((name, number)),
        }
    }
    sums
}

/// Returns the puzzles on which two entrants that promise completeness contradict each other.
pub fn contradictions(runs: &[Measurement], entrants: &[Entrant]) -> Vec<usize> {
    contradicted(runs.iter().map(|run| {
        let promise = entrants[run.entrant].search.method.promise;
        (run.puzzle, promise, json::outcome(run.outcome).0)
    }))
}

/// Returns the puzzles that some methods solved and others proved unsolvable. `answers` has the
/// puzzle, the promise and the outcome of each run.
pub fn contradicted<'a>(answers: impl Iterator<Item = (usize, Promise, &'a str)>) -> Vec<usize> {
    let is = |outcome| json::outcome(outcome).0;
    let (mut solved, mut unsolvable) = (BTreeSet::new(), BTreeSet::new());
    for (puzzle, _, outcome) in answers.filter(|(_, promise, _)| *promise != Promise::BestEffort) {
        solved.extend((outcome == is(Outcome::Solved)).then_some(puzzle));
        unsolvable.extend((outcome == is(Outcome::Unsolvable)).then_some(puzzle));
    }
    solved.intersection(&unsolvable).copied().collect()
}

/// Writes the runs as CSV with a heading.
pub fn csv(runs: &[Measurement], entrants: &[Entrant], names: &[String]) -> String {
    let mut lines =
        vec!["puzzle,method,parameters,repeat,outcome,reason,seconds,nodes,stored".to_owned()];
    let further = counters::further(&Stats::default());
    lines[0].extend(further.iter().map(|(name, _)| format!(",{name}")));
    let names_of_figures = summed(runs.iter().flat_map(|run| run.figures.iter().copied()));
    lines[0].extend(names_of_figures.iter().map(|(name, _)| format!(",{name}")));
    for run in runs {
        let search = &entrants[run.entrant].search;
        let params: Vec<String> =
            search.args.iter().map(|(name, value)| format!("{name}={}", show(value))).collect();
        let (outcome, reason) = json::outcome(run.outcome);
        lines.push(format!(
            "{},{},{},{},{outcome},{},{},{},{}{}{}",
            quoted(&names[run.puzzle]),
            search.method.name,
            quoted(&params.join(" ")),
            run.repeat,
            reason.unwrap_or(""),
            run.cost.time.as_secs_f64(),
            run.cost.stats.nodes,
            run.cost.stats.stored,
            further_csv(&run.cost.stats),
            figures_csv(&names_of_figures, run)
        ));
    }
    lines.join("\n") + "\n"
}

fn further_csv(stats: &Stats) -> String {
    let cell = |(_, number): (_, Option<Value>)| {
        number.map_or_else(|| ",".to_owned(), |number| format!(",{}", show(&number)))
    };
    counters::further(stats).into_iter().map(cell).collect()
}

fn figures_csv(names: &[(&str, i64)], run: &Measurement) -> String {
    let figure = |(name, _): &(&str, i64)| {
        let known = run.figures.iter().find(|(known, _)| known == name);
        known.map_or_else(|| ",".to_owned(), |(_, number)| format!(",{number}"))
    };
    names.iter().map(figure).collect()
}

/// Formats the value of a parameter for tables.
pub fn show(value: &Value) -> String {
    match json::value(value) {
        Json::String(text) => text,
        other => other.to_string(),
    }
}

/// Quotes a text for CSV if necessary.
pub(crate) fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// Returns the summary of an entrant as JSON.
pub fn summary_json(entrant: &Entrant, summary: &Summary, measured: Option<Overestimates>) -> Json {
    let mut object = json!({
        "method": entrant.search.method.name, "parameters": json::args(&entrant.search.args),
        "solved": summary.solved, "unsolvable": summary.unsolvable, "stopped": summary.stopped,
        "seconds": { "total": summary.total.as_secs_f64(), "median": summary.median.as_secs_f64(),
                     "worst": summary.worst.as_secs_f64() },
        "nodes": summary.nodes, "stored": summary.stored,
    });
    for (name, sum) in &summary.figures {
        object[*name] = json!(sum);
    }
    if let Some(Overestimates { measured, too_high }) = measured {
        object["overestimates"] = json!({ "measured": measured, "too_high": too_high });
    }
    object
}

/// Returns the median of sorted times.
fn median(sorted: &[Duration]) -> Duration {
    let (lower, upper) = (sorted.len().saturating_sub(1) / 2, sorted.len() / 2);
    let at = |index: usize| sorted.get(index).copied().unwrap_or_default();
    (at(lower) + at(upper)) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_lies_in_the_middle() {
        let check = |times: &[u64], expected: u64| {
            let times: Vec<Duration> = times.iter().copied().map(Duration::from_micros).collect();
            assert_eq!(median(&times), Duration::from_micros(expected), "{times:?}");
        };
        check(&[], 0);
        check(&[7], 7);
        check(&[2, 4], 3);
        check(&[1, 2, 9], 2);
        check(&[1, 2, 4, 9], 3);
    }
}
