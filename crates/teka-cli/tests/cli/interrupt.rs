//! Tests that Ctrl-C stops a search at once with what is known, and ends the process while it waits
//! for input.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::teka;

/// N = 12: the brute-force search has 12^12 boards to examine, which takes hours.
const LARGE: &str = "12x1.AAAAAAAAAAAABBBBBBBBBBBBCCCCCCCCCCCCDDDDDDDDDDDDEEEEEEEEEEEEFFFFFFFFFFFFGGGGGGGGGGGGHHHHHHHHHHHHIIIIIIIIIIIIJJJJJJJJJJJJKKKKKKKKKKKKLLLLLLLLLLLL";

pub fn interrupt(process: u32) {
    let sent = Command::new("kill").args(["-INT", &process.to_string()]).status().unwrap();
    assert!(sent.success());
}

/// The maximum time for anything. It passes only if a test fails.
const PATIENCE: Duration = Duration::from_secs(120);

/// Waits until a process handles Ctrl-C and has used this processor time, in hundredths of a
/// second. Returns false if the process ends first.
fn is_working(child: &mut Child, hundredths: u64) -> bool {
    let (process, deadline) = (child.id(), Instant::now() + PATIENCE);
    while child.try_wait().unwrap().is_none() {
        if handles_interrupts(process) && worked(process) >= hundredths {
            return true;
        }
        assert!(Instant::now() < deadline, "it does not begin");
        std::thread::sleep(Duration::from_millis(5));
    }
    false
}

/// Returns true if a process has a handler for the signal of Ctrl-C.
fn handles_interrupts(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught.is_some_and(|caught| u64::from_str_radix(caught.trim(), 16).unwrap() & 0b10 != 0)
}

/// Returns the processor time of a process, in hundredths of a second.
fn worked(process: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name of the program is in parentheses and may contain any character.
    let fields = stat.rsplit(')').next().unwrap().split_whitespace();
    fields.skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
}

/// Starts `teka` on the large board, interrupts it while it is working, and returns its output.
fn interrupted(args: &[&str]) -> crate::Ran {
    let folder = tempfile::tempdir().unwrap();
    let board = folder.path().join("large.sbn");
    std::fs::write(&board, format!("{LARGE}\n{LARGE}\n")).unwrap();
    let mut command = teka(args);
    let command = command.arg(&board).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    assert!(is_working(&mut child, 30), "{args:?} ends by itself");
    interrupt(child.id());
    let ran: crate::Ran = child.wait_with_output().unwrap().into();
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
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let first = child.stdout.as_mut().unwrap().read(&mut [0; 16]).unwrap();
    assert!(first > 0, "none is made");
    interrupt(child.id());
    let ran: crate::Ran = child.wait_with_output().unwrap().into();
    assert_eq!(ran.status, 130, "{}", ran.err);
    assert!(ran.err.starts_with("Stopped after "), "{}", ran.err);
    assert!(!ran.err.contains("No puzzle was generated"), "{}", ran.err);
    assert_eq!(ran.err.matches("cancelled").count(), 1, "{}", ran.err);
}

#[test]
fn an_interrupted_hint_says_so_to_the_shell() {
    // With cages of eight rows, the first check for Ctrl-C comes late, and then the hint is ready.
    let rows = |cage: usize| format!("{}\n", format!("{cage} ").repeat(25));
    let grid: String = (0..25).map(|row| rows(row / 8 + 1)).collect();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grid.txt");
    std::fs::write(&path, format!("25 4\n{grid}2600+\n2600+\n2600+\n325+\n")).unwrap();
    let mut command = teka(&["hint"]);
    let mut child =
        command.arg(&path).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A very fast machine may finish before the interruption.
    if is_working(&mut child, 5) {
        interrupt(child.id());
        let ran: crate::Ran = child.wait_with_output().unwrap().into();
        assert_eq!(ran.status, 130, "{}{}", ran.out, ran.err);
    }
}

#[test]
fn waiting_for_input_is_interrupted_at_once() {
    let mut command = teka(&["solve"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    assert!(is_working(&mut child, 0));
    interrupt(child.id());
    // Standard input stays open, so the process does not end for lack of input. `wait` would close
    // it.
    let deadline = Instant::now() + PATIENCE;
    while child.try_wait().unwrap().is_none() && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().ok();
    assert_eq!(child.wait().unwrap().code(), Some(130));
}
