//! Tests of experiments: reproducible results, mistakes in plans, and both languages.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use crate::{Ran, run, teka, top};

/// A plan with random and deterministic scenarios, some stopped by their limit, grouped puzzles,
/// generated puzzles and a published table. Limits are in nodes, so that everything except times is
/// reproducible.
const PLAN: &str = r#"
title = { en = "Small | test", id = "Uji kecil" }
seeds = [1, 2, 3, 4]
repeats = 2
methods = ["backtracking"]

[limits]
nodes = "30k"

[[puzzles]]
files = ["CORPUS/4x4_1*.txt", "CORPUS/5x5_1*.txt"]
group = { before = "_" }

[[puzzles]]
generate = "calcudoku"
count = 2
set = { size = 5 }
group = "new"

[[scenarios]]
name = "course"
group = "genetic"
method = "hybrid-genetic"
set = { variant = "course", population = [100, 300], generations = 40 }

[[scenarios]]
name = "default"
group = "genetic"
method = "hybrid-genetic"

[[published]]
file = "published.tsv"
scenarios = ["backtracking"]
figures = { success = "solved", nodes = "tries" }
otherwise = { success = 0 }
"#;

/// Creates a folder with the plan, modified by `change`.
fn folder(change: impl Fn(&str) -> String) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let corpus = top().join("corpus/published/calcudoku");
    let plan = change(PLAN).replace("CORPUS", corpus.to_str().unwrap());
    fs::write(folder.path().join("plan.toml"), plan).unwrap();
    let table = "puzzle\tsolved\ttries\n4x4_1\t1\t456\n4x4_10\t1\t7\n4x4_99\t0\t\n";
    fs::write(folder.path().join("published.tsv"), table).unwrap();
    folder
}

fn arguments<'a>(plan: &'a str, out: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["experiment", plan, "--out", out], more].concat()
}

/// Runs the plan in a folder, with the output in its subfolder `out`.
fn experiment(folder: &Path, out: &str, more: &[&str]) -> Ran {
    let (plan, out) = (folder.join("plan.toml"), folder.join(out));
    run(&arguments(plan.to_str().unwrap(), out.to_str().unwrap(), more))
}

fn done(folder: &Path, out: &str, more: &[&str]) -> Ran {
    let ran = experiment(folder, out, more);
    assert_eq!(ran.status, 0, "{}", ran.err);
    ran
}

/// Returns every file of an output folder without times: without the last column of `runs.csv`, the
/// last field of the journal, and the files that contain only times.
fn timeless(folder: &Path) -> BTreeMap<String, String> {
    let without_last = |text: &str, before: &str| -> String {
        let cut = |line: &str| line.rsplit_once(before).map_or(line, |(left, _)| left).to_owned();
        text.lines().map(|line| cut(line) + "\n").collect()
    };
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let text = match name.as_str() {
            "runs.csv" => without_last(&text, ","),
            "journal.jsonl" => without_last(&text, ",\"seconds\""),
            "times.csv" | "times.md" | "times.svg" => String::new(),
            _ => text,
        };
        // A kill during a write leaves only hidden files, which are not results.
        if !name.starts_with('.') {
            files.insert(name, text);
        }
    }
    files
}

fn check_same(one: &Path, other: &Path, what: &str) {
    let (one, other) = (timeless(one), timeless(other));
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{what}");
    for (name, text) in &one {
        assert!(*text == other[name], "{what}: {name} differs:\n{text}\n{}", other[name]);
    }
}

#[test]
fn one_thread_and_two_give_the_same() {
    let folder = folder(str::to_owned);
    let ran = done(folder.path(), "one", &["--threads", "1"]);
    done(folder.path(), "two", &["--threads", "2"]);
    check_same(&folder.path().join("one"), &folder.path().join("two"), "threads");
    assert!(ran.out.starts_with("# Small | test\n"), "{}", ran.out);
    for line in ["| 4x4 ", "## Agreement", "Chromosomes evaluated", "4x4_10 ("] {
        assert!(ran.out.contains(line), "{line} is not in\n{}", ran.out);
    }
    let csv = fs::read_to_string(folder.path().join("one/runs.csv")).unwrap();
    let heading = "puzzle,method,scenario,seed,repeat,outcome,reason,nodes,stored,tries,at_least,\
                   filled,generations,best_fitness,restarts,seconds";
    assert_eq!(csv.lines().next(), Some(heading));
    let backtracking = "4x4_1,backtracking,backtracking,,2,solved,,456,0,";
    assert!(csv.contains(backtracking), "{csv}");
}

