//! Summaries of the runs of an experiment, by groups of puzzles and of scenarios.

use std::collections::{BTreeMap, HashMap};

use super::plan::{Plan, Run};
use super::published::{Cell, SECONDS, SUCCESS, mean};
use super::record::Record;
use crate::compare::contradicted;

/// A plan with the records of its finished runs.
pub struct Results<'a> {
    /// The plan.
    pub plan: &'a Plan,
    /// The finished runs, in the order of the plan.
    pub runs: Vec<(Run, &'a Record)>,
    /// The number of runs in the plan.
    pub planned: usize,
    /// The groups of puzzles with finished runs, in order of first occurrence.
    pub puzzle_groups: Vec<&'a str>,
    /// The groups of scenarios with finished runs, in order of first occurrence.
    pub scenario_groups: Vec<Column>,
    /// Each scenario with finished runs as a column of its own.
    pub scenarios: Vec<Column>,
    /// The names of all figures, in order of first occurrence.
    pub figures: Vec<&'a str>,
    /// The records of each puzzle in each scenario. Tables can have as many cells as there are
    /// runs, so a cell must not search all runs.
    by_pair: BTreeMap<(usize, usize), Vec<&'a Record>>,
    /// The puzzles of each group.
    members: HashMap<&'a str, Vec<usize>>,
}

/// Scenarios that are shown together.
#[derive(Clone, Debug)]
pub struct Column {
    /// The name in tables.
    pub name: String,
    /// The indices of the scenarios.
    pub scenarios: Vec<usize>,
}

impl<'a> Results<'a> {
    /// Creates the results of a plan. `records` are in the order of the plan.
    pub fn new(plan: &'a Plan, records: &'a [Option<Record>]) -> Self {
        let runs = plan.runs().into_iter().zip(records);
        let runs: Vec<_> = runs.filter_map(|(run, record)| Some((run, record.as_ref()?))).collect();
        let mut by_pair: BTreeMap<_, Vec<&Record>> = BTreeMap::new();
        for (run, record) in &runs {
            by_pair.entry((run.puzzle, run.scenario)).or_default().push(record);
        }
        let (mut has_puzzle, mut has_scenario) =
            (vec![false; plan.puzzles.len()], vec![false; plan.scenarios.len()]);
        for (puzzle, scenario) in by_pair.keys() {
            (has_puzzle[*puzzle], has_scenario[*scenario]) = (true, true);
        }
        let groups = plan.puzzles.iter().map(|puzzle| puzzle.group.as_str());
        let groups = grouped(groups, &has_puzzle);
        let of_scenarios = |names: Vec<&str>| -> Vec<Column> {
            let columns = grouped(names.into_iter(), &has_scenario).into_iter();
            columns.map(|(name, scenarios)| Column { name: name.to_owned(), scenarios }).collect()
        };
        let scenarios = plan.scenarios.iter();
        Self {
            plan,
            planned: records.len(),
            puzzle_groups: groups.iter().map(|(group, _)| *group).collect(),
            scenario_groups: of_scenarios(
                scenarios.clone().map(|one| one.group.as_str()).collect(),
            ),
            scenarios: of_scenarios(scenarios.map(|one| one.name.as_str()).collect()),
            figures: figures(&runs),
            members: groups.into_iter().collect(),
            by_pair,
            runs,
        }
    }

