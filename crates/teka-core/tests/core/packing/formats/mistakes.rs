//! Tests of reading and writing packing puzzles and answers, and of the diagnostics for invalid
//! ones.

use teka_core::family::{Read, Strictness};
use teka_core::puzzles::packing::Packing;

use crate::support::reading::{self, places};

/// Checks the result of parsing a text: a puzzle in the default format, or the codes and positions
/// of mistakes.
fn check(text: &str, expected: &str) {
    reading::check::<Packing>(text, expected);
}

/// Checks the codes and positions of warnings.
fn check_warnings(text: &str, expected: &str) {
    reading::check_warnings::<Packing>(text, expected);
}

/// Checks the result and the warnings of a lenient reading.
fn check_lenient(text: &str, expected: &str, warnings: &str) {
    let read = Packing::parse_as(text, Strictness::Lenient).unwrap();
    assert_eq!(Packing::write(&read.value, "text").unwrap(), expected, "{text}");
    assert_eq!(places(&read.warnings), warnings, "{text}");
}

const PLUS: &str = "5 7 5\nCUSTOM\n...X...\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE\n";
const PYRAMID: &str = "3 3 6\nPYRAMID\nA\nAA\nBB\nCC\nDDD\nE\nEE\nF\n";

#[test]
fn course_text_is_read_and_written() {
    for text in [PLUS, PYRAMID, "2 2 2\nDEFAULT\nA\nii\ni\n", "3 3 2\nDEFAULT\nAA\nA A\nAAA\nBB\n"]
    {
        check(text, text);
        check_warnings(text, "");
    }
    let read = "2 3 2\nDEFAULT\nAAA\n  A\nBB\n";
    check("\u{feff} 2\t3 2 \r\n\r\ndefault\r\n   AAA\r\n     A\r\n\r\n BB\r\n\r\n", read);
}

#[test]
fn what_is_given_is_read_and_written() {
    let flat = "2 2 2\nDEFAULT\nAA\nBB\nGIVEN\n..\nBB\n";
    check(flat, flat);
    let custom = "2 3 2\nCUSTOM\nXX.\nXXX\nAA\nA\nBB\nGIVEN\nAA.\nA..\n";
    check(custom, custom);
    check("2 3 2\nCUSTOM\nXX.\nXXX\nAA\nA\nBB\nGIVEN\nAA\nA..\n", custom);
    let pyramid = format!("{PYRAMID}GIVEN\n.\n..\n.F\n...\nE..\nEE.\n");
    check(&pyramid, &pyramid);
    // The long piece is placed upright, from a corner to the top.
    let upright = format!("{PYRAMID}GIVEN\nD\n..\n.D\n...\n...\n..D\n");
    check(&upright, &upright);
    check("1 1 1\nDEFAULT\nA\nGIVEN\n.\n", "1 1 1\nDEFAULT\nA\n");
}

#[test]
fn mistakes_in_what_is_given_are_told() {
    let given = |rows: &str| format!("2 2 2\nDEFAULT\nAA\nBB\nGIVEN\n{rows}");
    check(&given("A.\n.A\n"), "given-shape 6:1");
    check(&given("A.\n..\n"), "given-part 6:1");
    check(&given("AA\nA.\n"), "given-shape 6:1");
    check(&given("QA\n.A\n"), "unknown-letter 6:1");
    check(&given("AA.B\nBB\n"), "outside 6:4");
    check(&given("AA\n"), "row-count 6:1");
    check(&given(""), "row-count 5:1");
    check(&given("AA\nB\n"), "given-part 7:1, row-length 7:2");
    check(&given("AA\n B\n"), "blank-cell 7:1, given-part 7:2");
}

#[test]
fn broken_heads_are_told() {
    check("", "empty 1:1");
    check("2 2\nDEFAULT\nAA\n", "bad-header 1:4");
    check("2 2 1 1\nDEFAULT\nAA\n", "bad-header 1:7");
    check("DEFAULT\nAA\n", "bad-header 1:1");
    check("0 -2 x\nDEFAULT\nAA\n", "bad-side 1:1, bad-side 1:3, bad-count 1:6");
    check("256 1 1\nDEFAULT\nA\n", "bad-side 1:1");
    check("2 1 1", "pieces-missing 1:5, no-kind 1:6");
    check("1 2 1\nAA\n", "no-kind 2:1");
    check("1 2 1\nROUND\nAA\n", "bad-kind 2:1");
    check("2 2 1\nCUSTOMM\nX.\nXX\nAA\n", "bad-kind 2:1");
    check("2 3 1\nPYRAMID\nA\n", "not-square 1:1");
    check("17 16 1\nDEFAULT\nA\n", "too-large 1:1");
    check("9 9 1\nPYRAMID\nA\n", "too-large 1:1");
}

