//! What the runs of an experiment come to, by groups of puzzles and of scenarios.

use super::plan::{Plan, Run, Scenario};
use super::published::{SECONDS, SUCCESS, mean};
use super::record::Record;

/// A plan with what is known of its runs.
pub struct Results<'a> {
    /// The plan.
    pub plan: &'a Plan,
    /// Its runs that are known, in its order.
    pub runs: Vec<(Run, &'a Record)>,
    /// How many runs the plan has.
    pub planned: usize,
}

/// Some scenarios that are shown together.
#[derive(Clone, Debug)]
pub struct Column {
    /// What they are called.
    pub name: String,
    /// Their indices.
    pub scenarios: Vec<usize>,
}

impl<'a> Results<'a> {
    /// What is known of the runs of a plan; `records` are in its order.
    pub fn new(plan: &'a Plan, records: &'a [Option<Record>]) -> Self {
        let runs = plan.runs().into_iter().zip(records);
        let runs: Vec<_> = runs.filter_map(|(run, record)| Some((run, record.as_ref()?))).collect();
        Self { plan, runs, planned: records.len() }
    }

    /// The groups of puzzles of which something is known.
    pub fn puzzle_groups(&self) -> Vec<&'a str> {
        let mut groups = self.plan.puzzle_groups();
        groups.retain(|group| !self.records(group, None).is_empty());
        groups
    }

    /// The groups of scenarios of which something is known.
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

    /// Every scenario of which something is known, by itself.
    pub fn scenarios(&self) -> Vec<Column> {
        let names = self.plan.scenarios.iter().map(|scenario| scenario.name.clone());
        let columns =
            names.enumerate().map(|(index, name)| Column { name, scenarios: vec![index] });
        columns.filter(|column| self.is_known(column)).collect()
    }

    fn is_known(&self, column: &Column) -> bool {
        self.runs.iter().any(|(run, _)| column.scenarios.contains(&run.scenario))
    }

    /// The records of a group of puzzles, in some scenarios or in all.
    pub fn records(&self, group: &str, column: Option<&Column>) -> Vec<&'a Record> {
        let is_here = |run: &Run| {
            self.plan.puzzles[run.puzzle].group == group
                && column.is_none_or(|column| column.scenarios.contains(&run.scenario))
        };
        self.runs.iter().filter(|(run, _)| is_here(run)).map(|(_, record)| *record).collect()
    }

    /// Names of all figures, in the order they first come.
    pub fn figures(&self) -> Vec<&'a str> {
        let mut names: Vec<&str> = Vec::new();
        for (name, _) in self.runs.iter().flat_map(|(_, record)| &record.figures) {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        names
    }

    /// A figure of a group of puzzles in some scenarios: what was measured, and what was published.
    pub fn comparison(&self, figure: &str, group: &str, column: &Column) -> Comparison {
        let records = self.records(group, Some(column));
        let ours = match figure {
            SUCCESS => success(&records),
            SECONDS => mean(seconds(&records, true).into_iter()),
            _ => mean(records.iter().filter_map(|record| record.figure(figure))),
        };
        Comparison { ours, published: self.plan.published.mean(figure, group, &column.scenarios) }
    }

    /// The figures of single puzzles that were published and can be equal or not, each with the
    /// scenarios of a group: how many are known to be equal, and which are not.
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

    /// Scenarios and puzzles with runs that did not succeed: how many did, of how many.
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
    /// What was measured.
    pub ours: Option<f64>,
    /// What was published.
    pub published: Option<f64>,
}

/// How often a figure is the same as published.
#[derive(Clone, Debug)]
pub struct Agreement<'a> {
    /// The figure.
    pub figure: &'a str,
    /// The scenarios.
    pub column: Column,
    /// How many figures were compared.
    pub compared: usize,
    /// Puzzles where it differs: ours and the published.
    pub differing: Vec<(&'a str, f64, f64)>,
}

/// A puzzle that a scenario did not always solve.
#[derive(Clone, Debug)]
pub struct Failure<'a> {
    index: (usize, usize),
    /// The puzzle.
    pub puzzle: &'a str,
    /// The scenario.
    pub scenario: &'a str,
    /// How many runs succeeded.
    pub solved: usize,
    /// How many there are.
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

/// The share of runs that ended with an answer.
pub fn success(records: &[&Record]) -> Option<f64> {
    mean(records.iter().map(|record| f64::from(u8::from(record.is_success()))))
}

/// The seconds of the runs that succeeded, or of the others, from the shortest on.
pub fn seconds(records: &[&Record], successful: bool) -> Vec<f64> {
    let such = records.iter().filter(|record| record.is_success() == successful);
    let mut seconds: Vec<f64> = such.map(|record| record.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    seconds
}

/// The middle one of sorted figures, or what lies between the two in the middle.
pub fn median(sorted: &[f64]) -> Option<f64> {
    let (lower, upper) = (sorted.len().saturating_sub(1) / 2, sorted.len() / 2);
    Some((sorted.get(lower)? + sorted.get(upper)?) / 2.0)
}

#[cfg(test)]
mod tests;