    /// Returns the records of a group of puzzles in these scenarios.
    pub fn records(&self, group: &str, column: &Column) -> Vec<&'a Record> {
        let puzzles = self.members.get(group).into_iter().flatten();
        let pairs = puzzles
            .flat_map(|puzzle| column.scenarios.iter().map(move |scenario| (*puzzle, *scenario)));
        pairs.flat_map(|pair| self.of_pair(pair)).copied().collect()
    }

    fn of_pair(&self, pair: (usize, usize)) -> &[&'a Record] {
        self.by_pair.get(&pair).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the number of finished runs of a group of puzzles.
    pub fn runs_of(&self, group: &str) -> usize {
        let puzzles = self.members.get(group).into_iter().flatten();
        let of_puzzle = |puzzle: &usize| self.by_pair.range((*puzzle, 0)..(*puzzle + 1, 0));
        puzzles.flat_map(of_puzzle).map(|(_, records)| records.len()).sum()
    }

    /// Returns the measured and the published mean of a figure for a group of puzzles.
    pub fn comparison(&self, figure: &str, group: &str, column: &Column) -> Comparison {
        let records = self.records(group, column);
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
        let puzzles = self.plan.puzzles.iter().enumerate();
        let puzzles: HashMap<&str, usize> =
            puzzles.map(|(index, puzzle)| (puzzle.name.as_str(), index)).collect();
        let figures = self.plan.published.figures().into_iter();
        let figures = figures.filter(|figure| ![SUCCESS, SECONDS].contains(figure));
        figures.flat_map(|figure| self.agreements_of(figure, &puzzles)).collect()
    }

    fn agreements_of(&self, figure: &'a str, puzzles: &HashMap<&str, usize>) -> Vec<Agreement<'a>> {
        let columns = self.scenario_groups.iter();
        let mut all: Vec<Agreement> =
            columns.map(|column| Agreement::new(figure, column.clone())).collect();
        let mut column_of = HashMap::new();
        for (index, column) in self.scenario_groups.iter().enumerate() {
            column_of.extend(column.scenarios.iter().map(|scenario| (*scenario, index)));
        }
        for cell in self.plan.published.cells().iter().filter(|cell| cell.figure == figure) {
            let (Some(puzzle), Some(column)) =
                (puzzles.get(cell.puzzle.as_str()), column_of.get(&cell.scenario))
            else {
                continue;
            };
            all[*column].add(cell, self.of_pair((*puzzle, cell.scenario)));
        }
        all.retain(|agreement| agreement.compared > 0);
        all
    }

    /// Returns the puzzles and scenarios with a wrong answer.
    pub fn faults(&self) -> Vec<(&'a str, &'a str)> {
        let at_fault =
            self.by_pair.iter().filter(|(_, all)| all.iter().any(|record| record.is_fault()));
        at_fault.map(|((puzzle, scenario), _)| self.names(*puzzle, *scenario)).collect()
    }

    /// Returns the puzzles on which methods contradict each other.
    pub fn contradictions(&self) -> Vec<&'a str> {
        let answers = self.runs.iter().map(|(run, record)| {
            let promise = self.plan.scenarios[run.scenario].method.promise;
            (run.puzzle, promise, record.outcome.as_str())
        });
        let puzzles = contradicted(answers).into_iter();
        puzzles.map(|puzzle| self.plan.puzzles[puzzle].name.as_str()).collect()
    }

    fn names(&self, puzzle: usize, scenario: usize) -> (&'a str, &'a str) {
        (&self.plan.puzzles[puzzle].name, &self.plan.scenarios[scenario].name)
    }

    /// Returns the scenarios and puzzles with unsuccessful runs.
    pub fn failures(&self) -> Vec<Failure<'a>> {
        let failure = |(pair, records): (&(usize, usize), &Vec<&Record>)| {
            let (puzzle, scenario) = self.names(pair.0, pair.1);
            let solved = records.iter().filter(|record| record.is_success()).count();
            Failure { puzzle, scenario, solved, runs: records.len() }
        };
        self.by_pair.iter().map(failure).filter(|one| one.solved < one.runs).collect()
    }
}

/// Groups the indices of equal names, in order of first occurrence, without those that have no
/// finished runs.
fn grouped<'a>(
    names: impl Iterator<Item = &'a str>,
    is_known: &[bool],
) -> Vec<(&'a str, Vec<usize>)> {
    let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
    let mut places = HashMap::new();
    for (index, name) in names.enumerate().filter(|(index, _)| is_known[*index]) {
        let place = *places.entry(name).or_insert(groups.len());
        if place == groups.len() {
            groups.push((name, Vec::new()));
        }
        groups[place].1.push(index);
    }
    groups
}

/// Returns the names of all figures. There are only a few.
fn figures<'a>(runs: &[(Run, &'a Record)]) -> Vec<&'a str> {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in runs.iter().flat_map(|(_, record)| &record.figures) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    names
}

/// A measured figure and its published counterpart.
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
    /// The number of compared figures.
    pub compared: usize,
    /// The puzzles where it differs, with the measured and the published figure.
    pub differing: Vec<(&'a str, f64, f64)>,
}

impl<'a> Agreement<'a> {
    fn new(figure: &'a str, column: Column) -> Self {
        Self { figure, column, compared: 0, differing: Vec::new() }
    }

    /// Adds a published figure and the records of the same puzzle and scenario.
    fn add(&mut self, cell: &'a Cell, records: &[&Record]) {
        let mut ours = records.iter().filter_map(|record| record.figure(self.figure)).peekable();
        self.compared += usize::from(ours.peek().is_some());
        let other = ours.find(|value| *value != cell.value);
        self.differing.extend(other.map(|other| (cell.puzzle.as_str(), other, cell.value)));
    }
}

/// A puzzle that a scenario did not solve in every run.
#[derive(Clone, Debug)]
pub struct Failure<'a> {
    /// The puzzle.
    pub puzzle: &'a str,
    /// The scenario.
    pub scenario: &'a str,
    /// The number of successful runs.
    pub solved: usize,
    /// The number of runs.
    pub runs: usize,
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
