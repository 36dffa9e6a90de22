//! Reads files of Rush Hour boards: finds the boards in the text, then parses, writes and parses
//! each one again. Answers in every form are parsed, played and verified.

mod mistakes;
mod random;

use std::fs;
use std::path::{Path, PathBuf};

use teka_core::diagnostic::{Diagnostics, Span};
use teka_core::family::{Play, Read, Status};
use teka_core::puzzles::rush_hour::{Puzzle, RushHour, Vehicle};
use teka_core::value::Value;

use crate::support;
use crate::support::reading;

/// Returns the folder of Rush Hour in the corpus of the project.
fn corpus() -> PathBuf {
    support::corpus("rush-hour")
}

/// Returns the folder of the larger sets, which not every checkout has.
fn data() -> PathBuf {
    support::data("rush-hour")
}

/// Returns the files of a folder with these extensions, except the index.
fn files(folder: &Path, ending: &[&str]) -> Vec<PathBuf> {
    let is_wanted = |path: &PathBuf| ending.iter().any(|it| path.extension() == Some(it.as_ref()));
    let files = support::files(folder).into_iter();
    files.filter(|path| is_wanted(path) && !path.ends_with("INDEX.txt")).collect()
}

/// Returns the codes and positions of diagnostics.
fn places(diagnostics: &Diagnostics) -> String {
    let place = |diagnostic: &teka_core::diagnostic::Diagnostic| {
        let span = diagnostic.span.unwrap_or(Span::at(1, 1));
        format!("{} {}:{}", diagnostic.code, span.line, span.column)
    };
    diagnostics.0.iter().map(place).collect::<Vec<_>>().join(", ")
}

/// Returns a board without the letters of its vehicles.
fn nameless(puzzle: &Puzzle) -> impl PartialEq + std::fmt::Debug {
    let vehicles = puzzle.vehicles().iter().map(|vehicle| Vehicle { letter: ' ', ..*vehicle });
    let places: Vec<_> = vehicles.zip(puzzle.positions().to_vec()).collect();
    (puzzle.rows(), puzzle.columns(), puzzle.exit(), places, puzzle.walls().to_vec())
}

/// Writes a board in every format that can represent it and parses it again, twice. The letters may
/// change only the first time.
fn round_trip(at: &str, puzzle: &Puzzle) -> usize {
    let mut formats = 0;
    for format in RushHour::formats() {
        let Ok(written) = RushHour::write(puzzle, format.name) else { continue };
        let again = RushHour::parse(&written).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
        assert_eq!(again.warnings.0, [], "{at}: {}", format.name);
        assert_eq!(nameless(&again.value), nameless(puzzle), "{at}: {}", format.name);
        assert_eq!(RushHour::write(&again.value, format.name).unwrap(), written, "{at}");
        assert_eq!(RushHour::entries(&written).len(), 1, "{at}");
        formats += 1;
    }
    formats
}

/// Parses every board of a file. Boards in the text format of the algorithm-strategies course must
/// be written unchanged.
fn read_all(path: &Path, warned: impl Fn(&Path) -> bool) -> usize {
    let whole = fs::read_to_string(path).unwrap();
    assert!(RushHour::likeness(&whole) >= 60, "{path:?}: {}", RushHour::likeness(&whole));
    let entries = RushHour::entries(&whole);
    for entry in &entries {
        let at = format!("{path:?} line {}", entry.line);
        let read = RushHour::parse(entry.text).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
        assert_eq!(!read.warnings.0.is_empty(), warned(path), "{at}: {:?}", read.warnings);
        assert!(round_trip(&at, &read.value) > 0, "{at}");
    }
    entries.len()
}

#[test]
fn the_corpus_is_read() {
    let count = |name: &str| read_all(&corpus().join(name), |_| false);
    assert_eq!(count("many.txt"), 5);
    assert_eq!(count("several.txt"), 2);
    let all = files(&corpus(), &["txt", "csv"]);
    assert!(all.len() >= 10, "{all:?}");
    all.iter().for_each(|path| assert!(read_all(path, |_| false) > 0));
}

#[test]
fn wild_files_are_read_with_a_warning() {
    let all = files(&corpus().join("wild"), &["txt"]);
    assert_eq!(all.len(), 5);
    all.iter().for_each(|path| assert_eq!(read_all(path, |_| true), 1));
}

#[test]
fn what_is_invalid_is_refused() {
    let all = files(&corpus().join("invalid"), &["txt"]);
    assert_eq!(all.len(), 9);
    for path in all {
        let text = fs::read_to_string(&path).unwrap();
        assert!(RushHour::likeness(&text) >= 60, "{path:?}");
        assert!(RushHour::parse(&text).is_err(), "{path:?}");
    }
}

#[test]
fn answers_are_read() {
    let board = fs::read_to_string(corpus().join("right_6x6.txt")).unwrap();
    let board = RushHour::parse(&board).unwrap().value;
    let all = files(&corpus().join("answers"), &["txt"]);
    assert_eq!(all.len(), 3);
    for path in all {
        let answer = RushHour::read_answer(&board, &fs::read_to_string(&path).unwrap()).unwrap();
        let mut state = RushHour::start(&board);
        for action in &answer {
            assert_ne!(RushHour::status(&board, &state), Status::Solved, "{path:?}");
            RushHour::play(&board, &mut state, action).unwrap();
        }
        assert_eq!(RushHour::status(&board, &state), Status::Solved, "{path:?}");
        let told = RushHour::answer(&board, &state, &answer);
        assert_eq!(told[1..], [("slides", Value::Int(5)), ("cells", Value::Int(9))], "{path:?}");
    }
}

