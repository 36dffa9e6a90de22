//! Checks every error and warning of every format, with its position.

use teka_core::family::{Read, Strictness};
use teka_core::puzzles::rush_hour::RushHour;

use super::places;

/// Checks the codes and positions of errors.
fn wrong(text: &str, expected: &str) {
    match RushHour::parse(text) {
        Ok(read) => panic!("{text:?} was read: {read:?}"),
        Err(flaws) => assert_eq!(places(&flaws), expected, "{text}"),
    }
}

/// Checks the board that is read, and the codes and positions of warnings.
fn odd(text: &str, board: &str, expected: &str) {
    let read = RushHour::parse(text).unwrap_or_else(|flaws| panic!("{text:?}: {flaws:?}"));
    assert_eq!(RushHour::write(&read.value, "text").unwrap(), board, "{text}");
    assert_eq!(places(&read.warnings), expected, "{text}");
}

#[test]
fn course_text_has_a_head() {
    wrong("", "empty 1:1");
    wrong("\n \n", "empty 1:1");
    wrong("3 4\n", "empty 1:1");
    wrong("3 4\n1\n", "empty 1:1");
    wrong("0 17\n0\n...\nPP.K\n...\n", "bad-size 1:1, bad-size 1:3");
    wrong("3 99999999999999999999\n0\n...\nPP.K\n...\n", "bad-size 1:3");
    wrong("3\n0\n...\nPP.K\n...\n", "no-size 1:1");
    wrong("3 3 0\n0\n...\nPP.K\n...\n", "no-size 1:1");
    wrong("...\nPP.K\n...\n", "no-size 1:1");
    wrong("3 3\n-1\n...\nPP.K\n...\n", "bad-count 2:1");
    wrong("3 3\n1 1\n...\nPP.K\n...\n", "bad-count 2:1");
}

#[test]
fn rows_are_as_many_and_as_long_as_said() {
    wrong("3 4\n1\nB...\nBPP.K\n...\n", "row-length 5:4");
    wrong("3 4\n1\nB...\nBPP.K\n.....\n", "row-length 5:5");
    wrong("3 4\n1\nB..\nBPP..K\n....\n", "row-length 3:4, row-length 4:5");
    wrong("4 4\n1\nB...\nBPP.K\n....\n", "row-count 5:1");
    wrong("2 4\n1\nB...\nBPP.K\n....\n", "row-count 5:1");
    wrong("3 4\n0\n....\n.P P.K\n....\n", "bad-sign 4:3, row-length 4:5");
    wrong("3 4\n0\n...\u{7}\nPP..K\n....\n", "bad-sign 3:4");
}

#[test]
fn there_is_one_exit_outside_at_the_end_of_the_primarys_line() {
    wrong("3 4\n1\nB...\nBPP.\n....\n", "no-exit 4:5");
    wrong("3 4\n1\nB...\nBPP.K\n....K\n", "two-exits 5:5");
    wrong("3 4\n1\nB...\nKBPP.K\n....\n", "two-exits 4:6");
    wrong("3 4\n1\n K K\nB...\nBPP.\n....\n", "two-exits 3:4");
    wrong("3 4\n1\nB...\nBPPK\n....\n", "exit-inside 4:4");
    wrong("3 4\n1\nB...\nBPPKK\n....\n", "exit-inside 4:4");
    wrong("3 4\n1\nB...\nKPP.\n.B..\n", "exit-inside 4:1, split 5:2");
    wrong("3 4\n0\n....\n.PP.\n K\n....\n", "exit-inside 5:2");
    wrong("3 4\n1\nB...\nBPP.\n....K\n", "exit-off-line 5:5");
    wrong("3 4\n1\n  K\nB...\nBPP.\n....\n", "exit-off-line 3:3");
    wrong("3 4\n0\nP...\nP...\n....\n K\n", "exit-off-line 6:2");
    wrong("3 4\n0\nP...K\nP...\n....\n", "exit-off-line 3:5");
}

