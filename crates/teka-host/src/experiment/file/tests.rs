//! Tests of valid plans, and of the diagnostics for invalid ones.

use std::fs;

use super::*;
use crate::experiment::plan::Run;
use crate::experiment::published::SUCCESS;

/// A Queens board with one solution, and a board of another family.
const BOARD: &str = "AABB\nABBB\nCCCD\nCCDD\n";
const GRID: &str = "2 2\n1 1\n2 2\n3+\n3+\n";

/// Creates a folder with puzzles, a published table and this plan, and reads the plan.
fn planned(plan: &str) -> Result<Plan, Refused> {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    for name in ["4_1.txt", "4_2.txt", "4_10.txt"] {
        write(name, BOARD);
    }
    write("grid.cal", GRID);
    write("broken.bad", "AAB\nAB\n");
    let table = "name\tscenario\tok\tnote\n4_1\tone\t1\tx\n4_9\tone\t0\t\n4_2\tother\t1\t\n";
    write("published.tsv", table);
    write("plan.toml", plan);
    read(&folder.path().join("plan.toml"), &Cancel::default())
}

/// Returns the codes and lines of all mistakes in a plan.
fn wrong(plan: &str) -> Vec<(&'static str, u32)> {
    match planned(plan) {
        Ok(_) => Vec::new(),
        Err(Refused::File(error)) => panic!("{plan}: {error}"),
        Err(Refused::Input { diagnostics, .. }) => {
            let place =
                |item: &teka_core::diagnostic::Diagnostic| item.span.map_or(0, |span| span.line);
            diagnostics.0.iter().map(|item| (item.code, place(item))).collect()
        }
    }
}

const SMALL: &str = "puzzles = \"4_*.txt\"\nmethods = [\"backtracking\"]\n";

#[test]
fn the_smallest_plan_has_one_run_a_puzzle() {
    let plan = planned(SMALL).unwrap();
    let names: Vec<&str> = plan.puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect();
    assert_eq!(names, ["4_1", "4_2", "4_10"]);
    assert_eq!(plan.runs().len(), 3);
    let scenario = &plan.scenarios[0];
    assert_eq!((scenario.name.as_str(), scenario.group.as_str()), ("backtracking", "backtracking"));
    assert_eq!(scenario.seeded[0].seed, None, "it uses no randomness");
}

#[test]
fn lists_of_values_make_a_scenario_each() {
    let plan = planned(
        "puzzles = \"grid.cal\"\n[[scenarios]]\nname = \"ga\"\ngroup = \"all\"\nmethod = \"hybrid-genetic\"\n\
         set = { population = 50, elitism = [5, 10], generations = [1, 2] }\nlimits = { nodes = 7, time = \"2s\" }\n",
    );
    let plan = plan.unwrap();
    let names: Vec<&str> = plan.scenarios.iter().map(|scenario| scenario.name.as_str()).collect();
    let expected = ["5 generations=1", "5 generations=2", "10 generations=1", "10 generations=2"];
    assert_eq!(names, expected.map(|values| format!("ga elitism={values}")));
    let last = &plan.scenarios[3];
    assert_eq!(last.shown_settings(), "population=50 generations=2 elitism=10");
    assert_eq!((last.group.as_str(), last.limits.nodes), ("all", Some(7)));
    assert_eq!(last.time, Some(std::time::Duration::from_secs(2)));
}

#[test]
fn scenarios_take_turns_and_seeds_go_to_methods_that_use_them() {
    let plan = planned(
        "puzzles = [\"grid.cal\"]\nseeds = [5, 9]\nrepeats = 2\nmethods = [\"backtracking\", \"hybrid-genetic\"]\n",
    );
    let plan = plan.unwrap();
    let order: Vec<(usize, Option<u64>, u32)> = plan
        .runs()
        .into_iter()
        .map(|Run { scenario, seeded, repeat, .. }| {
            (scenario, plan.scenarios[scenario].seeded[seeded].seed, repeat)
        })
        .collect();
    let round = |repeat| [(0, None, repeat), (1, Some(5), repeat), (1, Some(9), repeat)];
    assert_eq!(order, [round(1), round(2)].concat());
}

