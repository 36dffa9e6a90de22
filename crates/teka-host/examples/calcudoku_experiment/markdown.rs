//! Tables for people, as Markdown.

use super::published::Published;
use super::runs::Run;
use super::scenarios::{Scenario, groups};
use super::table::{Figures, sizes};

/// The tables of the course's experiment: ours beside what was published.
pub fn course(runs: &[Run], scenarios: &[Scenario], published: &Published) -> String {
    let tables = Course { runs, scenarios, published };
    [
        tables.by_group("Success in %", |figures, success, _| {
            beside(Some(percent(figures.success)), success.map(percent))
        }),
        tables.by_group("Mean time of the runs that succeeded", |figures, _, seconds| {
            beside(figures.seconds.map(time), seconds.map(time))
        }),
        tables.by_scenario(),
        tables.filled(),
    ]
    .join("\n")
}

struct Course<'a> {
    runs: &'a [Run],
    scenarios: &'a [Scenario],
    published: &'a Published,
}

impl Course<'_> {
    /// A line a size, a column a population and number of generations.
    fn by_group(
        &self,
        what: &str,
        cell: impl Fn(Figures, Option<f64>, Option<f64>) -> String,
    ) -> String {
        let groups = groups(self.scenarios);
        let mut text = format!("{what}, by population × generations: ours / published\n\n");
        text += &line(["size", "runs"].into_iter().chain(groups.iter().copied()));
        text += &rule(2 + groups.len());
        for size in sizes(self.runs) {
            let figures = |group: &&str| {
                let inside = self.scenarios.iter().filter(|scenario| scenario.group == **group);
                let names: Vec<&str> = inside.map(|scenario| scenario.name.as_str()).collect();
                let [success, seconds] = self.published.runs(&names, size);
                let figures = Figures::of_size(self.runs, size, &names);
                figures.map_or(String::new(), |figures| cell(figures, success, seconds))
            };
            let count = self.runs.iter().filter(|run| run.size() == size).count().to_string();
            let cells: Vec<String> = groups.iter().map(figures).collect();
            text += &line([size, &count].into_iter().chain(cells.iter().map(String::as_str)));
        }
        text
    }

    /// A line a scenario, a column a size.
    fn by_scenario(&self) -> String {
        let sizes = sizes(self.runs);
        let heading = ["scenario", "population × generations", "elitism/mutation/crossover"];
        let mut text = "Success in %, by scenario: ours / published\n\n".to_string();
        text += &line(heading.into_iter().chain(sizes.iter().copied()));
        text += &rule(3 + sizes.len());
        for scenario in self.scenarios {
            let name = scenario.name.as_str();
            let success = |size: &&str| {
                let ours = Figures::of_size(self.runs, size, &[name]);
                let theirs = self.published.runs(&[name], size)[0];
                beside(ours.map(|figures| percent(figures.success)), theirs.map(percent))
            };
            let rates = ["elitism", "mutation", "crossover"].map(|rate| scenario.setting(rate));
            let (rates, cells) = (rates.join("/"), sizes.iter().map(success).collect::<Vec<_>>());
            let fixed = [name, &scenario.group, &rates];
            text += &line(fixed.into_iter().chain(cells.iter().map(String::as_str)));
        }
        text
    }

    /// A line a size: how many cells the rules filled.
    fn filled(&self) -> String {
        let mut text = "Cells filled by the rules, on average\n\n".to_string();
        text += &line(["size", "cells", "ours", "published"]);
        text += &rule(4);
        for size in sizes(self.runs) {
            let side = size.split('x').next().and_then(|word| word.parse::<usize>().ok());
            let cells = side.map_or(String::new(), |side| (side * side).to_string());
            let figures = Figures::of(self.runs, |run| run.size() == size);
            let [ours, theirs] =
                [figures.map(|figures| figures.filled), self.published.filled(size)].map(
                    |filled| filled.map_or("–".to_string(), |filled| format!("{filled:.2}")),
                );
            text += &line([size, &cells, &ours, &theirs]);
        }
        text
    }
}

/// A line for each size and scenario, and the puzzles that were not always solved.
pub fn plain(runs: &[Run], scenarios: &[Scenario]) -> String {
    let heading = ["size", "variant", "runs", "solved in %", "mean time", "worst time"];
    let more = ["gave up after at most", "cells filled", "individuals"];
    let mut text = line(heading.into_iter().chain(more)) + &rule(heading.len() + more.len());
    for size in sizes(runs) {
        for scenario in scenarios {
            if let Some(figures) = Figures::of_size(runs, size, &[&scenario.name]) {
                text += &plain_line(size, &scenario.name, figures);
            }
        }
    }
    text + &unsolved(runs)
}

fn plain_line(size: &str, scenario: &str, figures: Figures) -> String {
    let Figures { runs, success, seconds, worst, gave_up, filled, individuals } = figures;
    let [seconds, worst, gave_up] =
        [seconds, worst, gave_up].map(|seconds| seconds.map_or("–".to_string(), time));
    let (runs, success) = (runs.to_string(), percent(success));
    let (filled, individuals) = (format!("{filled:.1}"), format!("{individuals:.1}"));
    line([size, scenario, &runs, &success, &seconds, &worst, &gave_up, &filled, &individuals])
}

/// The puzzles with runs that failed, and how many of their runs did not.
fn unsolved(runs: &[Run]) -> String {
    let mut failed: Vec<(&str, &str)> = runs
        .iter()
        .filter(|run| !run.success)
        .map(|run| (run.scenario.as_str(), run.puzzle.as_str()))
        .collect();
    failed.sort_unstable();
    failed.dedup();
    let told = |(scenario, puzzle): &(&str, &str)| {
        let here = runs.iter().filter(|run| run.scenario == *scenario && run.puzzle == *puzzle);
        let solved = here.clone().filter(|run| run.success).count();
        format!("- {scenario}, {puzzle}: solved {solved} of {}\n", here.count())
    };
    let list: String = failed.iter().map(told).collect();
    if list.is_empty() { list } else { format!("\nNot always solved:\n\n{list}") }
}

fn line<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    format!("| {} |\n", cells.into_iter().collect::<Vec<_>>().join(" | "))
}

fn rule(columns: usize) -> String {
    format!("|{}\n", "---|".repeat(columns))
}

fn beside(ours: Option<String>, theirs: Option<String>) -> String {
    let [ours, theirs] = [ours, theirs].map(|figure| figure.unwrap_or("–".to_string()));
    format!("{ours} / {theirs}")
}

/// A share in percent: whole where it is whole.
pub fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    // Rounding must not make all of nearly all, or nothing of a little.
    let digits = if percent == percent.round() { 0 } else { 1 };
    format!("{:.digits$}", percent.clamp(0.0, 100.0))
}

/// Seconds in the unit that suits them, with three digits.
fn time(seconds: f64) -> String {
    let (number, unit) = match seconds {
        1.0.. => (seconds, "s"),
        0.001.. => (seconds * 1e3, "ms"),
        _ => (seconds * 1e6, "µs"),
    };
    let digits = if number < 10.0 {
        2
    } else if number < 100.0 {
        1
    } else {
        0
    };
    format!("{number:.digits$} {unit}")
}
