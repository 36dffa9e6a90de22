//! Reads files of packing puzzles: finds the puzzles in the text, then parses, writes and parses
//! each one again. Answers are parsed, and invalid ones are refused for the right reason. No text
//! of another family is mistaken for a packing puzzle, and no packing puzzle for another family.

mod mistakes;
mod random;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use teka_core::diagnostic::{Diagnostics, Parsed};
use teka_core::family::{Read, Strictness};
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::Calcudoku;
use teka_core::puzzles::packing::{Move, Packing, Puzzle};
use teka_core::puzzles::queens::Queens;
use teka_core::puzzles::rush_hour::RushHour;
use teka_core::reading::quoted_field;

use crate::support::{corpus, data, files};

/// Parses every puzzle of a text, and writes and parses it again in every format.
fn read_all(at: &str, whole: &str) -> Vec<Puzzle> {
    assert_eq!(Packing::likeness(whole), 100, "{at}");
    let read = |entry: teka_core::family::Entry| {
        let at = format!("{at} line {}", entry.line);
        let read = Packing::parse(entry.text).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
        check_again(&at, &read.value);
        read.value
    };
    Packing::entries(whole).into_iter().map(read).collect()
}

/// Checks that writing and parsing a puzzle in any format does not change it.
fn check_again(at: &str, puzzle: &Puzzle) {
    for format in Packing::formats() {
        let written = Packing::write(puzzle, format.name).unwrap();
        assert_eq!(format.one_line, written.lines().count() == 1, "{at}");
        let again = Packing::parse(&written).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
        assert_eq!(again.value, *puzzle, "{at}: {}", format.name);
    }
}

fn codes(diagnostics: &Diagnostics) -> Vec<&'static str> {
    diagnostics.0.iter().map(|diagnostic| diagnostic.code).collect()
}

fn outcome(read: &Result<Parsed<Puzzle>, Diagnostics>) -> String {
    match read {
        Ok(read) => format!("read, {:?}", codes(&read.warnings)),
        Err(flaws) => format!("refused, {:?}", codes(flaws)),
    }
}

#[test]
fn the_corpus_is_read() {
    let all = files(&corpus("packing"));
    assert!(all.len() >= 9, "{all:?}");
    for path in all {
        let at = path.display().to_string();
        let puzzles = read_all(&at, &fs::read_to_string(&path).unwrap());
        let expected =
            [("many", 3), ("several", 2)].into_iter().find(|(name, _)| at.contains(name));
        assert_eq!(puzzles.len(), expected.map_or(1, |(_, count)| count), "{at}");
    }
}

#[test]
fn each_mistake_is_told_by_its_code() {
    let expected = [
        ("area", "area"),
        ("board_sign", "bad-sign"),
        ("count", "bad-count"),
        ("drawn_twice", "drawn-twice"),
        ("given_outside", "outside"),
        ("given_part", "given-part"),
        ("given_rows", "row-count"),
        ("given_shape", "given-shape"),
        ("given_unknown", "unknown-letter"),
        ("header", "bad-header"),
        ("kind", "bad-kind"),
        ("letter", "bad-letter"),
        ("no_cells", "no-cells"),
        ("no_kind", "no-kind"),
        ("not_square", "not-square"),
        ("pieces_extra", "pieces-extra"),
        ("pieces_missing", "pieces-missing"),
        ("row_short", "row-length"),
        ("rows_extra", "rows"),
        ("rows_missing", "rows"),
        ("sides", "bad-side"),
        ("too_large", "too-large"),
        ("too_many_pieces", "too-many-pieces"),
        ("two_letters", "two-letters"),
    ];
    let all = files(&corpus("packing").join("invalid"));
    let found = all.iter().map(|path| {
        let flaws = Packing::parse(&fs::read_to_string(path).unwrap()).unwrap_err();
        let flaw = &flaws.0[0];
        assert_eq!(flaws.0.len(), 1, "{path:?}: {flaws:?}");
        assert!(flaw.span.is_some() && (flaw.help.is_some() || flaw.label.is_some()), "{path:?}");
        (path.file_stem().unwrap().to_str().unwrap(), flaw.code)
    });
    assert_eq!(found.collect::<Vec<_>>(), expected);
}

#[test]
fn answers_are_read() {
    let all = files(&corpus("packing").join("answers"));
    assert!(all.len() >= 5, "{all:?}");
    for path in all {
        let name = path.file_name().unwrap().to_str().unwrap();
        let puzzle = corpus("packing").join(format!("{}.txt", name.split('.').next().unwrap()));
        let puzzle = Packing::parse(&fs::read_to_string(puzzle).unwrap()).unwrap().value;
        let moves = Packing::read_answer(&puzzle, &fs::read_to_string(&path).unwrap()).unwrap();
        assert!(is_solved(&puzzle, &moves), "{name}");
    }
}

