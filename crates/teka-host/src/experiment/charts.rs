//! Bar charts of the results, measured beside published.

use std::time::Duration;

use teka_core::message;
use teka_render::chart::{Bar, Chart, Scale};

use super::published::{SECONDS, SUCCESS};
use super::report::{Report, percent};
use super::summary::Comparison;
use crate::counters::NODES;

impl Report<'_> {
    /// The percentage of successful runs. Groups of puzzles without success have no bars; a note
    /// lists them.
    pub fn success_chart(&self) -> Chart {
        let shown = |value: f64| format!("{} %", percent(value, self.words));
        let (bars, left_out) = self.bars(SUCCESS, &shown);
        let bars = bars.into_iter().map(|bar| Bar { value: 100.0 * bar.value, ..bar }).collect();
        let mut axis = self.words.id("experiment-success-axis");
        if !left_out.is_empty() {
            axis += &self.words.say(&message!("experiment-none-of", groups = left_out.join(", ")));
        }
        Chart { title: self.title(), axis, scale: Scale::Percent, bars }
    }

    /// The mean of the main count.
    pub fn nodes_chart(&self) -> Chart {
        let shown = |value: f64| self.words.number(value.round() as u64);
        let axis =
            format!("{}, {}", self.figure_name(NODES), self.words.id("experiment-nodes-axis"));
        let (bars, _) = self.bars(NODES, &shown);
        Chart { title: self.title(), axis, scale: Scale::Plain, bars }
    }

    /// The mean time of the successful runs.
    pub fn times_chart(&self) -> Chart {
        let time = |value: f64| Duration::try_from_secs_f64(value).unwrap_or_default();
        let (bars, _) = self.bars(SECONDS, &|value| self.words.time(time(value)));
        let axis = self.words.id("experiment-time-axis");
        Chart { title: self.title(), axis, scale: Scale::Seconds, bars }
    }

    /// Bars by groups of puzzles and of scenarios, with an empty line between groups of
    /// puzzles; published ones are flagged. Groups with nothing to draw are named instead.
    fn bars(&self, figure: &str, shown: &dyn Fn(f64) -> String) -> (Vec<Bar>, Vec<String>) {
        let (mut bars, mut left_out) = (Vec::new(), Vec::new());
        for group in &self.results.puzzle_groups {
            let of_group = self.bars_of(figure, group, shown);
            if of_group.iter().all(|bar| bar.value == 0.0) {
                left_out.push(self.group_name(group));
                continue;
            }
            bars.extend((!bars.is_empty()).then(Bar::default));
            bars.extend(of_group);
        }
        (bars, left_out)
    }

    fn bars_of(&self, figure: &str, group: &str, shown: &dyn Fn(f64) -> String) -> Vec<Bar> {
        let mut bars = Vec::new();
        for column in &self.results.scenario_groups {
            let Comparison { ours, published } = self.results.comparison(figure, group, column);
            let label = match group {
                "" => column.name.clone(),
                _ => format!("{group}, {}", column.name),
            };
            let bar =
                |label: String, value: f64, flag| Bar { label, value, shown: shown(value), flag };
            bars.extend(ours.map(|value| bar(label, value, false)));
            let theirs = published.filter(|_| ours.is_some());
            bars.extend(
                theirs.map(|value| bar(self.words.id("experiment-published"), value, true)),
            );
        }
        bars
    }
}