#[test]
fn mistakes_in_a_custom_board_are_told() {
    check("2 3 1\nCUSTOM\nXX\n.M.X\nAA\n", "row-length 3:3, bad-sign 4:2, row-length 4:4");
    check("2 3 1\nCUSTOM\n.XX\nAA\n", "rows 3:1");
    check("2 3 1\nCUSTOM\nAA\n", "rows 3:1");
    check("1 3 1\nCUSTOM\n.XX\n.X.\nAA\n", "rows 4:1");
    check("1 2 1\nCUSTOM\n..\nA\n", "no-cells 3:1");
    check("1 3 1\nCUSTOM\nX*X\nAA\n", "bad-sign 3:2");
    check("1 3 1\nCUSTOM\nX X\nAA\n", "bad-sign 3:2");
}

#[test]
fn mistakes_in_the_pieces_are_told() {
    check("2 2 2\nDEFAULT\nAA\nA\n", "area 1:1, pieces-missing 1:5");
    check("2 2 1\nDEFAULT\nAA\nBB\n", "pieces-extra 1:5");
    check("2 2 1\nDEFAULT\n", "area 1:1, pieces-missing 1:5");
    check("2 2 3\nDEFAULT\nA\nB\n A\nB\n", "pieces-extra 1:5, drawn-twice 5:2, drawn-twice 6:1");
    check("2 2 2\nDEFAULT\nAB\nB#\n", "two-letters 3:2, bad-letter 4:2");
    check("1 4 1\nDEFAULT\n##?\n", "bad-letter 3:1, bad-letter 3:3");
    check("2 2 1\nDEFAULT\n..\nAA\n", "area 1:1, no-letter 3:1");
    check("2 2 2\nDEFAULT\n\tA\n\"\nB\n", "bad-letter 3:1, bad-letter 4:1");
    let large = format!("1 1 1\nDEFAULT\n{}\n", "A".repeat(257));
    check(&large, "area 1:1, piece-too-large 3:1");
    let wide = format!("1 2 1\nDEFAULT\nA{}A\n", " ".repeat(300));
    check(&wide, "piece-too-large 3:1");
}

#[test]
fn many_pieces_are_drawn_with_any_sign() {
    let signs = || ('A'..='Z').chain("#$%&".chars());
    let text: String = signs().map(|sign| format!("{sign}\n")).collect();
    check(&format!("5 6 30\nDEFAULT\n{text}"), &format!("5 6 30\nDEFAULT\n{text}"));
    let signs = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain("!#$%".chars());
    let text: String = signs.map(|sign| format!("{sign}\n")).collect();
    check(&format!("6 11 66\nDEFAULT\n{text}"), "too-many-pieces 67:1");
}

#[test]
fn lenient_reading_passes_over_number_and_area() {
    check_lenient("2 2 7\nDEFAULT\nAA\n", "2 2 1\nDEFAULT\nAA\n", "count-differs 1:5");
    check_lenient("1 1 1\nDEFAULT\nAA\n", "1 1 1\nDEFAULT\nAA\n", "");
    check_lenient("1 1 30\nDEFAULT\n#\n", "1 1 1\nDEFAULT\nA\n", "count-differs 1:5");
    let refused = |text| places(&Packing::parse_as(text, Strictness::Lenient).unwrap_err());
    assert_eq!(refused("1 1 0\nDEFAULT\n"), "pieces-missing 1:5");
    assert_eq!(refused("1 1 1\nROUND\nA"), "bad-kind 2:1");
}

#[test]
fn what_was_assumed_is_said() {
    check_warnings("1 3 1\nCUSTOM\n.*.\nA A\n", "stars 3:2, in-parts 4:1");
    check_warnings("1 3 1\nCUSTOM\n#.X\nA A\n", "hashes 3:1, in-parts 4:1");
    check_warnings("2 2 2\nDEFAULT\nA\n A\nBB\n", "corners 3:1");
    check_warnings("2 1 1\nDEFAULT\nA\n\nA\n", "blank-line 5:1");
    check_warnings("2 1 2\nDEFAULT\nA\n\na\n", "cases 5:1");
    check_warnings("2 2 2\nDEFAULT\nA.\nAA\nB\n", "dots 3:2");
    check("1 3 1\nCUSTOM\n.*.\nA A\n", "1 3 1\nCUSTOM\nX.X\nA A\n");
    check("1 2 1\nDEFAULT\nA\n.\nA\n", "1 2 1\nDEFAULT\nA\n.\nA\n");
}

