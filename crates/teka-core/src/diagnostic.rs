//! Diagnostics: what is wrong with an input, where it is, and how to fix it.

use crate::message::Message;

/// A range of characters on one line. Lines and columns count from 1, and columns count characters,
/// not bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    /// The line, counted from 1.
    pub line: u32,
    /// The column of the first character, counted from 1.
    pub column: u32,
    /// The number of characters. It is 1 where something is missing.
    pub length: u32,
}

impl Span {
    /// Creates a span of one character. Both numbers count from 1.
    pub fn at(line: usize, column: usize) -> Self {
        Self::run(line, column, 1)
    }

    /// Creates a span of `length` characters. Line and column count from 1.
    pub fn run(line: usize, column: usize, length: usize) -> Self {
        let short = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Self { line: short(line), column: short(column), length: short(length) }
    }
}

/// One error or warning about an input.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    /// The stable code for programs, such as `row-length`.
    pub code: &'static str,
    /// The position of the problem, or `None` if it concerns the whole input.
    pub span: Option<Span>,
    /// The description of the problem.
    pub message: Message,
    /// A short label for the position.
    pub label: Option<Message>,
    /// A suggested fix.
    pub help: Option<Message>,
    /// The effect of a lenient reading, as a clause such as "the vehicle is left out". It is `None`
    /// if a lenient reading does not help. Each front end explains how to turn on lenient reading.
    pub lenient: Option<Message>,
}

impl Diagnostic {
    /// Creates a diagnostic without a position, label or help.
    pub fn new(code: &'static str, message: Message) -> Self {
        Self { code, span: None, message, label: None, help: None, lenient: None }
    }

    /// Sets the position.
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// Sets the label at the position.
    pub fn label(mut self, label: Message) -> Self {
        self.label = Some(label);
        self
    }

    /// Sets the suggested fix.
    pub fn help(mut self, help: Message) -> Self {
        self.help = Some(help);
        self
    }

    /// Sets the effect of a lenient reading.
    pub fn lenient(mut self, lenient: Message) -> Self {
        self.lenient = Some(lenient);
        self
    }
}

/// A list of diagnostics. It is never empty when it is returned as an error.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diagnostics(pub Vec<Diagnostic>);

impl Diagnostics {
    /// The maximum number of diagnostics that are kept.
    pub const MOST: usize = 20;

    /// Adds a diagnostic, unless there are already [`Self::MOST`].
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.0.len() < Self::MOST {
            self.0.push(diagnostic);
        }
    }

    /// Sorts the diagnostics by position. Those without a position come first.
    pub fn sorted(mut self) -> Self {
        self.0.sort_by_key(|diagnostic| diagnostic.span);
        self
    }

    /// Returns `Ok(value)` if there are no diagnostics, and `Err(self)` otherwise.
    pub fn or_ok<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Returns true if a lenient reading resolves all of the diagnostics.
    pub fn yield_to_leniency(&self) -> bool {
        self.0.iter().all(|diagnostic| diagnostic.lenient.is_some())
    }

    /// Moves every span down by `lines`, for a puzzle inside a larger file.
    pub fn shift_down(&mut self, lines: u32) {
        for span in self.0.iter_mut().filter_map(|diagnostic| diagnostic.span.as_mut()) {
            span.line += lines;
        }
    }
}

/// Adds diagnostics up to [`Diagnostics::MOST`] and drops the rest.
impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, more: I) {
        more.into_iter().for_each(|diagnostic| self.push(diagnostic));
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Self(vec![diagnostic])
    }
}

/// A parsed value with its warnings.
#[derive(Clone, Debug)]
pub struct Parsed<T> {
    /// The parsed value.
    pub value: T,
    /// What the parser assumed or ignored.
    pub warnings: Diagnostics,
}

impl<T> From<T> for Parsed<T> {
    fn from(value: T) -> Self {
        Self { value, warnings: Diagnostics::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message;

    #[test]
    fn leniency_is_a_remedy_only_where_it_mends_everything() {
        let flaw = || Diagnostic::new("count", message!("error"));
        let mended = || flaw().lenient(message!("error"));
        assert!(Diagnostics(vec![mended(), mended()]).yield_to_leniency());
        assert!(!Diagnostics(vec![mended(), flaw()]).yield_to_leniency());
    }
}
