//! Means by size and scenario, and all of them as CSV.

use super::published::{Published, mean};
use super::runs::Run;
use super::scenarios::Scenario;

/// What some runs come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    pub runs: usize,
    /// Share of the runs that found the solution.
    pub success: f64,
    /// Mean seconds of the runs that did.
    pub seconds: Option<f64>,
    /// The longest of them.
    pub worst: Option<f64>,
    /// The longest of the others: what giving up takes.
    pub gave_up: Option<f64>,
    /// Mean number of cells the rules filled.
    pub filled: f64,
    /// Mean number of individuals judged.
    pub individuals: f64,
}

impl Figures {
    /// The figures of the runs for which `is_here` holds, if there are any.
    pub fn of(runs: &[Run], is_here: impl Fn(&Run) -> bool) -> Option<Self> {
        let here: Vec<&Run> = runs.iter().filter(|run| is_here(run)).collect();
        let seconds = |success| {
            let such = here.iter().filter(move |run| run.success == success);
            such.map(|run| run.seconds)
        };
        let all = || here.iter();
        Some(Self {
            runs: here.len(),
            success: mean(all().map(|run| f64::from(u8::from(run.success))))?,
            seconds: mean(seconds(true)),
            worst: seconds(true).reduce(f64::max),
            gave_up: seconds(false).reduce(f64::max),
            filled: mean(all().map(|run| run.filled as f64))?,
            individuals: mean(all().map(|run| run.individuals as f64))?,
        })
    }

    /// The figures of a size in some scenarios.
    pub fn of_size(runs: &[Run], size: &str, scenarios: &[&str]) -> Option<Self> {
        Self::of(runs, |run| run.size() == size && scenarios.contains(&run.scenario.as_str()))
    }
}

/// The sizes there are runs of, smallest first.
pub fn sizes(runs: &[Run]) -> Vec<&str> {
    let mut sizes: Vec<&str> = runs.iter().map(Run::size).collect();
    let number = |size: &str| size.split('x').next().and_then(|word| word.parse::<u8>().ok());
    sizes.sort_by_key(|size| (number(size), *size));
    sizes.dedup();
    sizes
}

/// One scenario on one size.
pub struct Row {
    size: String,
    scenario: String,
    figures: Figures,
    /// Success, seconds and cells filled as published.
    published: [Option<f64>; 3],
}

/// A row for each size and scenario that has runs.
pub fn rows(runs: &[Run], scenarios: &[Scenario], published: &Published) -> Vec<Row> {
    let sizes = sizes(runs);
    let both = sizes.iter().flat_map(|size| scenarios.iter().map(move |entry| (*size, entry)));
    both.filter_map(|(size, Scenario { name: scenario, .. })| {
        let [success, seconds] = published.runs(&[scenario], size);
        Some(Row {
            figures: Figures::of_size(runs, size, &[scenario])?,
            size: size.to_string(),
            scenario: scenario.clone(),
            published: [success, seconds, published.filled(size)],
        })
    })
    .collect()
}

/// For programs.
pub fn csv(rows: &[Row]) -> String {
    let mut text = "size,scenario,runs,success,seconds,worst,gave_up,filled,individuals,\
                    published_success,published_seconds,published_filled\n"
        .to_string();
    let figure = |figure: Option<f64>| figure.map_or(String::new(), |figure| figure.to_string());
    for Row { size, scenario, figures, published } in rows {
        let Figures { runs, success, seconds, worst, gave_up, filled, individuals } = figures;
        let [seconds, worst, gave_up] = [seconds, worst, gave_up].map(|seconds| figure(*seconds));
        let published = published.map(figure).join(",");
        text += &format!(
            "{size},{scenario},{runs},{success},{seconds},{worst},{gave_up},{filled},{individuals},{published}\n"
        );
    }
    text
}
