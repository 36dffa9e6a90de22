//! Tests of the command from a shell: output, exit statuses and errors.

mod bad_input;
mod calcudoku;
mod contract;
mod counting;
mod dialogue;
mod documents;
mod examples;
mod experiment;
mod interrupt;
mod languages;
mod options;
mod packing;
mod pictures;
mod pty;
mod resume;
mod rush_hour;
mod saving;
mod serve;
mod terminal;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Returns the root of the repository.
fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns `teka` with these arguments, in English and without colours, at the root of the
/// repository.
fn teka(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("teka"));
    command.args(args).current_dir(top()).env("LC_ALL", "C").env("NO_COLOR", "1");
    command
}

/// The output and the exit status.
struct Ran {
    out: String,
    err: String,
    status: i32,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("teka prints UTF-8");
        Self {
            out: text(output.stdout),
            err: text(output.stderr),
            status: output.status.code().unwrap_or(-1),
        }
    }
}

fn run(args: &[&str]) -> Ran {
    teka(args).output().unwrap().into()
}

/// Runs the command with text on standard input.
fn run_on(args: &[&str], input: &[u8]) -> Ran {
    use std::io::Write;
    let mut command = teka(args);
    let piped = || std::process::Stdio::piped();
    let mut child = command.stdin(piped()).stdout(piped()).stderr(piped()).spawn().unwrap();
    // The command may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap().into()
}

/// An 8 x 8 board with one solution.
const BOARD: &str = "corpus/queens/case2_8x8.txt";
/// A 4 x 4 Calcudoku with one solution.
const GRID: &str = "corpus/calcudoku/4x4_2.txt";
/// Several boards, one per line.
const MANY: &str = "corpus/queens/many.sbn";
