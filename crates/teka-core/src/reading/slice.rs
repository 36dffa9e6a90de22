//! Slices of a text that know their line and column, and the lines and blocks of a text.

use std::ops::Range;

use crate::diagnostic::Span;

/// A part of a line, with its position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slice<'a> {
    /// Its text.
    pub text: &'a str,
    /// The line it stands on, the first is 1.
    pub line: usize,
    /// The column of its first character, the first is 1.
    pub column: usize,
}

impl<'a> Slice<'a> {
    /// A whole line.
    pub fn line(text: &'a str, line: usize) -> Self {
        Self { text, line, column: 1 }
    }

    /// Where it stands; nothing at all still stands somewhere.
    pub fn span(&self) -> Span {
        Span::run(self.line, self.column, self.length().max(1))
    }

    /// Where a further character would stand.
    pub fn end(&self) -> Span {
        Span::at(self.line, self.column + self.length())
    }

    /// The number of characters.
    pub fn length(&self) -> usize {
        self.text.chars().count()
    }

    /// Without blanks at both ends.
    pub fn trim(self) -> Self {
        let text = self.text.trim_end();
        let indent = text.len() - text.trim_start().len();
        Self { text, ..self }.split_at(indent).1
    }

    /// Cut in two before the byte `at`, which begins a character.
    pub fn split_at(self, at: usize) -> (Self, Self) {
        let (head, tail) = self.text.split_at_checked(at).unwrap_or((self.text, ""));
        let column = self.column + head.chars().count();
        (Self { text: head, ..self }, Self { text: tail, column, ..self })
    }

    /// Cut in two before the first character that `ends` the first slice.
    pub fn split_before(self, ends: impl Fn(char) -> bool) -> (Self, Self) {
        self.split_at(self.text.find(ends).unwrap_or(self.text.len()))
    }

    /// Cut in two before the character number `index`, from zero.
    pub fn split_after(self, index: usize) -> (Self, Self) {
        let at = self.text.char_indices().nth(index).map_or(self.text.len(), |(at, _)| at);
        self.split_at(at)
    }

    /// Without `sign` at the beginning, or none if it is not there.
    pub fn skip(self, sign: char) -> Option<Self> {
        let text = self.text.strip_prefix(sign)?;
        Some(Self { text, column: self.column + 1, ..self })
    }

    /// The slices between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let slice = Self { text, column, ..self };
            column += slice.length() + 1;
            slice
        })
    }

    /// Every character on its own, both as it is and as a slice.
    pub fn signs(self) -> impl Iterator<Item = (char, Self)> {
        self.text.char_indices().enumerate().map(move |(index, (at, sign))| {
            let text = &self.text[at..at + sign.len_utf8()];
            (sign, Self { text, column: self.column + index, ..self })
        })
    }

    /// The words between characters that are `between` words.
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

/// The text without the byte order mark some editors put before it.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// The lines that are not blank, with their numbers, without what trails behind.
pub fn filled_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = text.lines().enumerate();
    let trimmed = numbered.map(|(index, line)| (index + 1, line.trim_end()));
    trimmed.filter(|(_, line)| !line.is_empty())
}

/// The lines that are not blank as slices, without trailing blanks.
pub fn lines(text: &str) -> impl Iterator<Item = Slice<'_>> {
    filled_lines(text).map(|(line, text)| Slice::line(text, line))
}

/// The words of a line, with blanks between them.
pub fn words(line: Slice<'_>) -> impl Iterator<Item = Slice<'_>> {
    line.words(char::is_whitespace)
}

/// The blocks between blank lines, each with the number of its first line.
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

/// A text short enough to be quoted in a sentence.
pub fn short(text: &str) -> String {
    const MOST: usize = 20;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => visible(&text[..end]) + "…",
        None => visible(text),
    }
}

/// A sign as it can be shown: a character nobody can see is told by its number.
pub fn visible(sign: &str) -> String {
    // A space among other characters is seen well enough.
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
