//! Every command in the documents runs, and prints what the document shows.
//!
//! A `console` block has commands after `$ ` and what they print; `TEKA_DOCS=write` puts in what
//! they print now. An `sh` block has commands that another check runs; see [`elsewhere`].

mod elsewhere;
mod links;
mod markdown;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use markdown::{commands, inline_commands, matches, updated};

use crate::top;

/// Returns every document of the repository that a reader follows.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![top(), top().join("docs")];
    folders.extend(children(&top().join("crates")));
    while let Some(folder) = folders.pop() {
        let inside_docs = folder.starts_with(top().join("docs"));
        for path in children(&folder) {
            if path.is_dir() && inside_docs {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn name(path: &Path) -> String {
    path.strip_prefix(top()).unwrap_or(path).display().to_string()
}

/// A folder with the corpus that can be written to.
pub fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(top().join("corpus"), folder.path().join("corpus")).unwrap();
    folder
}

/// Runs a line in a shell that finds `teka`, with standard error among standard output.
pub fn paste(line: &str, folder: &Path) -> Output {
    let bin = assert_cmd::cargo::cargo_bin!("teka").parent().unwrap().to_path_buf();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
    let mut shell = Command::new("sh");
    shell
        .args(["-c", &format!("exec 2>&1\n{line}")])
        .current_dir(folder)
        .env("PATH", path)
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1");
    // A command that never ends fails instead of stopping the tests.
    let mut shell = assert_cmd::Command::from_std(shell);
    shell.timeout(LIMIT).output().unwrap()
}

/// A server for the documents that show requests, at a free port instead of 8080.
struct Server {
    process: Child,
    address: String,
}

/// The longest time that a command may take.
const LIMIT: Duration = Duration::from_secs(120);

const DOCUMENTED: &str = "127.0.0.1:8080";

impl Server {
    fn start() -> Self {
        use std::io::{BufRead, BufReader};
        let mut process = Command::new(assert_cmd::cargo::cargo_bin!("teka"))
            .args(["serve", "--addr", "127.0.0.1:0"])
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let address = loop {
            let line = lines.next().expect("the server prints its address").unwrap();
            if let Some(rest) = line.split("http://").nth(1) {
                break rest.split('/').next().unwrap().to_owned();
            }
        };
        Self { process, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Runs the commands of one document and returns what does not fit.
fn complaints(path: &Path) -> Vec<String> {
    let text = read(path);
    let commands = commands(&text);
    let server = text.contains("$ curl ").then(Server::start);
    let folder = folder();
    let mut complaints = Vec::new();
    let mut printed = Vec::new();
    for command in commands {
        let mut line = command.line.replace("cargo run --release -- ", "teka ");
        if let Some(server) = &server {
            line = line.replace(DOCUMENTED, &server.address);
        }
        let output = paste(&line, folder.path());
        let mut out = String::from_utf8_lossy(&output.stdout).into_owned();
        if let Some(server) = &server {
            out = out.replace(&server.address, DOCUMENTED);
        }
        // Empty lines at the end are not shown.
        out.truncate(out.trim_end().len());
        let (status, lines) = (output.status.code(), out.lines().collect::<Vec<_>>());
        if status != Some(command.status) || !matches(&command.output, &lines) {
            let place = format!("{}:{}", name(path), command.at);
            complaints
                .push(format!("{place}: $ {}\nstatus {status:?}, printed\n{out}", command.line));
        }
        printed.push((command, out));
    }
    if std::env::var("TEKA_DOCS").is_ok_and(|value| value == "write") {
        std::fs::write(path, updated(&text, &printed)).unwrap();
    }
    complaints
}

#[test]
fn commands_print_what_the_documents_show() {
    let documents = documents();
    assert!(documents.len() > 10, "the documents are found");
    let complaints: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            documents.iter().map(|path| scope.spawn(|| complaints(path))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let help = "run `TEKA_DOCS=write cargo test -p teka-cli documents` and look at the difference";
    assert!(complaints.is_empty(), "{}\n{help}", complaints.join("\n"));
}

/// A command within a sentence may have placeholders, so it is not run. Its name and its options
/// must exist.
#[test]
fn commands_in_sentences_exist() {
    let help = |command: &str| {
        let help = paste(&format!("teka {command} --help"), &top());
        assert!(help.status.success(), "teka {command}");
        String::from_utf8(help.stdout).unwrap()
    };
    for path in documents() {
        let text = read(&path);
        for line in inline_commands(&text) {
            let mut words = line.split([' ', '=']).skip(1).peekable();
            let command = words.next_if(|word| word.chars().all(char::is_lowercase));
            let help = help(command.unwrap_or_default());
            for option in words.filter(|word| word.starts_with("--")) {
                let known = help.split([' ', '\n']).any(|word| word == option);
                assert!(known, "{}: `{line}`: {option}", name(&path));
            }
        }
    }
}

/// Commands in indented blocks would be run by nothing.
#[test]
fn no_command_is_in_an_indented_block() {
    for path in documents() {
        let text = read(&path);
        let hidden = text.lines().find(|line| {
            ["    teka ", "    cargo ", "    curl ", "    ./"]
                .iter()
                .any(|start| line.starts_with(start))
        });
        // A continued line of a fenced command is indented as well.
        let fenced = hidden.is_none_or(|line| text.contains(&format!("\\\n{line}")));
        assert!(fenced, "{}: {}", name(&path), hidden.unwrap_or_default());
    }
}
