//! How much a text looks like a Queens board among the boards of other families.
//! A broken board must still look like one, or nobody would say what is wrong with it.

use super::grid;
use super::shape::{LINK, Shape};
use super::sketch::{KEPT, Sketch};
use crate::lists::find_list;
use crate::part::{filled_lines, without_mark};

/// So many bytes are looked at, however long the text is.
const HEAD: usize = 8192;

/// From 0 (not at all) to 100.
pub fn likeness(text: &str) -> u8 {
    let head = head(without_mark(text));
    let Some((_, first)) = filled_lines(head).next() else {
        // Nothing at all could be anything.
        return u8::from(head.len() == without_mark(text).len());
    };
    if is_binary(head) {
        return 0;
    }
    match Shape::of_line(first) {
        Some(Shape::OneLine | Shape::Link) => 100,
        Some(Shape::Table) => 90,
        Some(Shape::Object) | None => source(head).unwrap_or_else(|| drawing(head, first)),
    }
}

fn head(text: &str) -> &str {
    &text[..text.floor_char_boundary(HEAD)]
}

fn is_binary(text: &str) -> bool {
    let odd = |sign: char| sign == '\u{fffd}' || sign.is_control() && !sign.is_whitespace();
    text.chars().any(odd)
}

/// For JSON and program sources; none for anything else.
fn source(head: &str) -> Option<u8> {
    let has = |key| find_list(head, key).is_some();
    if has("colorRegions") || head.contains(LINK) {
        Some(100)
    } else if has("regions") {
        Some(90)
    } else if let Some(start) = find_list(head, "grid") {
        let of_strings = head[start + 1..].trim_start().starts_with('"');
        Some(if of_strings { 70 } else { 30 })
    } else {
        head.trim_start().starts_with(['{', '[']).then_some(5)
    }
}

/// For rows of letters, right or wrong.
fn drawing(head: &str, first: &str) -> u8 {
    let sketch = grid::sketch(head);
    if begins_with_number(first) || sketch.count == 1 && first.contains([':', ',']) {
        // Other families begin with a number, or take one line with a colon in it.
        return 1;
    }
    let percent = squareness(&sketch) * letters_percent(&sketch) / 100;
    u8::try_from(percent).unwrap_or(100).max(1)
}

fn begins_with_number(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    word.strip_prefix('-').unwrap_or(word).chars().all(|sign| sign.is_ascii_digit())
}

/// The share of cells that are letters.
fn letters_percent(sketch: &Sketch) -> usize {
    let cells = || sketch.cells().map(|(_, _, cell)| cell);
    let letters = cells().filter(|cell| cell.label.starts_with(char::is_alphabetic)).count();
    100 * letters / cells().count().max(1)
}

/// How near the rows are to a square, in percent; never nothing, for a board may be broken.
fn squareness(sketch: &Sketch) -> usize {
    let size = sketch.count;
    let as_wide = sketch.rows.iter().filter(|row| row.count == size).count();
    match sketch.rows.iter().map(|row| row.count).max() {
        // One line of many letters is a Rush Hour board.
        Some(widest) if size == 1 && widest > KEPT => 5,
        _ if size == 1 && as_wide == 0 => 10,
        Some(widest) if widest > KEPT || size > KEPT => 10,
        _ if as_wide == size => 90,
        _ => 40 + 40 * as_wide / size.max(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: std::ops::RangeInclusive<u8>) {
        let found = likeness(text);
        assert!(expected.contains(&found), "{found} is not in {expected:?}: {text}");
    }

    #[test]
    fn boards_look_like_boards() {
        check("AAB\nABB\nCCC\n", 90..=100);
        check("A A* B\r\nA B B\r\nC C C", 90..=100);
        check("3x1.AABABBCCC", 100..=100);
        check("starbattle/8/8/1/97tu9uevnq40ag22c090g9f0", 100..=100);
        check("one\t3\tAAB,ABB,CCC", 90..=100);
        check(r#"{"size":2,"regions":[[1,1],[2,2]]}"#, 90..=100);
        check(r#"{"name":"x","grid":["AA","BB"]}"#, 60..=100);
        check("export const a = {\n colorRegions: [['A']] }", 100..=100);
    }

    #[test]
    fn broken_boards_still_do() {
        check("AAB1\nAABB\nCCDD\nCCDD", 60..=90);
        check("AABB\nAAB\nCCDD\nCCDD", 60..=90);
        check("AABB\nAABB\nCCDD", 30..=80);
        check("A1\n23", 1..=50);
        check("AABBCC", 1..=20);
        check(&"AB".repeat(100), 1..=10);
        check("", 1..=1);
        check("\u{feff}\n", 1..=1);
    }

    #[test]
    fn other_families_hardly_do() {
        check("4 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 0..=5);
        check("6dh:_aa3a_b,m6a16s1d2", 0..=5);
        check("6 6\n12\nABB.E.\nACD.EF\nACDPPFK\nLLLI.F\n..JIGG\nMMJHH.\n", 0..=5);
        check("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", 0..=10);
        check("60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", 0..=10);
        check("5 7 5\nCUSTOM\n...X...\n", 0..=5);
        check("3 -1 A\nPYRAMID\nAAA\nBBB\nCC\n", 0..=5);
        check("\u{0}\u{1}PNG", 0..=0);
        check("\u{fffd}PNG\r\n", 0..=0);
    }
}
