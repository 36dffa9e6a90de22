//! Tests that each method has one main counter with one name, that other counters have their own
//! names, and that figures do not depend on how the run ended.

use serde_json::Value as Json;

use crate::{BOARD, GRID, run, run_on};

const PACKING: &str = "corpus/published/packing/report1_case01.txt";
const RUSH_HOUR: &str = "corpus/rush-hour/right_6x6.txt";
/// The vehicle that blocks the primary vehicle cannot move out of its way.
const BLOCKED: &[u8] = b"6 6\n4\n..AB.D\n..AB.D\nPPA..DK\n..A.C.\n..A.C.\n..A...\n";

fn stats(args: &[&str]) -> Json {
    let ran = run(args);
    serde_json::from_str::<Json>(&ran.out).unwrap_or_else(|_| panic!("{}", ran.err))["stats"]
        .clone()
}

#[test]
fn every_method_names_what_it_counts() {
    let check = |options: &[&str], file: &str, en: &str, id: &str| {
        let args = [&["solve"], options, &[file]].concat();
        assert!(run(&args).err.contains(en), "{args:?}: {}", run(&args).err);
        let args = [&["solve", "--lang", "id"], options, &[file]].concat();
        assert!(run(&args).err.contains(id), "{args:?}: {}", run(&args).err);
    };
    let method = |name| ["--method", name];
    let second = &["--method", "brute-force", "--set", "order=second"];
    check(
        &method("brute-force"),
        PACKING,
        "Cases examined: 1,714\nPlacements tried: 173,087\n",
        "Banyak kasus yang ditinjau: 1.714\nPeletakan yang dicoba: 173.087\n",
    );
    check(second, PACKING, "Attempts: 100,675\n", "Banyak percobaan: 100.675\n");
    check(
        &method("brute-force"),
        BOARD,
        "Cases examined: 5,475,436\n",
        "Banyak kasus yang ditinjau: 5.475.436\n",
    );
    check(&method("backtracking"), GRID, "Attempts: 44\n", "Banyak percobaan: 44\n");
    check(&method("bfs"), RUSH_HOUR, "Nodes visited: ", "Banyak simpul yang dikunjungi: ");
    check(
        &method("hybrid-genetic"),
        GRID,
        "Chromosomes evaluated: ",
        "Banyak kromosom yang dievaluasi: ",
    );
}

#[test]
fn the_genetic_algorithm_tells_its_own_counters() {
    let course =
        ["--method", "hybrid-genetic", "--set", "variant=course", "--set", "population=1000"];
    let told = run(&[&["solve"], &course[..], &[GRID]].concat()).err;
    for label in
        ["Cells filled by rules: 2\n", "Generations: ", "Best fitness: 1.00", "Restarts: 0"]
    {
        assert!(told.contains(label), "{label}: {told}");
    }
    let stats = stats(&[&["solve", "--json"], &course[..], &[GRID]].concat());
    assert_eq!((&stats["filled"], &stats["best_fitness"]), (&2.into(), &1.0.into()));
    assert!(stats["generations"].is_u64() && stats["restarts"].is_u64(), "{stats}");
    let other = run(&["solve", "--json", GRID]).out;
    assert!(!other.contains("best_fitness"), "{other}");
}

#[test]
fn course_methods_search_boards_that_are_seen_to_be_unsolvable() {
    // B and C have five positions each and D has four. Every state is visited once, in any order.
    let states = Json::from(5 * 5 * 4);
    for method in ["ucs", "gbfs", "a-star"] {
        let ran = run_on(&["solve", "--json", "--method", method], BLOCKED);
        let answer: Json = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((&answer["outcome"], ran.status), (&"unsolvable".into(), 1), "{method}");
        assert_eq!(answer["stats"]["nodes"], states, "{method}: {answer}");
        assert!(answer["why"]["message"].is_string(), "{method}: {answer}");
    }
}

#[test]
fn a_stopped_search_says_what_the_precheck_knows() {
    let args = ["solve", "--method", "ucs", "--node-limit", "5"];
    let ran = run_on(&args, BLOCKED);
    assert_eq!(ran.status, 3, "{}", ran.err);
    assert!(ran.err.contains("Vehicle A blocks the primary vehicle"), "{}", ran.err);
    assert!(!ran.err.contains("at least"), "{}", ran.err);
    let json = run_on(&[&args[..], &["--json"]].concat(), BLOCKED).out;
    let answer: Json = serde_json::from_str(&json).unwrap();
    assert_eq!(answer["outcome"], "stopped");
    assert!(answer["why"]["message"].is_string(), "{answer}");
}

#[test]
fn greedy_search_promises_a_solution() {
    let told = run(&["methods", "rush-hour"]).out;
    assert!(told.contains("gbfs — finds a solution, but not always a shortest one"), "{told}");
}

#[test]
fn a_comparison_names_its_counts_and_keeps_the_figures_of_stopped_runs() {
    let args = ["compare", "--method", "backtracking", "--method", "brute-force"];
    let limited = [&args[..], &["--node-limit", "1000", BOARD]].concat();
    let table = run(&limited).out;
    assert!(table.contains("Attempts") && table.contains("Cases examined"), "{table}");
    let csv = run(&[&limited[..], &["--csv"]].concat()).out;
    let (head, rows) = csv.split_once('\n').unwrap();
    let named = "seconds,nodes,stored,tries,at_least,filled,generations,best_fitness,restarts";
    assert!(head.contains(named), "{head}");
    let brute = rows.lines().find(|row| row.contains("brute-force")).unwrap();
    assert!(brute.contains("stopped,node-limit,") && brute.contains(",1000,"), "{brute}");
}
