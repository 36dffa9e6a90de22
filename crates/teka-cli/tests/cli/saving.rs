//! Tests of `solve -o`: the text of a solution with its figures, without them (`--bare`), and
//! `check`, which reads both.

use std::fs;
use std::path::Path;

use crate::{BOARD, GRID, Ran, run, run_on};

const PYRAMID: &str = "corpus/packing/pyramid_3.txt";
const JAM: &str = "corpus/rush-hour/right_6x6.txt";
const BLOCKED: &str = "corpus/rush-hour/left_5x6.txt";
const IMPOSSIBLE: &str = "corpus/queens/case3_3x3.txt";

/// Runs with `-o` and these arguments, and returns what was written.
fn saved(args: &[&str], name: &str) -> (Ran, Option<String>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    let ran = run(&[args, &["-o", path.to_str().unwrap()]].concat());
    (ran, fs::read_to_string(path).ok())
}

fn solved(args: &[&str]) -> String {
    let (ran, text) = saved(&[&["solve"], args].concat(), "answer.txt");
    text.unwrap_or_else(|| panic!("{args:?}: {}", ran.err))
}

#[test]
fn a_text_holds_the_solution_and_then_its_figures() {
    for lang in ["en", "id"] {
        for file in [BOARD, GRID, JAM, PYRAMID] {
            let printed = run(&["solve", "--lang", lang, file]);
            let text = solved(&["--lang", lang, file]);
            let (board, figures) = text.split_once("\n=====\n").expect(&text);
            assert_eq!(board, printed.out, "{file}");
            // Times differ, and only standard error mentions how to see more.
            let labels = |text: &str| -> Vec<String> {
                let told = text.lines().filter(|line| !line.contains("--all"));
                told.map(|line| line.split(": ").next().unwrap().to_owned()).collect()
            };
            assert_eq!(labels(figures), labels(&printed.err), "{file}");
            assert_eq!(solved(&["--bare", "--lang", lang, file]), printed.out, "{file}");
        }
    }
}

#[test]
fn both_forms_are_read_as_answers() {
    for lang in ["en", "id"] {
        for file in [BOARD, GRID, JAM, PYRAMID] {
            for form in [&["--lang", lang, file][..], &["--lang", lang, "--bare", file][..]] {
                let text = solved(form);
                let checked = run_on(&["check", file, "-"], text.as_bytes());
                assert_eq!(checked.status, 0, "{form:?}: {}{text}", checked.err);
            }
        }
    }
}

#[test]
fn the_claim_that_there_is_no_solution_is_checked() {
    for lang in ["en", "id"] {
        for form in [&["--lang", lang, IMPOSSIBLE][..], &["--lang", lang, "--bare", IMPOSSIBLE]] {
            let claim = solved(form);
            let right = run_on(&["check", IMPOSSIBLE, "-"], claim.as_bytes());
            assert_eq!((right.out.as_str(), right.status), ("Correct.\n", 0), "{}", right.err);
            let wrong = run_on(&["check", BOARD, "-"], claim.as_bytes());
            assert_eq!(wrong.status, 1, "{}", wrong.err);
            assert!(wrong.out.contains("has a solution"), "{}", wrong.out);
        }
    }
}

#[test]
fn a_puzzle_is_not_replaced_by_its_answer() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzle.txt");
    let text = fs::read_to_string(crate::top().join(BOARD)).unwrap();
    fs::write(&path, &text).unwrap();
    let name = path.to_str().unwrap();
    let refused = run(&["solve", "-o", name, name]);
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("would overwrite the input"), "{}", refused.err);
    assert_eq!(contents(&path), Some(text));
}

#[test]
fn a_mistake_is_found_above_the_figures() {
    let text = solved(&[BOARD]);
    let wrong = text.replacen("AA#CDDDE", "A##CDDDE", 1);
    assert_eq!(run_on(&["check", BOARD, "-"], wrong.as_bytes()).status, 1);
    let short = text.replacen("AABC#DDE", "AABC#DD", 1);
    let checked = run_on(&["check", BOARD, "-"], short.as_bytes());
    assert_eq!(checked.status, 2);
    assert!(checked.err.contains("-:2:8"), "{}", checked.err);
}

#[test]
fn several_solutions_in_a_file_are_no_answer() {
    let text = solved(&[JAM]);
    let checked = run_on(&["check", JAM, "-"], format!("{text}\n{text}").as_bytes());
    assert_eq!(checked.status, 2, "{}", checked.out);
}

#[test]
fn an_unsolvable_puzzle_is_written_with_the_same_figures() {
    for (lang, sentence) in [("en", "No solution!\n"), ("id", "Tidak ada solusi!\n")] {
        for file in [BLOCKED, IMPOSSIBLE] {
            let (ran, text) = saved(&["solve", "--lang", lang, file], "answer.txt");
            assert_eq!(ran.status, 1, "{}", ran.err);
            let text = text.expect("a file");
            let (told, figures) = text.split_once("\n=====\n").expect(&text);
            assert!(told.starts_with(sentence) && told.lines().count() == 2, "{text}");
            assert!(figures.lines().count() >= 2, "{text}");
            let bare = solved(&["--bare", "--lang", lang, file]);
            assert_eq!(bare, told, "{file}");
        }
    }
}

