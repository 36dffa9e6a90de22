//! A puzzle that stands between quotes in an object: its text, and where each character of
//! it stood, so that mistakes are told where they are.

use super::{find_quoted_at, next_sign};
use crate::diagnostic::{Diagnostics, Span};

/// A text that stood between quotes.
pub(crate) struct Unquoted {
    /// What it stands for.
    pub text: String,
    /// Where each character stood, line by line of the text; each line ends with where
    /// its end stood.
    places: Vec<Vec<Span>>,
}

impl Unquoted {
    /// The text in quotes called `key` in an object.
    pub fn find(text: &str, key: &str) -> Option<Self> {
        let (start, quoted) = find_quoted_at(text, key)?;
        let before = &text[..start];
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.lines().last().map_or(0, |line| line.chars().count());
        Some(Self::new(quoted, line, column))
    }

    fn new(quoted: &str, line: usize, column: usize) -> Self {
        let mut found = Self { text: String::new(), places: vec![Vec::new()] };
        let (mut line, mut column) = (line, column);
        let mut rest = quoted;
        while let Some((sign, length)) = next_sign(rest) {
            found.push(sign, Span::run(line, column, length));
            let (read, after) = rest.split_at(rest.len().min(length_of(rest, length)));
            column += length;
            if read.contains('\n') {
                (line, column) = (line + 1, 1);
            }
            rest = after;
        }
        found.end(Span::at(line, column));
        found
    }

    fn push(&mut self, sign: char, span: Span) {
        self.text.push(sign);
        self.end(span);
        if sign == '\n' {
            self.places.push(Vec::new());
        }
    }

    fn end(&mut self, span: Span) {
        self.places.last_mut().into_iter().for_each(|line| line.push(span));
    }

    /// The same mistakes where they stand outside.
    pub fn moved(&self, mut flaws: Diagnostics) -> Diagnostics {
        for flaw in &mut flaws.0 {
            flaw.span = flaw.span.map(|span| self.outside(span));
        }
        flaws
    }

    fn outside(&self, span: Span) -> Span {
        let last = self.places.len() - 1;
        let line = &self.places[last.min((span.line as usize).saturating_sub(1))];
        let at = |column: u32| line.get((column as usize).saturating_sub(1)).or(line.last());
        let Some(first) = at(span.column).copied() else { return Span::at(1, 1) };
        let end = at(span.column + span.length.max(1) - 1).copied().unwrap_or(first);
        let length = (end.column + end.length).saturating_sub(first.column).max(1);
        Span { length, ..first }
    }
}

/// The bytes of the first `count` characters.
fn length_of(text: &str, count: usize) -> usize {
    text.chars().take(count).map(char::len_utf8).sum()
}
