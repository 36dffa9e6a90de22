//! What is wrong with an input, where, and what would mend it.

use crate::message::Message;

/// A stretch of text on one line. Lines and columns count from one;
/// columns count characters, not bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    /// Line, the first is 1.
    pub line: u32,
    /// Column of the first character, the first is 1.
    pub column: u32,
    /// Number of characters; a place where something is missing has 1.
    pub length: u32,
}

impl Span {
    /// One character at `line` and `column`, both counted from one.
    pub fn at(line: usize, column: usize) -> Self {
        Self::run(line, column, 1)
    }

    /// `length` characters from `line` and `column`, both counted from one.
    pub fn run(line: usize, column: usize, length: usize) -> Self {
        let short = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Self { line: short(line), column: short(column), length: short(length) }
    }
}

/// One mistake (or oddity) in an input.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    /// A stable name for programs, such as `row-length`.
    pub code: &'static str,
    /// Where, if it is at one place.
    pub span: Option<Span>,
    /// What is wrong.
    pub message: Message,
    /// What to say at the place itself.
    pub label: Option<Message>,
    /// What would mend it.
    pub help: Option<Message>,
    /// The effect of a lenient reading, as a clause such as "the vehicle is left out"; none if
    /// leniency does not help. Each face explains how to turn leniency on.
    pub lenient: Option<Message>,
}

impl Diagnostic {
    /// Returns a diagnostic without a position, label or help.
    pub fn new(code: &'static str, message: Message) -> Self {
        Self { code, span: None, message, label: None, help: None, lenient: None }
    }

    /// The same, at a place.
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// The same, with words to stand at the place.
    pub fn label(mut self, label: Message) -> Self {
        self.label = Some(label);
        self
    }

    /// The same, with what would mend it.
    pub fn help(mut self, help: Message) -> Self {
        self.help = Some(help);
        self
    }

    /// Adds the effect of a lenient reading.
    pub fn lenient(mut self, lenient: Message) -> Self {
        self.lenient = Some(lenient);
        self
    }
}

/// All that is wrong with an input; never empty when it is an error.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diagnostics(pub Vec<Diagnostic>);

impl Diagnostics {
    /// The most that is kept: a thousand wrong characters help nobody.
    pub const MOST: usize = 20;

    /// Adds one, unless there are [`Self::MOST`] already.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.0.len() < Self::MOST {
            self.0.push(diagnostic);
        }
    }

    /// The same in the order of the text; those without a place come first.
    pub fn sorted(mut self) -> Self {
        self.0.sort_by_key(|diagnostic| diagnostic.span);
        self
    }

    /// `Err(self)` if anything is wrong.
    pub fn or_ok<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Returns true if a lenient reading ignores every one of them.
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

/// Keeps no more than [`Diagnostics::MOST`].
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

/// Something read, with what was odd about it.
#[derive(Clone, Debug)]
pub struct Parsed<T> {
    /// What was read.
    pub value: T,
    /// What was assumed or passed over on the way.
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
