//! Tests of pictures of every type, which are written atomically.

use crate::{BOARD, run, run_on};

/// Runs with `-o` and returns the bytes of the file.
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

#[test]
fn where_nothing_comes_of_it_the_old_file_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("answer.txt");
    let name = path.to_str().unwrap();
    for (args, input, status) in [
        (&["solve"][..], "AAB\nAB\nCCC\n", 2),
        (&["solve", "--node-limit", "0"], "AAB\nABB\nCCC\n", 3),
        (&["explain", "--node-limit", "0"], "AAB\nABB\nCCC\n", 3),
        (&["convert", "--to", "keen"], "2 2\n1 1\n2 2\n3?\n3+\n", 2),
        (&["generate", "queens", "--node-limit", "0"], "", 3),
    ] {
        std::fs::write(&path, "precious").unwrap();
        let ran = run_on(&[args, &["-o", name]].concat(), input.as_bytes());
        assert_eq!(ran.status, status, "{args:?}: {}", ran.err);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious", "{args:?}");
        assert!(!ran.err.contains("Wrote"), "{args:?}: {}", ran.err);
        std::fs::remove_file(&path).unwrap();
        run_on(&[args, &["-o", name]].concat(), input.as_bytes());
        assert!(!path.exists(), "{args:?}");
    }
}
