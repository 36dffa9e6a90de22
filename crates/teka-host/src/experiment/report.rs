//! Pages about the results: one that is the same for every execution of a plan, and one of times,
//! which differ.

use std::time::Duration;

use teka_core::message;
use teka_text::Words;

use super::page::Block;
use super::plan::Scenario;
use super::published::{SECONDS, SUCCESS, mean};
use super::record::Machine;
use super::summary::{Column, Comparison, Failure, Results, median, seconds};
use super::{NODES_CHART, SUCCESS_CHART, TIMES_CHART};
use crate::counters::{AT_LEAST, NODES};

/// The maximum number of columns. Wider tables are transposed.
const WIDEST: usize = 6;
/// The maximum number of puzzles that are listed individually.
const MOST_NAMED: usize = 30;

/// A writer of the pages about results in one language.
pub struct Report<'a> {
    /// The results.
    pub results: &'a Results<'a>,
    /// The language.
    pub words: &'a Words,
    /// The machine that executed the runs.
    pub machine: Machine,
    /// The version of Teka.
    pub version: &'a str,
}

impl Report<'_> {
    /// Returns the title of the plan, or a default title.
    pub fn title(&self) -> String {
        let title = self.results.plan.title.in_language(self.words.lang());
        if title.is_empty() { self.words.id("experiment-title") } else { title.to_owned() }
    }

    /// Returns the page of results.
    pub fn results(&self) -> Vec<Block> {
        let mut page = vec![Block::Heading(1, self.title()), Block::List(self.facts())];
        page.extend(self.faults());
        page.extend([heading(self.words.id("experiment-scenarios")), self.scenario_table()]);
        page.push(heading(self.words.id("experiment-success")));
        page.push(self.about(self.words.id("experiment-success-about")));
        page.push(Block::Picture(self.words.id("experiment-success"), SUCCESS_CHART));
        page.push(self.by_group(SUCCESS));
        page.extend(self.by_scenario());
        page.extend(self.agreement());
        page.extend(self.means());
        page.extend(self.failures());
        page
    }

    /// Explains tables, and which of two figures is the published one.
    fn about(&self, about: String) -> Block {
        Block::Text(match self.results.plan.published.cells().is_empty() {
            true => about,
            false => format!("{about} {}", self.words.id("experiment-beside")),
        })
    }

    /// Describes the size of the experiment and the machine.
    fn facts(&self) -> Vec<String> {
        let (plan, words) = (self.results.plan, self.words);
        let number = |number: usize| words.number(number as u64);
        let runs = message!(
            "experiment-runs",
            done = number(self.results.runs.len()),
            planned = number(self.results.planned),
            puzzles = plan.puzzles.len(),
            scenarios = plan.scenarios.len()
        );
        let version = message!("experiment-version", version = self.version);
        vec![words.say(&runs), words.say(&version), words.say(&self.machine.message(words))]
    }

    /// Lists wrong answers and contradictions, which no experiment should have.
    fn faults(&self) -> Vec<Block> {
        let wrong = self.results.faults().into_iter().map(|(puzzle, scenario)| {
            let reason = message!("stop-fault");
            message!("experiment-fault", puzzle = puzzle, scenario = scenario, reason = reason)
        });
        let contradictions = self.results.contradictions().into_iter();
        let contradictions =
            contradictions.map(|puzzle| message!("compare-contradiction", name = puzzle));
        let all: Vec<String> = wrong.chain(contradictions).map(|it| self.words.say(&it)).collect();
        match all.is_empty() {
            true => Vec::new(),
            false => vec![heading(self.words.id("experiment-faults")), Block::List(all)],
        }
    }

    fn scenario_table(&self) -> Block {
        let heading = [
            self.words.id("experiment-scenario"),
            self.words.id("experiment-group"),
            self.words.id("table-method"),
            self.words.id("experiment-parameters"),
            self.words.id("experiment-seeds"),
            self.words.id("experiment-limits"),
        ];
        let row = |scenario: &Scenario| {
            let seeds = scenario.seeded.iter().filter(|seeded| seeded.seed.is_some()).count();
            vec![
                scenario.name.clone(),
                scenario.group.clone(),
                scenario.method.name.to_owned(),
                scenario.shown_settings(),
                if seeds == 0 { "–".to_owned() } else { seeds.to_string() },
                self.limits(scenario),
            ]
        };
        let rows = self.results.plan.scenarios.iter().map(row);
        Block::Table(4, std::iter::once(heading.to_vec()).chain(rows).collect())
    }

    /// Returns the limits of a run that the plan sets.
    fn limits(&self, scenario: &Scenario) -> String {
        let nodes = scenario.limits.nodes.map(|nodes| {
            self.words.say(&message!("experiment-limit-nodes", nodes = self.words.number(nodes)))
        });
        let time = scenario.time.map(|time| self.words.time(time));
        let memory =
            scenario.limits.bytes.map(|bytes| format!("{} MiB", self.words.number(bytes >> 20)));
        [nodes, time, memory].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Returns a table of a figure by groups of puzzles and scenarios.
    fn by_group(&self, figure: &str) -> Block {
        let columns = &self.results.scenario_groups;
        let groups = &self.results.puzzle_groups;
        if columns.len() > WIDEST {
            self.upright(figure, columns, groups)
        } else {
            self.flat(figure, columns, groups)
        }
    }

    /// Returns a table with a row for each group of puzzles.
    fn flat(&self, figure: &str, columns: &[Column], groups: &[&str]) -> Block {
        let mut heading =
            vec![self.words.id("experiment-puzzles"), self.words.id("experiment-runs-column")];
        heading.extend(columns.iter().map(|column| column.name.clone()));
        let row = |group: &&str| {
            let runs = self.results.runs_of(group);
            let mut row = vec![self.group_name(group), self.words.number(runs as u64)];
            row.extend(columns.iter().map(|column| self.cell(figure, group, column)));
            row
        };
        Block::Table(1, std::iter::once(heading).chain(groups.iter().map(row)).collect())
    }

    /// Returns a table with a row for each scenario or group of scenarios.
    fn upright(&self, figure: &str, columns: &[Column], groups: &[&str]) -> Block {
        let mut heading = vec![self.words.id("experiment-scenario")];
        heading.extend(groups.iter().map(|group| self.group_name(group)));
        let row = |column: &Column| {
            let cells = groups.iter().map(|group| self.cell(figure, group, column));
            std::iter::once(column.name.clone()).chain(cells).collect()
        };
        Block::Table(1, std::iter::once(heading).chain(columns.iter().map(row)).collect())
    }

    /// Returns the success by scenario, if a group has several scenarios.
    fn by_scenario(&self) -> Vec<Block> {
        let columns = &self.results.scenarios;
        if columns.len() == self.results.scenario_groups.len() {
            return Vec::new();
        }
        let heading = Block::Heading(3, self.words.id("experiment-by-scenario"));
        vec![heading, self.upright(SUCCESS, columns, &self.results.puzzle_groups)]
    }

    /// Lists which published figures of single puzzles are equal to ours.
    fn agreement(&self) -> Vec<Block> {
        let agreements = self.results.agreements();
        if agreements.is_empty() {
            return Vec::new();
        }
        let mut rows = vec![vec![
            self.words.id("experiment-figure"),
            self.words.id("experiment-scenario"),
            self.words.id("experiment-compared"),
            self.words.id("experiment-equal"),
            self.words.id("experiment-differing"),
        ]];
        for agreement in &agreements {
            let differing = agreement.differing.iter().take(MOST_NAMED);
            let differing =
                differing.map(|(puzzle, ours, theirs)| format!("{puzzle} ({ours} / {theirs})"));
            let more = (agreement.differing.len() > MOST_NAMED).then(|| "…".to_owned());
            let equal = agreement.compared - agreement.differing.len();
            rows.push(vec![
                self.figure_name_in(agreement.figure, &agreement.column.scenarios),
                agreement.column.name.clone(),
                self.words.number(agreement.compared as u64),
                self.words.number(equal as u64),
                differing.chain(more).collect::<Vec<_>>().join(", "),
            ]);
        }
        let about = Block::Text(self.words.id("experiment-agreement-about"));
        vec![heading(self.words.id("experiment-agreement")), about, Block::Table(2, rows)]
    }

    /// Returns the mean of each figure that was counted.
    fn means(&self) -> Vec<Block> {
        let mut page = vec![heading(self.words.id("experiment-means"))];
        page.push(self.about(self.words.id("experiment-means-about")));
        page.push(Block::Picture(self.figure_name(NODES), NODES_CHART));
        let is_counted = |name: &&str| {
            self.results
                .runs
                .iter()
                .any(|(_, record)| record.figure(name).is_some_and(|value| value != 0.0))
        };
        // The mean of lower bounds for different puzzles has no meaning.
        let figures = self.results.figures.iter().copied().filter(|name| *name != AT_LEAST);
        for name in figures.filter(is_counted) {
            page.push(Block::Heading(3, self.figure_name(name)));
            page.push(self.by_group(name));
        }
        page
    }

    /// Lists the puzzles that were not solved in every run, unless there are too many.
    fn failures(&self) -> Vec<Block> {
        let failures = self.results.failures();
        let block = match failures.len() {
            0 => return Vec::new(),
            1..=MOST_NAMED => Block::List(failures.iter().map(|one| self.failure(one)).collect()),
            count => {
                let count = self.words.number(count as u64);
                Block::Text(self.words.say(&message!("experiment-many-failures", count = count)))
            }
        };
        vec![heading(self.words.id("experiment-failures")), block]
    }

    fn failure(&self, failure: &Failure) -> String {
        let Failure { puzzle, scenario, solved, runs } = *failure;
        self.words.say(&message!(
            "experiment-failure",
            puzzle = puzzle,
            scenario = scenario,
            solved = solved,
            runs = runs
        ))
    }
}

