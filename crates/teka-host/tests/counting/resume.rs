//! Tests of counts that are interrupted and resumed.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use teka_core::control::Stop;
use teka_host::batch;
use teka_host::budget::Budget;
use teka_host::checkpoint::{self, NotResumed};
use teka_host::count::{Count, Counting, Shard};
use teka_host::search::Search;
use teka_host::watch::{Cancel, Progress};

use super::{ALONE, row, rows, search};

fn go_on(length: usize, search: &Search, how: Counting, path: &Path) -> Result<Count, NotResumed> {
    let resumed = checkpoint::count(row(length).as_ref(), search, how, None, path)?;
    assert!(resumed.unsaved.is_none());
    Ok(resumed.count)
}

/// Resumes a count with this number of nodes per run until it is complete. Also returns the number
/// of runs.
fn in_small_steps(nodes: u64, part: Option<Shard>, path: &Path) -> (Count, usize) {
    let mut short = search("list");
    short.budget.limits.nodes = Some(nodes);
    for runs in 1.. {
        let count = go_on(11, &short, Counting { part, ..ALONE }, path).unwrap();
        if count.exact {
            return (count, runs);
        }
        assert_eq!(count.stopped, Some(Stop::NodeLimit));
        assert!(count.count <= rows(11));
    }
    unreachable!("runs have no end")
}

#[test]
fn wherever_it_is_interrupted_the_total_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole");
    let expected = go_on(11, &search("list"), ALONE, &whole).unwrap();
    assert_eq!((expected.count, expected.named(None).len()), (rows(11), 3));
    for nodes in [100, 101, 333, 1000] {
        let path = folder.path().join(nodes.to_string());
        let (count, runs) = in_small_steps(nodes, None, &path);
        assert_eq!((count.count, count.named(None)), (rows(11), expected.named(None)));
        assert!(runs > 1, "{nodes}");
        assert!(count.cost.stats.nodes <= expected.cost.stats.nodes, "nothing was done twice");
    }
}

#[test]
fn shares_are_gone_on_with_too() {
    let folder = tempfile::tempdir().unwrap();
    let fraction = |index: usize| {
        let path = folder.path().join(index.to_string());
        in_small_steps(200, Some(Shard { index, of: 3 }), &path).0.count
    };
    assert_eq!((1..=3).map(fraction).sum::<u128>(), rows(11));
}

#[test]
fn a_cancel_on_several_threads_loses_nothing_that_was_noted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("count");
    let pool = batch::pool(Some(3)).unwrap();
    for interval in 1.. {
        let (progress, cancel) = (Progress::default(), Cancel::default());
        let search = search("list").within(Budget { cancel: cancel.clone(), ..Budget::default() });
        let is_over = AtomicBool::new(false);
        let count = std::thread::scope(|scope| {
            scope.spawn(|| {
                let enough = || progress.nodes.load(Ordering::Relaxed) > interval * 2000;
                while !enough() && !is_over.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
                cancel.ask();
            });
            let run =
                || checkpoint::count(row(14).as_ref(), &search, ALONE, Some(&progress), &path);
            let resumed = pool.install(run).unwrap();
            is_over.store(true, Ordering::Relaxed);
            resumed.count
        });
        if count.exact {
            assert_eq!(count.count, rows(14));
            return;
        }
        assert_eq!(count.stopped, Some(Stop::Cancelled));
    }
}

#[test]
fn a_finished_count_is_answered_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("count");
    let first = go_on(11, &search("list"), ALONE, &path).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\"count\":3072"), "{text}");
    let mut idle = search("list");
    idle.budget.limits.nodes = Some(0);
    let again = go_on(11, &idle, ALONE, &path).unwrap();
    assert_eq!((again.count, again.exact), (first.count, true));
    assert_eq!(again.named(None), first.named(None));
}

#[test]
fn what_was_done_before_is_told_to_the_progress() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("count");
    let mut short = search("list");
    short.budget.limits.nodes = Some(1000);
    go_on(11, &short, ALONE, &path).unwrap();
    let progress = Progress::default();
    checkpoint::count(row(11).as_ref(), &search("list"), ALONE, Some(&progress), &path).unwrap();
    assert!(progress.before() > 0.0 && progress.before() < 1.0);
    assert!((progress.fraction() - 1.0).abs() < 1e-6, "{}", progress.fraction());
}

#[test]
fn a_file_of_another_count_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("count");
    go_on(9, &search("list"), ALONE, &path).unwrap();
    let before = fs::read(&path).unwrap();
    let part = |index, of| Counting { part: Some(Shard { index, of }), ..ALONE };
    let others = [(10, "list", ALONE), (9, "remember", ALONE), (9, "list", part(1, 2))];
    for (length, method, how) in others {
        let refused = go_on(length, &search(method), how, &path);
        assert!(matches!(refused, Err(NotResumed::Another)), "{length} {method}: {refused:?}");
    }
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_damaged_file_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("count");
    go_on(9, &search("list"), ALONE, &path).unwrap();
    let good = fs::read(&path).unwrap();
    let mut damaged: Vec<Vec<u8>> = vec![Vec::new(), b"5 cells\n".to_vec(), b"\xff\0".to_vec()];
    damaged.extend((0..good.len()).step_by(97).map(|end| good[..end].to_vec()));
    damaged.extend((0..good.len()).step_by(89).map(|at| {
        let mut other = good.clone();
        other[at] ^= 1;
        other
    }));
    for bytes in damaged {
        fs::write(&path, &bytes).unwrap();
        let refused = go_on(9, &search("list"), ALONE, &path);
        assert!(matches!(refused, Err(NotResumed::Damaged)), "{refused:?}");
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn a_file_that_cannot_be_is_told_before_the_work() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("none").join("count");
    assert!(matches!(go_on(9, &search("list"), ALONE, &nowhere), Err(NotResumed::File(_))));
    assert!(matches!(go_on(9, &search("list"), ALONE, folder.path()), Err(NotResumed::File(_))));
}
