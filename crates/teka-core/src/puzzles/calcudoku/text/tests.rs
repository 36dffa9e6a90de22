//! What the tests of all formats share, and tests of what they have in common.

use super::super::model::Puzzle;
use super::{FORMATS, Notation, lines};
use crate::diagnostic::{Diagnostics, Read};
use crate::family::{Family, Reading};
use crate::place::Cell;
use crate::puzzles::calcudoku::Calcudoku;
use crate::puzzles::checks;

/// Reads a puzzle strictly, for tests of every room of the family.
pub fn parse(text: &str) -> Result<Read<Puzzle>, Diagnostics> {
    FORMATS.read(text, Reading::Strict)
}

/// Checks what a text is read as: a puzzle in the usual text, or codes and places of mistakes.
pub fn check(text: &str, expected: &str) {
    checks::read::<Calcudoku>(text, expected);
}

/// Checks what a puzzle in the usual text is written as, or why it is not.
pub fn check_written(puzzle: &str, format: &str, expected: Result<&str, &str>) {
    checks::written::<Calcudoku>(puzzle, format, expected);
}

/// Checks the codes and places of warnings.
pub fn check_warnings(text: &str, expected: &str) {
    checks::warnings::<Calcudoku>(text, expected);
}

fn check_notation(text: &str, expected: Notation) {
    assert_eq!(Notation::of(&lines(text)), expected, "{text}");
}

#[test]
fn notations_are_recognised() {
    check_notation("6dh:_aa_3a,m6a16", Notation::Id);
    check_notation("name\t3:a_3aab_,s1\te", Notation::Id);
    check_notation("4 9\n1 2 3 3", Notation::Course);
    check_notation("4\n9\n1 2 3 3", Notation::Course);
    check_notation("4\n1 2 3 3", Notation::Course);
    check_notation("4\naabb", Notation::Letters);
    check_notation("4\na a b b", Notation::Letters);
    check_notation("9\n-1 a1 a2", Notation::Coordinates);
    check_notation("9\n11 + A1 A2", Notation::Coordinates);
    check_notation("9\nx24 a1 a2", Notation::Coordinates);
    check_notation("6:", Notation::Course);
    check_notation("", Notation::Course);
}

#[test]
fn objects_are_read() {
    let grid = "2 2\n1 1\n2 2\n3+\n3+\n";
    check(r#"{"name": "a", "text": "2 2\n1 1\n2 2\n3+\n3+\n"}"#, grid);
    check("\u{feff}{\n \"text\":\"2 2\\n1\\t1\\r\\n2 2\\n3\\u002b\\n3+\"\n}", grid);
    check(r#"{"text":"1:_,a1"}"#, "1 1\n1\n1=\n");
    check(r#"{"meta":{"text":"2:"},"text":"1:_,a1"}"#, "1 1\n1\n1=\n");
    check(r#"{"name":"\"text\":\"2:\\","text":"1:_,a1"}"#, "1 1\n1\n1=\n");
}

#[test]
fn objects_are_written() {
    let object = "{\"text\":\"2 2\\n1 1\\n2 2\\n3?\\n3+\"}\n";
    check_written("2 2\n1 1\n2 2\n3?\n3+\n", "json", Ok(object));
}

#[test]
fn mistakes_in_objects_are_told_where_they_stand() {
    check(r#"{"text":"2 2\n1 1\n2 7\n3+\n3%"}"#, "cage-number 1:22, bad-target 1:29");
    check(r#"{"text":"2 2\n1 1\n2 2\n3+"}"#, "target-count 1:27");
    check("{\n\"text\":\"\\u0032 x\"}", "cage-count 2:16");
    check("\n{}", "no-text 2:1");
    check(r#"{"text":"{\"text\":\"1:_,a1\"}"}"#, "bad-size 1:10");
    check(r#"{"text":""}"#, "empty 1:10");
    check_warnings(r#"{"text":"1:_,a2"}"#, "unreachable 1:14");
}

#[test]
fn targets_out_of_reach_are_only_warned_of() {
    check_warnings("2 2\n1 1\n2 2\n3+\n3+", "");
    check_warnings("2 2\n1 1\n2 2\n3+\n4+", "unreachable 5:1");
    check_warnings("1:_,a2", "unreachable 1:5");
}

#[test]
fn differences_and_quotients_of_three_cells_are_read_with_a_warning() {
    let grid = |clue: &str| format!("3 5\n1 1 1\n2 2 3\n4 4 5\n{clue}\n3+\n3=\n5+\n1=");
    check_warnings(&grid("0-"), "extension 5:1");
    check_warnings(&grid("6+"), "");
    check_warnings("3 5\n1 1 2\n3 3 2\n4 4 5\n1-\n1-\n2/\n5+\n1=", "");
    check_warnings(
        "4 8\n1 1 1 2\n3 3 4 2\n5 5 4 6\n7 7 8 6\n2/\n1-\n1-\n1-\n1-\n1-\n1-\n1=",
        "extension 6:1",
    );
}

#[test]
fn an_unknown_format_is_refused() {
    check_written("1 1\n1\n1", "png", Err("calcudoku-format-unknown"));
}

#[test]
fn given_numbers_cannot_be_written() {
    let grid = parse("1 1\n1\n1").unwrap().value.with_given(Cell::new(0, 0), 1);
    let formats = Calcudoku::formats();
    assert!(formats.iter().all(|format| Calcudoku::write(&grid, format.name).is_err()));
}
