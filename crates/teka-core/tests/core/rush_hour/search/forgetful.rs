//! `ida-star` with a table far too small for the board: what it forgets may cost time,
//! never the answer.

use teka_core::control::Limits;
use teka_core::family::Ending;
use teka_core::rng::rng;

use super::boards::random_board;
use super::runs::{METRICS, run};
use super::twin;

/// A run that takes more is left out: forgetting costs that much time.
const MOST_NODES: u64 = 50_000;

#[test]
fn ida_star_forgets_states_and_stays_right() {
    let mut rng = rng(41);
    let (mut seen, mut right, mut impossible) = (0, 0, 0);
    while seen < 300 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", 400) else { continue };
        // The smallest table there is has 64 slots.
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
