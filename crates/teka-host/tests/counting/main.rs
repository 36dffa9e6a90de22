//! Tests of counts in weighted pieces: whole, in parts, on several threads and resumed.

mod cutting;
mod resume;
mod toy;

use teka_core::any::{AnyFamily, AnyPuzzle, Of};
use teka_core::control::Stop;
use teka_core::family::Strictness;
use teka_host::batch;
use teka_host::budget::Budget;
use teka_host::count::{self, Count, Counting, Shard};
use teka_host::json;
use teka_host::merge::merge;
use teka_host::search::{Aim, Choice, Search};
use teka_host::watch::Progress;
use toy::Toy;

const FAMILY: &dyn AnyFamily = &Of::<Toy>::NEW;

fn row(length: usize) -> Box<dyn AnyPuzzle> {
    FAMILY.parse(&length.to_string()).unwrap().value
}

/// 3 choices for the first letter, then 2 for each other letter.
fn rows(length: u32) -> u128 {
    3 << (length - 1)
}

fn search(method: &str) -> Search {
    Search::new(FAMILY.method(method).unwrap(), &[], Budget::default()).unwrap()
}

/// Counts on this number of threads.
fn counted(length: usize, search: &Search, how: Counting, threads: usize) -> Count {
    let puzzle = row(length);
    let pool = batch::pool(Some(threads)).unwrap();
    pool.install(|| count::count(puzzle.as_ref(), search, how, None))
}

const ALONE: Counting = Counting { limit: None, part: None, spread: true };

#[test]
fn weights_count_what_was_left_out() {
    for length in 1..=9 {
        for threads in [1, 3] {
            for method in ["list", "remember"] {
                let count = counted(length as usize, &search(method), ALONE, threads);
                assert_eq!((count.count, count.exact), (rows(length), true), "{length} {method}");
            }
        }
    }
}

#[test]
fn mirror_images_are_not_searched_even_on_one_thread() {
    let nodes = |how| counted(9, &search("list"), how, 1).cost.stats.nodes;
    let whole = Counting { limit: Some(u64::MAX), ..ALONE };
    assert!(nodes(ALONE) * 10 < nodes(whole) * 7, "{} of {}", nodes(ALONE), nodes(whole));
}

#[test]
fn a_method_that_counts_whole_is_not_cut_up_for_threads() {
    assert_eq!(counted(9, &search("remember"), ALONE, 3).cost.stats.nodes, 1);
}

#[test]
fn a_method_that_only_counts_needs_no_limit() {
    let how = Counting { limit: Some(5), ..ALONE };
    assert_eq!(counted(4, &search("remember"), how, 1).count, rows(4));
    let listed = counted(4, &search("list"), how, 1);
    assert_eq!((listed.count, listed.exact, listed.stopped), (5, false, None));
}

#[test]
fn numbers_follow_from_the_count() {
    let named = |length, how| counted(length, &search("list"), how, 1).named(how.part);
    let all = [("rows", Some(24)), ("letters", Some(96)), ("up-to-swap", Some(12))];
    assert_eq!(named(4, ALONE), all);
    assert_eq!(named(1, ALONE)[2], ("up-to-swap", Some(2)));
    let limited = |limit| named(4, Counting { limit: Some(limit), ..ALONE });
    assert_eq!(limited(25), all, "all there are, so all is known");
    assert_eq!(limited(24), [("rows", Some(24))]);
    let mut short = search("list");
    short.budget.limits.nodes = Some(20);
    let stopped = counted(4, &short, ALONE, 1);
    assert_eq!(stopped.stopped, Some(Stop::NodeLimit));
    let names: Vec<&str> = stopped.named(None).iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["rows"], "what follows from a count is known once the count is");
}

#[test]
fn more_than_can_be_counted_is_not_exact() {
    let count = counted(9, &search("huge"), ALONE, 2);
    assert_eq!((count.count, count.exact), (u128::MAX, false));
}

#[test]
fn shares_sum_to_the_whole() {
    for method in ["list", "remember"] {
        for of in 1..=9 {
            let fraction = |index| {
                let part = Some(Shard { index, of });
                let how = Counting { part, ..ALONE };
                let (puzzle, search) = (row(8), search(method));
                let count = count::count(puzzle.as_ref(), &search, how, None);
                json::count(puzzle.as_ref(), "row", &search, &count, part).to_string()
            };
            let shares: Vec<String> = (1..=of).map(fraction).collect();
            let sum = merge(shares.iter().map(String::as_str)).unwrap().remove(0);
            let expected = serde_json::json!({ "rows": 384, "letters": 3072, "up-to-swap": 192 });
            assert_eq!((&sum["count"], &sum["counts"]), (&384.into(), &expected), "{of}");
        }
    }
}

#[test]
fn progress_reaches_the_end() {
    for (threads, method) in [(1, "list"), (3, "list"), (3, "remember")] {
        let (puzzle, progress) = (row(9), Progress::default());
        let pool = batch::pool(Some(threads)).unwrap();
        pool.install(|| count::count(puzzle.as_ref(), &search(method), ALONE, Some(&progress)));
        assert!((progress.fraction() - 1.0).abs() < 1e-6, "{method}: {}", progress.fraction());
    }
}

#[test]
fn each_puzzle_gets_its_usual_method_and_what_it_can_be_set() {
    let settings = [("pace".to_owned(), "3".to_owned())];
    let check = |length, aim, name: &str, unused: &[&str]| {
        let choice = Choice::automatic(FAMILY, &settings, aim).unwrap();
        let search = Search::of(&choice, row(length).as_ref(), &Budget::default());
        assert_eq!((search.method.name, choice.unused(&search.method)), (name, unused.to_vec()));
    };
    check(20, Aim::Count, "remember", &[]);
    check(20, Aim::Solve, "list", &["pace"]);
    check(5, Aim::Count, "list", &["pace"]);
    let unknown = [("speed".to_owned(), "3".to_owned())];
    assert!(Choice::automatic(FAMILY, &unknown, Aim::Solve).is_err());
}

#[test]
fn a_named_method_searches_every_puzzle_and_must_suit_the_aim() {
    let named = |name, aim| Choice::new(FAMILY, Some(name), &[], aim);
    let choice = named("huge", Aim::Count).unwrap();
    let search = Search::of(&choice, row(5).as_ref(), &Budget::default());
    assert_eq!(search.method.name, "huge");
    let refused = |name, aim| named(name, aim).err().map(|refusal| refusal.0.id);
    assert_eq!(refused("remember", Aim::Solve), Some("method-only-counts"));
    assert_eq!(refused("no-such-method", Aim::Count), Some("unknown-method"));
}

#[test]
fn lenient_reading_reaches_the_family() {
    let source = teka_host::puzzles::Source::new("x", b"5 cells".to_vec()).unwrap();
    let read = |reading| source.jobs(Some(FAMILY), reading).unwrap()[0].read().is_ok();
    assert!(read(Strictness::Lenient) && !read(Strictness::Strict));
}