#[test]
fn groups_are_the_plans_or_begin_the_names_and_published_puzzles_need_not_be_ours() {
    let plan = planned(
        "[[puzzles]]\nfiles = \"4_*.txt\"\ngroup = { before = \"_\" }\n\
         [[scenarios]]\nname = \"one\"\nmethod = \"backtracking\"\n\
         [[published]]\nfile = \"published.tsv\"\npuzzle = \"name\"\nfigures = { success = \"ok\" }\n",
    );
    let plan = plan.unwrap();
    assert_eq!(plan.puzzle_groups(), ["4"]);
    assert_eq!(plan.published.cells().len(), 2, "another scenario is none of ours");
    assert_eq!(plan.published.mean(SUCCESS, "4", &[0]), Some(0.5));
}

#[test]
fn new_puzzles_are_the_same_every_time() {
    let text = "methods = [\"backtracking\"]\n[[puzzles]]\ngenerate = \"queens\"\ncount = 2\nseed = 3\nset = { size = 5 }\ngroup = \"new\"\n";
    let names = |plan: &Plan| {
        let digests = plan.puzzles.iter().map(|one| crate::json::digest(one.puzzle.as_ref()));
        let names = plan.puzzles.iter().map(|one| one.name.clone());
        (names.collect::<Vec<_>>(), digests.collect::<Vec<_>>())
    };
    let (first, again) = (planned(text).unwrap(), planned(text).unwrap());
    assert_eq!(names(&first).0, ["new 3", "new 4"]);
    assert_eq!(names(&first), names(&again));
}

#[test]
fn only_what_results_depend_on_is_in_the_digest() {
    let digest = |plan: &str| planned(plan).unwrap().digest("1", 1);
    let whole = digest(SMALL);
    let same = ["title = \"other\"\n", "# a note\n"];
    same.iter().for_each(|more| assert_eq!(digest(&format!("{more}{SMALL}")), whole, "{more}"));
    let other = ["repeats = 2\n", "limits = { nodes = 5 }\n", "limits = { time = 5 }\n"];
    other.iter().for_each(|more| assert_ne!(digest(&format!("{more}{SMALL}")), whole, "{more}"));
    assert_ne!(digest(&SMALL.replace("4_*", "4_1")), whole);
    assert_ne!(digest(&SMALL.replace("backtracking", "propagation")), whole);
    assert_ne!(planned(SMALL).unwrap().digest("2", 1), whole);
    assert_ne!(planned(SMALL).unwrap().digest("1", 2), whole, "a method was changed");
}

