//! The puzzles in a text: one, several in course text one below the other, or a line of
//! JSON each.

use std::borrow::Cow;

use super::head::kind_of;
use super::likeness::numbers;
use crate::family::Entry;
use crate::lists::find_quoted;
use crate::part::{Part, filled_lines, without_mark};

/// The puzzles in a text. In a file of JSON each line that is not blank is one, even a line
/// nobody can read: only whoever reads it can say what is wrong.
pub fn entries(text: &str) -> Vec<Entry<'_>> {
    let text = without_mark(text);
    let found = if has_objects(text) { Entry::lines(text, name) } else { blocks(text) };
    match &found[..] {
        [] | [_] => vec![Entry { name: name(text), ..Entry::whole(text) }],
        _ => found,
    }
}

/// True if the first line is a whole object.
fn has_objects(text: &str) -> bool {
    let first = filled_lines(text).next().map(|(_, line)| line.trim());
    first.is_some_and(|line| line.starts_with('{') && line.ends_with('}'))
}

/// A puzzle begins with three numbers and a kind, which no piece can look like.
fn blocks(text: &str) -> Vec<Entry<'_>> {
    let mut starts = Vec::new();
    let (mut at, mut head) = (0, None);
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let part = Part::line(line, index + 1);
        if kind_of(line).is_some() {
            starts.extend(head);
        }
        if !line.trim().is_empty() {
            head = (numbers(part) == Some(3)).then_some((at, part.line));
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([text.len()]);
    let block = |((start, line), end): (&(usize, usize), usize)| Entry {
        line: *line,
        one_of_many: true,
        ..Entry::whole(&text[*start..end])
    };
    starts.iter().zip(ends).map(block).collect()
}

/// The name an object gives its puzzle.
fn name(text: &str) -> Option<Cow<'_, str>> {
    if !text.trim_start().starts_with('{') {
        return None;
    }
    find_quoted(text, "name").filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(usize, Option<&str>)]) {
        let found = entries(text);
        let lines: Vec<_> = found.iter().map(|entry| (entry.line, entry.name.as_deref())).collect();
        assert_eq!(lines, expected, "{text}");
        assert!(found.iter().all(|entry| entry.one_of_many == (expected.len() > 1)));
    }

    #[test]
    fn one_puzzle_is_one_entry() {
        check("", &[(1, None)]);
        check("1 1 1\nDEFAULT\n\nA\n\n", &[(1, None)]);
        check("\nnonsense\n1 1 1\nDEFAULT\nA\n", &[(1, None)]);
        check(r#"{"name":"a","text":"1 1 1\nDEFAULT\nA"}"#, &[(1, Some("a"))]);
        check("{\n\"name\":\"a\",\n\"text\":\"\"}", &[(1, Some("a"))]);
    }

    #[test]
    fn puzzles_below_each_other_are_an_entry_each() {
        let one = "1 1 1\nDEFAULT\nA\n";
        check(&format!("{one}{one}"), &[(1, None), (4, None)]);
        check(&format!("\u{feff}\r\n{one}\r\n\n{one}nonsense\n"), &[(2, None), (7, None)]);
        let text = format!("{one}\n3 1 2\nPYRAMID\n");
        let texts: Vec<&str> = entries(&text).iter().map(|entry| entry.text).collect();
        assert_eq!(texts, ["1 1 1\nDEFAULT\nA\n\n", "3 1 2\nPYRAMID\n"]);
    }

    #[test]
    fn objects_are_an_entry_each() {
        check(
            "{\"name\":\"b\"}\r\n\n{\"text\":\"\"}\nx\n",
            &[(1, Some("b")), (3, None), (4, None)],
        );
    }
}
