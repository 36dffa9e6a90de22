//! Checks every method of Rush Hour against a simple reference solver, and against boards with
//! known optima. If the data is missing, the tests on known boards pass.

mod estimates;
mod limits;
mod twin;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::family::{Ending, Solve};
use teka_core::param::Args;
use teka_core::puzzles::rush_hour::{Move, RushHour, why_impossible};
use teka_core::rng::rng;

use crate::support::data;
use twin::{Board, random_board};

/// The number of states above which the reference solver skips a board.
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

/// All methods share the precheck, so only searches without it can reveal a bug in it.
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
            // The other heuristics may show at once that there is no solution.
            let given = [("metric", metric), ("heuristic", "distance")];
            let name = method.info.name;
            let ran = run_without_prechecks(name, &board, &given);
            assert!(ran.moves.is_none(), "{name}\n{board}");
            // Without a goal, a bidirectional search finishes at once.
            assert!(ran.nodes > 0 || name == "bidirectional", "{name} skips\n{board}");
            match ran.ending {
                Ending::Exhausted => *proven.entry(name).or_insert(0) += 1,
                // It may search the same long paths repeatedly.
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

const METRICS: [&str; 2] = ["slide", "cell"];

/// The methods that guarantee the fewest moves, with heuristics that are admissible in both
/// metrics.
const SHORTEST: [(&str, &str); 9] = [
    ("bfs", ""),
    ("ucs", ""),
    ("bidirectional", ""),
    ("a-star", "blockers"),
    ("a-star", "blockers-of-blockers"),
    ("a-star", "closure"),
    ("ida-star", "blockers"),
    ("ida-star", "blockers-of-blockers"),
    ("ida-star", "closure"),
];

/// The result of one run.
struct Run {
    pub moves: Option<Vec<Move>>,
    pub ending: Ending,
    pub nodes: u64,
    pub bytes: u64,
    /// The proven lower bound on the number of moves.
    pub at_least: u64,
}

/// Runs a method with those of the parameters that it has.
fn run(name: &str, board: &Board, given: &[(&str, &str)], limits: Limits) -> Run {
    run_under(&mut Control::new(limits, &mut Unwatched), name, board, given)
}

/// Runs a method without prechecks, so that it always searches.
fn run_without_prechecks(name: &str, board: &Board, given: &[(&str, &str)]) -> Run {
    let mut observer = Unwatched;
    let limits = Limits { nodes: Some(50_000), bytes: None };
    let control = Control::new(limits, &mut observer);
    run_under(&mut control.without_prechecks(), name, board, given)
}

fn run_under(control: &mut Control, name: &str, board: &Board, given: &[(&str, &str)]) -> Run {
    let method = RushHour::methods().iter().find(|method| method.info.name == name).unwrap();
    let knows = |name: &str| method.info.params.iter().any(|param| param.name == name);
    let given = given.iter().filter(|(name, value)| knows(name) && !value.is_empty());
    let given: Vec<_> = given.map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let args = Args::read(method.info.params, &given).unwrap();
    let mut found = None;
    let ending = method.list(&board.puzzle(), &args, control, &mut |moves| {
        assert!(found.replace(moves.to_vec()).is_none(), "two solutions");
        ControlFlow::Break(())
    });
    let stats = control.stats();
    Run { moves: found, ending, nodes: stats.nodes, bytes: stats.bytes, at_least: stats.at_least }
}

/// A board of the larger sets.
struct Known {
    board: Board,
    slides: usize,
    /// The number of reachable states.
    states: usize,
    cells: Option<usize>,
}

/// Parses lines of `slides board cluster [cells name]`.
fn known(file: &str) -> Vec<Known> {
    let text = std::fs::read_to_string(data("rush-hour").join(file)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let known = lines.map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |at: usize| words.get(at).map(|word| word.parse::<usize>().unwrap());
        let board = Board::from_line(words[1]);
        Known { board, slides: number(0).unwrap(), states: number(2).unwrap(), cells: number(3) }
    });
    known.collect()
}

/// Checks `bfs` and one other method that guarantees the fewest moves, which `turn` selects. IDA*
/// runs only on small boards, because it trades time for memory.
fn check(known: &Known, turn: usize, metric: &str, optimum: usize) {
    for (name, heuristic) in [SHORTEST[0], SHORTEST[1 + turn % (SHORTEST.len() - 1)]] {
        if name == "ida-star" && known.states > 1000 {
            continue;
        }
        let given = [("metric", metric), ("heuristic", heuristic)];
        let ran = run(name, &known.board, &given, Limits::default());
        let about = format!("{name} {heuristic} {metric}\n{}", known.board);
        let moves = ran.moves.unwrap_or_else(|| panic!("{about}"));
        assert_eq!(twin::replayed(&known.board, &moves, metric), optimum, "{about}");
    }
}

