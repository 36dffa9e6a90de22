//! A solution as text: the board or the moves, then what is proven, the time, the method and the
//! counters. The commands, the interactive mode and the server all use this module, so their files
//! are the same.
//!
//! In a file, the figures follow the line [`RULE`] and end at the next blank line. Readers of
//! answers skip them.

use teka_core::any::{AnyPosition, AnyPuzzle};
use teka_core::control::{Stats, Stop};
use teka_core::message;
use teka_core::message::Message;
use teka_core::param::Param;
use teka_core::reading::RULE;
use teka_core::value::Value;
use teka_text::{Lang, Words};

use crate::answer::{self, Answer, Outcome};
use crate::budget::Cost;
use crate::compare;
use crate::counters;
use crate::search::Search;

/// A report of a finished run.
#[derive(Clone, Copy)]
pub struct Report<'a> {
    /// The language.
    pub words: &'a Words,
    /// The search.
    pub search: &'a Search,
    /// Its answer.
    pub answer: &'a Answer,
    /// The reason why there is no solution, if one is known.
    pub why: Option<&'a Message>,
}

impl Report<'_> {
    /// Returns the `solutions` as [`solution`] writes them, or the sentence that there is none,
    /// with its reason. Returns an empty string if a stopped run found nothing.
    pub fn result(&self, solutions: &[String]) -> String {
        if self.answer.outcome != Outcome::Unsolvable {
            return solutions.join("\n");
        }
        let reason = self.why.map(|why| self.words.say(why) + "\n").unwrap_or_default();
        format!("{}\n{reason}", self.words.id("no-solution"))
    }

    /// Returns the text of a file: the result, then [`Self::account`].
    pub fn file(&self, solutions: &[String]) -> String {
        let figures = format!("{RULE}\n{}\n", self.account().join("\n"));
        let mut blocks = vec![self.result(solutions), figures];
        blocks.retain(|block| !block.is_empty());
        blocks.join("\n")
    }

    /// Returns lines about the run: why it stopped, what it proves and its figures.
    pub fn account(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.stopped().into_iter().collect();
        lines.extend(self.proven());
        lines.extend(figures(self.search, &self.answer.cost, self.words));
        lines
    }

    /// Returns the reason why the run stopped early, if it did.
    pub fn stopped(&self) -> Option<String> {
        let Outcome::Stopped(stop) = self.answer.outcome else { return None };
        let reason = self.words.id(&format!("stop-{}", stop.name()));
        let found = self.answer.found;
        Some(self.words.say(&message!("search-stopped", reason = reason, found = found)))
    }

    /// Returns one sentence for each fact that the run proves.
    pub fn proven(&self) -> Vec<String> {
        let sentences = [self.others(), self.shortest(), self.impossible(), self.bound()];
        sentences.into_iter().flatten().map(|sentence| self.words.say(&sentence)).collect()
    }

    /// Returns the lines that `-v` adds: every parameter, the result of the precheck, the proven
    /// lower bound, the peak memory and the speed.
    pub fn details(&self, puzzle: &dyn AnyPuzzle) -> Vec<String> {
        let Self { words, search, answer, .. } = self;
        let mut lines = parameters(search);
        lines.extend(precheck(puzzle, search, words));
        let Stats { nodes, most_bytes, at_least, .. } = answer.cost.stats;
        // A stopped run reports its lower bound elsewhere; without a solution, there is none.
        if answer.outcome == Outcome::Solved && at_least > 0 {
            lines.push(message!("detail-bound", moves = at_least));
        }
        if most_bytes > 0 {
            lines.push(message!("detail-memory", size = words.size(most_bytes)));
        }
        if nodes >= WORTH_A_SPEED {
            let rate = (nodes as f64 / answer.cost.time.as_secs_f64()) as u64;
            let counted = words.id(&format!("counted-{}", search.counted().name()));
            lines.push(message!("detail-speed", counted = counted, rate = words.number(rate)));
        }
        lines.iter().map(|line| words.say(line)).collect()
    }

    /// Returns whether there are other solutions.
    fn others(&self) -> Option<Message> {
        let Answer { outcome, complete, others, found, .. } = *self.answer;
        match found {
            _ if outcome != Outcome::Solved => None,
            _ if others => Some(message!("more-solutions")),
            1 if complete => Some(message!("only-solution")),
            _ if complete => Some(message!("all-solutions", count = found)),
            _ => None,
        }
    }

    fn shortest(&self) -> Option<Message> {
        let is_shortest = self.answer.shortest.filter(|_| self.answer.found > 0);
        is_shortest.map(|yes| match yes {
            true => message!("shortest-proven"),
            false => message!("shortest-unproven"),
        })
    }

    fn is_stopped(&self) -> bool {
        matches!(self.answer.outcome, Outcome::Stopped(_))
    }

    /// Returns what the precheck proves about a stopped search.
    fn impossible(&self) -> Option<Message> {
        let why = self.why.filter(|_| self.is_stopped())?;
        Some(message!("proven-unsolvable", why = why.clone()))
    }

    /// Returns the lower bound that a stopped search has proven. It has no meaning if there is no
    /// solution.
    fn bound(&self) -> Option<Message> {
        let moves = self.answer.cost.stats.at_least;
        (self.is_stopped() && self.why.is_none() && moves > 0)
            .then(|| message!("proven-at-least", moves = moves))
    }
}