#[test]
fn vehicles_are_straight_and_whole() {
    wrong("3 4\n1\nBB..\nBPP.K\n....\n", "bent 4:1");
    wrong("3 4\n1\nBB..\nBB..\nPP..K\n", "bent 4:1");
    wrong("3 4\n1\nB..B\n.PP.K\n....\n", "split 3:4");
    wrong("3 4\n1\nB...\n.PP.K\nB...\n", "split 5:1");
    wrong("3 4\n1\nB...\n.PP.K\n....\n", "one-cell 3:1");
    wrong("3 4\n0\nBB..\n....K\n....\n", "no-primary 3:1");
    wrong("3 4\n0\n.P..\n....K\n....\n", "one-cell 3:2");
    wrong("3 4\n0\n.PP.\n....\n.PP.K\n", "two-primaries 5:2");
    wrong("3 4\n0\nP..P\nP..PK\n....\n", "two-primaries 3:4");
    wrong("3 4\n0\n.PP.\n..P.K\n....\n", "bent 4:3");
}

#[test]
fn a_lenient_reading_leaves_out_vehicles_of_one_cell() {
    let lenient = |text: &str, board: &str, expected: &str| {
        let read = RushHour::parse_as(text, Strictness::Lenient).unwrap();
        assert_eq!(RushHour::write(&read.value, "text").unwrap(), board, "{text}");
        assert_eq!(places(&read.warnings), expected, "{text}");
    };
    // The number of vehicles includes those that are left out.
    lenient("2 3\n1\nB..\nPP.K\n", "2 3\n0\n...\nPP.K\n", "left-out 3:1");
    lenient("BoCoAAooo", "3 3\n0\n...\n.PPK\n...\n", "left-out 1:1, left-out 1:3");
    // Without its primary vehicle, there is no board.
    let flaws = RushHour::parse_as("2 3\n0\nP..K\n...\n", Strictness::Lenient).unwrap_err();
    assert_eq!(places(&flaws), "one-cell 3:1");
    assert!(!flaws.yield_to_leniency());
    assert!(RushHour::parse("2 3\n1\nB..\nPP.K\n").unwrap_err().yield_to_leniency());
}

#[test]
fn all_mistakes_are_told_at_once() {
    wrong(
        "4 4\nx1\nBB.C\nB.D.\nPP.EE\n",
        "bad-count 2:1, one-cell 3:4, bent 4:1, one-cell 4:3, row-count 5:1, row-length 5:5, no-exit 5:6",
    );
}

#[test]
fn wild_course_text_is_read() {
    let board = "3 4\n1\nB...\nBPP.K\n....\n";
    odd(board, board, "");
    odd("3 4\n7\nB...\nBPP.K\n....\n", board, "count-differs 2:1");
    odd("3 4\nB...\nBPP.K\n....\n", board, "no-count 2:1");
    odd("3 4 \n1\nB...  \nBPP.K \n....\n", board, "trailing-blanks 1:4");
    odd("3 4\r\n1\r\nB...\r\nBPP.K\r\n....\r\n", board, "carriage-returns 1:1");
    odd("\u{feff}3 4\n1\nB...\nBPP.K\n....", board, "no-last-newline 5:5");
    odd("4 3\n1\nB...\nBPP.K\n....\n", board, "sides-swapped 1:1");
    odd(" 3 4\n1\n\n  B...\n  BPP.K\n\n  ....\n\n", board, "indent 4:1");
    let left = "3 4\n1\n ...B\nKPP.B\n ....\n";
    odd(left, left, "");
    odd("3 4\n1\n...B\nKPP.B\n....\n", left, "no-indent 3:1");
    odd("3 4\n1\n   ...B\nKPP.B\n....\n", left, "indent 3:1, no-indent 5:1");
    let top = "3 3\n0\n K\n.P.\n.P.\n...\n";
    odd(top, top, "");
    odd("3 3\n0\n  K\n .P.\n .P.\n ...\n", top, "indent 4:1");
    odd(
        "3 4 \r\n2\r\nB...\r\nBPP.K\r\n....",
        board,
        "carriage-returns 1:1, trailing-blanks 1:4, count-differs 2:1, no-last-newline 5:5",
    );
}