/// Starts an experiment and kills it at this time after `is_time` holds. Returns true if it was
/// killed before its end.
fn killed(args: &[&str], is_time: impl Fn() -> bool, after: Duration) -> bool {
    let mut child = teka(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    while !is_time() && child.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_micros(200));
    }
    std::thread::sleep(after);
    child.kill().unwrap();
    !child.wait().unwrap().success()
}

#[test]
fn a_killed_experiment_continues_to_the_same_files() {
    let folder = folder(str::to_owned);
    done(folder.path(), "whole", &[]);
    let (plan, out) = (folder.path().join("plan.toml"), folder.path().join("killed"));
    let args = arguments(plan.to_str().unwrap(), out.to_str().unwrap(), &[]);
    let (mut kept, mut kills) = (0, 0);
    for attempt in 0..3 {
        let before = lines(&out);
        let after = Duration::from_millis(2 * attempt);
        kills += u32::from(killed(&args, || lines(&out) >= before + 5, after));
        assert!(lines(&out) >= kept, "a finished run was lost");
        kept = lines(&out);
    }
    assert!(kills > 0, "it was never killed before its end");
    let ran = done(folder.path(), "killed", &[]);
    assert!(ran.err.contains("runs are already done."), "{}", ran.err);
    check_same(&folder.path().join("whole"), &out, "killed");
}

#[test]
fn an_experiment_killed_while_it_writes_its_results_writes_them_again() {
    let folder = folder(str::to_owned);
    done(folder.path(), "whole", &[]);
    done(folder.path(), "killed", &[]);
    let (plan, out) = (folder.path().join("plan.toml"), folder.path().join("killed"));
    let args = arguments(plan.to_str().unwrap(), out.to_str().unwrap(), &[]);
    let results: Vec<String> =
        timeless(&out).into_keys().filter(|name| name != "journal.jsonl").collect();
    let is_there = |name: &String| out.join(name).exists();
    let mut kills = 0;
    // Writing is fast, so most attempts come too late.
    for (attempt, name) in results.iter().cycle().take(200).enumerate() {
        results.iter().filter(|name| is_there(name)).for_each(|name| {
            fs::remove_file(out.join(name)).unwrap();
        });
        let after = Duration::from_micros(attempt as u64 % 5 * 400);
        kills += u32::from(killed(&args, || is_there(name), after));
        if kills == 5 && attempt >= results.len() {
            break;
        }
    }
    assert!(kills > 0, "it was never killed before its end");
    let ran = done(folder.path(), "killed", &[]);
    assert!(ran.err.contains("runs are already done."), "{}", ran.err);
    check_same(&folder.path().join("whole"), &out, "killed");
    let left = fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().file_name());
    let drafts = left.filter(|name| name.to_str().unwrap().ends_with(".draft")).count();
    assert_eq!(drafts, 0, "unfinished files of killed processes are removed");
}

#[test]
fn wrong_and_contradicting_answers_have_their_own_exit_status() {
    let small = |plan: &str| {
        plan.replace("4x4_1*.txt\", \"CORPUS/5x5_1*.txt", "4x4_1.txt")
            .replace("[\"backtracking\"]", "[\"backtracking\", \"propagation\"]")
    };
    let folder = folder(small);
    done(folder.path(), "out", &[]);
    let path = folder.path().join("out/journal.jsonl");
    let journal = fs::read_to_string(&path).unwrap();
    let check = |from: &str, to: &str, expected: &str| {
        // The first run is one of backtracking.
        assert!(journal.lines().nth(1).unwrap().contains(from), "{journal}");
        fs::write(&path, journal.replacen(from, to, 1)).unwrap();
        let ran = experiment(folder.path(), "out", &[]);
        assert_eq!(ran.status, 3, "{}", ran.err);
        assert!(ran.err.contains("some answers are wrong or contradict each other"), "{}", ran.err);
        assert!(ran.out.contains(expected), "{}", ran.out);
    };
    check("\"solved\"", "\"unsolvable\"", "## Wrong answers\n\n- 4x4_1: the methods contradict");
    check(
        "\"reason\":\"\"",
        "\"reason\":\"fault\"",
        "- 4x4_1, backtracking: the method returned a",
    );
}

