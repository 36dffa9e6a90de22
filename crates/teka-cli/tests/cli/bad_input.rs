//! Tests of invalid inputs: each gets a clear message with its position and exit status 2, and none
//! causes a panic.

use crate::{run, run_on};

/// Solves `input`. Expects exit status 2, `place` after the arrow and `words` in the message.
fn check(input: &[u8], place: &str, words: &str) {
    let ran = run_on(&["solve"], input);
    assert_eq!(ran.status, 2, "{}{}", ran.out, ran.err);
    assert_eq!(ran.out, "");
    assert!(ran.err.starts_with("error: "), "{}", ran.err);
    assert!(ran.err.contains(&format!("--> -{place}\n")), "{place} in {}", ran.err);
    assert!(ran.err.contains(words), "{words} in {}", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    assert!(ran.err.len() < 4000, "a message of {} bytes", ran.err.len());
}

#[test]
fn empty() {
    for nothing in [&b""[..], b"\n\n  \n", b"\xef\xbb\xbf", b"\r\n"] {
        let ran = run_on(&["solve"], nothing);
        assert_eq!(ran.status, 2, "{}", ran.err);
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
}

#[test]
fn binary() {
    check(b"\x7fELF\x02\x01\x01\x00\x00\xff\xfe", ":1:8", "not UTF-8 text");
    check(b"AABB\nAA\xffB\n", ":2:3", "not UTF-8 text");
}

#[test]
fn ten_megabytes_of_letters() {
    check(&vec![b'A'; 10 << 20], ":1:33", "32");
    check(&b"AAAAAAAA\n".repeat(1 << 20), ":9:1", "8");
}

#[test]
fn ragged_rows() {
    check(b"AABB\nAAB\nCCDD\nCCDD\n", ":2:4", "row 2 has 3 cells, but row 1 has 4");
    check(b"AABB\nAABBB\nCCDD\nCCDD\n", ":2:5", "row 2 has 5 cells, but row 1 has 4");
}

#[test]
fn wrong_characters() {
    check(b"AAB1\nAABB\nCCDD\nCCDD\n", ":1:4", "1");
    check(b"AABB\nAA#B\nCCDD\nCCDD\n", ":2:3", "#");
}

#[test]
fn too_few_and_too_many_regions() {
    let ran = run_on(&["solve"], b"AAAA\nAAAA\nAAAA\nAAAA\n");
    assert_eq!(ran.status, 2, "{}", ran.err);
    assert!(ran.err.contains('1') && ran.err.contains('4'), "{}", ran.err);
    check(b"AABB\nAABB\nCCDD\nCCDE\n", ":4:4", "5");
}

#[test]
fn the_smallest_boards() {
    let one = run_on(&["solve", "-q"], b"A\n");
    assert_eq!((one.status, one.out.as_str()), (0, "#\n"));
    for board in [&b"AA\nBB\n"[..], b"ABC\nABC\nABC\n"] {
        assert_eq!(run_on(&["solve"], board).status, 1);
    }
}

#[test]
fn harmless_oddities() {
    let plain = run(&["solve", "-q", crate::BOARD]).out;
    let text = std::fs::read_to_string(crate::top().join(crate::BOARD)).unwrap();
    let odd = [
        text.replace('\n', "\r\n"),
        format!("\u{feff}{text}"),
        text.replace('\n', "   \n"),
        text.trim_end().to_owned(),
        format!("{text}\n\n"),
    ];
    for odd in odd {
        let ran = run_on(&["solve", "-q"], odd.as_bytes());
        assert_eq!((ran.status, ran.out), (0, plain.clone()), "{odd:?}");
    }
}

#[test]
fn files_that_cannot_be_read() {
    let missing = run(&["solve", "no-such-file.txt"]);
    assert_eq!(missing.status, 2);
    assert!(missing.err.contains("no-such-file.txt: file not found"), "{}", missing.err);
    let directory = run(&["solve", "corpus"]);
    assert_eq!(directory.status, 2);
    assert!(directory.err.contains("corpus is a folder, not a file"), "{}", directory.err);
}

/// Tests a file that must not be read. The superuser can read every file, so the test first drops
/// its privileges.
#[cfg(unix)]
#[test]
fn a_file_without_permission() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("secret.txt");
    std::fs::write(&path, "A\n").unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o000)).unwrap();
    // Other users may have no access to the binary, so the test copies it.
    let copy = folder.path().join("teka");
    std::fs::copy(assert_cmd::cargo::cargo_bin!("teka"), &copy).unwrap();
    std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = std::process::Command::new(copy);
    command.arg("solve").arg(&path).env("LC_ALL", "C");
    if std::fs::read(&path).is_ok() {
        command.uid(65534);
    }
    let ran: crate::Ran = command.output().unwrap().into();
    assert_eq!(ran.status, 2, "{}", ran.err);
    assert!(ran.err.contains("permission denied"), "{}", ran.err);
}

