//! Puzzles inside a text, and how strictly they are read.

use std::borrow::Cow;

use crate::reading::{blocks, filled_lines, is_object, object_name};

/// One puzzle inside a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The name given to it in the text.
    pub name: Option<Cow<'a, str>>,
    /// The line it begins on, the first is 1.
    pub line: usize,
    /// Its text.
    pub text: &'a str,
    /// False if the text holds just this one puzzle.
    pub one_of_many: bool,
}

impl<'a> Entry<'a> {
    /// Each line that is not blank as a puzzle, even a line nobody can read: only whoever
    /// reads it can say what is wrong.
    pub fn lines(text: &'a str, name: impl Fn(&'a str) -> Option<Cow<'a, str>>) -> Vec<Self> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim_end().is_empty());
        let entry =
            |(index, text)| Self { name: name(text), line: index + 1, text, one_of_many: true };
        lines.map(entry).collect()
    }

    /// Puzzles of several lines with blank lines between them, as they are written for people
    /// to read. A blank line inside a puzzle is harmless, so the first block must be whole by
    /// itself. None unless there are several.
    pub fn blocks(text: &'a str, is_whole: impl Fn(&str) -> bool) -> Option<Vec<Self>> {
        let mut blocks = blocks(text).peekable();
        blocks.peek().filter(|(_, first)| is_whole(first))?;
        let entry = |(line, text)| Self { name: None, line, text, one_of_many: true };
        let entries: Vec<Self> = blocks.map(entry).collect();
        (entries.len() > 1).then_some(entries)
    }

    /// Objects on a line each, or one object.
    pub fn objects(text: &'a str) -> Vec<Self> {
        let has_lines = filled_lines(text).next().is_some_and(|(_, line)| is_object(line));
        let whole = || vec![Self { name: object_name(text), ..Self::whole(text) }];
        Self::several(if has_lines { Self::lines(text, object_name) } else { whole() }, text)
    }

    /// Puzzles that begin at these bytes and lines, each up to where the next begins.
    pub fn from_starts(text: &'a str, starts: &[(usize, usize)]) -> Vec<Self> {
        let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([text.len()]);
        let entry = |((start, line), end): (&(usize, usize), usize)| Self {
            line: *line,
            one_of_many: true,
            ..Self::whole(&text[*start..end])
        };
        starts.iter().zip(ends).map(entry).collect()
    }

    /// These puzzles of a text, or the whole text if there are not several; it keeps the name of
    /// the only one.
    pub fn several(found: Vec<Self>, text: &'a str) -> Vec<Self> {
        match found.len() {
            0 | 1 => {
                let name = found.into_iter().next().and_then(|only| only.name);
                vec![Self { name, ..Self::whole(text) }]
            }
            _ => found,
        }
    }

    /// True if the first line, or most of the first lines, are whole puzzles. The first alone
    /// is enough, because a puzzle of several lines never begins with such a line.
    pub fn holds_many(text: &str, is_puzzle: impl Fn(&str) -> bool) -> bool {
        const SAMPLE: usize = 64;
        let sample: Vec<bool> =
            filled_lines(text).take(SAMPLE).map(|(_, line)| is_puzzle(line)).collect();
        let puzzles = sample.iter().filter(|is_puzzle| **is_puzzle).count();
        sample.len() > 1 && (sample[0] || puzzles * 2 > sample.len())
    }

    /// The whole text as one puzzle.
    pub fn whole(text: &'a str) -> Self {
        Self { name: None, line: 1, text, one_of_many: false }
    }
}

/// How strictly a puzzle is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// A text that contradicts itself is refused.
    #[default]
    Strict,
    /// Contradictions that leave no doubt what is meant are read past, with a warning.
    Lenient,
}
