//! A tolerant reader of bracketed lists in JSON, JavaScript and TypeScript, with the position of
//! every item. It is not a JSON parser and knows nothing about puzzles: it finds a list by its name
//! in any source text and ignores the rest. It accepts comments, trailing commas and all three
//! kinds of quotes.

use crate::diagnostic::Span;

/// An item of a list, or the list itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Item<'a> {
    /// The content of the item.
    pub kind: Kind<'a>,
    /// The position of the item. For a list, it is the opening bracket.
    pub span: Span,
    /// The position of the closing bracket or quote, or of the last character.
    pub end: Span,
}

/// The content of an [`Item`].
#[derive(Clone, Debug, PartialEq)]
pub enum Kind<'a> {
    /// The items between brackets.
    List(Vec<Item<'a>>),
    /// The text between quotes, with escapes unchanged.
    Quoted(&'a str),
    /// A number or a word without quotes.
    Bare(&'a str),
}

/// The error for a list that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadList {
    /// The position of the problem.
    pub span: Span,
    /// The problem.
    pub flaw: Flaw,
}

/// A problem with a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The bracket or quote opened here is never closed.
    Unclosed,
    /// This character is not allowed in a list.
    Unexpected(char),
    /// The list has more items or a deeper nesting than allowed.
    TooLong,
}

/// The maximum nesting depth of lists.
const DEEPEST: usize = 8;

/// Returns the byte offset of the list named `key`, or `None` if there is none. It recognises
/// `"key": [`, `key: [`, `key = [` and `key: type[][] = [`.
///
/// ```
/// use teka_core::reading::{Kind, find_list, read_list};
/// let source = "export const level = { size: 2, rows: [1, 2] };";
/// let start = find_list(source, "rows").unwrap();
/// let list = read_list(source, start, 10).unwrap();
/// let Kind::List(items) = list.kind else { panic!() };
/// assert_eq!(items[1].kind, Kind::Bare("2"));
/// assert_eq!((items[1].span.line, items[1].span.column), (1, 43));
/// ```
pub fn find_list(text: &str, key: &str) -> Option<usize> {
    values_of(text, key).find_map(|start| {
        let start = if text[start..].starts_with('[') { start } else { after_type(text, start)? };
        text[start..].starts_with('[').then_some(start)
    })
}

/// Reads the list whose opening bracket is at byte `start`. Returns `Err` if the list is invalid or
/// has more than `most` items in total.
pub fn read_list(text: &str, start: usize, most: usize) -> Result<Item<'_>, BadList> {
    Reader::new(text, start, most).item(DEEPEST)
}

/// Returns the number or word named `key`, or `None` if there is none.
pub fn find_bare<'a>(text: &'a str, key: &str) -> Option<Item<'a>> {
    let start = values_of(text, key).find(|start| text[*start..].starts_with(of_a_word))?;
    Some(Reader::new(text, start, 1).bare())
}

/// Returns the byte offsets of all values named `key`.
fn values_of<'a>(text: &'a str, key: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(key).filter_map(move |(at, _)| {
        let in_a_word = text[..at].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_');
        let rest = &text[at + key.len()..];
        let rest = rest.strip_prefix(['"', '\'']).unwrap_or(rest).trim_start();
        let value = rest.strip_prefix([':', '='])?.trim_start();
        (!in_a_word).then_some(text.len() - value.len())
    })
}

/// Skips a type such as `string[][] =`. Only the first characters are inspected, because a type is
/// short.
fn after_type(text: &str, start: usize) -> Option<usize> {
    let of_a_type = |sign: char| sign.is_alphanumeric() || "[]<>|, _".contains(sign);
    let rest = &text[start..];
    let (end, _) = rest.char_indices().take(64).find(|(_, sign)| !of_a_type(*sign))?;
    let value = rest[end..].strip_prefix('=')?.trim_start();
    Some(text.len() - value.len())
}

/// Returns the line and column of a byte, both counted from 1.
pub(super) fn position(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = 1 + before.bytes().filter(|byte| *byte == b'\n').count();
    (line, 1 + before[line_start..].chars().count())
}

