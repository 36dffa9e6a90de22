//! The published tables that a plan names, and the figures to read from each.

use std::collections::HashMap;
use std::ops::Range;

use teka_core::message;
use toml::de::DeTable;

use super::PlanReader;
use super::reader::{Text, finite, get, number_of};
use crate::experiment::Refused;
use crate::experiment::pattern::Pattern;
use crate::experiment::plan::{Puzzle, Scenario};
use crate::experiment::published::{Cell, Otherwise, Published, Table};
use crate::experiment::sources::{Grouping, Set};
use crate::files::FileError;

const PUBLISHED: &[&str] = &["file", "puzzle", "scenario", "scenarios", "figures", "otherwise"];

impl PlanReader<'_> {
    pub fn published(
        &mut self,
        table: &DeTable,
        scenarios: &[Scenario],
        sets: &[Set],
        puzzles: &[Puzzle],
    ) -> Result<Published, Option<Refused>> {
        let mut published = Published::default();
        let ours: HashMap<&str, &Puzzle> =
            puzzles.iter().map(|puzzle| (puzzle.name.as_str(), puzzle)).collect();
        let by_name = sets.iter().find(|set| matches!(set.grouping, Grouping::Before(_)));
        let group = |name: &str| {
            ours.get(name)
                .map(|puzzle| puzzle.group.clone())
                .or_else(|| by_name.map(|set| set.grouping.of(name)))
        };
        for (source, at) in self.reader.tables(table, "published", "[[published]]") {
            self.reader.only_keys(source, PUBLISHED);
            let Some((file, table)) = self.file(source, at.clone())? else { continue };
            let wanted = self.published_table(file, table, source, scenarios, at);
            let Some(wanted) = wanted else { continue };
            wanted.read(scenarios, &group, &mut published).map_err(Some)?;
        }
        Ok(published)
    }

    /// Reads the file of a published table.
    fn file(
        &mut self,
        source: &DeTable,
        at: Range<usize>,
    ) -> Result<Option<(Text, Table)>, Refused> {
        let Some(file) = self.reader.text(source, "file", "file = \"published.tsv\"") else {
            if get(source, "file").is_none() {
                self.reader.missing("file", at, "file = \"published.tsv\"");
            }
            return Ok(None);
        };
        match Table::read(&self.folder.join(&file.text)) {
            Ok(table) => Ok(Some((file, table))),
            Err(Refused::File(FileError::Missing(_))) => {
                self.no_file(&file);
                Ok(None)
            }
            Err(other) => Err(other),
        }
    }

    /// Reads the description of a published table.
    fn published_table(
        &mut self,
        file: Text,
        table: Table,
        source: &DeTable,
        scenarios: &[Scenario],
        at: Range<usize>,
    ) -> Option<PublishedTable> {
        let puzzle = self.column(&table, source, "puzzle", &file)?;
        let scenarios = self.about(&table, source, scenarios, &file)?;
        let figures = self.figures(&table, source, at)?;
        let mut otherwise = Vec::new();
        if let Some(values) = self.reader.table(source, "otherwise", "otherwise = { success = 0 }")
        {
            for (name, item) in values.iter() {
                let value =
                    self.reader.or_wrong(number_of(item), name.get_ref(), item, "success = 0");
                otherwise.extend(value.map(|value| (name.get_ref().to_string(), value)));
            }
        }
        Some(PublishedTable { table, puzzle, scenarios, figures, otherwise })
    }

    /// Returns the column that a key names. By default, the column has the same name as the key.
    fn column(&mut self, table: &Table, source: &DeTable, key: &str, file: &Text) -> Option<usize> {
        let named = self.reader.text(source, key, &format!("{key} = \"{key}\""));
        let (name, at) =
            named.map_or((key.to_owned(), file.at.clone()), |text| (text.text, text.at));
        let column = table.column(&name);
        column.map_err(|what| self.reader.refuse_without_help("no-column", at, what)).ok()
    }

    /// Reads which scenarios a table is about: those named in each line, or those that the plan
    /// names.
    fn about(
        &mut self,
        table: &Table,
        source: &DeTable,
        scenarios: &[Scenario],
        file: &Text,
    ) -> Option<About> {
        let Some(patterns) = self.reader.texts(source, "scenarios", "scenarios = [\"*\"]") else {
            return self.column(table, source, "scenario", file).map(About::Column);
        };
        let mut chosen = Vec::new();
        for pattern in patterns {
            let like = Pattern::new(&pattern.text);
            let before = chosen.len();
            let all = scenarios.iter().enumerate().filter(|(_, scenario)| scenario.is_like(&like));
            chosen.extend(all.map(|(index, _)| index));
            if chosen.len() == before {
                let known: Vec<&str> = scenarios.iter().map(|one| one.name.as_str()).collect();
                let what = message!("experiment-unknown-scenario", name = pattern.text.as_str());
                let help = message!("experiment-known", known = known.join(", "));
                self.reader.refuse("unknown-scenario", pattern.at, what, help);
            }
        }
        Some(About::Chosen(chosen))
    }

    /// Reads the figures and the columns with their published values.
    fn figures(
        &mut self,
        table: &Table,
        source: &DeTable,
        at: Range<usize>,
    ) -> Option<Vec<(String, usize)>> {
        let example = "figures = { success = \"success\" }";
        let Some(figures) = self.reader.table(source, "figures", example) else {
            if get(source, "figures").is_none() {
                self.reader.missing("figures", at, example);
            }
            return None;
        };
        let names: Vec<String> = figures.keys().map(|key| key.get_ref().to_string()).collect();
        let column = |name: String| {
            let text = self.reader.text(figures, &name, example)?;
            let column = table.column(&text.text);
            let column =
                column.map_err(|what| self.reader.refuse_without_help("no-column", text.at, what));
            Some((name, column.ok()?))
        };
        names.into_iter().map(column).collect()
    }
}