#[test]
fn objects_are_read_and_written() {
    let object = "{\"text\":\"1 3 2\\nDEFAULT\\nAA\\nB\"}\n";
    check(object, "1 3 2\nDEFAULT\nAA\nB\n");
    assert_eq!(Packing::write(&Packing::parse(object).unwrap().value, "json").unwrap(), object);
    check(r#"{"text":"1 3 2\nDEFAULT\nAA\nA"}"#, "pieces-missing 1:14");
    check(r#"{"text":"1 3 2\nRUND\nAA\nB"}"#, "bad-kind 1:17");
    check("\n{\"name\":\"a\"}", "no-text 2:1");
    check_warnings("{\n\"text\":\"1 3 1\\nCUSTOM\\n.*.\\nA A\"}", "stars 2:25, in-parts 2:29");
    let unknown = Packing::write(&Packing::parse(object).unwrap().value, "burr").unwrap_err();
    assert_eq!(unknown.0.id, "format-unknown");
}

const FLAT: &str = "2 3 3\nCUSTOM\n.XX\nXXX\nA\nAA\nB\nC\n";
const GIVEN: &str = "2 2 2\nDEFAULT\nAA\nBB\nGIVEN\n..\nBB\n";

#[test]
fn answers_answers_are_read() {
    let all = "A=r1c2r1c3r2c3 B=r2c1 C=r2c2";
    reading::check_answer::<Packing>(FLAT, " AA\nBCA\n", all);
    reading::check_answer::<Packing>(FLAT, "\u{feff}.AA\r\n\r\nBCA", all);
    reading::check_answer::<Packing>(
        FLAT,
        " \u{1b}[38;5;9mA\u{1b}[0m\u{1b}[1mA\nBCA\u{1b}[m\n",
        all,
    );
    reading::check_answer::<Packing>(FLAT, " AA\nBCA\n\nWaktu pencarian: 3 ms\n", all);
    reading::check_answer::<Packing>(FLAT, r#"{"solutions":[{"board":[" AA","BCA"]}]}"#, all);
    reading::check_answer::<Packing>(
        FLAT,
        r#"{"moves":["B=r2c1","C-"],"board":["."]}"#,
        "B=r2c1 C-",
    );
    reading::check_answer::<Packing>(FLAT, r#"[" AA", "BCA"]"#, all);
    reading::check_answer::<Packing>(FLAT, "C=r2c2, B=r2c1;\nB-", "C=r2c2 B=r2c1 B-");
    reading::check_answer::<Packing>(FLAT, " ..\n.C.\n", "C=r2c2");
    reading::check_answer::<Packing>(FLAT, r#"{"moves":[]}"#, "");
}

#[test]
fn answers_given_pieces_need_no_move() {
    reading::check_answer::<Packing>(GIVEN, "AA\nBB\n", "A=r1c1r1c2");
    reading::check_answer::<Packing>(GIVEN, "B=r2c2r2c1 A=r1c1r1c2", "A=r1c1r1c2");
    reading::check_answer::<Packing>(GIVEN, "BB\nAA\n", "given-stays 1:1");
    reading::check_answer::<Packing>(GIVEN, "A-\nB-\n", "given-stays 2:1");
}

#[test]
fn answers_a_row_that_is_all_outside_prints_nothing() {
    let puzzle = "3 1 2\nCUSTOM\nX\n.\nX\nA\nB\n";
    reading::check_answer::<Packing>(puzzle, "A\n\nB\n", "A=r1c1 B=r3c1");
    reading::check_answer::<Packing>(puzzle, "A\n.\nB\n", "A=r1c1 B=r3c1");
}

#[test]
fn answers_mistakes_are_told_with_their_place() {
    reading::check_answer::<Packing>(FLAT, " \n", "empty 1:1");
    reading::check_answer::<Packing>(FLAT, "\u{1b}[0m", "empty 1:1");
    reading::check_answer::<Packing>(FLAT, "AAA\nBC", "outside 1:1, row-length 2:3");
    reading::check_answer::<Packing>(FLAT, " AA\n", "row-count 1:2");
    reading::check_answer::<Packing>(FLAT, " AA\nBCA\nBCA\n", "row-count 3:1");
    reading::check_answer::<Packing>(FLAT, " AQ\nBCAB\n", "unknown-letter 1:3, outside 2:4");
    reading::check_answer::<Packing>(FLAT, " AA\nB A\n", "blank-cell 2:2");
    reading::check_answer::<Packing>(
        FLAT,
        "A=r1c2 B=r9c9\nQ=r1c1 B",
        "outside 1:8, unknown-letter 2:1, bad-move 2:8",
    );
    reading::check_answer::<Packing>(FLAT, "{}", "no-answer 1:1");
    reading::check_answer::<Packing>(FLAT, "[1]", "no-answer 1:1");
    reading::check_answer::<Packing>(FLAT, r#"{"moves":["A=r1c2","x"]}"#, "bad-move 1:21");
    reading::check_answer::<Packing>(FLAT, r#"{"board":[" AA"]}"#, "row-count 1:13");
}