#[test]
fn a_part_of_the_plan_can_be_run_before_the_rest() {
    let folder = folder(str::to_owned);
    let some = done(folder.path(), "parts", &["--only", "4x4", "--only", "back*"]);
    assert!(some.out.contains("| 4x4 ") && !some.out.contains("| 5x5 "), "{}", some.out);
    let rest = done(folder.path(), "parts", &[]);
    assert!(rest.err.contains("runs are already done."), "{}", rest.err);
    // A part that is already finished changes nothing.
    done(folder.path(), "parts", &["--only", "new"]);
    done(folder.path(), "whole", &[]);
    check_same(&folder.path().join("whole"), &folder.path().join("parts"), "parts");
    let none = experiment(folder.path(), "parts", &["--only", "9x9"]);
    assert_eq!(none.status, 2);
    assert!(
        none.err.contains("nothing in the plan matches 9x9") && none.err.contains("4x4, 5x5, new")
    );
}

#[test]
fn another_plan_is_refused_and_starts_over_when_told() {
    let small = |plan: &str| plan.replace("4x4_1*.txt\", \"CORPUS/5x5_1*.txt", "4x4_1.txt");
    let folder = folder(small);
    done(folder.path(), "out", &[]);
    let plan = folder.path().join("plan.toml");
    let text = fs::read_to_string(&plan).unwrap();
    fs::write(&plan, text.replace("Small", "Renamed")).unwrap();
    let renamed = done(folder.path(), "out", &[]);
    assert!(renamed.out.starts_with("# Renamed"), "what is shown may change: {}", renamed.out);
    fs::write(&plan, text.replace("30k", "20k")).unwrap();
    let before = fs::read(folder.path().join("out/journal.jsonl")).unwrap();
    let refused = experiment(folder.path(), "out", &[]);
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("belongs to another plan"), "{}", refused.err);
    assert!(refused.err.contains("--restart"), "{}", refused.err);
    assert_eq!(fs::read(folder.path().join("out/journal.jsonl")).unwrap(), before);
    done(folder.path(), "out", &["--restart"]);
    done(folder.path(), "fresh", &[]);
    check_same(&folder.path().join("fresh"), &folder.path().join("out"), "restarted");
}

