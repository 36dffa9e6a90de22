//! Ctrl-C stops at once and tells what is known; while input is awaited it ends the process.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::teka;

/// N = 12: the odometer has 12^12 states to go through, which takes hours.
const LARGE: &str = "12x1.AAAAAAAAAAAABBBBBBBBBBBBCCCCCCCCCCCCDDDDDDDDDDDDEEEEEEEEEEEEFFFFFFFFFFFFGGGGGGGGGGGGHHHHHHHHHHHHIIIIIIIIIIIIJJJJJJJJJJJJKKKKKKKKKKKKLLLLLLLLLLLL";

pub fn interrupt(process: u32) {
    let sent = Command::new("kill").args(["-INT", &process.to_string()]).status().unwrap();
    assert!(sent.success());
}

/// Starts `teka` on the large board, interrupts it after a while, and gives what it printed.
fn interrupted(args: &[&str]) -> crate::Ran {
    let folder = tempfile::tempdir().unwrap();
    let board = folder.path().join("large.sbn");
    std::fs::write(&board, format!("{LARGE}\n{LARGE}\n")).unwrap();
    let mut command = teka(args);
    let child = command.arg(&board).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(500));
    let began = Instant::now();
    interrupt(child.id());
    let ran: crate::Ran = child.wait_with_output().unwrap().into();
    assert!(began.elapsed() < Duration::from_secs(30), "{args:?} took {:?}", began.elapsed());
    assert_eq!(ran.status, 130, "{args:?}: {}", ran.err);
    ran
}

#[test]
fn an_interrupted_search_tells_what_it_knows() {
    let ran = interrupted(&["count", "--json", "--method", "brute-force"]);
    let first = ran.out.lines().next().unwrap();
    let told: serde_json::Value = serde_json::from_str(first).unwrap();
    assert_eq!((&told["exact"], &told["reason"]), (&false.into(), &"cancelled".into()));
    assert!(told["stats"]["nodes"].as_u64().unwrap() > 1000);
}

#[test]
fn every_long_run_can_be_interrupted() {
    interrupted(&["solve", "--all", "--method", "brute-force"]);
    interrupted(&["compare", "--all", "--method", "brute-force"]);
    interrupted(&["solve", "--all", "--method", "exact-cover"]);
}

#[test]
fn many_puzzles_cut_short_are_told_of_once() {
    let mut command = teka(&["generate", "queens", "--size", "12", "--count", "100000"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let process = child.id();
    let later = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(1500));
        interrupt(process);
    });
    let ran: crate::Ran = child.wait_with_output().unwrap().into();
    later.join().unwrap();
    assert_eq!(ran.status, 130, "{}", ran.err);
    let made = ran.out.lines().count();
    assert!(made > 0, "none was made in time");
    assert!(ran.err.starts_with("Stopped after "), "{}", ran.err);
    assert!(!ran.err.contains("No puzzle was made"), "{}", ran.err);
    assert_eq!(ran.err.matches("cancelled").count(), 1, "{}", ran.err);
}

#[test]
fn an_interrupted_hint_says_so_to_the_shell() {
    // Cages of eight rows: it takes a while until the first look, and then the hint is there.
    let rows = |cage: usize| format!("{}\n", format!("{cage} ").repeat(25));
    let grid: String = (0..25).map(|row| rows(row / 8 + 1)).collect();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grid.txt");
    std::fs::write(&path, format!("25 4\n{grid}2600+\n2600+\n2600+\n325+\n")).unwrap();
    let mut command = teka(&["hint"]);
    let mut child =
        command.arg(&path).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(100));
    // A machine so quick that it is done already has nothing to be interrupted.
    if child.try_wait().unwrap().is_none() {
        interrupt(child.id());
        let ran: crate::Ran = child.wait_with_output().unwrap().into();
        assert_eq!(ran.status, 130, "{}{}", ran.out, ran.err);
    }
}

#[test]
fn waiting_for_input_is_interrupted_at_once() {
    let mut command = teka(&["solve"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(300));
    interrupt(child.id());
    std::thread::sleep(Duration::from_millis(300));
    let status = child.try_wait().unwrap();
    child.kill().ok();
    assert_eq!(status.and_then(|status| status.code()), Some(130));
}
