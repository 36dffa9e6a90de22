//! The boards in a text: one, one a line, or several in the course's text one below the other.

use super::one_line;
use super::shape::{Shape, is_comment, is_head};
use crate::family::Entry;
use crate::part::{Part, without_mark};

/// The boards in a text. In a file of one-line boards each line that is neither blank nor a
/// comment is one, even a line nobody can read: only whoever reads it can say what is wrong.
pub fn entries(text: &str) -> Vec<Entry<'_>> {
    let text = without_mark(text);
    let found = match Shape::of(text) {
        Some(Shape::OneLine) => lines(text),
        Some(Shape::Course) => blocks(text),
        Some(Shape::Csv) | None => Vec::new(),
    };
    match &found[..] {
        [] => vec![Entry::whole(text)],
        [only] => vec![Entry { name: only.name.clone(), ..Entry::whole(text) }],
        _ => found,
    }
}

fn lines(text: &str) -> Vec<Entry<'_>> {
    let mut entries = Vec::new();
    for (index, text) in text.lines().enumerate() {
        let line = Part::line(text, index + 1);
        if !text.trim().is_empty() && !is_comment(line) {
            let name = one_line::name(line);
            entries.push(Entry {
                name: name.map(Into::into),
                line: line.line,
                text,
                one_of_many: true,
            });
        }
    }
    entries
}

/// A board begins with two numbers on a line of their own, which no row can be.
fn blocks(text: &str) -> Vec<Entry<'_>> {
    let mut starts = Vec::new();
    let mut at = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        if is_head(Part::line(line, index + 1)) {
            starts.push((at, index + 1));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the line and name of each entry.
    fn check(text: &str, expected: &[(usize, Option<&str>)]) {
        let entries = entries(text);
        let found: Vec<_> =
            entries.iter().map(|entry| (entry.line, entry.name.as_deref())).collect();
        assert_eq!(found, expected, "{text}");
        assert!(entries.iter().all(|entry| entry.one_of_many == (expected.len() > 1)));
    }

    #[test]
    fn one_board_is_one_entry() {
        check("", &[(1, None)]);
        check("\n3 3\n0\n...\nPP.K\n...\n", &[(1, None)]);
        check("# a comment\n\noooAAoooo\n", &[(1, None)]);
        check("# a comment\n02 oooAAoooo 12 3 first\n", &[(1, Some("first"))]);
        check("car,orientation,col,row,length\nX,H,1,3,2\nA,V,6,1,2\n", &[(1, None)]);
    }

    #[test]
    fn one_line_boards_are_an_entry_each() {
        check("# c\n01 oooAAoooo 12 3 one\r\n\nnonsense\n", &[(2, Some("one")), (4, None)]);
        check("3 2 2 name1 oooAAoooo\noooAAoooo", &[(1, Some("name1")), (2, None)]);
    }

    #[test]
    fn boards_below_each_other_are_an_entry_each() {
        let board = "3 3\n0\n...\nPP.K\n...\n";
        check(&format!("{board}\n\n{board}"), &[(1, None), (8, None)]);
        check(&format!("{board}{board}9 9"), &[(1, None), (6, None), (11, None)]);
        let two = format!("{board}{board}");
        assert!(entries(&two).iter().all(|entry| entry.text == board));
    }
}