/// Starts a plan that takes hours, and waits for its first runs in `out`.
fn begun(folder: &Path) -> Child {
    let (plan, out) = (folder.join("plan.toml"), folder.join("out"));
    let args = arguments(plan.to_str().unwrap(), out.to_str().unwrap(), &[]);
    let child = teka(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while lines(&out) < 20 {
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

fn long(plan: &str) -> String {
    plan.replace("30k", "100M").replace("seeds = [1, 2, 3, 4]", "seeds = 900")
}

/// Returns the number of lines in the journal of an output folder.
fn lines(out: &Path) -> usize {
    fs::read_to_string(out.join("journal.jsonl")).map_or(0, |text| text.lines().count())
}

#[test]
fn two_processes_do_not_use_one_folder() {
    let folder = folder(long);
    let mut child = begun(folder.path());
    for (more, expected) in [
        (&["--lang", "en"][..], "another run is using"),
        (&["--restart", "--lang", "id"], "sedang dipakai proses lain"),
    ] {
        let refused = experiment(folder.path(), "out", more);
        assert_eq!(refused.status, 2, "{}", refused.err);
        assert!(refused.err.contains(expected), "{}", refused.err);
    }
    let before = lines(&folder.path().join("out"));
    child.kill().unwrap();
    child.wait().unwrap();
    // The first process has lost nothing, and its end unlocks the folder.
    let next = done(folder.path(), "out", &["--only", "4x4_1", "--only", "backtracking"]);
    assert!(lines(&folder.path().join("out")) >= before, "{}", next.err);
}

#[test]
fn a_foreign_folder_is_left_alone() {
    let folder = folder(str::to_owned);
    let out = folder.path().join("mine");
    fs::create_dir(&out).unwrap();
    fs::write(out.join("report.md"), "my own report\n").unwrap();
    let refused = experiment(folder.path(), "mine", &[]);
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("report.md") && refused.err.contains("--out"), "{}", refused.err);
    assert_eq!(fs::read_dir(&out).unwrap().count(), 1);
    fs::remove_file(out.join("report.md")).unwrap();
    fs::write(out.join("journal.jsonl"), "my own journal\n").unwrap();
    let refused = experiment(folder.path(), "mine", &[]);
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("no valid experiment journal"), "{}", refused.err);
    assert_eq!(fs::read_to_string(out.join("journal.jsonl")).unwrap(), "my own journal\n");
}

#[test]
fn mistakes_are_told_with_place_and_remedy() {
    let check = |from: &str, to: &str, expected: &[&str]| {
        assert!(PLAN.contains(from), "{from}");
        let folder = folder(|plan| plan.replacen(from, to, 1));
        let ran = experiment(folder.path(), "out", &[]);
        assert_eq!(ran.status, 2, "{to}");
        assert!(!folder.path().join("out").exists(), "{to}: nothing is begun");
        for part in expected {
            assert!(ran.err.contains(part), "{part} is not in\n{}", ran.err);
        }
    };
    check(
        "repeats",
        "repeat",
        &["plan.toml:4:1", "unknown key \"repeat\"", "Available keys: title, family"],
    );
    check(
        "[\"backtracking\"]",
        "[\"backtrack\"]",
        &[
            "plan.toml:5:12",
            "unknown method \"backtrack\" for calcudoku",
            "Use one of propagation, backtracking",
        ],
    );
    check(
        "generations = 40",
        "generation = 40",
        &["plan.toml:24:54", "unknown parameter \"generation\"", "population, generations"],
    );
    check("generations = 40", "generations = -1", &["generations must be between"]);
    check(
        "\"CORPUS/4x4_1*.txt\"",
        "\"none*.txt\"",
        &["no file matches \"none*.txt\"", "relative to"],
    );
    check("title = {", "title = ", &["not valid TOML", "docs/how-to/run-an-experiment.md"]);
    check("\"tries\"", "\"attempts\"", &["no column \"attempts\"", "puzzle, solved, tries"]);
}

#[test]
fn leniency_is_a_key_of_the_plan() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("jam.txt"), "2 3\n1\nA..\nPP.K\n").unwrap();
    let plan = |more: &str| format!("puzzles = [\"*.txt\"]\nmethods = [\"bfs\"]\n{more}");
    // The puzzles of a plan that is named without a folder are in the same folder.
    let ran = |more: &str| -> Ran {
        fs::write(folder.path().join("plan.toml"), plan(more)).unwrap();
        let mut command = teka(&["experiment", "plan.toml", "--out", "out"]);
        command.current_dir(folder.path()).output().unwrap().into()
    };
    let refused = ran("");
    assert_eq!(refused.status, 2, "{}", refused.err);
    assert!(refused.err.contains("With lenient = true in the plan, "), "{}", refused.err);
    assert!(!refused.err.contains("--lenient"), "{}", refused.err);
    let read = ran("lenient = true\n");
    assert_eq!(read.status, 0, "{}", read.err);
}

#[test]
fn the_report_is_told_in_both_languages() {
    let small = |plan: &str| plan.replace("4x4_1*.txt\", \"CORPUS/5x5_1*.txt", "4x4_1.txt");
    let folder = folder(small);
    let english = done(folder.path(), "out", &["--lang", "en"]);
    let indonesian = done(folder.path(), "out", &["--lang", "id"]);
    assert!(english.out.contains("## Success rate\n") && english.out.contains("# Small | test"));
    assert!(indonesian.out.contains("## Tingkat keberhasilan\n"), "{}", indonesian.out);
    assert!(indonesian.out.starts_with("# Uji kecil\n"), "{}", indonesian.out);
    for ran in [english, indonesian] {
        assert!(!ran.out.contains("experiment-") && !ran.out.contains("{$"), "{}", ran.out);
    }
    let report = fs::read_to_string(folder.path().join("out/report.md")).unwrap();
    assert!(report.contains("![Tingkat keberhasilan](success.svg)"), "{report}");
    assert!(report.contains(&format!("Teka {}", env!("CARGO_PKG_VERSION"))), "{report}");
    let chart = fs::read_to_string(folder.path().join("out/success.svg")).unwrap();
    assert!(chart.contains("publikasi"), "the published bars are labelled");
}

#[test]
fn an_interrupted_experiment_keeps_what_is_done() {
    let folder = folder(long);
    let out = folder.path().join("out");
    let child = begun(folder.path());
    crate::interrupt::interrupt(child.id());
    let ran: Ran = child.wait_with_output().unwrap().into();
    assert_eq!(ran.status, 130, "{}", ran.err);
    assert!(ran.err.contains("Run the same command again to continue."), "{}", ran.err);
    assert!(lines(&out) > 19 && out.join("report.md").exists());
    assert!(ran.out.contains("- Runs: "), "{}", ran.out);
}