/// Creates a level-2 heading.
fn heading(text: String) -> Block {
    Block::Heading(2, text)
}

impl Report<'_> {
    /// Returns our figure, and the published one if there is one.
    pub fn cell(&self, figure: &str, group: &str, column: &Column) -> String {
        let Comparison { ours, published } = self.results.comparison(figure, group, column);
        let shown = |value: Option<f64>| value.map_or_else(none, |value| self.shown(figure, value));
        match (ours, published) {
            (None, None) => none(),
            (_, None) => shown(ours),
            _ => format!("{} / {}", shown(ours), shown(published)),
        }
    }

    fn shown(&self, figure: &str, value: f64) -> String {
        match figure {
            SUCCESS => percent(value, self.words),
            SECONDS => self.time(value),
            _ => self.words.decimal(value, places(value)),
        }
    }

    pub fn time(&self, seconds: f64) -> String {
        self.words.time(Duration::try_from_secs_f64(seconds).unwrap_or_default())
    }

    /// Returns the name of a group, or "all" for puzzles without a group.
    pub fn group_name(&self, group: &str) -> String {
        if group.is_empty() { self.words.id("experiment-all-puzzles") } else { group.to_owned() }
    }

    /// Returns the name of a figure.
    pub fn figure_name(&self, figure: &str) -> String {
        let all: Vec<usize> = (0..self.results.plan.scenarios.len()).collect();
        self.figure_name_in(figure, &all)
    }

    /// Returns the name of a figure in these scenarios: a counter of searches, or a figure of the
    /// family.
    pub fn figure_name_in(&self, figure: &str, scenarios: &[usize]) -> String {
        let counter = format!("counter-{}", figure.replace('_', "-"));
        let family = format!("{}-figure-{figure}", self.results.plan.family.info().id);
        match figure {
            NODES => self.counted(scenarios),
            _ if self.words.has(&counter) => self.words.id(&counter),
            _ if self.words.has(&family) => self.words.id(&family),
            _ => figure.to_owned(),
        }
    }

    /// Returns the units that these scenarios count, which can differ.
    fn counted(&self, scenarios: &[usize]) -> String {
        let mut names: Vec<String> = Vec::new();
        for Scenario { method, seeded, .. } in
            scenarios.iter().map(|index| &self.results.plan.scenarios[*index])
        {
            let counted = seeded.first().map(|seeded| (method.counted)(&seeded.args).name());
            let name = counted.map(|name| self.words.id(&format!("counted-{name}")));
            names.extend(name.filter(|name| !names.contains(name)));
        }
        names.join(" / ")
    }
}

