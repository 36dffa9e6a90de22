//! What only a terminal sees: the guided dialogue, a search being watched, progress.
//! `script` gives the command a terminal of its own.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::{BOARD, Ran, top};

/// Runs `teka` in a terminal, typing `input`.
fn in_terminal(args: &str, input: &str) -> Ran {
    let line = format!("{} {args}", assert_cmd::cargo::cargo_bin!("teka").display());
    let mut command = Command::new("script");
    command
        .args(["-qec", &line, "/dev/null"])
        .current_dir(top())
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1");
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap().into()
}

#[test]
fn the_dialogue_leads_from_the_file_to_the_saved_answer() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("answer.txt");
    let input = format!("no-such-file.txt\n{BOARD}\nnonsense\n2\n{}\n", saved.display());
    let ran = in_terminal("", &input);
    assert_eq!(ran.status, 0, "{}", ran.out);
    for told in [
        "there is no such file",
        "Place a queen",
        "2. backtracking",
        "is none of them",
        "AA#CDDDE",
        "Cases examined",
    ] {
        assert!(ran.out.contains(told), "{told} in {}", ran.out);
    }
    assert!(std::fs::read_to_string(saved).unwrap().starts_with("AA#CDDDE\n"));
}

#[test]
fn the_dialogue_asks_before_it_overwrites() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("precious.txt");
    std::fs::write(&saved, "precious").unwrap();
    let ran = in_terminal("--lang id", &format!("{BOARD}\n\n{}\ntidak\n\n", saved.display()));
    assert!(ran.out.contains("sudah ada"), "{}", ran.out);
    assert_eq!(std::fs::read_to_string(saved).unwrap(), "precious");
}

#[test]
fn an_empty_line_ends_the_dialogue() {
    let ran = in_terminal("", "\n");
    assert_eq!(ran.status, 0, "{}", ran.out);
}

#[test]
fn a_search_is_watched() {
    let ran = in_terminal("solve --watch --method backtracking corpus/queens/plain_6x6.txt", "");
    assert_eq!(ran.status, 0, "{}", ran.out);
    let pictures = ran.out.matches("nodes: ").count();
    assert!(pictures > 5, "{pictures} pictures in {}", ran.out);
    assert!(ran.out.contains("\x1b[7A"), "each is drawn over the one before");
    assert!(!ran.out.contains("nodes/s"), "no progress bar is drawn across it");
}

#[test]
fn a_long_run_shows_progress() {
    let ran = in_terminal(
        "solve --method brute-force --time-limit 1500ms corpus/queens/case1_9x9.txt --all",
        "",
    );
    assert!(ran.out.contains("nodes/s"), "{}", ran.out);
}
