//! How much a text looks like a Calcudoku among the puzzles of other families.
//! A broken grid must still look like one, or nobody would say what is wrong with it.

use super::clue::Clue;
use super::shape::{id_in, is_cell};
use super::{is_number, object, words};
use crate::part::{Part, filled_lines, without_mark};

/// So many bytes are looked at, however long the text is.
const HEAD: usize = 8192;

/// From 0 (not at all) to 100.
pub fn likeness(text: &str) -> u8 {
    let text = without_mark(text);
    let head = &text[..text.floor_char_boundary(HEAD)];
    let Some((line, first)) = filled_lines(head).next() else { return 0 };
    if !first.trim_start().starts_with('{') {
        return of_lines(head);
    }
    // Of many objects the first speaks for all.
    let whole = text.lines().nth(line - 1).filter(|line| line.trim_end().ends_with('}'));
    let object = whole.filter(|line| line.len() <= super::LONGEST).unwrap_or(head);
    object::inner_text(object).map_or(1, |inner| of_lines(&inner).max(1))
}

fn of_lines(text: &str) -> u8 {
    let lines: Vec<Part> = super::lines(text);
    let [first, rest @ ..] = lines.as_slice() else { return 0 };
    if id_in(*first).is_some() {
        return 100;
    }
    let numbers = words(*first).filter(|word| is_number(word.text)).count();
    let is_head = numbers > 0 && numbers == words(*first).count();
    let alone = is_head && numbers == 1;
    let like = |line: &&Part| is_row_or_target(**line) || alone && is_lettered(**line);
    let percent = 100 * rest.iter().filter(like).count() / rest.len().max(1);
    let share = match (is_head, numbers) {
        // Other families begin with two or three numbers as well, but go on in letters.
        (true, 1 | 2) => (percent * 95 / 100).max(2),
        (true, _) => (percent * 60 / 100).max(1),
        // Prose may have a number here and there.
        (false, _) if percent > 50 => percent * 40 / 100,
        (false, _) => 0,
    };
    u8::try_from(share).unwrap_or(100)
}

/// `1 2 2 3` or `24*`.
fn is_row_or_target(line: Part) -> bool {
    words(line).all(|word| is_number(word.text)) || Clue::read(line).is_ok()
}

/// `aabb`, `a: 1-` or `-1 a1 a2`, which only stand below a size alone.
fn is_lettered(line: Part) -> bool {
    let letters = line.text.chars().filter(|sign| !sign.is_whitespace());
    let labelled = line.text.split_once(':').is_some_and(|(label, _)| label.chars().count() == 1);
    letters.clone().all(char::is_alphabetic)
        || labelled
        || words(line).skip(1).any(|word| is_cell(word.text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: std::ops::RangeInclusive<u8>) {
        let found = likeness(text);
        assert!(expected.contains(&found), "{found} is not in {expected:?}: {text}");
    }

    #[test]
    fn grids_look_like_grids() {
        check("4 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 90..=100);
        check("4\n7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1−\n", 90..=100);
        check("6dh:_aa3a_b,m6a16s1d2", 100..=100);
        check("name\t6dh:_aa3a_b,m6a16s1d2\th", 100..=100);
        check("2\naa\nab\n4+\n1", 90..=100);
        check("2\nab\nab\na: 1-\nb: 2/", 90..=100);
        check("2\n+4 a1 b1 a2\n1 b2", 90..=100);
        check(r#"{"name":"x","text":"2 2\n1 1\n2 2\n3+\n3+\n"}"#, 90..=100);
    }

    #[test]
    fn broken_grids_still_do() {
        check("4 7 1\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 30..=90);
        check("four 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 20..=90);
        check("4 7\n1 2 x 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 50..=90);
        check("99 7\n", 1..=50);
        check("6dq:?", 0..=0);
        check("6dq:_?", 100..=100);
    }

    #[test]
    fn other_families_hardly_do() {
        check("", 0..=0);
        check("AAB\nABB\nCCC\n", 0..=0);
        check("3x1.AABABBCCC", 0..=0);
        check("one\t3\tAAB,ABB,CCC", 0..=0);
        check(r#"{"size":2,"regions":[[1,1],[2,2]]}"#, 0..=1);
        check("6 6\n12\nABB.E.\nACD.EF\nACDPPFK\nLLLI.F\n..JIGG\nMMJHH.\n", 0..=15);
        check("60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", 0..=0);
        check("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", 0..=0);
        check("5 7 5\nCUSTOM\n...X...\n", 0..=5);
        check("5 5 7\nDEFAULT\nA\nAA\nB\nBB\n", 0..=5);
        check("3 -1 A\nPYRAMID\nAAA\nBBB\nCC\n", 0..=0);
        check(r#"{"name":"w","text":"5 5 7\nDEFAULT\nA\nAA\n"}"#, 0..=5);
        check("\u{0}\u{1}PNG", 0..=0);
    }
}