struct Reader<'a> {
    text: &'a str,
    /// The byte offset of the next character. Its line and column follow.
    at: usize,
    line: usize,
    column: usize,
    /// The number of further items that are allowed.
    left: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, start: usize, most: usize) -> Self {
        let (line, column) = position(text, start);
        Self { text, at: start, line, column, left: most }
    }

    fn item(&mut self, depth: usize) -> Result<Item<'a>, BadList> {
        let span = self.here();
        match self.peek() {
            Some('[') if depth > 0 => self.list(depth - 1),
            Some('[') => Err(BadList { span, flaw: Flaw::TooLong }),
            Some(quote @ ('"' | '\'' | '`')) => self.quoted(quote),
            Some(sign) if of_a_word(sign) => Ok(self.bare()),
            Some(sign) => Err(BadList { span, flaw: Flaw::Unexpected(sign) }),
            None => Err(BadList { span, flaw: Flaw::Unclosed }),
        }
    }

    fn list(&mut self, depth: usize) -> Result<Item<'a>, BadList> {
        let span = self.here();
        let mut items = Vec::new();
        self.advance();
        loop {
            self.skip_blanks();
            match self.peek() {
                None => return Err(BadList { span, flaw: Flaw::Unclosed }),
                Some(']') => break,
                Some(',') => self.advance(),
                Some(_) => items.push(self.counted_item(depth)?),
            }
        }
        let end = self.here();
        self.advance();
        Ok(Item { kind: Kind::List(items), span, end })
    }

    fn counted_item(&mut self, depth: usize) -> Result<Item<'a>, BadList> {
        let too_long = BadList { span: self.here(), flaw: Flaw::TooLong };
        self.left = self.left.checked_sub(1).ok_or(too_long)?;
        self.item(depth)
    }

    fn quoted(&mut self, quote: char) -> Result<Item<'a>, BadList> {
        let open = self.here();
        self.advance();
        let start = self.at;
        while self.peek().is_some_and(|sign| sign != quote && sign != '\n') {
            self.advance();
        }
        let (inside, end) = (&self.text[start..self.at], self.here());
        if self.peek() != Some(quote) {
            return Err(BadList { span: open, flaw: Flaw::Unclosed });
        }
        self.advance();
        Ok(Item { kind: Kind::Quoted(inside), span: self.since(open), end })
    }

    fn bare(&mut self) -> Item<'a> {
        let (start, first) = (self.at, self.here());
        let mut end = first;
        while self.peek().is_some_and(of_a_word) {
            end = self.here();
            self.advance();
        }
        Item { kind: Kind::Bare(&self.text[start..self.at]), span: self.since(first), end }
    }

    fn skip_blanks(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            let length = if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("/*") {
                rest.find("*/").map_or(rest.len(), |end| end + 2)
            } else {
                rest.len() - rest.trim_start().len()
            };
            if length == 0 {
                return;
            }
            let end = self.at + length;
            while self.at < end {
                self.advance();
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn advance(&mut self) {
        let Some(sign) = self.peek() else { return };
        self.at += sign.len_utf8();
        self.column += 1;
        if sign == '\n' {
            (self.line, self.column) = (self.line + 1, 1);
        }
    }

    fn here(&self) -> Span {
        Span::at(self.line, self.column)
    }

    /// Returns the span from `first` to the last character read, on one line.
    fn since(&self, first: Span) -> Span {
        Span { length: self.here().column.saturating_sub(first.column), ..first }
    }
}

fn of_a_word(sign: char) -> bool {
    sign.is_alphanumeric() || "_.-+#$".contains(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes a list as text, with the line and column of each word.
    fn plain(item: &Item) -> String {
        let Span { line, column, .. } = item.span;
        match &item.kind {
            Kind::List(items) => {
                format!("[{}]", items.iter().map(plain).collect::<Vec<_>>().join(" "))
            }
            Kind::Quoted(text) | Kind::Bare(text) => format!("{text}@{line}:{column}"),
        }
    }

    fn check(text: &str, expected: &str) {
        let read = find_list(text, "rows").map(|start| read_list(text, start, 6));
        let found = match read {
            None => "none".to_owned(),
            Some(Ok(item)) => plain(&item),
            Some(Err(bad)) => format!("{:?} at {}:{}", bad.flaw, bad.span.line, bad.span.column),
        };
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn lists_are_found_by_name_and_read_with_places() {
        check(r#"{"rows":[1,22]}"#, "[1@1:10 22@1:12]");
        check("x;\nrows: [\n ['A', \"B\"], // one, [two\n [`C`,],\n]", "[[A@3:3 B@3:8] [C@4:3]]");
        check("const rows: string[][] = [[A]]", "[[A@1:28]]");
        check("rows = /* no list */ 1; rows=[/*,]*/ 7]", "[7@1:38]");
        check("arrows: [1] rows: [Colour.Red, -1]", "[Colour.Red@1:20 -1@1:32]");
        check("rows: []", "[]");
        check("rows [1]", "none");
        check("", "none");
    }

    #[test]
    fn flaws_are_found_where_they_are() {
        check("rows: [[1,2]", "Unclosed at 1:7");
        check("rows: ['A,\n'B']", "Unclosed at 1:8");
        check("rows: [1, {2}]", "Unexpected('{') at 1:11");
        check("rows: [1,2,3,4,5,6,7]", "TooLong at 1:20");
        check(&format!("rows: {}", "[".repeat(100_000)), "TooLong at 1:14");
    }

    #[test]
    fn words_are_found_by_name() {
        let text = r#"{"resize":1,"size":12,"name":"a \"b\"","none":""}"#;
        assert_eq!(find_bare(text, "size").map(|item| item.kind), Some(Kind::Bare("12")));
    }
}
