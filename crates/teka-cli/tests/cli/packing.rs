//! Tests of the command with packing puzzles: named counts, parts, lenient reading and suitable
//! methods.

use serde_json::Value as Json;

use crate::{run, run_on};

const FLAT: &str = "corpus/packing/default_5x5.txt";
const PYRAMID: &str = "corpus/packing/pyramid_3.txt";
const CUSTOM: &str = "corpus/packing/custom_5x7.txt";
const GIVEN: &str = "corpus/packing/given_4x5.txt";

fn json(args: &[&str]) -> Json {
    let ran = run(args);
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}{}", ran.out, ran.err))
}

#[test]
fn a_count_is_three_named_numbers() {
    for (file, unlabelled, labelled, different) in
        [(FLAT, 784, 37632, 99), (PYRAMID, 1308, 5232, 167), (CUSTOM, 16, 32, 4), (GIVEN, 1, 1, 1)]
    {
        let told = json(&["count", "--json", file]);
        assert_eq!((&told["count"], &told["exact"]), (&unlabelled.into(), &true.into()), "{file}");
        assert_eq!(told["counts"]["unlabelled"], unlabelled, "{file}");
        assert_eq!(told["counts"]["labelled"], labelled, "{file}");
        assert_eq!(told["counts"]["up-to-symmetry"], different, "{file}");
    }
    let ran = run(&["count", FLAT]);
    let numbers: Vec<&str> = ran.out.lines().filter_map(|line| line.split(": ").nth(1)).collect();
    assert_eq!(numbers, ["784", "37632", "99"]);
}

#[test]
fn the_method_fits_the_board_and_is_named() {
    for (verb, file, method) in [
        ("solve", FLAT, "first-empty"),
        ("solve", PYRAMID, "bit-slices"),
        ("count", CUSTOM, "memo-count"),
        ("count", PYRAMID, "bit-slices"),
    ] {
        assert_eq!(json(&[verb, "--json", file])["method"], method, "{verb} {file}");
    }
    let refused = run(&["solve", "--method", "memo-count", FLAT]);
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("without listing"), "{}", refused.err);
    assert!(
        run(&["methods", "packing"])
            .out
            .contains("memo-count — counts the solutions without listing them")
    );
}

#[test]
fn solutions_are_listed_up_to_symmetry() {
    for (file, all, different) in [(CUSTOM, 16, 4), (PYRAMID, 1308, 167), (FLAT, 784, 99)] {
        for (setting, expected) in [("solutions=all", all), ("solutions=different", different)] {
            for method in ["first-empty", "bit-slices", "dancing-links", "dancing-cells"] {
                let asked =
                    ["solve", "--json", "--all", "--method", method, "--set", setting, file];
                let told = json(&asked);
                assert_eq!(told["solutions"].as_array().unwrap().len(), expected, "{asked:?}");
            }
        }
    }
}

#[test]
fn shares_and_threads_sum_to_the_whole() {
    for (file, of) in [(FLAT, 3), (PYRAMID, 5), (CUSTOM, 7)] {
        let whole = json(&["count", "--json", file]);
        let share = |index: usize| {
            let part = format!("{index}/{of}");
            run(&["count", "--json", "--method", "first-empty", "--part", &part, file]).out
        };
        // The parts can be in any order.
        let shares: String = (1..=of).rev().map(share).collect();
        let merged = run_on(&["merge", "--json", "-"], shares.as_bytes());
        let merged: Json = serde_json::from_str(&merged.out).unwrap();
        assert_eq!(merged["counts"], whole["counts"], "{file}");
        for threads in ["1", "2"] {
            let asked = ["count", "--json", "--method", "bit-slices", "--threads", threads, file];
            assert_eq!(json(&asked)["counts"], whole["counts"], "{asked:?}");
        }
    }
}

#[test]
fn lenient_reading_answers_where_strict_reading_refuses() {
    let small = b"3 3 2\nDEFAULT\nAAA\nAA\nBBB\n";
    let strict = run_on(&["solve", "-"], small);
    assert_eq!(strict.status, 2, "{}", strict.err);
    assert!(strict.err.contains('8') && strict.err.contains('9'), "{}", strict.err);
    assert!(strict.err.contains("With --lenient, "), "{}", strict.err);
    let lenient = run_on(&["solve", "--lenient", "-"], small);
    assert_eq!(lenient.status, 1, "{}", lenient.err);
    let told = lenient.out + &lenient.err;
    assert!(told.contains("No solution") && told.contains('8') && told.contains('9'), "{told}");
    let indonesian = run_on(&["solve", "--lang", "id", "-"], small);
    assert!(indonesian.err.contains("Ukuran piece tidak sesuai!"), "{}", indonesian.err);
}

#[test]
fn leniency_is_named_only_where_it_is_a_remedy() {
    // Lenient reading accepts the wrong number of pieces, but not the unknown type of board.
    let ran = run_on(&["solve", "-"], b"3 3 7\nROUND\nAAA\n");
    assert!(ran.err.contains("ROUND") && !ran.err.contains("--lenient"), "{}", ran.err);
    let ran = run_on(&["solve", "--json", "-"], b"1 2 7\nDEFAULT\nAA\n");
    let told: Json = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(told["errors"][0]["lenient"], "the drawn pieces are used");
}

#[test]
fn brute_force_counts_calls_and_placements() {
    let told = json(&["solve", "--json", "--method", "brute-force", "--limit", "1", FLAT]);
    assert_eq!((&told["stats"]["nodes"], &told["stats"]["tries"]), (&1714.into(), &173_087.into()));
    let second = ["--method", "brute-force", "--set", "order=second", "--limit", "1", FLAT];
    let told = json(&[&["solve", "--json"], &second[..]].concat());
    assert_eq!((&told["stats"]["nodes"], &told["stats"]["tries"]), (&100_675.into(), &Json::Null));
}

#[test]
fn a_printed_board_can_be_checked() {
    for file in [FLAT, PYRAMID, CUSTOM, GIVEN] {
        let solved = run(&["solve", "-q", file]).out;
        assert_eq!(run_on(&["check", file, "-"], solved.as_bytes()).status, 0, "{file}");
        let (first, second) = (solved.trim_start().chars().next().unwrap(), 'Z');
        let spoilt = solved.replace(first, &second.to_string());
        assert_ne!(run_on(&["check", file, "-"], spoilt.as_bytes()).status, 0, "{file}");
    }
    let board = "AAGEE\nABGEE\nBBGEF\nCCDFF\nCDDFF\n";
    let bent = board.replace("AAGEE", "AAAEE");
    let ran = run_on(&["check", FLAT, "-"], bent.as_bytes());
    assert_eq!(ran.status, 1, "{}{}", ran.out, ran.err);
    assert!((ran.out + &ran.err).contains("Piece A"));
}
