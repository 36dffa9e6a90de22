//! The record of one run for the journal and the tables, and a description of the machine.

use serde_json::{Map, Value as Json, json};
use teka_core::any::AnyPuzzle;
use teka_core::control::Stop;
use teka_core::message;
use teka_core::message::Message;
use teka_text::Words;

use super::plan::{Plan, Run};
use super::published::SECONDS;
use crate::answer::{Outcome, Wanted, solve};
use crate::watch::{Cancel, Progress};
use crate::{compare, json};

/// The record of one run.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// `solved`, `unsolvable` or `stopped`.
    pub outcome: String,
    /// The reason for a stop. Empty if the run was not stopped.
    pub reason: String,
    /// The counters and figures by name. Numbers are stored as text, so that a journal is rewritten
    /// unchanged.
    pub figures: Vec<(String, String)>,
    /// The time of the search, without reading and writing.
    pub seconds: f64,
}

impl Record {
    /// Executes a run. Returns `None` if it was cancelled.
    pub fn of(plan: &Plan, run: Run, cancel: &Cancel, progress: &Progress) -> Option<Self> {
        let puzzle = plan.puzzles[run.puzzle].puzzle.as_ref();
        let search = plan.search(run, cancel);
        // Very short runs end before they check for cancellation.
        if search.budget.exhausted() == Some(Stop::Cancelled) {
            return None;
        }
        let answer = solve(puzzle, &search, Wanted::UpTo(1), Some(progress), None);
        if answer.outcome == Outcome::Stopped(Stop::Cancelled) {
            return None;
        }
        let (outcome, reason) = json::outcome(answer.outcome);
        Some(Self {
            outcome: outcome.to_owned(),
            reason: reason.unwrap_or_default().to_owned(),
            figures: figures(puzzle, &answer),
            seconds: answer.cost.time.as_secs_f64(),
        })
    }

    /// Returns true if the puzzle was solved or proven to have no solution.
    pub fn is_success(&self) -> bool {
        self.outcome != "stopped"
    }

    /// Returns true if the method gave a wrong answer.
    pub fn is_fault(&self) -> bool {
        self.reason == Stop::Fault.name()
    }

    /// Returns a figure as written.
    pub fn shown(&self, figure: &str) -> Option<&str> {
        let found = self.figures.iter().find(|(known, _)| known == figure);
        found.map(|(_, value)| value.as_str())
    }

    /// Returns a figure as a number.
    pub fn figure(&self, figure: &str) -> Option<f64> {
        self.shown(figure)?.parse().ok()
    }

    /// Returns the record as a line of a journal.
    pub fn line(&self, run: usize) -> String {
        let figures = self.figures.iter().map(|(name, value)| (name.clone(), json!(value)));
        let figures: Map<String, Json> = figures.collect();
        let Self { outcome, reason, seconds, .. } = self;
        let object = json!({
            "run": run, "outcome": outcome, "reason": reason, "figures": figures, "seconds": seconds,
        });
        format!("{object}\n")
    }

    /// Parses a line that [`Record::line`] wrote. Returns `None` for any other line.
    pub fn read(line: &str) -> Option<(usize, Self)> {
        let object: Json = serde_json::from_str(line.strip_suffix('\n')?).ok()?;
        let text = |name: &str| Some(object[name].as_str()?.to_owned());
        let figures = object["figures"].as_object()?.iter();
        let figures = figures.map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned())));
        let run = usize::try_from(object["run"].as_u64()?).ok()?;
        let record = Self {
            outcome: text("outcome")?,
            reason: text("reason")?,
            figures: figures.collect::<Option<_>>()?,
            seconds: object["seconds"].as_f64()?,
        };
        Some((run, record))
    }
}

/// Returns the counters of the search, then the figures of the solution.
fn figures(puzzle: &dyn AnyPuzzle, answer: &crate::answer::Answer) -> Vec<(String, String)> {
    let counted = json::stats(&answer.cost);
    let counted = counted.as_object().into_iter().flatten();
    let counted = counted.filter(|(name, value)| *name != SECONDS && value.is_number());
    let mut all: Vec<_> = counted.map(|(name, value)| (name.clone(), value.to_string())).collect();
    let found = compare::figures(puzzle, answer).into_iter();
    all.extend(found.map(|(name, value)| (name.to_owned(), value.to_string())));
    all
}

/// The properties of a machine that times depend on.
pub struct Machine {
    /// The operating system and the instruction set.
    system: String,
    /// The name of the processor.
    processor: Option<String>,
    cores: usize,
    bytes: Option<u64>,
}

impl Machine {
    /// Describes this machine.
    pub fn this() -> Self {
        let lines = |path| std::fs::read_to_string(path).unwrap_or_default();
        Self {
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            processor: field(&lines("/proc/cpuinfo"), "model name"),
            cores: std::thread::available_parallelism().map_or(1, Into::into),
            bytes: field(&lines("/proc/meminfo"), "MemTotal").and_then(|size| kilobytes(&size)),
        }
    }

    /// Returns a message that describes the machine.
    pub fn message(&self, words: &Words) -> Message {
        let mut parts = vec![self.system.clone()];
        parts.extend(self.processor.clone());
        parts.push(words.say(&message!("experiment-cores", count = self.cores)));
        parts.extend(self.bytes.map(|bytes| format!("{} GiB", bytes.div_ceil(1 << 30))));
        message!("experiment-machine", machine = parts.join(", "))
    }
}

/// Returns the value in the first line of the form `name: value`.
fn field(text: &str, name: &str) -> Option<String> {
    let mut fields = text.lines().filter_map(|line| line.split_once(':'));
    let (_, value) = fields.find(|(known, _)| known.trim() == name)?;
    Some(value.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn kilobytes(text: &str) -> Option<u64> {
    text.strip_suffix(" kB")?.parse::<u64>().ok()?.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let record = Record {
            outcome: "stopped".into(),
            reason: "node-limit".into(),
            figures: vec![
                ("nodes".into(), "18446744073709551615".into()),
                ("best".into(), "0.1".into()),
            ],
            seconds: 0.25,
        };
        let line = record.line(7);
        assert_eq!(Record::read(&line), Some((7, record)));
        for cut in 0..line.len() {
            assert_eq!(Record::read(&line[..cut]), None, "cut after {cut}");
        }
        for other in ["\n", "{}\n", "\0\0\0\n", "{\"run\":-1}\n"] {
            assert_eq!(Record::read(other), None, "{other:?}");
        }
    }

    #[test]
    fn fields_are_found_by_name() {
        let text = "processor\t: 0\nmodel name\t: Fast  One\nmodel name\t: Other\n";
        assert_eq!(field(text, "model name").as_deref(), Some("Fast One"));
        assert_eq!(field(text, "MemTotal"), None);
        assert_eq!(kilobytes("16 kB"), Some(16 << 10));
        assert_eq!(kilobytes("much"), None);
    }
}
