//! Figures from given runs, and what a broken-off experiment leaves.

use std::fs;

use teka_core::family::Family;
use teka_core::puzzles::calcudoku::Calcudoku;
use teka_host::watch::Cancel;
use teka_render::chart::Chart;

use super::published::Published;
use super::puzzles::Named;
use super::runs::Runs;
use super::table::Figures;
use super::{chart, make, markdown, scenarios, table};

const RUNS: &str = "scenario,puzzle,seed,success,seconds,filled,individuals
1,4x4_1,1,1,0.020000,4,1000
1,4x4_1,2,0,0.500000,4,90000
2,4x4_2,1,1,0.040000,1,3000
1,5x5_1,1,0,0.900000,0,100000
";

const FOUR: &str = "4 9\n1 2 3 3\n1 4 4 5\n6 7 7 5\n8 8 9 9\n7+\n2=\n2-\n3-\n2/\n1=\n6*\n3+\n7+\n";

fn open(text: &str) -> (tempfile::TempDir, Runs) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("runs.csv");
    fs::write(&path, text).unwrap();
    (folder, Runs::open(path).unwrap())
}

fn published(folder: &tempfile::TempDir) -> Published {
    let table = "puzzle\tscenario\tsuccess\tseconds\n4x4_1\t1\t1\t9.5\n4x4_2\t2\t0\t\n";
    fs::write(folder.path().join("course_hybrid_genetic.tsv"), table).unwrap();
    let filled = "puzzle\tcells_filled\n4x4_1\t2\n4x4_2\t1\n";
    fs::write(folder.path().join("course_rule_based_filled.tsv"), filled).unwrap();
    Published::read(folder.path())
}

#[test]
fn figures_are_means_of_the_right_runs() {
    let (_folder, runs) = open(RUNS);
    let runs = runs.into_sorted();
    let expected = Figures {
        runs: 3,
        success: 2.0 / 3.0,
        seconds: Some(0.03),
        worst: Some(0.04),
        gave_up: Some(0.5),
        filled: 3.0,
        individuals: 94_000.0 / 3.0,
    };
    assert_eq!(Figures::of_size(&runs, "4x4", &["1", "2"]), Some(expected));
    assert_eq!(Figures::of_size(&runs, "5x5", &["1"]).unwrap().seconds, None);
    assert_eq!(Figures::of_size(&runs, "6x6", &["1"]), None);
    assert_eq!(table::sizes(&runs), ["4x4", "5x5"]);
}

#[test]
fn tables_show_ours_beside_the_published() {
    let (folder, runs) = open(RUNS);
    let (runs, scenarios, published) =
        (runs.into_sorted(), scenarios::course(), published(&folder));
    let text = markdown::course(&runs, &scenarios, &published);
    for line in [
        "| 4x4 | 3 | 66.7 / 50 |",
        "| 4x4 | 3 | 30.0 ms / 9.50 s |",
        "| 5x5 | 1 | 0 / 0 |",
        "| 1 | 1000 × 100 | 10/10/80 | 50 / 100 | 0 / 0 |",
        "| 2 | 1000 × 100 | 5/10/85 | 100 / 0 |",
        "| 4x4 | 16 | 3.00 | 1.50 |",
        "| 5x5 | 25 | 0.00 | – |",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    let csv = table::csv(&table::rows(&runs, &scenarios, &published));
    assert!(csv.contains("\n4x4,1,2,0.5,0.02,0.02,0.5,4,45500,1,9.5,1.5\n"), "{csv}");
    let Chart { bars, axis, .. } = chart::course(&runs, &scenarios, &published);
    assert!(axis.ends_with("; none of 5x5") && bars.len() == 5, "{axis}: {bars:?}");
    let told = bars.iter().map(|bar| format!("{} {}", bar.label, bar.shown)).take(3);
    let expected = ["4x4, 1000 × 100 66.7 %", "published 50 %", "published 0 %"];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}

#[test]
fn a_torn_line_is_dropped() {
    for torn in ["1,4x4_3,1,1,0.02", "1,4x4_3,1,1,0.020000,4,10", "1,4x4_3,1,1\n", "\0\0\0\0"] {
        let (folder, runs) = open(&format!("{RUNS}{torn}"));
        assert_eq!(runs.into_sorted().len(), 4, "{torn:?}");
        assert_eq!(fs::read_to_string(folder.path().join("runs.csv")).unwrap(), RUNS, "{torn:?}");
    }
    for torn in ["", "scenario,puz", "scenario,puzzle,seed,success,seconds,filled,individuals"] {
        assert!(open(torn).1.into_sorted().is_empty(), "{torn:?}");
    }
}

#[test]
fn another_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("runs.csv");
    fs::write(&path, "my,own,table\n").unwrap();
    assert!(Runs::open(path.clone()).is_err());
    assert_eq!(fs::read_to_string(path).unwrap(), "my,own,table\n");
}

#[test]
fn what_is_done_is_not_done_again() {
    let puzzle = Calcudoku::parse(FOUR).unwrap().value;
    let puzzles = [Named { name: "4x4_1".into(), puzzle }];
    let scenarios = [scenarios::default()];
    let jobs = make::jobs(&scenarios, &puzzles, 3);
    // No run takes a hundred thousand seconds: had it been made again, they were gone.
    let heading = RUNS.lines().next().unwrap();
    let done = "default,4x4_1,2,0,100000.000000,7,1\n";
    let (folder, runs) = open(&format!("{heading}\n{done}other,4x4_1,1,1,0.000001,7,1\n"));
    let made = make::all(&jobs, runs, &Cancel::default()).unwrap();
    assert_eq!(made.iter().map(|run| run.seed).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(made.iter().map(|run| run.success).collect::<Vec<_>>(), [true, false, true]);
    let text = fs::read_to_string(folder.path().join("runs.csv")).unwrap();
    assert!(text.contains(done) && text.lines().count() == 5, "{text}");
}

#[test]
fn what_is_cancelled_keeps_what_was_done() {
    let puzzle = Calcudoku::parse(FOUR).unwrap().value;
    let puzzles = [Named { name: "4x4_1".into(), puzzle }];
    let scenarios = scenarios::course();
    let jobs = make::jobs(&scenarios, &puzzles, 1);
    let (folder, runs) = open(RUNS);
    let cancel = Cancel::default();
    cancel.ask();
    let made = make::all(&jobs, runs, &cancel).unwrap();
    let text = fs::read_to_string(folder.path().join("runs.csv")).unwrap();
    assert_eq!(text, RUNS);
    assert_eq!(made.len(), 1, "the one of these that was there");
}
