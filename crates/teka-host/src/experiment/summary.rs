//! Summaries of the runs of an experiment, by groups of puzzles and of scenarios.

use super::plan::{Plan, Run, Scenario};
use super::published::{SECONDS, SUCCESS, mean};
use super::record::Record;

/// A plan with the records of its finished runs.
pub struct Results<'a> {
    /// The plan.
    pub plan: &'a Plan,
    /// Its finished runs, in the order of the plan.
    pub runs: Vec<(Run, &'a Record)>,
    /// The number of runs in the plan.
    pub planned: usize,
}

/// Scenarios that are shown together.
#[derive(Clone, Debug)]
pub struct Column {
    /// Their name in tables.
    pub name: String,
    /// Their indices.
    pub scenarios: Vec<usize>,
}

impl<'a> Results<'a> {
    /// Returns the results of a plan; `records` are in the order of the plan.
    pub fn new(plan: &'a Plan, records: &'a [Option<Record>]) -> Self {
        let runs = plan.runs().into_iter().zip(records);
        let runs: Vec<_> = runs.filter_map(|(run, record)| Some((run, record.as_ref()?))).collect();
        Self { plan, runs, planned: records.len() }
    }

    /// Returns the groups of puzzles with finished runs.
    pub fn puzzle_groups(&self) -> Vec<&'a str> {
        let mut groups = self.plan.puzzle_groups();
        groups.retain(|group| !self.records(group, None).is_empty());
        groups
    }

    /// Returns the groups of scenarios with finished runs.
    pub fn scenario_groups(&self) -> Vec<Column> {
        let column = |group: &str| {
            let inside =
                |(index, scenario): (usize, &Scenario)| (scenario.group == group).then_some(index);
            let scenarios = self.plan.scenarios.iter().enumerate().filter_map(inside).collect();
            Column { name: group.to_owned(), scenarios }
        };
        let columns = self.plan.scenario_groups().into_iter().map(column);
        columns.filter(|column| self.is_known(column)).collect()
    }

    /// Returns each scenario with finished runs as its own column.
    pub fn scenarios(&self) -> Vec<Column> {
        let names = self.plan.scenarios.iter().map(|scenario| scenario.name.clone());
        let columns =
            names.enumerate().map(|(index, name)| Column { name, scenarios: vec![index] });
        columns.filter(|column| self.is_known(column)).collect()
    }

    fn is_known(&self, column: &Column) -> bool {
        self.runs.iter().any(|(run, _)| column.scenarios.contains(&run.scenario))
    }

    /// Returns the records of a group of puzzles, in some scenarios or in all.
    pub fn records(&self, group: &str, column: Option<&Column>) -> Vec<&'a Record> {
        let is_here = |run: &Run| {
            self.plan.puzzles[run.puzzle].group == group
                && column.is_none_or(|column| column.scenarios.contains(&run.scenario))
        };
        self.runs.iter().filter(|(run, _)| is_here(run)).map(|(_, record)| *record).collect()
    }

    /// Returns the names of all figures, in order of first appearance.
    pub fn figures(&self) -> Vec<&'a str> {
        let mut names: Vec<&str> = Vec::new();
        for (name, _) in self.runs.iter().flat_map(|(_, record)| &record.figures) {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        names
    }

    /// Returns the measured and the published mean of a figure for a group of puzzles.
    pub fn comparison(&self, figure: &str, group: &str, column: &Column) -> Comparison {
        let records = self.records(group, Some(column));
        let ours = match figure {
            SUCCESS => success(&records),
            SECONDS => mean(seconds(&records, true).into_iter()),
            _ => mean(records.iter().filter_map(|record| record.figure(figure))),
        };
        Comparison { ours, published: self.plan.published.mean(figure, group, &column.scenarios) }
    }

    /// Compares the published figures of single puzzles with the measured ones, for each group of
    /// scenarios.
    pub fn agreements(&self) -> Vec<Agreement<'a>> {
        let mut all = Vec::new();
        let figures = self.plan.published.figures();
        for figure in figures.into_iter().filter(|figure| ![SUCCESS, SECONDS].contains(figure)) {
            let groups = self.scenario_groups().into_iter();
            let agreements = groups.map(|column| self.agreement(figure, column));
            all.extend(agreements.filter(|agreement| agreement.compared > 0));
        }
        all
    }

    fn agreement(&self, figure: &'a str, column: Column) -> Agreement<'a> {
        let (mut compared, mut differing) = (0, Vec::new());
        for cell in &self.plan.published.cells {
            if cell.figure != figure || !column.scenarios.contains(&cell.scenario) {
                continue;
            }
            let ours = self.of_puzzle(&cell.puzzle, cell.scenario, figure);
            compared += usize::from(!ours.is_empty());
            let other = ours.into_iter().find(|value| *value != cell.value);
            differing.extend(other.map(|other| (cell.puzzle.as_str(), other, cell.value)));
        }
        Agreement { figure, column, compared, differing }
    }

    fn of_puzzle(&self, puzzle: &str, scenario: usize, figure: &str) -> Vec<f64> {
        let is_here =
            |run: &Run| run.scenario == scenario && self.plan.puzzles[run.puzzle].name == puzzle;
        let here = self.runs.iter().filter(|(run, _)| is_here(run));
        here.filter_map(|(_, record)| record.figure(figure)).collect()
    }

    /// Returns the scenarios and puzzles with unsuccessful runs.
    pub fn failures(&self) -> Vec<Failure<'a>> {
        let mut all: Vec<Failure> = Vec::new();
        for (run, record) in &self.runs {
            let (puzzle, scenario) = (run.puzzle, run.scenario);
            let known = all.iter_mut().rev().take_while(|one| one.index.0 == puzzle);
            let known = known.into_iter().find(|one| one.index == (puzzle, scenario));
            let names = (&self.plan.puzzles[puzzle].name, &self.plan.scenarios[scenario].name);
            match known {
                Some(known) => known.add(record),
                None => {
                    let mut new = Failure::new((puzzle, scenario), names.0, names.1);
                    new.add(record);
                    all.push(new);
                }
            }
        }
        all.retain(|one| one.solved < one.runs);
        all
    }
}

