//! The boards in a text: one, one a line, or several with blank lines between them.

use std::borrow::Cow;

use super::shape::Shape;
use crate::family::Entry;
use crate::lists::find_quoted;
use crate::part::{filled_lines, without_mark};

/// So many lines decide whether a text is a file of one-line boards.
const SAMPLE: usize = 64;

/// The boards in a text. In a file of one-line boards each line that is not blank is
/// one, even a line nobody can read: only whoever reads it can say what is wrong.
pub fn entries(text: &str) -> Vec<Entry<'_>> {
    let text = without_mark(text);
    if let Some(boards) = Entry::blocks(text, is_square) {
        return boards;
    }
    if !holds_many(text) {
        return vec![Entry { name: name_of_whole(text), ..Entry::whole(text) }];
    }
    Entry::lines(text, name)
}

/// True if a block has as many lines as its first line has letters.
fn is_square(block: &str) -> bool {
    let is_drawn = |c: char| c.is_alphabetic() || c == ' ' || c == '*';
    let first = block.lines().next().unwrap_or_default().trim_end();
    let letters = first.chars().filter(|c| c.is_alphabetic()).count();
    first.chars().all(is_drawn) && letters > 1 && letters == block.lines().count()
}

/// True if the first line, or most of the first lines, are whole boards. The first
/// alone will do, for a board of several lines never begins with such a line.
fn holds_many(text: &str) -> bool {
    let sample = || filled_lines(text).take(SAMPLE);
    let boards = sample().filter(|(_, line)| Shape::of_line(line).is_some()).count();
    let first = sample().next().is_some_and(|(_, line)| Shape::of_line(line).is_some());
    let lines = sample().count();
    lines > 1 && (first || boards * 2 > lines)
}

fn name_of_whole(text: &str) -> Option<Cow<'_, str>> {
    let board = text.trim();
    if board.starts_with('{') { find_name(board) } else { name(board.lines().next()?) }
}

/// The name a line gives its board.
fn name(line: &str) -> Option<Cow<'_, str>> {
    match Shape::of_line(line)? {
        Shape::Table => {
            let name = line.split('\t').next().map(str::trim).filter(|name| !name.is_empty());
            name.map(Cow::Borrowed)
        }
        Shape::Object => find_name(line),
        Shape::OneLine | Shape::Link => None,
    }
}

fn find_name(object: &str) -> Option<Cow<'_, str>> {
    find_quoted(object, "name").filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::checks;
    use crate::puzzles::queens::Queens;

    fn check(text: &str, expected: &[(usize, Option<&str>)]) {
        checks::entries::<Queens>(text, expected);
    }

    #[test]
    fn one_board_is_one_entry() {
        check("", &[(1, None)]);
        check("AAB\nABB\nCCC\n", &[(1, None)]);
        check("\n3x1.AABABBCCC\n\n", &[(1, None)]);
        check("one\t3\tAAB,ABB,CCC", &[(1, Some("one"))]);
        check(r#"{"name":"two","grid":["A"]}"#, &[(1, Some("two"))]);
        check("{\n \"name\": \"two\",\n \"grid\": [\"A\"]\n}\n", &[(1, Some("two"))]);
        check("export const level =\n{ colorRegions: [['A']] }", &[(1, None)]);
        check("[\n{\"grid\":[\"A\"]}\n]", &[(1, None)]);
    }

    #[test]
    fn boards_with_blank_lines_between_them_are_an_entry_each() {
        check("AB\nAB\n\nAAB\nABB\nCCC\n", &[(1, None), (4, None)]);
        check("A B\r\nA* B\r\n\r\n\r\nnonsense", &[(1, None), (5, None)]);
        check("AAB\n\nABB\n\nCCC\n", &[(1, None)]);
        check("A\n\nA\n", &[(1, None)]);
    }

    #[test]
    fn one_line_boards_are_an_entry_each() {
        check("1x1.A\r\n\r\n1x1.A", &[(1, None), (3, None)]);
        check("\u{feff}1x1.A\nnonsense", &[(1, None), (2, None)]);
        check("nonsense\n1x1.A\n1x1.A", &[(1, None), (2, None), (3, None)]);
        check("a\t1\tA\nb\t2\tAA,BB\n", &[(1, Some("a")), (2, Some("b"))]);
        check("starbattle/1/1/1/\n{\"name\":\"b\"}\n", &[(1, None), (2, Some("b"))]);
    }

    #[test]
    fn an_entry_is_the_whole_line() {
        let text = "\u{feff}  1x1.A \r\n1x1.B";
        let texts: Vec<&str> = entries(text).iter().map(|entry| entry.text).collect();
        assert_eq!(texts, ["  1x1.A ", "1x1.B"]);
        assert_eq!(entries(text)[0].line, 1);
    }
}
