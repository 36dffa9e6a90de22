//! How much a text looks like a Rush Hour board among the boards of other families.
//! A broken board must still look like one, or nobody would say what is wrong with it.

use super::layout::EXIT;
use super::shape::{Shape, board_word, content, is_head, words};
use crate::part::{Part, without_mark};

/// So many bytes are looked at, however long the text is.
const HEAD: usize = 8192;

/// From 0 (not at all) to 100.
pub fn likeness(text: &str) -> u8 {
    let text = without_mark(text);
    let head = &text[..text.floor_char_boundary(HEAD)];
    if is_binary(head) {
        return 0;
    }
    let lines: Vec<Part> = content(head).collect();
    match (Shape::of(head), &lines[..]) {
        // Nothing at all could be anything.
        (None, _) | (_, []) => u8::from(head.len() == text.len()),
        (Some(Shape::Course), lines) => course(lines),
        (Some(Shape::OneLine), [first, ..]) => one_line(*first),
        (Some(Shape::Csv), [first, ..]) => csv(*first),
    }
}

fn is_binary(text: &str) -> bool {
    let odd = |sign: char| sign == '\u{fffd}' || sign.is_control() && !sign.is_whitespace();
    text.chars().any(odd)
}

/// Two numbers, one number, and rows: no other family begins so.
fn course(lines: &[Part]) -> u8 {
    let is_count = |line: &Part| line.text.trim().parse::<u32>().is_ok();
    // Another board may follow.
    let next = lines.iter().skip(1).position(|line| is_head(*line));
    let lines = &lines[..next.map_or(lines.len(), |at| at + 1)];
    let has = |wanted: char| lines.iter().any(|line| line.text.contains(wanted));
    let has_head = lines.first().is_some_and(|line| is_head(*line));
    let has_count = lines.get(1).is_some_and(is_count);
    let rows = lines.iter().skip(if has_head { 2 } else { 0 });
    let is_drawn = rows.clone().count() > 0 && rows.clone().all(|row| words(*row).count() <= 1);
    match (has_head && has_count, has('P') && has(EXIT)) {
        (true, true) if is_drawn => 100,
        (true, _) if is_drawn => 80,
        (true, _) => 40,
        (false, true) if has('.') && is_drawn => 50,
        _ => 1,
    }
}

fn one_line(line: Part) -> u8 {
    let Some(board) = board_word(line) else { return broken_line(line) };
    let has_signs = board.text.contains(['o', '.', 'x', '#']);
    match board.length() {
        16.. if has_signs => 100,
        16.. => 80,
        _ if has_signs => 60,
        _ => 10,
    }
}

/// A long word of letters, empty cells and walls is most likely meant as a board.
fn broken_line(line: Part) -> u8 {
    let longest = words(line).map(|word| word.text).max_by_key(|word| word.len());
    let word = longest.unwrap_or_default();
    let is_cell = |sign: char| sign.is_ascii_alphabetic() || sign == '.' || sign == '#';
    let is_board = word.len() >= 16 && word.chars().all(is_cell) && word.contains(['o', '.']);
    if is_board { 50 } else { 2 }
}

fn csv(first: Part) -> u8 {
    let name = first.text.split(',').next().unwrap_or_default().trim();
    if name.eq_ignore_ascii_case("car") {
        100
    } else if name.eq_ignore_ascii_case("size") {
        90
    } else {
        60
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
        check("6 6\n12\nABB.E.\nACD.EF\nACDPPFK\nLLLI.F\n..JIGG\nMMJHH.\n", 100..=100);
        check("6 6\r\n7\r\n K\r\n.P....\r\n.P....", 100..=100);
        check("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", 100..=100);
        check("# moves board\n60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", 100..=100);
        check("car,orientation,col,row,length\nX,H,1,3,2\n", 100..=100);
        check("size,9\nX,H,1,3,2\n", 90..=100);
        check("2 2\n0\nPPK\n..\n\n2 2\n0\nPPK\n..\n", 100..=100);
    }

    #[test]
    fn broken_boards_still_do() {
        check("6 6\n12\nABB.E.\nACD.EF\n", 80..=90);
        check("ABB.E.\nACD.EF\nACDPPFK\n", 50..=60);
        check("60 IBBxooIooLDDJooLooJoKEEMFFKooMGGHHH", 50..=60);
        check("X,H,1,3,2", 60..=60);
        check("", 1..=1);
    }

    #[test]
    fn other_families_hardly_do() {
        check("AAB\nABB\nCCC\n", 0..=5);
        check("8x1.AABBCC", 0..=5);
        check("AABBAABBCCDDCCDD", 0..=80);
        check("4 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 0..=5);
        check("6dh:_aa3a_b,m6a16s1d2", 0..=5);
        check("5 7 5\nCUSTOM\n...X...\n", 0..=5);
        check("3 -1 A\nPYRAMID\nAAA\nBBB\nCC\n", 0..=5);
        check(r#"{"size":2,"regions":[[1,1],[2,2]]}"#, 0..=5);
        check("\u{0}\u{1}PNG", 0..=0);
    }
}