/// Returns true if the moves and the givens place every piece correctly and cover the board.
fn is_solved(puzzle: &Puzzle, moves: &[Move]) -> bool {
    let laid = moves.iter().try_fold(puzzle.clone(), |puzzle, action| {
        let index = |cell: &Cell| puzzle.board().index_of(*cell).map(|index| index as u8);
        let cells: Option<Vec<u8>> = action.cells.iter().map(index).collect();
        puzzle.with_given(puzzle.piece_of(action.letter)?, &cells?)
    });
    laid.is_some_and(|laid| (0..laid.pieces().len()).all(|piece| laid.given(piece).is_some()))
}

/// Puzzles that the program behind the verdicts reads differently. It accepts only letters as piece
/// names, and no `#` for a cell.
const READ_HERE: [&str; 4] = ["wild-049", "wild-306", "wild-308", "wild-309"];

#[test]
fn files_from_the_wild_are_refused_where_they_should_be() {
    let Ok(text) = fs::read_to_string(data("packing").join("wild.jsonl")) else { return };
    let all = Packing::entries(&text);
    assert_eq!(all.len(), 375);
    let mut read_here = BTreeSet::new();
    for entry in &all {
        let name = entry.name.as_deref().unwrap();
        let verdict = quoted_field(entry.text, "verdict").unwrap();
        let read = Packing::parse(entry.text);
        assert_eq!(outcome(&read), outcome(&Packing::parse(entry.text)), "{name}");
        assert!(Packing::likeness(entry.text) >= 30, "{name}");
        match (&read, &*verdict) {
            (Ok(_), "invalid" | "parser-crash") => drop(read_here.insert(name)),
            (Err(flaws), "solvable" | "unsolvable") => panic!("{name}: {flaws:?}"),
            (Err(flaws), _) => assert!(flaws.0.iter().all(|flaw| flaw.span.is_some()), "{name}"),
            (Ok(read), _) => check_again(name, &read.value),
        }
    }
    assert_eq!(read_here.into_iter().collect::<Vec<_>>(), READ_HERE);
}

#[test]
fn what_is_odd_about_files_from_the_wild_is_said() {
    let Ok(text) = fs::read_to_string(data("packing").join("wild.jsonl")) else { return };
    let warned = |code: &str| {
        let reads =
            Packing::entries(&text).into_iter().filter_map(|entry| Packing::parse(entry.text).ok());
        let count = |read: &Parsed<Puzzle>| codes(&read.warnings).contains(&code);
        reads.filter(count).count()
    };
    let found = ["corners", "in-parts", "stars", "hashes", "blank-line", "cases"].map(warned);
    assert_eq!(found, [13, 2, 2, 3, 3, 1]);
}

#[test]
fn the_courses_files_are_refused_where_they_should_be() {
    let Ok(table) = fs::read_to_string(data("packing").join("course.tsv")) else { return };
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (name, verdict, error) = (fields[0], fields[1], fields[7]);
        let text = fs::read_to_string(data("packing").join("course").join(name)).unwrap();
        let read = Packing::parse(&text);
        assert_eq!(read.is_err(), verdict == "invalid", "{name}: {}", outcome(&read));
        let flaws = read.err().unwrap_or_default();
        for code in ["area", "pieces-missing"] {
            assert_eq!(codes(&flaws).contains(&code), error.contains(code), "{name}");
        }
        let lenient = Packing::parse_as(&text, Strictness::Lenient);
        assert_eq!(lenient.is_err(), error.contains("bad-mode"), "{name}: {}", outcome(&lenient));
    }
}

#[test]
fn reference_puzzles_are_read() {
    for path in files(&data("packing").join("reference")) {
        let at = path.display().to_string();
        assert_eq!(read_all(&at, &fs::read_to_string(&path).unwrap()).len(), 1, "{at}");
    }
}

const OTHERS: [(&str, fn(&str) -> u8); 3] = [
    ("queens", Queens::likeness),
    ("calcudoku", Calcudoku::likeness),
    ("rush-hour", RushHour::likeness),
];

fn texts(family: &str) -> Vec<(PathBuf, String)> {
    let folders = ["", "invalid", "wild"].map(|folder| corpus(family).join(folder));
    let all = folders.iter().flat_map(|folder| files(folder));
    let all = all.map(|path| (path.clone(), fs::read_to_string(path).unwrap()));
    let texts: Vec<(PathBuf, String)> = all.collect();
    assert!(texts.len() >= 10, "{family}: {}", texts.len());
    texts
}

#[test]
fn families_are_told_apart() {
    for (path, text) in texts("packing") {
        for (family, other) in OTHERS {
            assert!(Packing::likeness(&text) > other(&text), "{family}: {path:?}");
        }
    }
    for (family, own) in OTHERS {
        for (path, text) in texts(family) {
            assert!(Packing::likeness(&text) < own(&text), "{path:?}");
        }
    }
}
