//! Tests of figures, tables and pages made from given records.

use std::fs;

use teka_render::chart::Chart;
use teka_text::{Lang, Words};

use super::*;
use crate::experiment::file::read;
use crate::experiment::page::markdown;
use crate::experiment::record::Machine;
use crate::experiment::report::Report;
use crate::experiment::{Experiment, csv};
use crate::watch::{Cancel, Progress};

const GRID: &str = "2 2\n1 1\n2 2\n3+\n3+\n";

/// Two sizes, one scenario without randomness and a group of two scenarios with it.
fn plan() -> Plan {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    ["4x4_1.txt", "4x4_2.txt", "5x5_1.txt"].iter().for_each(|name| write(name, GRID));
    write(
        "published.tsv",
        "puzzle\tscenario\tok\ttime\n4x4_1\tone\t1\t9.5\n4x4_2\ttwo\t0\t\n4x4_9\tone\t0\t\n",
    );
    write("filled.tsv", "puzzle\tcells\n4x4_1\t4\n4x4_2\t2\n");
    write(
        "plan.toml",
        "puzzles = [{ files = \"*.txt\", group = { before = \"_\" } }]\nmethods = [\"backtracking\"]\n\
         [[scenarios]]\nname = \"one\"\ngroup = \"ga\"\nmethod = \"hybrid-genetic\"\n\
         [[scenarios]]\nname = \"two\"\ngroup = \"ga\"\nmethod = \"hybrid-genetic\"\nset = { rules = \"off\" }\n\
         [[published]]\nfile = \"published.tsv\"\nfigures = { success = \"ok\", seconds = \"time\" }\notherwise = { success = 0 }\n\
         [[published]]\nfile = \"filled.tsv\"\nscenarios = [\"ga\"]\nfigures = { filled = \"cells\" }\n",
    );
    read(&folder.path().join("plan.toml"), &Cancel::default()).unwrap()
}

fn record(outcome: &str, figures: &[(&str, &str)], seconds: f64) -> Option<Record> {
    let reason = if outcome == "stopped" { "gave-up" } else { "" };
    let figures = figures.iter().map(|(name, value)| (name.to_string(), value.to_string()));
    Some(Record {
        outcome: outcome.into(),
        reason: reason.into(),
        figures: figures.collect(),
        seconds,
    })
}

/// The records in the order of the plan, three scenarios per puzzle. The last run is unfinished.
fn records() -> Vec<Option<Record>> {
    vec![
        record("solved", &[("nodes", "10")], 0.5),
        record("solved", &[("nodes", "100"), ("filled", "4")], 0.02),
        record("stopped", &[("nodes", "300"), ("filled", "0")], 0.5),
        record("unsolvable", &[("nodes", "20")], 1.5),
        record("solved", &[("nodes", "200"), ("filled", "2")], 0.04),
        record("stopped", &[("nodes", "300"), ("filled", "0")], 0.7),
        record("solved", &[("nodes", "30")], 2.5),
        record("stopped", &[("nodes", "900"), ("filled", "1")], 0.9),
        None,
    ]
}

#[test]
fn figures_are_of_the_right_runs() {
    let (plan, records) = (plan(), records());
    let results = Results::new(&plan, &records);
    assert_eq!((results.runs.len(), results.planned), (8, 9));
    assert_eq!(results.puzzle_groups, ["4x4", "5x5"]);
    let [backtracking, genetic] = &results.scenario_groups[..] else { panic!("two groups") };
    let check =
        |figure: &str, group: &str, column: &Column, ours: Option<f64>, published: Option<f64>| {
            let found = results.comparison(figure, group, column);
            assert_eq!(found, Comparison { ours, published }, "{figure} {group} {}", column.name);
        };
    check(SUCCESS, "4x4", backtracking, Some(1.0), None);
    check(SUCCESS, "4x4", genetic, Some(0.5), Some(1.0 / 3.0));
    check(SUCCESS, "5x5", genetic, Some(0.0), Some(0.0));
    check(SECONDS, "4x4", genetic, Some(0.03), Some(9.5));
    check(SECONDS, "5x5", genetic, None, None);
    check("nodes", "4x4", backtracking, Some(15.0), None);
    check("filled", "4x4", genetic, Some(1.5), Some(3.0));
    check("filled", "4x4", backtracking, None, None);
    let [agreement] = &results.agreements()[..] else { panic!("one figure in one group") };
    assert_eq!((agreement.compared, agreement.differing.len()), (4, 2), "rules=off fills none");
    assert_eq!(agreement.differing[0], ("4x4_1", 0.0, 4.0));
    let failed: Vec<(&str, &str)> =
        results.failures().iter().map(|failure| (failure.puzzle, failure.scenario)).collect();
    assert_eq!(failed, [("4x4_1", "two"), ("4x4_2", "two"), ("5x5_1", "one")]);
}