#[test]
fn boards_on_one_line_are_read() {
    odd("oooAAoBBo", "3 3\n1\n...\nPP.K\nBB.\n", "");
    odd("02 ..x#AAoBB 12 3 name", "3 3\n1\n..#\n#PPK\n.BB\n", "");
    odd("# a comment\n\n12 1 name oooAAoBBo\n", "3 3\n1\n...\nPP.K\nBB.\n", "");
    wrong("# a comment\n", "empty 1:1");
    wrong("oooAAoBB", "cell-count 1:9");
    wrong("7 oooAAo\u{7}B", "bad-sign 1:9, cell-count 1:11");
    wrong("oooooo", "no-primary 1:1, cell-count 1:7");
    wrong("oooBBoooo", "no-primary 1:1");
    wrong("AooAooooo", "primary-upright 1:1");
    wrong("AAoooBAAo", "one-cell 1:6, two-primaries 1:7");
    wrong("AAoCoooCo", "split 1:8");
    wrong("AAoCCoCoo", "bent 1:7");
    wrong("oooAAoBBo\noooAAoBBo", "extra-text 2:1");
    wrong(&"oA".repeat(200), "bad-size 1:1");
    wrong("oooooooooooooAo..", "cell-count 1:18");
}

#[test]
fn tables_are_read() {
    let head = "car,orientation,col,row,length";
    let six = "6 6\n1\n.....A\n.....A\nPP....K\n......\n......\n......\n";
    odd(&format!("{head}\nX,H,1,3,2\nA,V,6,1,2\n"), six, "");
    odd("A, v, 6, 1, 2\r\n\"X\",horizontal,1,3,2", six, "");
    odd(&format!("{head}\nX,H,1,3,2\ntruck,V,6,1,2\n"), six, "renamed 3:1");
    odd("size,3\nX,H,1,2,2\n", "3 3\n0\n...\nPP.K\n...\n", "");
    odd("size,2,4\nX,H,1,2,2\n", "2 4\n0\n....\nPP..K\n", "");
    odd("# size: 2x4\nX,H,1,2,2\n", "2 4\n0\n....\nPP..K\n", "");
    let thirteen = RushHour::parse("X,H,12,1,2").unwrap();
    assert_eq!((thirteen.value.rows(), places(&thirteen.warnings)), (13, "odd-size 1:1".into()));
    assert_eq!(RushHour::parse("X,H,6,1,2").unwrap().value.columns(), 9);
    assert_eq!(RushHour::parse("X,H,1,10,2").unwrap().value.rows(), 12);
}

#[test]
fn tables_have_mistakes() {
    wrong("car,row,col,orientation,length\nX,H,1,3,2\n", "bad-header 1:1");
    wrong("X,H,1,3\nA,H,1,1,2,3\n", "field-count 1:1, field-count 2:1");
    wrong("X,H,1,3,2\nA,D,0,x,1\n", "bad-field 2:3, bad-field 2:5, bad-field 2:7, bad-field 2:9");
    wrong("X,H,1,3,2\n,H,1,1,2\n", "bad-field 2:1");
    wrong("X,H,16,3,2\n", "off-board 1:1");
    wrong("size,6\nX,H,6,3,2\n", "off-board 2:1");
    wrong("size,0\nX,H,1,3,2\n", "bad-size 1:6");
    wrong("size,6,6,6\nX,H,1,3,2\n", "bad-size 1:1");
    wrong("X,H,1,3,2\nA,V,2,2,2\n", "overlap 2:1");
    wrong("X,H,1,3,2\nA,V,3,2,2\nA,V,4,2,2\n", "two-alike 3:1");
    wrong("A,V,3,2,2\n", "no-primary 1:1");
    wrong("X,V,3,2,2\n", "primary-upright 1:1");
    wrong("car,orientation,col,row,length\n", "no-primary 1:1");
    let crowd = |line: usize| format!("v{line},H,1,1,2\n");
    let crowd: String = (0..200).map(crowd).collect();
    assert!(RushHour::parse(&crowd).is_err());
}

#[test]
fn what_a_format_cannot_hold_is_refused() {
    let refused = |board: &str, format: &str, expected: &str| {
        let board = RushHour::parse(board).unwrap().value;
        assert_eq!(RushHour::write(&board, format).unwrap_err().0.id, expected);
    };
    refused("2 3\n0\nPP.K\n...\n", "line", "rush-hour-line-square");
    refused("2 2\n0\nKPP\n ..\n", "line", "rush-hour-exit-right");
    refused("2 2\n0\nK\nP.\nP.\n", "csv", "rush-hour-exit-right");
    refused("2 2\n0\nPPK\n.#\n", "csv", "rush-hour-no-walls");
    refused("2 2\n0\nPPK\n.#\n", "png", "format-unknown");
}
