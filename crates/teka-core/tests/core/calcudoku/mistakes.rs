//! Tests of reading and writing Calcudoku grids and answers, and of the diagnostics for invalid
//! ones.

use teka_core::family::Read;
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::Calcudoku;

use crate::support::reading;

/// Checks the result of parsing a text: a puzzle in the default format, or the codes and positions
/// of mistakes.
fn check(text: &str, expected: &str) {
    reading::check::<Calcudoku>(text, expected);
}

/// Checks the text of a puzzle in a format, or the reason why it cannot be written.
fn check_written(puzzle: &str, format: &str, expected: Result<&str, &str>) {
    reading::check_written::<Calcudoku>(puzzle, format, expected);
}

/// Checks the codes and positions of warnings.
fn check_warnings(text: &str, expected: &str) {
    reading::check_warnings::<Calcudoku>(text, expected);
}

const GRID: &str = "2 2\n1 1\n2 2\n3+\n3+\n";

#[test]
fn course_grids_are_read() {
    check(GRID, GRID);
    check("\u{feff}2\r\n\r\n2\r\n 1  1\r\n2 2 \r\n3 +\r\n+3", GRID);
    check("1 1\n1\n1", "1 1\n1\n1=\n");
    check("1\n1\n1\n1?", "1 1\n1\n1=\n");
    check("2 2\n1,1\n2,2\n2\n2÷", "2 2\n1 1\n2 2\n2?\n2/\n");
    check("2 2\n2 1\n2 1\n2x\n1−", "2 2\n1 2\n1 2\n1-\n2*\n");
    check("3 3\n1 1 1\n1 2 2\n3 3 3\n1-\n1:\n6*", "3 3\n1 1 1\n1 2 2\n3 3 3\n1-\n1/\n6*\n");
}

#[test]
fn course_heads_are_checked() {
    check("", "empty 1:1");
    check("x 2\n1 1", "bad-size 1:1");
    check("0 1", "bad-size 1:1");
    check("26 1", "bad-size 1:1");
    check("99999999999999999999 1", "bad-size 1:1");
    check("2\n1 1\n2 2\n3+\n3+", "cage-count 1:2");
    check("2 5\n1 1\n2 2", "cage-count 1:3");
    check("2 zwei\n1 1\n2 2", "cage-count 1:3");
    check("2 2 2\n1 1\n2 2\n3+\n3+", "bad-head 1:5");
}

#[test]
fn course_rows_are_checked() {
    check("2 2\n1 1 1\n2 2\n3+\n3+", "row-length 2:5");
    check("3 1\n1 1 1\n1 1\n1 1 1\n9+", "row-length 3:4");
    check("2 2\n1 1\n3+\n3+", "row-count 2:1");
    check("2 2\n1 1\n2 2\n2 2\n3+\n3+", "row-count 4:1");
    check("2 2", "row-count 1:1, target-count 1:4");
    check("2 2\n1 3\n2 x\n3+\n3+", "cage-number 2:3, cage-number 3:3");
    check("2 2\n1 0\n2 .\n3+\n3+", "no-cage 2:3, no-cage 3:3");
}

#[test]
fn course_targets_are_checked() {
    check("2 2\n1 1\n2 2\n3+", "target-count 4:3");
    check("2 2\n1 1\n2 2\n3+\n3+\n3+", "target-count 6:1");
    check("2 2\n1 1\n2 2\n3+\n3%", "bad-target 5:1");
    check("2 2\n1 1\n2 2\n3+\n99999999999999999999+", "target-range 5:1");
    check("2 2\n1 1\n2 2\n3=\n3+", "operator-size 4:1");
    check("2 2\n1 1\n1 2\n3+\n1+", "operator-size 5:1");
}

#[test]
fn course_cages_are_checked() {
    check("2 2\n1 2\n2 1\n3+\n3+", "split-cage 3:1, split-cage 3:3");
    check("2 3\n1 1\n2 2\n3+\n3+\n3+", "empty-cage 6:1");
}

const BENT: &str = "2 2\n1 1\n1 2\n4+\n1=\n";

#[test]
fn letters_letters_are_read() {
    check("2\naa\nab\n4+\n1", BENT);
    check("2\nA A\nA a\n4+\n1=", BENT);
    check("2\nba\naa\nb: 1\na: 4+", "2 2\n1 2\n2 2\n1=\n4+\n");
    check("2\nba\naa\na: 4:\nb:1", "2 2\n1 2\n2 2\n1=\n4/\n");
    check("2\nab\nab\n2\n2?", "2 2\n1 2\n1 2\n2?\n2?\n");
    check("1\né\n1", "1 1\n1\n1=\n");
    check("2\nxx\nxy\nx4\n1", "2 2\n1 1\n1 2\n4*\n1=\n");
    check("2\nab\nab\nx2\nx 2", "2 2\n1 2\n1 2\n2*\n2*\n");
}