#[test]
fn nonsense_on_the_command_line() {
    for args in [
        &["solve", "--node-limit", "many", crate::BOARD][..],
        &["solve", "--time-limit", "soon", crate::BOARD],
        &["solve", "--set", "choose", crate::BOARD],
        &["solve", "--set", "colour=red", crate::BOARD],
        &["solve", "--method", "magic", crate::BOARD],
        &["solve", "-o", "answer.doc", crate::BOARD],
        &["solve", "-o", "no/such/folder/answer.txt", crate::BOARD],
        &["count", "--part", "5/4", crate::BOARD],
        &["convert", "--to", "xml", crate::BOARD],
        &["generate", "queens", "--size", "33"],
        &["generate", "queens", "--size", "-3"],
        &["generate", "queens", "--grade", "impossible"],
        &["check", "-", "-"],
        &["draw", crate::MANY],
        &["frobnicate"],
        &["solve", "--limit", "0", crate::BOARD],
        &["explain", "--step", "9999", crate::BOARD],
    ] {
        let ran = run(args);
        assert_eq!(ran.status, 2, "{args:?}: {}{}", ran.out, ran.err);
        assert!(ran.err.starts_with("error: "), "{args:?}: {}", ran.err);
    }
}

#[test]
fn more_than_one_file_where_one_is_meant() {
    for args in [&["hint"][..], &["draw"], &["solve", "-o", "a.svg"], &["explain", "-o", "a.gif"]] {
        let ran = run(&[args, &[crate::BOARD, crate::BOARD]].concat());
        assert_eq!(ran.status, 2, "{args:?}: {}", ran.err);
    }
}

#[test]
fn each_of_a_hundred_thousand_bad_lines_is_reported() {
    let ran = run_on(&["solve"], "4x1.AABB\n".repeat(100_000).as_bytes());
    assert_eq!((ran.status, ran.err.matches("error: ").count()), (2, 100_000));
}

#[test]
fn the_mark_stands_below_wide_letters() {
    let ran = run_on(&["solve"], "ＡＢ\nＡ1\n".as_bytes());
    let mark = ran.err.lines().find(|line| line.contains('^')).unwrap();
    assert_eq!(mark, "     |   ^", "{}", ran.err);
}

#[test]
fn bad_input_in_json_is_json_for_every_verb() {
    let wrong = b"AABB\nAAB\nCCDD\nCCDD\n";
    for args in [
        &["solve"][..],
        &["count"],
        &["explain"],
        &["hint"],
        &["compare"],
        &["check", "-", crate::BOARD],
    ] {
        let ran = run_on(&[&["--lang", "en"], args, &["--json"]].concat(), wrong);
        let answer: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((&answer["outcome"], ran.status), (&"invalid".into(), 2), "{args:?}");
    }
    let missing = run(&["solve", "--json", "no-such-file.txt"]);
    let answer: serde_json::Value = serde_json::from_str(&missing.out).unwrap();
    assert_eq!((&answer["outcome"], missing.status), (&"invalid".into(), 2));
}

#[test]
fn bad_input_in_json_is_json() {
    let ran = run_on(&["solve", "--json"], b"AABB\nAAB\nCCDD\nCCDD\n");
    let answer: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(answer["outcome"], "invalid");
    assert_eq!(
        (&answer["errors"][0]["line"], &answer["errors"][0]["column"]),
        (&2.into(), &4.into())
    );
    assert_eq!(answer["errors"][0]["code"], "row-length");
    assert_eq!(ran.status, 2);
}
