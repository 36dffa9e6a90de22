//! Reads files of Calcudoku grids: finds the puzzles in the text, then parses, writes and parses
//! each one again. Known solutions are played and verified.

use std::fs;

use teka_core::family::{Play, Read, Status};
use teka_core::puzzles::calcudoku::{Calcudoku, Move, Puzzle};
use teka_core::reading::quoted_field;

use crate::support::calcudoku::set;
use crate::support::{corpus, data, files};

/// Parses every grid of a text, and writes and parses it again in every format.
fn read_all(at: &str, whole: &str) -> Vec<Puzzle> {
    assert!(Calcudoku::likeness(whole) >= 90, "{at}: {}", Calcudoku::likeness(whole));
    let mut grids = Vec::new();
    for entry in Calcudoku::entries(whole) {
        let at = format!("{at} line {}", entry.line);
        let read = Calcudoku::parse(entry.text).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
        // Other programs also allow differences and quotients in larger cages.
        assert!(
            read.warnings.0.iter().all(|it| it.code == "extension"),
            "{at}: {:?}",
            read.warnings
        );
        for format in Calcudoku::formats() {
            let Ok(written) = Calcudoku::write(&read.value, format.name) else { continue };
            let again =
                Calcudoku::parse(&written).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
            assert_eq!(again.value, read.value, "{at}: {}", format.name);
        }
        grids.push(read.value);
    }
    grids
}

fn play_all(grid: &Puzzle, moves: &[Move]) -> Status {
    let mut state = Calcudoku::start(grid);
    moves.iter().for_each(|action| Calcudoku::play(grid, &mut state, action).unwrap());
    Calcudoku::status(grid, &state)
}

/// Plays a correct answer and an incorrect one. Verification must recognise both.
fn check_answer(at: &str, grid: &Puzzle, answer: &str) {
    let moves =
        Calcudoku::read_answer(grid, answer).unwrap_or_else(|flaws| panic!("{at}: {flaws:?}"));
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
    let all = files(&corpus("calcudoku"));
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
    let all = files(&corpus("calcudoku").join("invalid"));
    assert!(all.len() >= 5, "{all:?}");
    for path in all {
        let text = fs::read_to_string(&path).unwrap();
        assert!(Calcudoku::likeness(&text) > 0, "{path:?}");
        assert!(Calcudoku::parse(&text).is_err(), "{path:?}");
    }
}

#[test]
fn answers_are_read() {
    let grid = fs::read_to_string(corpus("calcudoku").join("4x4_2.txt")).unwrap();
    let grid = Calcudoku::parse(&grid).unwrap().value;
    let all = files(&corpus("calcudoku").join("answers"));
    assert_eq!(all.len(), 3);
    for path in all {
        let answer = fs::read_to_string(&path).unwrap();
        check_answer(&path.display().to_string(), &grid, &answer);
    }
}

#[test]
fn course_puzzles_are_read_and_their_solutions_judged() {
    let table = set("course.tsv");
    let lines: Vec<&str> = table.lines().skip(1).collect();
    assert!(table.is_empty() || lines.len() == 131);
    for line in lines {
        let fields: Vec<&str> = line.split('\t').collect();
        let grids = read_all(fields[0], &set(&format!("course/{}.txt", fields[0])));
        check_answer(fields[0], &grids[0], fields[2]);
    }
}

#[test]
fn every_game_id_is_written_as_it_was_read() {
    for (name, expected) in [("keen.tsv", 172), ("keen_large.tsv", 21)] {
        let table = set(name);
        if table.is_empty() {
            return;
        }
        let lines: Vec<&str> = table.lines().skip(1).collect();
        assert_eq!(lines.len(), expected, "{name}");
        let grids = read_all(name, &lines.join("\n"));
        for (line, grid) in lines.iter().zip(&grids) {
            let fields: Vec<&str> = line.split('\t').collect();
            assert_eq!(Calcudoku::write(grid, "keen").unwrap(), format!("{}\n", fields[1]));
            check_answer(fields[0], grid, fields[3]);
        }
    }
}

#[test]
fn large_sets_are_read_where_they_are() {
    let sets = [("others.jsonl", 818), ("hidden_operators.jsonl", 238), ("large.jsonl", 35)];
    for (name, expected) in sets {
        let text = set(name);
        if text.is_empty() {
            return;
        }
        let grids = read_all(name, &text);
        assert_eq!(grids.len(), expected, "{name}");
        let mut judged = 0;
        for (line, grid) in text.lines().zip(&grids) {
            let answer = quoted_field(line, "solution").filter(|answer| !answer.is_empty());
            judged += usize::from(answer.is_some());
            answer.into_iter().for_each(|answer| check_answer(line, grid, &answer));
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
    for path in folders.iter().flat_map(|folder| files(&data(folder))) {
        let text = fs::read_to_string(&path).unwrap();
        assert!(Calcudoku::likeness(&text) <= 20, "{path:?}: {}", Calcudoku::likeness(&text));
    }
    for name in ["queens/community.jsonl", "packing/wild.jsonl"] {
        let text = fs::read_to_string(data(name)).unwrap_or_default();
        for line in text.lines() {
            assert!(Calcudoku::likeness(line) <= 20, "{line}: {}", Calcudoku::likeness(line));
        }
    }
}