/// A published table and what to read from it.
struct PublishedTable {
    table: Table,
    /// The column of puzzle names.
    puzzle: usize,
    scenarios: About,
    /// The figures and their columns.
    figures: Vec<(String, usize)>,
    otherwise: Vec<(String, f64)>,
}

/// The scenarios that a table is about.
enum About {
    /// Those whose names are in this column.
    Column(usize),
    /// All of these.
    Chosen(Vec<usize>),
}

impl PublishedTable {
    fn read(
        &self,
        scenarios: &[Scenario],
        group: &dyn Fn(&str) -> Option<String>,
        published: &mut Published,
    ) -> Result<(), Refused> {
        let mut about = Vec::new();
        for (line, row) in self.table.rows() {
            let puzzle = row.get(self.puzzle).copied().unwrap_or_default();
            // Without a matching group, there is nothing to compare with.
            let Some(group) = group(puzzle) else { continue };
            for scenario in self.scenarios_of(&row, scenarios) {
                if !about.contains(&scenario) {
                    about.push(scenario);
                }
                for (figure, column) in &self.figures {
                    let cell = row.get(*column).copied().unwrap_or_default();
                    // Not every figure was published for every puzzle.
                    if cell.is_empty() {
                        continue;
                    }
                    let value = finite(cell).ok_or_else(|| {
                        self.table.refuse(line, message!("experiment-not-a-figure", text = cell))
                    })?;
                    let (puzzle, group) = (puzzle.to_owned(), group.clone());
                    let figure = figure.clone();
                    published.add(Cell { puzzle, group, scenario, figure, value });
                }
            }
        }
        let others = self.otherwise.iter();
        published.otherwise.extend(others.map(|(figure, value)| Otherwise {
            scenarios: about.clone(),
            figure: figure.clone(),
            value: *value,
        }));
        Ok(())
    }

    /// Returns the indices of the scenarios that a row is about.
    fn scenarios_of(&self, row: &[&str], scenarios: &[Scenario]) -> Vec<usize> {
        match &self.scenarios {
            About::Chosen(chosen) => chosen.clone(),
            About::Column(column) => {
                let name = row.get(*column).copied().unwrap_or_default();
                scenarios.iter().position(|scenario| scenario.name == name).into_iter().collect()
            }
        }
    }
}
