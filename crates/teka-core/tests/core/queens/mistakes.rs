//! Tests of reading and writing Queens boards and answers, and of the diagnostics for invalid ones.

use teka_core::puzzles::queens::Queens;

use crate::support::reading;

/// Checks the result of parsing a text: a puzzle in the default format, or the codes and positions
/// of mistakes.
fn check(text: &str, expected: &str) {
    reading::check::<Queens>(text, expected);
}

/// Checks the text of a puzzle in a format, or the reason why it cannot be written.
fn check_written(puzzle: &str, format: &str, expected: Result<&str, &str>) {
    reading::check_written::<Queens>(puzzle, format, expected);
}

/// Checks the codes and positions of warnings.
fn check_warnings(text: &str, expected: &str) {
    reading::check_warnings::<Queens>(text, expected);
}

#[test]
fn rows_letters_are_read_with_or_without_spaces() {
    check("A", "A\n");
    check("AAB\nABB\nCCC\n", "AAB\nABB\nCCC\n");
    check("A A B\nA B B\nC C C", "AAB\nABB\nCCC\n");
    check("a\tA\r\na\tA \r\n\r\n", "aA\naA\n");
    check("\u{feff}\n  AB\n\n  AB  ", "AB\nAB\n");
    check("éß\nßé", "éß\nßé\n");
}

#[test]
fn rows_stars_are_given_queens() {
    check("A A* B\nA B B\nC C C*", "A A* B\nA B B\nC C C*\n");
    check("A*B\nAB", "A* B\nA B\n");
    check("A * B\nAAB\nCCC", "not-a-letter 1:3");
    check("A**\nBB", "not-a-letter 1:3");
}

#[test]
fn rows_rows_must_be_square() {
    check("", "empty 1:1");
    check(" \r\n\t\n", "empty 1:1");
    check("AABB\nAABB\nCCD\nCCDDD", "row-length 3:4, row-length 4:5");
    check("A A B\nA B\nC C C", "row-length 2:4");
    check("AAB\nAABB\nCCDD\nCCDD", "row-length 1:4");
    check("AABB\nAABB\nCCDD", "row-count 3:1");
    check("AB\nAB\n\nAB\nAB", "row-count 4:1");
    check("AABB", "row-count 1:1");
}

#[test]
fn rows_only_letters_are_cells() {
    check("AAB1\nAABB\nCCDD\nCCDD", "not-a-letter 1:4");
    check("A#\n\u{200b}B", "not-a-letter 1:2, not-a-letter 2:1");
    check("A?B\nABB\nCC", "not-a-letter 1:2, row-length 3:3");
}

#[test]
fn rows_there_are_as_many_regions_as_rows() {
    check("AAAA\nAAAA\nAAAA\nAAAA", "region-count 1:1");
    check("AB\nCD", "region-count 2:1");
    check("AAB\nABb\nCCC", "region-count 2:3");
}

#[test]
fn rows_a_board_has_at_most_32_rows() {
    check(&"A".repeat(33), "bad-size 1:33");
    check(&format!("{}1", "A".repeat(40)), "bad-size 1:33");
    check(&"AA\n".repeat(1_000), "row-count 3:1");
}

#[test]
fn lines_one_line_boards_are_read() {
    check("3x1.AABABBCCC", "AAB\nABB\nCCC\n");
    check("\n  1X1.z \r\n", "z\n");
}

#[test]
fn lines_mistakes_are_told_with_their_column() {
    check("3x2.AABABBCCC", "stars 1:3");
    check("33x0.A", "bad-size 1:1, stars 1:4");
    check("0x1.", "bad-size 1:1");
    check("99999999999999999999999x1.A", "bad-size 1:1");
    check("3x1AABABBCCC", "bad-line 1:4");
    check("3x1.AABABBCC", "cell-count 1:13");
    check("3x1.AAB?BBCCCDD", "not-a-letter 1:8, cell-count 1:14");
    check("3x1.", "cell-count 1:5");
    check("2x1.A BB", "not-a-letter 1:6");
    check("2x1.ABCA", "region-count 1:7");
    check("2x1.AAAA", "region-count 1:5");
    check("2x1.AABB\n2x1.AABB", "extra-text 2:1");
}

#[test]
fn lines_boards_are_written_on_one_line() {
    check_written("AAB\nABB\nCCC", "sbn", Ok("3x1.AABABBCCC\n"));
    check_written("A* B\nA B", "sbn", Err("queens-no-givens"));
}

