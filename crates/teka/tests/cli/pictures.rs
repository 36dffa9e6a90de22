//! Pictures of every kind, written whole or not at all.

use crate::{BOARD, run};

/// Runs with `-o` and returns the file's bytes.
fn picture(args: &[&str], name: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    let ran = run(&[args, &["-o", path.to_str().unwrap(), BOARD]].concat());
    assert_eq!(ran.status, 0, "{args:?}: {}", ran.err);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
    std::fs::read(path).unwrap()
}

#[test]
fn every_verb_that_draws_draws() {
    for args in [
        &["solve"][..],
        &["draw"],
        &["draw", "--solved", "--theme", "dark"],
        &["hint"],
        &["explain", "--step", "2"],
    ] {
        assert!(picture(args, "board.svg").starts_with(b"<svg"), "{args:?}");
        assert!(picture(args, "board.png").starts_with(b"\x89PNG"), "{args:?}");
    }
    for args in [&["solve"][..], &["explain"]] {
        assert!(picture(args, "board.gif").starts_with(b"GIF89a"), "{args:?}");
    }
    assert!(
        picture(&["compare", "--repeat", "1", "--method", "propagation,backtracking"], "chart.svg")
            .starts_with(b"<svg")
    );
}

#[test]
fn a_failed_write_leaves_the_old_file_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("answer.txt");
    std::fs::write(&path, "precious").unwrap();
    let ran = run(&["convert", "--to", "nonsense", "-o", path.to_str().unwrap(), BOARD]);
    assert_eq!(ran.status, 2);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
}
