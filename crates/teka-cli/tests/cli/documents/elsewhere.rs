//! Commands of `sh` blocks: they take too long, need a terminal or never end, so another check runs
//! or compiles them. Here, everything they name must exist.

use std::collections::BTreeSet;

use super::markdown::shell_lines;
use super::{documents, folder, paste, read};
use crate::top;

/// How such commands begin, without variables, and what runs or compiles them.
const ELSEWHERE: &[(&str, &str)] = &[
    ("./test", "`.ci/run` runs it"),
    (".ci/run", "it is the check before every merge"),
    (".ci/deny", "the workflow runs it"),
    ("bench/", "measurements are not tests"),
    ("cargo bench ", "`.ci/run` compiles it"),
    ("cargo build --profile profiling -p ", "Cargo.toml has the profile"),
    ("cargo install --locked --path ", "`.ci/run` builds the same binary"),
    ("cargo run --release -- experiment ", "`plans_can_be_read` reads the plan"),
    ("cargo run --release -- serve", "tests/cli/serve.rs runs it"),
    ("cargo run --release -p ", "`.ci/run` compiles the example"),
    ("cargo run -p ", "`.ci/run` compiles the example"),
    ("cargo test ", "`./test` runs these tests"),
    ("teka serve", "tests/cli/serve.rs runs it"),
    ("teka solve --watch ", "tests/cli/terminal.rs runs it"),
];

/// Returns the lines of every `sh` block without their variables, such as `TEKA_DOCS=write`.
fn lines() -> BTreeSet<String> {
    let lines = documents().into_iter().flat_map(|path| shell_lines(&read(&path)));
    let command = |line: String| {
        let words = line.split(' ');
        words.skip_while(|word| word.contains('=')).collect::<Vec<_>>().join(" ")
    };
    lines.map(command).collect()
}

#[test]
fn other_commands_are_run_elsewhere() {
    let lines = lines();
    let known = |line: &&String| ELSEWHERE.iter().any(|(start, _)| line.starts_with(start));
    let unknown: Vec<_> = lines.iter().filter(|line| !known(line)).collect();
    assert!(
        unknown.is_empty(),
        "put these in a console block, or say what runs them: {unknown:#?}"
    );
    let unused = |(start, _): &&(&str, &str)| !lines.iter().any(|line| line.starts_with(start));
    let unused: Vec<_> = ELSEWHERE.iter().filter(unused).collect();
    assert!(unused.is_empty(), "no document has these any more: {unused:#?}");
}

#[test]
fn what_they_name_exists() {
    for line in lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let after = |option| {
            let place = words.iter().position(|word| *word == option);
            place.map(|place| words[place + 1])
        };
        if let Some(package) = after("-p") {
            let package = top().join("crates").join(package);
            assert!(package.is_dir(), "{line}");
            for (option, folder) in [("--example", "examples"), ("--bench", "benches")] {
                let Some(name) = after(option) else { continue };
                let target = package.join(folder).join(name);
                assert!(target.is_dir() || target.with_extension("rs").is_file(), "{line}");
            }
        }
        let places = ["./", ".ci/", "bench/", "corpus/", "crates/", "docs/"];
        for word in words.iter().filter(|word| places.iter().any(|top| word.starts_with(top))) {
            assert!(top().join(word).exists(), "{line}: {word} does not exist");
        }
    }
}

/// A pattern that no run matches is rejected only after the plan was read.
#[test]
fn plans_can_be_read() {
    let folder = folder();
    for line in lines() {
        let Some(rest) = line.strip_prefix("cargo run --release -- experiment ") else { continue };
        let output = paste(&format!("teka experiment {rest} --only no-such-run"), folder.path());
        let printed = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(2), "{line}\n{printed}");
        assert!(printed.contains("no-such-run"), "{line}\n{printed}");
    }
}
