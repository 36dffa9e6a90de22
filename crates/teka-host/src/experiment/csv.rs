//! The results as comma-separated values.
//!
//! Only `seconds` columns and the output of [`times`] can differ between two executions of the same
//! plan.

use super::plan::{Plan, Run, Scenario};
use super::published::{SECONDS, mean};
use super::record::Record;
use super::summary::{Column, Results, median, seconds, success};
use crate::compare::quoted;
use crate::counters::{AT_LEAST, NODES, STORED};

/// The figures that every table of runs has, even if no run counted them.
const ALWAYS: [&str; 4] = [NODES, STORED, "tries", AT_LEAST];

/// Returns a table of all runs.
pub fn runs(results: &Results) -> String {
    let mut figures = ALWAYS.to_vec();
    figures.extend(results.figures.iter().copied().filter(|name| !ALWAYS.contains(name)));
    let heading = ["puzzle", "method", "scenario", "seed", "repeat", "outcome", "reason"];
    let heading = heading.into_iter().chain(figures.iter().copied()).chain([SECONDS]);
    let mut text = line(heading.map(str::to_owned));
    for (run, record) in &results.runs {
        let shown = figures.iter().map(|name| record.shown(name).unwrap_or_default().to_owned());
        let cells = identity(results.plan, *run)
            .into_iter()
            .chain([record.outcome.clone(), record.reason.clone()]);
        text += &line(cells.chain(shown).chain([record.seconds.to_string()]));
    }
    text
}

fn identity(plan: &Plan, run: Run) -> [String; 5] {
    let scenario = &plan.scenarios[run.scenario];
    let seed = scenario.seeded[run.seeded].seed;
    [
        plan.puzzles[run.puzzle].name.clone(),
        scenario.method.name.to_owned(),
        scenario.name.clone(),
        seed.map_or_else(String::new, |seed| seed.to_string()),
        run.repeat.to_string(),
    ]
}

/// Returns counts and means by groups of puzzles and scenarios, with the published ones.
pub fn summary(results: &Results) -> String {
    let figures = &results.figures;
    let published: Vec<&str> = results.plan.published.figures();
    let published: Vec<&str> = published.into_iter().filter(|name| *name != SECONDS).collect();
    let heading =
        ["puzzles", "scenario", "method", "runs", "solved", "unsolvable", "stopped", "success"];
    let heading = heading.iter().chain(figures).map(ToString::to_string);
    let beside = published.iter().map(|name| format!("published_{name}"));
    let mut text = line(heading.chain(beside));
    for row in rows(results) {
        let ended = |outcome: &str| {
            row.records.iter().filter(|record| record.outcome == outcome).count().to_string()
        };
        let counts =
            [row.records.len().to_string(), ended("solved"), ended("unsolvable"), ended("stopped")];
        let means = figures
            .iter()
            .map(|name| number(mean(row.records.iter().filter_map(|record| record.figure(name)))));
        let beside = published.iter().map(|name| {
            number(results.plan.published.mean(name, row.group, &row.column.scenarios))
        });
        let rate = [number(success(&row.records))];
        text += &line(row.names().into_iter().chain(counts).chain(rate).chain(means).chain(beside));
    }
    text
}

/// Returns times by groups of puzzles and scenarios, with the published ones.
pub fn times(results: &Results) -> String {
    let heading =
        "puzzles,scenario,method,runs,total,mean,median,worst,longest_stopped,published_mean\n";
    let mut text = heading.to_owned();
    for row in rows(results) {
        let solved = seconds(&row.records, true);
        let stopped = seconds(&row.records, false);
        let total: f64 = row.records.iter().map(|record| record.seconds).sum();
        let figures = [
            Some(total),
            mean(solved.iter().copied()),
            median(&solved),
            solved.last().copied(),
            stopped.last().copied(),
            results.plan.published.mean(SECONDS, row.group, &row.column.scenarios),
        ];
        let runs = [row.records.len().to_string()];
        text += &line(row.names().into_iter().chain(runs).chain(figures.map(number)));
    }
    text
}

/// A scenario on a group of puzzles.
struct Row<'a> {
    group: &'a str,
    column: &'a Column,
    scenario: &'a Scenario,
    records: Vec<&'a Record>,
}

impl Row<'_> {
    fn names(&self) -> [String; 3] {
        [self.group.to_owned(), self.scenario.name.clone(), self.scenario.method.name.to_owned()]
    }
}

fn rows<'a>(results: &'a Results) -> Vec<Row<'a>> {
    let mut rows = Vec::new();
    for group in &results.puzzle_groups {
        for column in &results.scenarios {
            let scenario = &results.plan.scenarios[column.scenarios[0]];
            let records = results.records(group, column);
            if !records.is_empty() {
                rows.push(Row { group, column, scenario, records });
            }
        }
    }
    rows
}

fn number(figure: Option<f64>) -> String {
    figure.map_or_else(String::new, |figure| figure.to_string())
}

fn line(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| quoted(&cell)).collect();
    cells.join(",") + "\n"
}
