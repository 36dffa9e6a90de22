//! Puzzles inside a text, and how strictly they are read.

use std::borrow::Cow;

use crate::part::blocks;

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
