//! Tests for recognising one-line notations.

use super::Notation;

fn check_notation(line: &str, expected: Option<Notation>) {
    assert_eq!(Notation::of(line), expected, "{line}");
}

#[test]
fn whole_boards_on_a_line_are_recognised() {
    check_notation("8x1.AABB", Some(Notation::Sbn));
    check_notation("8x1AABB", Some(Notation::Sbn));
    check_notation("https://puzz.link/p?starbattle/8/8/1/97tu", Some(Notation::Link));
    check_notation("starbattle/8/8", Some(Notation::Link));
    check_notation("gen12\t12\tAAB,BBA", Some(Notation::Table));
    check_notation("\t1\tA", Some(Notation::Table));
    check_notation(r#" {"grid":["A"],"at":"starbattle/"} "#, Some(Notation::Object));
}

#[test]
fn rows_are_no_whole_boards() {
    for line in ["", "AABB", "A A* B", "A\tA\tB", "A\t7\tB\tB", "8x", "x1.A", "{", "[[1]]"] {
        check_notation(line, None);
    }
}
