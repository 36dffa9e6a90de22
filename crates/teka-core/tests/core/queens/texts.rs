//! Robustness tests: boards are written and read in every format, and invalid texts do no harm.

use proptest::prelude::*;
use teka_core::diagnostic::Diagnostics;
use teka_core::family::Read;
use teka_core::place::Cell;
use teka_core::puzzles::queens::{Puzzle, Queens};

/// Returns the letter of a region.
fn letter(region: usize) -> char {
    ('A'..='Z').chain('a'..='z').nth(region).unwrap()
}

/// Returns boards of any size, with connected or disconnected regions and sometimes given queens.
fn boards() -> impl Strategy<Value = Puzzle> {
    (1..=32_u8).prop_flat_map(|size| {
        let area = usize::from(size) * usize::from(size);
        let regions = prop::collection::vec(0..usize::from(size), area);
        let givens = prop::collection::vec((0..size, 0..size), 0..3);
        (Just(size), regions, givens, any::<bool>()).prop_map(
            |(size, mut regions, givens, connected)| {
                // Each region has at least one cell. Boards whose regions are rows are connected.
                let width = usize::from(size);
                regions.iter_mut().enumerate().for_each(|(cell, region)| {
                    if connected || cell % width == 0 {
                        *region = cell / width;
                    }
                });
                let cells: Vec<char> = regions.into_iter().map(letter).collect();
                let givens =
                    givens.into_iter().map(|(row, column)| Cell::new(row, column)).collect();
                Puzzle::new(size, &cells, givens).unwrap()
            },
        )
    })
}

/// Returns texts of boards in any format, with some random changes.
fn mutated_texts() -> impl Strategy<Value = String> {
    let changes = prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..3), 0..6);
    (boards(), 0..Queens::formats().len(), changes).prop_map(|(board, format, changes)| {
        let text = Queens::write(&board, Queens::formats()[format].name)
            .unwrap_or_else(|_| Queens::write(&board, "text").unwrap());
        let mut signs: Vec<char> = text.chars().collect();
        for (at, sign, kind) in changes.into_iter().filter(|_| !text.is_empty()) {
            let at = at.index(signs.len().max(1));
            match kind {
                0 if at < signs.len() => drop(signs.remove(at)),
                1 if at < signs.len() => signs[at] = sign,
                _ => signs.insert(at.min(signs.len()), sign),
            }
        }
        signs.into_iter().collect()
    })
}

/// Returns texts that consist of fragments of the formats.
fn odd_texts() -> impl Strategy<Value = String> {
    let words = [
        "A",
        "b",
        "é",
        "*",
        "#",
        ".",
        " ",
        "\t",
        "\n",
        "\r\n",
        ",",
        "[",
        "]",
        "{",
        "}",
        "\"",
        "'",
        ":",
        "=",
        "/",
        "//",
        "/*",
        "1",
        "8",
        "32",
        "33",
        "x",
        "8x1.",
        "starbattle/",
        "grid",
        "size",
        "regions",
        "colorRegions",
        "givens",
        "columns",
        "name",
        "null",
        "r1c1=Q",
        "-",
        "\\",
        "\u{0}",
        "\u{feff}",
        "99999999999999999999999",
    ];
    prop::collection::vec(prop::sample::select(words.to_vec()), 0..40)
        .prop_map(|words| words.concat())
}

/// Passes a text to every reader. Nothing may panic, and every mistake must have a valid position.
fn read_every_way(text: &str) {
    let board = Queens::parse("AABB\nAABB\nCCDD\nC C D D*").unwrap().value;
    assert!(Queens::likeness(text) <= 100);
    assert!(!Queens::entries(text).is_empty());
    for flaws in
        [Queens::parse(text).err(), Queens::read_answer(&board, text).err()].into_iter().flatten()
    {
        assert!(!flaws.0.is_empty() && flaws.0.len() <= Diagnostics::MOST);
        let lines = text.lines().count().max(1) as u32;
        assert!(
            flaws.0.iter().filter_map(|flaw| flaw.span).all(|span| span.line <= lines
                && span.line > 0
                && span.column > 0
                && span.length > 0),
            "{flaws:?}"
        );
    }
}

proptest! {
    #[test]
    fn every_format_is_read_as_it_was_written(board in boards()) {
        for format in Queens::formats() {
            let Ok(text) = Queens::write(&board, format.name) else { continue };
            let read = Queens::parse(&text).unwrap().value;
            prop_assert_eq!((read.size(), read.regions(), read.givens()),
                (board.size(), board.regions(), board.givens()));
            prop_assert!(text.ends_with('\n'));
            prop_assert!(!format.one_line || text.lines().count() == 1);
            prop_assert!(Queens::likeness(&text) >= 60, "{} {}", Queens::likeness(&text), text);
            prop_assert!(Queens::entries(&text).len() == 1);
        }
        let text = Queens::write(&board, "text").unwrap();
        prop_assert_eq!(Queens::parse(&text).unwrap().value, board);
    }

    #[test]
    fn links_hold_every_board_in_one_piece(size in 1..=32_u8) {
        let cells: Vec<char> = (0..size).flat_map(|row| vec![letter(row.into()); size.into()]).collect();
        let board = Puzzle::new(size, &cells, vec![]).unwrap();
        prop_assert_eq!(Queens::parse(&Queens::write(&board, "puzz-link").unwrap()).unwrap().value, board);
    }

    #[test]
    fn nothing_panics_on_any_text(text in any::<String>()) {
        read_every_way(&text);
    }

    #[test]
    fn nothing_panics_on_odd_texts(text in odd_texts()) {
        read_every_way(&text);
    }

    #[test]
    fn nothing_panics_on_boards_with_mistakes(text in mutated_texts()) {
        read_every_way(&text);
    }
}

#[test]
fn huge_texts_are_refused_at_once() {
    // There is no time limit: with quadratic work, this test would never finish.
    let million = 1_000_000;
    let texts = [
        "A".repeat(10 * million),
        "ABCDEFGHI\n".repeat(million),
        "1 ".repeat(5 * million),
        format!("AB\n{}", "B".repeat(10 * million)),
        format!("8x1.{}", "A".repeat(10 * million)),
        format!("starbattle/8/8/1/{}", "a".repeat(10 * million)),
        format!("a\t8\t{}", "AB,".repeat(3 * million)),
        format!("{{\"regions\":[[{}", "1,".repeat(5 * million)),
        "[".repeat(10 * million),
        "regions:[".repeat(million),
        "size:\"".repeat(million),
        "name\":\"\\".repeat(million),
        " ".repeat(10 * million),
        "\u{e9} = ".repeat(2 * million),
    ];
    let board = Queens::parse("AB\nAB").unwrap().value;
    for text in texts {
        assert!(Queens::parse(&text).is_err());
        assert!(Queens::read_answer(&board, &text).is_err());
        Queens::likeness(&text);
    }
}

#[test]
fn many_boards_are_found_quickly() {
    let text = "{\"name\": \"b\", \"size\": 2, \"grid\": [\"AA\", \"BB\"]}\n".repeat(100_000);
    let found = Queens::entries(&text);
    assert!(found.len() == 100_000 && found[99_999].line == 100_000);
}