/// A measured figure beside a published one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Comparison {
    /// The measured figure.
    pub ours: Option<f64>,
    /// The published figure.
    pub published: Option<f64>,
}

/// The agreement of a figure with the published one.
#[derive(Clone, Debug)]
pub struct Agreement<'a> {
    /// The figure.
    pub figure: &'a str,
    /// The scenarios.
    pub column: Column,
    /// How many figures were compared.
    pub compared: usize,
    /// Puzzles where it differs, with the measured and the published figure.
    pub differing: Vec<(&'a str, f64, f64)>,
}

/// A puzzle that a scenario did not solve in every run.
#[derive(Clone, Debug)]
pub struct Failure<'a> {
    index: (usize, usize),
    /// The puzzle.
    pub puzzle: &'a str,
    /// The scenario.
    pub scenario: &'a str,
    /// The number of successful runs.
    pub solved: usize,
    /// The number of runs.
    pub runs: usize,
}

impl<'a> Failure<'a> {
    fn new(index: (usize, usize), puzzle: &'a str, scenario: &'a str) -> Self {
        Self { index, puzzle, scenario, solved: 0, runs: 0 }
    }

    fn add(&mut self, record: &Record) {
        self.runs += 1;
        self.solved += usize::from(record.is_success());
    }
}

/// Returns the fraction of successful runs.
pub fn success(records: &[&Record]) -> Option<f64> {
    mean(records.iter().map(|record| f64::from(u8::from(record.is_success()))))
}

/// Returns the sorted times of the successful runs, or of the others.
pub fn seconds(records: &[&Record], successful: bool) -> Vec<f64> {
    let such = records.iter().filter(|record| record.is_success() == successful);
    let mut seconds: Vec<f64> = such.map(|record| record.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    seconds
}

/// Returns the median of sorted figures.
pub fn median(sorted: &[f64]) -> Option<f64> {
    let (lower, upper) = (sorted.len().saturating_sub(1) / 2, sorted.len() / 2);
    Some((sorted.get(lower)? + sorted.get(upper)?) / 2.0)
}

#[cfg(test)]
mod tests;