/// Returns the figures of a run, one per line: the time, the method with its parameters and the
/// counters.
pub fn figures(search: &Search, cost: &Cost, words: &Words) -> Vec<String> {
    let time = message!("search-time", time = words.time(cost.time), method = named(search));
    // What is proven has a sentence of its own.
    let counts = counters::shown(search, &cost.stats).into_iter();
    let counts = counts.filter(|(_, name, _)| *name != counters::AT_LEAST);
    let line =
        |(id, _, number): (String, _, _)| format!("{}: {}", words.id(&id), shown(&number, words));
    [words.say(&time)].into_iter().chain(counts.map(line)).collect()
}

/// Formats a number: whole numbers with separators, others with two decimals.
fn shown(number: &Value, words: &Words) -> String {
    match number {
        Value::Int(number) => words.number(number.unsigned_abs()),
        Value::Real(number) => words.decimal(*number, 2),
        other => compare::show(other),
    }
}

/// The minimum number of nodes for a meaningful speed.
const WORTH_A_SPEED: u64 = 1000;

/// Returns every parameter with its value, and whether that is the default.
fn parameters(search: &Search) -> Vec<Message> {
    let describe = |(param, (name, value)): (&Param, (&str, &Value))| {
        let (value, default) = (compare::show(value), compare::show(&param.kind.default()));
        match value == default {
            true => message!("detail-default", name = name, value = value),
            false => message!("detail-parameter", name = name, value = value, default = default),
        }
    };
    match search.method.params {
        [] => vec![message!("detail-no-parameters", method = search.method.name)],
        params => params.iter().zip(search.args.iter()).map(describe).collect(),
    }
}

/// Returns the result of the precheck, or `None` if the run was cancelled.
fn precheck(puzzle: &dyn AnyPuzzle, search: &Search, words: &Words) -> Option<Message> {
    let what = words.id(&format!("{}-precheck", puzzle.family().info().id));
    match answer::precheck(puzzle, search) {
        Ok(Some(why)) => Some(message!("precheck-failed", what = what, why = why.message)),
        Ok(None) => Some(message!("precheck-passed", what = what)),
        Err(Stop::Cancelled) => None,
        Err(_) => Some(message!("precheck-stopped", what = what)),
    }
}

/// Returns the method with its parameters.
pub fn named(search: &Search) -> String {
    let show = |(name, value): (&str, &_)| format!(" {name}={}", compare::show(value));
    search.method.name.to_owned() + &search.args.iter().map(show).collect::<String>()
}

/// Formats a solution as the command prints it: the board, or every move with its board.
pub fn solution(found: &dyn AnyPosition, color: bool, words: &Words) -> String {
    words.report(&found.report(), |scene| teka_render::text(scene, color))
}

/// Returns true if a text says in any language that there is no solution.
pub fn says_no_solution(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty());
    Lang::ALL.into_iter().any(|lang| first == Some(&*Words::new(lang).id("no-solution")))
}
