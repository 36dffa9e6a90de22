//! Tests that every example in the help works as printed.

use crate::documents::{folder, paste};
use crate::run;

#[test]
fn examples_of_every_help() {
    let commands = [
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
    for command in commands {
        let help = run(&[command, "--help"]
            .into_iter()
            .filter(|word| !word.is_empty())
            .collect::<Vec<_>>())
        .out;
        let examples: Vec<&str> =
            help.lines().skip_while(|line| *line != "Examples:").skip(1).map(str::trim).collect();
        assert!(!examples.is_empty(), "teka {command} --help has examples");
        for line in examples {
            let output = paste(line, folder.path());
            let printed = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success(), "{line}\n{printed}");
            assert!(
                !printed.contains("error: ") && !printed.contains("panicked"),
                "{line}\n{printed}"
            );
        }
    }
}
