//! Tests of exit statuses, JSON, order and limits.

use std::process::Command;

use serde_json::{Value, json};

use crate::{BOARD, MANY, run, run_on};

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_solution_is_printed_and_nothing_else_on_standard_output() {
    let ran = run(&["solve", BOARD]);
    assert_eq!(ran.status, 0);
    assert_eq!(
        ran.out.lines().collect::<Vec<_>>(),
        [
            "AA#CDDDE", "AABC#DDE", "FAAAADD#", "#FAAAADE", "GGAAAA#A", "H#AAAAAA", "HHHAA#AA",
            "HHH#HAAA"
        ]
    );
    assert!(ran.err.contains("the only solution"), "{}", ran.err);
    assert_eq!(run(&["solve", "-q", BOARD]).err, "");
}

#[test]
fn solve_json_is_the_contract() {
    let ran = run(&["solve", "--json", BOARD]);
    let mut answer = objects(&ran.out).remove(0);
    assert!(answer["stats"]["seconds"].as_f64().unwrap() > 0.0);
    assert!(answer["stats"]["nodes"].as_u64().unwrap() > 0);
    answer.as_object_mut().unwrap().remove("stats");
    let moves =
        json!(["r1c3=Q", "r2c5=Q", "r3c8=Q", "r4c1=Q", "r5c7=Q", "r6c2=Q", "r7c6=Q", "r8c4=Q"]);
    let expected = json!({
        "puzzle": "queens", "name": BOARD, "method": "propagation", "outcome": "solved",
        "proven": { "complete": true, "shortest": null },
        "solutions": [{ "columns": [2, 4, 7, 0, 6, 1, 5, 3], "moves": moves }], "warnings": [],
    });
    let sorted = |mut value: Value| {
        if let Some(moves) = value["solutions"][0]["moves"].as_array_mut() {
            moves.sort_by_key(ToString::to_string);
        }
        value
    };
    assert_eq!(sorted(answer), sorted(expected));
    assert_eq!(ran.err, "");
}

#[test]
fn every_method_solves_and_says_its_name() {
    for method in ["propagation", "backtracking", "brute-force", "exact-cover", "deduction"] {
        let ran = run(&["solve", "--json", "--method", method, BOARD]);
        let answer = objects(&ran.out).remove(0);
        assert_eq!(answer["method"], method);
        assert_eq!(answer["solutions"][0]["columns"], json!([2, 4, 7, 0, 6, 1, 5, 3]), "{method}");
    }
}

#[test]
fn brute_force_looks_at_as_many_cases_as_the_course_did() {
    let ran = run(&["solve", "--json", "--method", "brute-force", BOARD]);
    assert_eq!(objects(&ran.out)[0]["stats"]["nodes"], 5_475_436);
}

#[test]
fn unsolvable_is_one_and_says_why() {
    let ran = run_on(&["solve"], b"AAC\nBBC\nBBC\n");
    assert_eq!((ran.status, ran.out.lines().next()), (1, Some("No solution!")));
    assert!(ran.out.lines().count() > 1, "a reason: {}", ran.out);
    let ran = run_on(&["count"], b"AAC\nBBC\nBBC\n");
    assert_eq!((ran.status, ran.out.as_str()), (1, "0\n"));
}

#[test]
fn stopped_is_three_and_never_unsolvable() {
    for method in ["propagation", "backtracking", "brute-force", "exact-cover", "deduction"] {
        let ran = run(&["solve", "--json", "--method", method, "--node-limit", "0", BOARD]);
        let answer = objects(&ran.out).remove(0);
        assert_eq!((ran.status, &answer["outcome"]), (3, &json!("stopped")), "{method}");
        assert_eq!(answer["reason"], "node-limit");
    }
    let ran = run(&["solve", "--method", "brute-force", "--time-limit", "10ms", "--all", BOARD]);
    assert_eq!(ran.status, 3);
    assert!(ran.err.contains("time limit"), "{}", ran.err);
    let ran = run(&["solve", "--method", "exact-cover", "--memory-limit", "10", BOARD]);
    assert_eq!(ran.status, 3);
    assert!(ran.err.contains("memory limit"), "{}", ran.err);
}

