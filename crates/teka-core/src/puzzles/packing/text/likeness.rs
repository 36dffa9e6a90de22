//! How much a text looks like a packing puzzle among the puzzles of other families.
//! A broken puzzle must still look like one, or nobody would say what is wrong with it.

use super::head::kind_of;
use super::pieces::is_drawn;
use super::{LONGEST, lines, object, words};
use crate::part::{Part, filled_lines, without_mark};

/// So many bytes are looked at, however long the text is.
const HEAD: usize = 8192;

/// From 0 (not at all) to 100.
pub fn likeness(text: &str) -> u8 {
    let text = without_mark(text);
    let head = &text[..text.floor_char_boundary(HEAD)];
    let Some((line, first)) = filled_lines(head).next() else { return 0 };
    if !first.trim_start().starts_with('{') {
        return of_lines(&lines(head));
    }
    // Of many objects the first speaks for all.
    let whole = text.lines().nth(line - 1).filter(|line| line.trim_end().ends_with('}'));
    let object = whole.filter(|line| line.len() <= LONGEST).unwrap_or(head);
    object::inner_text(object).map_or(0, |inner| of_lines(&lines(&inner)))
}

fn of_lines(lines: &[Part]) -> u8 {
    let Some(first) = lines.first() else { return 0 };
    if kind_of(first.text).is_some() {
        return 60;
    }
    let numbers = numbers(*first);
    let Some(second) = lines.get(1) else {
        return if numbers == Some(3) { 30 } else { 0 };
    };
    let has_kind = kind_of(second.text).is_some();
    match numbers {
        Some(3) if has_kind => 100,
        _ if has_kind => 90,
        Some(3 | 4) => unknown_kind(*second, &lines[2..]),
        _ => 0,
    }
}

/// A word nobody knows, or a piece where the kind should be; then pieces.
fn unknown_kind(second: Part, rest: &[Part]) -> u8 {
    let is_word = second.text.chars().all(|sign| sign.is_alphabetic() || sign == ' ');
    let drawn = rest.iter().filter(|line| is_drawn(**line)).count();
    match drawn * 2 > rest.len() {
        _ if !is_word => 0,
        true => 80,
        false => 40,
    }
}

/// How many whole numbers a line has; none if it has anything else.
pub fn numbers(line: Part) -> Option<usize> {
    let mut all = words(line).map(|word| word.text.parse::<i64>().ok());
    all.try_fold(0, |count, number| number.map(|_| count + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: u8) {
        assert_eq!(likeness(text), expected, "{text}");
    }

    #[test]
    fn puzzles_look_like_puzzles() {
        check("5 5 7\nDEFAULT\nA\nAA\n", 100);
        check("\u{feff}\n5 7 5\r\n\ncustom\r\n...X...\n", 100);
        check(r#"{"name":"w","text":"3 3 6\nPYRAMID\nA\nAA\n"}"#, 100);
    }

    #[test]
    fn broken_puzzles_still_do() {
        check("3 -1 A\nPYRAMID\nAAA\n", 90);
        check("5 5\nDEFAULT\nA\n", 90);
        check("5 5 7\nLINGKARAN\nA\nAA\n", 80);
        check("6 6 2 2\nhaha\nA\n A A\n", 80);
        check("5 5 7\nA\n A A\n  A\nB\n", 80);
        check("5 7 5\nCUSTOMMMM\n...X...\n.XXXXX.\nA\n", 40);
        check("CUSTOM\n.X.\nA\n", 60);
        check("5 5 7", 30);
    }

    #[test]
    fn other_families_hardly_do() {
        check("", 0);
        check("AAB\nABB\nCCC\n", 0);
        check("6 6\n12\nABB.E.\nACD.EF\nACDPPFK\n", 0);
        check("4 7\n1 2 2 3\n1 4 5 3\n", 0);
        check("4 7 1\n1 2 2 3\n1 4 5 3\n", 0);
        check(r#"{"size":2,"regions":[[1,1],[2,2]]}"#, 0);
        check(r#"{"text":"2 2\n1 1\n2 2\n3+\n3+\n"}"#, 0);
        check("\u{0}\u{1}PNG", 0);
    }
}
