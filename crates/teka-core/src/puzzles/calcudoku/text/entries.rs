//! The grids in a text: one, one a line, or several with blank lines between them.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::super::model::MAX_SIZE;
use super::shape::{Shape, id_in, is_cell};
use super::{is_number, lines, words};
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
        let whole = || vec![Entry { name: name(text.trim()), ..Entry::whole(text) }];
        return Entry::blocks(text, is_whole).unwrap_or_else(whole);
    }
    Entry::lines(text, name)
}

/// True if a block has the lines its head asks for, whatever stands in them.
fn is_whole(block: &str) -> bool {
    let lines = lines(block);
    let mut numbers = lines.iter().take(2).flat_map(|line| words(*line)).map(|word| word.text);
    let mut number = || numbers.next().filter(|text| is_number(text))?.parse::<usize>().ok();
    let Some(size) = number().filter(|size| *size <= usize::from(MAX_SIZE)) else { return false };
    match Shape::of(&lines) {
        Shape::Id => false,
        Shape::Course => {
            let head = if words(lines[0]).count() > 1 { 1 } else { 2 };
            number().is_some_and(|cages| cages <= size * size && lines.len() == head + size + cages)
        }
        Shape::Letters => {
            let rows = lines.iter().skip(1).take(size);
            let letters = rows.flat_map(|row| row.text.chars()).filter(|sign| sign.is_alphabetic());
            lines.len() == 1 + size + letters.collect::<BTreeSet<char>>().len()
        }
        Shape::Coordinates => {
            let cells = lines.iter().skip(1).flat_map(|line| words(*line).skip(1));
            cells.filter(|word| is_cell(word.text)).count() == size * size
        }
    }
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
fn name(text: &str) -> Option<Cow<'_, str>> {
    let name = if text.trim_start().starts_with('{') {
        find_quoted(text, "name")?
    } else {
        let line = text.lines().next()?;
        let id = id_in(Part::line(line, 1))?;
        let name = line.split('\t').next().map(str::trim).filter(|name| *name != id.text)?;
        Cow::Borrowed(name)
    };
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use crate::puzzles::calcudoku::Calcudoku;
    use crate::puzzles::checks;

    fn check(text: &str, expected: &[(usize, Option<&str>)]) {
        checks::entries::<Calcudoku>(text, expected);
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
    fn grids_with_blank_lines_between_them_are_an_entry_each() {
        let course = "2 2\n1 1\n2 2\n3+\n3+\n";
        check(&format!("{course}\n{course}"), &[(1, None), (7, None)]);
        check(&format!("\n{course}\r\n\nnonsense"), &[(2, None), (9, None)]);
        check("2\n2\n1 1\n2 2\n3+\n3+\n\n1 1\n1\n1\n", &[(1, None), (8, None)]);
        check("2\naa\nbb\n3+\nb: 3+\n\n1\na\n1", &[(1, None), (7, None)]);
        check("2\n3+ a1 b1\n3+ a2 b2\n\n1\n1 a1\n", &[(1, None), (5, None)]);
    }

    #[test]
    fn blank_lines_inside_a_grid_are_harmless() {
        check("2 2\n\n1 1\n2 2\n\n3+\n3+\n", &[(1, None)]);
        check("2 2\n1 1\n2 2\n\n3+\n\n3+\n\n", &[(1, None)]);
        check("2\naa\nbb\n\n3+\n3+\n", &[(1, None)]);
        check("2\n3+ a1 b1\n\n3+ a2 b2\n", &[(1, None)]);
        check("99999999999999999999 1\n\n9\n", &[(1, None)]);
    }

    #[test]
    fn one_line_grids_are_an_entry_each() {
        check("1:_,a1\r\n\r\n1:_,a1", &[(1, None), (3, None)]);
        check("\u{feff}1:_,a1\nnonsense", &[(1, None), (2, None)]);
        check("nonsense\n1:_,a1\na\t1:_,a1", &[(1, None), (2, None), (3, Some("a"))]);
        check(r#"{"name":"caf\u00e9 \"q\" \\","text":"1:_,a1"}"#, &[(1, Some("café \"q\" \\"))]);
        check("{\"name\":\"b\"}\n{\"name\":\"\"}\n", &[(1, Some("b")), (2, None)]);
    }
}
