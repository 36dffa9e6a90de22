//! The puzzles in a text, and how strictly they are read.

use std::borrow::Cow;

use crate::reading::{blocks, filled_lines, is_object, object_name};

/// One puzzle in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The name that the text gives the puzzle.
    pub name: Option<Cow<'a, str>>,
    /// The line where the puzzle starts, counted from 1.
    pub line: usize,
    /// The text of the puzzle.
    pub text: &'a str,
    /// True if the text contains other puzzles as well.
    pub one_of_many: bool,
}

impl<'a> Entry<'a> {
    /// Returns each non-blank line as a puzzle. Invalid lines are included, so that reading them
    /// reports what is wrong.
    pub fn lines(text: &'a str, name: impl Fn(&'a str) -> Option<Cow<'a, str>>) -> Vec<Self> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim_end().is_empty());
        let entry =
            |(index, text)| Self { name: name(text), line: index + 1, text, one_of_many: true };
        lines.map(entry).collect()
    }

    /// Returns the puzzles of a text in which blank lines separate them. Returns `None` if there
    /// are fewer than two, or if the first block is not a complete puzzle, because a blank line may
    /// also occur inside a puzzle.
    pub fn blocks(text: &'a str, is_whole: impl Fn(&str) -> bool) -> Option<Vec<Self>> {
        let mut blocks = blocks(text).peekable();
        blocks.peek().filter(|(_, first)| is_whole(first))?;
        let entry = |(line, text)| Self { name: None, line, text, one_of_many: true };
        let entries: Vec<Self> = blocks.map(entry).collect();
        (entries.len() > 1).then_some(entries)
    }

    /// Returns one puzzle for each line if each line is an object, or else one object for the whole
    /// text.
    pub fn objects(text: &'a str) -> Vec<Self> {
        let has_lines = filled_lines(text).next().is_some_and(|(_, line)| is_object(line));
        let whole = || vec![Self { name: object_name(text), ..Self::whole(text) }];
        Self::several(if has_lines { Self::lines(text, object_name) } else { whole() }, text)
    }

    /// Returns the puzzles that start at these bytes and lines. Each ends where the next one
    /// starts.
    pub fn from_starts(text: &'a str, starts: &[(usize, usize)]) -> Vec<Self> {
        let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([text.len()]);
        let entry = |((start, line), end): (&(usize, usize), usize)| Self {
            line: *line,
            one_of_many: true,
            ..Self::whole(&text[*start..end])
        };
        starts.iter().zip(ends).map(entry).collect()
    }

    /// Returns `found` if it contains several puzzles, or else the whole text as one puzzle. A
    /// single puzzle keeps its name.
    pub fn several(found: Vec<Self>, text: &'a str) -> Vec<Self> {
        match found.len() {
            0 | 1 => {
                let name = found.into_iter().next().and_then(|only| only.name);
                vec![Self { name, ..Self::whole(text) }]
            }
            _ => found,
        }
    }

    /// Returns true if the first line, or most of the first lines, are complete puzzles. The first
    /// line suffices, because a puzzle of several lines never starts with such a line.
    pub fn holds_many(text: &str, is_puzzle: impl Fn(&str) -> bool) -> bool {
        const SAMPLE: usize = 64;
        let sample: Vec<bool> =
            filled_lines(text).take(SAMPLE).map(|(_, line)| is_puzzle(line)).collect();
        let puzzles = sample.iter().filter(|is_puzzle| **is_puzzle).count();
        sample.len() > 1 && (sample[0] || puzzles * 2 > sample.len())
    }

    /// Returns the whole text as one puzzle.
    pub fn whole(text: &'a str) -> Self {
        Self { name: None, line: 1, text, one_of_many: false }
    }
}

/// How strictly a puzzle is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// Contradictions in the text are errors.
    #[default]
    Strict,
    /// Contradictions that leave the meaning clear are warnings.
    Lenient,
}
