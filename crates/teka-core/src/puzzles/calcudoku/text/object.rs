//! A line of JSON with the puzzle as text in it: `{"name":"a","text":"4 7\n1 2 …"}`.

use super::super::model::Puzzle;
use super::{LONGEST, course, flaws};
use crate::diagnostic::{Diagnostics, Read, Span};
use crate::lists::{find_quoted_at, next_sign};

/// Reads the puzzle in the field `text`; mistakes are told where they stand in the JSON.
pub fn read(text: &str) -> Result<Read<Puzzle>, Diagnostics> {
    if text.len() > LONGEST {
        return Err(flaws::too_long().into());
    }
    let line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
    let unquoted = Unquoted::find(text).ok_or_else(|| flaws::no_text(line))?;
    match super::read(&unquoted.text) {
        Ok(read) => Ok(Read { warnings: unquoted.moved(read.warnings), ..read }),
        Err(flaws) => Err(unquoted.moved(flaws)),
    }
}

/// Writes a grid as an object with its usual text, on one line.
pub fn write(puzzle: &Puzzle) -> String {
    // Numbers, signs and line ends are all that text has.
    let text = course::write(puzzle).trim_end().replace('\n', "\\n");
    format!("{{\"text\":\"{text}\"}}\n")
}

/// The text of the field `text`, if there is one.
pub fn inner_text(text: &str) -> Option<String> {
    Some(Unquoted::find(text)?.text)
}

/// A text that stood between quotes.
struct Unquoted {
    text: String,
    /// Where each character stood, line by line of the text; each line ends with where
    /// its end stood.
    places: Vec<Vec<Span>>,
}

impl Unquoted {
    fn find(text: &str) -> Option<Self> {
        let (start, quoted) = find_quoted_at(text, "text")?;
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
    fn moved(&self, mut flaws: Diagnostics) -> Diagnostics {
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

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_warnings, check_written};

    #[test]
    fn objects_are_read() {
        let grid = "2 2\n1 1\n2 2\n3+\n3+\n";
        check(r#"{"name": "a", "text": "2 2\n1 1\n2 2\n3+\n3+\n"}"#, grid);
        check("\u{feff}{\n \"text\":\"2 2\\n1\\t1\\r\\n2 2\\n3\\u002b\\n3+\"\n}", grid);
        check(r#"{"text":"1:_,a1"}"#, "1 1\n1\n1=\n");
        check(r#"{"meta":{"text":"2:"},"text":"1:_,a1"}"#, "1 1\n1\n1=\n");
        check(r#"{"name":"\"text\":\"2:\\","text":"1:_,a1"}"#, "1 1\n1\n1=\n");
    }

    #[test]
    fn objects_are_written() {
        let object = "{\"text\":\"2 2\\n1 1\\n2 2\\n3?\\n3+\"}\n";
        check_written("2 2\n1 1\n2 2\n3?\n3+\n", "json", Ok(object));
    }

    #[test]
    fn mistakes_are_told_where_they_stand() {
        check(r#"{"text":"2 2\n1 1\n2 7\n3+\n3%"}"#, "cage-number 1:22, bad-target 1:29");
        check(r#"{"text":"2 2\n1 1\n2 2\n3+"}"#, "target-count 1:27");
        check("{\n\"text\":\"\\u0032 x\"}", "cage-count 2:16");
        check("\n{}", "no-text 2:1");
        check(r#"{"text":"{\"text\":\"1:_,a1\"}"}"#, "bad-size 1:10");
        check(r#"{"text":""}"#, "empty 1:10");
        check_warnings(r#"{"text":"1:_,a2"}"#, "unreachable 1:14");
    }
}
