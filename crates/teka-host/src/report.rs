//! A solution as people keep it: the board or the steps, then what is proven, the time, the
//! method and the counts. The command, its dialogue and the server all write it here, so that
//! a file says the same wherever it comes from.
//!
//! In a file the figures follow the line [`RULE`] and end at the next blank line.
//! [`without_figures`] is the one place that knows how to skip them.

use teka_core::any::AnyPosition;
use teka_core::family::Part;
use teka_core::message;
use teka_core::message::Message;
use teka_core::value::Value;
use teka_text::Words;

use crate::answer::{Answer, Outcome};
use crate::compare;
use crate::counters;
use crate::run::{Cost, Search};

/// The line between a solution and its figures. No answer in any family has a line like it.
pub const RULE: &str = "=====";

/// A run that has ended, to be told in the language of `words`.
#[derive(Clone, Copy)]
pub struct Report<'a> {
    /// The language.
    pub words: &'a Words,
    /// How it was searched.
    pub search: &'a Search,
    /// What came of it.
    pub answer: &'a Answer,
    /// Why there is no solution, where a reason is known.
    pub why: Option<&'a Message>,
}

impl Report<'_> {
    /// The result: the `solutions` as [`solution`] writes them, or the sentence that there is
    /// none, with its reason. Empty where a stopped run has found nothing.
    pub fn result(&self, solutions: &[String]) -> String {
        if self.answer.outcome != Outcome::Unsolvable {
            return solutions.join("\n");
        }
        let reason = self.why.map(|why| self.words.say(why) + "\n").unwrap_or_default();
        format!("{}\n{reason}", self.words.id("no-solution"))
    }

    /// The whole text of a file: the result, then everything else that is known of the run.
    pub fn file(&self, solutions: &[String]) -> String {
        let mut blocks = vec![self.result(solutions)];
        let mut lines = vec![RULE.to_owned()];
        lines.extend(self.stopped());
        lines.extend(self.proven());
        lines.extend(figures(self.search, &self.answer.cost, self.words));
        blocks.push(lines.join("\n") + "\n");
        blocks.retain(|block| !block.is_empty());
        blocks.join("\n")
    }

    /// Why the run stopped before its end, if it did.
    pub fn stopped(&self) -> Option<String> {
        let Outcome::Stopped(stop) = self.answer.outcome else { return None };
        let reason = self.words.id(&format!("stop-{}", stop.name()));
        let found = self.answer.found;
        Some(self.words.say(&message!("search-stopped", reason = reason, found = found)))
    }

    /// What the run proves, a sentence each.
    pub fn proven(&self) -> Vec<String> {
        let sentences = [self.others(), self.shortest(), self.bound()];
        sentences.into_iter().flatten().map(|sentence| self.words.say(&sentence)).collect()
    }

    /// Whether there are other solutions.
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

    /// What a search that was stopped has proven all the same.
    fn bound(&self) -> Option<Message> {
        let moves = self.answer.cost.stats.at_least;
        let is_stopped = matches!(self.answer.outcome, Outcome::Stopped(_));
        (is_stopped && moves > 0).then(|| message!("proven-at-least", moves = moves))
    }
}

/// The figures of a run, a line each: the time, the method with its parameters, the counts.
pub fn figures(search: &Search, cost: &Cost, words: &Words) -> Vec<String> {
    let time = message!("search-time", time = words.time(cost.time), method = named(search));
    // What is proven is a sentence of its own.
    let counts = counters::shown(search, &cost.stats).into_iter();
    let counts = counts.filter(|(_, name, _)| *name != counters::AT_LEAST);
    let line =
        |(id, _, number): (String, _, _)| format!("{}: {}", words.id(&id), shown(&number, words));
    [words.say(&time)].into_iter().chain(counts.map(line)).collect()
}

/// A number as people read it: whole ones with separators, others with two digits.
fn shown(number: &Value, words: &Words) -> String {
    match number {
        Value::Int(number) => words.number(number.unsigned_abs()),
        Value::Real(number) => words.decimal(*number, 2),
        other => compare::show(other),
    }
}

/// The method with its parameters: without them a figure means little.
pub fn named(search: &Search) -> String {
    let show = |(name, value): (&str, &_)| format!(" {name}={}", compare::show(value));
    search.method.name.to_owned() + &search.args.iter().map(show).collect::<String>()
}

/// A solution as the command prints it: its board, or every step with the board it leads to.
pub fn solution(found: &dyn AnyPosition, color: bool, words: &Words) -> String {
    let show = |part: &Part| match part {
        Part::Say(message) => format!("{}\n", words.say(message)),
        Part::Board(scene) => teka_render::text(scene, color),
    };
    found.report().iter().map(show).collect()
}

/// The text with blank lines in place of figures, so that what is left can be read as an
/// answer and every line keeps its number.
pub fn without_figures(text: &str) -> String {
    let mut in_figures = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        in_figures = match line.trim() {
            "" => false,
            RULE => true,
            _ => in_figures,
        };
        kept += if in_figures { "\n" } else { line };
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_skipped_and_lines_keep_their_numbers() {
        let check = |text: &str, kept: &str| assert_eq!(without_figures(text), kept, "{text:?}");
        check("AB\nBA\n", "AB\nBA\n");
        check("AB\n\n=====\nTime: 3 ms\nNodes: 7\n", "AB\n\n\n\n\n");
        check("AB\r\n\r\n=====\r\nTime\r\n\r\nCD\r\n", "AB\r\n\r\n\n\n\r\nCD\r\n");
        check("AB\n=====\nTime: 3 ms\n\nCD\n\n=====\nTime", "AB\n\n\n\nCD\n\n\n\n");
        check("=\n====\n=====", "=\n====\n\n");
    }
}
