//! Slices of a text with their line and column, and the lines and blocks of a text.

use std::ops::Range;

use crate::diagnostic::Span;

/// A part of a line, with its position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slice<'a> {
    /// The text of the slice.
    pub text: &'a str,
    /// The line, counted from 1.
    pub line: usize,
    /// The column of the first character, counted from 1.
    pub column: usize,
}

impl<'a> Slice<'a> {
    /// Creates a slice of a whole line.
    pub fn line(text: &'a str, line: usize) -> Self {
        Self { text, line, column: 1 }
    }

    /// Returns the position of the slice. An empty slice has a span of 1 character.
    pub fn span(&self) -> Span {
        Span::run(self.line, self.column, self.length().max(1))
    }

    /// Returns the position after the last character.
    pub fn end(&self) -> Span {
        Span::at(self.line, self.column + self.length())
    }

    /// Returns the number of characters.
    pub fn length(&self) -> usize {
        self.text.chars().count()
    }

    /// Removes whitespace at both ends.
    pub fn trim(self) -> Self {
        let text = self.text.trim_end();
        let indent = text.len() - text.trim_start().len();
        Self { text, ..self }.split_at(indent).1
    }

    /// Splits the slice before byte `at`, which must be a character boundary. Otherwise the second
    /// slice is empty.
    pub fn split_at(self, at: usize) -> (Self, Self) {
        let (head, tail) = self.text.split_at_checked(at).unwrap_or((self.text, ""));
        let column = self.column + head.chars().count();
        (Self { text: head, ..self }, Self { text: tail, column, ..self })
    }

    /// Splits the slice before the first character for which `ends` is true.
    pub fn split_before(self, ends: impl Fn(char) -> bool) -> (Self, Self) {
        self.split_at(self.text.find(ends).unwrap_or(self.text.len()))
    }

    /// Splits the slice after `index` characters.
    pub fn split_after(self, index: usize) -> (Self, Self) {
        let at = self.text.char_indices().nth(index).map_or(self.text.len(), |(at, _)| at);
        self.split_at(at)
    }

    /// Removes `sign` from the start. Returns `None` if the slice does not start with it.
    pub fn skip(self, sign: char) -> Option<Self> {
        let text = self.text.strip_prefix(sign)?;
        Some(Self { text, column: self.column + 1, ..self })
    }

    /// Returns the slices between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let slice = Self { text, column, ..self };
            column += slice.length() + 1;
            slice
        })
    }

    /// Returns every character, with a slice of just that character.
    pub fn signs(self) -> impl Iterator<Item = (char, Self)> {
        self.text.char_indices().enumerate().map(move |(index, (at, sign))| {
            let text = &self.text[at..at + sign.len_utf8()];
            (sign, Self { text, column: self.column + index, ..self })
        })
    }

    /// Returns the words between characters for which `between` is true.
    pub fn words(self, between: impl Fn(char) -> bool) -> impl Iterator<Item = Self> {
        let mut rest = self;
        std::iter::from_fn(move || {
            rest = rest.split_before(|sign| !between(sign)).1;
            let (word, after) = rest.split_before(&between);
            rest = after;
            (!word.text.is_empty()).then_some(word)
        })
    }
}

/// Removes the byte order mark that some editors add.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Returns the non-blank lines with their numbers, without trailing whitespace.
pub fn filled_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = text.lines().enumerate();
    let trimmed = numbered.map(|(index, line)| (index + 1, line.trim_end()));
    trimmed.filter(|(_, line)| !line.is_empty())
}

/// Returns the non-blank lines as slices, without trailing whitespace.
pub fn lines(text: &str) -> impl Iterator<Item = Slice<'_>> {
    filled_lines(text).map(|(line, text)| Slice::line(text, line))
}

/// Returns the words of a line, which whitespace separates.
pub fn words(line: Slice<'_>) -> impl Iterator<Item = Slice<'_>> {
    line.words(char::is_whitespace)
}

/// Returns the blocks between blank lines, each with the number of its first line.
pub fn blocks(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut end = 0;
    let lines = text.split_inclusive('\n').enumerate().map(move |(index, line)| {
        end += line.len();
        (index + 1, end - line.len()..end)
    });
    let mut lines = lines.peekable();
    std::iter::from_fn(move || {
        let is_blank = |line: &Range<usize>| text[line.clone()].trim().is_empty();
        let (number, first) = lines.find(|(_, line)| !is_blank(line))?;
        let mut end = first.end;
        while let Some((_, line)) = lines.next_if(|(_, line)| !is_blank(line)) {
            end = line.end;
        }
        Some((number, &text[first.start..end]))
    })
}

/// Shortens a text so that it can be quoted in a sentence.
pub fn short(text: &str) -> String {
    const MOST: usize = 20;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => visible(&text[..end]) + "…",
        None => visible(text),
    }
}

/// Makes a text visible: invisible characters are shown as code points, such as `U+0009`.
pub fn visible(sign: &str) -> String {
    // A space between other characters is visible.
    let is_space = |one: char| one.is_whitespace() && (one != ' ' || sign.trim().is_empty());
    let unseen = |sign: char| {
        sign.is_control()
            || is_space(sign)
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let show = |sign: char| match unseen(sign) {
        true => format!("U+{:04X}", u32::from(sign)),
        false => sign.to_string(),
    };
    sign.chars().map(show).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invisible_character_is_named_by_its_number() {
        let check = |sign: &str, expected: &str| assert_eq!(visible(sign), expected);
        check("a", "a");
        check(" ", "U+0020");
        check("2/ 3-", "2/ 3-");
        check("a\tb", "aU+0009b");
        check("\u{feff}", "U+FEFF");
    }
}
