//! Every example in the README and in each `--help` works as printed.

use std::path::Path;
use std::process::Command;

use crate::{run, top};

/// Pastes a line into a shell, in a folder that has the corpus and can be written to.
fn paste(line: &str, folder: &Path) {
    let bin = assert_cmd::cargo::cargo_bin!("teka").parent().unwrap().to_path_buf();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", path)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}\n{err}");
    assert!(!err.contains("error: ") && !err.contains("panicked"), "{line}\n{err}");
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(top().join("corpus"), folder.path().join("corpus")).unwrap();
    folder
}

#[test]
fn examples_of_every_help() {
    let verbs = [
        "",
        "solve",
        "count",
        "merge",
        "check",
        "hint",
        "explain",
        "generate",
        "draw",
        "convert",
        "compare",
        "experiment",
        "methods",
        "completions",
        "man",
    ];
    let folder = folder();
    for verb in verbs {
        let help =
            run(&[verb, "--help"].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>())
                .out;
        let examples: Vec<&str> =
            help.lines().skip_while(|line| *line != "Examples:").skip(1).map(str::trim).collect();
        assert!(!examples.is_empty(), "teka {verb} --help has examples");
        examples.into_iter().for_each(|line| paste(line, folder.path()));
    }
}

/// The lines of the README's shell blocks; what runs cargo is left to whoever reads it.
#[test]
fn examples_of_the_readme() {
    let readme = std::fs::read_to_string(top().join("README.md")).unwrap();
    let blocks = readme.split("```sh\n").skip(1).filter_map(|block| block.split("```").next());
    let lines: Vec<&str> =
        blocks.flat_map(str::lines).filter(|line| line.contains("teka ")).collect();
    assert!(lines.len() >= 5, "the README has examples");
    let folder = folder();
    for line in lines.into_iter().filter(|line| !line.starts_with("cargo ")) {
        paste(line, folder.path());
    }
}