#[test]
fn the_classic_boards_have_their_optimum_in_both_metrics() {
    for file in ["original40.txt", "jam40.txt"] {
        for (turn, known) in known(file).iter().enumerate() {
            check(known, turn, "slide", known.slides);
            check(known, turn + 3, "cell", known.cells.unwrap());
        }
    }
}

#[test]
fn a_sample_of_all_depths_has_its_optimum() {
    for (turn, known) in known("stratified.txt").iter().step_by(23).enumerate() {
        check(known, turn, "slide", known.slides);
    }
}

/// Novel states lead out of a dead end where the heuristic alone does not.
#[test]
fn what_is_new_leads_through_a_large_board() {
    let text =
        std::fs::read_to_string(data("rush-hour").join("larger_boards.txt")).unwrap_or_default();
    let Some(line) = text.lines().find(|line| line.starts_with("12 ")) else { return };
    let board = Board::from_line(line.split_whitespace().last().unwrap());
    let limits = Limits { nodes: Some(25_000), bytes: None };
    let moves = |novelty: &str| run("beam", &board, &[("novelty", novelty)], limits).moves;
    assert_eq!(moves("off"), None);
    let way = moves("on").unwrap();
    assert!(twin::replayed(&board, &way, "slide") < 30);
}

#[test]
fn polish_makes_a_path_shorter_and_keeps_it_legal() {
    let mut rng = rng(51);
    let (mut seen, mut shorter, mut cut) = (0, 0, 0);
    while seen < 1000 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", 300) else { continue };
        seen += 1;
        for metric in METRICS {
            let given = [("metric", metric), ("width", "4"), ("heuristic", "distance")];
            let plain = run("beam", &board, &given, Limits::default());
            let Some(moves) = plain.moves else { continue };
            let polished = |states: &str, nodes: Option<u64>| {
                let given = [given[0], given[1], given[2], ("polish", states)];
                let ran = run("beam", &board, &given, Limits { nodes, bytes: None });
                assert_eq!(ran.ending, Ending::Enough, "{given:?}\n{board}");
                twin::replayed(&board, &ran.moves.unwrap(), metric)
            };
            let all = polished("1000", None);
            assert_eq!(
                Some(all),
                twin::distance(&board, &cluster, metric),
                "all was near\n{board}"
            );
            assert!(polished("20", None) <= moves.len(), "{board}");
            // A path that was found must not be lost when shortening is stopped.
            assert!(polished("1000", Some(plain.nodes + 3)) <= moves.len(), "{board}");
            shorter += usize::from(all < moves.len());
            cut += usize::from(moves.len() > 1);
        }
    }
    assert!(shorter > 30 && cut > 100, "the boards are too easy: {shorter} {cut}");
}

/// The node limit. Small tables cost so much time that a run above it is left out.
const MOST_NODES: u64 = 50_000;

#[test]
fn ida_star_forgets_states_and_stays_right() {
    let mut rng = rng(41);
    let (mut seen, mut right, mut impossible) = (0, 0, 0);
    while seen < 300 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", 400) else { continue };
        // The smallest table has 64 slots.
        if cluster.len() <= 64 {
            continue;
        }
        seen += 1;
        for metric in METRICS {
            let optimum = run("bfs", &board, &[("metric", metric)], Limits::default()).moves;
            let optimum = optimum.map(|moves| moves.len());
            for heuristic in ["blockers", "closure"] {
                for table in ["0", "64", "128"] {
                    let given = [("metric", metric), ("heuristic", heuristic), ("table", table)];
                    let limits = Limits { nodes: Some(MOST_NODES), bytes: None };
                    let ran = run("ida-star", &board, &given, limits);
                    if matches!(ran.ending, Ending::Stopped(_)) {
                        continue;
                    }
                    let length = ran.moves.map(|moves| twin::replayed(&board, &moves, metric));
                    assert_eq!(length, optimum, "{given:?}\n{board}");
                    right += usize::from(optimum.is_some());
                    impossible += usize::from(optimum.is_none());
                }
            }
        }
    }
    assert!(right > 1000 && impossible > 50, "too few came to an end: {right} {impossible}");
}
