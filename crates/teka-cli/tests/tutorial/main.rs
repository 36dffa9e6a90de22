//! Tests of the family of `docs/how-to/add-a-family.md` through the command, whose code does not
//! know it.

use std::path::Path;
use std::process::Command;

const PUZZLE: &str = "corpus/stairs/one.txt";

/// Returns the combined output of `teka` with these arguments, and its exit status.
fn run(args: &[&str]) -> (String, i32) {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("teka"));
    command.args(args).current_dir(top).env("LC_ALL", "C").env("NO_COLOR", "1");
    let output = command.output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (String::from_utf8(text).unwrap(), output.status.code().unwrap_or(-1))
}

/// Checks the exit status, and that the output contains these texts in this order.
fn check(args: &[&str], status: i32, expected: &[&str]) {
    let (said, ended) = run(args);
    assert_eq!(ended, status, "{args:?}: {said}");
    let mut rest = said.as_str();
    for text in expected {
        let found = rest.find(text).unwrap_or_else(|| panic!("{args:?}: no {text} in {said}"));
        rest = &rest[found + text.len()..];
    }
}

#[test]
fn it_is_solved_counted_and_checked() {
    check(&["solve", "--json", PUZZLE], 0, &["\"outcome\":\"solved\"", "[3,4,5,6,7]"]);
    check(&["count", PUZZLE], 0, &["1"]);
    check(&["compare", PUZZLE], 0, &["climb"]);
    check(&["solve", "corpus/stairs/many.txt"], 1, &["1 2 3", "37 38 39 40", "No solution"]);
}

#[test]
fn it_is_explained_and_hinted() {
    check(&["explain", PUZZLE], 0, &["The number after 3 is one more", "after 5", "after 6"]);
    check(&["hint", "--after", "2=4", PUZZLE], 0, &["The number after 5 is one more"]);
}

#[test]
fn it_is_drawn_and_converted() {
    check(&["draw", PUZZLE], 0, &["3", "5"]);
    check(&["convert", "--to", "text", PUZZLE], 0, &["stairs 3 . 5 . ."]);
}

#[test]
fn what_it_does_not_offer_is_refused_in_both_languages() {
    check(&["generate", "stairs", "--size", "2"], 2, &["size must be between 3 and 20"]);
    check(&["--lang", "id", "generate", "stairs", "--size", "2"], 2, &["size harus antara 3"]);
    check(&["methods", "stairs"], 0, &["Stairs", "climb", "generate stairs"]);
    check(&["solve", "--method", "fly", PUZZLE], 2, &["climb"]);
}

/// An id without a text is printed unchanged.
#[test]
fn it_has_words_in_both_languages() {
    for lang in ["en", "id"] {
        let commands = [&["methods", "stairs"][..], &["explain", PUZZLE], &["hint", PUZZLE]];
        for args in commands {
            let (said, _) = run(&[&["--lang", lang], args].concat());
            assert!(!said.contains("stairs-"), "{lang}: {said}");
        }
    }
}
