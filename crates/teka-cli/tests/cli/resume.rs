//! Tests of counts that are killed and resumed, and of the errors of `--resume`.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;

use crate::contract::stripes;
use crate::{BOARD, MANY, run, teka};

/// Creates a board on which counting takes a while, and the path of its checkpoint.
fn board(folder: &Path, size: usize) -> (PathBuf, PathBuf) {
    let board = folder.join("board.txt");
    std::fs::write(&board, stripes(size)).unwrap();
    (board, folder.join("count"))
}

fn arguments<'a>(board: &'a Path, checkpoint: &'a Path) -> [&'a str; 7] {
    let text = |path: &'a Path| path.to_str().unwrap();
    ["count", "--json", "--method", "backtracking", "--resume", text(checkpoint), text(board)]
}

fn counted(args: &[&str]) -> Value {
    let ran = run(args);
    assert_eq!(ran.status, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn a_killed_count_goes_on_to_the_same_total() {
    let folder = tempfile::tempdir().unwrap();
    let (board, checkpoint) = board(folder.path(), 10);
    let args = arguments(&board, &checkpoint);
    for wait in [300, 900, 1500] {
        let mut child = teka(&args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(wait));
        // A very fast machine may finish before the kill.
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let resumed = counted(&args);
    assert_eq!((&resumed["count"], &resumed["exact"]), (&479306.into(), &true.into()));
    let again = counted(&args);
    assert_eq!(again["count"], resumed["count"]);
    assert_eq!(again["stats"]["nodes"], resumed["stats"]["nodes"], "nothing was done again");
}

#[test]
fn a_count_within_limits_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let (board, checkpoint) = board(folder.path(), 8);
    let mut args = arguments(&board, &checkpoint).to_vec();
    args.retain(|arg| *arg != "--json");
    args.extend(["--node-limit", "5000"]);
    let first = run(&args);
    assert_eq!(first.status, 3, "{}", first.err);
    assert!(first.out.starts_with("at least "), "{}", first.out);
    assert!(first.err.contains("Run the same command again to continue"), "{}", first.err);
    let last = (0..100).map(|_| run(&args)).find(|ran| ran.status == 0).unwrap();
    let whole = run(&["count", board.to_str().unwrap()]);
    assert_eq!(last.out, whole.out);
}

#[test]
fn foreign_and_damaged_files_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (board, checkpoint) = board(folder.path(), 6);
    let board = board.to_str().unwrap();
    let with = |checkpoint: &str| run(&["count", "--resume", checkpoint, BOARD]);
    let refused = with(board);
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("is damaged or does not belong to a count"), "{}", refused.err);
    assert_eq!(std::fs::read_to_string(board).unwrap(), stripes(6));
    let checkpoint = checkpoint.to_str().unwrap();
    run(&["count", "--resume", checkpoint, board]);
    let before = std::fs::read(checkpoint).unwrap();
    let refused = with(checkpoint);
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("belongs to a different count"), "{}", refused.err);
    assert_eq!(std::fs::read(checkpoint).unwrap(), before);
}

#[test]
fn what_cannot_be_gone_on_with_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let checkpoint = folder.path().join("count");
    let checkpoint = checkpoint.to_str().unwrap();
    let ran = run(&["count", "--resume", checkpoint, MANY]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("--resume needs exactly 1 puzzle"), "{}", ran.err);
    let ran = run(&["count", "--resume", checkpoint, "--limit", "5", BOARD]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("cannot be used with"), "{}", ran.err);
    assert!(!Path::new(checkpoint).exists());
}

#[test]
fn shares_gone_on_with_can_be_merged_with_others() {
    let folder = tempfile::tempdir().unwrap();
    let (board, checkpoint) = board(folder.path(), 7);
    let (board, checkpoint) = (board.to_str().unwrap(), checkpoint.to_str().unwrap());
    let first = run(&["count", "--json", "--part", "1/2", "--resume", checkpoint, board]).out;
    let second = run(&["count", "--json", "--part", "2/2", "--threads", "2", board]).out;
    let merged = crate::run_on(&["merge", "--json"], (first + &second).as_bytes());
    let merged: Value = serde_json::from_str(&merged.out).unwrap();
    let whole = run(&["count", board]).out;
    assert_eq!(merged["count"].to_string(), whole.trim_end());
}

#[test]
fn every_verb_that_reads_puzzles_can_be_lenient() {
    let solution = run(&["solve", "-q", BOARD]).out;
    let folder = tempfile::tempdir().unwrap();
    let answer = folder.path().join("answer.txt");
    std::fs::write(&answer, solution).unwrap();
    for verb in ["solve", "count", "explain", "hint", "draw", "compare"] {
        let ran = run(&[verb, "--lenient", BOARD]);
        assert_eq!(ran.status, 0, "{verb}: {}", ran.err);
    }
    assert_eq!(run(&["check", "--lenient", BOARD, answer.to_str().unwrap()]).status, 0);
    assert_eq!(run(&["convert", "--lenient", "--to", "text", BOARD]).err, "");
}
