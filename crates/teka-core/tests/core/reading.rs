//! Tests of how texts and the puzzles in them are recognised, for every family.

use std::ops::RangeInclusive;

use teka_core::diagnostic::{Diagnostic, Diagnostics, Span};
use teka_core::family::Read;
use teka_core::puzzles::calcudoku::Calcudoku;
use teka_core::puzzles::packing::Packing;
use teka_core::puzzles::queens::Queens;
use teka_core::puzzles::rush_hour::RushHour;
use teka_core::registry::detect;

/// Checks how much texts resemble puzzles of a family.
fn looks<F: Read>(rows: &[(&str, RangeInclusive<u8>)]) {
    for (text, expected) in rows {
        let found = F::likeness(text);
        assert!(expected.contains(&found), "{found} is not in {expected:?}: {text}");
    }
}

#[test]
fn queens_puzzles_are_recognised() {
    looks::<Queens>(&[
        ("AAB\nABB\nCCC\n", 90..=100),
        ("A A* B\r\nA B B\r\nC C C", 90..=100),
        ("3x1.AABABBCCC", 100..=100),
        ("starbattle/8/8/1/97tu9uevnq40ag22c090g9f0", 100..=100),
        ("one\t3\tAAB,ABB,CCC", 90..=100),
        (r#"{"size":2,"regions":[[1,1],[2,2]]}"#, 90..=100),
        (r#"{"name":"x","grid":["AA","BB"]}"#, 60..=100),
        ("export const a = {\n colorRegions: [['A']] }", 100..=100),
    ]);
}

#[test]
fn queens_broken_puzzles_are_still_recognised() {
    looks::<Queens>(&[
        ("AAB1\nAABB\nCCDD\nCCDD", 60..=90),
        ("AABB\nAAB\nCCDD\nCCDD", 60..=90),
        ("AABB\nAABB\nCCDD", 30..=80),
        ("A1\n23", 1..=50),
        ("AABBCC", 1..=20),
        (&"AB".repeat(100), 1..=10),
        ("", 1..=1),
        ("\u{feff}\n", 1..=1),
    ]);
}

#[test]
fn queens_other_families_are_not() {
    looks::<Queens>(&[
        ("4 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 0..=5),
        ("6dh:_aa3a_b,m6a16s1d2", 0..=5),
        ("6 6\n12\nABB.E.\nACD.EF\nACDPPFK\nLLLI.F\n..JIGG\nMMJHH.\n", 0..=5),
        ("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", 0..=10),
        ("60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", 0..=10),
        ("5 7 5\nCUSTOM\n...X...\n", 0..=5),
        ("3 -1 A\nPYRAMID\nAAA\nBBB\nCC\n", 0..=5),
        ("\u{0}\u{1}PNG", 0..=0),
        ("\u{fffd}PNG\r\n", 0..=0),
    ]);
}

#[test]
fn calcudoku_puzzles_are_recognised() {
    looks::<Calcudoku>(&[
        ("4 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 90..=100),
        ("4\n7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1−\n", 90..=100),
        ("6dh:_aa3a_b,m6a16s1d2", 100..=100),
        ("name\t6dh:_aa3a_b,m6a16s1d2\th", 100..=100),
        ("2\naa\nab\n4+\n1", 90..=100),
        ("2\nab\nab\na: 1-\nb: 2/", 90..=100),
        ("2\n+4 a1 b1 a2\n1 b2", 90..=100),
        (r#"{"name":"x","text":"2 2\n1 1\n2 2\n3+\n3+\n"}"#, 90..=100),
    ]);
}

#[test]
fn calcudoku_broken_puzzles_are_still_recognised() {
    looks::<Calcudoku>(&[
        ("4 7 1\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 30..=90),
        ("four 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 20..=90),
        ("4 7\n1 2 x 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 50..=90),
        ("99 7\n", 1..=50),
        ("6dq:?", 0..=0),
        ("6dq:_?", 100..=100),
    ]);
}

#[test]
fn calcudoku_other_families_are_not() {
    looks::<Calcudoku>(&[
        ("", 0..=0),
        ("AAB\nABB\nCCC\n", 0..=0),
        ("3x1.AABABBCCC", 0..=0),
        ("one\t3\tAAB,ABB,CCC", 0..=0),
        (r#"{"size":2,"regions":[[1,1],[2,2]]}"#, 0..=1),
        ("6 6\n12\nABB.E.\nACD.EF\nACDPPFK\nLLLI.F\n..JIGG\nMMJHH.\n", 0..=15),
        ("60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", 0..=0),
        ("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", 0..=0),
        ("5 7 5\nCUSTOM\n...X...\n", 0..=5),
        ("5 5 7\nDEFAULT\nA\nAA\nB\nBB\n", 0..=5),
        ("3 -1 A\nPYRAMID\nAAA\nBBB\nCC\n", 0..=0),
        (r#"{"name":"w","text":"5 5 7\nDEFAULT\nA\nAA\n"}"#, 0..=5),
        ("\u{0}\u{1}PNG", 0..=0),
    ]);
}

#[test]
fn rush_hour_puzzles_are_recognised() {
    looks::<RushHour>(&[
        ("6 6\n12\nABB.E.\nACD.EF\nACDPPFK\nLLLI.F\n..JIGG\nMMJHH.\n", 100..=100),
        ("6 6\r\n7\r\n K\r\n.P....\r\n.P....", 100..=100),
        ("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", 100..=100),
        ("# moves board\n60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", 100..=100),
        ("car,orientation,col,row,length\nX,H,1,3,2\n", 100..=100),
        ("size,9\nX,H,1,3,2\n", 90..=100),
        ("2 2\n0\nPPK\n..\n\n2 2\n0\nPPK\n..\n", 100..=100),
    ]);
}

#[test]
fn rush_hour_broken_puzzles_are_still_recognised() {
    looks::<RushHour>(&[
        ("6 6\n12\nABB.E.\nACD.EF\n", 80..=90),
        ("ABB.E.\nACD.EF\nACDPPFK\n", 50..=60),
        ("60 IBBxooIooLDDJooLooJoKEEMFFKooMGGHHH", 50..=60),
        ("X,H,1,3,2", 60..=60),
        ("", 1..=1),
    ]);
}

#[test]
fn rush_hour_other_families_are_not() {
    looks::<RushHour>(&[
        ("AAB\nABB\nCCC\n", 0..=5),
        ("8x1.AABBCC", 0..=5),
        ("AABBAABBCCDDCCDD", 0..=80),
        ("4 7\n1 2 2 3\n1 4 5 3\n6 4 5 5\n6 7 7 7\n1-\n", 0..=5),
        ("6dh:_aa3a_b,m6a16s1d2", 0..=5),
        ("5 7 5\nCUSTOM\n...X...\n", 0..=5),
        ("3 -1 A\nPYRAMID\nAAA\nBBB\nCC\n", 0..=5),
        (r#"{"size":2,"regions":[[1,1],[2,2]]}"#, 0..=5),
        ("\u{0}\u{1}PNG", 0..=0),
    ]);
}

#[test]
fn packing_puzzles_are_recognised() {
    looks::<Packing>(&[
        ("5 5 7\nDEFAULT\nA\nAA\n", 100..=100),
        ("\u{feff}\n5 7 5\r\n\ncustom\r\n...X...\n", 100..=100),
        (r#"{"name":"w","text":"3 3 6\nPYRAMID\nA\nAA\n"}"#, 100..=100),
    ]);
}

#[test]
fn packing_broken_puzzles_are_still_recognised() {
    looks::<Packing>(&[
        ("3 -1 A\nPYRAMID\nAAA\n", 90..=90),
        ("5 5\nDEFAULT\nA\n", 90..=90),
        ("5 5 7\nLINGKARAN\nA\nAA\n", 80..=80),
        ("6 6 2 2\nhaha\nA\n A A\n", 80..=80),
        ("5 5 7\nA\n A A\n  A\nB\n", 80..=80),
        ("5 7 5\nCUSTOMMMM\n...X...\n.XXXXX.\nA\n", 40..=40),
        ("CUSTOM\n.X.\nA\n", 60..=60),
        ("5 5 7", 30..=30),
    ]);
}

#[test]
fn packing_other_families_are_not() {
    looks::<Packing>(&[
        ("", 0..=0),
        ("AAB\nABB\nCCC\n", 0..=0),
        ("6 6\n12\nABB.E.\nACD.EF\nACDPPFK\n", 0..=0),
        ("4 7\n1 2 2 3\n1 4 5 3\n", 0..=0),
        ("4 7 1\n1 2 2 3\n1 4 5 3\n", 0..=0),
        (r#"{"size":2,"regions":[[1,1],[2,2]]}"#, 0..=0),
        (r#"{"text":"2 2\n1 1\n2 2\n3+\n3+\n"}"#, 0..=0),
        ("\u{0}\u{1}PNG", 0..=0),
    ]);
}

/// Checks the line and name of each entry.
fn check<F: Read>(text: &str, expected: &[(usize, Option<&str>)]) {
    let entries = F::entries(text);
    let found: Vec<_> = entries.iter().map(|entry| (entry.line, entry.name.as_deref())).collect();
    assert_eq!(found, expected, "{text}");
    assert!(entries.iter().all(|entry| entry.one_of_many == (expected.len() > 1)));
}

#[test]
fn queens_one_board_is_one_entry() {
    check::<Queens>("", &[(1, None)]);
    check::<Queens>("AAB\nABB\nCCC\n", &[(1, None)]);
    check::<Queens>("\n3x1.AABABBCCC\n\n", &[(1, None)]);
    check::<Queens>("one\t3\tAAB,ABB,CCC", &[(1, Some("one"))]);
    check::<Queens>(r#"{"name":"two","grid":["A"]}"#, &[(1, Some("two"))]);
    check::<Queens>("{\n \"name\": \"two\",\n \"grid\": [\"A\"]\n}\n", &[(1, Some("two"))]);
    check::<Queens>("export const level =\n{ colorRegions: [['A']] }", &[(1, None)]);
    check::<Queens>("[\n{\"grid\":[\"A\"]}\n]", &[(1, None)]);
}

#[test]
fn queens_boards_with_blank_lines_between_them_are_an_entry_each() {
    check::<Queens>("AB\nAB\n\nAAB\nABB\nCCC\n", &[(1, None), (4, None)]);
    check::<Queens>("A B\r\nA* B\r\n\r\n\r\nnonsense", &[(1, None), (5, None)]);
    check::<Queens>("AAB\n\nABB\n\nCCC\n", &[(1, None)]);
    check::<Queens>("A\n\nA\n", &[(1, None)]);
}

#[test]
fn queens_one_line_boards_are_an_entry_each() {
    check::<Queens>("1x1.A\r\n\r\n1x1.A", &[(1, None), (3, None)]);
    check::<Queens>("\u{feff}1x1.A\nnonsense", &[(1, None), (2, None)]);
    check::<Queens>("nonsense\n1x1.A\n1x1.A", &[(1, None), (2, None), (3, None)]);
    check::<Queens>("a\t1\tA\nb\t2\tAA,BB\n", &[(1, Some("a")), (2, Some("b"))]);
    check::<Queens>("starbattle/1/1/1/\n{\"name\":\"b\"}\n", &[(1, None), (2, Some("b"))]);
}

#[test]
fn queens_an_entry_is_the_whole_line() {
    let text = "\u{feff}  1x1.A \r\n1x1.B";
    let texts: Vec<&str> = Queens::entries(text).iter().map(|entry| entry.text).collect();
    assert_eq!(texts, ["  1x1.A ", "1x1.B"]);
    assert_eq!(Queens::entries(text)[0].line, 1);
}

#[test]
fn calcudoku_one_grid_is_one_entry() {
    check::<Calcudoku>("", &[(1, None)]);
    check::<Calcudoku>("2 2\n1 1\n2 2\n2:\n2:\n", &[(1, None)]);
    check::<Calcudoku>("\n1:_,a1\n\n", &[(1, None)]);
    check::<Calcudoku>("one\t1:_,a1\te", &[(1, Some("one"))]);
    check::<Calcudoku>("{\n \"name\": \"two\",\n \"text\": \"1:_,a1\"\n}\n", &[(1, Some("two"))]);
}

#[test]
fn calcudoku_grids_with_blank_lines_between_them_are_an_entry_each() {
    let course = "2 2\n1 1\n2 2\n3+\n3+\n";
    check::<Calcudoku>(&format!("{course}\n{course}"), &[(1, None), (7, None)]);
    check::<Calcudoku>(&format!("\n{course}\r\n\nnonsense"), &[(2, None), (9, None)]);
    check::<Calcudoku>("2\n2\n1 1\n2 2\n3+\n3+\n\n1 1\n1\n1\n", &[(1, None), (8, None)]);
    check::<Calcudoku>("2\naa\nbb\n3+\nb: 3+\n\n1\na\n1", &[(1, None), (7, None)]);
    check::<Calcudoku>("2\n3+ a1 b1\n3+ a2 b2\n\n1\n1 a1\n", &[(1, None), (5, None)]);
}

#[test]
fn calcudoku_blank_lines_inside_a_grid_are_harmless() {
    check::<Calcudoku>("2 2\n\n1 1\n2 2\n\n3+\n3+\n", &[(1, None)]);
    check::<Calcudoku>("2 2\n1 1\n2 2\n\n3+\n\n3+\n\n", &[(1, None)]);
    check::<Calcudoku>("2\naa\nbb\n\n3+\n3+\n", &[(1, None)]);
    check::<Calcudoku>("2\n3+ a1 b1\n\n3+ a2 b2\n", &[(1, None)]);
    check::<Calcudoku>("99999999999999999999 1\n\n9\n", &[(1, None)]);
}

#[test]
fn calcudoku_one_line_grids_are_an_entry_each() {
    check::<Calcudoku>("1:_,a1\r\n\r\n1:_,a1", &[(1, None), (3, None)]);
    check::<Calcudoku>("\u{feff}1:_,a1\nnonsense", &[(1, None), (2, None)]);
    check::<Calcudoku>("nonsense\n1:_,a1\na\t1:_,a1", &[(1, None), (2, None), (3, Some("a"))]);
    check::<Calcudoku>(
        r#"{"name":"caf\u00e9 \"q\" \\","text":"1:_,a1"}"#,
        &[(1, Some("café \"q\" \\"))],
    );
    check::<Calcudoku>("{\"name\":\"b\"}\n{\"name\":\"\"}\n", &[(1, Some("b")), (2, None)]);
}

#[test]
fn rush_hour_one_board_is_one_entry() {
    check::<RushHour>("", &[(1, None)]);
    check::<RushHour>("\n3 3\n0\n...\nPP.K\n...\n", &[(1, None)]);
    check::<RushHour>("# a comment\n\noooAAoooo\n", &[(1, None)]);
    check::<RushHour>("# a comment\n02 oooAAoooo 12 3 first\n", &[(1, Some("first"))]);
    check::<RushHour>("car,orientation,col,row,length\nX,H,1,3,2\nA,V,6,1,2\n", &[(1, None)]);
}

#[test]
fn rush_hour_one_line_boards_are_an_entry_each() {
    check::<RushHour>("# c\n01 oooAAoooo 12 3 one\r\n\nnonsense\n", &[(2, Some("one")), (4, None)]);
    check::<RushHour>("3 2 2 name1 oooAAoooo\noooAAoooo", &[(1, Some("name1")), (2, None)]);
}

#[test]
fn rush_hour_boards_below_each_other_are_an_entry_each() {
    let board = "3 3\n0\n...\nPP.K\n...\n";
    check::<RushHour>(&format!("{board}\n\n{board}"), &[(1, None), (8, None)]);
    check::<RushHour>(&format!("{board}{board}9 9"), &[(1, None), (6, None), (11, None)]);
    let two = format!("{board}{board}");
    assert!(RushHour::entries(&two).iter().all(|entry| entry.text == board));
}

#[test]
fn packing_one_puzzle_is_one_entry() {
    check::<Packing>("", &[(1, None)]);
    check::<Packing>("1 1 1\nDEFAULT\n\nA\n\n", &[(1, None)]);
    check::<Packing>("\nnonsense\n1 1 1\nDEFAULT\nA\n", &[(1, None)]);
    check::<Packing>(r#"{"name":"a","text":"1 1 1\nDEFAULT\nA"}"#, &[(1, Some("a"))]);
    check::<Packing>("{\n\"name\":\"a\",\n\"text\":\"\"}", &[(1, Some("a"))]);
}

#[test]
fn packing_puzzles_below_each_other_are_an_entry_each() {
    let one = "1 1 1\nDEFAULT\nA\n";
    check::<Packing>(&format!("{one}{one}"), &[(1, None), (4, None)]);
    check::<Packing>(&format!("\u{feff}\r\n{one}\r\n\n{one}nonsense\n"), &[(2, None), (7, None)]);
    let text = format!("{one}\n3 1 2\nPYRAMID\n");
    let texts: Vec<&str> = Packing::entries(&text).iter().map(|entry| entry.text).collect();
    assert_eq!(texts, ["1 1 1\nDEFAULT\nA\n\n", "3 1 2\nPYRAMID\n"]);
}

#[test]
fn packing_objects_are_an_entry_each() {
    check::<Packing>(
        "{\"name\":\"b\"}\r\n\n{\"text\":\"\"}\nx\n",
        &[(1, Some("b")), (3, None), (4, None)],
    );
}

/// Returns the codes and positions of diagnostics.
fn places(diagnostics: &Diagnostics) -> String {
    let place = |diagnostic: &Diagnostic| {
        let span = diagnostic.span.unwrap_or(Span::at(1, 1));
        format!("{} {}:{}", diagnostic.code, span.line, span.column)
    };
    diagnostics.0.iter().map(place).collect::<Vec<_>>().join(", ")
}

/// Checks the family of a text and the result of parsing it: a puzzle in the default format, or the
/// codes and positions of mistakes.
fn check_read(text: &str, id: &str, expected: &str) {
    let family = detect(text).unwrap_or_else(|| panic!("no family: {text}"));
    assert_eq!(family.info().id, id, "{text}");
    let found = match family.parse(text) {
        Ok(read) => read.value.write("text").unwrap(),
        Err(flaws) => {
            let is_told = |flaw: &Diagnostic| flaw.code != "bad-json" || flaw.help.is_some();
            assert!(flaws.0.iter().all(is_told), "no remedy: {text}");
            places(&flaws)
        }
    };
    assert_eq!(found, expected, "{text}");
}

const TEXTS: [(&str, &str); 4] = [
    ("queens", "AB\nAB\n"),
    ("calcudoku", "2 2\n1 1\n2 2\n3+\n3+\n"),
    ("rush-hour", "3 3\n1\nBB.\n.PPK\n...\n"),
    ("packing", "1 3 2\nDEFAULT\nAA\nB\n"),
];

fn object(name: &str, text: &str) -> String {
    let text = text.replace('\n', "\\n");
    format!("{{\"name\":\"{name}\",\"text\":\"{text}\"}}")
}

#[test]
fn an_object_with_a_text_is_read_in_every_family() {
    for (id, text) in TEXTS {
        check_read(&object("regions: [1], moves", text), id, text);
        check_read(&format!("\u{feff}\n {}\n", object("a", text)), id, text);
        check_read(&object("a", text).replace(",\"", ",\n  \"").replace('{', "{\n"), id, text);
        check_read(&object("a", &format!("{text}\n@?\n")), id, &broken(id));
    }
}

/// Returns the diagnostics for the texts above if a line `@?` follows them. All must be on line 1
/// of the JSON.
fn broken(id: &str) -> String {
    let text = TEXTS.iter().find(|(other, _)| *other == id).unwrap().1;
    let flaws = detect(text).unwrap().parse(&object("a", &format!("{text}\n@?\n"))).err().unwrap();
    assert!(flaws.0.iter().all(|flaw| flaw.span.unwrap().line == 1), "{flaws:?}");
    places(&flaws)
}

#[test]
fn json_lines_with_a_text_are_read_in_every_family() {
    for (id, text) in TEXTS {
        let lines = [object("one", text), "{\"name\":\"two\"}".into(), object("three", text)];
        let file = lines.join("\n") + "\n";
        let family = detect(&file).unwrap();
        assert_eq!(family.info().id, id);
        let entries = family.entries(&file);
        let found: Vec<_> = entries.iter().map(|it| (it.line, it.name.as_deref())).collect();
        assert_eq!(found, [(1, Some("one")), (2, Some("two")), (3, Some("three"))], "{id}");
        let read: Vec<bool> = entries.iter().map(|it| family.parse(it.text).is_ok()).collect();
        assert_eq!(read, [true, false, true], "{id}");
        let broken = file.replacen("\"}", "}", 1);
        assert_eq!(detect(&broken).unwrap().info().id, id, "a broken first line: {broken}");
    }
}

#[test]
fn what_a_string_in_json_says_is_no_list() {
    let named = r#"{"name":"my regions: [easy]","size":2,"regions":[[1,1],[2,2]]}"#;
    check_read(named, "queens", "AA\nBB\n");
    let named = r#"{"name":"size: 3, \"regions\": [[1]]","regions":[[1,1],[2,2]]}"#;
    check_read(named, "queens", "AA\nBB\n");
    let grid = Queens::parse("AABB\nAABB\nCCDD\nCCDD").unwrap().value;
    let answer = r#"{"name":"columns: [0,0,0,0]","columns":[1,3,0,2]}"#;
    let moves = Queens::read_answer(&grid, answer).unwrap();
    assert_eq!(
        moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        "r1c2=Q r2c4=Q r3c1=Q r4c3=Q"
    );
}

#[test]
fn a_list_inside_another_object_is_not_the_puzzle() {
    let nested =
        r#"{"old":{"size":3,"regions":[[1,2],[1,2]],"givens":[[0,0]]},"regions":[[1,1],[2,2]]}"#;
    check_read(nested, "queens", "AA\nBB\n");
    check_read(r#"{"puzzle":{"grid":["AA","BB"]}}"#, "queens", "AA\nBB\n");
    check_read(r#"{"old":{"regions":[[1]]},"text":"AA\nBB"}"#, "queens", "AA\nBB\n");
    check_read(r#"{"text":"AA\nBB","old":{"grid":["A"]}}"#, "queens", "AA\nBB\n");
}

#[test]
fn what_follows_an_object_is_reported_and_never_dropped() {
    check_read("{\"text\":\"A\"},\n{\"text\":\"AA\\nBB\"}\n", "queens", "bad-json 2:1");
    check_read(r#"{"text":"A"} and more"#, "queens", "bad-json 1:14");
    check_read(r#"{"text":"2 2\n1 1\n2 2\n3+\n3+"} {"text":""}"#, "calcudoku", "bad-json 1:34");
    check_read("{\"text\":\"AA\\nBB\"},\n", "queens", "AA\nBB\n");
}

#[test]
fn names_hold_no_control_characters() {
    let text = r#"{"name":"\u001b]0;x\u0007","text":"A"}"#;
    let entries = detect(text).unwrap().entries(text);
    assert_eq!(entries[0].name.as_deref(), Some("\u{fffd}]0;x\u{fffd}"));
}

#[test]
fn mistakes_in_json_have_a_place_and_a_remedy() {
    check_read("{\"name\":\"x\",\n \"size\" 2}", "queens", "bad-json 2:9");
    check_read("{\"name\":\"x", "queens", "bad-json 1:9");
    check_read("{\n \"text\": \"2 2\\n1 1\\n2 2\\n3+\\n3+\",\n", "calcudoku", "bad-json 1:1");
    check_read(r#"{"text":"1 3 2\nDEFAULT\nAA\nB" "#, "packing", "bad-json 1:1");
    check_read(r#"{"text":"3 3\n1\nBB.\n.PPK\n...\n"#, "rush-hour", "bad-json 1:9");
    check_read(&"[".repeat(100_000), "queens", "bad-list 1:9");
    check_read(&"{\"a\":".repeat(100_000), "queens", "bad-json 1:1282");
}

/// Checks the result of parsing each line of a text with the family that is detected.
fn check_urls(text: &str, expected: &[&str]) {
    let family = detect(text).unwrap_or_else(|| panic!("no family: {text}"));
    let entries = family.entries(text);
    let found: Vec<String> = entries
        .iter()
        .map(|entry| match family.parse(entry.text) {
            Ok(read) => read.value.write("text").unwrap(),
            Err(flaws) => {
                assert!(flaws.0.iter().all(|flaw| flaw.help.is_some() && flaw.span.is_some()));
                flaws.0.iter().map(|flaw| flaw.code).collect::<Vec<_>>().join(", ")
            }
        })
        .collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn urls_of_other_puzzles_are_named() {
    for url in [
        "https://puzz.link/p?slither/10/10/ic51371dacd",
        "http://pzv.jp/p.html?nurikabe/5/5/2zv",
        "puzz.link/p?heyawake/6/6/aa66aapv0fu0g2i3k",
        "https://puzz.link/p?v:/sudoku/9/9/x",
        "HTTPS://PUZZ.LINK/p?AAooooAAoooBBooo/4/4",
    ] {
        check_urls(url, &["other-puzzle"]);
        check_urls(&format!("\n{url}\r\n\n"), &["other-puzzle"]);
        check_urls(&format!("{url}\n{url}\n"), &["other-puzzle", "other-puzzle"]);
    }
    let flaws = RushHour::parse("https://puzz.link/p?slither/4/4/AAoo").unwrap_err();
    assert_eq!(places(&flaws), "other-puzzle 1:1");
    let said = format!("{:?}", flaws.0[0].message);
    assert!(said.contains("puzz.link") && said.contains("Slitherlink"), "{said}");
}

#[test]
fn urls_of_other_sites_are_named() {
    check_urls("https://www.linkedin.com/games/queens/", &["other-site"]);
    check_urls("www.thinkfun.com/AAooBBooCCooDDoo\n", &["other-site"]);
    check_urls("https://example.org/?AABBAABBCCDDCCDD", &["other-site"]);
    check_urls("https://\n", &["other-site"]);
    check_urls(r#"{"name":"a","text":"https://example.org/x"}"#, &["other-site"]);
}

#[test]
fn files_of_puzz_link_are_named() {
    check_urls("pzprv3\nslither\n4\n4\n1 . . 2 \n", &["other-file"]);
    check_urls("pzprv3/starbattle/2/2/1/2/0 0 /1 1 /. . /. . /", &["other-file"]);
}

#[test]
fn urls_that_are_read_stay_readable_beside_others() {
    let link = "https://puzz.link/p?starbattle/1/1/1/";
    check_urls(link, &["A\n"]);
    check_urls(&format!("{link}\nhttps://puzz.link/p?lits/1/1/0\n"), &["A\n", "other-puzzle"]);
    check_urls(&format!("https://puzz.link/p?lits/1/1/0\n{link}"), &["other-puzzle", "A\n"]);
    check_urls("puzz.link/p?starbattle/1/1/1", &["A\n"]);
}
