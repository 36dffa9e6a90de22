//! Tests of the command with cages and their formats.

use crate::{GRID, run, run_on};

/// A puzzle whose contradiction appears only after six steps.
const HOPELESS: &str =
    "4 9\n1 2 3 4\n1 5 3 4\n6 6 7 7\n8 8 9 9\n8*\n1=\n12*\n3-\n4=\n5+\n4+\n12*\n1-\n";

#[test]
fn rates_are_percentages_or_fractions() {
    let genetic = |rate: &str| {
        let setting = format!("elitism={rate}");
        run(&["solve", "--json", "--method", "hybrid-genetic", "--set", &setting, GRID])
    };
    for rate in ["20", "20%", "0.2"] {
        let ran = genetic(rate);
        assert!(ran.out.contains("\"elitism\":20,"), "{rate}: {}", ran.out);
        assert_eq!(ran.err.contains("elitism: 0.2 is read as 20%"), rate == "0.2", "{}", ran.err);
    }
    assert_eq!(genetic("0.125").status, 2);
    let compared = run(&[
        "compare",
        "--method",
        "hybrid-genetic",
        "--set",
        "elitism=0.2,0.3",
        "--set",
        "seed=1,2",
        GRID,
    ]);
    assert_eq!(compared.err.matches("read as").count(), 2, "{}", compared.err);
}

#[test]
fn an_unsolvable_grid_has_a_reason_even_if_it_takes_steps_to_see() {
    let ran = run_on(&["solve"], HOPELESS.as_bytes());
    assert_eq!(ran.status, 1);
    assert!(ran.out.starts_with("No solution!\n"), "{}", ran.out);
    assert!(ran.out.contains("no combination is left for the 12× cage"), "{}", ran.out);
    let told = run_on(&["solve", "--json"], HOPELESS.as_bytes()).out;
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert!(told["why"]["message"].as_str().unwrap().contains("12×"), "{told}");
}

#[test]
fn cages_are_drawn_in_plain_text() {
    insta::assert_snapshot!("draw_grid", run(&["draw", GRID]).out);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grid.txt");
    assert_eq!(run(&["draw", "-o", path.to_str().unwrap(), GRID]).status, 0);
    assert_eq!(std::fs::read_to_string(path).unwrap(), run(&["draw", GRID]).out);
    insta::assert_snapshot!("draw_grid_solved", run(&["draw", "--solved", GRID]).out);
}

#[test]
fn steps_are_drawn_with_cages_and_without_what_follows() {
    let step = |number: &str| run(&["explain", "--step", number, GRID]).out;
    insta::assert_snapshot!("explain_grid_first", step("1"));
    insta::assert_snapshot!("explain_grid_later", step("5"));
}

#[test]
fn a_solution_stays_rows_of_numbers_that_can_be_checked() {
    let solved = run(&["solve", "-q", GRID]).out;
    assert_eq!(solved.lines().next(), Some("4 1 2 3"));
    assert_eq!(run_on(&["check", GRID, "-"], solved.as_bytes()).status, 0);
}

#[test]
fn many_grids_without_operators_are_made_and_read_again() {
    let made = run(&[
        "generate",
        "calcudoku",
        "--size",
        "4",
        "--count",
        "3",
        "--seed",
        "1",
        "--set",
        "operators=hidden",
    ]);
    assert_eq!(made.status, 0, "{}", made.err);
    assert_eq!(made.out.lines().count(), 3, "one a line: {}", made.out);
    let counted = run_on(&["count"], made.out.as_bytes());
    assert_eq!(counted.out, "-:1: 1\n-:2: 1\n-:3: 1\n");
}

#[test]
fn grids_written_in_several_lines_are_read_again() {
    let many = "corpus/calcudoku/many_ids.txt";
    let direct = run(&["convert", "--to", "json", many]).out;
    assert!(direct.lines().count() > 1);
    for format in ["text", "letters", "coordinates", "json"] {
        let written = run(&["convert", "--to", format, many]);
        assert_eq!(written.status, 0, "{format}: {}", written.err);
        let again = run_on(&["convert", "--to", "json"], written.out.as_bytes());
        assert_eq!(again.out, direct, "{format}");
    }
}

#[test]
fn names_in_json_end_at_their_quote() {
    let line = r#"{"name":"caf\u00e9 \"q\" \\","meta":{"text":"2:"},"text":"1:_,a1"}"#;
    let told = run_on(&["solve", "--json"], line.as_bytes()).out;
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["name"], &told["outcome"]), (&"café \"q\" \\".into(), &"solved".into()));
}
