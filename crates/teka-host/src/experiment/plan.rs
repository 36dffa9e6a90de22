//! The runs of an experiment: every scenario on every puzzle with every seed, repeated.
//!
//! This module is independent of the file format and of the results.

use std::collections::HashSet;
use std::time::Duration;

use teka_core::any::{AnyFamily, AnyMethod, AnyPuzzle};
use teka_core::control::Limits;
use teka_core::param::Args;
use teka_text::Lang;

use super::pattern::Pattern;
use super::published::Published;
use crate::budget::Budget;
use crate::compare::show;
use crate::json;
use crate::search::Search;
use crate::watch::Cancel;

/// An experiment.
pub struct Plan {
    /// The title in each language.
    pub title: Title,
    /// The family of all puzzles.
    pub family: &'static dyn AnyFamily,
    /// The puzzles, in order.
    pub puzzles: Vec<Puzzle>,
    /// The scenarios, in order.
    pub scenarios: Vec<Scenario>,
    /// The number of repeats of each run with the same seed, for measuring time.
    pub repeats: u32,
    /// Published figures for the same puzzles.
    pub published: Published,
}

/// The title of an experiment.
#[derive(Clone, Debug, Default)]
pub struct Title {
    /// The title in English, or for all languages.
    pub english: String,
    /// The title in Bahasa Indonesia, if it is different.
    pub indonesian: Option<String>,
}

impl Title {
    /// Returns the title in a language.
    pub fn in_language(&self, lang: Lang) -> &str {
        match (lang, &self.indonesian) {
            (Lang::Id, Some(title)) => title,
            _ => &self.english,
        }
    }
}

/// A puzzle of an experiment.
pub struct Puzzle {
    /// The unique name.
    pub name: String,
    /// The group, such as a size. It may be empty.
    pub group: String,
    /// The puzzle itself.
    pub puzzle: Box<dyn AnyPuzzle>,
}

/// A method with its parameters and limits.
pub struct Scenario {
    /// The unique name.
    pub name: String,
    /// The group.
    pub group: String,
    /// The method.
    pub method: AnyMethod,
    /// The parameters that are set, as written.
    pub settings: Vec<(String, String)>,
    /// All parameters for each seed. A method without randomness has one entry without a seed.
    pub seeded: Vec<Seeded>,
    /// The deterministic limits of each run.
    pub limits: Limits,
    /// The time limit of each run.
    pub time: Option<Duration>,
}

/// The parameters of a method with one seed.
#[derive(Clone, Debug)]
pub struct Seeded {
    /// The seed, if the method takes one.
    pub seed: Option<u64>,
    /// All parameters, including the seed.
    pub args: Args,
}

/// One run of a plan, as indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The index in [`Plan::puzzles`].
    pub puzzle: usize,
    /// The index in [`Plan::scenarios`].
    pub scenario: usize,
    /// The index in [`Scenario::seeded`].
    pub seeded: usize,
    /// The number of the repeat, from 1.
    pub repeat: u32,
}

impl Plan {
    /// Returns all runs in the order of the result tables.
    ///
    /// Scenarios alternate on each puzzle, so that load on the machine affects all of them equally.
    pub fn runs(&self) -> Vec<Run> {
        let round = self.round();
        let mut runs = Vec::new();
        for puzzle in 0..self.puzzles.len() {
            for repeat in 1..=self.repeats {
                let run = |&(scenario, seeded)| Run { puzzle, scenario, seeded, repeat };
                runs.extend(round.iter().map(run));
            }
        }
        runs
    }

    /// Returns each scenario with each of its seeds: all scenarios with their first seed, then
    /// those with a second seed, and so on.
    fn round(&self) -> Vec<(usize, usize)> {
        let mut left: Vec<usize> = (0..self.scenarios.len()).collect();
        let mut round = Vec::new();
        for seeded in 0.. {
            left.retain(|scenario| seeded < self.scenarios[*scenario].seeded.len());
            if left.is_empty() {
                break;
            }
            round.extend(left.iter().map(|scenario| (*scenario, seeded)));
        }
        round
    }

    /// Returns the search of a run.
    pub fn search(&self, run: Run, cancel: &Cancel) -> Search {
        let scenario = &self.scenarios[run.scenario];
        Search {
            method: scenario.method,
            args: scenario.seeded[run.seeded].args.clone(),
            budget: Budget {
                limits: scenario.limits,
                time: scenario.time,
                cancel: cancel.clone(),
                ..Budget::default()
            },
        }
    }

    /// Returns true if each pattern matches the run's puzzle, scenario or method, or the group of
    /// its puzzle or scenario.
    pub fn is_like(&self, run: Run, patterns: &[Pattern]) -> bool {
        let (puzzle, scenario) = (&self.puzzles[run.puzzle], &self.scenarios[run.scenario]);
        let is_like = |pattern: &Pattern| {
            pattern.matches(&puzzle.name)
                || pattern.matches(&puzzle.group)
                || scenario.is_like(pattern)
        };
        patterns.iter().all(is_like)
    }

    /// Returns the number of runs that match all of these patterns.
    pub fn count(&self, patterns: &[Pattern]) -> usize {
        self.runs().into_iter().filter(|run| self.is_like(*run, patterns)).count()
    }

    /// Returns a digest of everything that results depend on. It excludes titles, groups and
    /// published figures, which affect only the report.
    pub fn digest(&self, version: &str, revision: u32) -> String {
        let mut text =
            format!("{version} {revision}\n{}\n{}\n", self.family.info().id, self.repeats);
        for puzzle in &self.puzzles {
            text += &format!("{} {}\n", puzzle.name, json::digest(puzzle.puzzle.as_ref()));
        }
        for Scenario { name, method, seeded, limits, time, .. } in &self.scenarios {
            let args: Vec<String> =
                seeded.iter().map(|seeded| json::args(&seeded.args).to_string()).collect();
            text += &format!("{name} {} {args:?} {limits:?} {time:?}\n", method.name);
        }
        json::hash(text.as_bytes())
    }

    /// Returns the groups of puzzles, in order of first occurrence.
    pub fn puzzle_groups(&self) -> Vec<&str> {
        let mut seen = HashSet::new();
        let groups = self.puzzles.iter().map(|puzzle| puzzle.group.as_str());
        groups.filter(|group| seen.insert(*group)).collect()
    }
}

impl Scenario {
    /// Returns true if the pattern matches its name, group or method.
    pub fn is_like(&self, pattern: &Pattern) -> bool {
        [self.name.as_str(), &self.group, self.method.name].iter().any(|name| pattern.matches(name))
    }

    /// Returns the parameters that are set, for tables.
    pub fn shown_settings(&self) -> String {
        let set = |name: &str| self.settings.iter().any(|(known, _)| known == name);
        let args = self.seeded.first().map(|seeded| &seeded.args);
        let shown = args.into_iter().flat_map(Args::iter).filter(|(name, _)| set(name));
        shown.map(|(name, value)| format!("{name}={}", show(value))).collect::<Vec<_>>().join(" ")
    }
}