#[test]
fn mistakes_are_reported_with_their_lines() {
    let check =
        |plan: &str, expected: &[(&'static str, u32)]| assert_eq!(wrong(plan), expected, "{plan}");
    let with = |more: &str| format!("{SMALL}{more}\n");
    check("puzzles = [", &[("syntax", 1)]);
    check("", &[("missing-key", 1)]);
    check("puzzles = \"4_*.txt\"\n", &[("missing-key", 1)]);
    check(&with("seed = 1"), &[("unknown-key", 3)]);
    check(&with("family = \"chess\""), &[("unknown-family", 3)]);
    check(&with("seeds = 0"), &[("wrong-kind", 3)]);
    check(&with("seeds = [1, 1]"), &[("wrong-kind", 3)]);
    check(&with("seeds = \"many\""), &[("wrong-kind", 3)]);
    check(&with("repeats = 0"), &[("wrong-kind", 3)]);
    check(&with("limits = { nodes = \"lots\" }"), &[("wrong-kind", 3)]);
    check(&with("limits = { node = 5 }"), &[("unknown-key", 3)]);
    check(&with("title = 5\nlenient = 1"), &[("wrong-kind", 3), ("wrong-kind", 4)]);
    check("puzzles = \"none*\"\nmethods = [\"backtracking\"]\n", &[("no-file", 1)]);
    check("puzzles = [\"4_1.txt\", \"4_*.txt\"]\nmethods = [\"backtracking\"]\n", &[("double", 1)]);
    check("puzzles = [\"4_1.txt\", \"grid.cal\"]\nmethods = [\"backtracking\"]\n", &[("mixed", 1)]);
    check(
        "puzzles = \"4_1.txt\"\nmethods = [\"a-star\", \"rules\"]\n",
        &[("unknown-method", 2), ("unknown-method", 2)],
    );
    check(&with("[[scenarios]]\nname = \"x\""), &[("missing-key", 3)]);
    check(&with("[[scenarios]]\nmethod = \"backtracking\""), &[("double", 3)]);
    check(
        &with("[[scenarios]]\nname = \"x\"\nmethod = \"backtracking\"\nset = { colour = 3 }"),
        &[("parameter", 6)],
    );
    check(
        &with("[[scenarios]]\nname = \"x\"\nmethod = \"backtracking\"\nset = { seed = 3 }"),
        &[("seed", 6)],
    );
    check("[[puzzles]]\ngroup = \"x\"\n", &[("puzzles", 1)]);
    check("[[puzzles]]\ngenerate = \"queens\"\nset = { size = 999 }\n", &[("parameter", 3)]);
    check("[[puzzles]]\ngenerate = \"queens\"\nset = { size = [5, 6] }\n", &[("wrong-kind", 3)]);
    check(&with("[[published]]\nfile = \"none.tsv\""), &[("no-file", 4)]);
    let table = "[[published]]\nfile = \"published.tsv\"\n";
    check(&with(&format!("{table}figures = {{ success = \"ok\" }}")), &[("no-column", 4)]);
    let table = format!("{table}puzzle = \"name\"\n");
    check(&with(&format!("{table}figures = {{ success = \"none\" }}")), &[("no-column", 6)]);
    check(&with(&table), &[("missing-key", 3)]);
    check(
        &with(&format!("{table}scenarios = [\"x\"]\nfigures = {{ success = \"ok\" }}")),
        &[("unknown-scenario", 6)],
    );
    let note = "scenarios = [\"*\"]\nfigures = { success = \"note\" }";
    check(&with(&format!("{table}{note}")), &[("published", 2)]);
}

#[test]
fn one_mistake_does_not_hide_another() {
    let rest = "methods = [\"rules\"]\nrepeats = 0\n";
    let unknown = ("unknown-method", 3);
    for (start, expected) in [
        ("family = \"queens\"\npuzzles = \"none*\"", &[("no-file", 2), unknown][..]),
        ("family = \"queens\"\npuzzles = []", &[("puzzles", 2), unknown]),
        ("family = \"chess\"\npuzzles = \"4_1.txt\"", &[("unknown-family", 1)]),
    ] {
        let expected = [expected, &[("wrong-kind", 4)]].concat();
        assert_eq!(wrong(&format!("{start}\n{rest}")), expected, "{start}");
    }
}

#[test]
fn published_figures_are_finite() {
    let table = |figures: &str, otherwise: &str| {
        let folder = tempfile::tempdir().unwrap();
        let text = format!("puzzle\tx\n4_1\t{figures}\n");
        fs::write(folder.path().join("finite.tsv"), text).unwrap();
        let file = folder.path().join("finite.tsv").display().to_string();
        wrong(&format!(
            "{SMALL}[[published]]\nfile = '{file}'\nscenarios = \"*\"\nfigures = {{ nodes = \"x\" }}\n\
             otherwise = {{ nodes = {otherwise} }}\n"
        ))
    };
    assert_eq!(table("1.5", "2"), []);
    for value in ["inf", "-inf", "nan", "1e999"] {
        assert_eq!(table(value, "2"), [("published", 2)], "{value}");
    }
    for value in ["inf", "-inf", "nan", "1e999"] {
        assert_eq!(table("1", value)[0].1, 7, "{value}");
    }
}

#[test]
fn a_published_table_that_cannot_be_read_is_reported_as_such() {
    let refused = planned(&format!("{SMALL}[[published]]\nfile = \".\"\n"));
    let is_folder = matches!(refused, Err(Refused::File(files::FileError::Directory(_))));
    assert!(is_folder, "it is a folder");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.tsv");
    fs::write(&path, b"puzzle\t\xff\n").unwrap();
    match planned(&format!("{SMALL}[[published]]\nfile = '{}'\n", path.display())) {
        Err(Refused::Input { name, .. }) => assert!(name.ends_with("table.tsv"), "{name}"),
        _ => panic!("it is not text"),
    }
}

#[test]
fn a_broken_puzzle_is_reported_in_its_own_file() {
    match planned("puzzles = \"broken.bad\"\nfamily = \"queens\"\nmethods = [\"backtracking\"]\n") {
        Err(Refused::Input { name, diagnostics, .. }) => {
            assert!(name.ends_with("broken.bad"), "{name}");
            assert_eq!(diagnostics.0[0].span.map(|span| span.line), Some(2));
        }
        other => panic!("{:?}", other.map(|plan| plan.puzzles.len())),
    }
}

#[test]
fn a_plan_without_puzzles_says_so() {
    let methods = "methods = [\"backtracking\"]\n";
    assert_eq!(wrong(&format!("{methods}puzzles = []\n")), [("puzzles", 2)]);
    assert_eq!(wrong(&format!("{methods}[[puzzles]]\nfiles = []\n")), [("puzzles", 2)]);
}

#[test]
fn seeds_of_new_puzzles_end_with_the_largest_number() {
    let plan = |count: u64| {
        format!(
            "methods = [\"backtracking\"]\n[[puzzles]]\ngenerate = \"queens\"\ncount = {count}\n\
             seed = 18446744073709551615\nset = {{ size = 5 }}\n"
        )
    };
    assert_eq!(wrong(&plan(2)), [("wrong-kind", 5)]);
    assert_eq!(planned(&plan(1)).unwrap().puzzles[0].name, "queens 18446744073709551615");
}

/// Seeds count only for methods that take one.
#[test]
fn several_tables_of_scenarios_have_the_sum_of_their_scenarios() {
    let table = |name: &str, count: usize| {
        let values = (0..count).map(|value| value.to_string()).collect::<Vec<_>>().join(", ");
        format!(
            "[[scenarios]]\nname = \"{name}\"\nmethod = \"hybrid-genetic\"\n\
             set = {{ generations = [{values}] }}\n"
        )
    };
    let plan = |seeds: u32, tables: &[String]| {
        format!("puzzles = \"grid.cal\"\nseeds = {seeds}\n{}", tables.concat())
    };
    let two = planned(&plan(1, &[table("a", 400), table("b", 400)])).unwrap();
    assert_eq!((two.scenarios.len(), two.runs().len()), (800, 800));
    assert_eq!(wrong(&plan(1, &[table("a", 500), table("b", 501)])), [("too-many", 7)]);
    assert_eq!(wrong(&plan(1001, &[table("a", 500), table("b", 500)])), [("too-many", 7)]);
    let seedless = "methods = [\"backtracking\", \"propagation\", \"exact-cover\"]\n";
    let many = planned(&plan(100_000, &[seedless.to_owned()])).unwrap();
    assert_eq!(many.runs().len(), 3, "they take no seed");
}

/// A small file must not be able to use up all memory.
#[test]
fn plans_are_of_a_size_that_can_be_run() {
    let values = (0..60).map(|value| value.to_string()).collect::<Vec<_>>().join(", ");
    let many = format!(
        "puzzles = \"grid.cal\"\nseeds = 90000\n[[scenarios]]\nmethod = \"hybrid-genetic\"\n\
         set = {{ elitism = [{values}], mutation = [{values}] }}\n"
    );
    assert_eq!(wrong(&many), [("too-many", 3)]);
    let repeated = "puzzles = \"4_*.txt\"\nmethods = [\"backtracking\"]\nrepeats = 100000\n";
    assert_eq!(wrong(repeated), []);
}
