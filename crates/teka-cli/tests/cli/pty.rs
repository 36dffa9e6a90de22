//! A pseudo-terminal for the command, to type into and to read from.

use std::io::{Read, Write};
use std::path::Path;
use std::process::Child;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use pty_process::blocking::{Command, Pty, open};

use crate::Ran;

/// The maximum time for anything. It passes only if a test fails.
const PATIENCE: Duration = Duration::from_secs(120);

/// The command, running in a terminal.
pub struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    output: Receiver<Vec<u8>>,
    bytes: Vec<u8>,
    /// The length of the output that has been consumed.
    read: usize,
}

impl Terminal {
    /// Starts `teka` with these arguments in `folder`, without colours.
    pub fn start(args: &[&str], folder: &Path) -> Self {
        let (pty, pts) = open().unwrap();
        // Wide enough that no line wraps.
        pty.resize(pty_process::Size::new(50, 400)).unwrap();
        let command = Command::new(assert_cmd::cargo::cargo_bin!("teka")).args(args);
        let command = command.current_dir(folder).env("LC_ALL", "C").env("NO_COLOR", "1");
        let child = command.env("TERM", "xterm").spawn(pts).unwrap();
        let pty = Arc::new(pty);
        let output = reader(Arc::clone(&pty));
        Self { pty, child, output, bytes: Vec::new(), read: 0 }
    }

    /// Waits until `text` appears, and returns the output from the last wait up to it.
    pub fn expect(&mut self, text: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let shown = self.shown();
            if let Some(at) = shown[self.read..].find(text) {
                let (from, to) = (self.read, self.read + at + text.len());
                self.read = to;
                return shown[from..to].to_owned();
            }
            if !self.take(deadline) {
                panic!("{text:?} is not shown, but this: {}", tail(&shown));
            }
        }
    }

    /// Types a line.
    pub fn enter(&mut self, line: &str) {
        self.send(format!("{line}\n").as_bytes());
    }

    /// Types bytes that are not a line, such as Ctrl-C.
    pub fn send(&mut self, bytes: &[u8]) {
        (&*self.pty).write_all(bytes).unwrap();
    }

    /// Waits for the command to end.
    pub fn end(mut self) -> Ran {
        let deadline = Instant::now() + PATIENCE;
        while self.take(deadline) {}
        assert!(Instant::now() < deadline, "it does not end: {}", tail(&self.shown()));
        let status = self.child.wait().unwrap().code().unwrap_or(-1);
        Ran { out: self.shown(), err: String::new(), status }
    }

    /// Returns all output so far, with plain line endings.
    fn shown(&self) -> String {
        String::from_utf8_lossy(&self.bytes).replace('\r', "")
    }

    /// Reads more output. Returns false at the end.
    fn take(&mut self, deadline: Instant) -> bool {
        let left = deadline.saturating_duration_since(Instant::now());
        self.output.recv_timeout(left).map(|more| self.bytes.extend(more)).is_ok()
    }
}

impl Drop for Terminal {
    /// A failing test leaves no process behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the end of a text, because progress bars are redrawn very often.
fn tail(shown: &str) -> String {
    const MOST: usize = 4000;
    shown.chars().skip(shown.chars().count().saturating_sub(MOST)).collect()
}

/// Reads on a separate thread, so that waiting can time out.
fn reader(pty: Arc<Pty>) -> Receiver<Vec<u8>> {
    let (send, receive) = mpsc::channel();
    std::thread::spawn(move || {
        let mut buffer = [0; 4096];
        // Linux reports an error at the end of a closed terminal's output.
        while let Ok(read @ 1..) = (&*pty).read(&mut buffer) {
            if send.send(buffer[..read].to_vec()).is_err() {
                break;
            }
        }
    });
    receive
}