#[test]
fn tables_for_programs_have_every_run_and_keep_times_apart() {
    let (plan, records) = (plan(), records());
    let results = Results::new(&plan, &records);
    let runs = csv::runs(&results);
    let heading = "puzzle,method,scenario,seed,repeat,outcome,reason,nodes,stored,tries,at_least,filled,seconds";
    assert_eq!(runs.lines().next(), Some(heading));
    assert_eq!(runs.lines().nth(1), Some("4x4_1,backtracking,backtracking,,1,solved,,10,,,,,0.5"));
    assert_eq!(
        runs.lines().nth(3),
        Some("4x4_1,hybrid-genetic,two,1,1,stopped,gave-up,300,,,,0,0.5")
    );
    assert_eq!(runs.lines().count(), 9);
    let summary = csv::summary(&results);
    let heading = "puzzles,scenario,method,runs,solved,unsolvable,stopped,success,nodes,filled,\
                   published_success,published_filled";
    assert_eq!(summary.lines().next(), Some(heading));
    assert!(summary.contains("\n4x4,backtracking,backtracking,2,1,1,0,1,15,,"), "{summary}");
    assert!(summary.contains("\n4x4,one,hybrid-genetic,2,2,0,0,1,150,3,"), "{summary}");
    assert!(!summary.contains("second"), "times are kept apart");
    let times = csv::times(&results);
    assert!(times.contains("\n4x4,one,hybrid-genetic,2,0.06,0.03,0.03,0.04,,9.5\n"), "{times}");
}

#[test]
fn pages_and_charts_show_ours_beside_the_published() {
    let (plan, records) = (plan(), records());
    let results = Results::new(&plan, &records);
    let words = Words::new(Lang::En);
    let (machine, version) = (Machine::this(), "1.2.3");
    let report = Report { results: &results, words: &words, machine, version };
    let text = markdown(&report.results(), true);
    for part in [
        "- Runs: 8 of 9 (3 puzzles, 3 scenarios)",
        "- Teka 1.2.3",
        "| 4x4     |    6 |          100 | 50 / 33.3 |",
        "| 5x5     |    2 |          100 |     0 / 0 |",
        "| two          | ga           | hybrid-genetic | rules=off  |     1 |",
        "![Success rate](success.svg)",
        "4x4_1 (0 / 4), 4x4_2 (0 / 2)",
        "- 5x5_1, one: solved in 0 of 1 runs",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let timed = markdown(&report.times(1), true);
    assert!(timed.contains("| 30.0 ms / 9.50 s |"), "{timed}");
    assert!(timed.contains("The runs were executed one at a time."), "{timed}");
    let Chart { bars, axis, .. } = report.success_chart();
    let labels: Vec<String> =
        bars.iter().map(|bar| format!("{} {}", bar.label, bar.shown)).collect();
    let expected =
        ["4x4, backtracking 100%", "4x4, ga 50%", "published 33.3%", " ", "5x5, backtracking 100%"];
    assert_eq!(labels[..5], expected);
    assert_eq!(axis, "successful runs");
    assert!(bars[2].flag && !bars[1].flag, "published bars differ from ours");
}

#[test]
fn wrong_answers_and_contradictions_are_listed() {
    let (plan, mut records) = (plan(), records());
    let page = |records: &[Option<Record>], lang| {
        let (results, words) = (Results::new(&plan, records), Words::new(lang));
        let (machine, version) = (Machine::this(), "1.2.3");
        let report = Report { results: &results, words: &words, machine, version };
        let faults = (results.faults().len(), results.contradictions().len());
        (faults, markdown(&report.results(), true))
    };
    // A method that may give up proves nothing, so 4x4_2 being both unsolvable and solved is no
    // contradiction.
    let (faults, text) = page(&records, Lang::En);
    assert_eq!(faults, (0, 0));
    assert!(!text.contains("## Wrong answers"), "{text}");
    let wrong = records[2].as_mut().unwrap();
    wrong.reason = "fault".into();
    let (faults, text) = page(&records, Lang::En);
    assert_eq!(faults, (1, 0));
    assert!(
        text.contains("## Wrong answers\n\n- 4x4_1, two: the method returned a wrong answer"),
        "{text}"
    );
    let (_, text) = page(&records, Lang::Id);
    assert!(text.contains("## Jawaban yang salah\n\n- 4x4_1, two: metode ini"), "{text}");
}

#[test]
fn an_experiment_with_no_run_yet_can_be_reported() {
    let out = tempfile::tempdir().unwrap();
    let experiment = Experiment::open(plan(), out.path(), false).unwrap();
    let written = experiment.write(&Words::new(Lang::Id), teka_render::Theme::Light, 2).unwrap();
    assert!(written.text.contains("0 dari 9"), "{}", written.text);
    assert!(written.files.iter().all(|path| path.exists()));
}

/// Each of the scenarios has its row and its bar.
#[test]
fn the_largest_number_of_scenarios_is_run_and_reported() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("grid.cal", GRID);
    let values = (1..=1000).map(|value| value.to_string()).collect::<Vec<_>>().join(", ");
    let plan = |values: &str| {
        format!(
            "puzzles = \"grid.cal\"\nlimits = {{ nodes = 1 }}\n[[scenarios]]\nname = \"ga\"\n\
             method = \"hybrid-genetic\"\nset = {{ generations = [{values}] }}\n"
        )
    };
    let read = || read(&folder.path().join("plan.toml"), &Cancel::default());
    write("plan.toml", &plan(&format!("{values}, 1001")));
    assert!(read().is_err(), "one more is refused");
    write("plan.toml", &plan(&values));
    let experiment = Experiment::open(read().unwrap(), &folder.path().join("out"), false).unwrap();
    let (pool, progress) = (crate::batch::pool(Some(2)).unwrap(), Progress::default());
    experiment.run(&experiment.missing(&[]), &pool, &Cancel::default(), &progress).unwrap();
    let written = experiment.write(&Words::new(Lang::En), teka_render::Theme::Light, 2).unwrap();
    assert!(written.text.contains("Runs: 1,000 of 1,000"), "{}", written.text);
    assert!(written.text.contains("ga generations=1000"), "{}", written.text);
}
