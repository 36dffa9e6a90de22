//! How figures are named and written in the reader's language.

use std::time::Duration;

use teka_text::Words;

use super::Report;
use crate::counters::NODES;
use crate::experiment::plan::Scenario;
use crate::experiment::published::{SECONDS, SUCCESS};
use crate::experiment::summary::{Column, Comparison};

impl Report<'_> {
    /// Ours, and the published figure where there is one.
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

    /// A group's name, or "all" for puzzles without a group.
    pub fn group_name(&self, group: &str) -> String {
        if group.is_empty() { self.words.id("experiment-all-puzzles") } else { group.to_owned() }
    }

    /// A figure in the reader's language.
    pub fn figure_name(&self, figure: &str) -> String {
        let all: Vec<usize> = (0..self.results.plan.scenarios.len()).collect();
        self.figure_name_in(figure, &all)
    }

    /// A figure of some scenarios: one that searches count, or one of the family's.
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

    /// The units that these scenarios count, which can differ.
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

/// Replaces a missing figure.
pub fn none() -> String {
    "–".to_owned()
}

/// A fraction in percent; only exact values have no decimals, so that 99.9 is not shown as 100.
pub fn percent(share: f64, words: &Words) -> String {
    let percent = (100.0 * share).clamp(0.0, 100.0);
    words.decimal(percent, usize::from(percent != percent.round()))
}

/// The number of decimal places that suits a figure.
fn places(value: f64) -> usize {
    match value.abs() {
        _ if value == value.round() => 0,
        large if large >= 100.0 => 0,
        middle if middle >= 10.0 => 1,
        _ => 2,
    }
}
