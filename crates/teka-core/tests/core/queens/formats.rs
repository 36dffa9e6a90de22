//! Reads files of Queens boards as front ends do: detects the family, finds the puzzles in the
//! text, then parses, writes and parses each one again.

use std::fs;
use std::path::Path;

use teka_core::any::AnyFamily;
use teka_core::family::Status;
use teka_core::registry::{detect, family};

use crate::support::{corpus, data, files};

fn queens() -> &'static dyn AnyFamily {
    family("queens").unwrap()
}

/// Parses every board of a file, and writes and parses it again in every format.
fn read_all(path: &Path) -> usize {
    let text = fs::read_to_string(path).unwrap();
    assert_eq!(detect(&text).map(|family| family.info().id), Some("queens"), "{path:?}");
    let entries = queens().entries(&text);
    for entry in &entries {
        let at = format!("{path:?} line {}", entry.line);
        let read = queens().parse(entry.text).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
        assert_eq!(read.warnings.0, [], "{at}");
        let json = read.value.write("json").unwrap();
        for format in queens().formats() {
            let Ok(text) = read.value.write(format.name) else { continue };
            let again = queens().parse(&text).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
            assert_eq!(again.value.write("json").unwrap(), json, "{at}: {}", format.name);
        }
    }
    entries.len()
}

#[test]
fn the_corpus_is_read() {
    let count = |name: &str| read_all(&corpus("queens").join(name));
    assert_eq!(count("many.sbn"), 5);
    assert_eq!(count("many.tsv"), 3);
    assert_eq!(count("many.jsonl"), 3);
    assert_eq!(count("many_links.txt"), 3);
    let all = files(&corpus("queens"));
    assert!(all.len() > 10, "{all:?}");
    all.iter().for_each(|path| assert!(read_all(path) > 0));
}

#[test]
fn what_is_invalid_is_refused() {
    let all = files(&corpus("queens").join("invalid"));
    assert_eq!(all.len(), 5);
    for path in all {
        let text = fs::read_to_string(&path).unwrap();
        assert!(queens().likeness(&text) > 0, "{path:?}");
        assert!(queens().parse(&text).is_err(), "{path:?}");
    }
}

#[test]
fn answers_are_read() {
    let board = fs::read_to_string(corpus("queens").join("case2_8x8.txt")).unwrap();
    let board = queens().parse(&board).unwrap().value;
    let all = files(&corpus("queens").join("answers"));
    assert_eq!(all.len(), 3);
    for path in all {
        let answer = board.read_answer(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(answer.status(), Status::Solved, "{path:?}");
    }
}

#[test]
fn large_sets_are_read_where_they_are() {
    let sets = [("community.jsonl", 766), ("gen_12.tsv", 1), ("gen_15.tsv", 1), ("gen_20.tsv", 1)];
    for (name, least) in sets {
        let path = data("queens").join(name);
        assert!(!path.is_file() || read_all(&path) >= least, "{name}");
    }
}
