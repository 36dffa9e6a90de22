//! Reads whole files of Calcudoku grids: find the puzzles in the text, read each, write
//! it and read it again; given solutions are played and judged.

use std::fs;
use std::path::{Path, PathBuf};

use teka_core::family::Status;
use teka_core::lists::find_quoted;
use teka_core::puzzles::calcudoku::{Move, Puzzle, play, text};

/// The project's own grids.
fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/calcudoku")
}

/// Larger sets that not every clone has beside it.
fn data() -> PathBuf {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    std::env::var_os("TEKA_DATA").map_or_else(beside, PathBuf::from)
}

/// The text of one of the larger sets, if it is there.
fn set(name: &str) -> Option<String> {
    fs::read_to_string(data().join("calcudoku").join(name)).ok()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.is_file() && path.extension().is_some_and(|end| end != "md"));
    files.sort();
    files
}

/// Reads every grid of a text, in every format it can be written in.
fn read_all(at: &str, whole: &str) -> Vec<Puzzle> {
    assert!(text::likeness(whole) >= 90, "{at}: {}", text::likeness(whole));
    let mut grids = Vec::new();
    for entry in text::entries(whole) {
        let at = format!("{at} line {}", entry.line);
        let read = text::parse(entry.text).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
        assert_eq!(read.warnings.0, [], "{at}");
        for format in text::FORMATS {
            let Ok(written) = text::write(&read.value, format.name) else { continue };
            let again = text::parse(&written).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
            assert_eq!(again.value, read.value, "{at}: {}", format.name);
        }
        grids.push(read.value);
    }
    grids
}

fn play_all(grid: &Puzzle, moves: &[Move]) -> Status {
    let mut state = play::start(grid);
    moves.iter().for_each(|action| play::play(grid, &mut state, action).unwrap());
    play::status(grid, &state)
}

/// Plays an answer, and spoils it: the judge has to see both.
fn check_answer(at: &str, grid: &Puzzle, answer: &str) {
    let moves = text::read_answer(grid, answer).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
    assert_eq!(play_all(grid, &moves), Status::Solved, "{at}");
    let Some(Move::Write(cell, number)) = moves.last().copied().filter(|_| grid.size() > 1) else {
        return;
    };
    let other = number % grid.size() + 1;
    let spoilt = [&moves[..], &[Move::Write(cell, other)]].concat();
    assert!(matches!(play_all(grid, &spoilt), Status::Broken(_)), "{at}");
    assert!(matches!(play_all(grid, &moves[1..]), Status::Open { .. }), "{at}");
}

#[test]
fn the_corpus_is_read() {
    let all = files(&corpus());
    assert!(all.len() >= 10, "{all:?}");
    for path in all {
        let at = path.display().to_string();
        let grids = read_all(&at, &fs::read_to_string(&path).unwrap());
        let is_many = at.contains("many");
        assert!(if is_many { grids.len() > 2 } else { grids.len() == 1 }, "{at}");
    }
}

#[test]
fn what_is_invalid_is_refused() {
    let all = files(&corpus().join("invalid"));
    assert!(all.len() >= 5, "{all:?}");
    for path in all {
        let text = fs::read_to_string(&path).unwrap();
        assert!(text::likeness(&text) > 0, "{path:?}");
        assert!(text::parse(&text).is_err(), "{path:?}");
    }
}

#[test]
fn answers_are_read() {
    let grid = fs::read_to_string(corpus().join("4x4_2.txt")).unwrap();
    let grid = text::parse(&grid).unwrap().value;
    let all = files(&corpus().join("answers"));
    assert_eq!(all.len(), 3);
    for path in all {
        let answer = fs::read_to_string(&path).unwrap();
        check_answer(&path.display().to_string(), &grid, &answer);
    }
}

#[test]
fn course_puzzles_are_read_and_their_solutions_judged() {
    let Some(table) = set("course.tsv") else { return };
    let mut count = 0;
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let Some(text) = set(&format!("course/{}.txt", fields[0])) else { panic!("{line}") };
        let grids = read_all(fields[0], &text);
        check_answer(fields[0], &grids[0], fields[2]);
        count += 1;
    }
    assert_eq!(count, 131);
}

#[test]
fn every_game_id_is_written_as_it_was_read() {
    for (name, expected) in [("keen.tsv", 172), ("keen_large.tsv", 21)] {
        let Some(table) = set(name) else { return };
        let lines: Vec<&str> = table.lines().skip(1).collect();
        assert_eq!(lines.len(), expected, "{name}");
        let grids = read_all(name, &lines.join("\n"));
        for (line, grid) in lines.iter().zip(&grids) {
            let fields: Vec<&str> = line.split('\t').collect();
            assert_eq!(text::write(grid, "keen").unwrap(), format!("{}\n", fields[1]));
            check_answer(fields[0], grid, fields[3]);
        }
    }
}

#[test]
fn large_sets_are_read_where_they_are() {
    let sets = [("others.jsonl", 818), ("hidden_operators.jsonl", 238), ("large.jsonl", 35)];
    for (name, expected) in sets {
        let Some(text) = set(name) else { return };
        let grids = read_all(name, &text);
        assert_eq!(grids.len(), expected, "{name}");
        let mut judged = 0;
        for (line, grid) in text.lines().zip(&grids) {
            let answer = find_quoted(line, "solution").filter(|answer| !answer.is_empty());
            judged += usize::from(answer.is_some());
            answer.into_iter().for_each(|answer| check_answer(line, grid, answer));
        }
        assert!(judged > 100 || name == "large.jsonl", "{name}: {judged}");
    }
}

#[test]
fn other_families_are_told_apart() {
    let folders = [
        "queens/report",
        "rush-hour/report",
        "rush-hour/course",
        "packing/course",
        "packing/reference",
    ];
    for path in folders.iter().flat_map(|folder| files(&data().join(folder))) {
        let text = fs::read_to_string(&path).unwrap();
        assert!(text::likeness(&text) <= 20, "{path:?}: {}", text::likeness(&text));
    }
    for name in ["queens/community.jsonl", "packing/wild.jsonl"] {
        let text = fs::read_to_string(data().join(name)).unwrap_or_default();
        for line in text.lines() {
            assert!(text::likeness(line) <= 20, "{line}: {}", text::likeness(line));
        }
    }
}
