//! Every method of Rush Hour against a slow, obvious twin and against known boards.

mod boards;
mod estimates;
mod forgetful;
mod known;
mod limits;
mod polish;
mod runs;
mod twin;

use std::collections::BTreeMap;

use teka_core::control::{Limits, Stop};
use teka_core::family::{Ending, Solve};
use teka_core::param::Args;
use teka_core::puzzles::rush_hour::RushHour;
use teka_core::puzzles::rush_hour::why_impossible;
use teka_core::rng::rng;

use boards::random_board;
use runs::{METRICS, SHORTEST, run, run_without_prechecks};

/// How many states of a board the twin looks at before a board is left out.
const TWIN_STATES: usize = 300;

#[test]
fn shortest_methods_agree_with_the_twin() {
    let mut rng = rng(11);
    let (mut solvable, mut unsolvable) = (0, 0);
    while solvable + unsolvable < 2000 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", TWIN_STATES) else { continue };
        let slides = twin::distance(&board, &cluster, "slide");
        if slides.is_some() {
            solvable += 1
        } else {
            unsolvable += 1
        }
        for metric in METRICS {
            let optimum = twin::distance(&board, &cluster, metric);
            for (name, heuristic) in SHORTEST {
                let given = [("metric", metric), ("heuristic", heuristic)];
                let ran = run(name, &board, &given, Limits::default());
                let about = format!("{name} {heuristic} {metric}\n{board}");
                let expected = if optimum.is_some() { Ending::Enough } else { Ending::Exhausted };
                assert_eq!(ran.ending, expected, "{about}");
                let length = ran.moves.map(|moves| twin::replayed(&board, &moves, metric));
                assert_eq!(length, optimum, "{about}");
            }
        }
    }
    assert!(solvable > 800 && unsolvable > 300, "{solvable} {unsolvable}");
}

#[test]
fn best_effort_methods_tell_no_lies() {
    let mut rng = rng(12);
    let (mut longer, mut given_up, mut seen) = (0, 0, 0);
    while seen < 1000 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", TWIN_STATES) else { continue };
        seen += 1;
        let optimum = twin::distance(&board, &cluster, "slide");
        for heuristic in ["distance", "blockers", "blockers-of-blockers", "closure"] {
            for (name, width) in [("gbfs", "1"), ("beam", "1"), ("beam", "3"), ("beam", "100000")] {
                let ran = run(
                    name,
                    &board,
                    &[("heuristic", heuristic), ("width", width)],
                    Limits::default(),
                );
                let about = format!("{name} {heuristic} {width}\n{board}");
                let is_sure = name == "gbfs" || width == "100000";
                match (ran.ending, ran.moves, optimum) {
                    (Ending::Enough, Some(moves), Some(optimum)) => {
                        let length = twin::replayed(&board, &moves, "slide");
                        assert!(length >= optimum, "{about}");
                        longer += usize::from(length > optimum);
                    }
                    (Ending::Exhausted, None, None) => {}
                    (Ending::Stopped(_), None, _) if !is_sure => given_up += 1,
                    other => panic!("{other:?} {about}"),
                }
            }
        }
    }
    assert!(longer > 50 && given_up > 50, "the boards are too easy: {longer} {given_up}");
}

#[test]
fn distance_in_slides_may_be_longer_and_says_so() {
    let promised = |name: &str, metric: &str, heuristic: &str| {
        let info = RushHour::methods().iter().find(|method| method.info.name == name).unwrap().info;
        let given = [("metric", metric), ("heuristic", heuristic)];
        let given = given.map(|(name, value)| (name.to_owned(), value.to_owned()));
        info.promise.is_shortest(&Args::read(info.params, &given).unwrap())
    };
    for name in ["a-star", "ida-star"] {
        assert!(!promised(name, "slide", "distance"), "{name}");
        assert!(promised(name, "cell", "distance") && promised(name, "slide", "closure"), "{name}");
    }
    let mut rng = rng(14);
    let (mut longer, mut seen) = (0, 0);
    while seen < 600 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", TWIN_STATES) else { continue };
        seen += 1;
        for (name, metric) in [("a-star", "slide"), ("a-star", "cell"), ("ida-star", "cell")] {
            let given = [("metric", metric), ("heuristic", "distance")];
            let moves = run(name, &board, &given, Limits::default()).moves;
            let length = moves.map(|moves| twin::replayed(&board, &moves, metric));
            let optimum = twin::distance(&board, &cluster, metric);
            assert!(metric == "slide" || length == optimum, "{name}\n{board}");
            longer += usize::from(length > optimum);
        }
    }
    assert!(longer > 0, "no board shows that the estimate is too high");
}

/// Methods share the precheck, so that only searches without it can show a fault in it.
#[test]
fn methods_without_prechecks_agree_with_the_twin_on_unsolvable_boards() {
    let mut rng = rng(15);
    let (mut seen, mut reasons) = (0, 0);
    let mut proven = BTreeMap::new();
    while seen < 200 || reasons < 200 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", TWIN_STATES) else { continue };
        if twin::distance(&board, &cluster, "slide").is_some() {
            continue;
        }
        seen += 1;
        reasons += usize::from(why_impossible(&board.puzzle()).is_some());
        for (method, metric) in RushHour::methods().iter().zip(METRICS.into_iter().cycle()) {
            // The other estimates may see at once that there is no solution.
            let given = [("metric", metric), ("heuristic", "distance")];
            let name = method.info.name;
            let ran = run_without_prechecks(name, &board, &given);
            assert!(ran.moves.is_none(), "{name}\n{board}");
            // Without a goal to search from, a search from both ends is done at once.
            assert!(ran.nodes > 0 || name == "bidirectional", "{name} skips\n{board}");
            match ran.ending {
                Ending::Exhausted => *proven.entry(name).or_insert(0) += 1,
                // It may go the same long ways again and again.
                Ending::Stopped(Stop::NodeLimit) if name == "ida-star" => {}
                Ending::Stopped(Stop::GaveUp) if name == "beam" => {}
                other => panic!("{name}: {other:?}\n{board}"),
            }
        }
    }
    assert_eq!(proven.len(), RushHour::methods().len(), "{proven:?}");
    assert!(proven.values().all(|count| 2 * count > seen), "{proven:?} of {seen}");
}

#[test]
fn a_reason_is_given_only_where_there_is_no_solution() {
    let mut rng = rng(13);
    let (mut reasons, mut seen) = (BTreeMap::new(), 0);
    while seen < 2000 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", TWIN_STATES) else { continue };
        seen += 1;
        if let Some(why) = why_impossible(&board.puzzle()) {
            *reasons.entry(why.message.id).or_insert(0) += 1;
            assert_eq!(twin::distance(&board, &cluster, "slide"), None, "{board}");
            let ran = run("ida-star", &board, &[], Limits::default());
            assert_eq!((ran.ending, ran.nodes), (Ending::Exhausted, 0), "seen without a search");
        } else {
            assert!(!twin::is_shut(&board), "there is a reason\n{board}");
        }
    }
    assert_eq!(reasons.len(), 3, "{reasons:?}");
}
