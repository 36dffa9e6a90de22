//! Tests of output that appears only in a terminal: watched searches and progress.

use crate::pty::Terminal;
use crate::{Ran, top};

/// Runs `teka` in a terminal.
fn in_terminal(args: &[&str]) -> Ran {
    Terminal::start(args, &top()).end()
}

#[test]
fn a_search_is_watched() {
    let ran = in_terminal(&[
        "solve",
        "--watch",
        "--method",
        "backtracking",
        "corpus/queens/plain_6x6.txt",
    ]);
    assert_eq!(ran.status, 0, "{}", ran.out);
    let pictures = ran.out.matches("Attempts: ").count();
    assert!(pictures > 5, "{pictures} pictures in {}", ran.out);
    assert!(ran.out.contains("\x1b[7A"), "each is drawn over the one before");
    assert!(!ran.out.contains("/s)"), "no progress bar is drawn across it");
}

#[test]
fn a_long_run_shows_progress() {
    let ran = in_terminal(&[
        "solve",
        "--all",
        "--method",
        "brute-force",
        "--time-limit",
        "1500ms",
        "corpus/queens/case1_9x9.txt",
    ]);
    assert!(ran.out.contains("/s)"), "{}", ran.out);
}