#[test]
fn a_stopped_run_is_written_with_what_it_found() {
    let file = "corpus/packing/default_5x5.txt";
    let (ran, text) = saved(&["solve", "--all", "--node-limit", "100", file], "answer.txt");
    assert_eq!(ran.status, 3, "{}", ran.err);
    let text = text.expect("a file");
    let (boards, figures) = text.split_once("\n=====\n").expect(&text);
    let found = boards.split("\n\n").count();
    let stopped = format!("Stopped: the node limit was reached; {found} solutions found so far.\n");
    assert!(figures.starts_with(&stopped) && figures.contains(": 100\n"), "{text}");
}

#[test]
fn many_puzzles_have_their_figures_each() {
    let text = solved(&[crate::MANY]);
    let puzzles = fs::read_to_string(crate::top().join(crate::MANY)).unwrap().lines().count();
    assert_eq!(text.matches("=====\n").count(), puzzles, "{text}");
}

#[test]
fn there_is_nothing_to_draw_without_a_solution() {
    let folder = tempfile::tempdir().unwrap();
    for ending in ["png", "svg", "gif"] {
        let path = folder.path().join(format!("picture.{ending}"));
        for precious in [false, true] {
            if precious {
                fs::write(&path, "precious").unwrap();
            }
            let ran = run(&["solve", IMPOSSIBLE, "-o", path.to_str().unwrap()]);
            assert_eq!(ran.status, 1, "{}", ran.err);
            assert!(ran.out.starts_with("No solution!"), "{}", ran.out);
            assert!(ran.err.contains("There is nothing to draw"), "{}", ran.err);
            assert_eq!(contents(&path), precious.then(|| "precious".to_owned()), "{ending}");
        }
    }
}

fn contents(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok()
}

#[test]
fn only_a_text_can_be_bare() {
    for name in ["answer.json", "answer.png"] {
        let (ran, text) = saved(&["solve", "--bare", BOARD], name);
        assert_eq!((ran.status, text), (2, None), "{}", ran.err);
        assert!(ran.err.contains("--bare"), "{}", ran.err);
    }
    assert_eq!(run(&["solve", "--bare", BOARD]).status, 2);
}

#[test]
fn other_solutions_are_told_of_only_where_one_was_seen() {
    let file = "corpus/packing/default_5x5.txt";
    let others = "There are other solutions.";
    assert!(run(&["solve", file]).err.contains(others));
    assert!(!run(&["solve", "--limit", "1", BOARD]).err.contains(others));
}

/// Returns the lines that `-v` adds to standard error.
fn added(args: &[&str]) -> Vec<String> {
    let (plain, verbose) = (run(args), run(&[args, &["-v"]].concat()));
    assert_eq!(plain.out, verbose.out, "{args:?}");
    let labels = |line: &str| line.split(": ").next().unwrap().to_owned();
    let known: Vec<String> = plain.err.lines().map(labels).collect();
    let is_new = |line: &&str| !known.contains(&labels(line));
    verbose.err.lines().filter(is_new).map(str::to_owned).collect()
}

#[test]
fn verbose_tells_what_a_student_wants_to_know() {
    let long = ["solve", "--method", "brute-force", BOARD];
    assert!(added(&long).iter().any(|line| line.starts_with("Cases examined per second: ")));
    let added = added(&["solve", "--method", "a-star", "--set", "heuristic=blockers", JAM]);
    let expected = [
        "Parameter metric: slide (default)",
        "Parameter heuristic: blockers (default: closure)",
        "Precheck (looks for a wall or vehicle that permanently blocks the primary vehicle): passed.",
        "Proven lower bound: every solution takes at least 5 moves.",
        "Peak memory of the tables: ",
    ];
    assert_eq!(added.len(), expected.len(), "{added:?}");
    for (line, expected) in added.iter().zip(expected) {
        assert!(line.starts_with(expected), "{line:?}, not {expected:?}");
    }
}

#[test]
fn verbose_says_more_in_every_family_and_language() {
    for lang in ["en", "id"] {
        for file in [BOARD, GRID, JAM, PYRAMID, BLOCKED, IMPOSSIBLE] {
            let added = added(&["solve", "--lang", lang, file]);
            assert!(added.len() >= 2, "{lang} {file}: {added:?}");
        }
    }
    let blocked = added(&["solve", BLOCKED]);
    let is_told = |line: &String| line.contains("the primary vehicle): failed. Vehicle ");
    assert!(blocked.iter().any(is_told), "{blocked:?}");
    assert!(!blocked.iter().any(|line| line.starts_with("Proven lower bound")), "{blocked:?}");
}