#[test]
fn letters_mistakes_are_told_with_their_place() {
    check("30\nab", "bad-size 1:1");
    check("2\naab\nab\n4+\n1", "row-length 2:3");
    check("2\na\nab\n4+\n1", "row-length 2:2");
    check("2\naa\n4+\n1", "row-count 2:1");
    check("2\naa\nbb\ncc\n4+\n1", "row-count 4:1");
    check("2\na1\na.\n4+\n1", "cage-letter 2:2, no-cage 3:2");
    check("2\naa\nab\n4+", "target-count 4:3");
    check("2\naa\nab\n4+\n1\n1", "target-count 6:1");
    check("2\naa\nab\na: 4+\n1", "no-label 5:1, no-target 5:2");
    check("2\naa\nab\na: 4+\na: 4+\nc: 1", "label-twice 5:1, unknown-label 6:1, no-target 6:5");
    check("2\naa\nab\na: 4%\nb: 1+", "bad-target 4:4, operator-size 5:4");
    check("2\nab\nba\n3+\n3+", "split-cage 3:1, split-cage 3:2");
}

#[test]
fn letters_letters_are_written() {
    check_written(BENT, "letters", Ok("2\naa\nab\n4+\n1\n"));
    check_written("2 2\n1 1\n2 2\n3+\n2?", "letters", Ok("2\naa\nbb\n3+\n2?\n"));
    let rows: Vec<String> =
        (0..8).map(|row| (1..=8).map(|n| format!("{} ", 8 * row + n)).collect()).collect();
    let grid = format!("8 64\n{}\n{}", rows.join("\n"), "1\n".repeat(64));
    check_written(&grid, "letters", Err("calcudoku-too-many-letters"));
}

#[test]
fn coordinates_coordinates_are_read() {
    check("2\n+4 a1 b1 a2\n1 b2", BENT);
    check("2\n1= B2\n4 + A2 A1 B1", BENT);
    check("2\nx2 a1, b1\n?2 a2 b2", "2 2\n1 1\n2 2\n2*\n2?\n");
}

#[test]
fn coordinates_mistakes_are_told_with_their_place() {
    check("26\n-1 a1 a2", "bad-size 1:1");
    check("2\n+4 a1 b1 a2", "no-cage 2:12");
    check("2\n+4 a1 b1 a2 b1\n1 b2", "cell-twice 2:13");
    check("2\n+4 a1 b1 c2 a3\n1 b2", "off-grid 2:10, off-grid 2:13");
    check("2\n+4 a1 b1 22\n1 b2", "off-grid 2:10");
    check("2\n-1 a1 a2\n/2 b1 b3", "off-grid 3:7");
    check("2\n-1 a1 a2\n/2 a1 b1\n1 b2", "cell-twice 3:4");
    check("2\n%4 a1 b1 a2\n1\n1 b2", "bad-target 2:1, no-cells 3:1");
    check("2\n+4 a1 b2\n3+ a2 b1", "split-cage 2:7, split-cage 3:4");
    check("2\n=4 a1 b1 a2\n+1 b2", "operator-size 2:1, operator-size 3:1");
    check("1\n1 a1\n1 a1", "too-many-cages 3:1");
}

#[test]
fn coordinates_coordinates_are_written() {
    check_written(BENT, "coordinates", Ok("2\n+4 a1 b1 a2\n1 b2\n"));
    check_written("2 2\n1 1\n2 2\n3-\n2?", "coordinates", Ok("2\n-3 a1 b1\n?2 a2 b2\n"));
}

const ID: &str = "3de:a_3aab_,s1m3a4m12";

#[test]
fn keen_ids_are_read() {
    let grid = "3 4\n1 1 2\n3 4 2\n3 4 4\n1-\n3*\n4+\n12*\n";
    check(ID, grid);
    check("a name\t3de:a_3aab_,s1m3a4m12\te\t2 1 3", grid);
    check("1:_,a1", "1 1\n1\n1=\n");
    check("1:_,m1", "1 1\n1\n1=\n");
}

#[test]
fn keen_ids_are_written_as_they_were() {
    // A grid that is a single cage has no inner walls: 60 gaps, or 1200.
    for id in [ID, "1:_,a1", "3dem:a_3aab_,s1m3a4m12", "6:zzj,a126", "25:z47y,a8125"] {
        let read = Calcudoku::parse(id).unwrap();
        assert_eq!(Calcudoku::write(&read.value, "keen").unwrap(), format!("{id}\n"));
    }
}

#[test]
fn keen_other_grids_are_written_where_keen_knows_them() {
    check_written("2 2\n1 1\n2 2\n3+\n3+", "keen", Ok("2:b__,a3a3\n"));
    check_written("2 2\n1 1\n1 2\n4*\n1", "keen", Ok("2:aa_,m4a1\n"));
    check_written("2 2\n1 1\n2 2\n3?\n3+", "keen", Err("calcudoku-keen-hidden"));
    check_written("2 2\n1 1\n1 2\n1-\n1", "keen", Err("calcudoku-keen-order"));
    check_written("2 2\n1 1\n1 2\n536870912*\n1", "keen", Err("calcudoku-keen-target"));
}

