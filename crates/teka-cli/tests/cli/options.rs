//! Tests of options and of their help.

use crate::{BOARD, GRID, run, run_on};

#[test]
fn a_stop_is_told_even_to_who_wants_it_quiet() {
    for verb in ["solve", "count"] {
        let ran = run(&[verb, "-q", "--node-limit", "0", BOARD]);
        assert_eq!(ran.status, 3);
        assert_eq!(ran.err, format!("{BOARD}: stopped: the node limit was reached\n"), "{verb}");
    }
}

#[test]
fn negative_limits_and_shares_are_refused_for_what_they_are() {
    let ran = run(&["solve", "--time-limit", "-1s", BOARD]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("invalid value \"-1s\" for --time-limit"), "{}", ran.err);
    let ran = run(&["count", "--part", "-1/3", BOARD]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("expected I/N with I from 1 to N"), "{}", ran.err);
}

#[test]
fn a_seed_too_large_is_told_the_range() {
    let seed = u64::MAX.to_string();
    let ran = run(&["solve", "--method", "hybrid-genetic", "--seed", &seed, GRID]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains(&format!("seed must be between 0 and {}", i64::MAX)), "{}", ran.err);
}

#[test]
fn usage_asks_for_as_many_files_as_are_taken() {
    for (verb, usage) in [("hint", "[FILE]\n"), ("draw", "[FILE]\n"), ("solve", "[FILE]...\n")] {
        let help = run(&[verb, "--help"]).out;
        assert!(help.contains(&format!("teka {verb} [OPTIONS] {usage}")), "{help}");
    }
}

#[test]
fn what_a_generator_can_be_asked_is_listed() {
    let listed = run(&["methods", "calcudoku"]).out;
    assert!(listed.contains("--set operators=all|hidden|multiply (all): "), "{listed}");
    assert!(run(&["generate", "--help"]).out.contains("`teka methods PUZZLE`"));
    let objects = run(&["methods", "calcudoku", "--json"]).out;
    let last: serde_json::Value = serde_json::from_str(objects.lines().last().unwrap()).unwrap();
    assert_eq!(last["generator"][2]["name"], "operators", "{last}");
}

#[test]
fn the_help_says_what_a_time_limit_counts_while_watching() {
    let help = run(&["solve", "--help"]).out;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("display pauses do not count towards --time-limit"), "{help}");
}

#[test]
fn sums_come_in_the_order_of_their_shares() {
    let boards = b"{\"name\":\"z\",\"grid\":[\"A\"]}\n{\"name\":\"a\",\"grid\":[\"A\"]}\n";
    let shares = run_on(&["count", "--json", "--part", "1/1"], boards).out;
    assert_eq!(run_on(&["merge"], shares.as_bytes()).out, "z: 1\na: 1\n");
}