#[test]
fn the_course_boards_are_read_where_they_are() {
    let mut all = files(&data().join("course"), &["txt"]);
    let is_original = |path: &PathBuf| path.to_string_lossy().contains("forty");
    all.retain(is_original);
    assert!(all.is_empty() || all.len() == 160, "{}", all.len());
    for path in all {
        assert_eq!(read_all(&path, |_| false), 1);
        let whole = fs::read_to_string(&path).unwrap();
        let written = RushHour::write(&RushHour::parse(&whole).unwrap().value, "text").unwrap();
        assert_eq!(written, whole, "{path:?}");
    }
}

#[test]
fn the_report_boards_are_read_where_they_are() {
    let all = files(&data().join("report"), &["txt"]);
    assert!(all.is_empty() || all.len() == 12, "{}", all.len());
    // Three of them have a wrong number of vehicles, and one has a vehicle of a single cell, which
    // is not valid.
    let wrong = ["gbfs5.txt", "gbfs8.txt", "astar4.txt"];
    let is_wrong = |path: &Path| wrong.iter().any(|name| path.ends_with(name));
    for path in all {
        if path.ends_with("ucs12.txt") {
            let flaws = RushHour::parse(&fs::read_to_string(&path).unwrap()).unwrap_err();
            assert_eq!(places(&flaws), "one-cell 3:5");
        } else {
            assert_eq!(read_all(&path, is_wrong), 1);
        }
    }
}

#[test]
fn large_sets_are_read_where_they_are() {
    let sets = [
        ("stratified.txt", 476),
        ("original40.txt", 40),
        ("jam40.txt", 40),
        ("all_5x5.txt", 1730),
        ("larger_boards.txt", 7),
    ];
    for (name, count) in sets {
        let path = data().join(name);
        assert!(!path.is_file() || read_all(&path, |_| false) == count, "{name}");
    }
}

const BOARD: &str = "4 4\n2\nI.BB\nI...\nPP..K\n....\n";

#[test]
fn answers_moves_are_read() {
    reading::check_answer::<RushHour>(BOARD, "B-1 P+2", "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, "\u{feff}B-1,\r\nP+1; P+1\n", "B-1 P+1 P+1");
    reading::check_answer::<RushHour>(BOARD, "B-left P-kanan (2)", "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, "I-DOWN(2)", "I+2");
    reading::check_answer::<RushHour>(BOARD, r#"{"slides":2,"moves":["B-1", "P+2"]}"#, "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, r#"["B-1"]"#, "B-1");
}

#[test]
fn answers_reports_are_read_without_their_boards() {
    let board = "I.BB\nI...\nPP..K\n....\n";
    let report = |head: &str, step: &str| {
        format!("{head}\n{board}\n{step} 1: B-kiri\n{board}\n{step} 2: P-right (2)\n{board}")
    };
    reading::check_answer::<RushHour>(BOARD, &report("Papan Awal", "Gerakan"), "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, &report("Start", "Move"), "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, "Start\nPPK\nTotal: 0 slides\n", "");
    let twice = report("Start", "Move").repeat(2);
    reading::check_answer::<RushHour>(BOARD, &twice, "several 18:1");
}

#[test]
fn answers_mistakes_are_told_with_their_place() {
    reading::check_answer::<RushHour>(BOARD, " \n", "empty 1:1");
    reading::check_answer::<RushHour>(BOARD, "B-1 Q+1\nP*2", "bad-move 1:5, bad-move 2:1");
    reading::check_answer::<RushHour>(BOARD, "P-up\n I-kiri", "bad-move 1:1, bad-move 2:2");
    reading::check_answer::<RushHour>(BOARD, "P-left (0)", "bad-move 1:8");
    reading::check_answer::<RushHour>(BOARD, "P-left (2) (2)", "bad-move 1:12");
    reading::check_answer::<RushHour>(BOARD, "(2)", "bad-move 1:1");
    reading::check_answer::<RushHour>(
        BOARD,
        "P++2 P-+2 P-left(+2)",
        "bad-move 1:1, bad-move 1:6, bad-move 1:11",
    );
    reading::check_answer::<RushHour>(BOARD, "Move 1: P-aside", "bad-move 1:9");
    reading::check_answer::<RushHour>(BOARD, "{}", "no-answer 1:1");
    reading::check_answer::<RushHour>(BOARD, "[1, [2]]", "bad-move 1:2, bad-move 1:5");
    reading::check_answer::<RushHour>(BOARD, "[\"B+1\"", "no-answer 1:1");
}

#[test]
fn letters_stay_where_they_can() {
    reading::check_written::<RushHour>("BBooAAooo", "text", Ok("3 3\n1\nBB.\n.PPK\n...\n"));
    reading::check_written::<RushHour>("3 3\n1\nBB.\n.PPK\n...\n", "line", Ok("BBooAAooo\n"));
}

#[test]
fn the_primary_changes_places_with_who_has_its_letter() {
    reading::check_written::<RushHour>("PPooAAooo", "text", Ok("3 3\n1\nAA.\n.PPK\n...\n"));
    reading::check_written::<RushHour>("3 3\n1\nAA.\n.PPK\n...\n", "line", Ok("PPooAAooo\n"));
    reading::check_written::<RushHour>(
        "3 3\n1\nXX.\n.PPK\n...\n",
        "csv",
        Ok("size,3,3\ncar,orientation,col,row,length\nX,H,2,2,2\nP,H,1,1,2\n"),
    );
}

#[test]
fn letters_that_mean_something_else_are_replaced() {
    reading::check_written::<RushHour>("KKoAAoPPo", "text", Ok("3 3\n2\nAA.\nPP.K\nBB.\n"));
    reading::check_written::<RushHour>("3 3\n2\nxx.\nPP.K\noo.\n", "line", Ok("PPoAAoBBo\n"));
}
