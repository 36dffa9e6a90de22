//! The grids in a text: one, or one a line.

use super::shape::id_in;
use crate::family::Entry;
use crate::lists::find_quoted;
use crate::part::{Part, filled_lines, without_mark};

/// So many lines decide whether a text is a file of one-line grids.
const SAMPLE: usize = 64;

/// The grids in a text. In a file of game IDs or JSON each line that is not blank is one,
/// even a line nobody can read: only whoever reads it can say what is wrong.
pub fn entries(text: &str) -> Vec<Entry<'_>> {
    let text = without_mark(text);
    if !holds_many(text) {
        return vec![Entry { name: name(text.trim()), ..Entry::whole(text) }];
    }
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim_end().is_empty());
    let entry =
        |(index, text)| Entry { name: name(text), line: index + 1, text, one_of_many: true };
    lines.map(entry).collect()
}

/// True if the first line, or most of the first lines, are whole grids. The first
/// alone will do, for a grid of several lines never begins with such a line.
fn holds_many(text: &str) -> bool {
    let sample = || filled_lines(text).take(SAMPLE);
    let grids = sample().filter(|(_, line)| is_grid(line)).count();
    let first = sample().next().is_some_and(|(_, line)| is_grid(line));
    let lines = sample().count();
    lines > 1 && (first || grids * 2 > lines)
}

/// True if a line is a whole grid: a game ID or an object.
fn is_grid(line: &str) -> bool {
    let line = line.trim();
    line.starts_with('{') && line.ends_with('}') || id_in(Part::line(line, 1)).is_some()
}

/// The name a line or an object gives its grid.
fn name(text: &str) -> Option<&str> {
    let name = if text.trim_start().starts_with('{') {
        find_quoted(text, "name")?
    } else {
        let line = text.lines().next()?;
        let id = id_in(Part::line(line, 1))?;
        line.split('\t').next().map(str::trim).filter(|name| *name != id.text)?
    };
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the line and name of each entry.
    fn check(text: &str, expected: &[(usize, Option<&str>)]) {
        let entries = entries(text);
        let found: Vec<_> = entries.iter().map(|entry| (entry.line, entry.name)).collect();
        assert_eq!(found, expected, "{text}");
        assert!(entries.iter().all(|entry| entry.one_of_many == (expected.len() > 1)));
    }

    #[test]
    fn one_grid_is_one_entry() {
        check("", &[(1, None)]);
        check("2 2\n1 1\n2 2\n2:\n2:\n", &[(1, None)]);
        check("\n1:_,a1\n\n", &[(1, None)]);
        check("one\t1:_,a1\te", &[(1, Some("one"))]);
        check("{\n \"name\": \"two\",\n \"text\": \"1:_,a1\"\n}\n", &[(1, Some("two"))]);
    }

    #[test]
    fn one_line_grids_are_an_entry_each() {
        check("1:_,a1\r\n\r\n1:_,a1", &[(1, None), (3, None)]);
        check("\u{feff}1:_,a1\nnonsense", &[(1, None), (2, None)]);
        check("nonsense\n1:_,a1\na\t1:_,a1", &[(1, None), (2, None), (3, Some("a"))]);
        check("{\"name\":\"b\"}\n{\"name\":\"\"}\n", &[(1, Some("b")), (2, None)]);
    }
}
