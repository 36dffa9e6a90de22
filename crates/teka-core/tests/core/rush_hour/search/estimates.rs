//! Checks the heuristics against the true distances in whole clusters.

use teka_core::puzzles::rush_hour::solve::Metric;
use teka_core::puzzles::rush_hour::solve::heuristics::Heuristic;
use teka_core::rng::rng;

use super::METRICS;
use super::twin;
use super::twin::{Board, random_board};

/// Calls `check` for every reachable position of many random boards, with its distance to a solved
/// one.
fn each_state(seed: u64, metric: &str, mut check: impl FnMut(&Board, Option<usize>)) {
    let mut rng = rng(seed);
    let mut states = 0;
    while states < 20_000 {
        let Some(cluster) = twin::cluster(&random_board(&mut rng), "slide", 400) else { continue };
        let distances = twin::distances(&cluster, metric);
        for board in &cluster {
            check(board, distances.get(&board.cells).copied());
        }
        states += cluster.len();
    }
}

#[test]
fn a_heuristic_never_says_more_than_the_truth_where_it_promises_so() {
    for metric in METRICS {
        let mut too_much = [0; 4];
        each_state(21, metric, |board, distance| {
            let puzzle = board.puzzle();
            for (number, heuristic) in Heuristic::ALL.into_iter().enumerate() {
                let Some(distance) = distance else { continue };
                let estimate = heuristic.at_start(&puzzle);
                let estimate = estimate.unwrap_or_else(|| panic!("{heuristic:?}: a way\n{board}"));
                assert_eq!(estimate == 0, distance == 0, "{heuristic:?}\n{board}");
                too_much[number] += usize::from(estimate as usize > distance);
            }
        });
        for (heuristic, too_much) in Heuristic::ALL.into_iter().zip(too_much) {
            let admissible = heuristic.is_admissible(Metric::named(metric));
            assert_eq!(too_much == 0, admissible, "{heuristic:?} {metric} {too_much}");
        }
    }
}

#[test]
fn a_move_changes_blockers_by_one_at_the_most() {
    each_state(22, "slide", |board, _| {
        let here = Heuristic::Blockers.at_start(&board.puzzle()).unwrap();
        if here == 0 {
            return;
        }
        for (action, neighbour) in twin::neighbours(board, "slide") {
            let there = Heuristic::Blockers.at_start(&neighbour.puzzle()).unwrap();
            assert!(here <= there + 1, "{action}\n{board}");
        }
    });
}

#[test]
fn each_heuristic_knows_at_least_what_the_one_before_it_knows() {
    let more = |one: Option<u32>, other: Option<u32>| {
        other.is_none_or(|other| one.is_some_and(|one| one <= other))
    };
    let mut rises = 0;
    each_state(23, "slide", |board, _| {
        let puzzle = board.puzzle();
        let [_, blockers, second, closure] =
            Heuristic::ALL.map(|heuristic| heuristic.at_start(&puzzle));
        assert!(more(blockers, second) && more(second, closure), "{board}");
        rises += usize::from(second != closure);
    });
    assert!(rises > 100, "{rises}");
}