/// Returns the replacement for a missing figure.
fn none() -> String {
    "–".to_owned()
}

/// Formats a fraction as a percentage. Only exact values have no decimals, so 99.9 is not shown as
/// 100.
pub fn percent(fraction: f64, words: &Words) -> String {
    let percent = (100.0 * fraction).clamp(0.0, 100.0);
    words.decimal(percent, usize::from(percent != percent.round()))
}

/// Returns a suitable number of decimal places for a figure.
fn places(value: f64) -> usize {
    match value.abs() {
        _ if value == value.round() => 0,
        large if large >= 100.0 => 0,
        middle if middle >= 10.0 => 1,
        _ => 2,
    }
}

impl Report<'_> {
    /// Returns the page of times.
    pub fn times(&self, threads: usize) -> Vec<Block> {
        let title = message!("experiment-times-title", title = self.title());
        let about = message!("experiment-times-about", threads = threads);
        vec![
            Block::Heading(1, self.words.say(&title)),
            Block::Text(self.words.say(&about)),
            heading(self.words.id("experiment-mean-time")),
            Block::Picture(self.words.id("experiment-mean-time"), TIMES_CHART),
            self.by_group(SECONDS),
            heading(self.words.id("experiment-times-by-scenario")),
            self.time_table(),
        ]
    }

    fn time_table(&self) -> Block {
        let mut rows = vec![vec![
            self.words.id("experiment-scenario"),
            self.words.id("experiment-runs-column"),
            self.words.id("table-total"),
            self.words.id("experiment-mean"),
            self.words.id("table-median"),
            self.words.id("table-worst"),
            self.words.id("experiment-longest-stopped"),
        ]];
        for column in &self.results.scenarios {
            let groups = self.results.puzzle_groups.iter();
            let records: Vec<_> =
                groups.flat_map(|group| self.results.records(group, column)).collect();
            let (solved, stopped) = (seconds(&records, true), seconds(&records, false));
            let total: f64 = records.iter().map(|record| record.seconds).sum();
            let mean = mean(solved.iter().copied());
            let times = [
                Some(total),
                mean,
                median(&solved),
                solved.last().copied(),
                stopped.last().copied(),
            ];
            let mut row = vec![column.name.clone(), self.words.number(records.len() as u64)];
            row.extend(times.map(|time| time.map_or_else(none, |time| self.time(time))));
            rows.push(row);
        }
        Block::Table(1, rows)
    }
}
