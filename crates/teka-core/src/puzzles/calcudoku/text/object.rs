//! A line of JSON with the puzzle as text in it: `{"name":"a","text":"4 7\n1 2 …"}`.

use super::super::model::Puzzle;
use super::{LONGEST, course, flaws};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::lists::Unquoted;

/// Reads the puzzle in the field `text`; mistakes are told where they stand in the JSON.
pub fn read(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    if text.len() > LONGEST {
        return Err(flaws::too_long().into());
    }
    let line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
    let unquoted = Unquoted::find(text, "text").ok_or_else(|| flaws::no_text(line))?;
    match super::read(&unquoted.text) {
        Ok(read) => Ok(Parsed { warnings: unquoted.moved(read.warnings), ..read }),
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
    Some(Unquoted::find(text, "text")?.text)
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
