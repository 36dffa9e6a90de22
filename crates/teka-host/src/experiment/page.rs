//! A page of text, tables and bar charts, as Markdown that is also readable in a terminal.

use std::fmt::Write;
use std::time::Duration;

use teka_core::message;
use teka_render::chart::{Bar, Chart, Scale};

use super::published::{SECONDS, SUCCESS};
use super::report::{Report, percent};
use super::summary::Comparison;
use crate::counters::NODES;

/// A part of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading with its level, from 1.
    Heading(usize, String),
    /// A paragraph.
    Text(String),
    /// A list.
    List(Vec<String>),
    /// The rows of a table, the first one its heading. The number is that of the text columns; the
    /// other columns contain figures.
    Table(usize, Vec<Vec<String>>),
    /// A picture: its description and its file.
    Picture(String, &'static str),
}

/// Returns the page as Markdown, with or without its pictures.
pub fn markdown(blocks: &[Block], pictures: bool) -> String {
    let is_shown = |block: &&Block| pictures || !matches!(block, Block::Picture(..));
    let blocks: Vec<String> = blocks.iter().filter(is_shown).map(one).collect();
    blocks.join("\n")
}

fn one(block: &Block) -> String {
    match block {
        Block::Heading(level, text) => format!("{} {text}\n", "#".repeat(*level)),
        Block::Text(text) => format!("{text}\n"),
        Block::List(items) => items.iter().map(|item| format!("- {item}\n")).collect(),
        Block::Picture(text, file) => format!("![{text}]({file})\n"),
        Block::Table(texts, rows) => table(*texts, rows),
    }
}

/// Writes a table with padded cells: texts aligned left, figures aligned right.
fn table(texts: usize, rows: &[Vec<String>]) -> String {
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| cell.replace('|', "\\|")).collect()).collect();
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
    };
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0).max(3)).collect();
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        for (column, width) in widths.iter().enumerate() {
            let cell = row.get(column).map_or("", String::as_str);
            // Writing to a string cannot fail.
            let _ = match column < texts {
                true => write!(text, "| {cell:<width$} "),
                false => write!(text, "| {cell:>width$} "),
            };
        }
        text += "|\n";
        if index == 0 {
            text += &rule(texts, &widths);
        }
    }
    text
}

fn rule(texts: usize, widths: &[usize]) -> String {
    let cell = |(column, width): (usize, &usize)| match column < texts {
        true => format!("|{}", "-".repeat(width + 2)),
        false => format!("|{}:", "-".repeat(width + 1)),
    };
    widths.iter().enumerate().map(cell).collect::<String>() + "|\n"
}

impl Report<'_> {
    /// Returns a chart of the percentage of successful runs. Groups of puzzles without success have
    /// no bars; a note lists them.
    pub fn success_chart(&self) -> Chart {
        let shown = |value: f64| format!("{}%", percent(value, self.words));
        let (bars, left_out) = self.bars(SUCCESS, &shown);
        let bars = bars.into_iter().map(|bar| Bar { value: 100.0 * bar.value, ..bar }).collect();
        let mut axis = self.words.id("experiment-success-axis");
        if !left_out.is_empty() {
            axis += &self.words.say(&message!("experiment-none-of", groups = left_out.join(", ")));
        }
        Chart { title: self.title(), axis, scale: Scale::Percent, bars }
    }

    /// Returns a chart of the mean of the main counter.
    pub fn nodes_chart(&self) -> Chart {
        let shown = |value: f64| self.words.number(value.round() as u64);
        let axis =
            format!("{}, {}", self.figure_name(NODES), self.words.id("experiment-nodes-axis"));
        let (bars, _) = self.bars(NODES, &shown);
        Chart { title: self.title(), axis, scale: Scale::Plain, bars }
    }

    /// Returns a chart of the mean time of the successful runs.
    pub fn times_chart(&self) -> Chart {
        let time = |value: f64| Duration::try_from_secs_f64(value).unwrap_or_default();
        let (bars, _) = self.bars(SECONDS, &|value| self.words.time(time(value)));
        let axis = self.words.id("experiment-time-axis");
        Chart { title: self.title(), axis, scale: Scale::Seconds, bars }
    }

    /// Returns the bars by groups of puzzles and scenarios, with an empty line between groups of
    /// puzzles. Published values are flagged. Also returns the names of the groups with nothing to
    /// draw.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_line_up() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let table = Block::Table(1, vec![row(["size", "×"]), row(["4|4", "12.5"])]);
        let heading = Block::Heading(2, "One".into());
        let picture = Block::Picture("bars".into(), "a.svg");
        let page = [heading, table, picture];
        let text = "## One\n\n| size |    × |\n|------|-----:|\n| 4\\|4 | 12.5 |\n";
        assert_eq!(markdown(&page, false), text);
        assert_eq!(markdown(&page, true), format!("{text}\n![bars](a.svg)\n"));
    }
}