#[test]
fn many_puzzles_come_out_in_order_whatever_the_threads() {
    let bare = |ran: crate::Ran| {
        let mut answers = objects(&ran.out);
        for answer in &mut answers {
            answer.as_object_mut().unwrap().remove("stats");
        }
        answers
    };
    let one = bare(run(&["solve", "--json", "--threads", "1", MANY]));
    let two = bare(run(&["solve", "--json", "--threads", "4", MANY]));
    assert!(one.len() > 2);
    assert_eq!(one, two);
    assert_eq!(one[0]["name"], format!("{MANY}:1"));
}

#[test]
fn of_many_statuses_the_largest_counts() {
    let lines = b"2x1.AABB\nnonsense\n1x1.A\n";
    let ran = run_on(&["solve", "--json", "--puzzle", "queens"], lines);
    let outcomes: Vec<Value> =
        objects(&ran.out).iter().map(|answer| answer["outcome"].clone()).collect();
    assert_eq!(outcomes, [json!("unsolvable"), json!("invalid"), json!("solved")]);
    assert_eq!(ran.status, 2);
}

#[test]
fn shares_sum_to_the_whole() {
    // A board with several solutions, so that several parts have some.
    let folder = tempfile::tempdir().unwrap();
    let board = folder.path().join("fourteen.txt");
    std::fs::write(&board, "AAABCD\nAAABCD\nBBBBCD\nBBECCD\nFEECCD\nFFEECC\n").unwrap();
    let board = board.to_str().unwrap();
    let whole = objects(&run(&["count", "--json", board]).out).remove(0);
    assert_eq!(whole["count"], 14);
    for of in [1, 3, 8] {
        let shares: String = (1..=of)
            .map(|index| run(&["count", "--json", "--part", &format!("{index}/{of}"), board]).out)
            .collect();
        let merged = run_on(&["merge", "--json"], shares.as_bytes());
        assert_eq!(merged.status, 0, "{}", merged.err);
        assert_eq!(objects(&merged.out)[0]["count"], whole["count"]);
        let fewer: String = shares.lines().skip(1).map(|line| format!("{line}\n")).collect();
        assert_eq!(run_on(&["merge"], fewer.as_bytes()).status, 2, "a missing share");
        let twice = format!("{shares}{}", shares.lines().next().unwrap());
        assert_eq!(run_on(&["merge"], twice.as_bytes()).status, 2, "a double share");
    }
}

#[test]
fn check_names_the_rule_and_the_cells() {
    let right = run(&["solve", "-q", BOARD]).out;
    assert_eq!(run_on(&["check", BOARD, "-"], right.as_bytes()).status, 0);
    let wrong = run_on(&["check", "--json", BOARD, "-"], b"[2, 1, 7, 0, 6, 1, 5, 3]");
    assert_eq!(wrong.status, 1);
    let verdict = objects(&wrong.out).remove(0);
    assert_eq!(verdict["outcome"], "broken");
    let codes: Vec<&str> =
        verdict["mistakes"].as_array().unwrap().iter().filter_map(|m| m["code"].as_str()).collect();
    assert_eq!(codes, ["touching", "same-column", "same-region"]);
    assert_eq!(verdict["mistakes"][1]["places"], json!(["r2c2", "r6c2"]));
    let open = run_on(&["check", BOARD, "-"], b"[2, 4, 7, 0, null, null, null, null]");
    assert_eq!(open.status, 1);
    assert!(open.out.contains("4 queens are still missing"), "{}", open.out);
}

