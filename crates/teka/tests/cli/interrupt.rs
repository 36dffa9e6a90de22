//! Ctrl-C stops at once and tells what is known; a second one ends the process.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::teka;

/// N = 12: the odometer has 12^12 states to go through, which takes hours.
const LARGE: &str = "12x1.AAAAAAAAAAAABBBBBBBBBBBBCCCCCCCCCCCCDDDDDDDDDDDDEEEEEEEEEEEEFFFFFFFFFFFFGGGGGGGGGGGGHHHHHHHHHHHHIIIIIIIIIIIIJJJJJJJJJJJJKKKKKKKKKKKKLLLLLLLLLLLL";

#[test]
fn an_interrupted_search_ends_at_once_with_130() {
    let folder = tempfile::tempdir().unwrap();
    let board = folder.path().join("large.sbn");
    std::fs::write(&board, LARGE).unwrap();
    let mut command = teka(&["count", "--json", "--method", "brute-force"]);
    let child = command.arg(&board).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(500));
    let began = Instant::now();
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let ran: crate::Ran = child.wait_with_output().unwrap().into();
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    assert_eq!(ran.status, 130, "{}", ran.err);
    let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&told["exact"], &told["reason"]), (&false.into(), &"cancelled".into()));
    assert!(told["stats"]["nodes"].as_u64().unwrap() > 1000);
}
