//! Published figures for the same puzzles, read from tab-separated tables, for comparison with the
//! measured figures.

use std::collections::HashMap;
use std::path::Path;

use teka_core::diagnostic::{Diagnostic, Diagnostics, Span};
use teka_core::message;
use teka_core::message::Message;

use super::Refused;
use crate::files;
use crate::puzzles::Source;

/// The figure for the fraction of successful runs.
pub const SUCCESS: &str = "success";
/// The figure for the time of a run.
pub const SECONDS: &str = "seconds";

/// All published figures.
#[derive(Debug, Default)]
pub struct Published {
    /// A cell for each figure of each puzzle in each scenario.
    cells: Vec<Cell>,
    /// The values by figure, group of puzzles and scenario.
    values: HashMap<String, HashMap<String, HashMap<usize, Vec<f64>>>>,
    /// The figures for groups of puzzles without a cell.
    pub otherwise: Vec<Otherwise>,
}

/// A published figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The name of the puzzle, which need not be in the plan.
    pub puzzle: String,
    /// The group of the puzzle.
    pub group: String,
    /// The index of the scenario.
    pub scenario: usize,
    /// The name of the figure.
    pub figure: String,
    /// The value.
    pub value: f64,
}

/// A figure for all groups of puzzles without a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Otherwise {
    /// The indices of the scenarios.
    pub scenarios: Vec<usize>,
    /// The name of the figure.
    pub figure: String,
    /// The value.
    pub value: f64,
}

impl Published {
    /// Adds a figure.
    pub fn add(&mut self, cell: Cell) {
        let groups = self.values.entry(cell.figure.clone()).or_default();
        let scenarios = groups.entry(cell.group.clone()).or_default();
        scenarios.entry(cell.scenario).or_default().push(cell.value);
        self.cells.push(cell);
    }

    /// Returns all figures, in the order of the tables.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns the names of the figures, in order of first occurrence.
    pub fn figures(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for cell in &self.cells {
            if !names.contains(&cell.figure.as_str()) {
                names.push(&cell.figure);
            }
        }
        names
    }

    /// Returns the mean of a figure over the puzzles of a group in these scenarios, or `None` if
    /// there is no value.
    pub fn mean(&self, figure: &str, group: &str, scenarios: &[usize]) -> Option<f64> {
        let known = self.values.get(figure).and_then(|groups| groups.get(group));
        let here = known.into_iter().flat_map(|known| {
            scenarios.iter().filter_map(|scenario| known.get(scenario)).flatten().copied()
        });
        mean(here).or_else(|| self.otherwise(figure, scenarios))
    }

    fn otherwise(&self, figure: &str, scenarios: &[usize]) -> Option<f64> {
        let is_about = |other: &&Otherwise| {
            other.figure == figure && scenarios.iter().any(|index| other.scenarios.contains(index))
        };
        self.otherwise.iter().find(is_about).map(|other| other.value)
    }
}

/// Returns the mean of figures, or `None` if there are none.
pub fn mean(figures: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = figures.fold((0u32, 0.0), |(count, sum), figure| (count + 1, sum + figure));
    (count > 0).then(|| sum / f64::from(count))
}

/// A table of tab-separated values with a heading.
pub struct Table {
    name: String,
    text: String,
    heading: Vec<String>,
}

impl Table {
    /// Reads a file. Returns an error if it is not a valid table.
    pub fn read(path: &Path) -> Result<Self, Refused> {
        let name = path.display().to_string();
        let source = Source::new(&name, files::read_file(path)?).map_err(|diagnostics| {
            Refused::Input { name: name.clone(), text: String::new(), diagnostics }
        })?;
        let heading = source.text.lines().next().unwrap_or_default();
        let heading = heading.split('\t').map(|cell| cell.trim().to_owned()).collect();
        Ok(Self { name, text: source.text, heading })
    }

    /// Returns the index of a column, or an error that lists the columns.
    pub fn column(&self, name: &str) -> Result<usize, Message> {
        let found = self.heading.iter().position(|known| known == name);
        found.ok_or_else(|| {
            let known = self.heading.join(", ");
            message!("experiment-no-column", name = name, file = self.name.as_str(), known = known)
        })
    }

    /// Returns the rows below the heading with their line numbers.
    pub fn rows(&self) -> impl Iterator<Item = (usize, Vec<&str>)> {
        let lines =
            self.text.lines().enumerate().skip(1).filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(index, line)| (index + 1, line.split('\t').map(str::trim).collect()))
    }

    /// Creates an error about a line.
    pub fn refuse(&self, line: usize, what: Message) -> Refused {
        let diagnostic = Diagnostic::new("published", what).at(Span::at(line, 1));
        let diagnostics = Diagnostics::from(diagnostic);
        Refused::Input { name: self.name.clone(), text: self.text.clone(), diagnostics }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(puzzle: &str, scenario: usize, figure: &str, value: f64) -> Cell {
        let group = puzzle.split('_').next().unwrap().to_owned();
        Cell { puzzle: puzzle.into(), group, scenario, figure: figure.into(), value }
    }

    #[test]
    fn means_are_of_the_right_cells() {
        let cells = vec![
            cell("4x4_1", 0, SUCCESS, 1.0),
            cell("4x4_2", 0, SUCCESS, 0.0),
            cell("4x4_1", 1, SUCCESS, 1.0),
            cell("4x4_1", 0, SECONDS, 2.5),
        ];
        let scenarios = vec![0, 1];
        let otherwise = vec![Otherwise { scenarios, figure: SUCCESS.into(), value: 0.0 }];
        let mut published = Published { otherwise, ..Published::default() };
        cells.into_iter().for_each(|cell| published.add(cell));
        for (figure, group, scenarios, expected) in [
            (SUCCESS, "4x4", &[0][..], Some(0.5)),
            (SUCCESS, "4x4", &[0, 1], Some(2.0 / 3.0)),
            (SUCCESS, "6x6", &[1], Some(0.0)),
            (SUCCESS, "6x6", &[2], None),
            (SECONDS, "4x4", &[0, 1], Some(2.5)),
            (SECONDS, "6x6", &[0], None),
        ] {
            assert_eq!(
                published.mean(figure, group, scenarios),
                expected,
                "{figure} {group} {scenarios:?}"
            );
        }
        assert_eq!(published.figures(), [SUCCESS, SECONDS]);
    }
}