#[test]
fn a_hint_is_a_ladder() {
    let lines = |rung: &str| run(&["hint", "--rung", rung, BOARD]).out.lines().count();
    assert_eq!((lines("where"), lines("rule"), lines("move")), (1, 2, 4));
    let astray = run(&["hint", "--after", "r1c3=Q r2c1=Q", BOARD]);
    assert_eq!(astray.status, 1);
    assert!(astray.out.contains("Undo the last"), "{}", astray.out);
    let broken = run(&["hint", "--after", "r1c3=Q r1c5=Q", BOARD]);
    assert!(broken.out.contains("row 1"), "{}", broken.out);
}

#[test]
fn a_hint_tells_no_more_than_its_rung() {
    let fields = |rung: &str| {
        let told = objects(&run(&["hint", "--json", "--rung", rung, BOARD]).out).remove(0);
        told["step"].as_object().unwrap().keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(fields("where"), ["because"]);
    assert_eq!(fields("rule"), ["rule", "grade", "because"]);
    assert_eq!(fields("move").len(), 5);
}

#[test]
fn a_hint_on_a_hopeless_board_says_why() {
    let board = std::fs::read_to_string(crate::top().join(BOARD)).unwrap();
    let spaced: String =
        board.lines().map(|line| line.split("").collect::<Vec<_>>().join(" ") + "\n").collect();
    let ran = run_on(&["hint"], spaced.replacen('A', "A*", 1).as_bytes());
    assert_eq!(ran.status, 1);
    assert!(ran.out.starts_with("No solution!\n"), "{}", ran.out);
    assert!(ran.out.contains("no cell is left for the queen of"), "{}", ran.out);
}

#[test]
fn boards_written_for_people_are_read_again() {
    let text = run(&["convert", "--to", "text", MANY]).out;
    let again = run_on(&["convert", "--to", "sbn"], text.as_bytes());
    assert_eq!(again.out, std::fs::read_to_string(crate::top().join(MANY)).unwrap());
}

#[test]
fn explain_says_when_there_are_several_solutions() {
    let ran = run_on(&["explain"], b"AAABCD\nAAABCD\nBBBBCD\nBBECCD\nFEECCD\nFFEECC\n");
    assert!(ran.out.contains("several solutions"), "{}", ran.out);
    assert_eq!(ran.status, 3);
}

#[test]
fn all_solutions_are_listed_as_they_come() {
    let ran = run_on(&["solve", "--all"], b"AAABCD\nAAABCD\nBBBBCD\nBBECCD\nFEECCD\nFFEECC\n");
    assert_eq!((ran.status, ran.out.matches("\n\n").count()), (0, 14));
    assert!(ran.err.contains("all 14 solutions"), "{}", ran.err);
}

#[test]
fn generated_puzzles_have_one_solution_and_their_seed_repeats_them() {
    let made = run(&["generate", "queens", "--size", "9", "--count", "5", "--seed", "3"]);
    assert_eq!(made.status, 0, "{}", made.err);
    assert_eq!(
        made.out,
        run(&[
            "generate",
            "queens",
            "--size",
            "9",
            "--count",
            "5",
            "--seed",
            "3",
            "--threads",
            "1"
        ])
        .out
    );
    let counted = run_on(&["count", "--json"], made.out.as_bytes());
    let counts: Vec<Value> =
        objects(&counted.out).iter().map(|count| count["count"].clone()).collect();
    assert_eq!(counts, vec![json!(1); 5]);
    let graded = run(&["generate", "queens", "--grade", "easy", "--seed", "3"]);
    let explained = objects(&run_on(&["explain", "--json"], graded.out.as_bytes()).out).remove(0);
    assert_eq!(explained["grade"], "easy");
}

#[test]
fn compare_knows_table_csv_and_json() {
    let args = [
        "compare",
        "--method",
        "propagation,exact-cover",
        "--set",
        "choose=first,fewest",
        "--repeat",
        "2",
    ];
    let with = |more: &str| run(&[&args[..], &[more, MANY]].concat());
    let table = with("-q").out;
    assert_eq!(table.lines().count(), 4, "{table}");
    let boards = run(&["count", "-q", MANY]).out.lines().count();
    assert_eq!(with("--csv").out.lines().count(), 1 + 3 * 2 * boards);
    let rows = objects(&with("--json").out);
    assert_eq!(rows.len(), 3);
    assert_eq!(rows[1]["parameters"]["choose"], "first");
}

#[test]
fn compare_reports_an_invalid_file_and_goes_on_with_the_others() {
    let bad = "corpus/queens/invalid/case6_digits.txt";
    let args = ["compare", "--csv", "--repeat", "1", "--method", "propagation"];
    let ran = run(&[&args[..], &[bad, BOARD, "no-such-file"]].concat());
    assert_eq!(ran.status, 2, "{}", ran.err);
    assert!(ran.err.contains(bad) && ran.err.contains("no-such-file"), "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 2, "{}", ran.out);
    let alone = run(&["compare", bad]);
    assert_eq!((alone.status, alone.out.as_str()), (2, ""), "{}", alone.err);
    assert_eq!(alone.err.matches("error:").count(), 1, "{}", alone.err);
}

#[test]
fn a_time_limit_ends_a_search_and_an_explanation() {
    let rows: String = ('A'..='P').map(|letter| letter.to_string().repeat(16) + "\n").collect();
    for args in [
        &["count", "--method", "brute-force", "--time-limit", "200ms"][..],
        &["explain", "--time-limit", "1ms"],
    ] {
        let ran = run_on(args, rows.as_bytes());
        assert_eq!(ran.status, 3, "{args:?}: {}", ran.err);
        assert!(ran.err.contains("the time limit was reached"), "{args:?}: {}", ran.err);
    }
}

#[test]
fn kept_solutions_count_as_memory() {
    let rows: String = ('A'..='L').map(|letter| letter.to_string().repeat(12) + "\n").collect();
    let ran = run_on(&["solve", "--all", "--memory-limit", "1M", "--json"], rows.as_bytes());
    assert_eq!((ran.status, objects(&ran.out)[0]["reason"].clone()), (3, json!("memory-limit")));
}

#[test]
fn options_of_every_verb_may_stand_before_it() {
    assert_eq!(run(&["-q", "solve", BOARD]).err, "");
    assert!(run(&["--color", "always", "draw", BOARD]).out.contains("\x1b["));
    assert!(run(&["--lang", "id", "solve", BOARD]).err.contains("Waktu"));
}

#[test]
fn a_stop_is_an_object_too() {
    for verb in ["solve", "count", "explain", "hint"] {
        let ran = run(&[verb, "--json", "--node-limit", "0", BOARD]);
        let reason = objects(&ran.out)[0]["reason"].clone();
        assert_eq!((ran.status, reason), (3, json!("node-limit")), "{verb}");
    }
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let folder = tempfile::tempdir().unwrap();
    let line = run(&["convert", "--to", "sbn", BOARD]).out;
    std::fs::write(folder.path().join("many.sbn"), line.repeat(20_000)).unwrap();
    // Every row is a region, so there are more solutions than a pipe can hold.
    std::fs::write(folder.path().join("open.txt"), stripes(12)).unwrap();
    for arguments in ["solve many.sbn", "solve --all open.txt"] {
        let teka = assert_cmd::cargo::cargo_bin!("teka").display();
        let script = format!("{{ {teka} {arguments}; echo $? >&2; }} | head -n 1");
        let mut shell = Command::new("sh");
        let output = shell.args(["-c", &script]).current_dir(folder.path()).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr).trim(), "0", "{arguments}");
    }
}

/// Returns a board on which every row is a region.
pub fn stripes(size: usize) -> String {
    let row = |row: usize| char::from(b'A' + row as u8).to_string().repeat(size) + "\n";
    (0..size).map(row).collect()
}
