//! What an experiment tries: every scenario on every puzzle, with every seed, repeated.
//! It knows neither how it was written down nor what came of it.

use std::time::Duration;

use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Limits;
use teka_core::family::MethodInfo;
use teka_core::param::Args;
use teka_text::Lang;

use super::pattern::Pattern;
use super::published::Published;
use crate::compare::show;
use crate::json;
use crate::run::Search;
use crate::watch::Cancel;

/// A whole experiment.
pub struct Plan {
    /// What it is called, by language.
    pub title: Title,
    /// The family of all its puzzles.
    pub family: &'static dyn AnyFamily,
    /// The puzzles, in order.
    pub puzzles: Vec<Puzzle>,
    /// The scenarios, in order.
    pub scenarios: Vec<Scenario>,
    /// How often each run is repeated with the same seed, to measure its time.
    pub repeats: u32,
    /// What others published about the same puzzles.
    pub published: Published,
}

/// What an experiment is called.
#[derive(Clone, Debug, Default)]
pub struct Title {
    /// In English, or in no language in particular.
    pub english: String,
    /// In Bahasa Indonesia, where that differs.
    pub indonesian: Option<String>,
}

impl Title {
    /// The title in this language.
    pub fn in_language(&self, lang: Lang) -> &str {
        match (lang, &self.indonesian) {
            (Lang::Id, Some(title)) => title,
            _ => &self.english,
        }
    }
}

/// A puzzle of an experiment.
pub struct Puzzle {
    /// Its name, unlike that of any other.
    pub name: String,
    /// What it has in common with others, such as a size; may be empty.
    pub group: String,
    /// The puzzle itself.
    pub puzzle: Box<dyn AnyPuzzle>,
}

/// A method with its parameters and limits.
pub struct Scenario {
    /// Its name, unlike that of any other.
    pub name: String,
    /// What it has in common with others.
    pub group: String,
    /// The method.
    pub method: MethodInfo,
    /// The parameters that were set, as they were written.
    pub settings: Vec<(String, String)>,
    /// All parameters for each seed. A method without randomness has one of them, with no seed.
    pub seeded: Vec<Seeded>,
    /// Deterministic limits of each run.
    pub limits: Limits,
    /// The time each run may take.
    pub time: Option<Duration>,
}

/// The parameters of a method with one of the seeds.
#[derive(Clone, Debug)]
pub struct Seeded {
    /// The seed, where the method takes one.
    pub seed: Option<u64>,
    /// All parameters, the seed among them.
    pub args: Args,
}

/// One run of a plan, by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Of [`Plan::puzzles`].
    pub puzzle: usize,
    /// Of [`Plan::scenarios`].
    pub scenario: usize,
    /// Of [`Scenario::seeded`].
    pub seeded: usize,
    /// Which repeat, from 1.
    pub repeat: u32,
}

impl Plan {
    /// Every run, in the order of the result tables. Scenarios take turns on a puzzle, so
    /// that a busy moment of the machine hits all of them alike.
    pub fn runs(&self) -> Vec<Run> {
        let seeds = self.scenarios.iter().map(|scenario| scenario.seeded.len()).max().unwrap_or(0);
        let mut runs = Vec::new();
        for puzzle in 0..self.puzzles.len() {
            for repeat in 1..=self.repeats {
                for seeded in 0..seeds {
                    let scenarios = self.scenarios.iter().enumerate();
                    let with_seed =
                        scenarios.filter(|(_, scenario)| seeded < scenario.seeded.len());
                    runs.extend(with_seed.map(|(scenario, _)| Run {
                        puzzle,
                        scenario,
                        seeded,
                        repeat,
                    }));
                }
            }
        }
        runs
    }

    /// How to make a run.
    pub fn search(&self, run: Run, cancel: &Cancel) -> Search {
        let scenario = &self.scenarios[run.scenario];
        Search {
            method: scenario.method,
            args: scenario.seeded[run.seeded].args.clone(),
            limits: scenario.limits,
            time: scenario.time,
            cancel: cancel.clone(),
        }
    }

    /// True if each pattern is like something of the run: its puzzle, its scenario, the group
    /// of either, or its method.
    pub fn is_like(&self, run: Run, patterns: &[Pattern]) -> bool {
        let (puzzle, scenario) = (&self.puzzles[run.puzzle], &self.scenarios[run.scenario]);
        let is_like = |pattern: &Pattern| {
            pattern.matches(&puzzle.name)
                || pattern.matches(&puzzle.group)
                || scenario.is_like(pattern)
        };
        patterns.iter().all(is_like)
    }

    /// How many runs are like all of these patterns.
    pub fn count(&self, patterns: &[Pattern]) -> usize {
        self.runs().into_iter().filter(|run| self.is_like(*run, patterns)).count()
    }

    /// A short name for all that results depend on: what only changes how they are shown
    /// is not part of it.
    pub fn digest(&self, version: &str) -> String {
        let mut text = format!("{version}\n{}\n{}\n", self.family.info().id, self.repeats);
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

    /// Groups of the puzzles, in the order they first come.
    pub fn puzzle_groups(&self) -> Vec<&str> {
        distinct(self.puzzles.iter().map(|puzzle| puzzle.group.as_str()))
    }

    /// Groups of the scenarios, in the order they first come.
    pub fn scenario_groups(&self) -> Vec<&str> {
        distinct(self.scenarios.iter().map(|scenario| scenario.group.as_str()))
    }
}

impl Scenario {
    /// True if the pattern is like its name, its group or its method.
    pub fn is_like(&self, pattern: &Pattern) -> bool {
        [self.name.as_str(), &self.group, self.method.name].iter().any(|name| pattern.matches(name))
    }

    /// The parameters that were set, for tables.
    pub fn shown_settings(&self) -> String {
        let set = |name: &str| self.settings.iter().any(|(known, _)| known == name);
        let args = self.seeded.first().map(|seeded| &seeded.args);
        let shown = args.into_iter().flat_map(Args::iter).filter(|(name, _)| set(name));
        shown.map(|(name, value)| format!("{name}={}", show(value))).collect::<Vec<_>>().join(" ")
    }
}

fn distinct<'a>(names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen: Vec<&str> = Vec::new();
    for name in names {
        if !seen.contains(&name) {
            seen.push(name);
        }
    }
    seen
}