#[test]
fn keen_mistakes_are_told_with_their_column() {
    check("30de:_,a1", "bad-size 1:1");
    check("3dq:_,a1", "bad-parameters 1:2");
    check("3de:a_3aab_", "target-count 1:12");
    check("3de:a_3aab,s1m3a4m12", "wall-count 1:11");
    check("3de:a_3aab_3,s1m3a4m12", "wall-count 1:11");
    check("3de:a_99999999999999999999,s1", "wall-count 1:6");
    check("3de:a?3aab_,s1m3a4m12", "bad-wall 1:6");
    check("3de:a_3aab_,s1m3a4", "target-count 1:19");
    check("3de:a_3aab_,s1m3a4m12a5", "target-count 1:22");
    check("3de:a_3aab_,s1q3am12", "bad-target 1:15, bad-target 1:17");
    check("3de:a_3aab_,s1m3a4d12", "operator-size 1:19");
    check("1:_,s1", "operator-size 1:5");
    check("1:_,a99999999999999999999", "target-range 1:6");
    check("1:_,a1\n1:_,a1", "extra-text 2:1");
}

#[test]
fn answers_answers_are_read() {
    let all = "r1c1=1 r1c2=2 r2c1=2 r2c2=1";
    reading::check_answer::<Calcudoku>(GRID, "1 2\n2 1\n", all);
    reading::check_answer::<Calcudoku>(GRID, "\u{feff}1 2\r\n\r\n2,1", all);
    reading::check_answer::<Calcudoku>(GRID, "12\n21", all);
    reading::check_answer::<Calcudoku>(GRID, "1 2 2 1", all);
    reading::check_answer::<Calcudoku>(GRID, "[[1,2],[2,1]]", all);
    reading::check_answer::<Calcudoku>(
        GRID,
        r#"{"solutions":[{"grid":[[1,2],[2,1]],"moves":["r1c1=1"]}]}"#,
        all,
    );
    reading::check_answer::<Calcudoku>(GRID, "r1c1=1\nr1c2=2, r2c1=2;r2c2=1", all);
    reading::check_answer::<Calcudoku>(GRID, ". 2\n0 _", "r1c2=2");
    reading::check_answer::<Calcudoku>(GRID, "[[null,2],[0,1]]", "r1c2=2 r2c2=1");
    reading::check_answer::<Calcudoku>(GRID, "r1c1+2 marks", "r1c1+2 marks");
    reading::check_answer::<Calcudoku>(GRID, "marks", "marks");
    reading::check_answer::<Calcudoku>(GRID, "r1c1-2", "r1c1-2");
    reading::check_answer::<Calcudoku>(GRID, " r1c1-2;r1c2-1\nmarks", "r1c1-2 r1c2-1 marks");
    reading::check_answer::<Calcudoku>(GRID, "- 2\n- -", "r1c2=2");
}

#[test]
fn answers_mistakes_are_told_with_their_place() {
    reading::check_answer::<Calcudoku>(GRID, " \n", "empty 1:1");
    reading::check_answer::<Calcudoku>(GRID, "1 2\n2", "row-length 2:2");
    reading::check_answer::<Calcudoku>(GRID, "1 2 1\n2 1", "row-length 1:5");
    reading::check_answer::<Calcudoku>(GRID, "1 2", "row-count 1:1");
    reading::check_answer::<Calcudoku>(GRID, "1 2\n2 1\n1 2", "row-count 1:1");
    reading::check_answer::<Calcudoku>(
        GRID,
        "1 3\nx A",
        "bad-number 1:3, bad-number 2:1, bad-number 2:3",
    );
    reading::check_answer::<Calcudoku>(GRID, "[[1,2],[2,[1]]]", "bad-number 1:11");
    reading::check_answer::<Calcudoku>(GRID, "[[1,2],2]", "row-length 1:8");
    reading::check_answer::<Calcudoku>(GRID, "[[1,2", "bad-list 1:2");
    reading::check_answer::<Calcudoku>(GRID, "{\"solutions\":[]}", "no-answer 1:1");
    reading::check_answer::<Calcudoku>(
        GRID,
        "r1c1=3 r3c1=1\nr1c1=x",
        "bad-move 1:1, bad-move 1:8, bad-move 2:1",
    );
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
    check_written("1 1\n1\n1", "png", Err("format-unknown"));
}

#[test]
fn given_numbers_cannot_be_written() {
    let grid = Calcudoku::parse("1 1\n1\n1").unwrap().value.with_given(Cell::new(0, 0), 1);
    let formats = Calcudoku::formats();
    assert!(formats.iter().all(|format| Calcudoku::write(&grid, format.name).is_err()));
}
