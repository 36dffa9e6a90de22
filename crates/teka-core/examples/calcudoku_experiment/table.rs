//! Tables of means by scenario and size, as text and as CSV.

use super::published::Published;
use super::runs::Run;
use super::scenarios::Scenario;

/// The runs of one scenario on one size.
pub struct Row {
    scenario: String,
    size: String,
    runs: usize,
    success: f64,
    seconds: f64,
    worst: f64,
    filled: f64,
    individuals: f64,
    /// Success, seconds and cells filled as published.
    published: [Option<f64>; 3],
}

/// A row for each size and scenario that has runs.
pub fn rows(runs: &[Run], scenarios: &[Scenario], published: Option<&Published>) -> Vec<Row> {
    let mut sizes: Vec<&str> = runs.iter().map(size_of).collect();
    sizes.sort_by_key(|size| (size.len(), *size));
    sizes.dedup();
    let both = sizes.iter().flat_map(|size| scenarios.iter().map(move |entry| (*size, entry)));
    both.filter_map(|(size, scenario)| row(runs, size, &scenario.name, published)).collect()
}

fn row(runs: &[Run], size: &str, scenario: &str, published: Option<&Published>) -> Option<Row> {
    let is_here = |run: &&Run| run.scenario == scenario && size_of(run) == size;
    let here: Vec<&Run> = runs.iter().filter(is_here).collect();
    let mean =
        |value: fn(&Run) -> f64| here.iter().map(|run| value(run)).sum::<f64>() / here.len() as f64;
    let [known_success, known_seconds] =
        published.map_or([None; 2], |published| published.runs(scenario, size));
    let filled = published.and_then(|published| published.filled(size));
    (!here.is_empty()).then(|| Row {
        scenario: scenario.to_string(),
        size: size.to_string(),
        runs: here.len(),
        success: 100.0 * mean(|run| f64::from(u8::from(run.success))),
        seconds: mean(|run| run.seconds),
        worst: here.iter().map(|run| run.seconds).fold(0.0, f64::max),
        filled: mean(|run| run.filled as f64),
        individuals: mean(|run| run.individuals as f64),
        published: [known_success, known_seconds, filled],
    })
}

fn size_of(run: &Run) -> &str {
    run.puzzle.split('_').next().unwrap_or_default()
}

/// For people.
pub fn text(rows: &[Row]) -> String {
    let mut text = format!(
        "{:<6} {:<12} {:>5} {:>10} {:>10} {:>10} {:>10} {:>12} | published {:>8} {:>10} {:>8}\n",
        "size",
        "scenario",
        "runs",
        "success %",
        "seconds",
        "worst",
        "filled",
        "individuals",
        "success",
        "seconds",
        "filled"
    );
    for row in rows {
        let [success, seconds, filled] = row
            .published
            .map(|figure| figure.map_or("-".to_string(), |figure| format!("{figure:.2}")));
        text += &format!(
            "{:<6} {:<12} {:>5} {:>10.1} {:>10.5} {:>10.5} {:>10.2} {:>12.1} | {:>18} {:>10} {:>8}\n",
            row.size,
            row.scenario,
            row.runs,
            row.success,
            row.seconds,
            row.worst,
            row.filled,
            row.individuals,
            success,
            seconds,
            filled
        );
    }
    text
}

/// The puzzles with runs that failed, and how many of their runs did not.
pub fn unsolved(runs: &[Run]) -> String {
    let mut names: Vec<&str> =
        runs.iter().filter(|run| !run.success).map(|run| run.puzzle.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    let line = |name: &str| {
        let here = runs.iter().filter(|run| run.puzzle == name);
        let solved = here.clone().filter(|run| run.success).count();
        format!("{name}: solved {solved} of {}\n", here.count())
    };
    names.into_iter().map(line).collect()
}

/// For programs.
pub fn csv(rows: &[Row]) -> String {
    let mut text = "size,scenario,runs,success_percent,seconds,worst,filled,individuals,\
                    published_success_percent,published_seconds,published_filled\n"
        .to_string();
    for row in rows {
        let Row { size, scenario, runs, success, seconds, worst, filled, individuals, .. } = row;
        let published = row.published.map(|figure| figure.map_or(String::new(), |f| f.to_string()));
        text += &format!(
            "{size},{scenario},{runs},{success},{seconds},{worst},{filled},{individuals},{}\n",
            published.join(",")
        );
    }
    text
}