#[test]
fn lines_lines_of_a_table_are_read() {
    check("one\t3\tAAB,ABB,CCC", "AAB\nABB\nCCC\n");
    check("one\t2\tA A*, B B\tsolved", "A A*\nB B\n");
    check("\t1\tA", "A\n");
}

#[test]
fn lines_mistakes_in_a_table_are_told_with_their_column() {
    check("one\t3\tAAB,AB,CCC", "row-length 1:13");
    check("one\t4\tAAB,A7B,CCC", "size-differs 1:5, not-a-letter 1:12");
    check("é\t3\tAAB,ABB,CCC,CCC", "size-differs 1:3, row-count 1:17");
    check("one\t2\tAB,CA", "region-count 1:10");
}

#[test]
fn json_lists_are_read_by_whatever_name() {
    check(r#"{"size":2,"regions":[[1,1],[2,2]]}"#, "AA\nBB\n");
    check(r#"{"name":"x","grid":["ab","ab"]}"#, "ab\nab\n");
    check(r#"{"grid":["A A*","B B"]}"#, "A A*\nB B\n");
    check("{\n \"regions\": [\n  [\"A\", \"A\"],\n  [\"b\", \"b\"]\n ]\n}", "AA\nbb\n");
    check("[[7,7],[\"red\",'red']]", "AA\nBB\n");
    check("[\"AA\",\"BB\"]", "AA\nBB\n");
    let source = "import x from 'y'; // size: 9\nconst level: Level = {\n  size: 2,\n  \
        colorRegions: [\n    ['B', 'B'],\n    ['A', 'A'],\n  ],\n};\nexport default level;";
    check(source, "BB\nAA\n");
    check("const colorRegions: string[][] = [['A']]", "A\n");
}

#[test]
fn json_given_queens_are_our_own_addition() {
    check(r#"{"regions":[[1,1],[2,2]],"givens":[[0,1]]}"#, "A A*\nB B\n");
    check(r#"{"regions":[[1,1],[2,2]],"givens":[[0,2],7,[0]]}"#, BAD_GIVENS);
}
const BAD_GIVENS: &str = "bad-given 1:36, bad-given 1:42, bad-given 1:44";

#[test]
fn json_mistakes_are_told_with_their_place() {
    check("{}", "no-board 1:1");
    check(r#"{"regions":7}"#, "no-board 1:1");
    check(r#"{"regions":[]}"#, "empty 1:1");
    check(r#"{"regions":[[1,1],[2,2]"#, "bad-list 1:12");
    check(r#"{"regions":[[1,1],[2,{}]]}"#, "bad-list 1:22");
    check(r#"{"size":3,"regions":[[1,1],[2,2]]}"#, "size-differs 1:9");
    check("{\"regions\":[\n[1,1],\n[2]]}", "row-length 3:3");
    check("{\"regions\":[\n[1,1],\n[2,null]]}", "bad-cell 3:4");
    check("{\"regions\":[1,2]}", "bad-row 1:13, bad-row 1:15");
    check(r#"{"grid":["AA","B1"]}"#, "not-a-letter 1:17");
    check(r#"{"regions":[[1,2],[3,1]]}"#, "region-count 1:20");
}

#[test]
fn json_what_is_passed_over_is_said() {
    check_warnings(r#"{"grid":["A"]}"#, "");
    check_warnings("{\"grid\":[\"A\"]}\n{\"grid\":[\"A\"]}", "further-boards 1:9");
}

#[test]
fn json_boards_are_written_on_one_line() {
    check_written("zz\nyy", "json", Ok("{\"size\":2,\"regions\":[[1,1],[2,2]]}\n"));
    let given = "{\"size\":2,\"regions\":[[1,1],[2,2]],\"givens\":[[1,0]]}\n";
    check_written("A A\nB* B", "json", Ok(given));
}

const LINK: &str = "https://puzz.link/p?starbattle/8/8/1/97tu9uevnq40ag22c090g9f0\n";
const DRAWN: &str = "\
    AABBBCCC\nADBDBECC\nADBDBCCC\nADDDBFGC\nADDDBFGG\nADHDBFGG\nHDHDBFFG\nHHHHGGGG\n";

#[test]
fn links_links_are_read_from_any_host() {
    check(LINK, DRAWN);
    for host in ["", "  ", "http://pzv.jp/p.html?", "https://pzprv3.example/p?", "see: "] {
        check(&LINK.replace("https://puzz.link/p?", host), DRAWN);
    }
    check(&LINK.replace("/8/8", "/c/8/8"), DRAWN);
    check(&LINK.trim().replace("9f0", "9f0/#x"), DRAWN);
    check("starbattle/1/1/1/", "A\n");
    check("starbattle/1/1/1", "A\n");
}

#[test]
fn links_links_are_written() {
    check_written(DRAWN, "puzz-link", Ok(LINK));
    check_written("A", "puzz-link", Ok("https://puzz.link/p?starbattle/1/1/1/\n"));
    check_written("A A*\nB B", "puzz-link", Err("queens-no-givens"));
    check_written("ABA\nABC\nABC", "puzz-link", Err("queens-split-region"));
}

#[test]
fn links_mistakes_are_told_with_their_column() {
    check("starbattle/", "bad-link 1:1");
    check("starbattle/8/8", "bad-link 1:1");
    check("starbattle/8/9/2/0", "not-square 1:14, stars 1:16");
    check("starbattle/0/99/1/0", "bad-size 1:12, bad-size 1:14");
    check("starbattle/2/2/1/00", "region-count 1:18");
    check("starbattle/2/2/1/oo", "region-count 1:18");
    check("starbattle/2/2/1/o", "link-length 1:18");
    check("starbattle/2/2/1/wé", "bad-link 1:18, bad-link 1:19");
}

const BOARD: &str = "AABB\nAABB\nCCDD\nC* C D D";

#[test]
fn answers_solved_boards_are_read() {
    reading::check_answer::<Queens>(
        BOARD,
        "A#BB\nAAB#\n#CDD\nCC#D\n",
        "r1c2=Q r2c4=Q r3c1=Q r4c3=Q",
    );
    reading::check_answer::<Queens>(
        BOARD,
        "\u{feff}. # . .\r\n....\n\n# . . .\r\n.  . #.",
        "r1c2=Q r3c1=Q r4c3=Q",
    );
    reading::check_answer::<Queens>(BOARD, "AABB\nAABB\nCCDD\nC*CDD", "r4c1=Q");
}

#[test]
fn answers_columns_are_read() {
    reading::check_answer::<Queens>(BOARD, "[1,3,0,2]", "r1c2=Q r2c4=Q r3c1=Q r4c3=Q");
    reading::check_answer::<Queens>(BOARD, " [ null,\n 3, null, 0 ]", "r2c4=Q r4c1=Q");
    reading::check_answer::<Queens>(
        BOARD,
        r#"{"name":"b","solutions":[{"columns":[1,3,0,2],"moves":["r1c1=Q"]},{"columns":[0]}]}"#,
        "r1c2=Q r2c4=Q r3c1=Q r4c3=Q",
    );
}

#[test]
fn answers_moves_are_read() {
    reading::check_answer::<Queens>(
        BOARD,
        "r1c2=Q\nr2c4=x, r3c1=Q;r4c1=Q\n",
        "r1c2=Q r2c4=x r3c1=Q r4c1=Q",
    );
}

#[test]
fn answers_mistakes_are_told_with_their_place() {
    reading::check_answer::<Queens>(BOARD, "  \n", "empty 1:1");
    reading::check_answer::<Queens>(
        BOARD,
        "A#B\nAAB#\n#CDD\nCC#DD",
        "row-length 1:4, row-length 4:5",
    );
    reading::check_answer::<Queens>(BOARD, "A#BB\nAAB#\n#CDD", "row-count 3:1");
    reading::check_answer::<Queens>(BOARD, "....\n....\n....\n....\n....\n....", "row-count 5:1");
    reading::check_answer::<Queens>(
        BOARD,
        "ACBB\nAAB1\n#CDD\nCC#D",
        "other-letter 1:2, not-a-letter 2:4",
    );
    reading::check_answer::<Queens>(BOARD, "[1,3,0]", "row-count 1:1");
    reading::check_answer::<Queens>(BOARD, "[1,3,0,2,2]", "row-count 1:1");
    reading::check_answer::<Queens>(
        BOARD,
        "[1,4,-1,\n\"2\"]",
        "bad-column 1:4, bad-column 1:6, bad-column 2:1",
    );
    reading::check_answer::<Queens>(BOARD, "[1,2", "bad-list 1:1");
    reading::check_answer::<Queens>(BOARD, "{\"solutions\":[]}", "no-answer 1:1");
    reading::check_answer::<Queens>(
        BOARD,
        "r1c2=Q r5c1=Q\n r1c2=K r4c1=x",
        "bad-move 1:8, bad-move 2:2, bad-move 2:9",
    );
}

#[test]
fn an_unknown_format_is_refused() {
    check_written("A", "png", Err("format-unknown"));
}
